"""Decks and hands of cards, and the moments at which cards may be played."""
