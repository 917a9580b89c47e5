"""Checks of the arrival of invaders (SPN)."""
