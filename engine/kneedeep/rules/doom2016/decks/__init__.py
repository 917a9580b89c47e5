"""Decks and hands of cards, and when cards may be played."""
