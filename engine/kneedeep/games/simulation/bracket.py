"""The bracket: the marines' shares of wins if they are hasty, if both sides are careful, and if the invader is hasty.

The choice of bots changes the share of wins more than anything else, so a single share says little about a map.
"""

from typing import Literal, NamedTuple

from kneedeep.games.simulation.statistics import Share

Difficulty = Literal["hard", "even", "easy"]
HARD, EASY = 0.4, 0.6
"""Limits of difficulty: hard below the first against a hasty invader, easy above the second with hasty marines."""
SURE = 0.12
"""With this margin, some 60 games, a share decides although its interval holds a limit."""
ROUGH = 0.18
"""With this margin a share decides if its interval holds no limit."""
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
        """Whether the games are enough for a verdict."""
        return decides(self.hasty_marines, EASY) and decides(self.hasty_invader, HARD)


def decides(share: Share, limit: float) -> bool:
    """Whether a share of the bracket is known well enough to compare it with HARD or EASY."""
    apart = share.high < limit or share.low > limit
    return share.games >= LEAST_GAMES and share.margin <= (ROUGH if apart else SURE)
