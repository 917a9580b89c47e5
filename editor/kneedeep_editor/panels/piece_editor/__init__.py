"""The piece editor: a dialog for drawing the spaces, openings and edges of a piece type."""
