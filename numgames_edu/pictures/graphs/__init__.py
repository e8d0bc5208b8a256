"""Move graphs: what is drawn, where it stands, and the drawing."""
