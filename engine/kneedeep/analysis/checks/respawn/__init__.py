"""Checks of where fragged marines come back (RSP)."""
