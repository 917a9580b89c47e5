"""Teleporters: which of them work, and where each of them leads.

Rule: 2004 rulebook p. 10 (teleporters); B-42; scenario format, `needs` and `to` of a teleporter.
"""

from __future__ import annotations

from collections.abc import Iterator

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.game_tokens import GameToken
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script import triggers
from kneedeep.rules.doom2004.state import State


def is_active(t: CompiledScenario, s: State, number: int) -> bool:
    """Tell whether a teleporter works: switched on by the script, or its `needs` hold and it is not switched off."""
    if s.course.inactive >> number & 1:
        return False
    if s.course.active >> number & 1:
        return True
    needs = t.pieces[number].element.needs
    return needs is None or triggers.holds(t, s, needs)


def _is_there(s: State, t: CompiledScenario, number: int) -> bool:
    """Whether a pad lies on the board, or will when its area is revealed."""
    piece = t.pieces[number]
    if s.lying >> number & 1:
        return True
    return not s.areas >> piece.area & 1 and tokens_on_board.waits(s, piece)


def ends_of(t: CompiledScenario, s: State, number: int) -> list[int]:
    """Return the teleporters that one leads to: all of its color, or those its `to` names whose `needs` hold."""
    pad = t.pieces[number]
    if not is_active(t, s, number):
        return []
    found = []
    for other in t.pads:
        if other.number == number or not _is_there(s, t, other.number) or not is_active(t, s, other.number):
            continue
        if pad.element.to:
            named = [entry for entry in pad.element.to if entry["pad"] == other.element.id]
            if not any(entry.get("needs") is None or triggers.holds(t, s, entry["needs"]) for entry in named):
                continue
        elif other.color != pad.color:
            continue
        found.append(other.number)
    return found


def ends_from(t: CompiledScenario, s: State, space: int) -> Iterator[GameToken]:
    """Yield the teleporters that those on a space lead to."""
    if t.fixtures >> space & 1:
        for pad in t.pads:
            if s.lying >> pad.number & 1 and pad.bits >> space & 1:
                for end in ends_of(t, s, pad.number):
                    yield t.pieces[end]
