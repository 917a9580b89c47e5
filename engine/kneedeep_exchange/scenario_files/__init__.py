"""Scenarios from other files: embedded ones, or imported maps of other programs."""
