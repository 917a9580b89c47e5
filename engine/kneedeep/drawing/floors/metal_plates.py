"""Plates of metal: the base, its corridors, and works with gratings."""

from collections.abc import Callable, Iterator

from kneedeep.drawing import Paint, Rect, Shape, Theme, mixed
from kneedeep.drawing.floors.strokes import bevel, groove, lines, rivet, scratches, stains

Decor = Callable[[Iterator[float], Theme, str], list[Shape]]


def base(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """A worn plate, plain, riveted, split, framed, with a tread or a patch."""
    tone = mixed(ground, theme.seam if next(dice) < 0.6 else theme.glint, 0.10 * next(dice) * theme.wear)
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(tone))]
    shapes += stains(dice, theme, tone)
    shapes += _BASE[index](dice, theme, tone)
    shapes += scratches(dice, theme)
    return shapes + bevel(theme)


def deck(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """A tread plate of a corridor; some are worn smooth in the middle."""
    tone = mixed(ground, theme.seam, 0.08 * next(dice) * theme.wear)
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(tone))]
    if index % 4 == 3:
        cut = 0.22 if index % 8 == 3 else 0.78
        shapes += groove(((0, cut, 0.98, cut), (0, 1 - cut, 0.98, 1 - cut)), theme)
        shapes += [one for x in (0.12, 0.5, 0.88) for one in rivet(x, 0.5, theme, 0.02)]
    else:
        shapes += _studs(theme, skipped=(index % 4 == 2), dice=dice)
    shapes += stains(dice, theme, tone, 0.2)
    shapes += scratches(dice, theme, 3)
    return shapes + bevel(theme)


def industrial(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """A grating over darkness, or the rusty plate between gratings."""
    tone = mixed(ground, "#6b3d1c", 0.12 * next(dice) * theme.wear)
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(tone))]
    if index % 3 != 2:
        shapes.append(Rect(0.09, 0.09, 0.82, 0.82, Paint(mixed(tone, theme.seam, 0.25 + 0.55 * theme.wear)), 0.03))
        bars = [(0.09, 0.155 + row * 0.115, 0.91, 0.155 + row * 0.115) for row in range(7)]
        cross = [(x, 0.09, x, 0.91) for x in (0.36, 0.64)]
        shapes.append(lines(bars, Paint(None, mixed(tone, theme.glint, 0.12), 0.05, cap="flat")))
        shapes.append(lines(cross, Paint(None, tone, 0.035, cap="flat")))
        shapes.append(
            lines(
                ((x1, y1 - 0.022, x2, y2 - 0.022) for x1, y1, x2, y2 in bars),
                Paint(None, theme.glint, 0.012, 0.3, cap="flat"),
            )
        )
    else:
        shapes += [one for x in (0.1, 0.9) for y in (0.1, 0.5, 0.9) for one in rivet(x, y, theme, 0.022)]
        shapes += groove(((0.2, 0.02, 0.2, 0.98), (0.8, 0.02, 0.8, 0.98)), theme)
    shapes += stains(dice, theme, tone, 0.9)
    return shapes + bevel(theme)


def _studs(theme: Theme, dice: Iterator[float], *, skipped: bool) -> list[Shape]:
    """The crossed studs of a tread plate."""
    up: list[tuple[float, float, float, float]] = []
    for row in range(5):
        for column in range(5):
            x, y = 0.12 + column * 0.19, 0.12 + row * 0.19
            if skipped and next(dice) < 0.45:
                continue
            lean = 0.045 if (row + column) % 2 else -0.045
            up.append((x - 0.045, y + lean, x + 0.045, y - lean))
    return [
        lines(
            ((x1 + 0.01, y1 + 0.018, x2 + 0.01, y2 + 0.018) for x1, y1, x2, y2 in up),
            Paint(None, theme.seam, 0.022, 0.55),
        ),
        lines(up, Paint(None, theme.glint, 0.02, 0.3)),
    ]


def _plain(dice: Iterator[float], theme: Theme, tone: str) -> list[Shape]:
    return []


def _rivets(dice: Iterator[float], theme: Theme, tone: str) -> list[Shape]:
    return [shape for x in (0.1, 0.9) for y in (0.1, 0.9) for shape in rivet(x, y, theme)]


def _split(dice: Iterator[float], theme: Theme, tone: str) -> list[Shape]:
    at = 0.3 + 0.4 * next(dice)
    if next(dice) < 0.5:
        return groove(((at, 0, at, 0.98),), theme) + rivet(at + 0.12, 0.12, theme) + rivet(at + 0.12, 0.88, theme)
    return groove(((0, at, 0.98, at),), theme) + rivet(0.12, at + 0.12, theme) + rivet(0.88, at + 0.12, theme)


def _tread(dice: Iterator[float], theme: Theme, tone: str) -> list[Shape]:
    return _studs(theme, dice, skipped=False)


def _patch(dice: Iterator[float], theme: Theme, tone: str) -> list[Shape]:
    x, y, width, height = 0.1 + 0.25 * next(dice), 0.1 + 0.25 * next(dice), 0.42, 0.36
    fill = mixed(tone, theme.glint, 0.12)
    shapes: list[Shape] = [
        Rect(x + 0.015, y + 0.02, width, height, Paint(theme.seam, opacity=0.5), 0.02),
        Rect(x, y, width, height, Paint(fill, theme.seam, 0.014), 0.02),
    ]
    for dx in (0.05, width - 0.05):
        for dy in (0.05, height - 0.05):
            shapes += rivet(x + dx, y + dy, theme, 0.018)
    return shapes


def _frame(dice: Iterator[float], theme: Theme, tone: str) -> list[Shape]:
    fill = mixed(tone, theme.seam, 0.12)
    return [
        Rect(0.14, 0.14, 0.72, 0.72, Paint(fill, theme.seam, 0.02), 0.06),
        Rect(0.155, 0.155, 0.72, 0.72, Paint(None, theme.glint, 0.012, 0.3), 0.06),
        *_rivets(dice, theme, tone),
    ]


_BASE: tuple[Decor, ...] = (*(_plain,) * 5, *(_rivets,) * 4, *(_split,) * 3, *(_frame,) * 2, _tread, _patch)
