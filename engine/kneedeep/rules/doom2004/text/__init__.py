"""A game in words: names, actions, reasons, sheets and the story of its events."""
