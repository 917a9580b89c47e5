"""The current game: its players, its history and files, its start and course."""
