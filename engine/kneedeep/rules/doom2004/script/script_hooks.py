"""The interface between rules and script: conditions, texts, steps, records, dropped items, the end.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100.
"""

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.event_texts import kit_events
from kneedeep.rules.doom2004.parts import CompiledScenario, SpaceNumber, State
from kneedeep.rules.script.script_hooks import end, happen, holds, read, tried_bit
from kneedeep.rules.script.script_hooks import note_got as note_names


def note_got(tables: CompiledScenario, state: State, kind: str, thing: str, color: int) -> None:
    """Record an item got by marines, by its kind, its name and, for keys, its color."""
    note_names(tables, state, {kind, thing, *((f"{kind} {color}",) if color >= 0 else ())})


def drop(tables: CompiledScenario, state: State, thing: str, space: SpaceNumber) -> None:
    """Place a figure's item on a space, as one of the tokens reserved for it."""
    for piece in tables.spare_tokens:
        if piece.thing == thing and not state.course.set_up >> piece.number & 1:
            state.course = state.course._replace(set_up=state.course.set_up | 1 << piece.number)
            tokens_on_board.move_to(tables, state, piece.number, space)
            tokens_on_board.lay(tables, state, piece.number)
            tokens_on_board.refresh_tokens(tables, state)
            return


def drop_items(tables: CompiledScenario, state: State, seat: int, space: SpaceNumber) -> None:
    """Keep, drop or remove a fragged marine's scenario items, as the scenario says."""
    for number in state.items[seat]:
        if (fate := tables.item_fates.get(tables.pieces[number].thing, "keep")) == "keep":
            continue
        state.items[seat] = tuple(other for other in state.items[seat] if other != number)
        state.tell(kit_events.Item("item", seat, number, 0))
        if fate == "drop":
            # Items given by a step are not marked yet: no pick-up has marked them.
            state.course = state.course._replace(used=state.course.used | 1 << number)
            tokens_on_board.move_to(tables, state, number, space)
            tokens_on_board.lay(tables, state, number)
            tokens_on_board.refresh_tokens(tables, state)
