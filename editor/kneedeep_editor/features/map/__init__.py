"""Features of the map view, such as overlays, cursor, minimap, notices, number of marines."""
