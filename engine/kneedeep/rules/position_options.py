"""The options for a position: only things the scenario declares, in words, for a choice by hand."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from kneedeep.model.geometry.space import Space
from kneedeep.rules.position import Deed, Figure, Marine
from kneedeep.rules.state import State
from kneedeep.rules.table_view import Held
from kneedeep.support import coordinates, later, tr


class Named(NamedTuple):
    """Something by its name in a position and in words. `text`: its effect, if known."""

    name: str
    words: str
    text: str = ""


class DoorOption(NamedTuple):
    """A door: board number, name in a position, words, whether it is open at the start, what it is between."""

    number: int
    name: str
    words: str
    open: bool
    touching: int


class DeedOption(NamedTuple):
    """A possible deed. `area`: the number of the area that must be revealed before, -1 for none."""

    deed: Deed
    words: str
    area: int


class FigureOption(NamedTuple):
    """A kind of figure for the board: its id, words, whether it has two directions, its health or wounds."""

    kind: str
    words: str
    turns: bool
    full: int


class PositionOptions(NamedTuple):
    """All options for one number of marines.

    `areas`: those that may be revealed besides the start. `weapons`: those that marines may have, without the weapons
    each always has. `ammo`: indexes of the classes in play. `counted`: which of adrenaline, oxygen, charge and
    berserk are in play. `cards`: the marines', every copy. `things`: a scenario's own, by token. `ammunition`,
    `orders`: the names of all classes and orders. `most_armor`: of a marine, 0 for games without armor. `start`: the
    area in which games begin. `statuses`: the possible states of a marine. `hidden`: areas that are empty until they
    are revealed. `figures`: kinds that may be put on the board. `round_start`: the first step of a game that begins
    with a round, empty if that is the turn of the first marine.
    """

    areas: tuple[Named, ...]
    doors: tuple[DoorOption, ...]
    keys: tuple[str, ...]
    flags: tuple[str, ...]
    past: tuple[DeedOption, ...]
    weapons: tuple[Named, ...]
    ammo: tuple[int, ...]
    counted: tuple[str, ...]
    cards: tuple[Named, ...]
    things: tuple[Named, ...]
    ammunition: tuple[str, ...]
    orders: tuple[str, ...]
    most_armor: int
    start: str
    statuses: tuple[Named, ...]
    hidden: frozenset[str]
    figures: tuple[FigureOption, ...] = ()
    round_start: str = ""


TAKEN, USED, ACTIVE = later("{what} taken"), later("{what} used"), later("{what} became active")
KILLED, FRAGGED, DESTROYED = later("{what} killed"), later("{what} fragged"), later("{what} destroyed")
"""The possible deeds to a thing."""


def past_text(what: str, at: Space | None, done: str) -> str:
    """A sentence: something was done (`TAKEN` …) to a thing, with its place."""
    place = what if at is None else tr("{what} at {at}", what=what, at=coordinates(at))
    return tr(done, what=place)


class PositionChooser(Protocol):
    """The questions of an editor for positions, for one number of marines. States are of games that begin in positions."""

    @property
    def options(self) -> PositionOptions:
        """The possible contents of a position."""

    def marine(self, state: State, seat: int) -> Marine:
        """A marine's possessions and place."""

    def figures(self, state: State) -> tuple[Figure, ...]:
        """The figures on the board that are no marines."""

    def hand(self, state: State) -> tuple[str, ...]:
        """The ids of the cards that the invader holds."""

    def invader_cards(self, state: State) -> Mapping[Held, str]:
        """All the invader's cards, alike ones once, with their ids."""

    def left_to_do(self, state: State) -> frozenset[Deed]:
        """The deeds still possible on the table: tokens and figures that are there."""

    def loose_things(self, state: State) -> frozenset[str]:
        """The scenario's own things that are not on the board."""
