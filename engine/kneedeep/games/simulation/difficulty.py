"""The difficulty of a scenario for a number of marines by games of bots: shares, bracket, frag curve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.games.simulation.bracket import Bracket
from kneedeep.games.simulation.frag_curve import FragCurve, frag_curve
from kneedeep.games.simulation.result import MARINES, UNFINISHED, Simulation
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.model.scenario.model import Scenario


class PartyDifficulty(NamedTuple):
    """The share of wins of a number of marines. `bracket` and `curve` are None where they were not played."""

    marines: int
    share: Share
    bracket: Bracket | None = None
    curve: FragCurve | None = None

    @property
    def wins(self) -> int:
        """The number of games that the marines won."""
        return self.share.cases

    @property
    def games(self) -> int:
        """The number of games."""
        return self.share.games


def difficulties(scenario: Scenario, result: Simulation) -> Iterator[PartyDifficulty]:
    """Yield the difficulty for each number of marines with a game."""
    for party in result.parties:
        if party.games:
            share = party.won(MARINES)
            yield PartyDifficulty(
                party.marines, share, _bracket(result, party.marines), frag_curve(scenario, party)
            )


def _bracket(result: Simulation, marines: int) -> Bracket | None:
    """None if not all three shares were played, or most games had no end."""
    if len(result.bracket) != 2:
        return None
    hasty_marines, hasty_invader = result.bracket
    parties = [one.party(marines) for one in (hasty_marines, result, hasty_invader)]
    if any(not party.games or party.won(UNFINISHED).share > 0.5 for party in parties):
        return None
    return Bracket(*(party.won(MARINES) for party in parties))


def difficulty_data(difficulty: PartyDifficulty) -> dict[str, object]:
    """A difficulty as plain data: pairs of wins and games, and wins by limit of frags."""
    share, bracket, curve = difficulty.share, difficulty.bracket, difficulty.curve
    data: dict[str, object] = {"marines": difficulty.marines, "careful": [share.cases, share.games]}
    if bracket is not None:
        data["verdict"] = bracket.difficulty if bracket.settled else None
        data["hasty_marines"] = [bracket.hasty_marines.cases, bracket.hasty_marines.games]
        data["hasty_invader"] = [bracket.hasty_invader.cases, bracket.hasty_invader.games]
    if curve is not None:
        data["frags"] = {"limit": curve.limit, "games": curve.games, "wins": list(curve.wins)}
    return data


def difficulty_from(data: Mapping[str, Any]) -> PartyDifficulty:
    """The difficulty that plain data describes. Raises KeyError, TypeError or ValueError for other data."""
    share = share_of(*map(int, data["careful"]))
    bracket = curve = None
    if "hasty_marines" in data:
        low, high = (share_of(*map(int, data[name])) for name in ("hasty_marines", "hasty_invader"))
        bracket = Bracket(low, share, high)
    if "frags" in data:
        frags = data["frags"]
        curve = FragCurve(int(frags["limit"]), int(frags["games"]), tuple(map(int, frags["wins"])))
        for won in curve.wins:
            share_of(won, curve.games)
    return PartyDifficulty(int(data["marines"]), share, bracket, curve)
