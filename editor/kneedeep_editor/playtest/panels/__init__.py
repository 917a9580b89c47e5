"""The page of a game and its parts: decision, dice, cards, sheets, story."""
