"""A picture of a scenario to share: a card or the map only, for the invader or the marines."""

from collections.abc import Callable
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.drawing import DisplayList
from kneedeep.drawing.card.contents import worded
from kneedeep.drawing.card.share_card import PIXELS, share_card
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.poster.poster_style import PLAIN, styled_theme
from kneedeep.report.card_contents import AUDIENCES, Audience, audience_plan, card_contents
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_as_shipped

__all__ = ["AUDIENCES", "MAP_PIXELS", "MOST_SCALE", "PIXELS", "Audience", "PictureOptions", "shared_picture"]
MAP_PIXELS = 64
"""Pixels per space of a map at scale 1."""
MOST_SCALE = 4
"""The maximum scale of a picture."""


class PictureOptions(NamedTuple):
    """Options of a picture: a card or only the map, the audience, the palette, coordinates, a legend, the style."""

    card: bool = True
    audience: Audience = "invader"
    theme: str = "dark"
    grid: bool = False
    legend: bool = False
    style: str = PLAIN

    @property
    def pixels(self) -> int:
        """Pixels per unit of the picture at scale 1."""
        return PIXELS if self.card else MAP_PIXELS


def shared_picture(
    facts: Facts, options: PictureOptions, measured: MeasuredDifficulty | None = None, say: Callable[[str], str] = str
) -> DisplayList:
    """The picture. Without `measured` the card of a shipped scenario shows its measured difficulty.

    `say` translates the texts of the card. Raises ValueError for a board without a space.
    """
    scenario, theme = facts.scenario, styled_theme(options.theme, options.style)
    plan = audience_plan(facts, options.audience)
    if not plan.spaces and not plan.cards:
        raise ValueError("the map has no space to draw")
    if not options.card:
        title = scenario.title if options.legend else ""
        return sheet(plan, theme, grid=options.grid, legend=options.legend, title=title)
    contents = card_contents(facts, options.audience, measured or measured_as_shipped(scenario))
    return share_card(worded(contents, say), theme, grid=options.grid, legend=options.legend)
