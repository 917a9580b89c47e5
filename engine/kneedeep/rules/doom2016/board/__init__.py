"""The board in a game of 2016: spaces with some doors open, figures, doors, tokens."""
