"""Leaving the board by an exit: for good, with all a marine carries.

Rule: 001 (board exits); RUL-55, RUL-94.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.board import exploration, tokens_on_board
from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import order_tokens
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.script.topics import LEFT
from kneedeep.rules.doom2004.state import GONE, State


def leave(t: CompiledScenario, s: State, seat: int, *, door: int = -1, token: int = -1) -> None:
    """Take a marine off the board for good; his sentry bots stand idle, his turns are skipped."""
    element = t.doors[door].element if door >= 0 else t.pieces[token].element
    if s.events is not None:
        s.events.append(("left", seat, door, token))
    order_tokens.remove(t, s, seat)
    wounds.remove(t, s, seat)
    s.status[seat] = GONE
    names = [f"door:{door}" if door >= 0 else f"token:{token}"]
    if element.id:
        names.append(element.id)
    s.course = s.course._replace(exits=(*s.course.exits, *((seat, name) for name in names)))
    s.changed |= LEFT
    if s.peeking:
        exploration.look_again(t, s)
    if token >= 0 and not s.course.used >> token & 1:
        s.course = s.course._replace(used=s.course.used | 1 << token)
        script_hooks.happen(t, s, element.text, element.do, seat)
    elif door >= 0:
        tokens_on_board.refresh_tokens(t, s)


__all__ = ["leave"]
