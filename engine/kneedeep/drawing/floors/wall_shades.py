"""The depth of walls: their face to the south of them, and the shadow that they throw on the floor of a space."""

from collections.abc import Callable
from functools import lru_cache

from kneedeep.drawing import Paint, Path, Rect, Shape, Symbol, Theme, mixed, polygon
from kneedeep.drawing.floors.floor_sets import ground_color, set_of
from kneedeep.drawing.floors.strokes import broken_line, lines, numbers, ragged
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST

WALL = 0.2
"""The thickness of a wall; half of it lies on each side of an edge."""
FACE = 0.24
"""How much of a wall's face is seen below it."""
_STRIP = 0.06
"""How much of the other walls is seen on posters."""
_NEAR, _FAR = (0.11, 0.25, 0.42), (0.06, 0.14, 0.24)
"""How far the steps of a shadow reach, of walls in the light's way and of others."""


@lru_cache(maxsize=1024)
def wall_shade(sides: int, floor: str, theme: Theme) -> Symbol:
    """The shade of walls at some sides (bits of the plan) on a floor: the northern wall's face, and shadows."""
    shapes: list[Shape] = []
    half = WALL / 2
    left, right = half * bool(sides & WEST), 1 - half * bool(sides & EAST)
    top, bottom = (half + FACE) * bool(sides & NORTH), 1 - half * bool(sides & SOUTH)
    width, height = round(right - left, 3), round(bottom - top, 3)
    step = Paint("#000000", opacity=round(theme.shade * 0.85, 3))
    for near, far in zip(_NEAR, _FAR, strict=True):
        places: list[tuple[float, float, float, float]] = []
        if sides & NORTH:
            places.append((left, top, width, near))
        if sides & WEST:
            places.append((left, top, near, height))
        if sides & SOUTH:
            places.append((left, bottom - far, width, far))
        if sides & EAST:
            places.append((right - far, top, far, height))
        # One rectangle is one shape: where two overlap in a corner it is darker.
        shapes += [
            Rect(round(x, 3), round(y, 3), round(across, 3), round(down, 3), step) for x, y, across, down in places
        ]
    if sides & NORTH:
        shapes += _face(floor, left, right, theme)
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


def _face(floor: str, left: float, right: float, theme: Theme) -> list[Shape]:
    tone = _tone(floor, theme)
    top, bottom = WALL / 2, WALL / 2 + FACE
    shapes: list[Shape] = [Rect(left, top, round(right - left, 3), FACE, Paint(tone))]
    shapes += _FACES[set_of(floor).face](left, right, tone, theme)
    shapes.append(lines(((left, bottom, right, bottom),), Paint(None, theme.wall_rim, 0.022, 0.75, cap="flat")))
    return shapes


def _panels(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top, bottom = WALL / 2, WALL / 2 + FACE
    dark, light = mixed(tone, theme.wall_rim, 0.6), mixed(tone, theme.glint, 0.3)
    return [
        lines(((0.5, top, 0.5, bottom), (0.99, top, 0.99, bottom)), Paint(None, dark, 0.02, cap="flat")),
        lines(((left, bottom - 0.05, right, bottom - 0.05),), Paint(None, light, 0.014, 0.7, cap="flat")),
    ]


def _ribs(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top, bottom = WALL / 2, WALL / 2 + FACE
    dark = Paint(None, mixed(tone, theme.wall_rim, 0.55), 0.05, cap="flat")
    return [lines(((0.1 + 0.2 * n, top, 0.1 + 0.2 * n, bottom) for n in range(5)), dark)]


def _band(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    color = mixed(tone, "#2f86b4", 0.55)
    return [
        Rect(left, WALL / 2 + 0.07, round(right - left, 3), 0.045, Paint(color)),
        lines(
            ((0.99, WALL / 2, 0.99, WALL / 2 + FACE),), Paint(None, mixed(tone, theme.wall_rim, 0.4), 0.016, cap="flat")
        ),
    ]


def _hazard(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top, bottom = WALL / 2 + 0.07, WALL / 2 + FACE
    yellow = Paint(mixed(tone, theme.stripe, 0.5))
    bars = []
    for n in range(5):
        x = 0.2 * n
        bars.append(polygon((x, bottom), (x + 0.1, bottom), (x + 0.17, top), (x + 0.07, top)))
    shown = tuple(step for bar in bars for step in bar)
    return [
        Rect(left, top, round(right - left, 3), round(bottom - top, 3), Paint(mixed(tone, theme.wall_rim, 0.6))),
        Path(shown, yellow),
    ]


def _ice(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top = WALL / 2
    pale = Paint(mixed(tone, theme.glint, 0.5), opacity=0.8)
    drops: list[tuple[float, float]] = [(left, top)]
    for n in range(8):
        x = left + (right - left) * (n + 0.5) / 8
        long = (0.1, 0.16, 0.07, 0.13, 0.18, 0.08, 0.14, 0.1)[n]
        drops += [
            (round(x - 0.03, 3), top + 0.04),
            (round(x, 3), round(top + long, 3)),
            (round(x + 0.03, 3), top + 0.04),
        ]
    drops.append((right, top))
    return [Path(polygon(*drops), pale)]


def _flesh(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top, bottom = WALL / 2, WALL / 2 + FACE
    dice = numbers(5)
    rim = ragged(dice, (right, bottom), (left, bottom), 8, 0.06)
    vein = ragged(dice, (left, top + 0.08), (right, top + 0.08), 7, 0.09)
    return [
        Path(polygon((left, top), (right, top), *rim), Paint(mixed(tone, "#4a100c", 0.55))),
        Path(broken_line(vein), Paint(None, mixed(tone, "#a03020", 0.6), 0.02)),
    ]


def _bricks(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top, bottom = WALL / 2, WALL / 2 + FACE
    middle = round((top + bottom) / 2, 3)
    joints = [(left, middle, right, middle)]
    joints += [(x, top, x, middle) for x in (0.25, 0.75)] + [(x, middle, x, bottom) for x in (0.5, 0.995)]
    return [lines(joints, Paint(None, mixed(tone, theme.wall_rim, 0.55), 0.02, cap="flat"))]


def _crags(left: float, right: float, tone: str, theme: Theme) -> list[Shape]:
    top, bottom = WALL / 2, WALL / 2 + FACE
    rim = ragged(numbers(9), (right, bottom - 0.02), (left, bottom - 0.02), 9, 0.07)
    cuts = [(x, top, x + 0.03, top + 0.1) for x in (0.2, 0.42, 0.63, 0.86)]
    return [
        Path(polygon((left, top), (right, top), *rim), Paint(mixed(tone, theme.glint, 0.1))),
        lines(cuts, Paint(None, mixed(tone, theme.wall_rim, 0.5), 0.02)),
    ]


_FACES: dict[str, Callable[[float, float, str, Theme], list[Shape]]] = {
    "panels": _panels,
    "ribs": _ribs,
    "band": _band,
    "hazard": _hazard,
    "ice": _ice,
    "flesh": _flesh,
    "bricks": _bricks,
    "crags": _crags,
}
