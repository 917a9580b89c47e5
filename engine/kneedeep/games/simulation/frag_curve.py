"""The frag curve: the marines' share of wins by frag limit, measured with one series of games.

A game lost by frags is continued under a higher limit. The bots ignore the limit, so its end shows the winner under
each lower limit.
"""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.board.script.conditions import frag_limit, leaves_of
from kneedeep.games.simulation.result import NEVER, PartyStatistics
from kneedeep.games.simulation.statistics import Share, share_of
from kneedeep.model.scenario.model import Condition, Record, Scenario

EVEN = 0.5


class FragCurve(NamedTuple):
    """The number of games won by frag limit: `wins[0]` under a limit of 1. `limit`: the scenario's."""

    limit: int
    games: int
    wins: tuple[int, ...]

    @property
    def shares(self) -> dict[int, Share]:
        """The marines' share of wins by frag limit."""
        return {limit: share_of(won, self.games) for limit, won in enumerate(self.wins, 1)}

    @property
    def even(self) -> int | None:
        """The lowest limit at which the marines win half of the games. None if no played limit is high enough."""
        return next((limit for limit, share in self.shares.items() if share.share >= EVEN), None)

    @property
    def even_range(self) -> tuple[int, int] | None:
        """The range of limits that may be the even one, by 95 % intervals. None if it exceeds the played limits."""
        least = next((limit for limit, share in self.shares.items() if share.high >= EVEN), None)
        most = next((limit for limit, share in self.shares.items() if share.low >= EVEN), None)
        return None if least is None or most is None else (least, most)


def without_limit(scenario: Scenario) -> Scenario | None:
    """The scenario with more than twice its frag limit.

    None if it has no frag limit, or one combined with other conditions.
    """
    won = scenario.victory.invaders
    if won is None or not any(leaf.kind == "frags" for leaf in leaves_of(won)) or not _alone(won):
        return None
    return scenario.having(victory=scenario.victory.having(invaders=_raised(won)))


def frag_curve(scenario: Scenario, party: PartyStatistics) -> FragCurve | None:
    """The curve of games with one number of marines. None if no games were continued."""
    limit = frag_limit(scenario.victory.invaders, party.marines)
    wins = [record.frags_at_win for record in party.records if record.frags_at_win is not None]
    if limit is None or not wins:
        return None
    won = tuple(sum(frags != NEVER and frags < most for frags in wins) for most in range(1, higher(limit) + 1))
    return FragCurve(limit, len(wins), won)


def higher(limit: int) -> int:
    """The limit under which games are continued."""
    return 2 * limit + 2


def _alone(condition: Condition) -> bool:
    """Whether each frag limit is sufficient for winning."""
    if condition.kind == "any":
        return all(_alone(part) for part in condition.value)
    return condition.kind == "frags" or all(leaf.kind != "frags" for leaf in leaves_of(condition))


def _raised(condition: Condition) -> Condition:
    match condition.kind:
        case "any":
            return condition.having(value=tuple(_raised(part) for part in condition.value))
        case "frags" if isinstance(condition.value, Mapping):
            limits = {marines: higher(int(limit)) for marines, limit in condition.value.items()}
            return condition.having(value=Record(limits.items()))
        case "frags":
            return condition.having(value=higher(int(condition.value)))
    return condition
