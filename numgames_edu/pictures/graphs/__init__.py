"""Move graphs: which number may follow which, and where numbers and lines stand."""
