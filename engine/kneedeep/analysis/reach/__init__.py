"""What marines and invaders can reach, and in which states of the board."""
