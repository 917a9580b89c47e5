"""Floors, what lies on them, the light of lamps and the depth of walls: symbols with their origin at the north-west."""
