"""How all pictures look: colours, shapes, lettering, and a canvas measured in cells."""
