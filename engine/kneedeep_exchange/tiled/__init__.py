"""Maps of the editor Tiled as values, and their two file formats, TMX (XML) and TMJ (JSON)."""
