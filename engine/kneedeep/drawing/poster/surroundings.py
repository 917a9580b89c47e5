"""What is around the board: its shadow, hatching, and solid walls with a lit rim."""

from collections.abc import Iterator

from kneedeep.drawing import Item, Paint, Path, Segment, Theme, placed
from kneedeep.drawing.floors.strokes import numbers
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.poster.area_floors import seed_of
from kneedeep.drawing.poster.poster_style import PosterLook
from kneedeep.drawing.space_outlines import outline, rings

_SOLID = 0.38
"""How thick outer walls are, in spaces."""
_SHADOWS = (1.3, 1.05, 0.8, 0.6, 0.45)
_APART = 0.62
"""How far bundles of strokes are apart."""


def surroundings(plan: Plan, theme: Theme, look: PosterLook) -> Iterator[Item]:
    """Yield what is below the board."""
    spaces = [(space.x, space.y) for space in plan.spaces]
    if not spaces:
        return
    if look.shadow:
        paint = Paint("#000000", opacity=round(look.shadow / len(_SHADOWS), 3))
        for beyond in _SHADOWS:
            yield placed(Path(outline(spaces, beyond), paint), 0.16, 0.26)
    yield from _hatching(plan, spaces, look)
    yield Path(outline(spaces, _SOLID), Paint(look.solid, theme.wall_rim, 0.09))
    yield Path(outline(spaces, _SOLID - 0.08), Paint(None, theme.wall_top, 0.03, 0.3))


def _hatching(plan: Plan, spaces: list[tuple[int, int]], look: PosterLook) -> Iterator[Item]:
    """Yield bundles of strokes along the outline, as on maps drawn by hand."""
    dice = numbers(seed_of(plan))
    inner: list[Segment] = []
    outer: list[Segment] = []
    for beyond, strokes, part in ((0.62, inner, 1.0), (1.02, outer, 0.62)):
        for ring in rings(spaces, beyond):
            for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
                length = abs(x2 - x1) + abs(y2 - y1)
                count = max(1, round(length / _APART))
                for number in range(count):
                    share = (number + next(dice)) / count
                    middle = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
                    if next(dice) < part:
                        strokes += _bundle(middle, next(dice), next(dice))
    yield Path(tuple(outer), Paint(None, look.hatch, 0.035, 0.55))
    yield Path(tuple(inner), Paint(None, look.hatch, 0.045, 0.9))


_WAYS = ((1.0, 0.0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92), (0.0, 1.0), (-0.38, 0.92), (-0.7, 0.7), (-0.92, 0.38))


def _bundle(middle: tuple[float, float], turn: float, size: float) -> Iterator[Segment]:
    dx, dy = _WAYS[int(turn * len(_WAYS))]
    half = 0.2 + 0.12 * size
    for step in (-1, 0, 1):
        x, y = middle[0] - dy * 0.15 * step, middle[1] + dx * 0.15 * step
        long = half * (1.0 if step else 1.15)
        yield ("M", round(x - dx * long, 3), round(y - dy * long, 3))
        yield ("L", round(x + dx * long, 3), round(y + dy * long, 3))
