"""The piece editor: a dialog in which the cells, openings and edges of a piece type are drawn."""
