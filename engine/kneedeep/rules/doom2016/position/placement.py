"""Sets up a game in a chosen position: opens doors, does deeds, places figures, reveals an initiative card.

Doors and deeds have the same effects as in play: summoning, texts, steps of the script. Decisions during the set-up
take the first legal action. The players decide everything that happens at once in the position itself, such as
the effects of what marines see from their places.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from kneedeep.model.catalog.marine_names import SEATS
from kneedeep.model.scenario.names import names_of
from kneedeep.rules import Event, game_events, position_setup
from kneedeep.rules.doom2016 import event_texts, setup
from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import add, count_of, occupied, take_off
from kneedeep.rules.doom2016.decks import demon_cards, event_deck, initiative_deck
from kneedeep.rules.doom2016.harm import damage
from kneedeep.rules.doom2016.invader import sighting, summoning
from kneedeep.rules.doom2016.marine import items, objectives
from kneedeep.rules.doom2016.parts import INVADER, CompiledScenario, GameOf2016, State, each_number
from kneedeep.rules.doom2016.passage import doors, teleporters
from kneedeep.rules.doom2016.position.marine_placement import equip, place_marines
from kneedeep.rules.doom2016.rounds import JUDGE, START
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.script_effects import StateEffectHandler
from kneedeep.rules.doom2016.stages import Activations, Round
from kneedeep.rules.doom2016.tables.figure_kinds import MARINE
from kneedeep.rules.doom2016.tables.ground import TURNED
from kneedeep.rules.doom2016.turns import type_choice
from kneedeep.rules.element_labels import ElementLabels, is_meant
from kneedeep.rules.numbers import KindNumber, SpaceNumber
from kneedeep.rules.position import Deed, Figure, Position, PositionError
from kneedeep.rules.rng import Stream, shuffled
from kneedeep.rules.shared_stages import OVER, Opening
from kneedeep.support import coordinates, later, tr, translatable


def set_up_at(
    game: GameOf2016, players: int, seed: int, position: Position, events: list[Event] | None = None
) -> State:
    """The state at the first decision of a game from a position.

    Set-up decisions of the scenario (weapons, choices) take the first legal action. `events` receives events for the
    table and its first changes. Raises PositionError for an invalid position, UnplayableError as `Game.setup` does.
    """
    tables = game.tables(players)
    if position.carried is not None:
        raise PositionError("Positions of this edition can't include a game in progress.")
    position_setup.check_position(position, players)
    labels = labels_of(tables)
    state = setup.begin(tables, seed)
    # The set-up stops before tokens and figures are placed, so marines don't look from their start spaces.
    state.stack[:] = [OVER, *(stage for stage in state.stack if not isinstance(stage, Round | Opening))]
    game.run_down(state, OVER, PASS)
    setup.lay_out(tables, state)
    game.run_down(state, OVER, PASS)
    _bring_about(game, tables, state, labels, position)
    if position.figures is not None:
        _place_figures(tables, state, labels, position.figures)
    equip(tables, state, labels, position.marines)
    place_marines(tables, state, position.marines)
    state.frags, state.round, state.ended = position.frags, position.round, position.round - 1
    _hold_events(tables, state, position)
    position_setup.refuse_end(state)
    if events is not None:
        events += table_events(tables, state)
    state.events = events
    _begin(tables, state, position.turn)
    state.lookout = sighting.lookout(tables, state)
    sighting.look_all(tables, state, by_door=True)
    state.changed |= tables.topics
    game.settle(state)
    state.events = None
    position_setup.refuse_end(state)
    return state


def _begin(tables: CompiledScenario, state: State, turn: int | None) -> None:
    """Begin a round, at its start or just after a player's initiative card. Rule: RUL16-15, RUL16-19."""
    if turn is None:
        state.stack[:] = [Round("round", START)]
        return
    initiative_deck.make(tables, state)
    event_deck.draw_up(tables, state)
    card = INVADER if turn < 0 else turn
    if card not in state.initiative:
        if card == INVADER:
            raise PositionError("It can't be the turn of the invader: no demon is on the map.")
        raise PositionError("It can't be the turn of {who}: he has left the map.", who=SEATS[card])
    rest = list(state.initiative)
    rest.remove(card)
    state.initiative, state.drawn = tuple(rest), (card,)
    state.stack[:] = [Round("round", JUDGE), Activations("activations")]
    type_choice.reveal(tables, state, card)


def _bring_about(
    game: GameOf2016, tables: CompiledScenario, state: State, labels: ElementLabels, position: Position
) -> None:
    """Carry out the past of a position. Portals with fragged demons leave first, so they don't summon again."""
    for deed in position.done:
        for portal in _portals_meant(tables, labels, deed):
            _fragged_all(tables, state, portal)
            game.run_down(state, OVER, PASS)
    for area in position.areas:
        if area not in tables.area_number:
            raise PositionError("The scenario has no area {area!r}.", area=area)
        sighting.note_seen(tables, state, tables.area_number[area], -1)
        game.run_down(state, OVER, PASS)
    for flag in position.flags:
        if flag not in tables.flag_number:
            raise PositionError("The scenario has no flag {flag!r}.", flag=flag)
        StateEffectHandler(tables, state, -1).set_flag(flag)
    if position.shut:
        raise PositionError("{name} is open for good: doors of this edition don't shut.", name=position.shut[0])
    for name in position.doors:
        if not name or name not in labels.doors:
            raise PositionError("The scenario has no {name}.", name=name or tr("door without a name"))
        with _nobody_looking(tables, state):
            doors.open_door(tables, state, labels.doors.index(name), 0)
        game.run_down(state, OVER, PASS)
    for deed in position.done:
        if not _portals_meant(tables, labels, deed):
            _do(tables, state, labels, deed)
            game.run_down(state, OVER, PASS)


def _portals_meant(tables: CompiledScenario, labels: ElementLabels, deed: Deed) -> list[int]:
    """The portals named by a deed."""
    return [token.number for token in tables.portals if is_meant(labels.pieces[token.number], deed)]


def _fragged_all(tables: CompiledScenario, state: State, portal: int) -> None:
    """Remove a portal whose demons are fragged, and drop its item there. Rule: RUL16-169, RUL16-170."""
    if not state.portals >> portal & 1:
        return
    carried = tables.tokens[portal].element.carries
    space = tokens_on_map.bits_of(tables, state, portal).bit_length() - 1
    summoning.leave(tables, state, portal)
    if carried:
        script_hooks.drop(tables, state, carried, space)


@contextmanager
def _nobody_looking(tables: CompiledScenario, state: State) -> Iterator[None]:
    """Context without marines on the map, so that nobody looks through an opened door."""
    squad = state.squad
    state.squad = ()
    yield
    state.squad = squad


def _do(tables: CompiledScenario, state: State, labels: ElementLabels, deed: Deed) -> None:
    """Carry out a deed: a token is taken or used, or a figure is fragged."""
    for number, label in enumerate(labels.pieces):
        if is_meant(label, deed) and can_be_dealt_with(tables, state, number):
            _deal_with(tables, state, number)
            return
    for figure in (*state.crowd, *state.others):
        if state.setup[figure] >= 0 and is_meant(labels.setups[state.setup[figure]], deed):
            damage.frag(tables, state, figure)
            return
    _check_done(state, labels, deed)


def _check_done(state: State, labels: ElementLabels, deed: Deed) -> None:
    """Raise PositionError for a deed that has not been done."""
    course = state.course
    tokens = [number for number, label in enumerate(labels.pieces) if is_meant(label, deed)]
    figures = [number for number, label in enumerate(labels.setups) if is_meant(label, deed)]
    if not tokens and not figures:
        raise PositionError("The scenario has no {name}.", name=position_setup.placed_words(*deed))
    # An earlier event may have done it: a door that makes portals summon.
    done = any(course.used >> number & 1 for number in tokens) or any(course.gone >> number & 1 for number in figures)
    if not done:
        raise PositionError("{name} is not on the map there.", name=position_setup.placed_words(*deed))


def can_be_dealt_with(tables: CompiledScenario, state: State, number: int) -> bool:
    """True if a token on the map can still be taken, used or activated, or can summon."""
    token = tables.tokens[number]
    if not state.lying >> number & 1:
        return False
    if token.type.summons:
        return bool(state.portals >> number & 1)
    if token.type.linked == "active":
        return not tokens_on_map.bits_of(tables, state, number) & state.pads
    return token.is_item or bool(tokens_on_map.use_spaces(tables, state, number))


def _deal_with(tables: CompiledScenario, state: State, number: int) -> None:
    token = tables.tokens[number]
    if token.type.linked == "active":
        teleporters.activate(tables, state, number, -1)
    elif not token.is_item:
        objectives.note_use(tables, state, number, -1)
    elif items.can_gain(tables, state, number):
        seat = min(range(state.players), key=lambda one: (len(state.weapons[one]), one))
        items.gain(tables, state, seat, number)
    else:
        tokens_on_map.take_off(tables, state, number, "gained")


def _place_figures(tables: CompiledScenario, state: State, labels: ElementLabels, figures: tuple[Figure, ...]) -> None:
    """Replace all figures but the marines by these. Raises PositionError for a figure without a valid place."""
    for figure in (*state.crowd, *state.others):
        take_off(state, figure)
    # Marines are placed after this.
    squad = occupied(state)
    setups = {label[0]: number for number, label in reversed(list(enumerate(labels.setups))) if label[0]}
    for one in figures:
        at = position_setup.space_number(tables.board.number, one.at, translatable("The {kind}", kind=one.kind))
        if (kind := tables.kind_number.get(one.kind, MARINE)) == MARINE:
            raise PositionError("The scenario has no figure of the kind {kind!r}.", kind=one.kind)
        known = tables.kinds[kind]
        if count_of(state, kind) >= known.limit:
            raise PositionError("The box has {number} {figures}.", number=known.limit, figures=known.plural)
        shape = TURNED[known.shape] if one.turned else known.shape
        body = tables.body(state.ground, at, shape)
        if not body or body & (state.ground.moves.blocked | (occupied(state) & ~squad)):
            text = later("There is no room for the {kind} at {place}.")
            raise PositionError(text, kind=known.name, place=coordinates(one.at))
        setup_number = setups.get(one.name, -1) if one.name else -1
        if setup_number >= 0 and tables.setups[setup_number].kind != kind:
            setup_number = -1
        full = tables.setups[setup_number].health if setup_number >= 0 else known.health
        left = position_setup.value_between(
            1, full, one.wounds, full, translatable("points of health of the {kind}", kind=known.name)
        )
        figure = add(tables, state, KindNumber(kind), SpaceNumber(at), shape, setup_number, "set-up")
        state.damage[figure] = full - left
    _turn_demon_cards(tables, state)


def _turn_demon_cards(tables: CompiledScenario, state: State) -> None:
    there = {state.kind[figure] for figure in state.crowd}
    for kind in range(len(tables.kinds)):
        if kind in there:
            demon_cards.turn_up(tables, state, kind)
        elif state.faceup >> kind & 1:
            demon_cards.turn_down(tables, state, kind)


def _hold_events(tables: CompiledScenario, state: State, position: Position) -> None:
    """Give the invader the position's events. The rest forms the deck. Raises PositionError for missing cards."""
    if position.hand is None:
        return
    most = tables.parameters.event_hand
    if len(position.hand) > most:
        text = later("The invader holds {most} events at most, not {number}.")
        raise PositionError(text, most=most, number=len(position.hand))
    everything = sorted((*state.event_deck, *state.event_hand, *state.event_discard))
    hand = position_setup.take_cards(everything, position.hand, lambda card: tables.cards.events[card].name)
    state.event_discard = ()
    state.event_deck = shuffled(state, Stream.EVENTS, tuple(everything))
    event_deck.set_hand(tables, state, hand)


def _of_marine(state: State, seat: int) -> Iterator[Event]:
    if state.squad_card[seat] >= 0:
        yield event_texts.Squad("squad", seat, state.squad_card[seat])
    if state.class_card[seat] >= 0:
        yield event_texts.Class("class", seat, state.class_card[seat])
    for weapon in state.weapons[seat]:
        yield event_texts.Kit("kit", seat, weapon)
    for number in state.carries[seat]:
        yield event_texts.Item("item", seat, number, 1)
    yield event_texts.Dealt("dealt", seat, len(state.hand[seat]))


def table_events(tables: CompiledScenario, state: State) -> list[Event]:
    """The events that describe the table and the hands at the start of a game."""
    found: list[Event] = [game_events.Start("start", state.players)]
    for seat in range(state.players):
        found += _of_marine(state, seat)
    for number in each_number(state.lying):
        bits = tokens_on_map.bits_of(tables, state, number)
        found.append(game_events.Token("token", number, bits.bit_length() - 1 if bits else -1))
        if tables.tokens[number].type.linked == "active" and state.pads & bits and state.course.used >> number & 1:
            found.append(event_texts.Pad("pad", number))
    found += [
        event_texts.Place("place", figure, state.kind[figure], state.at[figure], state.shape[figure], "set-up")
        for figure in (*state.squad, *state.crowd, *state.others)
    ]
    found += [event_texts.Demon("demon", kind, 1) for kind in each_number(state.faceup)]
    found += [event_texts.Door("door", number, -1) for number in each_number(state.doors)]
    if state.event_hand:
        found.append(event_texts.Drawn("drawn", len(state.event_hand)))
    if state.frags:
        found.append(event_texts.Frag("frag", state.frags))
    if state.round > 1:
        found.append(game_events.Round("round", state.round))
    return found


def labels_of(tables: CompiledScenario) -> ElementLabels:
    """The labels of a scenario's tokens, figures and doors."""
    return ElementLabels(names_of(tables.scenario), tables.board.spaces, tables.tokens, tables.setups, tables.doors)
