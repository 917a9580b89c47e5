"""Table mode: the map as a companion for a game with the real box on the table."""
