"""The elements that tools work on: areas, ids, copies, effects of deletions, similarity."""
