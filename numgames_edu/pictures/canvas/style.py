"""The colours and signs of all pictures: each player has a colour and a shape. Loads nothing."""

# Okabe and Ito's colours; vermilion is dark enough for white numbers, as on the board.
BLUE, VERMILION, YELLOW, GREEN = "#0072B2", "#B34B00", "#F0E442", "#009E73"
PALE_BLUE, PALE_VERMILION = "#BFDCEC", "#F7D3B8"
INK, DIM, GREY, PALE = "#111111", "#3D3D3D", "#6B6B6B", "#8C8C8C"
OF_PLAYER = {1: BLUE, 2: VERMILION}
PALE_OF_PLAYER = {1: PALE_BLUE, 2: PALE_VERMILION}
MARKER = {1: "o", 2: "s"}
