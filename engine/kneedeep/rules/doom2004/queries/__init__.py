"""Queries about a state that change nothing: options of a figure, needless questions, guessed numbers."""
