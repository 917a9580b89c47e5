"""Places the marines of a position, with their equipment."""

from kneedeep.rules.doom2004.board.figures import lift, refresh_sides
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit import marine_cards, order_tokens
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.parts import AMMO, CompiledScenario, SpaceNumber, WeaponNumber, each_number
from kneedeep.rules.doom2004.passage.friend_passage import passable
from kneedeep.rules.doom2004.position import state_codec
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.state import GONE, ON_BOARD, OUT, State
from kneedeep.rules.position import Marine, PositionError
from kneedeep.rules.position_setup import marine_words, named_things, space_number, value_between
from kneedeep.support.english import coordinates
from kneedeep.support.translation import later, translatable, translatable_word


def place_marines(
    tables: CompiledScenario, state: State, marines: tuple[Marine, ...], passing: int | None = None
) -> None:
    """Place the marines of a position. Raises PositionError for a taken or unrevealed place.

    `passing`: the number of the moving figure, a marine or not. It may share a space.
    """
    wanted = {
        seat: space_number(tables.terrain.number, one.at, marine_words(seat))
        for seat, one in enumerate(marines)
        if one.at is not None
    }
    for seat, one in enumerate(marines):
        if one.status != "board":
            _take_off(tables, state, seat, one.status, wanted.pop(seat, state.fragged_at[seat]))
    for seat in wanted:
        lift(tables, state, seat)
    for seat, space in wanted.items():
        _check_place(tables, state, seat, space, passes=seat == passing)
        state.at[seat], state.body[seat], state.status[seat] = SpaceNumber(space), 1 << space, ON_BOARD
    refresh_sides(tables, state)
    around = 0 if passing is None else state.body[passing]
    if crowding := [figure for figure in state.sharing if not state.body[figure] & around]:
        shared = state.at[crowding[0]]
        raise PositionError("Two figures can't stand at {place}.", place=coordinates(tables.terrain.spaces[shared]))
    if all(status in (GONE, OUT) for status in state.status):
        raise PositionError("No marine is in the game.")


def _check_place(tables: CompiledScenario, state: State, seat: int, space: int, *, passes: bool) -> None:
    who, place = marine_words(seat), coordinates(tables.terrain.spaces[space])
    if not state.revealed >> space & 1:
        raise PositionError("{who} can't stand at {place}: that space is not revealed.", who=who, place=place)
    stopped = ~passable(tables, state, seat) if passes else state.blocked
    if stopped >> space & 1:
        raise PositionError("{who} can't stand at {place}: an obstacle is there.", who=who, place=place)


def _take_off(tables: CompiledScenario, state: State, seat: int, status: str, fragged_at: int) -> None:
    lift(tables, state, seat)
    state.status[seat] = state_codec.STATUSES.index(status)
    state.fragged_at[seat] = fragged_at
    state.back_in[seat] = max(1, tables.parameters.respawn_wait)
    if status == "waiting" and fragged_at < 0:
        text = later("{who} waits to come back, but the space where it fell is missing.")
        raise PositionError(text, who=marine_words(seat))


def equip(tables: CompiledScenario, state: State, labels: Labels, marines: tuple[Marine, ...]) -> None:
    """Give the marines their equipment. Raises PositionError for anything the scenario does not declare."""
    if any(one.cards is not None for one in marines):
        _deal(tables, state, marines)
    for seat, one in enumerate(marines):
        who = marine_words(seat)
        if one.status not in state_codec.STATUSES:
            text = later("{who} is on the board, waiting, left or out, not {status!r}.")
            raise PositionError(text, who=who, status=one.status)
        full = wounds.full_wounds(tables, state, seat)
        state.left[seat] = value_between(
            1, full, one.wounds, min(state.left[seat], full), translatable("wounds of {who}", who=who)
        )
        state.armor[seat] = value_between(
            0,
            max(tables.parameters.armor_max, marine_cards.full_armor(tables, state, seat)),
            one.armor,
            state.armor[seat],
            translatable("armor of {who}", who=who),
        )
        if one.ammo is not None:
            if len(one.ammo) != len(AMMO) or min(one.ammo) < 0:
                raise PositionError("{who} has bullets, rockets and cells: three numbers from 0.", who=who)
            state.ammo[3 * seat : 3 * seat + 3] = one.ammo
        if one.weapons is not None:
            equipment.hold_weapons(state, seat, _weapons(tables, seat, one.weapons))
        for name in ("adrenaline", "oxygen", "charge"):
            value = getattr(one, name)
            line = getattr(state, name)
            what = translatable("{name} of {who}", name=translatable_word(name), who=who)
            line[seat] = value_between(0, None, value, line[seat], what)
        if one.berserk is not None:
            state.berserk[seat] = tuple(turns for turns in one.berserk if turns > 0)
        if one.items is not None:
            state.items[seat] = named_things(labels.pieces, state.lying, one.items, who)
        if one.order is not None:
            _give_order(tables, state, seat, one.order)


def _give_order(tables: CompiledScenario, state: State, seat: int, order: str) -> None:
    if order not in ORDERS:
        raise PositionError("There is no order {order!r}.", order=order)
    order_tokens.remove(tables, state, seat)
    if order != ORDERS[0]:
        order_tokens.place(tables, state, seat, ORDERS.index(order))


def _weapons(tables: CompiledScenario, seat: int, named: tuple[str, ...]) -> list[WeaponNumber]:
    found = []
    declared = {piece.thing for piece in tables.pieces} | {
        tables.weapons[number].id for number in each_number(tables.innate)
    }
    for weapon in named:
        if weapon not in tables.weapon_number or weapon not in declared:
            text = later("{who} can't have {weapon!r}: the scenario has no such weapon.")
            raise PositionError(text, who=marine_words(seat), weapon=weapon)
        number = tables.weapon_number[weapon]
        if not tables.innate >> number & 1:
            found.append(number)
    return found


def _deal(tables: CompiledScenario, state: State, marines: tuple[Marine, ...]) -> None:
    before = _starting(tables, state)
    spare = list(tables.marine_cards)
    dealt = list(state.cards)
    for seat, one in enumerate(marines):
        if one.cards is None:
            continue
        for card in one.cards:
            if card not in spare:
                text = later("{who} can't have the card {card!r}: there is none left.")
                raise PositionError(text, who=marine_words(seat), card=card)
            spare.remove(card)
        dealt[seat] = tuple(sorted(one.cards, key=tables.marine_cards.index))
    state.cards = tuple(dealt)
    # Some cards change the starting wounds and armor: current values change by the same difference.
    for seat, ((wounds_before, armor_before), (wounds_now, armor_now)) in enumerate(
        zip(before, _starting(tables, state), strict=True)
    ):
        state.left[seat] = max(1, state.left[seat] + wounds_now - wounds_before)
        state.armor[seat] = max(0, state.armor[seat] + armor_now - armor_before)


def _starting(tables: CompiledScenario, state: State) -> list[tuple[int, int]]:
    """The starting wounds and armor of each marine."""
    return [
        (marine_cards.full_wounds(tables, state, seat), marine_cards.full_armor(tables, state, seat))
        for seat in range(state.players)
    ]
