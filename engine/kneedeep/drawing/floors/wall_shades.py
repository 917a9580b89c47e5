"""The depth of walls: their southern face, and their shadow on the floor of a space."""

from functools import lru_cache

from kneedeep.drawing import Paint, Rect, Shape, Symbol, Theme, mixed
from kneedeep.drawing.floors.floor_sets import ground_color, set_of
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST
from kneedeep.drawing.symbols.pictures import picture

WALL = 0.2
"""The thickness of a wall, half of it on each side of an edge."""
FACE = 0.24
"""The visible height of a wall's face below it."""
_STRIP = 0.06
"""The visible width of the remaining walls on posters."""
_NEAR, _FAR = (0.11, 0.25, 0.42), (0.06, 0.14, 0.24)
"""The reach of a shadow's steps: of northern and western walls, and of the others."""


@lru_cache(maxsize=1024)
def wall_shade(sides: int, floor: str, theme: Theme) -> Symbol:
    """The shade of walls at some sides (bits of the plan): the face of the northern wall, and shadows."""
    shapes: list[Shape] = []
    half = WALL / 2
    left, right = half * bool(sides & WEST), 1 - half * bool(sides & EAST)
    top, bottom = (half + FACE) * bool(sides & NORTH), 1 - half * bool(sides & SOUTH)
    width, height = round(right - left, 3), round(bottom - top, 3)
    step = Paint("#000000", opacity=round(theme.shade * 0.85, 3))
    for near, far in zip(_NEAR, _FAR, strict=True):
        places = (
            (NORTH, left, top, width, near),
            (WEST, left, top, near, height),
            (SOUTH, left, bottom - far, width, far),
            (EAST, right - far, top, far, height),
        )
        # Each rectangle is its own shape, so that overlaps in corners are darker.
        seen = ((round(x, 3), round(y, 3), round(w, 3), round(h, 3)) for side, x, y, w, h in places if sides & side)
        shapes += [Rect(*place, step) for place in seen]
    if sides & NORTH:
        shapes += picture("faces", set_of(floor).face, theme, _tone(floor, theme))
    if theme.poster:
        tone = Paint(_tone(floor, theme), theme.wall_rim, 0.016)
        strips = (
            (SOUTH, left, bottom - _STRIP, width, _STRIP),
            (WEST, left, half, _STRIP, 1 - 2 * half),
            (EAST, right - _STRIP, half, _STRIP, 1 - 2 * half),
        )
        shapes += [
            Rect(round(x, 3), round(y, 3), across, down, tone) for side, x, y, across, down in strips if sides & side
        ]
    return Symbol(f"wall-{floor}-{sides}", (0, 0, 1, 1), tuple(shapes))


def _tone(floor: str, theme: Theme) -> str:
    return mixed(mixed(theme.wall, theme.wall_rim, 0.3), ground_color(floor, theme), 0.45)
