"""How lines and eyes of all faces are drawn."""

from kneedeep.drawing.primitive import Dot, Paint, Shape
from kneedeep.drawing.theme import Theme


def rim(theme: Theme, fill: str, width: float = 0.025) -> Paint:
    """A fill with an outline in ink."""
    return Paint(fill, theme.ink, width)


def ink(theme: Theme, width: float = 0.025) -> Paint:
    """An outline in ink alone."""
    return Paint(None, theme.ink, width)


def eyes(theme: Theme, fill: str, *places: tuple[float, float, float]) -> list[Shape]:
    """Round eyes: x, y and radius of each."""
    return [Dot(x, y, radius, rim(theme, fill, 0.018)) for x, y, radius in places]
