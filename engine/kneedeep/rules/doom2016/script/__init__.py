"""The script of a scenario in a game of 2016."""
