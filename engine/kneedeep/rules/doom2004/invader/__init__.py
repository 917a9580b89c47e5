"""The invader: turns, decks and spawns. The event cards are in `doom2004.cards`."""
