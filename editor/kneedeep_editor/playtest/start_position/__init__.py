"""The dialog "Set up a position": the position at which a game begins."""
