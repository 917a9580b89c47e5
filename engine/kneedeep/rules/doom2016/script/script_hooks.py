"""The interface of rules and script: conditions, texts, steps, records, dropped items, the end.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL16-169, RUL16-171.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.parts import CompiledScenario, SpaceNumber, State
from kneedeep.rules.script.script_hooks import end, happen, holds, note_got, read, tried_bit


def tried_token_bit(tables: CompiledScenario, token: int) -> int:
    """The bit of `ScriptRecord.fired` for the text of a locked token."""
    return tables.fired_tried_token + token


def drop(tables: CompiledScenario, state: State, thing: str, space: int) -> None:
    """Put the item of a set-up figure on a space. It is one of the tokens reserved for this."""
    for token in tables.spare_tokens:
        bit = 1 << token.number
        if token.thing == thing and not state.course.set_up & bit:
            state.course = state.course._replace(set_up=state.course.set_up | bit)
            tokens_on_map.lay(tables, state, token.number, space)
            return


def drop_carried(tables: CompiledScenario, state: State, figure: int, space: SpaceNumber) -> None:
    """Put the item of a demon on the space where it was fragged. Rule: RUL16-169."""
    carried, state.carries[figure] = state.carries[figure], ()
    for number in carried:
        tokens_on_map.lay(tables, state, number, space)


def drop_items(tables: CompiledScenario, state: State, seat: int, space: SpaceNumber) -> None:
    """Keep, drop or lose the items of a fragged marine, as the scenario says. Rule: RUL16-124."""
    for number in state.carries[seat]:
        if (fate := tables.item_fates.get(tables.tokens[number].thing, "keep")) == "keep":
            continue
        state.carries[seat] = tuple(other for other in state.carries[seat] if other != number)
        state.tell(event_texts.Item("item", seat, number, 0))
        if fate == "drop":
            tokens_on_map.lay(tables, state, number, space)
