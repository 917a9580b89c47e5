"""Wounds and what brings them."""
