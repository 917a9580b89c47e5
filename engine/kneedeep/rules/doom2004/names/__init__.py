"""The names of things in a game, and words about actions."""
