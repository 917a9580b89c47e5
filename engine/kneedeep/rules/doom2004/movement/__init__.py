"""Movement of figures: steps, paths, passing friends, teleporters, exits."""
