"""The game of one scenario by the rules of 2016: setting up, legal actions, carrying them out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from kneedeep.board import compile_board
from kneedeep.catalog.numbers.overrides import data_with
from kneedeep.rules.action import Action
from kneedeep.rules.doom2016 import setup
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.ruleset import ACTIONS, STAGES
from kneedeep.rules.doom2016.script import triggers
from kneedeep.rules.doom2016.script.script_effects import StateEffectHandler
from kneedeep.rules.doom2016.stages import FORCED, OVER
from kneedeep.rules.doom2016.state import State, state_of
from kneedeep.rules.doom2016.text.game_names import names_in
from kneedeep.rules.doom2016.view import view_of
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game
from kneedeep.rules.position import Position
from kneedeep.rules.ruleset import Ruleset, UnplayableError
from kneedeep.rules.stage import Stage
from kneedeep.scenario.model import Scenario
from kneedeep.script.numbers_in_play import PartsInPlay

if TYPE_CHECKING:
    from kneedeep.rules.doom2016.assistant import Doom2016Assistant
    from kneedeep.rules.table_view import TableView


class Doom2016Game(Game):
    """A scenario under the rules of 2016: a value, made once and shared by any number of states."""

    def __init__(self, ruleset: Ruleset[Any], scenario: Scenario) -> None:
        """Compile a scenario. Raises UnplayableError when it has no space to play on."""
        catalog, self.play = data_with(scenario.ruleset, ruleset.numbers)
        super().__init__(ruleset, scenario, compile_board(scenario, catalog), ACTIONS)
        if not self.board.spaces:
            raise UnplayableError("The scenario has no space to play on.")
        if not any(area.start for area in scenario.areas):
            raise UnplayableError("The scenario has no start area.")
        self.stages = {stage.name: stage for stage in STAGES}
        self._apply = {kind.name: kind.apply for kind in ACTIONS}
        self._run = {stage.name: stage.run for stage in STAGES}
        self._options: dict[str, Callable[[Any, Any, Any], list[Action]]] = {
            stage.name: stage.options for stage in STAGES
        }
        self._tables: dict[int, CompiledScenario] = {}
        self.numbers_by_parts: dict[tuple[int, PartsInPlay], frozenset[str]] = {}
        """The numbers that games with so many marines rested on, by the parts in them; kept by `queries.data_provenance`."""

    def prepare(self, players: int) -> None:
        """Make what all games with so many marines share. Raises UnplayableError for a number it is not made for."""
        self.tables(players)

    def tables(self, players: int) -> CompiledScenario:
        """Return the tables for a number of marines. Raises UnplayableError for a number it is not made for."""
        tables = self._tables.get(players)
        if tables is None:
            if players not in self.scenario.played_counts:
                made_for = ", ".join(str(count) for count in self.scenario.counts)
                raise UnplayableError(f"The scenario is made for {made_for} marines, not for {players}.")
            tables = CompiledScenario(self.board, self.play, players)
            tables.effect_handler = StateEffectHandler
            if len(tables.starts) < players:
                raise UnplayableError(f"The start area has no space for {players} marines.")
            if len(tables.cards.event_sets) < tables.parameters.event_sets:
                raise UnplayableError("No source says what the events of this scenario are.")
            self._tables[players] = tables
        return tables

    def setup(self, players: int, seed: int, events: list[Event] | None = None) -> State:
        """Return the state at the first decision of a game with that many marines and that seed.

        `events`, when given, gets what happens in the set-up. Raises UnplayableError for a number of marines that the
        scenario is not made for.
        """
        tables = self.tables(players)
        state = setup.begin(tables, seed)
        state.events = events
        self._settle(tables, state)
        state.events = None
        return state

    def set_up_at(
        self, players: int, seed: int, position: Position, events: list[Event] | None = None
    ) -> State:
        """Return the state at the first decision of a game that begins in a position: see `placement.set_up_at`."""
        from kneedeep.rules.doom2016.position.placement import set_up_at

        return set_up_at(self, players, seed, position, events)

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
        tables = self._tables[state.players]
        state.events = events
        self._apply[action[0]](tables, state, action)
        if state.winner:
            # What the last action still had to do is void.
            state.stack[:] = [OVER]
        # What `_settle` does, without the call: most actions lead to a decision at once.
        stage = state.stack[-1]
        if state.changed & tables.topics or not self._run[stage[0]](tables, state, stage):
            self._settle(tables, state)
        state.events = None
        return state

    def settle(self, state: State) -> State:
        """Let everything happen until somebody has to decide, in place, and return the same state."""
        self._settle(self._tables[state.players], state)
        return state

    def _settle(self, tables: CompiledScenario, state: State) -> None:
        """Let everything happen until somebody has to decide. Rule: RUL16-181."""
        run = self._run
        stack = state.stack
        while True:
            if state.changed & tables.topics and stack[-1][0] not in FORCED:
                triggers.check(tables, state)
            if state.winner:
                stack[:] = [OVER]
            stage = stack[-1]
            if run[stage[0]](tables, state, stage):
                return

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that `State.data` described. Raises KeyError or ValueError when it is none."""
        state = state_of(data)
        tables = self.tables(state.players)
        state.stack = [self._stage_of(stage) for stage in state.stack]
        state.ground = tables.ground(state.doors)
        tokens_on_map.refresh(tables, state)
        return state

    def _stage_of(self, data: tuple[Any, ...]) -> Stage:
        try:
            return self.stages[data[0]].type(*data)
        except TypeError as error:
            raise ValueError(f"{data!r} is no stage") from error

    def view(self, state: State, side: str) -> State:
        """Return what a side may see: see `kneedeep.rules.doom2016.view`."""
        return view_of(self._tables[state.players], state, side)

    def describe(self, state: State, action: Action) -> str:
        """Return a legal action in the words of the moment."""
        names = names_in(self._tables[state.players], state)
        name, *fields = action
        kind = self.kinds[name]
        if isinstance(kind.phrase, str):
            return names.action(kind, kind.phrase, action)
        return kind.phrase(names, names.t, state, *fields)

    def question(self, state: State) -> str:
        """Return what is to be decided now, in words."""
        stage = state.stack[-1]
        kind = self.stages[stage.name]
        names = names_in(self._tables[state.players], state)
        about = "" if kind.situation is None else kind.situation(names, names.t, state, stage)
        return f"{kind.question} ({about})" if about else kind.question

    def table_view(self, state: State, side: str | None) -> TableView:
        """Return what lies and stands on the table, and who has what, as a side may see it; None: everything."""
        from kneedeep.rules.doom2016.table_view import table_view_of

        return table_view_of(self, state if side is None else self.view(state, side), side)

    @cached_property
    def assistant(self) -> Doom2016Assistant:
        """Return who answers what else people and programs ask of the rules."""
        from kneedeep.rules.doom2016.assistant import Doom2016Assistant

        return Doom2016Assistant(self)
