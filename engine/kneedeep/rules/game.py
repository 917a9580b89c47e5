"""The game of one scenario: setting up, legal actions, carrying them out."""

from __future__ import annotations

from typing import Any

from kneedeep.board import compile_board
from kneedeep.catalog.overrides import data_with
from kneedeep.geometry.bits import each_number
from kneedeep.rules import action as actions
from kneedeep.rules.action import Action
from kneedeep.rules.doom2004 import setup
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.board_tables import BoardTables
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script import triggers
from kneedeep.rules.doom2004.state import State, state_of
from kneedeep.rules.doom2004.table_rebuild import Table, table_of
from kneedeep.rules.doom2004.text.action_text import phrase, situation
from kneedeep.rules.doom2004.text.game_names import names_in
from kneedeep.rules.doom2004.view import view_of
from kneedeep.rules.event import Event
from kneedeep.rules.ruleset import Ruleset, UnplayableError
from kneedeep.rules.stage import Stage
from kneedeep.scenario.model import Scenario


class IllegalActionError(ValueError):
    """An action that is none of the legal ones."""


class Game:
    """A scenario under a ruleset, ready to be played: a value, made once and shared by any number of states."""

    def __init__(self, ruleset: Ruleset, scenario: Scenario) -> None:
        """Compile a scenario. Raises UnplayableError when it has no space to play on."""
        self.ruleset = ruleset
        self.scenario = scenario
        catalog, self.play = data_with(scenario.ruleset, ruleset.numbers)
        self.board = compile_board(scenario, catalog)
        if not self.board.spaces:
            raise UnplayableError("The scenario has no space to play on.")
        if not any(area.start for area in scenario.areas):
            raise UnplayableError("The scenario has no start area.")
        self.kinds = actions.kinds_by_name(ruleset.actions)
        self.stages = {stage.name: stage for stage in ruleset.stages}
        self._apply = {kind.name: kind.apply for kind in ruleset.actions}
        self._run = {stage.name: stage.run for stage in ruleset.stages}
        self._options = {stage.name: stage.options for stage in ruleset.stages}
        self._terrain = BoardTables(self.board)
        self._tables: dict[int, CompiledScenario] = {}

    def tables(self, players: int) -> CompiledScenario:
        """Return the tables for a number of marines. Raises UnplayableError for a number it is not made for."""
        tables = self._tables.get(players)
        if tables is None:
            if players not in self.scenario.played_counts:
                made_for = ", ".join(str(count) for count in self.scenario.counts)
                raise UnplayableError(f"The scenario is made for {made_for} marines, not for {players}.")
            tables = CompiledScenario(self.board, self._terrain, self.play, players)
            if not tables.cards:
                raise UnplayableError("No invader deck has a card.")
            if len(tables.starts) < players:
                raise UnplayableError(f"The start area has no space for {players} marines.")
            self._tables[players] = tables
        return tables

    def setup(self, players: int, seed: int, events: list[Event] | None = None) -> State:
        """Return the state at the first decision of a game with that many marines and that seed.

        `events`, when given, gets what happens in the set-up. Raises UnplayableError for a number of marines that the
        scenario is not made for.
        """
        t = self.tables(players)
        s = setup.begin(t, seed)
        s.events = events
        self._settle(t, s)
        s.events = None
        return s

    def legal_actions(self, state: State) -> list[Action]:
        """Return the answers to the pending decision, in a fixed order; none when the game is over.

        The list may be shared: do not change it.
        """
        stage = state.stack[-1]
        return self._options[stage[0]](self._tables[state.players], state, stage)

    def apply(self, state: State, action: Action, events: list[Event] | None = None) -> State:
        """Carry out a legal action in place and return the same state, at its next decision or its end.

        Trusts its caller; `events`, when given, gets what happens.
        """
        t = self._tables[state.players]
        state.events = events
        self._apply[action[0]](t, state, action)
        # What `_settle` does, without the call: most actions lead to a decision at once.
        stage = state.stack[-1]
        if state.changed & t.topics or not self._run[stage[0]](t, state, stage):
            self._settle(t, state)
        state.events = None
        return state

    def step(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the state after an action, and what happened; the state given stays as it is.

        Raises IllegalActionError when the action is none of the legal ones.
        """
        if action not in self.legal_actions(state):
            raise IllegalActionError(f"{action!r} is no legal action now")
        events: list[Event] = []
        return self.apply(state.copy(), action, events), events

    def settle(self, state: State) -> State:
        """Let everything happen until somebody has to decide, and return the same state."""
        self._settle(self._tables[state.players], state)
        return state

    def _settle(self, t: CompiledScenario, s: State) -> None:
        """Let everything happen until somebody has to decide."""
        run = self._run
        stack = s.stack
        while True:
            if s.changed & t.topics:
                triggers.check(t, s)
            stage = stack[-1]
            if run[stage[0]](t, s, stage):
                return

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that `State.data` described. Raises KeyError or ValueError when it is none."""
        s = state_of(data)
        t = self.tables(s.players)
        s.stack = [self._stage_of(stage) for stage in s.stack]
        tokens_on_board.stand_on(t, s)
        return s

    def _stage_of(self, data: tuple[Any, ...]) -> Stage:
        try:
            return self.stages[data[0]].type(*data)
        except TypeError as error:
            raise ValueError(f"{data!r} is no stage") from error

    def table(self, state: State) -> Table:
        """Return what lies and stands on the table in a state; events alone rebuild the same."""
        t = self._tables[state.players]
        return table_of(
            state, {number: tokens_on_board.space_of(t, state, number) for number in each_number(state.lying)}
        )

    def action_data(self, action: Action) -> dict[str, Any]:
        """Return an action as plain data: `do` with its kind, then its fields; spaces as coordinates."""
        kind = self.kinds[action[0]]
        data: dict[str, Any] = {"do": kind.name}
        for field, number in zip(kind.fields, action[1:], strict=False):
            data[field.key] = list(self._terrain.spaces[number]) if field.kind == "space" else number
        return data

    def action_of(self, data: dict[str, Any]) -> Action:
        """Return the action that plain data describes. Raises ValueError, with words, for what describes none."""
        name = data.get("do")
        if not isinstance(name, str) or name not in self.kinds:
            raise ValueError("there is no such action")
        kind = self.kinds[name]
        found: list[Any] = [kind.name]
        given = [field for field in kind.fields if field.key in data]
        if len(given) != len(data) - 1 or given != list(kind.fields[: len(given)]):
            raise ValueError(f"the fields of {kind.name} are {', '.join(field.key for field in kind.fields)}")
        for field in given:
            value = data[field.key]
            if field.kind == "space":
                if not isinstance(value, list) or tuple(map(type, value)) != (int, int):
                    raise ValueError(f"{field.key} must be a space such as [4, 3]")
                if tuple(value) not in self._terrain.number:
                    raise ValueError(f"{field.key} is no space of the board")
                found.append(self._terrain.number[tuple(value)])
            elif type(value) is int:
                found.append(value)
            else:
                raise ValueError(f"{field.key} must be a whole number")
        return tuple(found)

    def describe(self, state: State, action: Action) -> str:
        """Return a legal action in the words of the moment."""
        names = names_in(self._tables[state.players], state)
        return phrase(names, state, action) or names.action(self.kinds[action[0]], action)

    def question(self, state: State) -> str:
        """Return what is to be decided now, in words."""
        asked = self.stages[state.stack[-1][0]].question
        told = situation(names_in(self._tables[state.players], state), state)
        return f"{asked} ({told})" if told else asked

    def view(self, state: State, side: str) -> State:
        """Return what a side may see: see `kneedeep.rules.doom2004.view`."""
        return view_of(state, side)
