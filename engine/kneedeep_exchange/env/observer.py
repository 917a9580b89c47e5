"""Observations as arrays: planes over the board's box, or one vector. Only changes are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from kneedeep.board import Board
from kneedeep.games.bots import Bot
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.geometry.edge import NAMES, STOPS_STEP
from kneedeep.rules import Game, State, UnplayableError
from kneedeep.rules.planes import Amounts
from kneedeep_exchange.env.match import Match, known
from kneedeep_exchange.env.renderer import ansi

Form = Literal["planes", "vector", "ansi"]
FORMS = ("planes", "vector", "ansi")
MOST_SIGNS = 200_000
FEW = 48
"""The number of changed spaces of a plane up to which they are written one by one."""
MOST_ALIKE = 4
"""The number of identical cards that is encoded as 1."""


def _walls(board: Board) -> dict[str, int]:
    """The spaces whose eastern or southern edge stops steps, by kind of edge and side."""
    found: dict[str, int] = {}
    for code in sorted(STOPS_STEP):
        for side in ("east", "south"):
            bits = sum(1 << number for number, space in enumerate(board.spaces) if board.edge_kind(space, side) == code)
            if bits:
                found[f"{NAMES[code]} {side}"] = bits
    return found


class Observer:
    """The observations of one game for all players. `planes`: the names of the planes in order."""

    def __init__(self, game: Game, answers: int, form: Form, *, copy: bool) -> None:
        """Prepare the arrays. Raises ValueError for an unknown form, UnplayableError if the ruleset has no planes."""
        known(form, FORMS, "observation")
        if (found := game.assistant.planes()) is None:
            raise UnplayableError("The rules of {name} have no planes to observe.", name=game.board.edition.name)
        self._game, self._read, self._form, self._copy = game, found, form, copy
        board = game.board
        self._size = len(board.spaces)
        self._walls = _walls(board)
        self._walls_seen: tuple[int, tuple[int, ...]] = (-1, ())
        left, top = (min(space[axis] for space in board.spaces) for axis in (0, 1))
        width, height = (
            max(space[axis] for space in board.spaces) - least + 1 for axis, least in ((0, left), (1, top))
        )
        self._cells = [
            number if form == "vector" else (y - top) * width + x - left for number, (x, y) in enumerate(board.spaces)
        ]
        self._area = self._size if form == "vector" else width * height
        self._cell_array = np.array(self._cells)
        self._marked = ("board", *self._walls, "target", *found.marked)
        self.planes: tuple[str, ...] = (*self._marked, *found.amounts, *found.counts)
        self.cards = found.cards
        self._on_board = len(self._marked) + len(found.amounts)
        self._count_size = 1 if form == "vector" else self._area
        self._length = self._on_board * self._area + len(found.counts) * self._count_size
        self._shape: tuple[int, ...] = (self._length,) if form == "vector" else (len(self.planes), height, width)
        self._answers = answers
        self._masks: dict[int, Any] = {}
        self._looks: dict[int, _Look] = {}

    def space(self) -> spaces.Dict:
        """The observation space."""
        seen: spaces.Space[Any] = spaces.Box(0, 1, self._shape, np.float32)
        if self._form == "ansi":
            seen = spaces.Text(MOST_SIGNS, min_length=0, charset=frozenset(map(chr, (10, *range(32, 127)))))
        mask = spaces.Box(0, 1, (self._answers,), np.int8)
        hand = spaces.Box(0, 1, (max(1, len(self.cards)),), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": mask, "hand": hand})

    def observe(self, state: State, side: str, player: int, offered: int, targets: int) -> dict[str, Any]:
        """The observation of a player. `offered`, `targets`: of its answers, 0 while it does not decide."""
        view = self._game.view(state, side)
        hand = np.zeros(max(1, len(self.cards)), np.float32)
        for place in self._read.hand(view, player):
            hand[place] = min(1.0, hand[place] + 1 / MOST_ALIKE)
        seen = ansi(self._game, state, side) if self._form == "ansi" else self._array(view, player, targets)
        return {"observation": seen, "action_mask": self._mask(offered), "hand": hand}

    def _mask(self, offered: int) -> object:
        if (mask := self._masks.get(offered)) is None:
            mask = self._masks[offered] = np.zeros(self._answers, np.int8)
            mask[:offered] = 1
        return mask.copy()

    def _array(self, view: State, player: int, targets: int) -> object:
        if (look := self._looks.get(player)) is None:
            look = self._looks[player] = _Look(self._length, len(self.planes))
        seen = self._read.read(view, player)
        walls = self._walls_seen
        if walls[0] != seen.known:
            walls = self._walls_seen = (seen.known, tuple(bits & seen.known for bits in self._walls.values()))
        self._write(look, [seen.known, *walls[1], targets, *seen.marked], seen.amounts, seen.counts)
        return (look.array.copy() if self._copy else look.array).reshape(self._shape)

    def _write(self, look: _Look, marked: list[int], amounts: Sequence[Amounts], counts: Sequence[float]) -> None:
        """Write the changed planes to the array."""
        area = self._area
        if (old := look.marked) != marked:
            for place, bits in enumerate(marked):
                if bits != old[place]:
                    self._mark(look, place * area, old[place] ^ bits, bits)
            look.marked = marked
        start = len(marked) * area
        for place, now in enumerate(amounts):
            if now != look.amounts[place]:
                self._fill(look, start + place * area, look.amounts[place], now)
                look.amounts[place] = now
        start = self._on_board * area
        size = self._count_size
        if counts is not look.counts and counts != look.counts:
            for place, count in enumerate(counts):
                if count != look.counts[place]:
                    look.array[start + place * size : start + place * size + size] = count
            look.counts = counts

    def _mark(self, look: _Look, start: int, changed: int, bits: int) -> None:
        cells = self._cells
        if changed.bit_count() <= FEW:
            numbers = look.numbers
            while changed:
                lowest = changed & -changed
                numbers[start + cells[lowest.bit_length() - 1]] = 1.0 if bits & lowest else 0.0
                changed ^= lowest
            return
        data = np.frombuffer(bits.to_bytes(self._size // 8 + 1, "little"), np.uint8)
        values = np.unpackbits(data, count=self._size, bitorder="little")
        look.array[start : start + self._area][self._cell_array] = values

    def _fill(self, look: _Look, start: int, old: Amounts, now: Amounts) -> None:
        cells, numbers = self._cells, look.numbers
        touched = union(bits for bits, _ in {*old} ^ {*now})
        for number in each_number(touched):
            numbers[start + cells[number]] = 0.0
        for bits, amount in now:
            if bits & touched:
                for number in each_number(bits):
                    numbers[start + cells[number]] = amount


class _Look:
    """The last observation of a player, as the array and its contents."""

    def __init__(self, length: int, planes: int) -> None:
        self.array = np.zeros(length, np.float32)
        self.numbers: Any = memoryview(self.array)  # type: ignore[arg-type]
        """A view of the same memory, in which single numbers are written faster."""
        self.marked = [0] * planes
        self.amounts: list[Amounts] = [()] * planes
        self.counts: Sequence[float] = [0.0] * planes


class Observed:
    """Properties and methods that all environments of a match share."""

    match: Match
    _observer: Observer

    @property
    def planes(self) -> tuple[str, ...]:
        """The names of the planes in order. In a vector, a plane that is a count has a single number."""
        return self._observer.planes

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards in the order of `hand`."""
        return self._observer.cards

    def choice(self, bot: Bot) -> int:
        """The number of a bot's current answer."""
        return self.match.choice(bot)

    def replay(self) -> str:
        """The lines of a replay of the game so far."""
        return self.match.replay()
