"""Walls, joints, printed edges and the borders of difficult spaces."""

from collections import defaultdict

from kneedeep.drawing.layered_picture import Layers
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, Plan
from kneedeep.drawing.primitive import Paint, Path, Segment, Segments
from kneedeep.drawing.symbols.symbol_table import plain_symbol

_WALL = 0.2
_DOTS, _FINE_DOTS = (0.004, 0.246), (0.004, 0.16267)
"""Dashes that are dots with round ends."""
TURN = {"north": 0, "east": 90, "south": 180, "west": 270}
"""How far the picture of a joint or a door is turned, by the side of its space."""


def draw_edges(layers: Layers, plan: Plan) -> None:
    """Draw walls with their shadows, joints, and edges that are printed in a color."""
    theme = layers.theme
    floor = {(x, y) for x, y, *_ in plan.spaces}
    walls: list[Segment] = []
    tops: list[Segment] = []
    special: dict[str, list[Segment]] = defaultdict(list)
    shadows: dict[str, list[Segment]] = {"across": [], "down": []}
    for x, y, side, kind in plan.edges:
        level = side == "north" or side == "south"
        left, top = x + (side == "east"), y + (side == "south")
        right, bottom = left + level, top + (not level)
        if kind == "joint":
            layers.use(
                "opening",
                plain_symbol("joint", theme),
                (left + right) / 2,
                (top + bottom) / 2,
                0 if level else 90,
            )
            continue
        if kind == "loose":
            layers.use(
                "opening", plain_symbol("loose", theme), (left + right) / 2, (top + bottom) / 2, TURN[side]
            )
        out = special[kind] if kind in ("impassable", "blocking") else walls
        out += (("M", left, top), ("L", right, bottom))
        if kind == "impassable":
            continue
        if out is walls:
            tops += (("M", left - 0.028, top - 0.028), ("L", right - 0.028, bottom - 0.028))
        if level and (left, top) in floor:
            shadows["across"] += _box(left, top, 1, _WALL / 2 + 0.17)
        elif not level and (left, top) in floor:
            shadows["down"] += _box(left, top, _WALL / 2 + 0.13, 1)
    if theme.shade:
        for segments in shadows.values():
            if segments:
                layers.items["shadow"].append(
                    Path(tuple(segments), Paint("#000000", opacity=theme.shade * 1.7))
                )
    if walls:
        shape, light = tuple(walls), tuple(tops)
        layers.items["wall"] += [
            Path(shape, Paint(None, theme.wall_rim, _WALL + 0.07, cap="square")),
            Path(shape, Paint(None, theme.wall, _WALL, cap="square")),
            Path(light, Paint(None, theme.wall_top, 0.07, cap="square")),
        ]
    for kind, segments in sorted(special.items()):
        draw_edge = _draw_impassable if kind == "impassable" else _draw_blocking
        draw_edge(layers, tuple(segments))


def _draw_blocking(layers: Layers, shape: Segments) -> None:
    """A solid red line; with bars across it where pictures have no color. Rule: Learn to Play p. 10 (blocking)."""
    theme = layers.theme
    layers.items["wall"] += [
        Path(shape, Paint(None, theme.wall_rim, 0.16)),
        Path(shape, Paint(None, theme.red, 0.09, cap="flat")),
    ]
    if theme.patterned:
        bars = Paint(None, "#ffffff", 0.09, 1, (0.06, 0.19), "flat")
        layers.items["wall"].append(Path(shape, bars))


def _draw_impassable(layers: Layers, shape: Segments) -> None:
    """A dotted red line; of rings where pictures have no color. Rule: Learn to Play p. 10 (impassable)."""
    theme = layers.theme
    for color, width in ((theme.wall_rim, 0.19), (theme.red, 0.13), ("#ffffff", 0.07 * theme.patterned)):
        if width:
            layers.items["wall"].append(Path(shape, Paint(None, color, width, 1, _DOTS)))


def draw_borders(layers: Layers, plan: Plan) -> None:
    """Draw a dotted blue border around difficult spaces. Rule: Learn to Play p. 10 (difficult)."""
    theme, inset = layers.theme, 1 / 6  # a whole number of dots on every side
    lines: list[Segment] = []
    for space in plan.spaces:
        border, x, y = space.border, space.x, space.y
        left, right = x + inset * bool(border & WEST), x + 1 - inset * bool(border & EAST)
        top, bottom = y + inset * bool(border & NORTH), y + 1 - inset * bool(border & SOUTH)
        for bit, ends in (
            (NORTH, (left, top, right, top)), (EAST, (right, top, right, bottom)),
            (SOUTH, (left, bottom, right, bottom)), (WEST, (left, top, left, bottom)),
        ):  # fmt: skip
            if border & bit:
                lines += (("M", *ends[:2]), ("L", *ends[2:]))
    if lines:
        shape = tuple(lines)
        for color, width in ((theme.wall_rim, 0.13), (theme.blue, 0.085)):
            layers.items["line"].append(Path(shape, Paint(None, color, width, 1, _FINE_DOTS)))


def _box(x: float, y: float, width: float, height: float) -> tuple[Segment, ...]:
    return (("M", x, y), ("L", x + width, y), ("L", x + width, y + height), ("L", x, y + height), ("Z",))
