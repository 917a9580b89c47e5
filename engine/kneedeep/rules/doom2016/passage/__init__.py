"""Ways over the board, what stops them, and doors."""
