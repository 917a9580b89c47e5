"""The start position chosen so far, and its table, independent of any window."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.rules import Game, State
from kneedeep.rules.position import Deed, Figure, Marine, Position, PositionError
from kneedeep.rules.position_options import DeedOption, DoorOption, FigureOption, PositionOptions
from kneedeep.rules.table_view import TableView
from kneedeep_editor.worker.map_questions import Space

BOARD = "board"


class PositionView(NamedTuple):
    """The chosen table, fully visible, and the reason why no game can begin there, empty if one can.

    In that case the table lacks the unsuitable parts: the marines' places, or everything except areas.
    """

    table: TableView
    why: str


class ChosenPosition:
    """A position in preparation, for one number of marines.

    Choices that don't fit (such as a door between unrevealed areas) are kept, but left out of the position until they
    fit again. Marines without a chosen place are at their default places.
    """

    def __init__(self, game: Game, players: int, seed: int) -> None:
        """Begin at the start of a scenario. Raises UnplayableError for an unsuitable number of marines."""
        self.game, self.players, self.seed = game, players, seed
        game.prepare(players)
        self.chooser = game.assistant.position_chooser(players)
        self.stock: PositionOptions = self.chooser.options
        self.take(Position())
        self.state: State = game.set_up_at(players, seed, Position())
        """The state of the last viewed table."""

    def take(self, position: Position) -> None:
        """Adopt a position, without things that the scenario lacks."""
        stock = self.stock
        opened = {door.name for door in stock.doors if door.open}
        self.areas = {area.name for area in stock.areas} & set(position.areas)
        self.opened = {door.name for door in stock.doors} & (opened | set(position.doors)) - set(position.shut)
        self.keys = set(stock.keys) & set(position.keys)
        self.flags = set(stock.flags) & set(position.flags)
        wanted = Counter(position.done)
        self.done: set[int] = set()
        for number, past in enumerate(stock.past):
            for deed in (past.deed, Deed(past.deed.name)):
                if wanted[deed]:
                    wanted[deed] -= 1
                    self.done.add(number)
                    break
        blank = (Marine(),) * self.players
        self.marines: list[Marine] = list((*position.marines, *blank)[: self.players])
        self.round, self.frags = position.round, position.frags
        if (turn := position.turn) is None and not stock.round_start:
            turn = 0
        self.turn = turn if turn is None else min(turn, self.players - 1)
        self.hand = position.hand
        self.figures = position.figures
        """All figures except marines, None for the default ones."""

    # Checks

    @property
    def revealed(self) -> int:
        """The bit set of the revealed spaces."""
        areas = enumerate(self.game.board.area_of)
        return sum(1 << number for number, area in areas if self._is_revealed(area))

    def _is_revealed(self, area: str) -> bool:
        return area not in self.stock.hidden or area in self.areas or area == self.stock.start

    def may_work(self, door: DoorOption) -> bool:
        """Whether a door's state can be chosen, since a space beside it is revealed."""
        return bool(door.touching & self.revealed)

    def may_have_been(self, past: DeedOption) -> bool:
        """Whether a deed can be chosen, since its area is revealed."""
        return past.area < 0 or self._is_revealed(tuple(self.game.board.areas)[past.area])

    @property
    def position(self) -> Position:
        """The chosen position, without unsuitable choices."""
        stock = self.stock
        doors = [door for door in stock.doors if self.may_work(door)]
        return Position(
            round=self.round,
            turn=self.turn,
            marines=tuple(self.marines),
            areas=tuple(area.name for area in stock.areas if area.name in self.areas),
            doors=tuple(door.name for door in doors if not door.open and door.name in self.opened),
            shut=tuple(door.name for door in doors if door.open and door.name not in self.opened),
            keys=tuple(key for key in stock.keys if key in self.keys),
            flags=tuple(flag for flag in stock.flags if flag in self.flags),
            done=tuple(
                past.deed for number, past in enumerate(stock.past) if number in self.done and self.may_have_been(past)
            ),
            figures=self.figures,
            hand=self.hand,
            frags=self.frags,
        )

    def view(self) -> PositionView:
        """The table of the chosen position."""
        position, why = self.position, ""
        areas_alone = Position(areas=position.areas)
        unmanned = position._replace(marines=(), turn=None)
        for tried in (position, unmanned, unmanned._replace(figures=None), areas_alone):
            try:
                self.state = self.game.set_up_at(self.players, self.seed, tried)
                break
            except PositionError as error:
                why = why or str(error)
        return PositionView(self.game.table_view(self.state, None), why)

    # Marines

    def marine(self, seat: int) -> Marine:
        """A marine with its chosen values, else those of the table."""
        chosen = {name: value for name, value in self.marines[seat]._asdict().items() if value is not None}
        return self.chooser.marine(self.state, seat)._replace(**chosen)

    def place_of(self, seat: int) -> Space | None:
        """The place of a marine: the chosen one, else the default. None if it is not on the board."""
        marine = self.marines[seat]
        if marine.status != BOARD:
            return None
        if marine.at is not None:
            return marine.at
        stands = self.game.table_view(self.state, None).figure(seat)
        return None if stands is None else self.game.board.spaces[stands.space]

    def put(self, seat: int, space: Space) -> None:
        """Put a marine on a space. All others stay at their visible places."""
        for other in range(self.players):
            if self.marines[other].at is None:
                self.change(other, at=self.place_of(other))
        self.change(seat, at=space, status=BOARD)

    def change(self, seat: int, **fields: object) -> None:
        """Change fields of a marine from their defaults."""
        self.marines[seat] = self.marines[seat]._replace(**fields)  # type: ignore[arg-type]

    # Other figures

    @property
    def figures_on_board(self) -> tuple[Figure, ...]:
        """The figures on the board except marines: the chosen ones, else the default."""
        return self.chooser.figures(self.state) if self.figures is None else self.figures

    def option_of(self, kind: str) -> FigureOption | None:
        """The option for a kind. None if it can't be put on the board."""
        return next((one for one in self.stock.figures if one.kind == kind), None)

    def change_figure(self, place: int, **fields: object) -> None:
        """Change the place, rotation or health of a figure. All others stay."""
        figures = list(self.figures_on_board)
        figures[place] = figures[place]._replace(**fields)  # type: ignore[arg-type]
        self.figures = tuple(figures)

    def add_figure(self, kind: str, space: Space) -> None:
        """Put a new figure on the board."""
        self.figures = (*self.figures_on_board, Figure(kind, space))

    def remove_figure(self, place: int) -> None:
        """Take a figure off the board."""
        figures = self.figures_on_board
        self.figures = (*figures[:place], *figures[place + 1 :])

    def give_cards(self, seat: int, cards: Sequence[str]) -> None:
        """Set a marine's cards. Scarce cards are taken from others, who otherwise keep their cards."""
        held = [list(self.marine(one).cards or ()) for one in range(self.players)]
        fresh = Counter(cards) - Counter(held[seat])
        held[seat] = list(cards)
        total = Counter(card.name for card in self.stock.cards)
        for card in fresh:
            for other in range(self.players):
                while other != seat and card in held[other] and sum(own.count(card) for own in held) > total[card]:
                    held[other].remove(card)
        for one in range(self.players):
            self.change(one, cards=tuple(held[one]))

    def give_things(self, seat: int, things: Sequence[str]) -> None:
        """Give a marine some of the scenario's own items, which others lose."""
        held = self.things
        for one in range(self.players):
            kept = tuple(things) if one == seat else tuple(own for own in held[one] if own not in things)
            self.change(one, items=kept)

    @property
    def things(self) -> list[tuple[str, ...]]:
        """The scenario's own items of each marine."""
        return [self.marine(seat).items or () for seat in range(self.players)]

    # Helpers

    def reveal(self, space: Space) -> None:
        """Reveal the area of a space."""
        number = self.game.board.number.get(space)
        if number is not None and self.game.board.area_of[number] != self.stock.start:
            self.areas.add(self.game.board.area_of[number])

    def add(self, position: Position) -> None:
        """Add the areas, doors, keys and deeds of another position."""
        before = self.position
        merged = before._replace(
            areas=(*before.areas, *position.areas),
            doors=(*before.doors, *position.doors),
            keys=(*before.keys, *position.keys),
            done=(*before.done, *(deed for deed in position.done if deed not in before.done)),
        )
        self.take(merged)

    def door_at(self, x: float, y: float, near: float) -> DoorOption | None:
        """The door with a selectable state within `near` spaces of a place, None if there is none."""
        found: list[tuple[float, int, DoorOption]] = []
        for door in self.stock.doors:
            for (left, top), side in self.game.board.doors[door.number].edges:
                a, b = (
                    ((left + 1, top), (left + 1, top + 1)) if side == "east" else ((left, top + 1), (left + 1, top + 1))
                )
                across = max(a[0] - x, 0, x - b[0]), max(a[1] - y, 0, y - b[1])
                found.append((across[0] ** 2 + across[1] ** 2, door.number, door))
        best = min(found, default=None)
        return best[2] if best is not None and best[0] <= near * near and self.may_work(best[2]) else None
