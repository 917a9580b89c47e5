"""Revealed initiative cards: a marine acts, or the invader chooses a type of demons.

Rule: 2016 rulebook p. 5 (initiative); RUL16-19, RUL16-20.
"""

from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.actions import Action, OfKind
from kneedeep.rules.doom2016.decks import initiative_deck
from kneedeep.rules.doom2016.parts import GONE, INVADER, CompiledScenario, State, action_kind, stage_kind
from kneedeep.rules.doom2016.stages import Activations, TypeChoice
from kneedeep.rules.doom2016.turns import demon_turn, marine_turn
from kneedeep.rules.numbers import FigureNumber, Seat, each_kind
from kneedeep.rules.stage import ask, no_options, skip


def _run(tables: CompiledScenario, state: State, stage: Activations) -> bool:
    if not state.initiative:
        return skip(state)
    reveal(tables, state, initiative_deck.draw(state))
    return False


def reveal(tables: CompiledScenario, state: State, card: int) -> None:
    """Let the player of a revealed initiative card act: a marine by seat, or INVADER. Rule: RUL16-19."""
    state.active = card
    state.tell(game_events.Turn("turn", state.players if card == INVADER else card))
    if card == INVADER:
        state.stack.append(TypeChoice("type"))
    elif state.status[card] != GONE:
        marine_turn.begin(tables, state, Seat(FigureNumber(card)))


def _type_run(tables: CompiledScenario, state: State, stage: TypeChoice) -> bool:
    if not (readied := state.faceup & ~state.exhausted):
        return skip(state)
    if readied.bit_count() == 1:
        _choose(tables, state, readied.bit_length() - 1)
        return False
    return ask(state, INVADER)


def _type_options(tables: CompiledScenario, state: State, stage: TypeChoice) -> list[Action]:
    return [("pick-type", kind) for kind in each_kind(state.faceup & ~state.exhausted)]


def _pick_type(tables: CompiledScenario, state: State, action: OfKind) -> None:
    _, kind = action
    _choose(tables, state, kind)


def _choose(tables: CompiledScenario, state: State, kind: int) -> None:
    """Exhaust a demon card and activate the demons of its type. Rule: RUL16-20."""
    state.stack.pop()
    state.exhausted |= 1 << kind
    state.tell(event_texts.Type("type", kind))
    demon_turn.begin_type(tables, state, kind)


ACTIONS = (action_kind("pick-type", _pick_type),)
STAGES = (
    stage_kind("activations", Activations, _run, no_options),
    stage_kind("type", TypeChoice, _type_run, _type_options),
)
