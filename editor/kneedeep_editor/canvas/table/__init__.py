"""The table of a game: its scene as plain values, its animation, its view."""
