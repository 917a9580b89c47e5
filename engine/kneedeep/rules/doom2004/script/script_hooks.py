"""Where rules meet the script: conditions asked, texts read, steps carried out, what is noted and dropped, the end.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100.
"""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script import topics
from kneedeep.rules.doom2004.script.script_context import StateConditionContext
from kneedeep.rules.doom2004.stages import OVER
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON, NOBODY_WON, State
from kneedeep.scenario.script import Condition, Effect
from kneedeep.script import conditions, effects

WINNERS = {"marines": MARINES_WON, "invaders": INVADERS_WON, "nobody": NOBODY_WON, "draw": NOBODY_WON}


def holds(t: CompiledScenario, s: State, condition: Condition) -> bool:
    """Return whether a condition holds now."""
    return conditions.holds(condition, StateConditionContext(t, s))


def read(s: State, text: str) -> None:
    """Read a text aloud."""
    if text and s.events is not None:
        s.events.append(("text", text))


def happen(t: CompiledScenario, s: State, text: str, steps: Sequence[Effect], finder: int) -> None:
    """Read a text and carry out steps; `finder`: the marine they concern, -1 for none."""
    read(s, text)
    if steps:
        effects.carry_out(steps, t.effect_handler(t, s, finder))


def tried_bit(t: CompiledScenario, door: int) -> int:
    """Return the bit of `Course.fired` for the text of a locked door."""
    return t.fired_tried + door


def note_got(t: CompiledScenario, s: State, kind: str, thing: str, color: int) -> None:
    """Write down that marines got something, by its kind, its name and, for keys, its color."""
    got = dict(s.course.got)
    for name in {kind, thing, *((f"{kind} {color}",) if color >= 0 else ())}:
        got[name] = got.get(name, 0) + 1
    s.course = s.course._replace(got=tuple(sorted(got.items())))
    s.changed |= topics.GOT


def drop(t: CompiledScenario, s: State, thing: str, space: int) -> None:
    """Lay what a figure carried on a space: one of the tokens kept for that."""
    for piece in t.spare_pieces:
        if piece.thing == thing and not s.course.set_up >> piece.number & 1:
            s.course = s.course._replace(set_up=s.course.set_up | 1 << piece.number)
            tokens_on_board.move_to(t, s, piece.number, space)
            tokens_on_board.lay(t, s, piece.number)
            tokens_on_board.refresh_tokens(t, s)
            return


def drop_items(t: CompiledScenario, s: State, seat: int, space: int) -> None:
    """Do with a fragged marine's own items what the scenario says: keep, drop or lose."""
    for number in s.items[seat]:
        fate = t.item_fates.get(t.pieces[number].thing, "keep")
        if fate == "keep":
            continue
        s.items[seat] = tuple(other for other in s.items[seat] if other != number)
        if s.events is not None:
            s.events.append(("item", seat, number, 0))
        if fate == "drop":
            tokens_on_board.move_to(t, s, number, space)
            tokens_on_board.lay(t, s, number)
            tokens_on_board.refresh_tokens(t, s)


def end(s: State, winner: int, why: str) -> None:
    """End the game."""
    if not s.winner:
        s.winner = winner
        s.stack[:] = [OVER]
        if s.events is not None:
            s.events.append(("over", winner, why))
