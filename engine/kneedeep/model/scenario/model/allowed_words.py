"""The words that several kinds of elements share: lists of allowed ones, and descriptions of equal keys."""

Space = tuple[int, int]
FORMAT = 1
SIDES = ("east", "south", "west", "north")
DOOR_KINDS = ("door", "security", "airlock", "passage")
TURNS = (0, 90, 180, 270)

ID = "Name of this element, unique in the file."
TEXT = "Read aloud when the element is first used, opened or revealed."
DO = "Steps carried out when the element is first used, opened or revealed."
NOTE = "For the invader player only."
MARINES = "With how many marines it is there: 2 = two or more, [1, 3] = exactly one or three."
SPACES = "Several of them at once, each at one of these spaces."
