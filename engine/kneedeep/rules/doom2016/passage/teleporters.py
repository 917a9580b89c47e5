"""Teleporters: a marine activates an inactive teleporter permanently by entering its space.

Rule: 2016 rulebook p. 13 (teleporters); RUL16-156, RUL16-157.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board.tokens_on_map import bits_of
from kneedeep.rules.doom2016.parts import CompiledScenario, State
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.tables import topics


def activate_at(tables: CompiledScenario, state: State, seat: int, space: int) -> None:
    """Activate the teleporters on a space entered by a marine if their `needs` hold.

    Without the advanced rules none becomes active. Rule: RUL16-156, RUL16-176.
    """
    if not tables.parameters.advanced:
        return
    for pad in tables.pads:
        if not (state.lying >> pad.number & 1 and bits_of(tables, state, pad.number) >> space & 1):
            continue
        if (needs := pad.element.needs) is None or script_hooks.holds(tables, state, needs):
            activate(tables, state, pad.number, seat)
        elif pad.element.locked_text:
            script_hooks.read(state, pad.element.locked_text)


def becomes_active(tables: CompiledScenario, state: State, figure: int, space: int, active: int) -> bool:
    """Whether a figure would activate a teleporter by entering its space. `active`: the active ones (bit set).

    Rule: RUL16-156, RUL16-176.
    """
    if figure >= state.players or not tables.parameters.advanced or not (tables.pad_bits & ~active) >> space & 1:
        return False
    return any(
        state.lying >> pad.number & 1
        and bits_of(tables, state, pad.number) >> space & 1
        and (pad.element.needs is None or script_hooks.holds(tables, state, pad.element.needs))
        for pad in tables.pads
    )


def activate(tables: CompiledScenario, state: State, number: int, seat: int) -> None:
    """Activate a teleporter. The first time, carry out its effects. Rule: RUL16-156."""
    pad = tables.tokens[number]
    bits = bits_of(tables, state, number)
    if state.course.used >> number & 1 or not bits:
        return
    state.pads |= bits
    state.course = state.course._replace(used=state.course.used | 1 << number)
    state.changed |= topics.USED
    state.tell(event_texts.Pad("pad", number))
    script_hooks.happen(tables, state, pad.element.text, pad.element.do, seat)
