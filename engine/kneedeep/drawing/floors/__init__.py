"""Floors, ornaments, lamp light and wall shades, as symbols with their origin at the north-west."""
