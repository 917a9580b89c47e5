"""The board of a game: its picture, its animation, the targets of clicks."""
