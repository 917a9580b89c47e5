"""Symbols of doors, figures, floors, tokens and weapons."""
