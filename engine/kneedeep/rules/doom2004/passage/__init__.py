"""Ways over the board, and what stops them."""
