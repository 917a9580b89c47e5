"""What playing in a window is made of: its commands, who plays, how games begin, their files, the window meanwhile."""
