"""The result of a simulation: a record of every game, and counters for each number of marines."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from kneedeep.games.simulation.statistics import Share, Spread, share_of, spread_of

UNFINISHED, MARINES, INVADERS, NOBODY = range(4)
"""The winner as in `State.winner`. UNFINISHED: a game stopped by a limit of the simulation."""
WINNERS = ("unfinished", "marines", "invaders", "nobody")
"""The winners' names in data."""
OVER, TIME, ROUNDS, DECISIONS = "over", "time", "rounds", "decisions"
"""The end of a game: a victory, the scenario's last round, the simulation's limit of rounds, or of decisions."""

NEVER = -1
"""The value of `GameRecord.frags_at_win` for a game that the marines win under no frag limit."""

Tallies = Mapping[str, Counter[Any]]
"""Counts over all games by collector (see `kneedeep.rules.assistant.Assistant.collected`)."""


class GameRecord(NamedTuple):
    """One game: its number, seed and outcome, and its main numbers.

    `deaths`: of marines. `kills`: of invaders. `dry`: a marine once had no ammunition at all. `frags_at_win`: frag
    points when the marines won, if need be in the continued game, or NEVER; None if it was not continued. `score`: the
    marines' success (`score_of`).
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
    """The games with one number of marines, in order. `settled`: the wanted margin was reached."""

    marines: int
    records: tuple[GameRecord, ...] = ()
    tallies: Tallies = {}
    settled: bool = False

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.records)

    def won(self, winner: int) -> Share:
        """The share of games with a winner: MARINES, INVADERS, NOBODY or UNFINISHED."""
        return share_of(sum(record.winner == winner for record in self.records), self.games)

    def ended(self, *ends: str) -> int:
        """The number of games with one of these ends."""
        return sum(record.end in ends for record in self.records)

    def spread(self, field: str) -> Spread:
        """The distribution of a number in the records, such as `rounds` or `frags`."""
        return spread_of(getattr(record, field) for record in self.records)

    def tally(self, name: str) -> Counter[Any]:
        """The counts of a collector. Empty without games."""
        return self.tallies.get(name, Counter())


class GuessRange(NamedTuple):
    """The marines' shares with a guessed number one step lower, unchanged, and one step higher."""

    guess: str
    marines: int
    less: Share
    as_is: Share
    more: Share


class Simulation(NamedTuple):
    """The result of bots for a scenario: the bots of marines and invaders, seed, requested games, parties.

    `bracket`: the results with hasty marines and with a hasty invader (see `SimulationPlan.bracket`), or nothing.
    `sensitivity`: the effect of guessed numbers, if measured.
    """

    bots: tuple[str, str]
    seed: int
    asked: int
    rounds: int
    margin: float | None
    parties: tuple[PartyStatistics, ...]
    bracket: "tuple[Simulation, ...]" = ()
    sensitivity: tuple[GuessRange, ...] = ()

    def party(self, marines: int) -> PartyStatistics:
        """The games with a number of marines. Without any, an empty party."""
        return next((party for party in self.parties if party.marines == marines), PartyStatistics(marines))

    @property
    def games(self) -> int:
        """The number of games with all numbers of marines."""
        return sum(party.games for party in self.parties)

    @property
    def all_games(self) -> int:
        """The number of games including the bracket's."""
        return self.games + sum(beside.games for beside in self.bracket)

    @property
    def complete(self) -> bool:
        """Whether all requested games are finished."""
        whole = all(party.settled or party.games >= self.asked for party in self.parties)
        return whole and all(beside.complete for beside in self.bracket)

    def tally(self, name: str) -> Counter[Any]:
        """The counts of a collector for all numbers of marines together."""
        return merged(*(party.tallies for party in self.parties)).get(name, Counter())


def merged(*tallies: Tallies) -> dict[str, Counter[Any]]:
    """The sums of counters. Neither order nor grouping matters."""
    found: dict[str, Counter[Any]] = {}
    for one in tallies:
        for name, counter in one.items():
            if name in found:
                found[name].update(counter)
            else:
                found[name] = Counter(counter)
    return found
