"""A game in progress: its state, actions and events. It can be taken back, saved and continued."""

from collections.abc import Iterator

from kneedeep.rules import Action, Event, Game, IllegalActionError, State
from kneedeep.rules.position import Position
from kneedeep.rules.replay import Replay, file_of, lines_of, play

KEPT_EVERY = 16
"""The interval of kept copies of the state, in actions. Taking back replays from the previous copy."""


class History:
    """A game in progress. `state` is its current state. Do not change it."""

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        events: list[Event],
        position: Position | None = None,
        seats: tuple[str, ...] = (),
    ) -> None:
        """Begin with the state and events of a set-up. Called by `begun`, `begun_at` and `gone_on_with`."""
        self.game = game
        self.players = state.players
        self.seed = seed
        self.position = position
        """The position at the beginning, None for the start of the scenario."""
        self.seats = seats
        """The player of each seat, the invader last: `person` or a bot's name. Empty if unknown. It is saved too."""
        self.actions: list[Action] = []
        self.events: list[list[Event]] = [events]
        """The events of the set-up, then of each action."""
        self.state = state
        self._kept: list[State] = [state.copy()]

    def do(self, action: Action) -> list[Event]:
        """Carry out an action and return its events. Raises IllegalActionError for an illegal action."""
        if action not in self.game.legal_actions(self.state):
            raise IllegalActionError(f"{action!r} is no legal action now")
        events: list[Event] = []
        self.game.apply(self.state, action, events)
        self.note(action, events)
        return events

    def note(self, action: Action, events: list[Event]) -> None:
        """Record an action already carried out on the state, and its events."""
        self.actions.append(action)
        self.events.append(events)
        if len(self.actions) % KEPT_EVERY == 0:
            self._kept.append(self.state.copy())

    def moment(self, count: int) -> State:
        """A copy of the state after `count` actions. Raises ValueError if there were fewer."""
        if not 0 <= count <= len(self.actions):
            raise ValueError(f"there were {len(self.actions)} actions, not {count}")
        state = self._kept[count // KEPT_EVERY].copy()
        for action in self.actions[count // KEPT_EVERY * KEPT_EVERY : count]:
            self.game.apply(state, action)
        return state

    def take_back(self, count: int) -> None:
        """Go back to the moment after `count` actions. Raises ValueError if there were fewer."""
        self.state = self.moment(count)
        del self._kept[count // KEPT_EVERY + 1 :]
        del self.actions[count:]
        del self.events[count + 1 :]

    def copy(self) -> "History":
        """An independent copy of the game."""
        made = History(self.game, self.state.copy(), self.seed, [], self.position, self.seats)
        made.actions, made.events, made._kept = list(self.actions), list(self.events), list(self._kept)
        return made

    def lines(self) -> Iterator[str]:
        """Yield the lines of the game's replay. A saved game has the same lines."""
        return lines_of(self.game, self.players, self.seed, self.actions, self.position, self.seats)

    def file(self) -> bytes:
        """The contents of the game's file. Raises FileFailed if it is too large to be read again."""
        return file_of(self.lines())


def begun(game: Game, players: int, seed: int) -> History:
    """A game after its set-up. Raises UnplayableError for an unsupported number of marines."""
    events: list[Event] = []
    return History(game, game.setup(players, seed, events), seed, events)


def begun_at(game: Game, players: int, seed: int, position: Position) -> History:
    """A game from a position ("from here").

    Raises PositionError if the position does not fit, UnplayableError for an unsupported number of marines.
    """
    events: list[Event] = []
    return History(game, game.set_up_at(players, seed, position, events), seed, events, position)


def gone_on_with(replay: Replay, game: Game, to: int | None = None) -> History:
    """The game of a replay after its last action or after `to` actions, ready to continue.

    `game`: the replay's game from `Replay.game`. Raises ReplayError for the first action or checkpoint that does not
    fit.
    """
    history: History | None = None
    for moment in play(replay, game, to):
        if history is None:
            events = list(moment.events)
            history = History(game, moment.state, replay.seed, events, replay.position, replay.seats)
        elif moment.action is not None:
            history.note(moment.action, list(moment.events))
    assert history is not None
    return history
