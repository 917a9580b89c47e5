"""One game of a simulation, played in slices so that it can be cancelled."""

from collections import Counter
from collections.abc import Callable, Hashable

from kneedeep.board.script.conditions import frag_limit
from kneedeep.games.bots import bot_named, margins_of
from kneedeep.games.bots.margin import score
from kneedeep.games.bots.playout import play_out
from kneedeep.games.simulation.result import DECISIONS, INVADERS, MARINES, NEVER, OVER, ROUNDS, TIME, GameRecord
from kneedeep.games.simulation.simulation_plan import (
    GAME,
    INVADERS_BOT,
    MARINES_BOT,
    MOST_DECISIONS,
    SimulationPlan,
    seed_of,
)
from kneedeep.games.simulation.turning_points import turns
from kneedeep.rules.action import Action
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game
from kneedeep.rules.state import State
from kneedeep.support.english import counted
from kneedeep.support.timer import LONGEST, limited
from kneedeep.support.work_budget import OutOfWork

SLICE = 400
"""The number of decisions between two checks for cancellation, without a timer."""

Watcher = Callable[[State, Action], None]
NOTHING: Counter[Hashable] = Counter()
TOO_LONG = "it takes more time or memory than a game may"


def score_of(game: Game, players: int, state: State) -> float:
    """The score at the end of a game, 0 to 100: half for the win, then frags left, else the share of the goals reached."""
    marines, _ = margins_of(game, players, state) if game.ruleset.bots else ((0, 0), ())
    return score(state, frag_limit(game.scenario.victory.invaders, players), marines[1])


class GivenUp(Exception):
    """A game was cancelled."""


class GameFailedError(Exception):
    """A game failed: its number of marines and its number, and the error in words."""

    def __init__(self, players: int, number: int, error: str) -> None:
        super().__init__(players, number, error)
        self.players = players
        self.number = number
        self.error = error

    def __str__(self) -> str:
        marines = counted(self.players, "marine")
        return f"game {self.number} with {marines} broke down: {self.error}"


def play_game(
    games: tuple[Game, Game | None],
    plan: SimulationPlan,
    players: int,
    number: int,
    unwanted: Callable[[], bool] | None = None,
) -> tuple[GameRecord, dict[str, Counter[Hashable]]]:
    """The record of a game and the counts of the collectors.

    `games`: the game, and if possible the one without frag limit for continuing it. Raises GameFailedError if the rules
    or a bot fail, GivenUp if `unwanted` returns True.
    """
    events: list[Event] = []
    game, longer = games
    last: tuple[State, Action] | None = None

    def note(state: State, action: Action) -> None:
        nonlocal last
        last = state.copy(), action

    try:
        with limited(LONGEST, is_unwanted=unwanted or (lambda: False)) as again:
            run = _Run(game, plan, players, number, unwanted, again)
            state, decisions, end = run.play(events, None if longer is None else note)
            at_win = None if longer is None else run.frags_at_win(longer, state, last)
        tallies = game.assistant.collected(players, events, state)
        dry = bool(tallies.pop("dry", None))
        record = GameRecord(
            number=number,
            seed=seed_of(plan.seed, players, number),
            winner=state.winner,
            end=end,
            rounds=state.round if end != ROUNDS else plan.rounds,
            frags=state.frags,
            deaths=tallies.get("deaths", NOTHING).total(),
            kills=tallies.get("kills", NOTHING).total(),
            decisions=decisions,
            dry=dry,
            frags_at_win=at_win,
            score=score_of(game, players, state),
        )
        tallies |= turns(record, tallies, events, players, game.board)
    except GivenUp:
        raise
    except OutOfWork as error:
        if unwanted is not None and unwanted():
            raise GivenUp from error
        raise GameFailedError(players, number, TOO_LONG) from error
    except Exception as error:
        raise GameFailedError(players, number, f"{type(error).__name__}: {error}") from error
    return record, tallies


def prepare(game: Game, bots: tuple[str, str], players: int) -> None:
    """Prepare everything shared by games with `players` marines, and bots for their first decision.

    Raises UnplayableError, OutOfWork where work is limited.
    """
    state = game.setup(players, 0)
    marines, invaders = (bot_named(name, game, players, 0) for name in bots)
    play_out(game, state, marines, invaders, 1)


def actions_of(game: Game, plan: SimulationPlan, players: int, number: int) -> list[Action]:
    """The actions of a simulated game, by playing it again."""
    found: list[Action] = []
    with limited(LONGEST) as again:
        _Run(game, plan, players, number, None, again).play(None, lambda _, action: found.append(action))
    return found


class _Run:
    """The bots of one game, and its limits."""

    def __init__(
        self,
        game: Game,
        plan: SimulationPlan,
        players: int,
        number: int,
        unwanted: Callable[[], bool] | None,
        again: Callable[[], None],
    ) -> None:
        self._game, self._players, self._rounds = game, players, plan.rounds
        self._unwanted, self._again = unwanted, again
        self._seed, *seeds = (seed_of(plan.seed, players, number, use) for use in (GAME, MARINES_BOT, INVADERS_BOT))
        self._marines, self._invaders = (
            bot_named(bot, game, players, seed) for bot, seed in zip(plan.bots, seeds, strict=True)
        )

    def play(self, events: list[Event] | None, on_action: Watcher | None) -> tuple[State, int, str]:
        """Play from the set-up. Returns the last state, the number of decisions, and the reason of the end."""
        state = self._game.setup(self._players, self._seed, events)
        decisions, end = self._play_on(self._game, state, events, on_action)
        return state, decisions, end

    def frags_at_win(self, longer: Game, state: State, last: tuple[State, Action] | None) -> int:
        """The frag points when the marines won, or NEVER. A game lost by frags is continued in `longer`.

        `last`: the state before the last action, and that action.
        """
        if state.winner == INVADERS and last is not None:
            state, action = last
            longer.prepare(self._players)
            longer.apply(state, action)
            if not state.winner:
                self._play_on(longer, state, None, None)
        return int(state.frags) if state.winner == MARINES else NEVER

    def _play_on(
        self, game: Game, state: State, events: list[Event] | None, on_action: Watcher | None
    ) -> tuple[int, str]:
        decisions = 0
        while decisions < MOST_DECISIONS:
            if self._unwanted is not None and self._unwanted():
                raise GivenUp
            self._again()
            part = play_out(game, state, self._marines, self._invaders, SLICE, events, on_action, self._rounds)
            decisions += part.decisions
            if part.end == "rounds":
                return decisions, ROUNDS
            if part.end == "over":
                return decisions, TIME if game.assistant.is_time_up(state) else OVER
        return decisions, DECISIONS
