"""The options for a position made by hand: things declared by the scenario, in words."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from kneedeep.model.geometry.space import Space
from kneedeep.rules.position import Deed, Figure, Marine
from kneedeep.rules.state import State
from kneedeep.rules.table_view import Held
from kneedeep.support import coordinates, later, tr


class Named(NamedTuple):
    """A thing with its name in a position and in words. `text`: its effect, if known."""

    name: str
    words: str
    text: str = ""


class DoorOption(NamedTuple):
    """A door: board number, name in a position, words, open at the start or not, what it is between."""

    number: int
    name: str
    words: str
    open: bool
    touching: int


class DeedOption(NamedTuple):
    """A possible deed. `area`: the number of the area to be revealed before, -1 for none."""

    deed: Deed
    words: str
    area: int


class FigureOption(NamedTuple):
    """A kind of figure for the board: its id, words, two directions or one, its health or wounds."""

    kind: str
    words: str
    turns: bool
    full: int


class PositionOptions(NamedTuple):
    """All options for one number of marines.

    `areas`: areas that may be revealed, without the start. `weapons`: those a marine may have, without those it always
    has. `ammo`: indices of the classes in play. `counted`: those of adrenaline, oxygen, charge and berserk in play.
    `cards`: every copy of the marines' cards. `things`: the scenario's own things, by token. `ammunition`, `orders`:
    the names of all classes and orders. `most_armor`: most armor of a marine, 0 for games without armor. `start`: the
    starting area. `statuses`: the possible states of a marine. `hidden`: areas that are empty until revealed.
    `figures`: kinds for the board. `round_start`: the first step of a game that begins with a round, empty if it is the
    first marine's turn.
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
"""The kinds of deeds with a thing."""


def past_text(what: str, at: Space | None, done: str) -> str:
    """A sentence on a past deed (`TAKEN` …) with a thing and its place."""
    place = what if at is None else tr("{what} at {at}", what=what, at=coordinates(at))
    return tr(done, what=place)


class PositionChooser(Protocol):
    """Answers for an editor of positions, for one number of marines. The states belong to games from positions."""

    @property
    def options(self) -> PositionOptions:
        """The possible contents of a position."""

    def marine(self, state: State, seat: int) -> Marine:
        """A marine's possessions and place."""

    def figures(self, state: State) -> tuple[Figure, ...]:
        """The figures on the board, without marines."""

    def hand(self, state: State) -> tuple[str, ...]:
        """The ids of the invader's cards in hand."""

    def invader_cards(self, state: State) -> Mapping[Held, str]:
        """All the invader's cards with their ids. Identical cards are listed once."""

    def left_to_do(self, state: State) -> frozenset[Deed]:
        """The deeds that are still possible with the tokens and figures on the table."""

    def loose_things(self, state: State) -> frozenset[str]:
        """The scenario's own things off the board."""
