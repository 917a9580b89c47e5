"""How well a side did in a game, so that games that one side always wins still say who played them better."""

from collections.abc import Collection, Sequence

from kneedeep.games.bots.bot import Margin
from kneedeep.games.bots.goal import Goal, progress
from kneedeep.rules.state import INVADERS_WON, MARINES_WON, State

WHOLE = 1000
"""All of the solution, in thousandths."""
WON, MARGIN = 75.0, 25.0
"""The scores of a game that the marines win without a frag left, and of the frags left or the progress."""


def margins(state: State, goals: Sequence[Goal], left: Collection[Goal]) -> tuple[Margin, Margin]:
    """How well marines and invaders did, from the last state of a game, its goals and those left."""
    done = progress(state, goals, lambda goal: goal not in left)
    return margin(state, "marines", done), margin(state, "invaders", done)


def score(state: State, limit: int | None, done: int) -> float:
    """The marines' score at the end of a game, 0 to 100: half for the win, then frags left, else the progress `done`.

    `limit`: of frags, None without one.
    """
    if state.winner == MARINES_WON:
        return WON + MARGIN * (1.0 if limit is None else max(0.0, 1 - state.frags / limit))
    return MARGIN * done / WHOLE


def margin(state: State, side: str, done: int) -> Margin:
    """How well a side did, from the last state of a game. `done`: the share of the solution that is done, in thousandths.

    Marines who win have done all, even what the solution does and they did without.

    Marines: winning; then how much is done; then fewer frags; then fewer rounds when they won, more when they held out
    in vain. Invaders: winning; then fewer rounds for it; when they did not, frags, then less of the way done by the
    marines, then more rounds. Raises ValueError for an unknown side.
    """
    if side == "marines":
        won = state.winner == MARINES_WON
        return int(won), WHOLE if won else done, -state.frags, -state.round if won else state.round
    if side == "invaders":
        won = state.winner == INVADERS_WON
        done = WHOLE if state.winner == MARINES_WON else done
        return (1, -state.round, state.frags, -done) if won else (0, state.frags, -done, state.round)
    raise ValueError(f"no side {side!r}: there are marines, invaders")
