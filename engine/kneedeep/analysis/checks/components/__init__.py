"""Checks of the parts in the box (CMP)."""
