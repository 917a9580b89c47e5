"""Numbers of the printed game: their addresses, their sheet, and a user's own in their place."""
