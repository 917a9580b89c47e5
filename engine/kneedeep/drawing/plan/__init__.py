"""Plans: the contents of a picture as plain values."""
