"""The surroundings of the board: its shadow, hatching, and solid walls with a lit rim."""

from collections.abc import Iterator

from kneedeep.drawing import Item, Paint, Path, Symbol, Theme, Use, mixed, placed
from kneedeep.drawing.floors.strokes import lines, numbers
from kneedeep.drawing.plan.plan import Place, Plan
from kneedeep.drawing.poster.area_floors import seed_of
from kneedeep.drawing.poster.poster_style import PosterLook
from kneedeep.drawing.space_outlines import closed, outline, region, rings, rings_of

_SOLID = 0.38
"""The thickness of outer walls, in spaces."""
_SHADOWS = (1.2, 1.08, 0.96, 0.84, 0.72, 0.6, 0.48)
_FADING = tuple((1.2 + 0.32 * step, 0.4 + 0.065 * step) for step in range(13))
"""The steps of the fading ground outside: distance from the walls, distance from the map's rim."""
_GROUND = 0.06
_APART = 0.62
"""The distance between bundles of strokes."""


def world_ground(plan: Plan, theme: Theme, look: PosterLook) -> Iterator[Item]:
    """Yield the ground outside the walls, which fades with the distance and towards the rim of a picture."""
    if not plan.spaces:
        return
    board = region(tuple((space.x, space.y) for space in plan.spaces))
    paint = Paint(mixed(theme.background, theme.wall, look.world), opacity=_GROUND)
    for beyond, rim in _FADING:
        seen = board.buffer(beyond, quad_segs=4).intersection(board.envelope.buffer(rim, quad_segs=4))
        yield Path(closed(rings_of(seen)), paint)


def surroundings(
    plan: Plan, theme: Theme, look: PosterLook, *, hatched: bool = True
) -> tuple[list[Item], dict[str, Symbol]]:
    """The items below the board, and the symbols they use."""
    if not (spaces := tuple((space.x, space.y) for space in plan.spaces)):
        return [], {}
    shadow = Paint("#000000", opacity=round(look.shadow / len(_SHADOWS), 3))
    items: list[Item] = []
    if look.shadow:
        items += [placed(Path(outline(spaces, beyond, soft=True), shadow), 0.14, 0.22) for beyond in _SHADOWS]
    hatching = list(_hatching(plan, spaces)) if hatched else []
    items += hatching
    items.append(Path(outline(spaces, _SOLID), Paint(look.solid, theme.wall_rim, 0.09)))
    items.append(Path(outline(spaces, _SOLID - 0.08), Paint(None, theme.wall_top, 0.03, 0.3)))
    bundles = (_bundle(rim, way, look) for rim in (False, True) for way in range(len(_WAYS)))
    used = {use.symbol for use in hatching}
    return items, {bundle.name: bundle for bundle in bundles if bundle.name in used}


def _hatching(plan: Plan, spaces: tuple[Place, ...]) -> Iterator[Use]:
    """Yield bundles of strokes along the outline, as on hand-drawn maps."""
    dice = numbers(seed_of(plan))
    for beyond, rim, part in ((1.02, True, 0.62), (0.62, False, 1.0)):
        for ring in rings(spaces, beyond):
            for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
                count = max(1, round((abs(x2 - x1) + abs(y2 - y1)) / _APART))
                for number in range(count):
                    share = (number + next(dice)) / count
                    x, y = round(x1 + (x2 - x1) * share, 2), round(y1 + (y2 - y1) * share, 2)
                    name = _bundle_name(rim, int(next(dice) * len(_WAYS)))
                    if next(dice) < part:
                        yield Use(name, x, y)


_WAYS = ((1.0, 0.0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92), (0.0, 1.0), (-0.38, 0.92), (-0.7, 0.7), (-0.92, 0.38))
"""The directions of strokes."""
_STROKES = ((-0.15, 0.27), (0.0, 0.32), (0.15, 0.24))
"""The offsets of a bundle's strokes, and half their lengths."""


def _bundle_name(rim: bool, way: int) -> str:
    return f"hatch-{'rim' if rim else 'wall'}-{way}"


def _bundle(rim: bool, way: int, look: PosterLook) -> Symbol:
    dx, dy = _WAYS[way]
    ends = (
        (-dy * aside - dx * half, dx * aside - dy * half, -dy * aside + dx * half, dx * aside + dy * half)
        for aside, half in _STROKES
    )
    paint = Paint(None, look.hatch, 0.032 if rim else 0.045, 0.5 if rim else 0.9)
    return Symbol(_bundle_name(rim, way), (-0.4, -0.4, 0.8, 0.8), (lines(ends, paint),))
