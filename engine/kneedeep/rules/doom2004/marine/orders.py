"""Marine orders: aim, guard, dodge, heal, and every way they end.

Rule: 2004 rulebook p. 9 and 10 (marine orders); B-08 to B-12, RUL-46, RUL-47.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.catalog.turn_numbers import ADVANCE, READY
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.combat import timing_windows, wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import order_tokens
from kneedeep.rules.doom2004.stages import MarineTurn
from kneedeep.rules.doom2004.state import AIM, DODGE, GUARD, HEAL, NO_ORDER, OFF, State

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def place_options(t: CompiledScenario, s: State, stage: MarineTurn) -> list[Action]:
    """Return the orders that a marine may place now: readying, one a turn, none while he has one. Rule: B-03, B-08."""
    seat, mode = stage.figure, stage.mode
    if stage.ordered or s.order[seat] != NO_ORDER:
        return []
    if mode != READY and not (mode == ADVANCE and "tactician" in s.cards[seat]):
        return []
    return _MEDIC_ORDERS if "medic" in s.cards[seat] else _ORDERS


_ORDERS: list[Action] = [("order", AIM), ("order", GUARD), ("order", DODGE)]
_MEDIC_ORDERS: list[Action] = [*_ORDERS, ("order", HEAL)]


def _order(t: CompiledScenario, s: State, action: Action) -> None:
    stage: MarineTurn = s.stack[-1]
    s.stack[-1] = stage._replace(ordered=1)
    order_tokens.place(t, s, stage.figure, action[1])


def heal_options(t: CompiledScenario, s: State, seat: int) -> list[Action]:
    """Return whom a marine may heal by his heal order: himself or one in an adjacent space, not at full health.

    Rule: 2004 rulebook p. 10 (heal); B-12, RUL-11.
    """
    at = s.at[seat]
    if s.order[seat] != HEAL or at == OFF:
        return []
    reach = s.ground.beside[at] | 1 << at
    return [
        ("heal", other, seat)
        for other in range(s.players)
        if s.at[other] != OFF and reach >> s.at[other] & 1 and s.left[other] < wounds.full_wounds(t, s, other)
    ]


def _heal(t: CompiledScenario, s: State, action: Action) -> None:
    timing_windows.ask_again(s)
    order_tokens.remove(t, s, action[2])
    wounds.heal(t, s, action[1], t.parameters.heal)


def _heal_phrase(n: Names, t: CompiledScenario, s: State, seat: int, medic: int = -1) -> str:
    return f"heal {n.player(seat)}" + ("" if medic < 0 else f" (by {n.player(medic)})")


ACTIONS = (
    ActionKind("order", (Field("order", "order"),), _order, "place the order {order}"),
    ActionKind(
        "heal", (Field("marine", "seat"), Field("medic", "seat")), _heal, "heal {marine}", phrase=_heal_phrase
    ),
)
