"""Where fragged marines come back in every state of the board."""
