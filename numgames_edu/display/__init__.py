"""What is shown of a game, as plain data, text and SVG. Knows no widget."""
