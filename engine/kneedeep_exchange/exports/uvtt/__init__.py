"""The formats of virtual tabletops: walls that carry the sight of the game, doors, a picture."""
