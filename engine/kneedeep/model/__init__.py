"""Scenarios as data: their elements and files, the parts of the boxes, spaces and edges."""
