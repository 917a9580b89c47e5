"""The form of an ornament on a space, and its ink."""

from typing import NamedTuple

from kneedeep.drawing.theme import Theme


class Form(NamedTuple):
    """The form of an ornament: bits of sides where it continues, bits of sides with walls, and a variant."""

    links: int = 0
    walls: int = 0
    variant: int = 0


def ink(theme: Theme, opacity: float) -> float:
    """An opacity, reduced in themes that save ink."""
    return round(opacity * (0.35 + 0.65 * min(1.0, theme.wear)), 3)
