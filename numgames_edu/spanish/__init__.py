"""Spanish: every sentence of a whole game, in the same rooms as in `english`.

Exercises and pictures have no rooms here yet: they speak English.

How it is written: to one pupil ("tú"), for Spain and America alike ("tomar", never "coger"), and
never so that a player's name would need a gender ("ha ganado", not "ganador"). A match is "la
partida", what is played is "el juego", the computer is "el robot". A number in a game has its
article ("el 9"), in mathematics it has none ("9 es múltiplo de 3"). A noun's `no` has "ningún" with
it ("ningún número par", "ninguna potencia de 2"), because only the noun knows its gender.
One takes numbers ("tomar"); only scripts whose rule book says so remove them ("quitar"). The two
numbers of a pair are "una pareja", each is "el compañero" of the other.

`agreement` and `verbs` are no rooms: they have words that change with their neighbours, for the
other modules.
"""
