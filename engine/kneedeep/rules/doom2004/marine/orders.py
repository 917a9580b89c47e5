"""Marine orders: aim, guard, dodge, heal, and every way they end.

Rule: 2004 rulebook p. 9 and 10 (marine orders); B-08 to B-12, RUL-46, RUL-47.
"""

from kneedeep.model.catalog.action_points import ADVANCE, READY
from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.actions import Action, Heal, Numbered
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, MarineTurn, Seat, action_kind
from kneedeep.rules.doom2004.state import AIM, DODGE, GUARD, HEAL, NO_ORDER, OFF, State
from kneedeep.rules.numbers import seats
from kneedeep.support.translation import tr


def place_options(tables: CompiledScenario, state: State, stage: MarineTurn) -> list[Action]:
    """The orders that a marine may place now: readying, one a turn, none while it has one. Rule: B-03, B-08."""
    seat, mode = stage.figure, stage.mode
    if stage.ordered or state.order[seat] != NO_ORDER:
        return []
    if mode != READY and not (mode == ADVANCE and "tactician" in state.cards[seat]):
        return []
    return _MEDIC_ORDERS if "medic" in state.cards[seat] else _ORDERS


_ORDERS: list[Action] = [("order", AIM), ("order", GUARD), ("order", DODGE)]
_MEDIC_ORDERS: list[Action] = [*_ORDERS, ("order", HEAL)]


def _order(tables: CompiledScenario, state: State, action: Numbered) -> None:
    stage: MarineTurn = state.stack[-1]
    _, order = action
    state.stack[-1] = stage._replace(ordered=1)
    order_tokens.place(tables, state, stage.figure, order)


def heal_options(tables: CompiledScenario, state: State, seat: FigureNumber) -> list[Action]:
    """The marines that a marine may heal by its heal order: itself or an adjacent one, not at full health.

    Rule: 2004 rulebook p. 10 (heal); B-12, RUL-11.
    """
    at = state.at[seat]
    if state.order[seat] != HEAL or at == OFF:
        return []
    reach = state.ground.beside[at] | 1 << at
    return [
        ("heal", other, Seat(seat))
        for other in seats(state.players)
        if state.at[other] != OFF
        and reach >> state.at[other] & 1
        and state.left[other] < wounds.full_wounds(tables, state, other)
    ]


def _heal(tables: CompiledScenario, state: State, action: Heal) -> None:
    _, marine, medic = action
    timing_windows.ask_again(state)
    order_tokens.remove(tables, state, medic)
    wounds.heal(tables, state, marine, tables.parameters.heal)


def _heal_phrase(n: Names, tables: CompiledScenario, state: State, seat: Seat, medic: int = -1) -> str:
    return tr("heal {seat}", seat=n.player(seat)) + ("" if medic < 0 else tr(" (by {medic})", medic=n.player(medic)))


ACTIONS = (action_kind("order", _order), action_kind("heal", _heal, _heal_phrase))
