"""The light of a lamp on nearby spaces, in rings clipped to each space."""

from functools import lru_cache
from math import cos, hypot, pi, sin

from kneedeep.drawing import Paint, Path, Rect, Shape, Symbol, Theme, mixed, polygon
from kneedeep.drawing.floors.floor_sets import set_of
from kneedeep.drawing.floors.strokes import Point
from kneedeep.drawing.space_outlines import rings_of

_RINGS = (2.45, 2.1, 1.75, 1.4, 1.05, 0.7)
"""The radii of the rings, in spaces."""
_CORNERS = 40


@lru_cache(maxsize=512)
def lamp_light(dx: int, dy: int, floor: str, theme: Theme) -> Symbol:
    """The light on a space from a lamp `dx` spaces west and `dy` spaces north of it, on a floor of a set."""
    paint = Paint(mixed(set_of(floor).glow, "#ffffff", 0.2), opacity=round(0.055 * strength(theme), 3))
    shapes: list[Shape] = []
    middle = (0.5 - dx, 0.5 - dy)
    for radius in _RINGS:
        if max(hypot(x - middle[0], y - middle[1]) for x in (0, 1) for y in (0, 1)) <= radius:
            shapes.append(Rect(0, 0, 1, 1, paint))
            continue
        seen = _cut(middle, radius)
        if len(seen) > 2:
            shapes.append(Path(polygon(*seen), paint))
    return Symbol(f"light-{floor}-{dx}-{dy}", (0, 0, 1, 1), tuple(shapes))


def strength(theme: Theme) -> float:
    """The strength of light in a theme. None in themes for paper or with plain colors."""
    if theme.wear < 0.5:
        return 0.0
    return 1.0 if theme.name == "dark" else 1.5


def _cut(middle: Point, radius: float) -> list[Point]:
    """A circle clipped to the unit square, as a polygon."""
    import shapely

    angles = (2 * pi * n / _CORNERS for n in range(_CORNERS))
    rim = [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle in angles]
    rings = rings_of(shapely.box(0, 0, 1, 1).intersection(shapely.Polygon(rim)))
    return list(dict.fromkeys((round(x, 2), round(y, 2)) for x, y in rings[0])) if rings else []
