"""Games of people in a window or terminal: players, viewed moments, the story, screen sharing, files."""
