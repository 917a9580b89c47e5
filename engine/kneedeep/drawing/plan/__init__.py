"""Plans: the content of a picture, as plain values."""
