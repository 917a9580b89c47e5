"""Table mode: the map as a companion to a game with the real box."""
