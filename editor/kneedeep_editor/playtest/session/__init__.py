"""The current game: its players, history, files and course."""
