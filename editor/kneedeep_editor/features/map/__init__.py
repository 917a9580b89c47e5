"""Features of the map view: overlays, cursor, minimap, notices, number of marines."""
