"""Checks of the file (SCN)."""
