"""Spaces, edges, sight, steps and distances as pure numbers and bit sets; knows no game."""
