"""Ground that nobody laid: rock, and the ground of Hell."""

from collections.abc import Iterator

from kneedeep.drawing import Dot, Paint, Path, Rect, Segment, Shape, Theme, mixed, polygon
from kneedeep.drawing.floors.strokes import blob, broken_line, ragged

EMBER = "#ff7a2a"


def hell(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """Slabs of dark stone with glowing cracks between them."""
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(mixed(ground, theme.seam, 0.35)))]
    x, y = 0.4 + 0.2 * next(dice), 0.4 + 0.2 * next(dice)
    # The cracks leave a space in the middle of its sides, so that they go on in the next one.
    arms = [ragged(dice, (x, y), end, 4, 0.14) for end in ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))]
    corners = ((1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0))
    for number, corner in enumerate(corners):
        tone = mixed(ground, theme.seam if next(dice) < 0.6 else theme.glint, 0.14 * next(dice))
        one, other = arms[number], arms[(number + 1) % 4]
        shapes.append(Path(polygon(*one, corner, *reversed(other[1:])), Paint(tone)))
    kept = [arm for number, arm in enumerate(arms) if (index >> number) & 1 or index % 5 == 0]
    dull = [arm for arm in arms if arm not in kept]
    for some, color, width, opacity in (
        (arms, theme.seam, 0.05, 0.8),
        (kept, mixed(ground, EMBER, 0.75), 0.032, 0.55 * max(theme.wear, 0.25)),
        (kept, mixed(EMBER, "#ffe08a", 0.4), 0.012, 0.6 * max(theme.wear, 0.25)),
        (dull, theme.glint, 0.01, 0.12),
    ):
        if some:
            segments: tuple[Segment, ...] = tuple(step for arm in some for step in broken_line(arm))
            shapes.append(Path(segments, Paint(None, color, width, round(opacity, 3))))
    if index % 6 == 4 and theme.wear:
        shapes += _bone(dice, theme, ground)
    return shapes


def _bone(dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    tone = Paint(mixed(ground, "#d8ccb0", 0.45))
    x, y = 0.22 + 0.1 * next(dice), 0.2 + 0.1 * next(dice)
    stroke = Paint(None, mixed(ground, "#d8ccb0", 0.45), 0.035)
    return [
        Path(broken_line(((x, y), (x + 0.2, y + 0.09))), stroke),
        *(Dot(x + dx, y + dy, 0.03, tone) for dx, dy in ((-0.01, -0.02), (-0.02, 0.02), (0.21, 0.07), (0.2, 0.11))),
    ]


def rock(index: int, dice: Iterator[float], theme: Theme, ground: str) -> list[Shape]:
    """Sand and rock: patches of other tones, pebbles, ridges; no plate has an edge."""
    shapes: list[Shape] = [Rect(0, 0, 1, 1, Paint(ground))]
    for _ in range(3):
        at = (0.3 + 0.4 * next(dice), 0.3 + 0.4 * next(dice))
        tone = mixed(ground, theme.seam if next(dice) < 0.55 else theme.glint, 0.22)
        shapes.append(Path(blob(dice, *at, 0.16 + 0.06 * next(dice), 8), Paint(tone, opacity=0.5)))
    ridge = ragged(dice, (0.08, 0.2 + 0.6 * next(dice)), (0.92, 0.2 + 0.6 * next(dice)), 6, 0.16)
    shapes.append(Path(broken_line([(x, y + 0.025) for x, y in ridge]), Paint(None, theme.seam, 0.03, 0.45)))
    shapes.append(Path(broken_line(ridge), Paint(None, theme.glint, 0.014, 0.28)))
    for _ in range(2 + int(4 * next(dice))):
        x, y, size = 0.08 + 0.84 * next(dice), 0.08 + 0.84 * next(dice), 0.016 + 0.03 * next(dice)
        tone = mixed(ground, theme.glint, 0.3 * next(dice))
        shapes.append(Dot(round(x + 0.012, 3), round(y + 0.016, 3), size, Paint(theme.seam, opacity=0.5)))
        shapes.append(Dot(round(x, 3), round(y, 3), size, Paint(tone)))
    return shapes
