"""A game with a stack of stages in its state: compiled for each number of marines, run until each decision."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from kneedeep.board import compile_board
from kneedeep.model.catalog.numbers.overrides import data_with
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Event, Game, Ruleset, UnplayableError
from kneedeep.rules.action import Action, ActionKind
from kneedeep.rules.position import PositionError
from kneedeep.rules.script.scenario_tables import ScenarioTables
from kneedeep.rules.shared_stages import OVER
from kneedeep.rules.stage import Stage, StageKind
from kneedeep.support.translation import tr

SIDES = ("marines", "invaders")
_MOST_ANSWERS = 10_000


Tables = TypeVar("Tables", bound=ScenarioTables)
StateOf = TypeVar("StateOf", bound=Any)
ActionOf = TypeVar("ActionOf", bound=Action)


class StageGame(Game, Generic[Tables, StateOf, ActionOf]):
    """A scenario under rules made of action and stage kinds: an immutable value shared by any number of states."""

    forced: ClassVar[frozenset[str]] = frozenset()
    """The unsettled stages. The script waits during them."""
    _begun: Callable[[Tables, int], StateOf]
    """Returns the initial state of a game with a seed, before anything is settled."""
    _check: Callable[[Tables, StateOf], None]
    """Checks all conditions of the script."""
    _loaded: Callable[[dict[str, object]], StateOf]
    """Returns the state from plain data, without its stages and derived parts."""
    _derive: Callable[[Tables, StateOf], None]
    """Computes the derived parts of a state."""
    _hide: Callable[[StateOf, str], None]
    """Removes everything hidden from a side from a state."""
    _names_in: Callable[[Tables, StateOf], Any]
    """Returns the names of things in a state."""

    def __init__(
        self,
        ruleset: Ruleset[object],
        scenario: Scenario,
        actions: tuple[ActionKind, ...],
        stages: tuple[StageKind, ...],
    ) -> None:
        """Compile a scenario. Raises UnplayableError if it has no spaces."""
        catalog, self.play = data_with(scenario.ruleset, ruleset.numbers)
        super().__init__(ruleset, scenario, compile_board(scenario, catalog), actions)
        if not self.board.spaces:
            raise UnplayableError("The scenario has no space to play on.")
        if not any(area.start for area in scenario.areas):
            raise UnplayableError("The scenario has no start area.")
        self.stages = {stage.name: stage for stage in stages}
        self._apply = {kind.name: kind.apply for kind in actions}
        self._run = {stage.name: stage.run for stage in stages}
        self._options: dict[str, Callable[..., Sequence[ActionOf]]] = {stage.name: stage.options for stage in stages}
        self._tables: dict[int, Tables] = {}

    @abstractmethod
    def _compiled(self, players: int) -> Tables:
        """Compile the tables for a number of marines. Raises UnplayableError if something is missing."""

    def prepare(self, players: int) -> None:
        self.tables(players)

    def tables(self, players: int) -> Tables:
        """The tables for a number of marines. Raises UnplayableError for an unsupported number."""
        if (tables := self._tables.get(players)) is None:
            if players not in self.scenario.played_counts:
                made_for = ", ".join(str(count) for count in self.scenario.played_counts)
                raise UnplayableError(
                    "The scenario is made for {counts} marines, not for {n}.", counts=made_for, n=players
                )
            tables = self._tables[players] = self._compiled(players)
        return tables

    def setup(self, players: int, seed: int, events: list[Event] | None = None) -> StateOf:
        tables = self.tables(players)
        state = self._begun(tables, seed)
        state.events = events
        self._settle(tables, state)
        state.events = None
        return state

    def legal_actions(self, state: StateOf) -> Sequence[ActionOf]:
        stage = state.stack[-1]
        return self._options[stage[0]](self._tables[state.players], state, stage)

    def apply(self, state: StateOf, action: Action, events: list[Event] | None = None) -> StateOf:
        tables = self._tables[state.players]
        state.events = events
        self._apply[action[0]](tables, state, action)
        if state.winner:
            # The rest of the last action is cancelled.
            state.stack[:] = [OVER]
        # The same as `_settle` without the call, since most actions lead to a decision at once.
        stage = state.stack[-1]
        if state.changed & tables.topics or not self._run[stage[0]](tables, state, stage):
            self._settle(tables, state)
        state.events = None
        return state

    def settle(self, state: StateOf) -> StateOf:
        """Run until the next decision. Returns the same state."""
        self._settle(self._tables[state.players], state)
        return state

    def run_down(self, state: StateOf, floor: Stage, decline: Action) -> None:
        """Run the stack down to its floor. Decisions are declined if possible, else take the first legal action."""
        for _ in range(_MOST_ANSWERS):
            self.settle(state)
            if state.stack[-1] == floor or state.winner:
                return
            actions = self.legal_actions(state)
            self.apply(state, decline if decline in actions else actions[0])
        raise PositionError("The game does not come to its first turn from there.")

    def _settle(self, tables: Tables, state: StateOf) -> None:
        """Run until the next decision. Rule: RUL-93, RUL16-181."""
        run = self._run
        stack = state.stack
        while True:
            if state.changed & tables.topics and stack[-1][0] not in self.forced:
                self._check(tables, state)
            if state.winner:
                stack[:] = [OVER]
            stage = stack[-1]
            if run[stage[0]](tables, state, stage):
                return

    def load(self, data: dict[str, object]) -> StateOf:
        state = self._loaded(data)
        tables = self.tables(state.players)
        state.stack = [self._stage_of(stage) for stage in state.stack]
        self._derive(tables, state)
        return state

    def _stage_of(self, data: tuple[str, ...]) -> Stage:
        try:
            return self.stages[data[0]].type(*data)
        except TypeError as error:
            raise ValueError(f"{data!r} is no stage") from error

    def view(self, state: StateOf, side: str) -> StateOf:
        """A copy of a state as seen by a side, without the generator. It can't be played on.

        `legal_actions` works on it for the deciding side. Raises ValueError for an unknown side.
        """
        if side not in SIDES:
            raise ValueError(f"no side {side!r}: there are {', '.join(SIDES)}")
        view: StateOf = state.copy()
        view.rng = ()
        self._hide(view, side)
        return view

    def describe(self, state: StateOf, action: Action) -> str:
        names = self._names_in(self.tables(state.players), state)
        name, *fields = action
        kind = self.kinds[name]
        if isinstance(kind.phrase, str):
            return str(names.action(kind, kind.phrase, action))
        return kind.phrase(names, names.t, state, *fields)

    def question(self, state: StateOf) -> str:
        stage = state.stack[-1]
        kind = self.stages[stage.name]
        names = self._names_in(self.tables(state.players), state)
        about = "" if kind.situation is None else kind.situation(names, names.t, state, stage)
        return f"{tr(kind.question)} ({about})" if about else tr(kind.question)
