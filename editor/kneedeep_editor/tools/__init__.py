"""What the pointer does on the map: tools get places on the board, never mouse events, and speak edits."""
