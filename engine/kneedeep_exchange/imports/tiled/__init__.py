"""Maps of Tiled as scenarios."""
