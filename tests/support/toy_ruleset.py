"""A toy ruleset: marines walk to the last space of the board, a hunter of the invader's walks after them.

It represents an edition with rules: code that shows, plays, saves and counts games must accept its values.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from kneedeep.board import compile_board
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Event, Game, Ruleset, UnplayableError
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.assistant import Assistant
from kneedeep.rules.registry import RULESETS
from kneedeep.rules.rng import Stream, Streams, below, streams
from kneedeep.rules.state import INVADER, INVADERS_WON, MARINES_WON
from kneedeep.rules.table_view import Sheet, TableFigure, TableView

LAST_ROUND = 30
REST: Action = ("rest",)
NAME = "doom-2016"
MAP = f"""\
format: 1
ruleset: {NAME}
title: The walk
marines: [1, 2]
allow:
  BRD009: The walk begins at any space.
piece_types:
- id: hall
  rows: ["######"]
pieces:
- piece: hall
  at: [0, 0]
  area: start
areas:
- id: start
  start: true
"""


@dataclass
class ToyState:
    """Where everybody is: marines by seat, the hunter last."""

    players: int
    at: list[int]
    rng: Streams
    player: int = 0
    round: int = 1
    frags: int = 0
    winner: int = 0

    def copy(self) -> ToyState:
        return ToyState(**self.data())

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.data()).encode()).hexdigest()[:16]


class ToyGame(Game):
    """The game of one board."""

    def __init__(self, ruleset: Ruleset[Any], scenario: Scenario) -> None:
        actions = (ActionKind("go", (Field("to", "space"),), _go, "go to {to}"), ActionKind("rest", (), _rest, "rest"))
        super().__init__(ruleset, scenario, compile_board(scenario), actions)
        self.exit = len(self.board.spaces) - 1

    def prepare(self, players: int) -> None:
        if players not in self.scenario.played_counts:
            raise UnplayableError(f"The walk is not made for {players} marines.")

    def setup(self, players: int, seed: int, events: list[Event] | None = None) -> ToyState:
        self.prepare(players)
        state = ToyState(players, [*range(players), 0], streams(seed))
        state.at[-1] = self.exit - below(state, Stream.INVADER_DICE, 2)
        if events is not None:
            events.append(("text", "The walk begins."))
        return state

    def legal_actions(self, state: ToyState) -> list[Action]:
        if state.winner:
            return []
        x, y = self.board.spaces[state.at[state.player]]
        near = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        return [*(("go", self.board.number[space]) for space in near if space in self.board.number), REST]

    def apply(self, state: ToyState, action: Action, events: list[Event] | None = None) -> ToyState:
        who = self.assistant.player_name(state.player)
        self.kinds[action[0]].apply(self, state, action)
        if events is not None:
            events.append(("walked", state.player, state.at[state.player]))
            events.append(("text", f"{who[:1].upper()}{who[1:]}: {self.describe(state, action)}."))
        if state.player >= 0 and state.at[state.player] == self.exit:
            state.winner = MARINES_WON
        elif state.at[-1] in state.at[:-1] or state.round > LAST_ROUND:
            state.frags += 1
            state.winner = INVADERS_WON
        elif state.player == INVADER:
            state.player, state.round = 0, state.round + 1
        else:
            state.player = state.player + 1 if state.player + 1 < state.players else INVADER
        return state

    def load(self, data: dict[str, Any]) -> ToyState:
        return ToyState(**data)

    def view(self, state: ToyState, side: str) -> ToyState:
        seen = state.copy()
        seen.rng = ()
        return seen

    def describe(self, state: ToyState, action: Action) -> str:
        match action:
            case ("go", to):
                return "go to {},{}".format(*self.board.spaces[to])
        return "rest"

    def question(self, state: ToyState) -> str:
        return "Where to?"

    def table_view(self, state: ToyState, side: str | None) -> TableView:
        names = [*(self.assistant.marine_name(seat) for seat in range(state.players)), "hunter"]
        figures = [
            TableFigure(
                number,
                kind=int(number == state.players),
                looks="marine" if number < state.players else "imp",
                name=name,
                label=name.split()[0],
                called=f"the {name}",
                side="marines" if number < state.players else "invaders",
                space=at,
                spaces=1 << at,
                wounds=1,
                acts=at == state.at[state.player],
            )
            for number, (name, at) in enumerate(zip(names, state.at, strict=True))
        ]
        return TableView(
            state.round,
            state.player,
            state.player,
            state.winner,
            state.frags,
            revealed=(1 << len(self.board.spaces)) - 1,
            areas=frozenset(self.board.areas),
            focus=state.at[state.player],
            kinds=("marine", "hunter"),
            figures=tuple(figures),
            sheets=tuple(Sheet(seat, names[seat], "", state.at[seat], 1, 1) for seat in range(state.players)),
        )

    @cached_property
    def assistant(self) -> Assistant:
        return ToyAssistant(self)


class ToyAssistant(Assistant):
    """Answers what the toy has an answer to: who moved where. The rest is the kernel's."""

    def moves(self, events: Iterable[Event]) -> list[tuple[int, int]]:
        walked = (parts for kind, *parts in events if kind == "walked")
        return [(who, to) for who, to in walked if who >= 0]


def _go(_game: ToyGame, state: ToyState, action: Action) -> None:
    _, *numbers = action
    (state.at[state.player],) = numbers


def _rest(_game: ToyGame, _state: ToyState, _action: Action) -> None:
    """Stay."""


def toy() -> Ruleset[ToyGame]:
    """Return the toy ruleset, under the name of an edition that files may have."""
    return Ruleset(NAME, "toy", ToyGame)


@contextmanager
def registered() -> Iterator[None]:
    """Have the toy in the registry for a while, in place of the rules of that edition."""
    known = RULESETS[NAME]
    RULESETS[NAME] = toy
    try:
        yield
    finally:
        RULESETS[NAME] = known
