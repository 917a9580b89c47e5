"""The demon cards, one per type: faceup while the type is on the map, readied or exhausted, with Argent Power.

Rule: 2016 rulebook p. 4, p. 5, p. 8; RUL16-09, RUL16-20 to RUL16-25, RUL16-126, RUL16-127.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.decks import initiative_deck
from kneedeep.rules.doom2016.parts import CompiledScenario, State


def turn_up(tables: CompiledScenario, state: State, kind: int) -> None:
    """Turn faceup the card of a type that has come to the map. This may add an initiative card to the round."""
    bit = 1 << kind
    if state.faceup & bit or kind in tables.neutral_kinds:
        return
    state.faceup |= bit
    state.tell(event_texts.Demon("demon", kind, 1))
    initiative_deck.add_type(tables, state, kind)


def turn_down(tables: CompiledScenario, state: State, kind: int) -> None:
    """Turn a type's card facedown (no figure left). Rule: RUL16-126, RUL16-127, house rule `facedown_argent`."""
    state.faceup &= ~(1 << kind)
    state.tell(event_texts.Demon("demon", kind, 0))
    if tables.parameters.facedown_argent == "discard":
        set_argent(tables, state, kind, 0)


def set_argent(tables: CompiledScenario, state: State, kind: int, count: int) -> None:
    """Set the Argent Power on a demon card, or on the invasion card (-1)."""
    before = state.stored if kind < 0 else state.argent[kind]
    if before == count:
        return
    if kind < 0:
        state.stored = count
    else:
        state.argent = (*state.argent[:kind], count, *state.argent[kind + 1 :])
    state.tell(event_texts.Argent("argent", kind, count))
