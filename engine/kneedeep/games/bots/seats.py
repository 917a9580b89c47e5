"""Who plays: people and bots at the seats of a game, a seat for each marine and the last one for the invader."""

from collections.abc import Sequence

from kneedeep.games.bots import Bot, bot_named, check_bot
from kneedeep.rules.game import Game
from kneedeep.rules.state import INVADER, State

PERSON = "person"
MARINES, INVADERS = "marines", "invaders"


def side_of(player: int) -> str:
    """The side of a player."""
    return INVADERS if player == INVADER else MARINES


class Seats:
    """The players of one game: `names` holds PERSON or the name of a bot by seat, the invader's last.

    Marines with the same bot share it, so that it plans for all of them.
    """

    def __init__(self, game: Game, players: int, seed: int, names: Sequence[str]) -> None:
        """Seat players. Raises ValueError for a bot that does not play there, or if names and seats differ in number."""
        if len(names) != players + 1:
            raise ValueError(f"there are {players + 1} seats, not {len(names)}")
        self.names = tuple(names)
        made: dict[tuple[str, str], Bot] = {}
        self._bots: list[Bot | None] = []
        for seat, name in enumerate(names):
            side = INVADERS if seat == players else MARINES
            if name != PERSON and (name, side) not in made:
                check_bot(name, game.ruleset, side)
                made[name, side] = bot_named(name, game, players, seed + (side == INVADERS))
            self._bots.append(None if name == PERSON else made[name, side])

    def of(self, player: int) -> Bot | None:
        """The bot that decides for a player, None if a person decides."""
        return self._bots[player]

    def people_on(self, side: str) -> bool:
        """Whether a person plays on a side."""
        own = self._bots[-1:] if side == INVADERS else self._bots[:-1]
        return None in own

    @property
    def shared(self) -> bool:
        """Whether people on both sides share one screen."""
        return self.people_on(MARINES) and self.people_on(INVADERS)

    def side_to_see(self, state: State) -> str | None:
        """The side that may see the screen now. None if no person plays, so that nothing is hidden."""
        if self.shared:
            return side_of(state.player)
        return next((side for side in (MARINES, INVADERS) if self.people_on(side)), None)
