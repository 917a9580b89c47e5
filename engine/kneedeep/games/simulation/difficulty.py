"""The difficulty of a scenario for a number of marines, measured by bots: shares, bracket, frag curve."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from math import inf
from typing import Any, Literal, NamedTuple

from kneedeep.board import compile_board
from kneedeep.board.script.conditions import frag_limit
from kneedeep.board.script.script_steps import ScriptStep, script_steps
from kneedeep.games.bots.goal import rounds_given
from kneedeep.games.simulation.bracket import Bracket
from kneedeep.games.simulation.frag_curve import FragCurve, frag_curve
from kneedeep.games.simulation.result import INVADERS, MARINES, UNFINISHED, PartyStatistics, Simulation
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Effect, Scenario
from kneedeep.solver.branch_results import party_results

Void = Literal["no-win", "no-loss", "at-once", "no-end"]
"""Why games say nothing: marines can't win, the invader can't win, all end at once, most are broken off."""


class RoundLimit(NamedTuple):
    """A round limit, and the number of games lost to it. It has no curve, since bots play faster under a limit."""

    rounds: int
    lost: int


class PartyDifficulty(NamedTuple):
    """The share of wins for a number of marines. `bracket` and `curve` are None if they were not played.

    `time`: None without a limit of rounds. `void`: the reason why the share says nothing. Then there is no bracket or
    curve.
    """

    marines: int
    share: Share
    bracket: Bracket | None = None
    curve: FragCurve | None = None
    void: Void | None = None
    time: RoundLimit | None = None

    @property
    def wins(self) -> int:
        """The number of games that the marines won."""
        return self.share.cases

    @property
    def games(self) -> int:
        """The number of games."""
        return self.share.games

    @property
    def ends(self) -> tuple[float, ...]:
        """The shares with hasty marines and with a hasty invader. Empty if they were not played."""
        return () if self.bracket is None else (self.bracket.hasty_marines.share, self.bracket.hasty_invader.share)


def difficulties(scenario: Scenario, result: Simulation) -> Iterator[PartyDifficulty]:
    """Yield the difficulty for each number of marines with games."""
    ways = _ways(scenario)
    for party in filter(lambda party: party.games, result.parties):
        found = PartyDifficulty(party.marines, party.won(MARINES), void=_void(scenario, ways, party))
        if found.void is None:
            found = found._replace(
                bracket=_bracket(result, party.marines),
                curve=frag_curve(scenario, party),
                time=_round_limit(scenario, party),
            )
        yield found


@lru_cache(maxsize=8)
def _can_win(scenario: Scenario, marines: int) -> bool:
    """Whether the marines can win in some branch of the choices. Also true if not every branch was searched."""
    board = compile_board(scenario, load_catalog(scenario.ruleset))
    (party,) = party_results(board, marines=marines)
    return not party.whole or any(line.achieved.wins for line in party.lines)


def _void(scenario: Scenario, ways: Collection[str], party: PartyStatistics) -> Void | None:
    if "marines" not in ways:
        return "no-win"
    if len(ways) == 1:
        return "no-loss"
    if all(record.rounds <= 1 for record in party.records):
        return "at-once"
    if not party.won(MARINES).cases and not _can_win(scenario, party.marines):
        return "no-win"
    return "no-end" if party.won(UNFINISHED).share > 0.5 else None


def _round_limit(scenario: Scenario, party: PartyStatistics) -> RoundLimit | None:
    rounds = rounds_given(scenario, party.marines)
    frags = frag_limit(scenario.victory.invaders, party.marines) or inf
    lost = [one for one in party.records if one.winner == INVADERS and one.rounds >= rounds and one.frags < frags]
    return RoundLimit(rounds, len(lost)) if rounds else None


def _ways(scenario: Scenario) -> Collection[str]:
    """The possible winners under the script, including `nobody`."""
    victory = scenario.victory
    effects = (one.script for one in script_steps(scenario, {}) if isinstance(one, ScriptStep))
    return {
        *(side for side in ("marines", "invaders") if getattr(victory, side) is not None),
        *(ending.winner for ending in scenario.endings),
        *(str(own.value) for own in effects if isinstance(own, Effect) and own.kind == "win"),
    }


def _bracket(result: Simulation, marines: int) -> Bracket | None:
    """The bracket. None if one of the shares was not played, or if most games were broken off."""
    if len(result.bracket) != 2:
        return None
    hasty_marines, hasty_invader = result.bracket
    parties = [one.party(marines) for one in (hasty_marines, result, hasty_invader)]
    if any(not party.games or party.won(UNFINISHED).share > 0.5 for party in parties):
        return None
    return Bracket(*(party.won(MARINES) for party in parties))


def difficulty_data(difficulty: PartyDifficulty) -> dict[str, object]:
    """A difficulty as plain data: pairs of wins and games, and wins by frag limit."""
    share, bracket, curve = difficulty.share, difficulty.bracket, difficulty.curve
    data: dict[str, object] = {"marines": difficulty.marines, "careful": [share.cases, share.games]}
    if bracket is not None:
        data["verdict"] = bracket.difficulty if bracket.settled else None
        data["hasty_marines"] = [bracket.hasty_marines.cases, bracket.hasty_marines.games]
        data["hasty_invader"] = [bracket.hasty_invader.cases, bracket.hasty_invader.games]
    if difficulty.void is not None:
        data["void"] = difficulty.void
    if curve is not None:
        data["frags"] = {"limit": curve.limit, "games": curve.games, "wins": list(curve.wins)}
    if difficulty.time is not None:
        data["rounds"] = {"limit": difficulty.time.rounds, "lost": difficulty.time.lost}
    return data


def difficulty_from(data: Mapping[str, Any]) -> PartyDifficulty:
    """A difficulty from plain data. Raises KeyError, TypeError or ValueError for invalid data."""
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
    time = RoundLimit(int(data["rounds"]["limit"]), int(data["rounds"]["lost"])) if "rounds" in data else None
    return PartyDifficulty(int(data["marines"]), share, bracket, curve, data.get("void"), time)
