"""Positions for tools: hit test, snapping, free places, lines, distances."""
