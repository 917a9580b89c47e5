"""Questions about a state that change nothing: what a figure can do, what needs no answer, which numbers are guesses."""
