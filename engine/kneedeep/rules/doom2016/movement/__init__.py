"""Movement by the rules of 2016: steps, turns, teleporters, giving way."""
