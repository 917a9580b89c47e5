"""The script of a scenario in a game: its index, the context of its conditions, its effects and triggers."""
