"""Names of the marines of an edition, by seat: the colors of their figures, or Alpha to Delta. Rule: RUL16-01."""

from kneedeep.model.catalog import Catalog, edition_of
from kneedeep.support.translation import tr

SEATS = ("Alpha", "Bravo", "Charlie", "Delta")
COLORS = ("red", "green", "blue")
"""The default names of marines."""


def marine_names(catalog: Catalog) -> tuple[str, ...]:
    """The names of the marines in the order of their seats."""
    if "initiative deck" in edition_of(catalog.ruleset).features:
        return SEATS
    colors = catalog.marine_colors.value if catalog.marine_colors is not None else COLORS
    return tuple(tr("{color} marine", color=tr(color)) for color in colors)
