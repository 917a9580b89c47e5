"""Where rules meet the script: conditions asked, texts read, steps carried out, what is noted and dropped, the end.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100.
"""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.events import kit_events
from kneedeep.rules.doom2004.script import topics
from kneedeep.rules.doom2004.script.script_context import StateConditionContext
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON, NOBODY_WON, State
from kneedeep.rules.shared_stages import OVER
from kneedeep.scenario.script_values import Condition, Effect
from kneedeep.script import conditions, effects

WINNERS = {"marines": MARINES_WON, "invaders": INVADERS_WON, "nobody": NOBODY_WON, "draw": NOBODY_WON}


def holds(tables: CompiledScenario, state: State, condition: Condition) -> bool:
    """Return whether a condition holds now."""
    return conditions.holds(condition, StateConditionContext(tables, state))


def read(state: State, text: str) -> None:
    """Read a text aloud."""
    if text and state.events is not None:
        state.events.append(game_events.Text("text", text))


def happen(tables: CompiledScenario, state: State, text: str, steps: Sequence[Effect], finder: int) -> None:
    """Read a text and carry out steps; `finder`: the marine they concern, -1 for none."""
    read(state, text)
    if steps:
        effects.carry_out(steps, tables.effect_handler(tables, state, finder))


def tried_bit(tables: CompiledScenario, door: int) -> int:
    """Return the bit of `Course.fired` for the text of a locked door."""
    return tables.fired_tried + door


def note_got(tables: CompiledScenario, state: State, kind: str, thing: str, color: int) -> None:
    """Write down that marines got something, by its kind, its name and, for keys, its color."""
    got = dict(state.course.got)
    for name in {kind, thing, *((f"{kind} {color}",) if color >= 0 else ())}:
        got[name] = got.get(name, 0) + 1
    state.course = state.course._replace(got=tuple(sorted(got.items())))
    state.changed |= topics.GOT


def drop(tables: CompiledScenario, state: State, thing: str, space: int) -> None:
    """Lay what a figure carried on a space: one of the tokens kept for that."""
    for piece in tables.spare_pieces:
        if piece.thing == thing and not state.course.set_up >> piece.number & 1:
            state.course = state.course._replace(set_up=state.course.set_up | 1 << piece.number)
            tokens_on_board.move_to(tables, state, piece.number, space)
            tokens_on_board.lay(tables, state, piece.number)
            tokens_on_board.refresh_tokens(tables, state)
            return


def drop_items(tables: CompiledScenario, state: State, seat: int, space: int) -> None:
    """Do with a fragged marine's own items what the scenario says: keep, drop or lose."""
    for number in state.items[seat]:
        fate = tables.item_fates.get(tables.pieces[number].thing, "keep")
        if fate == "keep":
            continue
        state.items[seat] = tuple(other for other in state.items[seat] if other != number)
        if state.events is not None:
            state.events.append(kit_events.Item("item", seat, number, 0))
        if fate == "drop":
            tokens_on_board.move_to(tables, state, number, space)
            tokens_on_board.lay(tables, state, number)
            tokens_on_board.refresh_tokens(tables, state)


def end(state: State, winner: int, why: str) -> None:
    """End the game."""
    if not state.winner:
        state.winner = winner
        state.stack[:] = [OVER]
        if state.events is not None:
            state.events.append(game_events.Over("over", winner, why))
