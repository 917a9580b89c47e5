"""Questions about games: the printed numbers that they depend on."""
