"""The game of a scenario under any ruleset: set-up, legal actions and their effects, questions, saving."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from kneedeep.board import Board
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.action import Action, ActionKind, Field, kinds_by_name
from kneedeep.rules.assistant import Assistant
from kneedeep.rules.event import Event
from kneedeep.rules.position import Position, PositionError
from kneedeep.rules.ruleset import Ruleset
from kneedeep.rules.state import State
from kneedeep.rules.table_view import TableView


class IllegalActionError(ValueError):
    """An illegal action."""


class Game(ABC):
    """A scenario under a ruleset, ready to play: an immutable value shared by any number of states.

    A ruleset's game takes and returns states of its own type. Callers treat them as `kneedeep.rules.state.State`.
    """

    def __init__(
        self, ruleset: Ruleset[object], scenario: Scenario, board: Board, actions: tuple[ActionKind, ...]
    ) -> None:
        self.ruleset = ruleset
        self.scenario = scenario
        self.board = board
        self.kinds: Mapping[str, ActionKind] = kinds_by_name(actions)

    @abstractmethod
    def prepare(self, players: int) -> None:
        """Prepare the data shared by games with `players` marines. Raises UnplayableError for an unsupported number."""

    @abstractmethod
    def setup(self, players: int, seed: int, events: list[Event] | None = None) -> State:
        """The state at the first decision of a game with this number of marines and this seed.

        `events`, if given, gets the events of the set-up. Raises UnplayableError for a number of marines that the
        scenario does not support.
        """

    def set_up_at(self, players: int, seed: int, position: Position, events: list[Event] | None = None) -> State:
        """The state at the first decision of a game that begins in a position.

        Raises PositionError if something does not fit, UnplayableError like `setup`.
        """
        raise PositionError("Games of this ruleset begin at the start of the scenario.")

    @abstractmethod
    def legal_actions(self, state: State) -> Sequence[Action]:
        """The answers to the pending decision in a fixed order. Empty when the game is over.

        The list may be shared: do not change it.
        """

    @abstractmethod
    def apply(self, state: State, action: Action, events: list[Event] | None = None) -> State:
        """Carry out a legal action in place and return the same state, at its next decision or its end.

        The action is not checked. `events`, if given, gets the events.
        """

    def step(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """The state after an action, and its events. The given state is unchanged.

        Raises IllegalActionError if the action is not legal.
        """
        if action not in self.legal_actions(state):
            raise IllegalActionError(f"{action!r} is no legal action now")
        events: list[Event] = []
        return self.apply(state.copy(), action, events), events

    @abstractmethod
    def load(self, data: dict[str, object]) -> State:
        """The state from `State.data`. Raises KeyError or ValueError for invalid data."""

    @abstractmethod
    def view(self, state: State, side: str) -> State:
        """A copy of a state as seen by a side, without the secrets hidden from it. Counts stay true."""

    @abstractmethod
    def describe(self, state: State, action: Action) -> str:
        """A legal action in words."""

    @abstractmethod
    def question(self, state: State) -> str:
        """The pending decision, in words."""

    @abstractmethod
    def table_view(self, state: State, side: str | None) -> TableView:
        """The table and all possessions as visible to a side. None: everything."""

    @property
    @abstractmethod
    def assistant(self) -> Assistant:
        """The assistant that answers further questions of people and programs about the rules."""

    # Actions as data

    def numbered(self, action: Action) -> Iterator[tuple[Field, int]]:
        """The number fields of an action, each with its number."""
        return self.kinds[action[0]].numbered(action)

    def action_data(self, action: Action) -> dict[str, object]:
        """An action as plain data: `do` is its kind, then its fields. Spaces are coordinates."""
        data: dict[str, object] = {"do": action[0]}
        for field, number in self.numbered(action):
            data[field.key] = list(self.board.spaces[number]) if field.kind == "space" else number
        return data

    def action_of(self, data: dict[str, object]) -> Action:
        """The action from plain data. Raises ValueError with a message for invalid data."""
        name = data.get("do")
        if not isinstance(name, str) or name not in self.kinds:
            raise ValueError("there is no such action")
        kind = self.kinds[name]
        numbers: list[int] = []
        given = [field for field in kind.fields if field.key in data]
        if len(given) != len(data) - 1 or given != list(kind.fields[: len(given)]):
            raise ValueError(f"the fields of {kind.name} are {', '.join(field.key for field in kind.fields)}")
        for field in given:
            value = data[field.key]
            if field.kind == "space":
                if not isinstance(value, list) or tuple(map(type, value)) != (int, int):
                    raise ValueError(f"{field.key} must be a space such as [4, 3]")
                if tuple(value) not in self.board.number:
                    raise ValueError(f"{field.key} is no space of the board")
                numbers.append(self.board.number[tuple(value)])
            elif type(value) is int:
                numbers.append(value)
            else:
                raise ValueError(f"{field.key} must be a whole number")
        return kind.name, *numbers
