"""The dialog "Play from here": a game that begins at a chosen position."""
