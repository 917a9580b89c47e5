"""The initiative deck: the cards of a round, added cards, the revealed top card.

Rule: 2016 rulebook p. 5 (initiative); RUL16-17 to RUL16-24.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import GONE, INVADER, CompiledScenario, State
from kneedeep.rules.rng import Stream, shuffled


def make(tables: CompiledScenario, state: State) -> None:
    """Shuffle the round's cards: one per marine (two if alone), one per type. Rule: RUL16-17, RUL16-18, RUL16-21."""
    p = tables.parameters
    own = p.cards_alone if state.players == 1 and p.squad else 1
    marines = [seat for seat in range(state.players) if state.status[seat] != GONE for _ in range(own)]
    kinds = {state.kind[figure] for figure in state.crowd}
    count = _at_most(tables, len(kinds))
    state.counted = sum(1 << kind for kind in kinds)
    state.invader_cards = count
    state.initiative = shuffled(state, Stream.TURNS, (*marines, *(INVADER,) * count))
    state.drawn = ()
    if state.events is not None:
        state.events.append(event_texts.InitiativeDeck("initiative-deck", len(marines), count))
        if count < len(kinds):
            state.events.append(event_texts.MostCards("most-cards", count))


def add_type(tables: CompiledScenario, state: State, kind: int) -> None:
    """Add an invader card for a type that is new in mid-round. Rule: RUL16-22, RUL16-24, house rule `new_types`."""
    if state.counted >> kind & 1 or tables.parameters.new_types != "shuffle-in":
        return
    if not state.initiative and not state.drawn:
        return
    state.counted |= 1 << kind
    if _at_most(tables, state.invader_cards + 1) > state.invader_cards:
        state.invader_cards += 1
        state.initiative = shuffled(state, Stream.TURNS, tuple(sorted((*state.initiative, INVADER))))
        state.tell(event_texts.InitiativeCard("initiative-card", kind))
    elif state.events is not None:
        state.events.append(event_texts.MostCards("most-cards", state.invader_cards))


def _at_most(tables: CompiledScenario, number: int) -> int:
    """A number of invader cards, limited by the box. Rule: RUL16-18, house rule `invader_cards`."""
    return min(number, tables.invader_cards) if tables.parameters.invader_cards == "box" else number


def draw(state: State) -> int:
    """Reveal the top card: a seat, or INVADER. Rule: RUL16-19."""
    card = state.initiative[-1]
    state.initiative = state.initiative[:-1]
    state.drawn = (*state.drawn, card)
    return card
