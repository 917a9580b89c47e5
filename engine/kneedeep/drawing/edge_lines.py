"""Walls, joints, printed edges and the borders of difficult spaces."""

from collections import defaultdict

from kneedeep.drawing.floors.wall_shades import WALL
from kneedeep.drawing.layered_picture import Layers
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, Place, Plan
from kneedeep.drawing.primitive import Paint, Path, Segment, Segments
from kneedeep.drawing.symbols.symbol_table import plain_symbol
from kneedeep.model.geometry import runs

_DOTS, _FINE_DOTS = (0.004, 0.246), (0.004, 0.16267)
"""Dash patterns that give dots, since their ends are round."""
TURN = {"north": 0, "east": 90, "south": 180, "west": 270}
"""The rotation of a joint's or door's picture by the side of its space."""

SIDE_BITS = {
    "north": (NORTH, 0, -1, SOUTH),
    "east": (EAST, 1, 0, WEST),
    "south": (SOUTH, 0, 1, NORTH),
    "west": (WEST, -1, 0, EAST),
}
"""By side: its bit, the step to the space beyond, and the bit of the opposite side."""


def wall_sides(plan: Plan) -> dict[Place, int]:
    """The bits of the sides of each space that have walls."""
    sides: dict[Place, int] = defaultdict(int)
    for x, y, side, kind in plan.edges:
        if kind in ("wall", "loose"):
            bit, dx, dy, opposite = SIDE_BITS[side]
            sides[x, y] |= bit
            sides[x + dx, y + dy] |= opposite
    return sides


def draw_edges(layers: Layers, plan: Plan) -> None:
    """Draw walls with their shadows, joints, and printed colored edges."""
    theme = layers.theme
    walls: list[tuple[bool, int, int]] = []
    special: dict[str, list[Segment]] = defaultdict(list)
    for x, y, side, kind in plan.edges:
        level = side == "north" or side == "south"
        left, top = x + (side == "east"), y + (side == "south")
        right, bottom = left + level, top + (not level)
        if kind == "joint":
            layers.use(
                "opening", plain_symbol("joint", theme), (left + right) / 2, (top + bottom) / 2, 0 if level else 90
            )
            continue
        if kind == "loose":
            layers.use("opening", plain_symbol("loose", theme), (left + right) / 2, (top + bottom) / 2, TURN[side])
        if kind in ("impassable", "blocking"):
            special[kind] += (("M", left, top), ("L", right, bottom))
        else:
            walls.append((level, left, top))
    if walls:
        joined = _joined(walls)
        shape, light = _strokes(joined, 0), _strokes(joined, -0.028)
        layers.items["wall"] += [
            Path(shape, Paint(None, theme.wall_rim, WALL + 0.07, cap="square")),
            Path(shape, Paint(None, theme.wall, WALL, cap="square")),
            Path(light, Paint(None, theme.wall_top, 0.07, cap="square")),
        ]
    for kind, segments in sorted(special.items()):
        draw_edge = _draw_impassable if kind == "impassable" else _draw_blocking
        draw_edge(layers, tuple(segments))


def _draw_blocking(layers: Layers, shape: Segments) -> None:
    """A solid red line, with crossbars if the picture has no color. Rule: Learn to Play p. 10 (blocking)."""
    theme = layers.theme
    rim, line = Paint(None, theme.wall_rim, 0.16), Paint(None, theme.red, 0.09, cap="flat")
    layers.items["wall"] += [Path(shape, rim), Path(shape, line)]
    if theme.patterned:
        bars = Paint(None, "#ffffff", 0.09, 1, (0.06, 0.19), "flat")
        layers.items["wall"].append(Path(shape, bars))


def _draw_impassable(layers: Layers, shape: Segments) -> None:
    """A dotted red line, of rings if the picture has no color. Rule: Learn to Play p. 10 (impassable)."""
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


def _joined(walls: list[tuple[bool, int, int]]) -> list[tuple[int, int, int, int]]:
    """The horizontal or vertical edges (from x, y) as long strokes (x1, y1, x2, y2), the southernmost first."""
    found = runs(((not level, -y if level else -x), x if level else y) for level, x, y in walls)
    return [
        (-row, start, -row, start + length) if upright else (start, -row, start + length, -row)
        for (upright, row), start, length in found
    ]


def _strokes(lines: list[tuple[int, int, int, int]], shift: float) -> Segments:
    """The strokes moved by `shift` to the south-east."""
    segments: list[Segment] = []
    for x1, y1, x2, y2 in lines:
        segments += (("M", x1 + shift, y1 + shift), ("L", x2 + shift, y2 + shift))
    return tuple(segments)
