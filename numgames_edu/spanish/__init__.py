"""Spanish: every sentence of a whole game, in the same rooms as in `english`.

Exercises, pictures and the words of the command line have no rooms here yet: they speak English.
How it is written: to one pupil ("tú"), for Spain and America alike ("tomar", never "coger"), and
never so that a player's name would need a gender ("ha ganado", not "ganador"). A match is "la
partida", what is played "el juego". A number in a game has its article ("el 9"), in mathematics it
has none ("9 es múltiplo de 3"). What stands after "ningún" has that word with it ("ningún número
par", "ninguna potencia de 2"), because only the noun knows its gender.
"""
