"""The table at a moment and all possessions, as visible to a side: a value for programs that show a game."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.model.geometry.space import Space
from kneedeep.rules.state import INVADER


class Card(NamedTuple):
    """A card in words. `text`: its effect, empty if unknown. `sure`: False for a guess."""

    name: str
    text: str
    sure: bool


class Held(NamedTuple):
    """Identical cards of a hand: their numbers and their words."""

    numbers: tuple[int, ...]
    card: Card


class TableFigure(NamedTuple):
    """A figure on the table.

    `kind`: index in `TableView.kinds`. `looks`: the kind of its picture. `label`: short, for the picture. `called`: in
    a sentence. `spaces`: a bit set. `shield`: armor tokens shown beside it. `mark`: a letter for its order or stun.
    `acts`: it acts now. `done`: it has acted this turn. `shares`: it shares a space. `owner`: its player, INVADER for
    the scenario's. `whose`: the owner in words, empty for the scenario's.
    """

    number: int
    kind: int
    looks: str
    name: str
    label: str
    called: str
    side: str
    space: int
    spaces: int
    footprint: tuple[int, int] = (1, 1)
    turn: int = 0
    wounds: int = 0
    armor: int = 0
    shield: int = 0
    mark: str = ""
    acts: bool = False
    done: bool = False
    shares: bool = False
    owner: int = INVADER
    whose: str = ""


class TableToken(NamedTuple):
    """A token on the table. `at`: its north-west space. `space`: its first space or -1. `spaces`: a bit set."""

    number: int
    kind: str
    name: str
    at: Space
    space: int
    spaces: int
    footprint: tuple[int, int] = (1, 1)
    turn: int = 0
    color: str | None = None
    item: str | None = None
    on: bool = False


class TableDoor(NamedTuple):
    """A door by board number. `unlocked`: its key was found. `key`: the needed color, None for none."""

    number: int
    name: str
    open: bool
    destroyed: bool = False
    key: str | None = None
    unlocked: bool = False
    exit: bool = False
    touching: int = 0


class WaitingFigure(NamedTuple):
    """A figure waiting for its set-up until its area is revealed."""

    name: str
    looks: str
    label: str
    side: str
    at: Space
    footprint: tuple[int, int]
    turn: int
    spaces: int


class SheetRow(NamedTuple):
    """A possession: `label value`, as in `order aim`. `things`: its single parts, for a picture of the sheet."""

    label: str
    value: str
    things: tuple[str, ...] = ()


class Sheet(NamedTuple):
    """A marine's possessions. `space`: its place or -1. `elsewhere`: the reason why it is off the board.

    `wounds`: remaining out of `full`. `amounts`: the counts that are always shown. `status`: a word for the head of
    the sheet. `cards`: their effects. `hand`: the cards playable by answers, empty for a side that may not see
    them.
    """

    seat: int
    name: str
    elsewhere: str
    space: int
    wounds: int
    full: int
    amounts: tuple[tuple[str, int], ...] = ()
    rows: tuple[SheetRow, ...] = ()
    status: str = ""
    cards: tuple[Card, ...] = ()
    hand: tuple[Held, ...] = ()


class TableView(NamedTuple):
    """The table. A space is its board number. Several spaces are a bit set.

    `turn`: the seat of the turn, INVADER for the invader's. `areas`: ids of the revealed areas. `extra`:
    unrevealed spaces shown by the decision. `focus`: the center of a board cut to the screen. `kinds`: the names
    of the kinds of figures in play, empty for a kind unknown to the side. `figures`: the marines' side, then the
    invaders, then the others. `lasting`: lasting effects as (name, text). `hand`: the invader's, empty for a side
    that may not see it. `invader`: further open things of the invader. `invader_cards`: the effects of the
    invader's cards on the table. `in_hand`, `in_deck`: card counts. `frags_to_win`: None if frags are not
    counted.
    """

    round: int
    turn: int
    player: int
    winner: int
    frags: int
    revealed: int
    areas: frozenset[str] = frozenset()
    extra: int = 0
    focus: int = -1
    kinds: tuple[str, ...] = ()
    figures: tuple[TableFigure, ...] = ()
    tokens: tuple[TableToken, ...] = ()
    doors: tuple[TableDoor, ...] = ()
    waiting_figures: tuple[WaitingFigure, ...] = ()
    waiting_tokens: tuple[TableToken, ...] = ()
    lasting: tuple[tuple[str, str], ...] = ()
    sheets: tuple[Sheet, ...] = ()
    keys: tuple[str, ...] = ()
    hand: tuple[Held, ...] = ()
    invader: tuple[SheetRow, ...] = ()
    marine_cards: tuple[Card, ...] = ()
    invader_cards: tuple[Card, ...] = ()
    in_hand: int = 0
    in_deck: int = 0
    frags_to_win: int | None = None

    def figures_on(self, space: int) -> Iterator[TableFigure]:
        """Yield the figures on a space."""
        return (figure for figure in self.figures if figure.spaces >> space & 1)

    def tokens_on(self, space: int) -> Iterator[TableToken]:
        """Yield the tokens on a space."""
        return (token for token in self.tokens if token.spaces >> space & 1)

    def waiting_on(self, space: int) -> list[str]:
        """The names of the waiting things on an unrevealed space."""
        names = [one.name for one in self.waiting_figures if one.spaces >> space & 1]
        return [*names, *(one.name for one in self.waiting_tokens if one.spaces >> space & 1)]

    def acting(self) -> TableFigure | None:
        """The acting figure."""
        return next((figure for figure in self.figures if figure.acts), None)

    def figure(self, number: int) -> TableFigure | None:
        """A figure by number, None if it is not on the table."""
        return next((figure for figure in self.figures if figure.number == number), None)
