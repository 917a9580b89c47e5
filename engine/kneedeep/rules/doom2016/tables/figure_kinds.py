"""The kinds of figures of a game, from their demon cards, and the figures that a scenario sets up.

Rule: RUL16-09, RUL16-47, RUL16-87, RUL16-148.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import script_of
from kneedeep.model.catalog import FigureType, InvasionCard
from kneedeep.model.catalog.components.figure_type import DODGE
from kneedeep.model.scenario.model import Figure
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2016.tables.ground import SHAPE_OF, TURNED
from kneedeep.rules.numbers import KindNumber, SpaceNumber
from kneedeep.rules.scenario_tokens import SetupFigure, scenario_figures
from kneedeep.support.translation import later

MARINE = 0
"""The number of the kind of a marine."""
MARINES, INVADERS, NEUTRAL = "marines", "invaders", "neutral"
UNLIMITED = 1_000
RED, BLACK = range(2)
DICE = (later("red"), later("black"))
"""The colors of dice, by number."""


class FigureKind(NamedTuple):
    """A kind of figure. `pool`: its dice. `shields`, `dodge`: its special defense. `limit`: its maximum count."""

    id: str
    name: str
    plural: str
    label: str
    side: str
    shape: int
    health: int
    stagger: int
    speed: int
    pool: tuple[int, ...]
    range: int
    tough: bool
    shields: int
    dodge: bool
    limit: int

    @property
    def large(self) -> bool:
        """Whether figures of the kind cover several spaces."""
        return self.shape > 0


def kinds_in_play(board: Board, card: InvasionCard | None, boxes: int, health: int) -> tuple[FigureKind, ...]:
    """The marine, then the kinds on the map, placed by steps or available for summoning."""
    named = {figure.kind for figure in board.scenario.figures} | set(board.scenario.demons)
    named |= {figure.id for figure in board.scenario.figure_types}
    named |= {thing.kind for thing in script_of(board).placed(board) if isinstance(thing, Figure)}
    if card is not None:
        named |= {kind for groups in card.groups.values() for group in groups for kind, _ in group.demons.value}
    marine = FigureKind(
        "marine", "marine", "marines", "M", MARINES, 0, health, health + 1, 0, (), 0, False, 0, False, UNLIMITED
    )
    return (marine, *(_kind(figure, boxes) for id, figure in board.kinds.figures.items() if id in named))


def _kind(figure: FigureType, boxes: int) -> FigureKind:
    demon = figure.demon
    assert demon is not None
    special = demon.special.value if demon.special is not None else 0
    health = demon.health.value if demon.health is not None else 1
    return FigureKind(
        figure.id,
        figure.name,
        figure.plural,
        figure.label,
        figure.side,
        SHAPE_OF[figure.footprint.value],
        health,
        demon.stagger.value if demon.stagger is not None else health,
        demon.speed.value if demon.speed is not None else 0,
        pool_of(demon.dice.value if demon.dice is not None else ()),
        demon.range.value if demon.range is not None else 1,
        demon.toughness is not None and demon.toughness.value,
        0 if special == DODGE else int(special),
        special == DODGE,
        UNLIMITED if figure.in_box is None else figure.in_box.value * boxes,
    )


def pool_of(colors: Sequence[str]) -> tuple[int, ...]:
    """Dice of these colors as numbers, sorted."""
    return tuple(sorted(DICE.index(color) for color in colors))


@placed_value
class FigureSetup(SetupFigure):
    """A figure of the scenario, on the map from the start or placed by a step. Rule: RUL16-02."""

    health: int
    stagger: int


def figure_setups(board: Board, kinds: Sequence[FigureKind], marines: int) -> list[FigureSetup]:
    """The figures of a scenario for a number of marines, including those placed by steps of its script."""
    kind_number: Mapping[str, int] = {kind.id: place for place, kind in enumerate(kinds)}
    found: list[FigureSetup] = []
    for element, placed in scenario_figures(board, marines):
        if (number := kind_number.get(element.kind)) is None:
            continue
        kind = kinds[number]
        shape = TURNED[kind.shape] if element.turn in (90, 270) else kind.shape
        full = element.health or kind.health, element.stagger or kind.stagger
        for at in element.places:
            if (anchor := board.number.get(at, -1)) >= 0:
                place = KindNumber(number), SpaceNumber(anchor), shape
                found.append(FigureSetup(len(found), element, placed, *place, *full))
    return found
