"""The dialog "Set up a position": a game that begins at a chosen position."""
