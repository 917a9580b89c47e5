"""Games that people play, at a window or a terminal: players, moments, the story, who may look at the screen, files."""
