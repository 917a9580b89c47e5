"""Maps of simulated games: where marines died, figures went and things were taken, when areas were revealed."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.games.simulation.result import PartyStatistics, Simulation, merged
from kneedeep.model.geometry.space import Space

DEATHS, MARINES_STEPS, INVADERS_STEPS, TAKEN, REVEALED, MARINES_SIGHTS, INVADERS_SIGHTS = (
    "deaths marines-steps invaders-steps taken revealed marines-sights invaders-sights".split()
)
PER = 100
"""The number of games to which counts are scaled."""


class SpaceMap(NamedTuple):
    """Numbers on the map for `games` games.

    `values` by space: visits or frags per 100 games, the percentage of games in which a thing there was taken, or the
    median round of a reveal. `lines`: uses per 100 games, rising. `never`: spaces never revealed or taken.
    """

    what: str
    games: int
    values: Mapping[Space, float] = {}
    lines: tuple[tuple[Space, Space, float], ...] = ()
    never: tuple[Space, ...] = ()


def map_of(simulation: Simulation, board: Board, what: str, marines: int | None = None) -> SpaceMap:
    """A map of the games with `marines` marines, None for all. Raises KeyError for an unknown name."""
    parties = [party for party in simulation.parties if marines in (None, party.marines)]
    tallies = merged(*(party.tallies for party in parties))
    games = sum(party.games for party in parties)
    return _MAPS[what](PartyStatistics(0, (), tallies), board, games, what)


def _deaths(party: PartyStatistics, board: Board, games: int, what: str) -> SpaceMap:
    return SpaceMap(what, games, {space: PER * count / games for space, count in party.tally("deaths").items()})


def _steps(party: PartyStatistics, board: Board, games: int, what: str) -> SpaceMap:
    side = what.removesuffix("-steps")
    visits = {(x, y): PER * count / games for (own, x, y), count in party.tally("steps").items() if own == side}
    return SpaceMap(what, games, visits)


def _sights(party: PartyStatistics, board: Board, games: int, what: str) -> SpaceMap:
    side = what.removesuffix("-sights")
    lines = [
        ((ax, ay), (bx, by), PER * count / games)
        for (own, ax, ay, bx, by), count in party.tally("sights").items()
        if own == side
    ]
    return SpaceMap(what, games, {}, tuple(sorted(lines, key=lambda line: (line[2], line))))


def _taken(party: PartyStatistics, board: Board, games: int, what: str) -> SpaceMap:
    taken = party.tally("taken")
    shares: dict[Space, float] = {}
    never: list[Space] = []
    for (serial, x, y), lain in sorted(party.tally("lain").items()):
        share = 100 * taken[serial, x, y] / lain
        shares[x, y] = max(share, shares.get((x, y), 0.0))
        if not taken[serial, x, y]:
            never.append((x, y))
    return SpaceMap(what, games, shares, (), tuple(dict.fromkeys(never)))


def _revealed(party: PartyStatistics, board: Board, games: int, what: str) -> SpaceMap:
    rounds: dict[str, list[tuple[int, int]]] = {}
    for (area, number), count in sorted(party.tally("revealed").items()):
        rounds.setdefault(area, []).append((number, count))
    values: dict[Space, float] = {}
    never: list[Space] = []
    for area, spaces in board.areas.items():
        if area in rounds:
            values.update(dict.fromkeys(spaces, float(_median(rounds[area]))))
        else:
            never.extend(spaces)
    return SpaceMap(what, games, values, (), tuple(never) if games else ())


def _median(rounds: list[tuple[int, int]]) -> int:
    """The median round of some reveals, given (round, count) in rising order."""
    left = (sum(count for _, count in rounds) + 1) // 2
    for number, count in rounds:
        left -= count
        if left <= 0:
            return number
    return rounds[-1][0]


_MAPS = {
    DEATHS: _deaths,
    MARINES_STEPS: _steps,
    INVADERS_STEPS: _steps,
    TAKEN: _taken,
    REVEALED: _revealed,
    MARINES_SIGHTS: _sights,
    INVADERS_SIGHTS: _sights,
}
MAPS = tuple(_MAPS)
"""The names of all kinds of maps."""
