"""The table of a game: its scene as plain values, its figures, the view that shows them."""
