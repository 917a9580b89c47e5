"""Floors that were laid: tiles of a laboratory, plates under frost, flagstones."""

from collections.abc import Iterator

from kneedeep.drawing import Dot, Paint, Path, Rect, Shape, Theme, mixed
from kneedeep.drawing.floors.strokes import blob, boxes, broken_line, lines, ragged, rivet, scratches, stains


def lab(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """Four smooth tiles with fine joints; a few are tinted or chipped."""
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(mixed(ground, theme.seam, 0.35)))]
    for x in (0.0, 0.5):
        for y in (0.0, 0.5):
            tone = mixed(ground, theme.seam, 0.07 * next(dice))
            if next(dice) < 0.06:
                tone = mixed(ground, "#3f8fb8", 0.35)
            shapes.append(Rect(x + 0.012, y + 0.012, 0.476, 0.476, Paint(tone), 0.02))
    gleams = [(x + 0.06, y + 0.2, x + 0.2, y + 0.06) for x in (0.0, 0.5) for y in (0.0, 0.5) if next(dice) < 0.4]
    if gleams:
        shapes.append(lines(gleams, Paint(None, theme.glint, 0.025, 0.45)))
    if index % 6 == 5:
        shapes += [
            Dot(0.5, 0.5, 0.1, Paint(mixed(ground, theme.seam, 0.5))),
            lines(
                ((0.44, 0.5, 0.56, 0.5), (0.46, 0.46, 0.54, 0.46), (0.46, 0.54, 0.54, 0.54)),
                Paint(None, theme.seam, 0.018),
            ),
        ]
    if theme.wear and next(dice) < 0.3:
        start = (0.5 * next(dice), 0.1)
        crack = ragged(dice, start, (start[0] + 0.3, 0.5), 4, 0.12)
        shapes.append(Path(broken_line(crack), Paint(None, theme.seam, 0.014, 0.5)))
    return shapes


def cold(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """A plate with cut corners under frost and ice."""
    tone = mixed(ground, theme.seam, 0.06 * next(dice))
    shapes: list[Shape] = [
        Rect(0, 0, 1, 1, Paint(mixed(tone, theme.seam, 0.4))),
        Path(
            (
                ("M", 0.14, 0.015), ("L", 0.86, 0.015), ("L", 0.985, 0.14), ("L", 0.985, 0.86),
                ("L", 0.86, 0.985), ("L", 0.14, 0.985), ("L", 0.015, 0.86), ("L", 0.015, 0.14), ("Z",),
            ),
            Paint(tone),
        ),
        lines(((0.14, 0.03, 0.86, 0.03), (0.03, 0.14, 0.03, 0.86)), Paint(None, theme.glint, 0.018, 0.45)),
    ]  # fmt: skip
    if index % 3 == 1:
        shapes += [one for x in (0.13, 0.87) for one in rivet(x, 0.5, theme, 0.022)]
    if not theme.wear:
        return shapes
    for _ in range(1 + int(next(dice) * 2)):
        x, y, size = next(dice), next(dice), 0.14 + 0.16 * next(dice)
        x, y = min(0.8, max(0.2, x)), min(0.8, max(0.2, y))
        frost = Paint(theme.glint, opacity=round(0.16 * theme.wear, 3))
        shapes += [
            Path(blob(dice, x, y, min(size, 0.19), 7), frost),
            Path(blob(dice, x, y, min(size, 0.19) * 0.6, 6), frost),
        ]
    if index % 4 == 2:
        crack = ragged(dice, (0.1, 0.25 + 0.5 * next(dice)), (0.9, 0.25 + 0.5 * next(dice)), 5, 0.14)
        shapes.append(Path(broken_line(crack), Paint(None, theme.glint, 0.016, 0.5)))
    return shapes


def stone(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """Two courses of flagstones; a joint of the lower one lies under the middle of the upper."""
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(mixed(ground, theme.seam, 0.55)))]
    cut = (0.34, 0.42, 0.5, 0.58)[index % 4]
    blocks = (
        (0.0, 0.0, cut, 0.5), (cut, 0.0, 1 - cut, 0.5),
        (0.0, 0.5, 1 - cut * 0.6, 0.5), (1 - cut * 0.6, 0.5, cut * 0.6, 0.5),
    )  # fmt: skip
    for x, y, width, height in blocks:
        tone = mixed(ground, theme.seam if next(dice) < 0.5 else theme.glint, 0.16 * next(dice))
        shapes.append(Rect(round(x + 0.015, 3), y + 0.015, round(width - 0.03, 3), height - 0.03, Paint(tone), 0.045))
    light = [(x + 0.05, y + 0.035, x + width - 0.06, y + 0.035) for x, y, width, _ in blocks]
    shapes.append(lines(light, Paint(None, theme.glint, 0.016, 0.3)))
    if theme.wear:
        pits = [(0.1 + 0.8 * next(dice), 0.1 + 0.8 * next(dice), 0.03, 0.02) for _ in range(3)]
        shapes.append(boxes(pits, Paint(theme.seam, opacity=round(0.35 * theme.wear, 3))))
        if index % 3 == 0:
            start = (0.2 + 0.5 * next(dice), 0.04)
            crack = ragged(dice, start, (start[0] + 0.12, 0.46), 4, 0.1)
            shapes.append(Path(broken_line(crack), Paint(None, theme.seam, 0.018, 0.55)))
    return shapes + stains(dice, theme, ground, 0.1) + scratches(dice, theme, 2)
