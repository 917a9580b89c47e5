"""Pieces, tokens, doors, figures and the boxes they come in."""
