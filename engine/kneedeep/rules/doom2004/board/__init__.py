"""Figures and tokens on the board."""
