"""Places the marines of a position and gives them their equipment."""

from kneedeep.model.catalog.marine_names import SEATS
from kneedeep.rules.doom2016.board.figures import health_of, occupied, put, take_off
from kneedeep.rules.doom2016.decks import action_deck
from kneedeep.rules.doom2016.marine import items
from kneedeep.rules.doom2016.parts import CompiledScenario, FigureNumber, SpaceNumber
from kneedeep.rules.doom2016.state import FRAGGED, GONE, NO_CARD, ON_BOARD, State
from kneedeep.rules.element_labels import ElementLabels
from kneedeep.rules.position import Marine, PositionError
from kneedeep.rules.position_setup import named_things, space_number, value_between
from kneedeep.support import coordinates, later, translatable

STATUSES = {"board": ON_BOARD, "waiting": FRAGGED, "left": GONE}
"""The state of a marine by its name in positions."""


def place_marines(tables: CompiledScenario, state: State, marines: tuple[Marine, ...]) -> None:
    """Place the marines of a position. Raises PositionError for a taken place."""
    for seat, one in enumerate(marines):
        if one.status != "board":
            take_off(state, seat)
            state.status[seat] = STATUSES[one.status]
        elif one.at is not None:
            take_off(state, seat)
    for seat, one in enumerate(marines):
        if one.status == "board" and one.at is not None:
            space = space_number(tables.board.number, one.at, SEATS[seat])
            if state.ground.moves.blocked >> space & 1:
                text = later("{who} can't stand at {place}: an obstacle is there.")
                raise PositionError(text, who=SEATS[seat], place=coordinates(one.at))
            if occupied(state) >> space & 1:
                raise PositionError("Two figures can't stand at {place}.", place=coordinates(one.at))
            put(tables, state, FigureNumber(seat), SpaceNumber(space), 0, "set-up")
    if crowding := state.marine_bits & (state.demon_bits | state.other_bits):
        raise PositionError(
            "Two figures can't stand at {place}.", place=coordinates(tables.board.spaces[crowding.bit_length() - 1])
        )
    if all(status == GONE for status in state.status):
        raise PositionError("No marine is in the game.")


def equip(tables: CompiledScenario, state: State, labels: ElementLabels, marines: tuple[Marine, ...]) -> None:
    """Give the marines their equipment. Raises PositionError for equipment unknown to the scenario."""
    for one in marines:
        if one.status not in STATUSES:
            raise PositionError("A marine is on the board, waiting or left, not {status!r}.", status=one.status)
    _arm(tables, state, marines)
    for seat, one in enumerate(marines):
        if one.cards is not None:
            state.class_card[seat] = _class_card(tables, state, seat, one.cards)
        if one.items is not None:
            state.carries[seat] = named_things(labels.pieces, state.lying, one.items, SEATS[seat])
        full = health_of(tables, state, seat)
        left = full - state.damage[seat]
        words = translatable("points of health of {who}", who=SEATS[seat])
        state.damage[seat] = full - value_between(1, full, one.wounds, left, words)


def _arm(tables: CompiledScenario, state: State, marines: tuple[Marine, ...]) -> None:
    """Replace marines' weapons, and make decks and hands with the new cards. Rule: RUL16-04, RUL16-05, RUL16-06."""
    supply = list(state.supply)
    armed = [(seat, one.weapons) for seat, one in enumerate(marines) if one.weapons is not None]
    for seat, _ in armed:
        for weapon in state.weapons[seat]:
            supply[weapon] += 1
        state.weapons[seat] = ()
    state.supply = tuple(supply)
    for seat, named in armed:
        for name in named:
            weapon = tables.weapon_number.get(name, -1)
            if weapon < 0 or state.supply[weapon] <= 0:
                text = later("{who} can't have {name!r}: the box has none of it left.")
                raise PositionError(text, who=SEATS[seat], name=name)
            items.note_weapon(state, seat, weapon)
        action_deck.make(tables, state, seat)


def _class_card(tables: CompiledScenario, state: State, seat: int, named: tuple[str, ...]) -> int:
    """The class card of a marine by name. Rule: RUL16-10."""
    if not named:
        return NO_CARD
    if len(named) > 1:
        raise PositionError("{who} has one class card at most.", who=SEATS[seat])
    card = next((card.number for card in tables.cards.classes if card.name == named[0]), NO_CARD)
    if card == NO_CARD or card in (*state.class_card[:seat], *state.class_card[seat + 1 :]):
        text = later("{who} can't have the class card {card!r}: there is none left.")
        raise PositionError(text, who=SEATS[seat], card=named[0])
    return card
