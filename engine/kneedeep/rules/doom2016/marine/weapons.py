"""Weapons: the starting ones, and those that are found; each brings a set of cards.

Rule: 2016 rulebook p. 9 (weapons), p. 14 (custom decks); RUL16-04, RUL16-05, RUL16-167, RUL16-168.
"""

from kneedeep.rules.doom2016 import event_types
from kneedeep.rules.doom2016.parts import CompiledScenario, State
from kneedeep.rules.rng import Stream, shuffled


def take(tables: CompiledScenario, state: State, seat: int, weapon: int) -> None:
    """Give a marine a weapon and put its set, shuffled, on top of its deck. Rule: RUL16-167."""
    note(state, seat, weapon)
    cards = tables.cards.sets[tables.weapons[weapon]]
    state.deck[seat] = (*state.deck[seat], *shuffled(state, Stream.DECKS, cards))


def note(state: State, seat: int, weapon: int) -> None:
    """Give a marine a weapon, without its cards."""
    state.weapons[seat] = (*state.weapons[seat], weapon)
    supply = list(state.supply)
    supply[weapon] -= 1
    state.supply = tuple(supply)
    state.tell(event_types.Kit("kit", seat, weapon))
