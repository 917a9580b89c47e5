"""A game in the terminal: its board, sheets and choices in text, and the dialogue."""
