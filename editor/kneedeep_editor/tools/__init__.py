"""The tools of the pointer on the map: they get places on the board, never mouse events, and make edits."""
