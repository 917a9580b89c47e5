"""The formats of the map editor Tiled."""
