"""Play of event cards: all cards, the possible ones in a window, and their effects.

Rule: 2004 rulebook p. 6 (playing invader event cards), p. 11 (timing); B-48, B-49, RUL-01, RUL-06.
"""

from kneedeep.rules.amounts import spawn_cards
from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.actions import Action, Plain, PlayCard
from kneedeep.rules.doom2004.cards import attack_cards, invader_turn_cards, marine_turn_cards, swapped_equipment
from kneedeep.rules.doom2004.cards.event_card import EventCard
from kneedeep.rules.doom2004.event_texts import card_events
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import NO_ORDER, OFF, CompiledScenario, State, action_kind, stage_kind
from kneedeep.rules.doom2004.stages import Cancelling, Command, PlayedEvent, Window
from kneedeep.rules.doom2004.timing_windows import BITS
from kneedeep.rules.stage import ask, no_options
from kneedeep.support.translation import tr, translatable

EVENT_CARDS: dict[str, EventCard] = {
    card.id: card
    for card in (*attack_cards.CARDS, *invader_turn_cards.CARDS, *marine_turn_cards.CARDS, swapped_equipment.CARD)
}


def card_windows(tables: CompiledScenario) -> tuple[int, ...]:
    """The bits of the windows in which each card may be played. None for a spawn card."""
    kinds = (EVENT_CARDS.get(card.id) for card in tables.cards)
    return tuple(0 if kind is None else sum(BITS[name] for name in kind.windows) for kind in kinds)


def options(tables: CompiledScenario, state: State, window: str, figure: int, other: int) -> list[Action]:
    """The events of the hand that may be played now, each with its target. Equal cards are listed once."""
    found: list[Action] = []
    seen = set()
    wanted = BITS[window]
    for card in state.hand:
        if not tables.card_windows[card] & wanted:
            continue
        kind = EVENT_CARDS[tables.cards[card].id]
        if kind.id in seen:
            continue
        seen.add(kind.id)
        found += [("event", card, aim) for aim in kind.aims(tables, state, figure, other)]
    return found


def _event(tables: CompiledScenario, state: State, action: PlayCard) -> None:
    """Play an event. A Prepared marine may cancel it first."""
    _, card, aim = action
    stage = state.stack[-1]
    figure, other = (stage.figure, stage.other) if isinstance(stage, Window) else (-1, -1)
    timing_windows.ask_again(state)
    state.tell(card_events.EventCard("event-card", card))
    deck.discard(tables, state, card)
    state.stack.append(PlayedEvent("played", card, aim, figure, other))
    if _prepared(state) >= 0:
        state.stack.append(Cancelling("prepared", card))


def _prepared(state: State) -> int:
    """The first marine who may cancel an event, -1 for none."""
    for seat in range(state.players):
        if "prepared" in state.cards[seat] and state.order[seat] != NO_ORDER and state.at[seat] != OFF:
            return seat
    return -1


def _played_run(tables: CompiledScenario, state: State, stage: PlayedEvent) -> bool:
    state.stack.pop()
    EVENT_CARDS[tables.cards[stage.card].id].play(tables, state, stage.aim, stage.figure, stage.other)
    return False


def _prepared_run(tables: CompiledScenario, state: State, stage: Cancelling) -> bool:
    return ask(state, _prepared(state))


def _prepared_options(tables: CompiledScenario, state: State, stage: Cancelling) -> list[Action]:
    return [("cancel",), ("pass",)]


def _cancel(tables: CompiledScenario, state: State, action: Plain) -> None:
    """Cancel an event: a Prepared marine gives up its order."""
    seat = state.player
    card = state.stack.pop().card
    state.stack.pop()
    order_tokens.remove(tables, state, seat)
    state.tell(card_events.Cancelled("cancelled", card, seat))


def _event_phrase(n: Names, tables: CompiledScenario, state: State, card: int, aim: int = -1) -> str:
    kind = EVENT_CARDS[tables.cards[card].id]
    if aim < 0:
        return tr("play {card}", card=n.card(card))
    if kind.aimed == "space":
        return tr("play {card}, to {aim}", card=n.card(card), aim=n.space(aim))
    if kind.aimed == "token":
        return tr("play {card} on {token_at}", card=n.card(card), token_at=n.token_at(aim))
    aimed = n.door(aim) if kind.aimed == "door" else n.figure_at(aim)
    return tr("play {card} on {aimed}", card=n.card(card), aimed=aimed)


MOMENTS = {
    "invader-start": translatable("at the start of the invader's turn"),
    "marine-turn": translatable("before a marine's turn"),
    "pick-up": translatable("right after a marine picked something up"),
    "marine-attack": translatable("right before a marine attacks"),
    "marine-dice": translatable("when the dice of a marine's attack lie on the table"),
    "marine-ammo": translatable("after a marine's attack that spent no ammunition"),
    "activation": translatable("when an invader is activated"),
    "invader-attack": translatable("right before an invader attacks"),
}
"""The moments of play of event cards, by the names of their windows."""


def why_no_card(tables: CompiledScenario, state: State, card: int) -> str:
    """The reason why a card of the invader's hand can't be played now. Empty if nothing about the moment forbids it."""
    stage = state.stack[-1]
    if (kind := EVENT_CARDS.get(tables.cards[card].id)) is None:
        if not isinstance(stage, Command) or state.started:
            return translatable("Spawn cards are played in the invader's turn, before any invader is activated.")
        if state.spawn_cards >= tables.parameters.spawn_cards:
            return translatable(
                "Only {cards} may be played in a turn.", cards=spawn_cards(tables.parameters.spawn_cards)
            )
        return ""
    moment = stage.moment if isinstance(stage, Window) else ""
    if isinstance(stage, Command) and not state.started:
        moment = "invader-start"
    if moment not in kind.windows:
        return translatable(
            "{card} is played {moments}.",
            card=tables.cards[card].name,
            moments=" or ".join(MOMENTS[name] for name in kind.windows),
        )
    figure, other = (stage.figure, stage.other) if isinstance(stage, Window) else (-1, -1)
    return (
        ""
        if kind.aims(tables, state, figure, other)
        else translatable("There is nothing {card} could do.", card=tables.cards[card].name)
    )


def why_not_spawn(tables: CompiledScenario, state: State, _figure: int, card: int, *_: int) -> str:
    """The reason why a spawn card can't be played."""
    return why_no_card(tables, state, card)


def _why_not_event(tables: CompiledScenario, state: State, _figure: int, card: int, *_: int) -> str:
    return why_no_card(tables, state, card) or translatable("That is not a possible target.")


ACTIONS = (
    action_kind("event", _event, _event_phrase, why_not=_why_not_event),
    action_kind("cancel", _cancel),
    *swapped_equipment.ACTIONS,
)
STAGES = (
    stage_kind("played", PlayedEvent, _played_run, no_options),
    stage_kind("prepared", Cancelling, _prepared_run, _prepared_options),
    *swapped_equipment.STAGES,
)
