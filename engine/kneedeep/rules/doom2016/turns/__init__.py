"""Turns of marines and demons, and whose turn is next."""
