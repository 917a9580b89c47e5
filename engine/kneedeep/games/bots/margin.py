"""The success of a side in a game. It compares players even in games that one side always wins."""

from collections.abc import Collection, Sequence

from kneedeep.games.bots.bot import Margin
from kneedeep.games.bots.goal import Goal, progress
from kneedeep.rules.state import INVADERS_WON, MARINES_WON, State

WHOLE = 1000
"""All of the solution, in thousandths."""
WON, MARGIN = 75.0, 25.0
"""The score for winning, and the most for frags left or progress."""


def margins(state: State, goals: Sequence[Goal], left: Collection[Goal]) -> tuple[Margin, Margin]:
    """The success of marines and invaders, from the last state of a game, its goals and the goals left."""
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
    """The success of a side, from the last state of a game. `done`: the reached share of the solution, in thousandths.

    If the marines win, the whole share counts as reached.

    Marines: a win, then the share reached, then fewer frags, then fewer rounds in a win and more in a defeat.
    Invaders: a win, then fewer rounds. In a defeat: frags, then a smaller share of the marines, then more rounds.
    Raises ValueError for an unknown side.
    """
    if side == "marines":
        won = state.winner == MARINES_WON
        return int(won), WHOLE if won else done, -state.frags, -state.round if won else state.round
    if side == "invaders":
        won = state.winner == INVADERS_WON
        done = WHOLE if state.winner == MARINES_WON else done
        return (1, -state.round, state.frags, -done) if won else (0, state.frags, -done, state.round)
    raise ValueError(f"no side {side!r}: there are marines, invaders")
