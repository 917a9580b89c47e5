"""The elements for tools: areas, ids, copies, deletions, similarity."""
