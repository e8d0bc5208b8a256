"""Commands of the terminal: `numgames lab`, `play`, `solve`, `print`."""
