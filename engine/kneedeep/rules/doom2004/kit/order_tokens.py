"""Order tokens beside the marines: placed, taken away, expired.

Rule: 2004 rulebook p. 9 and 10 (marine orders); B-08 to B-12, RUL-46, RUL-47.
"""

from kneedeep.rules.doom2004.event_texts import kit_events
from kneedeep.rules.doom2004.parts import AIM, NO_ORDER, CompiledScenario, Seat, State
from kneedeep.rules.doom2004.state import GUARD, HEAL


def place(tables: CompiledScenario, state: State, seat: int, order: int) -> None:
    """Put an order beside a marine."""
    state.order[seat] = order
    if order == GUARD:
        state.guards |= 1 << seat
    elif order == HEAL:
        state.healers |= 1 << seat
    state.tell(kit_events.Order("order", seat, order))


def remove(tables: CompiledScenario, state: State, seat: int) -> None:
    """Take a marine's order away, if it has one."""
    if state.order[seat] != NO_ORDER:
        state.order[seat] = NO_ORDER
        state.guards &= ~(1 << seat)
        state.healers &= ~(1 << seat)
        state.tell(kit_events.Order("order", seat, NO_ORDER))


def expire(tables: CompiledScenario, state: State, seat: Seat) -> None:
    """End a marine's dodge, guard and heal orders at the start of its turn. Rule: RUL-07. An aim stays (B-09)."""
    if state.order[seat] not in (NO_ORDER, AIM):
        remove(tables, state, seat)
