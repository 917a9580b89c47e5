"""Event cards played in an attack."""

from collections.abc import Sequence

from kneedeep.rules.doom2004.cards.event_card import NOTHING, EventCard, always, while_there
from kneedeep.rules.doom2004.combat import attack, attack_effect, attack_terms
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.parts import Attack, CompiledScenario, State

DAMAGE = 2


def _under_way(state: State) -> tuple[int, Attack] | None:
    """The attack with the dice on the table, and its place on the stack."""
    for place in range(len(state.stack) - 1, -1, -1):
        stage = state.stack[place]
        if isinstance(stage, Attack):
            return place, stage
    return None


def _crush(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    """Crushing Blow: an invader's attack has knockback. A guess, as its data file says."""
    if found := _under_way(state):
        place, strike = found
        state.stack[place] = strike._replace(special=(*strike.special, "knockback"))


def _wounded(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    if figure >= state.players or other not in state.crowd:
        return ()
    return [one for one in state.crowd if state.left[one] < wounds.full_wounds(tables, state, one)]


def _restore(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    """Dark Energies: immediately before a marine attacks an invader 1 wound is removed from any invader.

    A sentry bot is no marine. Rule: 2004 rulebook p. 11, example.
    """
    wounds.heal(tables, state, aim, 1)


def _dodgeable(tables: CompiledScenario, state: State, figure: int, other: int) -> Sequence[int]:
    found = _under_way(state)
    if found is None or found[1].dodged or found[1].rerolled:
        return ()
    affected = attack_effect.affected(tables, state, found[1], attack_terms.arms_of(tables, state, found[1]))
    return (NOTHING,) if any(one in state.crowd for one in affected) else ()


def _dodge(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    """Dodge: after the dice of a marine's attack on an invader, the invader has any of them rolled again.

    Rule: 2004 rulebook p. 11 (re-rolls); RUL-57, RUL-58.
    """
    if found := _under_way(state):
        place, strike = found
        state.stack[place] = strike._replace(dodged=1)


def _spend(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    """Dud: after a marine's attack that showed no bullet, a token of the weapon's kind is discarded.

    Rule: official questions and answers, errata (the card of the expansion replaces the first one).
    """
    attack.spend(tables, state, figure, other)


def _enrage(tables: CompiledScenario, state: State, aim: int, figure: int, other: int) -> None:
    """Rage: an invader's attack does more damage. The amount is a guess, as its data file says."""
    if found := _under_way(state):
        place, strike = found
        state.stack[place] = strike._replace(bonus=strike.bonus + DAMAGE)


CARDS = (
    EventCard("crushing-blow", ("invader-attack",), while_there, _crush),
    EventCard("dark-energies", ("marine-attack",), _wounded, _restore, "figure"),
    EventCard("dodge", ("marine-dice",), _dodgeable, _dodge),
    EventCard("dud", ("marine-ammo",), always, _spend),
    EventCard("rage", ("invader-attack",), while_there, _enrage),
)
