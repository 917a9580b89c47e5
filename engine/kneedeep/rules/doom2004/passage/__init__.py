"""Ways over the board, and their obstacles."""
