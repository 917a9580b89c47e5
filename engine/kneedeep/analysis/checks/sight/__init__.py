"""Checks of lines of sight (LOS)."""
