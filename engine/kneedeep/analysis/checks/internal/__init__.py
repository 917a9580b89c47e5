"""Findings about the validator itself (INT)."""
