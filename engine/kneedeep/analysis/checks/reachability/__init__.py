"""Checks of what can be reached (RCH)."""
