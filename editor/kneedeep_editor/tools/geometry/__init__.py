"""Geometry for tools: hit tests, snapping, free places, door lines, distances."""
