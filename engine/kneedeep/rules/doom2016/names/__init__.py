"""The names of elements in a game, and notes on rulings."""
