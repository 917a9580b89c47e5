"""A game in the terminal: board, sheets and choices as text, and the dialogue."""
