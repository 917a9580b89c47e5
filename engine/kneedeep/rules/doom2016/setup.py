"""The set-up of a game: choice of cards and weapons, placement of tokens and figures, drawing of hands.

Rule: 2016 rulebook p. 4 (set-up), p. 12, p. 14; RUL16-01 to RUL16-14; scenario format, `setup`, `choices`, `in: AREA`.
"""

from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.actions import Action, AtSpace, Numbered, OfSeat
from kneedeep.rules.doom2016.board.figures import put
from kneedeep.rules.doom2016.decks import action_deck
from kneedeep.rules.doom2016.invader import placing, sighting
from kneedeep.rules.doom2016.marine import items
from kneedeep.rules.doom2016.parts import CompiledScenario, action_kind, ask, no_options, skip, stage_kind
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.stages import ClassChoice, EventSetChoice, Round, TakingPoint, WeaponChoice
from kneedeep.rules.doom2016.state import INVADER, NO_CARD, OFF, State
from kneedeep.rules.doom2016.tables.figure_kinds import MARINE
from kneedeep.rules.numbers import FigureNumber, KindNumber, SpaceNumber, each_space, seats
from kneedeep.rules.rng import Stream, shuffled
from kneedeep.rules.script import entry_choice
from kneedeep.rules.shared_stages import Hiding, Opening
from kneedeep.support.translation import tr

_TUPLES = (
    "squad crowd others moved initiative drawn event_deck event_hand event_discard event_sets glory_deck glory_discard"
).split()


def begin(tables: CompiledScenario, seed: int) -> State:
    """The initial state of a game with this seed, before its first decision."""
    state = _blank(tables, seed)
    for door in tables.board.doors:
        if door.stands and (door.element.open or (door.kind == "passage" and door.element.needs is None)):
            state.doors |= 1 << door.number
    state.ground = tables.ground(state.doors)
    stack = state.stack
    stack += [Round("round", 0), Opening("opening")]
    stack += [WeaponChoice("weapons", seat) for seat in reversed(seats(tables.marines))]
    if tables.parameters.classes and tables.cards.classes:
        stack += [ClassChoice("class", seat) for seat in reversed(seats(tables.marines))]
    if tables.squad_card >= 0:
        stack.append(TakingPoint("taking-point"))
    stack.append(EventSetChoice("event-sets"))
    entry_choice.begin(tables, state)
    return state


def _blank(tables: CompiledScenario, seed: int) -> State:
    """A state with an empty map. The marines are off the map."""
    n = tables.marines
    state = State.blank(n, seed)
    state.active = state.player = INVADER
    for name in _TUPLES:
        setattr(state, name, ())
    state.at, state.kind, state.setup, state.back = [OFF] * n, [KindNumber(MARINE)] * n, [-1] * n, [-1] * n
    state.carries = [()] * n
    for name in ("deck", "hand", "discard", "front", "glory", "weapons"):
        setattr(state, name, [()] * n)
    state.class_card, state.squad_card = [NO_CARD] * n, [NO_CARD] * n
    state.argent = (0,) * len(tables.kinds)
    state.supply = tables.supply
    return state


def _opening_run(tables: CompiledScenario, state: State, stage: Opening) -> bool:
    state.stack.pop()
    lay_out(tables, state)
    state.lookout = sighting.lookout(tables, state)
    sighting.look_all(tables, state, by_door=True)
    # Some conditions are true from the start: an area without demons and portals is clear. Rule: RUL16-178.
    state.changed |= tables.topics
    return False


def lay_out(tables: CompiledScenario, state: State) -> None:
    """Place tokens and figures, shuffle, deal. Rule: RUL16-02, RUL16-03, RUL16-05, RUL16-06, RUL16-08, RUL16-09."""
    state.tell(game_events.Start("start", state.players))
    for seat, space in enumerate(tables.starts):
        put(tables, state, FigureNumber(seat), SpaceNumber(space), 0, "set-up")
    for seat in range(state.players):
        action_deck.make(tables, state, seat)
    names = list(tables.cards.event_sets)
    events = tuple(card for number in state.event_sets for card in tables.cards.event_sets[names[number]])
    state.event_deck = shuffled(state, Stream.EVENTS, events)
    state.glory_deck = shuffled(state, Stream.DECKS, tuple(range(len(tables.cards.glory))))
    script_hooks.read(state, tables.scenario.briefing)
    script_hooks.read(state, tables.scenario.objective)
    for token in tables.tokens:
        if not token.placed and (not token.choice or state.course.set_up >> token.number & 1):
            if token.bits:
                placing.lay_token(tables, state, token.number)
            elif token.element.in_area:
                state.stack.append(Hiding("hide", token.number))
    for setup in tables.setups:
        if not setup.placed or state.course.set_up >> len(tables.tokens) + setup.number & 1:
            placing.set_up(tables, state, setup.number, "set-up")


def _event_sets_run(tables: CompiledScenario, state: State, stage: EventSetChoice) -> bool:
    """Use the event sets named by the scenario. Otherwise the invader chooses the sets. Rule: RUL16-07."""
    if not tables.cards.choose_sets:
        state.event_sets = tuple(range(len(tables.cards.event_sets)))
    if len(state.event_sets) >= tables.parameters.event_sets or not _event_sets_options(tables, state, stage):
        return skip(state)
    return ask(state, INVADER)


def _event_sets_options(tables: CompiledScenario, state: State, stage: EventSetChoice) -> list[Action]:
    return [("event-set", number) for number in range(len(tables.cards.event_sets)) if number not in state.event_sets]


def _event_set(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, set_ = action
    state.event_sets = (*state.event_sets, set_)
    state.tell(event_texts.EventSet("event-set", set_))


def _taking_point_run(tables: CompiledScenario, state: State, stage: TakingPoint) -> bool:
    """Give the squad card to every marine, or to a marine chosen by the marines. Rule: RUL16-11, RUL16-12."""
    if tables.squad_copies >= state.players:
        state.stack.pop()
        for seat in range(state.players):
            _give_squad(tables, state, seat)
        return False
    return ask(state, 0)


def _taking_point_options(tables: CompiledScenario, state: State, stage: TakingPoint) -> list[Action]:
    return [("taking-point", seat) for seat in seats(state.players)]


def _taking_point(tables: CompiledScenario, state: State, action: OfSeat) -> None:
    _, marine = action
    state.stack.pop()
    _give_squad(tables, state, marine)


def _give_squad(tables: CompiledScenario, state: State, seat: int) -> None:
    state.squad_card[seat] = tables.squad_card
    state.tell(event_texts.Squad("squad", seat, tables.squad_card))


def _class_run(tables: CompiledScenario, state: State, stage: ClassChoice) -> bool:
    return ask(state, stage.seat) if _class_options(tables, state, stage) else skip(state)


def _class_options(tables: CompiledScenario, state: State, stage: ClassChoice) -> list[Action]:
    """The class cards without an owner. Rule: RUL16-10."""
    return [("class", card.number) for card in tables.cards.classes if card.number not in state.class_card]


def _class(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, card = action
    seat = state.stack.pop().seat
    state.class_card[seat] = card
    state.tell(event_texts.Class("class", seat, card))


def _weapons_run(tables: CompiledScenario, state: State, stage: WeaponChoice) -> bool:
    """Give a marine the scenario's weapons. Otherwise the marine chooses different weapons. Rule: RUL16-04."""
    seat, p = stage.seat, tables.parameters
    if seat < len(p.starting):
        for weapon in p.starting[seat]:
            if weapon in tables.weapon_number:
                items.note_weapon(state, seat, tables.weapon_number[weapon])
        return skip(state)
    if len(state.weapons[seat]) >= p.weapons or not _weapons_options(tables, state, stage):
        return skip(state)
    return ask(state, seat)


def _weapons_options(tables: CompiledScenario, state: State, stage: WeaponChoice) -> list[Action]:
    return [
        ("pick-weapon", weapon)
        for weapon in tables.starting
        if state.supply[weapon] > 0 and weapon not in state.weapons[stage.seat]
    ]


def _pick_weapon(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, weapon = action
    items.note_weapon(state, state.stack[-1].seat, weapon)


def _hide_run(tables: CompiledScenario, state: State, stage: Hiding) -> bool:
    """Ask the invader for the space of a token placed in an area."""
    return ask(state, INVADER) if _hide_options(tables, state, stage) else skip(state)


def _hide_options(tables: CompiledScenario, state: State, stage: Hiding) -> list[Action]:
    area = tables.area_bits[tables.tokens[stage.token].area] & ~state.ground.moves.blocked
    return [("hide", space) for space in each_space(area)]


def _hide(tables: CompiledScenario, state: State, action: AtSpace) -> None:
    _, space = action
    number = state.stack.pop().token
    state.course = state.course._replace(set_up=state.course.set_up | 1 << number)
    placing.lay_token(tables, state, number, space)
    state.lookout = sighting.lookout(tables, state)
    sighting.look_all(tables, state, by_door=state.stack[0] == Round("round", 0))


ACTIONS = (
    action_kind("hide", _hide),
    action_kind(
        "event-set", _event_set, lambda n, t, s, set_: tr("take the set {event_set}", event_set=n.event_set(set_))
    ),
    action_kind(
        "taking-point",
        _taking_point,
        lambda n, t, s, marine: tr(
            "{marine} gets {name}", marine=n.player(marine), name=t.cards.squads[t.squad_card].name
        ),
    ),
    action_kind("class", _class, lambda n, t, s, card: tr("take {name}", name=t.cards.classes[card].name)),
    action_kind(
        "pick-weapon",
        _pick_weapon,
        lambda n, t, s, weapon: tr("take the {weapon_names}", weapon_names=t.weapon_names[weapon]),
    ),
)
STAGES = (
    stage_kind("opening", Opening, _opening_run, no_options),
    stage_kind("hide", Hiding, _hide_run, _hide_options, situation=lambda n, t, s, stage: n.token(stage.token)),
    stage_kind("event-sets", EventSetChoice, _event_sets_run, _event_sets_options),
    stage_kind("taking-point", TakingPoint, _taking_point_run, _taking_point_options),
    stage_kind("class", ClassChoice, _class_run, _class_options),
    stage_kind(
        "weapons",
        WeaponChoice,
        _weapons_run,
        _weapons_options,
        situation=lambda n, t, s, stage: tr(
            "{what} of {weapons}", what=len(s.weapons[stage.seat]) + 1, weapons=t.parameters.weapons
        ),
    ),
)
