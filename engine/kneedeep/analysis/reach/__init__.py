"""The reach of marines and invaders, and the states of the board."""
