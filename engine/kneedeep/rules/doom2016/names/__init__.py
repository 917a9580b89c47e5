"""The names of things in a game, and notes on rulings."""
