"""A game played by bots, to its end or to a limit."""

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from kneedeep.games.bots.bot import Bot
from kneedeep.rules.action import Action
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game
from kneedeep.rules.state import INVADER, State

NO_LIMIT = 1 << 30


class PlayedOut(NamedTuple):
    """The end of a playout: the last state, the number of decisions, and what ended the play.

    `end`: `over` if the game is over, else the limit that was reached. `state.winner` is 0 unless the game is over.
    """

    state: State
    decisions: int
    end: Literal["over", "decisions", "rounds"]


def play_out(
    game: Game,
    state: State,
    marines: Bot,
    invaders: Bot,
    limit: int,
    events: list[Event] | None = None,
    on_action: Callable[[State, Action], None] | None = None,
    rounds: int = NO_LIMIT,
) -> PlayedOut:
    """Play on from a state, in place, until the game is over, `limit` decisions are made or a round above `rounds` begins.

    `events`: a list to add the events to. `on_action`: called before each action with the current state and the action.
    A decision with one legal answer counts, but no bot is asked.
    """
    legal_actions, apply = game.legal_actions, game.apply
    choose_marines, choose_invaders = marines.choose, invaders.choose
    seen_by_marines, seen_by_invaders = (partial(game.view, state, side) for side in ("marines", "invaders"))
    for decisions in range(limit):
        if state.winner:
            return PlayedOut(state, decisions, "over")
        if state.round > rounds:
            return PlayedOut(state, decisions, "rounds")
        actions = legal_actions(state)
        if len(actions) == 1:
            action = actions[0]
        elif state.player == INVADER:
            action = choose_invaders(seen_by_invaders, actions)
        else:
            action = choose_marines(seen_by_marines, actions)
        if on_action is not None:
            on_action(state, action)
        apply(state, action, events)
    return PlayedOut(state, limit, "over" if state.winner else "decisions")
