"""Where rules meet the script: conditions asked, texts read, steps carried out, what is noted and dropped, the end.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL16-169, RUL16-171.
"""

from __future__ import annotations

from collections.abc import Sequence

from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_types
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.script import topics
from kneedeep.rules.doom2016.script.script_context import StateConditionContext
from kneedeep.rules.doom2016.state import INVADERS_WON, MARINES_WON, NOBODY_WON, State
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
    """Return the bit of `ScriptRecord.fired` for the text of a locked door."""
    return tables.fired_tried + door


def tried_token_bit(tables: CompiledScenario, token: int) -> int:
    """Return the bit of `ScriptRecord.fired` for the text of a locked token."""
    return tables.fired_tried_token + token


def note_got(state: State, kind: str, thing: str) -> None:
    """Write down that marines got something, by its kind and its name."""
    got = dict(state.course.got)
    for name in {kind, thing}:
        got[name] = got.get(name, 0) + 1
    state.course = state.course._replace(got=tuple(sorted(got.items())))
    state.changed |= topics.GOT


def drop(tables: CompiledScenario, state: State, thing: str, space: int) -> None:
    """Lay what a figure of the set-up carried on a space: one of the tokens kept for that."""
    for token in tables.spare_tokens:
        bit = 1 << token.number
        if token.thing == thing and not state.course.set_up & bit:
            state.course = state.course._replace(set_up=state.course.set_up | bit)
            tokens_on_map.lay(tables, state, token.number, space)
            return


def drop_carried(tables: CompiledScenario, state: State, figure: int, space: int) -> None:
    """Lay what a demon carried on the space where it was fragged. Rule: RUL16-169."""
    carried, state.carries[figure] = state.carries[figure], ()
    for number in carried:
        tokens_on_map.lay(tables, state, number, space)


def drop_items(tables: CompiledScenario, state: State, seat: int, space: int) -> None:
    """Do with a fragged marine's own things what the scenario says: keep, drop or lose. Rule: RUL16-124."""
    for number in state.carries[seat]:
        fate = tables.item_fates.get(tables.tokens[number].thing, "keep")
        if fate == "keep":
            continue
        state.carries[seat] = tuple(other for other in state.carries[seat] if other != number)
        if state.events is not None:
            state.events.append(event_types.Item("item", seat, number, 0))
        if fate == "drop":
            tokens_on_map.lay(tables, state, number, space)


def end(state: State, winner: int, why: str) -> None:
    """End the game."""
    if not state.winner:
        state.winner = winner
        state.stack[:] = [OVER]
        if state.events is not None:
            state.events.append(game_events.Over("over", winner, why))
