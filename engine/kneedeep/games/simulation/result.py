"""The result of a simulation as a value: a record of every game, and counters for each number of marines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from kneedeep.games.simulation.statistics import Share, Spread, share_of, spread_of

UNFINISHED, MARINES, INVADERS, NOBODY = range(4)
"""Who has won, as `State.winner` counts: UNFINISHED is a game that ran into the limit of the simulation."""
WINNERS = ("unfinished", "marines", "invaders", "nobody")
"""The names of these in data."""
OVER, TIME, ROUNDS, DECISIONS = "over", "time", "rounds", "decisions"
"""How a game ended: by a victory; because the scenario's own rounds were up; at the simulation's limit of rounds or
of decisions."""

NEVER = -1
"""`GameRecord.frags_at_win` of a game that the marines win under no limit of frags."""

Tallies = Mapping[str, Counter[Any]]
"""By the name of its collector (see `kneedeep.rules.assistant.Assistant.collected`): what was counted, over all games."""


class GameRecord(NamedTuple):
    """One game: its number, seed and outcome, and the numbers people ask for.

    `deaths` of marines, `kills` of invaders. `dry`: a marine had no ammunition of any kind left at some time.
    `frags_at_win`: frag points when the marines won, if need be by playing on past the scenario's limit, or NEVER. None:
    the game was not played on. `score`: how well the marines did (`score_of`).
    """

    number: int
    seed: int
    winner: int
    end: str
    rounds: int
    frags: int
    deaths: int
    kills: int
    decisions: int
    dry: bool
    frags_at_win: int | None = None
    score: float = 0.0


class PartyStatistics(NamedTuple):
    """The games with one number of marines, in order. `settled`: stopped at the requested margin."""

    marines: int
    records: tuple[GameRecord, ...] = ()
    tallies: Tallies = {}
    settled: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.records)

    def won(self, winner: int) -> Share:
        """The share of the games that ended so: MARINES, INVADERS, NOBODY or UNFINISHED."""
        return share_of(sum(record.winner == winner for record in self.records), self.games)

    def ended(self, *ends: str) -> int:
        """How many games ended in one of these ways."""
        return sum(record.end in ends for record in self.records)

    def spread(self, field: str) -> Spread:
        """How a number of the records spreads, such as `rounds` or `frags`."""
        return spread_of(getattr(record, field) for record in self.records)

    def tally(self, name: str) -> Counter[Any]:
        """The counts of a collector, empty before the first game."""
        return self.tallies.get(name, Counter())


class GuessRange(NamedTuple):
    """The marines' shares with guessed numbers one step lower, as they are, and one step higher."""

    guess: str
    marines: int
    less: Share
    as_is: Share
    more: Share


class Simulation(NamedTuple):
    """The result of bots for a scenario: the bots of marines and invaders, seed, requested games, parties.

    `bracket`: the results with hasty marines and with a hasty invader (see `SimulationPlan.bracket`), or nothing.
    `sensitivity`: how far guessed numbers change it, if that was asked.
    """

    bots: tuple[str, str]
    seed: int
    asked: int
    rounds: int
    margin: float | None
    parties: tuple[PartyStatistics, ...]
    bracket: tuple[Simulation, ...] = ()
    sensitivity: tuple[GuessRange, ...] = ()

    def party(self, marines: int) -> PartyStatistics:
        """The games with that number of marines, a party without a game when none were asked for."""
        return next((party for party in self.parties if party.marines == marines), PartyStatistics(marines))

    @property
    def games(self) -> int:
        """How many games were played with any number of marines."""
        return sum(party.games for party in self.parties)

    @property
    def all_games(self) -> int:
        """The number of games played, those of the bracket included."""
        return self.games + sum(beside.games for beside in self.bracket)

    @property
    def complete(self) -> bool:
        """Whether all games that were asked for are in."""
        whole = all(party.settled or party.games >= self.asked for party in self.parties)
        return whole and all(beside.complete for beside in self.bracket)

    def tally(self, name: str) -> Counter[Any]:
        """The counts of a collector with all numbers of marines together."""
        return merged(*(party.tallies for party in self.parties)).get(name, Counter())


def merged(*tallies: Tallies) -> dict[str, Counter[Any]]:
    """The sums of counters. They don't depend on the order and groups of merging."""
    found: dict[str, Counter[Any]] = {}
    for one in tallies:
        for name, counter in one.items():
            if name in found:
                found[name].update(counter)
            else:
                found[name] = Counter(counter)
    return found
