"""Turns of marines and invaders."""
