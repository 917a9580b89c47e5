"""Exits: a marine leaves the board for good, with all its possessions.

Rule: 001 (board exits); RUL-55, RUL-94.
"""

from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.event_texts import figure_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.parts import GONE, CompiledScenario, Seat, State
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.tables.topics import LEFT


def leave(tables: CompiledScenario, state: State, seat: Seat, *, door: int = -1, token: int = -1) -> None:
    """Remove a marine from the board for good. Its sentry bots stay idle. Its turns are skipped."""
    element = tables.doors[door].element if door >= 0 else tables.pieces[token].element
    state.tell(figure_events.Left("left", seat, door, token))
    order_tokens.remove(tables, state, seat)
    wounds.remove(tables, state, seat)
    state.status[seat] = GONE
    names = [f"door:{door}" if door >= 0 else f"token:{token}"]
    if element.id:
        names.append(element.id)
    state.course = state.course._replace(exits=(*state.course.exits, *((seat, name) for name in names)))
    state.changed |= LEFT
    if state.peeking:
        exploration.look_again(tables, state)
    if token >= 0 and not state.course.used >> token & 1:
        state.course = state.course._replace(used=state.course.used | 1 << token)
        script_hooks.happen(tables, state, element.text, element.do, seat)
    elif door >= 0:
        tokens_on_board.refresh_tokens(tables, state)
