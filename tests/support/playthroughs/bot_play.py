"""Plays of small positions in which the tactical bot decides: what it does, and what it does not."""

from collections.abc import Collection, Sequence
from typing import Any

from kneedeep.games.bots import bot_named
from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.door_plan import door_plan
from kneedeep.games.bots.doom2004.marine_plan import MarineTurnPlan
from kneedeep.rules.doom2004.board import figures, tokens_on_board
from kneedeep.rules.doom2004.state import INVADER, WAITING
from tests.support.playthroughs.play_facts import PlayFacts
from tests.support.playthroughs.rule_play import RulePlay
from tests.support.playthroughs.rule_play_2016 import RulePlay2016
from tests.support.small_maps.arena import Arena, Space

MOST = 40
ENDS = ("done", "end", "finish")


class BotActs(PlayFacts):
    """Verbs for what a bot decides."""

    ends: tuple[str, ...] = ENDS
    """The actions after which the bot decides no more."""
    taken: Sequence[tuple[Any, ...]] = ()

    def bot_(self) -> None:
        """Let the bot decide until the other side does, or another marine, and until an activation ends."""
        self.taken = taken(self.game, ends=self.ends)

    def did_(self, name: str, *words: str) -> None:
        """The bot took an action that begins so."""
        wanted = self.action(name, words)
        assert any(action[: len(wanted)] == wanted for action in self.taken), self.taken

    def did_not_(self, name: str, *words: str) -> None:
        """The bot took no action that begins so."""
        wanted = self.action(name, words)
        assert not any(action[: len(wanted)] == wanted for action in self.taken), self.taken


class BotPlay2016(BotActs, RulePlay2016):
    """A game of 2016 in which the lines of a play are followed, and a bot decides where they say so."""

    ends = ("end", "pass")


class BotPlay(BotActs, RulePlay):
    """A game in which the lines of a play are followed, and a bot decides where they say so."""

    def away_(self, seat: str, space: str) -> None:
        """Take a marine off the board as one who waits to come back."""
        fragged(self.game, int(seat), self.space(space))

    def empty_hand_(self) -> None:
        """Take the invader's hand."""
        self.game.s.hand = ()

    def near_(self, figure: str, space: str, most: str) -> None:
        """A figure is no farther from a space, as the crow flies."""
        assert self.apart(figure, space) <= int(most), self.game.at(self.figure(figure))

    def far_(self, figure: str, space: str, least: str) -> None:
        """A figure is no nearer to a space, as the crow flies."""
        assert self.apart(figure, space) >= int(least), self.game.at(self.figure(figure))

    def apart(self, figure: str, space: str) -> int:
        """How far a figure is from a space."""
        at, (x, y) = self.game.at(self.figure(figure)), self.space(space)
        assert at is not None
        return max(abs(at[0] - x), abs(at[1] - y))

    def token_at_(self, token: str, space: str) -> None:
        """Where a token lies."""
        assert self.game.space(tokens_on_board.space_of(self.game.t, self.game.s, int(token))) == self.space(space)

    def costs_(self, space: str, points: str) -> None:
        """The points by which the first marine is away from his goal at a space."""
        assert plan_of(self.game, 0).field[self.game.number(self.space(space))] == int(points)

    def opens_(self, attacks: str, points: str) -> None:
        """The first marine's plan works the door with attacks (0 or 1) and points left."""
        assert self.door_plan(attacks, points) is not None

    def opens_not_(self, attacks: str, points: str) -> None:
        """The first marine's plan leaves the door."""
        assert self.door_plan(attacks, points) is None

    def door_plan(self, attacks: str, points: str) -> Any:
        """What the first marine would do with the door."""
        turn = plan_of(self.game, 0)
        return door_plan(turn, turn.at, 0, int(points), attacks=attacks != "0")


def taken(game: Any, most: int = MOST, ends: Collection[str] = ENDS) -> list[tuple[Any, ...]]:
    """The actions of the bot until the other side or another marine decides, and until an activation ends."""
    player = game.s.player
    found: list[tuple[Any, ...]] = []
    bot = bot_named("tactical", game.game, game.s.players, 1)
    side = "invaders" if player == INVADER else "marines"
    while game.s.player == player and not game.s.winner and len(found) < most:
        found.append(bot.choose(lambda: game.game.view(game.s, side), game.options()))
        game.do(*found[-1])
        if found[-1][0] in ends:
            break
    return found


def fragged(game: Arena, seat: int, at: Space) -> None:
    """Take a marine off the board as one who waits to come back."""
    figures.lift(game.t, game.s, seat)
    figures.refresh_sides(game.t, game.s)
    game.s.status[seat], game.s.back_in[seat], game.s.fragged_at[seat] = WAITING, 1, game.number(at)


def plan_of(game: Arena, seat: int) -> MarineTurnPlan:
    """The plan of a marine for his turn."""
    return MarineTurnPlan(distance_maps_of(game.game, game.s.players), game.s, seat)
