"""Bots for the 2016 game."""
