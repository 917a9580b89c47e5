"""Queries about games and the printed numbers they depend on."""
