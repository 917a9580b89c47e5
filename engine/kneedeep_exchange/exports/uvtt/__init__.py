"""Formats of virtual tabletops: a picture, doors, and walls that give the game's lines of sight."""
