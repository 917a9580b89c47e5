"""The most unusual games of a simulation, and their replays."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kneedeep.games.simulation.chunk import game_of
from kneedeep.games.simulation.game_run import actions_of
from kneedeep.games.simulation.result import INVADERS, MARINES, UNFINISHED, GameRecord, PartyStatistics
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.games.simulation.turning_points import turning_points
from kneedeep.rules.replay import lines_of

SELDOM = 0.25
"""The share of wins up to which a side wins against the odds."""


TURNING = "turning-point"
"""The reason of a game that shows a turning point."""


class StrangeGame(NamedTuple):
    """An unusual game: its number of marines, its record, and the reasons, such as `longest`."""

    players: int
    record: GameRecord
    reasons: tuple[str, ...]


def strange_games(party: PartyStatistics) -> list[StrangeGame]:
    """The most unusual games with one number of marines, by number. Each game is listed once.

    Unfinished: the first that ran into a limit. Against the odds: of those won by a side that wins at most a
    quarter, the one with the fewest rounds. Longest and shortest by rounds, bloodiest by marines fragged,
    where the games differ in that. Of equals the first. Turning point: an event that sets lost games apart from won ones.
    """
    found: dict[GameRecord, list[str]] = {}
    for reason, choose in _REASONS.items():
        record = choose(party)
        if record is not None:
            found.setdefault(record, []).append(reason)
    for record in {point.example for point in turning_points(party)}:
        if record is not None:
            found.setdefault(record, []).append(TURNING)
    return [StrangeGame(party.marines, record, tuple(found[record])) for record in sorted(found)]


def usual_games(party: PartyStatistics) -> list[StrangeGame]:
    """A won game of each side with the (lower) median number of rounds. Of equal games the first is taken."""
    found = []
    for side, reason in ((MARINES, "marines-usual"), (INVADERS, "invaders-usual")):
        won = sorted(
            (record for record in party.records if record.winner == side), key=lambda own: (own.rounds, own.number)
        )
        if won:
            found.append(StrangeGame(party.marines, won[(len(won) - 1) // 2], (reason,)))
    return found


def replay_of(plan: SimulationPlan, odd: StrangeGame) -> Iterator[str]:
    """Yield the lines of the replay of an unusual game, which is played again."""
    game = game_of(plan.packed)
    actions = actions_of(game, plan, odd.players, odd.record.number)
    return lines_of(game, odd.players, odd.record.seed, actions)


def replay_text(plan: SimulationPlan, odd: StrangeGame) -> str:
    """The text of the replay file of an unusual game."""
    return "".join(f"{line}\n" for line in replay_of(plan, odd))


def _unfinished(party: PartyStatistics) -> GameRecord | None:
    return next((record for record in party.records if record.winner == UNFINISHED), None)


def _against_the_odds(party: PartyStatistics) -> GameRecord | None:
    seldom = [side for side in (MARINES, INVADERS) if 0 < party.won(side).share <= SELDOM]
    won = [record for record in party.records if record.winner in seldom]
    return min(won, key=lambda record: (record.rounds, record.number), default=None)


def _outermost(measure: Callable[[GameRecord], int]) -> Callable[[PartyStatistics], GameRecord | None]:
    """A function that returns the game with the greatest measure, None if all are equal."""

    def choose(party: PartyStatistics) -> GameRecord | None:
        if len({measure(record) for record in party.records}) < 2:
            return None
        return max(party.records, key=lambda record: (measure(record), -record.number))

    return choose


_REASONS: dict[str, Callable[[PartyStatistics], GameRecord | None]] = {
    "unfinished": _unfinished,
    "against-the-odds": _against_the_odds,
    "longest": _outermost(lambda record: record.rounds),
    "shortest": _outermost(lambda record: -record.rounds),
    "bloodiest": _outermost(lambda record: record.deaths),
}
"""The reasons for unusual games, each with the function that finds one."""
