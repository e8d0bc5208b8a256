"""The kinds of questions: what is asked, how an answer is judged, and others like it. No widget."""
