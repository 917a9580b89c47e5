"""The board of a game: its picture, the effects of clicks, the target of the pointer."""
