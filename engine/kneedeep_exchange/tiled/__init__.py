"""Maps of the editor Tiled: what such a map holds, and its two kinds of files, TMX (XML) and TMJ (JSON)."""
