"""Floor plates of worn metal, the tints of areas, and the striped thresholds: symbols with their origin at the north-west."""

from collections.abc import Callable, Iterator

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Shape, Symbol, polyline
from kneedeep.drawing.theme import Theme, mixed

PLATES = 32
PATTERNS = 8


def plate_number(x: int, y: int) -> int:
    """Which plate lies on a space: the same on every machine, without visible repetition."""
    mixed_bits = (x * 0x9E3779B1 ^ y * 0x85EBCA77) & 0xFFFFFFFF
    mixed_bits = ((mixed_bits ^ mixed_bits >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    return (mixed_bits >> 17) % PLATES


def plate(index: int, theme: Theme) -> Symbol:
    """The floor plate of that number (0…31), one space large."""
    dice = _numbers(index * 7919 + 17)
    base = mixed(theme.floor, theme.seam if next(dice) < 0.6 else theme.glint, 0.10 * next(dice) * theme.wear)
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(base))]
    shapes += _stains(dice, theme, base)
    shapes += _DECOR[_DECOR_OF[index]](dice, theme, base)
    shapes += _scratches(dice, theme)
    shapes += _bevel(theme)
    return Symbol(f"plate-{index}", (0, 0, 1, 1), tuple(shapes))


def tint(index: int, theme: Theme) -> Symbol:
    """The color and pattern laid over each space of an area; `index` counts the areas."""
    color = theme.areas[index % len(theme.areas)]
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(color, opacity=theme.tint))]
    pen = Paint(None, color, 0.022, min(1.0, theme.tint * 2.2), cap="flat")
    ink = Paint(color, opacity=min(1.0, theme.tint * 2.2))
    pattern = (index + index // PATTERNS) % PATTERNS
    if pattern == 0:
        shapes += [Dot(x, y, 0.03, ink) for x in (0.25, 0.75) for y in (0.25, 0.75)]
    elif pattern == 1:
        shapes += [Line(0.15, y + 0.15, 0.15 + 0.2, y - 0.05, pen) for y in (0.2, 0.7)]
        shapes += [Line(0.65, y + 0.15, 0.65 + 0.2, y - 0.05, pen) for y in (0.2, 0.7)]
    elif pattern == 2:
        shapes += [Line(x, y, x + 0.16, y, pen) for x in (0.17, 0.67) for y in (0.25, 0.75)]
    elif pattern == 3:
        for x in (0.25, 0.75):
            for y in (0.25, 0.75):
                shapes += [Line(x - 0.06, y, x + 0.06, y, pen), Line(x, y - 0.06, x, y + 0.06, pen)]
    elif pattern == 4:
        shapes += [Line(x, y, x, y + 0.16, pen) for x in (0.25, 0.75) for y in (0.17, 0.67)]
    elif pattern == 5:
        ring = pen._replace(width=0.02)
        shapes += [Dot(x, y, 0.055, ring) for x in (0.25, 0.75) for y in (0.25, 0.75)]
    elif pattern == 6:
        for x in (0.25, 0.75):
            for y in (0.25, 0.75):
                shapes.append(Path(polyline((x - 0.07, y + 0.04), (x, y - 0.04), (x + 0.07, y + 0.04)), pen))
    else:
        square = pen._replace(width=0.02)
        shapes += [Rect(x - 0.045, y - 0.045, 0.09, 0.09, square) for x in (0.25, 0.75) for y in (0.25, 0.75)]
    return Symbol(f"tint-{index}", (0, 0, 1, 1), tuple(shapes))


def threshold(theme: Theme) -> Symbol:
    """Hazard stripes on both sides of a door, two spaces long along x, centered on the door line."""
    shapes: list[Shape] = []
    dark = mixed(theme.ink, theme.floor, 0.15)
    faded = mixed(theme.stripe, theme.floor, 0.15 + 0.2 * theme.wear)
    for top in (-0.37, 0.21):
        shapes.append(Rect(-0.98, top, 1.96, 0.16, Paint(dark, opacity=0.85)))
        for step in range(7):
            x = -0.94 + step * 0.27
            points = ((x, top + 0.14), (x + 0.12, top + 0.02), (x + 0.25, top + 0.02), (x + 0.13, top + 0.14))
            shapes.append(Path((*polyline(*points), ("Z",)), Paint(faded, opacity=0.9)))
    return Symbol("threshold", (-1, -0.4, 2, 0.8), tuple(shapes))


def joint(theme: Theme) -> Symbol:
    """The line where two pieces meet at an opening, one edge long along x, centered on it."""
    shapes: list[Shape] = [
        Rect(-0.5, -0.045, 1, 0.09, Paint(mixed(theme.floor, theme.ink, 0.5), opacity=0.9)),
        Line(-0.5, -0.05, 0.5, -0.05, Paint(None, theme.glint, 0.015, 0.6, cap="flat")),
        Line(-0.5, 0.05, 0.5, 0.05, Paint(None, theme.ink, 0.015, 0.6, cap="flat")),
    ]
    shapes += [Dot(x / 8 - 0.4375, 0, 0.022, Paint(theme.steel)) for x in range(8)]
    return Symbol("joint", (-0.5, -0.08, 1, 0.16), tuple(shapes))


def loose(theme: Theme) -> Symbol:
    """An opening that meets nothing, one edge long along x: a wall with warning teeth, the outside to the north."""
    shapes: list[Shape] = [Rect(-0.5, -0.1, 1, 0.2, Paint(theme.wall_rim))]
    for step in range(3):
        x = -0.5 + step / 3
        points = ((x + 0.02, 0.08), (x + 1 / 6, -0.08), (x + 1 / 3 - 0.02, 0.08))
        shapes.append(Path((*polyline(*points), ("Z",)), Paint(theme.warning)))
    return Symbol("loose", (-0.5, -0.12, 1, 0.24), tuple(shapes))


def cap(theme: Theme) -> Symbol:
    """What marks a space of a dead end laid by the file's `caps: auto`: a sealed, cross-braced plate."""
    dark = Paint(None, theme.ink, 0.06, 0.4)
    light = Paint(None, theme.glint, 0.02, 0.5)
    shapes: tuple[Shape, ...] = (
        Rect(0.16, 0.16, 0.68, 0.68, Paint(theme.ink, theme.ink, 0.03, 0.22), 0.05),
        Line(0.2, 0.2, 0.8, 0.8, dark),
        Line(0.8, 0.2, 0.2, 0.8, dark),
        Line(0.2, 0.18, 0.8, 0.78, light),
        Line(0.8, 0.18, 0.2, 0.78, light),
        Dot(0.5, 0.5, 0.08, Paint(theme.steel, theme.ink, 0.02)),
    )
    return Symbol("cap", (0, 0, 1, 1), shapes)


_STONES = (
    ((0.13, 0.31), (0.24, 0.17), (0.38, 0.2), (0.42, 0.35), (0.28, 0.42)),
    ((0.6, 0.18), (0.76, 0.13), (0.87, 0.26), (0.78, 0.38), (0.63, 0.33)),
    ((0.46, 0.5), (0.6, 0.45), (0.7, 0.58), (0.58, 0.68), (0.44, 0.63)),
    ((0.14, 0.72), (0.27, 0.6), (0.36, 0.74), (0.29, 0.87), (0.17, 0.85)),
    ((0.68, 0.78), (0.82, 0.66), (0.9, 0.8), (0.83, 0.9), (0.7, 0.89)),
)


def rubble(theme: Theme, *, mirrored: bool = False) -> Symbol:
    """What marks a difficult space: stones that lie about; `mirrored`: lying otherwise, so that no pattern is seen."""
    stone = mixed(mixed(theme.floor, theme.glint, 0.35), theme.stripe, 0.28)
    shapes: list[Shape] = []
    for points in _STONES:
        lying = tuple((round(1 - x, 3), y) if mirrored else (x, y) for x, y in points)
        shade = tuple((x + 0.03, y + 0.04) for x, y in lying)
        shapes.append(Path((*polyline(*shade), ("Z",)), Paint(theme.ink, opacity=0.35)))
        shapes.append(Path((*polyline(*lying), ("Z",)), Paint(stone, theme.ink, 0.035)))
        shapes.append(Line(*lying[0], *lying[1], Paint(None, mixed(stone, "#ffffff", 0.5), 0.025)))
    return Symbol("rubble-2" if mirrored else "rubble", (0, 0, 1, 1), tuple(shapes))


def _numbers(seed: int) -> Iterator[float]:
    """An endless row of numbers from 0 to 1 that is the same on every machine."""
    state = (seed * 2654435761 + 12345) & 0xFFFFFFFF
    while True:
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (state >> 8) / 0x1000000


def _bevel(theme: Theme) -> list[Shape]:
    light = Paint(None, theme.glint, 0.022, 0.38, cap="flat")
    dark = Paint(None, theme.seam, 0.035, 0.9, cap="flat")
    return [
        Line(0.03, 0.022, 0.985, 0.022, light),
        Line(0.022, 0.03, 0.022, 0.985, light),
        Line(0, 0.987, 1, 0.987, dark),
        Line(0.987, 0, 0.987, 1, dark),
    ]


def _stains(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    shapes: list[Shape] = []
    for _ in range(int(next(dice) * 3.2) if theme.wear else 0):
        x, y, size = 0.2 + next(dice) * 0.6, 0.2 + next(dice) * 0.6, 0.07 + next(dice) * 0.11
        color = mixed(base, "#5a3418" if next(dice) < 0.4 else theme.seam, 0.75)
        strength = 0.10 + 0.13 * next(dice)
        for share in (1.0, 0.62):
            shapes.append(Dot(x, y, size * share, Paint(color, opacity=strength * theme.wear)))
        shapes.append(
            Dot(x + size * 0.8, y + size * 0.5, size * 0.4, Paint(color, opacity=strength * theme.wear))
        )
    return shapes


def _scratches(dice: Iterator[float], theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for _ in range(int(next(dice) * 4) if theme.wear else 0):
        x, y = 0.12 + next(dice) * 0.6, 0.12 + next(dice) * 0.7
        dx, dy = 0.08 + next(dice) * 0.2, (next(dice) - 0.5) * 0.22
        bright = next(dice) < 0.6
        paint = Paint(
            None, theme.glint if bright else theme.seam, 0.012, (0.3 if bright else 0.4) * theme.wear
        )
        shapes.append(Line(x, y, x + dx, y + dy, paint))
    return shapes


def _rivet(x: float, y: float, theme: Theme, radius: float = 0.026) -> list[Shape]:
    return [
        Dot(x + 0.008, y + 0.01, radius * 1.15, Paint(theme.seam, opacity=0.75)),
        Dot(x, y, radius, Paint(mixed(theme.floor, theme.glint, 0.35))),
    ]


def _rivets(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    return [shape for x in (0.1, 0.9) for y in (0.1, 0.9) for shape in _rivet(x, y, theme)]


def _plain(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    return []


def _groove(x1: float, y1: float, x2: float, y2: float, theme: Theme) -> list[Shape]:
    return [
        Line(x1, y1, x2, y2, Paint(None, theme.seam, 0.028, 0.75, cap="flat")),
        Line(x1 + 0.02, y1 + 0.02, x2 + 0.02, y2 + 0.02, Paint(None, theme.glint, 0.014, 0.35, cap="flat")),
    ]


def _split(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    at = 0.3 + 0.4 * next(dice)
    if next(dice) < 0.5:
        return (
            _groove(at, 0, at, 0.98, theme) + _rivet(at + 0.12, 0.12, theme) + _rivet(at + 0.12, 0.88, theme)
        )
    return _groove(0, at, 0.98, at, theme) + _rivet(0.12, at + 0.12, theme) + _rivet(0.88, at + 0.12, theme)


def _tread(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    shapes: list[Shape] = []
    for row in range(5):
        for column in range(5):
            x, y = 0.14 + column * 0.18, 0.14 + row * 0.18
            lean = 0.035 if (row + column) % 2 else -0.035
            shapes.append(
                Line(x - 0.035, y + lean, x + 0.035, y - lean, Paint(None, theme.glint, 0.022, 0.34))
            )
            shapes.append(
                Line(
                    x - 0.025,
                    y + lean + 0.018,
                    x + 0.045,
                    y - lean + 0.018,
                    Paint(None, theme.seam, 0.014, 0.5),
                )
            )
    return shapes


def _patch(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    x, y, width, height = 0.1 + 0.25 * next(dice), 0.1 + 0.25 * next(dice), 0.42, 0.36
    fill = mixed(base, theme.glint, 0.12)
    shapes: list[Shape] = [
        Rect(x + 0.015, y + 0.02, width, height, Paint(theme.seam, opacity=0.5), 0.02),
        Rect(x, y, width, height, Paint(fill, theme.seam, 0.014), 0.02),
    ]
    for dx in (0.05, width - 0.05):
        for dy in (0.05, height - 0.05):
            shapes += _rivet(x + dx, y + dy, theme, 0.018)
    return shapes


def _frame(dice: Iterator[float], theme: Theme, base: str) -> list[Shape]:
    fill = mixed(base, theme.seam, 0.12)
    return [
        Rect(0.14, 0.14, 0.72, 0.72, Paint(fill, theme.seam, 0.02), 0.06),
        Rect(0.155, 0.155, 0.72, 0.72, Paint(None, theme.glint, 0.012, 0.3), 0.06),
        *_rivets(dice, theme, base),
    ]


_DECOR: dict[str, Callable[[Iterator[float], Theme, str], list[Shape]]] = {
    "plain": _plain,
    "rivets": _rivets,
    "split": _split,
    "tread": _tread,
    "patch": _patch,
    "frame": _frame,
}
_DECOR_OF = (
    *("plain",) * 9,
    *("rivets",) * 9,
    *("split",) * 6,
    *("frame",) * 4,
    *("tread",) * 3,
    "patch",
)
