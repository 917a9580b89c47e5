"""Keys, teleporters and portals are told apart without seeing their colors: by simulated color, else by shape."""

import itertools
from collections.abc import Mapping, Sequence

from kneedeep.drawing import THEMES, Dot, Paint, Path, Rect, Shape, key_color
from kneedeep.drawing.symbols.token_symbols import key_chip, portal, teleporter
from tests.support.cases import cases

Matrix = tuple[tuple[float, float, float], ...]
SIMULATED: Mapping[str, Matrix] = {
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""What is seen of linear red, green and blue. Machado, Oliveira and Fernandes 2009, severity 1.0."""
COLORS = ("red", "blue", "yellow", None)
LEAST_CONTRAST = 3.0


def seen(color: str, matrix: Matrix) -> list[float]:
    """Linear red, green and blue of a color as it is seen."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return [min(1.0, max(0.0, sum(map(float.__mul__, row, linear)))) for row in matrix]


def contrast(one: str, other: str, matrix: Matrix) -> float:
    """The contrast of two colors as they are seen, from 1 to 21."""
    lights = sorted(sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), seen(color, matrix))) for color in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def bare(shapes: Sequence[Shape]) -> list[Shape]:
    """Shapes without colors."""
    return [one._replace(paint=Paint(None)) for one in shapes if isinstance(one, (Dot, Path, Rect))]


@cases("name", SIMULATED)
def test_marks_of_two_colors_differ_in_what_is_seen(name: str) -> None:
    for theme in THEMES.values():
        for one, other in itertools.combinations(COLORS, 2):
            colors = (key_color(theme, one), key_color(theme, other))
            for draw in (key_chip, teleporter, portal):
                differs = bare(draw(theme, one)) != bare(draw(theme, other))
                assert differs or contrast(*colors, SIMULATED[name]) >= LEAST_CONTRAST, (theme.name, one, other)


@cases("name", SIMULATED)
def test_the_white_mark_of_a_color_is_seen_on_it(name: str) -> None:
    for theme in THEMES.values():
        for color in filter(None, COLORS):
            lines = [contrast(line, key_color(theme, color), SIMULATED[name]) for line in ("#ffffff", theme.ink)]
            assert max(lines) >= LEAST_CONTRAST, (theme.name, color)
            for draw in (key_chip, teleporter, portal):
                paints = [one.paint for one in draw(theme, color) if isinstance(one, (Dot, Path, Rect))]
                assert any((paint.fill, paint.stroke) == ("#ffffff", theme.ink) for paint in paints), draw
