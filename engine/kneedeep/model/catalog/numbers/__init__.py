"""Numbers of the printed game: their addresses, their sheet, and a user's overrides."""
