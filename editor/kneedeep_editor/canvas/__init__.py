"""The map on the screen: what is seen of it, how it is painted, and what the pointer does there."""
