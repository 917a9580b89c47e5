"""Turns of marines and demons, and their order."""
