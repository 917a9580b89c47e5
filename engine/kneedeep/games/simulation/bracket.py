"""The bracket: how often marines win when they are hasty, when both sides are careful, and when the invader is hasty.

Who plays moves the share of wins more than anything else, so one share says little of a map.
"""

from typing import Literal, NamedTuple

from kneedeep.games.simulation.statistics import Share

Difficulty = Literal["hard", "even", "easy"]
HARD, EASY = 0.4, 0.6
"""Hard below the first even against a hasty invader, easy above the second even for hasty marines."""
SURE = 0.12
"""With this margin, some 60 games, a share decides although its interval holds a limit."""
LEAST_GAMES = 10


class Bracket(NamedTuple):
    """The marines' shares of wins with one number of marines: hasty, both sides careful, against a hasty invader."""

    hasty_marines: Share
    careful: Share
    hasty_invader: Share

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty by the shares alone, however few games they come from."""
        if self.hasty_invader.share < HARD and self.hasty_marines.share <= EASY:
            return "hard"
        return "easy" if self.hasty_marines.share > EASY and self.hasty_invader.share >= HARD else "even"

    @property
    def settled(self) -> bool:
        """Whether the games are enough for a verdict."""
        return _decides(self.hasty_marines, EASY) and _decides(self.hasty_invader, HARD)


def _decides(share: Share, limit: float) -> bool:
    apart = share.high < limit or share.low > limit
    return share.games >= LEAST_GAMES and (apart or share.margin <= SURE)
