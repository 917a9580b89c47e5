"""Checks of where invaders come in (SPN)."""
