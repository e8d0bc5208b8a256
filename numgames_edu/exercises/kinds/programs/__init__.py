"""Questions that a pupil's function answers: how it is run, a rule, a strategy."""
