"""The page of a game and its parts, such as decision, dice, cards, sheets, story."""
