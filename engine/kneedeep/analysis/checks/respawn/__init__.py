"""Checks of the respawn of fragged marines (RSP)."""
