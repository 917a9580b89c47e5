"""Being asked less: windows that a player does not want to decide in are passed for him.

The rules offer every window to whoever holds something that fits; what a person does not want to be asked about
is answered with a plain `pass`, so that replays hold the same actions as ever.
"""

from __future__ import annotations

from collections.abc import Collection

from kneedeep.geometry.bits import each_number
from kneedeep.geometry.space import chebyshev
from kneedeep.rules.action import Action
from kneedeep.rules.doom2004 import blow_through
from kneedeep.rules.doom2004.attack import Attack
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.state import INVADER, State

STOP: Action = ("stop",)
GUARD, HEAL = "guard", "heal"
"""The marines' windows, by the order that fits; the invader's are named in `doom2004.windows_named`."""
PASS: Action = ("pass",)


def unwanted(state: State, actions: Collection[Action], quiet: Collection[str]) -> Action | None:
    """Return the answer to a window that its player does not want to be asked about, None for any other decision.

    `actions`: the legal ones; `quiet`: names of windows (for the invader), `guard` or `heal` (for marines).
    """
    stage = state.stack[-1]
    if stage[0] != "window" or PASS not in actions:
        return None
    if state.player == INVADER:
        return PASS if stage[1] in quiet else None
    return PASS if all(action[0] in quiet for action in actions if action != PASS) else None


def needless(t: Tables, state: State, actions: Collection[Action]) -> Action | None:
    """Return the answer that ends an attack which could walk on, but reaches nobody and nothing with the dice that it has left."""
    stage = state.stack[-1]
    if STOP not in actions or not isinstance(stage, Attack):
        return None
    aims = blow_through.targets_left(t, state, stage)
    spaces, left = t.terrain.spaces, len(stage.pool) - 1
    near = any(
        chebyshev(spaces[stage.space], spaces[aim]) <= left
        for aim in each_number(aims & state.revealed)
        if aim != stage.space
    )
    return None if near else STOP
