"""The activation of a marine: respawn, readying, actions, drawing cards.

Rule: 2016 rulebook p. 6 and p. 16 (marine activation), p. 9 (sprint); RUL16-29 to RUL16-38, RUL16-44.
"""

from kneedeep.rules.doom2016 import event_texts, timing_windows
from kneedeep.rules.doom2016.action_cache import END
from kneedeep.rules.doom2016.actions import Action, OfMarineCard, Plain
from kneedeep.rules.doom2016.cards import effects
from kneedeep.rules.doom2016.cards.window_answers import boost, class_key, glory_at, opposite, use_class, use_glory
from kneedeep.rules.doom2016.combat.declaring import attack_options
from kneedeep.rules.doom2016.decks import action_deck
from kneedeep.rules.doom2016.marine import items, objectives, respawn
from kneedeep.rules.doom2016.movement import moves
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import GONE, OFF, CompiledScenario, Seat, State, action_kind, stage_kind
from kneedeep.rules.doom2016.passage.doors import door_options
from kneedeep.rules.doom2016.passage.small_passage import stands_free
from kneedeep.rules.doom2016.stages import Activation, MarineTurn, Window
from kneedeep.rules.doom2016.tables.compiled_cards import BONUS, MAIN
from kneedeep.rules.doom2016.tables.moments import ACTIVATION_END, ACTIVATION_START, NEXT_ATTACK, PLAYED
from kneedeep.rules.stage import ask, no_options, skip
from kneedeep.support.translation import tr, tr_count

_IN_TURN = PLAYED | NEXT_ATTACK
"""The moments of kept cards that a marine may use in its turn, outside windows."""
RESPAWN, READY, CLOSE, DRAW = 0, 1, 3, 4
"""The possible steps of an activation in a state."""
NO_CARD = -1


def begin(tables: CompiledScenario, state: State, seat: Seat) -> None:
    """Begin the activation of a marine."""
    state.stack.append(Activation("activation", seat, RESPAWN))


def mains_of(tables: CompiledScenario, state: State, seat: Seat) -> int:
    """The number of main actions of a marine. Rule: RUL16-30, RUL16-36."""
    card = state.squad_card[seat]
    return tables.cards.squads[card].mains if card >= 0 else 1


def _activation_run(tables: CompiledScenario, state: State, stage: Activation) -> bool:
    _, seat, step = stage
    stack = state.stack
    if step == RESPAWN and state.status[seat]:
        if state.status[seat] == GONE or not respawn.can_respawn(tables, state):
            stack.pop()
        else:
            stack[-1] = Activation("activation", seat, READY)
            respawn.begin(state, seat)
    elif step <= READY:
        state.class_used[seat] = 0
        stack[-1] = Activation("activation", seat, CLOSE)
        stack.append(MarineTurn("marine", seat, 0, mains_of(tables, state, seat), NO_CARD, (), ()))
        # Points gained now are spent in this activation (RUL16-33).
        timing_windows.offer(tables, state, ACTIVATION_START, seat)
    else:
        if step == CLOSE:
            stack[-1] = Activation("activation", seat, DRAW)
            height = len(stack)
            timing_windows.offer(tables, state, ACTIVATION_END, seat)
            if len(stack) != height:
                return False
        stack.pop()
        if state.status[seat] != GONE:
            action_deck.put_in_discard(state, seat, *state.front[seat])
            state.front[seat] = ()
            action_deck.draw_up(tables, state, seat, action_deck.hand_size(tables, state, seat))
    return False


def _run(tables: CompiledScenario, state: State, stage: MarineTurn) -> bool:
    return skip(state) if state.at[stage.figure] == OFF else ask(state, stage.figure)


def _options(tables: CompiledScenario, state: State, stage: MarineTurn) -> list[Action]:
    _, seat, points, mains, card, _, _ = stage
    at = state.at[seat]
    found = moves.move_options(tables, state, seat, points) if points > 0 else []
    more: list[Action] = []
    if points > 0 and tables.near_doors[at]:
        more = door_options(tables, state, seat, points)
    if state.pickable >> at & 1:
        more += items.gain_options(tables, state, seat)
    stays = state.back[seat] == OFF or stands_free(state, seat)
    if state.usable >> at & 1:
        more += objectives.use_options(tables, state, seat, points, mains, passing=not stays)
    if not stays and tables.parameters.end_of_move != "activation":
        return [*found, *more] or [END]
    if card >= 0:
        more += attack_options(tables, state, stage)
    if state.glory[seat]:
        more += [("glory", card) for card in glory_at(tables, state, seat, _IN_TURN)]
    if state.class_card[seat] >= 0:
        more += _class_options(tables, state, stage)
    cards = _card_options(tables, state.hand[seat], mains > 0)
    if not stays:
        # Only the end of the activation ends a movement.
        return [*found, *more, *cards[:-1]] or [END]
    return [*found, *more, *cards]


def _card_options(tables: CompiledScenario, hand: tuple[int, ...], main: bool) -> list[Action]:
    """Cards to play, cards to discard for a sprint, then the end. Rule: RUL16-30, RUL16-35, RUL16-37."""
    if (known := tables.stock.hands.get((hand, main))) is None:
        cards = tables.cards.actions
        different = tuple(dict.fromkeys(hand))
        played: list[Action] = [
            ("play", card) for card in different if cards[card].kind == BONUS or (main and cards[card].kind == MAIN)
        ]
        sprints: list[Action] = [("sprint", card) for card in different] if main else []
        known = tables.stock.hands[hand, main] = [*played, *sprints, END]
    return known


def _class_options(tables: CompiledScenario, state: State, stage: MarineTurn) -> list[Action]:
    """The ability of a class card: a main action, or once in an activation. Rule: RUL16-38 to RUL16-40."""
    card = state.class_card[stage.figure]
    own = tables.cards.classes[card]
    allowed = stage.mains > 0 if own.action == MAIN else class_key(card) not in stage.used
    if not allowed or (own.exhaust and state.class_used[stage.figure]):
        return []
    return [("ability",)] if own.source.moments & _IN_TURN else []


def _play(tables: CompiledScenario, state: State, action: OfMarineCard) -> None:
    """Play a card for points and an attack. The attack lapses with the next card. Rule: RUL16-31, RUL16-32."""
    _, card = action
    stage = state.stack[-1]
    seat = stage.figure
    known = tables.cards.actions[card]
    action_deck.remove_from_hand(tables, state, seat, card)
    state.front[seat] = (*state.front[seat], card)
    state.tell(event_texts.Played("played", seat, card))
    state.stack[-1] = MarineTurn(
        "marine",
        seat,
        stage.points + known.speed,
        stage.mains - (known.kind == MAIN),
        card if known.range else NO_CARD,
        stage.boosts,
        stage.used,
    )
    boost_from(tables, state, known.source.effects)
    _happen(tables, state, seat, known.source.effects, known.source.moments)


def boost_from(tables: CompiledScenario, state: State, numbers: tuple[int, ...]) -> None:
    """Keep a card's bonus for the next attack. A card with its own attack uses the bonus in that attack."""
    stage = state.stack[-1]
    if isinstance(stage, MarineTurn) and stage.card < 0:
        more = tuple(number for number in numbers if tables.cards.effects[number].when == NEXT_ATTACK)
        if more:
            state.stack[-1] = stage._replace(boosts=(*stage.boosts, *more))


def _happen(tables: CompiledScenario, state: State, seat: Seat, numbers: tuple[int, ...], moments: int) -> None:
    """Carry out the effects of a played card."""
    if not moments & PLAYED:
        return
    for number in reversed(numbers):
        effect = tables.cards.effects[number]
        if effect.when == PLAYED and effects.is_of_use(state, effect, seat, seat, -1):
            effects.carry_out(tables, state, number, seat, seat, -1)


def _sprint(tables: CompiledScenario, state: State, action: OfMarineCard) -> None:
    """Discard a card instead of playing a main action card, and gain points. Rule: RUL16-35."""
    _, card = action
    stage = state.stack[-1]
    seat = stage.figure
    action_deck.remove_from_hand(tables, state, seat, card)
    action_deck.put_in_discard(state, seat, card)
    state.tell(event_texts.Sprint("sprint", seat, card))
    points = stage.points + tables.parameters.sprint
    state.stack[-1] = MarineTurn("marine", seat, points, stage.mains - 1, NO_CARD, stage.boosts, stage.used)


def _glory(tables: CompiledScenario, state: State, action: OfMarineCard) -> None:
    """Use a Glory Kill card and discard it. Rule: RUL16-138."""
    _, card = action
    stage = state.stack[-1]
    if isinstance(stage, Window):
        use_glory(tables, state, state.player, card, stage.moment, opposite(stage))
        return
    source = tables.cards.glory[card].source
    if source.moments & NEXT_ATTACK:
        boost(tables, state, source, -1)
    use_glory(tables, state, stage.figure, card, PLAYED, -1)


def _ability(tables: CompiledScenario, state: State, action: Plain) -> None:
    stage = state.stack[-1]
    seat = state.player
    card = state.class_card[seat]
    used = (*stage.used, class_key(card))
    if isinstance(stage, Window):
        state.stack[-1] = stage._replace(used=used)
        use_class(tables, state, seat, stage.moment, opposite(stage))
        return
    own = tables.cards.classes[card]
    if own.action < 0:
        state.stack[-1] = stage._replace(used=used)
    else:
        state.stack[-1] = stage._replace(mains=stage.mains - (own.action == MAIN), card=NO_CARD, used=used)
    if own.source.moments & NEXT_ATTACK:
        boost(tables, state, own.source, -1)
    use_class(tables, state, seat, PLAYED, -1)


def end(tables: CompiledScenario, state: State, stage: MarineTurn) -> None:
    """End the actions of a marine. Its remaining points are lost. Rule: RUL16-33."""
    state.stack.pop()
    moves.bring_back(tables, state, stage.figure)


def _situation(n: Names, tables: CompiledScenario, state: State, stage: MarineTurn) -> str:
    attack = tr("; the attack of {card} can be made", card=n.card(stage.card)) if stage.card >= 0 else ""
    return tr(
        "{value} and {value2} left{attack}",
        value=tr_count("{n} movement point", "{n} movement points", stage.points),
        value2=tr_count("{n} main action", "{n} main actions", stage.mains),
        attack=attack,
    )


def _play_phrase(n: Names, tables: CompiledScenario, state: State, card: int) -> str:
    """The label for playing a card, with the attack it gives up. Rule: RUL16-32."""
    stage = state.stack[-1]
    given_up = stage.card if isinstance(stage, MarineTurn) else NO_CARD
    without = tr(", without the attack of {card}", card=n.card(given_up)) if given_up != NO_CARD else ""
    return f"{n.play_card(card)}{without}"


ACTIONS = (
    action_kind("play", _play, _play_phrase),
    action_kind("sprint", _sprint, lambda n, t, s, card: n.sprint(card)),
    action_kind("glory", _glory, lambda n, t, s, card: n.use_glory(card)),
    action_kind("ability", _ability),
)
STAGES = (
    stage_kind("activation", Activation, _activation_run, no_options),
    stage_kind("marine", MarineTurn, _run, _options, situation=_situation),
)
