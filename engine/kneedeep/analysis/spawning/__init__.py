"""Where invaders may be spawned, and where marines starve them of spawn spaces."""
