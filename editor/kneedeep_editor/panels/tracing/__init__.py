"""The panel of a picture to trace: for the map, and for the drawing of a piece type."""
