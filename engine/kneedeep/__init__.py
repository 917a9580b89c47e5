"""Scenarios of a dungeon board game as files: read, checked, drawn and played, without a window."""

__version__ = "0.1.0"
