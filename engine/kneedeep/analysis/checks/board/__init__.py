"""Checks of the board (BRD)."""
