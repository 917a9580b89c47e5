"""The bracket: the marines' shares of wins if they are hasty, if both sides are careful, and if the invader is hasty.

The choice of bots changes the share of wins more than anything else, so a single share says little about a map.
"""

from typing import Literal, NamedTuple

from kneedeep.games.simulation.statistics import Share

Difficulty = Literal["hard", "even", "easy"]
HARD, EASY = 0.4, 0.6
"""Limits of difficulty: hard below the first against a hasty invader, easy above the second with hasty marines."""
SURE = 0.12
"""The margin, some 60 games, at which a share decides even if its interval contains a limit."""
LEAST_GAMES = 10


class Bracket(NamedTuple):
    """The marines' shares of wins with one number of marines: hasty, both sides careful, against a hasty invader."""

    hasty_marines: Share
    careful: Share
    hasty_invader: Share

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty by the shares, without regard to the number of games."""
        if self.hasty_invader.share < HARD and self.hasty_marines.share <= EASY:
            return "hard"
        return "easy" if self.hasty_marines.share > EASY and self.hasty_invader.share >= HARD else "even"

    @property
    def settled(self) -> bool:
        """Whether there are enough games for a verdict."""
        return _decides(self.hasty_marines, EASY) and _decides(self.hasty_invader, HARD)


def _decides(share: Share, limit: float) -> bool:
    apart = share.high < limit or share.low > limit
    return share.games >= LEAST_GAMES and (apart or share.margin <= SURE)
