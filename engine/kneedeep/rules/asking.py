"""Being asked less: windows that a player does not want to decide in are passed for him.

The rules offer every window to whoever holds something that fits; what a person does not want to be asked about
is answered with a plain `pass`, so that replays hold the same actions as ever.
"""

from __future__ import annotations

from collections.abc import Collection

from kneedeep.rules.action import Action
from kneedeep.rules.state import INVADER, State

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
