"""The allowed words that several kinds of elements share."""

Space = tuple[int, int]
FORMAT = 2
"""The newest format. A file has the first one unless it needs more."""
FIRST_FORMAT = 1
SIDES = ("east", "south", "west", "north")
DOOR_KINDS = ("door", "security", "airlock", "passage")
TURNS = (0, 90, 180, 270)
