"""The board of a game: its picture, what a click on a space does, what is under the pointer."""
