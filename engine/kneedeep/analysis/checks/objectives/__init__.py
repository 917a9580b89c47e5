"""Checks of victory and script (OBJ)."""
