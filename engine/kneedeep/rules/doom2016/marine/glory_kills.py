"""Glory Kills: a marine frags a staggered demon by moving into its space, and draws a card.

Rule: 2016 rulebook p. 13 (Glory Kills); RUL16-133 to RUL16-139, RUL16-176.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.board.figures import is_staggered
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.parts import OFF, CompiledScenario, State
from kneedeep.rules.doom2016.passage.small_passage import stands_free
from kneedeep.rules.rng import Stream, shuffled


def try_at(tables: CompiledScenario, state: State, seat: int, space: int) -> None:
    """Frag the staggered demon on a space entered by a marine. The marine heals and draws a card. Rule: RUL16-134."""
    for demon in state.crowd:
        if state.body[demon] >> space & 1 and is_staggered(tables, state, demon):
            damage.frag(tables, state, demon, seat)
            if stands_free(state, seat):
                state.back[seat] = OFF
            _draw(tables, state, seat)
            damage.heal(tables, state, seat, tables.parameters.glory_heal)
            return


def _draw(tables: CompiledScenario, state: State, seat: int) -> None:
    """Draw the top Glory Kill card. Used cards refill an empty deck. Rule: RUL16-138, house rule `glory_limit`."""
    if not state.glory_deck:
        state.glory_deck = shuffled(state, Stream.DECKS, tuple(sorted(state.glory_discard)))
        state.glory_discard = ()
    card = -1
    if state.glory_deck:
        card = state.glory_deck[-1]
        state.glory_deck = state.glory_deck[:-1]
        if tables.parameters.glory_one and state.glory[seat]:
            state.glory_discard = (*state.glory_discard, *state.glory[seat])
            state.glory[seat] = ()
        state.glory[seat] = tuple(sorted((*state.glory[seat], card)))
    state.tell(event_texts.Glory("glory", seat, card))
