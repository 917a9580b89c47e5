"""Overlays for a game in progress: badges on figures, targets, dice."""

from collections.abc import Container, Iterable
from typing import NamedTuple

from kneedeep.drawing import DisplayList, Dot, Item, Line, Paint, Path, Rect, Text, Theme, mixed, polygon
from kneedeep.drawing.pawn_pictures import badge, figure_picture
from kneedeep.drawing.plan.plan import Place, PlanDoor, PlanFigure, turned
from kneedeep.drawing.scene import door_middle
from kneedeep.drawing.symbols.chip import text_width

ACTING = "#ffd257"
SEAT_COLORS = {"red": "#e0413a", "green": "#3fbf5f", "blue": "#4a97f5", "yellow": "#f2c81e"}
"""The colors of the marines by seat."""
_WOUNDS = "#a3161c"
_SMALL = 0.2
"""The text size of wounds and chances, in spaces."""
_LARGE = 0.42
"""The text size of a change of wounds, in spaces."""
_ARMOR = "#4a6a8c"


class Pawn(NamedTuple):
    """A figure in a game.

    `left`: remaining wounds. `armor`: armor tokens. `order`: a letter. `acting`: it acts now. `done`: it has acted.
    `color`: that of the marine's seat.
    """

    figure: PlanFigure
    left: int
    armor: int = 0
    order: str = ""
    acting: bool = False
    done: bool = False
    color: str = ""


def pawn_picture(pawn: Pawn, theme: Theme) -> DisplayList:
    """The picture of a figure with its badges, relative to the north-west corner of its footprint."""
    figure = pawn.figure._replace(at=(0, 0))
    drawn = figure_picture(figure, theme)
    width, height = turned(figure.footprint, figure.turn)
    items: list[Item] = []
    if pawn.color in SEAT_COLORS:
        items.append(_ring(width, height, Paint(None, SEAT_COLORS[pawn.color], 0.075), 0.075))
    if pawn.done:
        items.append(_ring(width, height, Paint("#000000", opacity=0.5), 0.05))
    if pawn.acting:
        items.append(_ring(width, height, Paint(None, "#000000", 0.13), 0.03))
        items.append(_ring(width, height, Paint(None, ACTING, 0.08), 0.03))
    items += badge(f"♥{pawn.left}", width - 0.03 - _half(f"♥{pawn.left}"), 0.15, _WOUNDS, size=_SMALL)
    if pawn.armor:
        items += _shield(width - 0.16, 0.44, pawn.armor)
    if pawn.order:
        items += badge(pawn.order, 0.17, 0.15, mixed(theme.marine, "#ffffff", 0.15), size=0.2)
    return drawn._replace(layers=(*drawn.layers, ("badge", tuple(items))))


WOUNDED, HEALED = "#d8232b", "#1f8f4a"
"""The colors of a figure that loses wounds, and of one that recovers some."""


def change_picture(change: int) -> DisplayList:
    """The picture of a change of wounds, such as `−2`, in a box of one unit."""
    text = f"+{change}" if change > 0 else f"−{-change}"
    items = badge(text, 0.5, 0.5, HEALED if change > 0 else WOUNDED, size=_LARGE)
    return DisplayList((0, 0, 1, 1), (("badge", tuple(items)),), {}, None)


def _half(text: str) -> float:
    """Half the width of a small badge, which lets it fit into its own space."""
    return max(_SMALL * 1.3, text_width(text, _SMALL) + _SMALL * 0.5) / 2


def _ring(width: float, height: float, paint: Paint, inset: float) -> Item:
    if width == height == 1:
        return Dot(0.5, 0.5, 0.5 - inset, paint)
    return Rect(inset, inset, width - 2 * inset, height - 2 * inset, paint, 0.4)


def _shield(x: float, y: float, count: int) -> list[Item]:
    shape = polygon(
        (x - 0.13, y - 0.13), (x + 0.13, y - 0.13), (x + 0.13, y + 0.05), (x, y + 0.18), (x - 0.13, y + 0.05)
    )
    return [Path(shape, Paint(_ARMOR, "#ffffff", 0.025)), Text(x, round(y + 0.07, 3), str(count), 0.2, "#ffffff")]


class Target(NamedTuple):
    """A clickable target, such as a figure to attack: the box of its spaces and a short text."""

    x: float
    y: float
    width: float
    height: float
    text: str = ""
    color: str = "#ff5a5f"


def targets_picture(targets: list[Target]) -> DisplayList:
    """The picture of targets: corner marks around each, with its text in the upper left corner."""
    items: list[Item] = []
    for x, y, width, height, text, color in targets:
        right, bottom, arm = x + width, y + height, 0.24
        for ink, thick in (("#000000", 0.15), (color, 0.08)):
            paint = Paint(None, ink, thick)
            for cx, dx in ((x, arm), (right, -arm)):
                for cy, dy in ((y, arm), (bottom, -arm)):
                    items += [Line(cx, cy, cx + dx, cy, paint), Line(cx, cy, cx, cy + dy, paint)]
        if text:
            # Inside the upper left corner, where the badge covers no wounds.
            items += badge(text, x - 0.02 + _half(text), y + 0.15, mixed(color, "#000000", 0.45), size=_SMALL)
    return DisplayList((0, 0, 1, 1), (("target", tuple(items)),), {}, None)


_LEAF, _LEAF_RIM = "#d8d2bd", "#14171a"


def shut_doors_picture(doors: Iterable[PlanDoor], covered: Container[Place]) -> DisplayList:
    """The picture of shut doors next to covered spaces, drawn over the figures that hide these doors."""
    items: list[Item] = []
    for door in doors:
        x, y = door_middle(door)
        around = ((int(x) + dx, int(y) + dy) for dx in (-1, 0) for dy in (-1, 0))
        if door.open or not any(space in covered for space in around):
            continue
        wide, high = (0.14, 1.8) if door.side in ("east", "west") else (1.8, 0.14)
        items.append(Rect(x - wide / 2, y - high / 2, wide, high, Paint(_LEAF, _LEAF_RIM, 0.05), 0.04))
    return DisplayList((0, 0, 1, 1), (("door", tuple(items)),) if items else (), {}, None)


DIE_COLORS = {"black": "#2b2f33", "yellow": "#e8c21d", "red": "#c62a24", "green": "#2f9146", "blue": "#2f6fd0"}


_HITS = {0: (), 1: ((0.5, 0.48),), 2: ((0.34, 0.34), (0.66, 0.62)), 3: ((0.28, 0.28), (0.5, 0.48), (0.72, 0.68))}
"""The positions of hits on a die face without a range."""


def die_picture(color: str, far: int | None, hurt: int, *, bullet: bool, miss: bool) -> DisplayList:
    """The picture of a die in a box of one unit: a range, drops for damage, a bullet, or a cross for a miss.

    Without a range it has a dot for each hit, or their number if there are many.
    """
    fill = DIE_COLORS.get(color, "#8b959d")
    ink = "#14171a" if color == "yellow" else "#ffffff"
    items: list[Item] = [
        Rect(0.05, 0.05, 0.9, 0.9, Paint(mixed(fill, "#000000", 0.25)), 0.16),
        Rect(0.05, 0.05, 0.9, 0.86, Paint(fill, mixed(fill, "#ffffff", 0.4), 0.03), 0.16),
    ]
    if miss:
        paint = Paint(None, ink, 0.11)
        items += [Line(0.3, 0.28, 0.7, 0.68, paint), Line(0.7, 0.28, 0.3, 0.68, paint)]
    elif far is None:
        if hurt in _HITS:
            items += [Dot(x, y, 0.11, Paint(ink)) for x, y in _HITS[hurt]]
        else:
            items.append(Text(0.5, 0.65, str(hurt), 0.5, ink))
    else:
        items.append(Text(0.33, 0.6, str(far), 0.44, ink))
        for number in range(hurt):
            items += _drop(0.7 + 0.16 * (number % 2) - (0.08 if hurt > 1 else 0), 0.28 + 0.25 * (number // 2), ink)
        if bullet:
            items += [
                Rect(0.24, 0.7, 0.3, 0.13, Paint(ink), 0.02),
                Path(polygon((0.54, 0.7), (0.66, 0.765), (0.54, 0.83)), Paint(ink)),
            ]
    return DisplayList((0, 0, 1, 1), (("die", tuple(items)),), {}, None)


def _drop(x: float, y: float, ink: str) -> list[Item]:
    return [
        Dot(x, y, 0.07, Paint(ink)),
        Path(polygon((x - 0.062, y - 0.03), (x, y - 0.15), (x + 0.062, y - 0.03)), Paint(ink)),
    ]
