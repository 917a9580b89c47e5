"""Paths over the board, obstacles on them, and doors."""
