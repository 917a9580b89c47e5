"""Argent Power: events turned into tokens, and tokens put on demon cards and the invasion card.

Rule: 2016 rulebook p. 12 (Argent Power); RUL16-28, RUL16-149, RUL16-150, RUL16-176.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.actions import Action, OfCard, OfKind
from kneedeep.rules.doom2016.decks import demon_cards, event_deck
from kneedeep.rules.doom2016.invader.summoning import discard_stored
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import INVADER, CompiledScenario, State, action_kind, ask, skip, stage_kind
from kneedeep.rules.doom2016.stages import ArgentGain, ArgentPlacing
from kneedeep.rules.numbers import each_kind
from kneedeep.support.translation import tr, tr_count

INVASION_CARD = 1
"""The bit of the invasion card in bit sets of demon cards. It is the unused bit of the marine kind."""


def begin(tables: CompiledScenario, state: State) -> None:
    """Ask the invader to discard events for Argent Power in the Status Phase. Rule: RUL16-28."""
    if tables.parameters.argent > 0:
        state.stack.append(ArgentGain("argent", tables.parameters.argent))


def _gain_run(tables: CompiledScenario, state: State, stage: ArgentGain) -> bool:
    return skip(state) if stage.left <= 0 or not state.event_hand else ask(state, INVADER)


def _gain_options(tables: CompiledScenario, state: State, stage: ArgentGain) -> list[Action]:
    return [*(("discard-event", card) for card in state.event_hand), PASS]


def _discard_event(tables: CompiledScenario, state: State, action: OfCard) -> None:
    _, card = action
    state.stack[-1] = ArgentGain("argent", state.stack[-1].left - 1)
    event_deck.discard(tables, state, card)
    state.tell(event_texts.Discarded("discarded", card))
    state.stack.append(ArgentPlacing("put-argent", 1, state.faceup | INVASION_CARD, 0))


def _placing_run(tables: CompiledScenario, state: State, stage: ArgentPlacing) -> bool:
    moving = stage.moving and state.stored
    if stage.left <= 0 and not moving:
        state.stack.pop()
        if stage.moving and tables.parameters.argent_stored == "group":
            discard_stored(tables, state)
        return False
    if stage.left > 0 and stage.kinds.bit_count() == 1:
        _put(tables, state, stage.kinds.bit_length() - 1)
        return False
    return ask(state, INVADER)


def _placing_options(tables: CompiledScenario, state: State, stage: ArgentPlacing) -> list[Action]:
    """The possible places of a token. Tokens from the invasion card may stay there. Rule: RUL16-149."""
    found: list[Action] = [("put-argent", kind) for kind in each_kind(stage.kinds)]
    return found if stage.left > 0 else [*found, PASS]


def end(tables: CompiledScenario, state: State) -> None:
    """End the question to the invader. Tokens on the invasion card stay there until the end of the summoning."""
    stage = state.stack.pop()
    if isinstance(stage, ArgentPlacing) and stage.moving and tables.parameters.argent_stored == "group":
        discard_stored(tables, state)


def _put_argent(tables: CompiledScenario, state: State, action: OfKind) -> None:
    _, kind = action
    _put(tables, state, kind)


def _put(tables: CompiledScenario, state: State, kind: int) -> None:
    stage = state.stack[-1]
    if stage.left > 0:
        state.stack[-1] = stage._replace(left=stage.left - 1)
    else:
        demon_cards.set_argent(tables, state, -1, state.stored - 1)
    place = kind if kind else -1
    before = state.argent[kind] if kind else state.stored
    demon_cards.set_argent(tables, state, place, before + 1)


def _situation(n: Names, tables: CompiledScenario, state: State, stage: ArgentPlacing) -> str:
    if stage.left > 0:
        return tr("{value} left", value=tr_count("{n} token", "{n} tokens", stage.left))
    return tr("{value} on the invasion card", value=tr_count("{n} token", "{n} tokens", state.stored))


ACTIONS = (
    action_kind(
        "discard-event",
        _discard_event,
        lambda n, t, s, card: tr("discard {discarded_event} for Argent Power", discarded_event=n.discarded_event(card)),
    ),
    action_kind(
        "put-argent",
        _put_argent,
        lambda n, t, s, kind: (
            tr("put it on the card of {kinds_text}", kinds_text=n.kinds_text(kind))
            if kind
            else tr("put it on the invasion card")
        ),
    ),
)
STAGES = (
    stage_kind("argent", ArgentGain, _gain_run, _gain_options),
    stage_kind("put-argent", ArgentPlacing, _placing_run, _placing_options, situation=_situation),
)
