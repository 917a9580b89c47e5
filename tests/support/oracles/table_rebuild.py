"""The table rebuilt from events alone: places of things and figures, and everybody's possessions."""

from typing import NamedTuple

from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import NO_ORDER, OFF, State
from kneedeep.rules.event import Event
from kneedeep.rules.shared_stages import Opening
from tests.support.values import typed


class Standing(NamedTuple):
    """A figure on the table: its kind, anchor space, shape and wounds left."""

    kind: int
    space: int
    shape: int
    left: int


class Table:
    """What players see on the table.

    `figures` by number, `tokens` with their spaces, open `doors`, revealed `areas`, `kit`: what each marine has of what, by
    (seat, name).
    """

    def __init__(self) -> None:
        """Begin with an empty table."""
        self.figures: dict[int, Standing] = {}
        self.tokens: dict[int, int] = {}
        self.doors: set[int] = set()
        self.areas: set[int] = set()
        self.keys: set[int] = set()
        self.kit: dict[tuple[int, object], object] = {}
        self.frags = 0
        self.cards = 0
        self.round = 0
        self.winner = 0
        self._marines: dict[int, int] = {}

    def follow(self, event: Event) -> None:
        """Change the table as an event says."""
        if (follow := getattr(self, "_" + event[0].replace("-", "_"), None)) is not None:
            follow(*event[1:])

    def data(self) -> dict[str, object]:
        """Return the table as plain data, to compare."""
        kit = {key: value for key, value in self.kit.items() if value}
        return {
            "figures": self.figures,
            "tokens": self.tokens,
            "doors": self.doors,
            "areas": self.areas,
            "keys": self.keys,
            "kit": kit,
            "frags": self.frags,
            "cards": self.cards,
            "round": self.round,
            "winner": self.winner,
        }

    def _place(self, figure: int, kind: int, space: int, shape: int, left: int, _why: str) -> None:
        self.figures[figure] = Standing(kind, space, shape, left)

    def _moved(self, figure: int, space: int, shape: int | None = None) -> None:
        known = self.figures[figure]
        self.figures[figure] = known._replace(space=space, shape=known.shape if shape is None else shape)

    _step = _moved

    def _teleport(self, figure: int, space: int) -> None:
        self._moved(figure, space)

    _duct = _knock = _teleport

    def _return(self, figure: int, space: int, shape: int) -> None:
        self._moved(figure, space, shape)

    def _removed(self, figure: int, _why: str) -> None:
        del self.figures[figure]

    def _killed(self, figure: int, _kind: int, _why: str) -> None:
        del self.figures[figure]

    def _fragged(self, figure: int, _space: int, _why: str) -> None:
        del self.figures[figure]

    def _left(self, figure: int, _door: int, _token: int) -> None:
        del self.figures[figure]

    def _respawn(self, figure: int, space: int, left: int) -> None:
        self.figures[figure] = Standing(0, space, 0, left)

    def _wound(self, figure: int, _wounds: int, left: int, _why: str) -> None:
        self.figures[figure] = self.figures[figure]._replace(left=left)

    def _heal(self, figure: int, _wounds: int, left: int) -> None:
        self.figures[figure] = self.figures[figure]._replace(left=left)

    def _frag(self, points: int) -> None:
        self.frags = points

    def _door(self, door: int, is_open: int, _figure: int) -> None:
        (self.doors.add if is_open else self.doors.discard)(door)

    def _reveal(self, area: int) -> None:
        self.areas.add(area)

    def _token(self, token: int, space: int) -> None:
        self.tokens[token] = space

    def _token_gone(self, token: int, _why: str) -> None:
        del self.tokens[token]

    def _kit(self, seat: int, what: object, count: int) -> None:
        self.kit[seat, what] = count

    def _weapon(self, seat: int, weapon: int, has: int) -> None:
        held = typed(frozenset, self.kit.get((seat, "weapons"), frozenset()))
        self.kit[seat, "weapons"] = held | {weapon} if has else held - {weapon}

    def _item(self, seat: int, token: int, has: int) -> None:
        held = typed(frozenset, self.kit.get((seat, "items"), frozenset()))
        self.kit[seat, "items"] = held | {token} if has else held - {token}

    def _key(self, color: int) -> None:
        self.keys.add(color)

    def _armor(self, seat: int, count: int) -> None:
        self.kit[seat, "armor"] = count

    def _berserk(self, seat: int, turns: tuple[int, ...]) -> None:
        self.kit[seat, "berserk"] = turns

    def _order(self, seat: int, order: int) -> None:
        self.kit[seat, "order"] = order

    def _draw(self, count: int, _cards: tuple[int, ...]) -> None:
        self.cards += count

    def _discard(self, cards: tuple[int, ...]) -> None:
        self.cards -= len(cards)

    def _round(self, number: int) -> None:
        self.round = number

    def _over(self, winner: int, _why: str) -> None:
        self.winner = winner


def table_of(game: Doom2004Game, state: State) -> Table:
    """The table of a state, bare before the opening. Events alone rebuild the same."""
    table = Table()
    if any(isinstance(stage, Opening) for stage in state.stack):
        return table
    for figure, at in enumerate(state.at):
        if at != OFF:
            table.figures[figure] = Standing(state.kind[figure], at, state.shape[figure], state.left[figure])
    tables = game.tables(state.players)
    table.tokens = {number: tokens_on_board.space_of(tables, state, number) for number in each_number(state.lying)}
    table.doors = set(each_number(state.doors))
    table.areas = set(each_number(state.areas))
    table.keys = set(each_number(state.keys))
    table.frags, table.cards, table.round = state.frags, len(state.hand), state.round
    table.winner = state.winner
    for seat in range(state.players):
        for ammo in range(3):
            table.kit[seat, ammo] = state.ammo[3 * seat + ammo]
        table.kit[seat, "armor"] = state.armor[seat]
        table.kit[seat, "adrenaline"] = state.adrenaline[seat]
        table.kit[seat, "oxygen"] = state.oxygen[seat]
        table.kit[seat, "charge"] = state.charge[seat]
        table.kit[seat, "berserk"] = state.berserk[seat]
        table.kit[seat, "order"] = 0 if state.order[seat] == NO_ORDER else state.order[seat]
        table.kit[seat, "weapons"] = frozenset(each_number(state.weapons[seat]))
        table.kit[seat, "items"] = frozenset(state.items[seat])
    return table
