"""A game put where a chosen position says: areas revealed, doors opened, things done, then marines in their places.

What comes with a reveal, a door or a thing taken comes as in play: set-ups, texts, steps of the script. Decisions on the way
are made in the first way that is legal. See `kneedeep.rules.doom2004.position.position`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004 import setup
from kneedeep.rules.doom2004.board import doors, exploration, tokens_on_board
from kneedeep.rules.doom2004.board.board_tables import LYING, STANDING
from kneedeep.rules.doom2004.board.figure_kinds import MARINE
from kneedeep.rules.doom2004.board.figures import count_of, everybody, lift, put, refresh_sides
from kneedeep.rules.doom2004.board.game_tokens import COLORS
from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.marine import equipment, marine_cards, order_tokens
from kneedeep.rules.doom2004.movement.friend_passage import passable
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.queries.auto_pass import PASS
from kneedeep.rules.doom2004.script import script_effects, script_hooks
from kneedeep.rules.doom2004.stages import OVER, PlayerTurn
from kneedeep.rules.doom2004.state import GONE, OFF, ON_BOARD, OUT, WAITING, State
from kneedeep.rules.doom2004.text.game_names import ORDERS
from kneedeep.rules.event import Event
from kneedeep.rules.position import PositionError
from kneedeep.rules.rng import shuffled
from kneedeep.script.branch_setup import script_of

if TYPE_CHECKING:
    from kneedeep.geometry.space import Space
    from kneedeep.rules.doom2004.game import Doom2004Game
    from kneedeep.rules.position import Deed, Figure, Marine, Position

STATUSES = ("board", "waiting", "left", "out")
_MOST_ANSWERS = 10_000
_DOES_NOT_END = "The game does not come to its first turn from there."


def opened(game: Doom2004Game, t: CompiledScenario, seed: int) -> State:
    """Return the state right after the set-up, before the first turn, its decisions made in the first legal way."""
    s = setup.begin(t, seed)
    s.stack[0] = OVER
    run_on(game, s)
    return s


def run_on(game: Doom2004Game, s: State) -> None:
    """Let happen what is on the stack, down to its floor, every decision made in the first way that is legal."""
    for _ in range(_MOST_ANSWERS):
        game.settle(s)
        if s.stack[-1] == OVER or s.winner:
            return
        actions = game.legal_actions(s)
        game.apply(s, PASS if PASS in actions else actions[0])
    raise PositionError(_DOES_NOT_END)


def place(game: Doom2004Game, t: CompiledScenario, s: State, position: Position) -> None:
    """Bring a state right after the set-up to a chosen position. Raises PositionError for what does not fit."""
    _check_turn(t, s, position)
    labels = Labels(t)
    _reveal(game, t, s, position)
    for color in position.keys:
        _take_key(game, t, s, color)
    for flag in position.flags:
        if flag not in t.flag_number:
            raise PositionError(f"The scenario has no flag {flag!r}.")
        script_effects.StateEffectHandler(t, s, -1).set_flag(flag)
    doors_worked = [(door, True) for door in position.doors] + [(door, False) for door in position.shut]
    for name, is_open in doors_worked:
        with _nobody_looking(t, s):
            _work_door(t, s, labels, name, opened=is_open)
        run_on(game, s)
    for deed in position.done:
        _do(t, s, labels, deed)
        run_on(game, s)
    if position.figures is not None:
        place_figures(t, s, labels, position.figures)
    equip(t, s, labels, position.marines)
    place_marines(t, s, position.marines)
    hold_cards(t, s, position)
    s.frags = position.frags
    s.round, s.ended = position.round, position.round - 1
    exploration.look_again(t, s)
    s.changed = t.topics
    run_on(game, s)
    begin_turn(game, t, s, position)


def _check_turn(t: CompiledScenario, s: State, position: Position) -> None:
    if not -1 <= position.turn < s.players:
        raise PositionError(f"It can't be the turn of marine {position.turn + 1}: there are {s.players}.")
    if position.round < 1 or position.frags < 0:
        raise PositionError("A game has rounds from 1 and no frag points below 0.")
    if len(position.marines) > s.players:
        raise PositionError(f"The position has {len(position.marines)} marines, the game {s.players}.")


def _reveal(game: Doom2004Game, t: CompiledScenario, s: State, position: Position) -> None:
    for area in position.areas:
        if area not in t.area_number:
            raise PositionError(f"The scenario has no area {area!r}.")
    for number, area in enumerate(t.areas):
        if area in position.areas:
            exploration.reveal(t, s, number)
            run_on(game, s)


@contextmanager
def _nobody_looking(t: CompiledScenario, s: State) -> Iterator[None]:
    """No marine looks through a door while it is worked: they stood elsewhere then."""
    where = s.at[: s.players]
    for seat in range(s.players):
        lift(t, s, seat)
    yield
    for seat, space in enumerate(where):
        if s.at[seat] == OFF:
            s.at[seat], s.body[seat], s.status[seat] = space, 1 << space, ON_BOARD
    refresh_sides(t, s)


def _take_key(game: Doom2004Game, t: CompiledScenario, s: State, color: str) -> None:
    if color not in keys_of(t):
        raise PositionError(f"The scenario has no {color} key.")
    number = COLORS.index(color)
    if s.keys >> number & 1:
        return
    for piece in t.pieces:
        if piece.kind == "key" and piece.color == number and s.lying >> piece.number & 1:
            tokens_on_board.take_off(t, s, piece.number, "taken")
            _used(t, s, piece.number)
            tokens_on_board.refresh_tokens(t, s)
            run_on(game, s)
            break
    script_hooks.note_got(t, s, "key", "key", number)
    equipment.take_key(s, number)


def keys_of(t: CompiledScenario) -> tuple[str, ...]:
    """Return the colors of the keys that the scenario has: those that lie somewhere, open a door or are given."""
    numbers = {piece.color for piece in t.pieces if piece.kind == "key"} | {door.key for door in t.doors}
    given = set(_given(t))
    return tuple(color for number, color in enumerate(COLORS) if number in numbers or ("key", color) in given)


def _given(t: CompiledScenario) -> Iterator[tuple[str, str]]:
    for effect in script_of(t.board).effects:
        if effect.kind == "give":
            yield str(effect.value), str(effect.params.get("color", ""))


def _used(t: CompiledScenario, s: State, number: int) -> None:
    """Note that a token was used and do what it brings about, once."""
    if not s.course.used >> number & 1:
        s.course = s.course._replace(used=s.course.used | 1 << number)
        element = t.pieces[number].element
        script_hooks.happen(t, s, element.text, element.do, -1)


def _work_door(t: CompiledScenario, s: State, labels: Labels, name: str, *, opened: bool) -> None:
    if not name or name not in labels.doors:
        raise PositionError(f"The scenario has no {name or 'door without a name'}.")
    number = labels.doors.index(name)
    piece = t.doors[number]
    if not piece.touching & s.revealed:
        raise PositionError(
            f"Nothing beside {name} is revealed: nobody can have {'opened' if opened else 'shut'} it."
        )
    if not opened and s.smashed >> number & 1:
        raise PositionError(f"{name} is destroyed and can't be shut.")
    doors.set_open(t, s, number, -1, opened=opened)


def _do(t: CompiledScenario, s: State, labels: Labels, deed: Deed) -> None:
    """A token taken, used or destroyed, or a figure killed."""
    for number, label in enumerate(labels.pieces):
        if _is_meant(label, deed) and s.lying >> number & 1:
            _deal_with(t, s, number)
            return
    for figure in (*s.crowd, *s.others):
        if s.setup[figure] >= 0 and _is_meant(labels.setups[s.setup[figure]], deed):
            wounds.kill(t, s, figure, "attack")
            return
    known = any(_is_meant(label, deed) for label in (*labels.pieces, *labels.setups))
    if not known:
        raise PositionError(f"The scenario has no {deed.name}{_where(deed.at)}.")
    raise PositionError(f"{deed.name}{_where(deed.at)} is not on the table there{_why(t, s, labels, deed)}.")


def _why(t: CompiledScenario, s: State, labels: Labels, deed: Deed) -> str:
    """Why nothing that a deed names is on the table, where the reason is known."""
    areas = [piece.area for piece in t.pieces if _is_meant(labels.pieces[piece.number], deed)]
    areas += [setup.area for setup in t.setups if _is_meant(labels.setups[setup.number], deed)]
    hidden = all(area >= 0 and not s.areas >> area & 1 for area in areas)
    return ": its area is not revealed" if hidden else ""


def _is_meant(label: tuple[str, Space | None], deed: Deed) -> bool:
    return label[0] == deed.name and (deed.at is None or label[1] == tuple(deed.at))


def _where(at: Space | None) -> str:
    return "" if at is None else f" at {at[0]},{at[1]}"


def _deal_with(t: CompiledScenario, s: State, number: int) -> None:
    piece = t.pieces[number]
    if piece.type.taken:
        tokens_on_board.take_off(t, s, number, "taken")
        equipment.take(
            t, s, min(range(s.players), key=lambda seat: (s.weapons[seat].bit_count(), seat)), number
        )
        _used(t, s, number)
    elif piece.wounds or piece.kind == tokens_on_board.BARREL:
        tokens_on_board.destroy(t, s, number)
    else:
        if piece.type.use == "end":
            tokens_on_board.take_off(t, s, number, "used")
        _used(t, s, number)
    tokens_on_board.refresh_tokens(t, s)


# Figures and marines


def place_figures(
    t: CompiledScenario, s: State, labels: Labels, figures: tuple[Figure, ...], passing: int | None = None
) -> int | None:
    """Put exactly these figures on the board beside the marines. Raises PositionError for one that has no place.

    `passing`: the place among them of one in the middle of its move, which may stand where others do; returns its number.

    Rule: 2004 rulebook p. 7 (moving through friends). RUL-21.
    """
    acting = None
    for figure in (*s.crowd, *s.others, *(one for one in s.squad if one >= s.players)):
        lift(t, s, figure)
        s.owner[figure] = -1
    names = {label: number for number, label in reversed(list(enumerate(labels.setups)))}
    for place, one in enumerate(figures):
        at = space_number(t, one.at, f"The {one.kind}")
        kind = t.kind_number.get(one.kind, -1)
        if kind <= MARINE:
            raise PositionError(f"The scenario has no figure of the kind {one.kind!r}.")
        if count_of(s, kind) >= t.kinds[kind].limit:
            raise PositionError(f"There are no more than {t.kinds[kind].limit} {t.kinds[kind].plural}.")
        shape = STANDING if t.kinds[kind].shape == LYING and one.turned else t.kinds[kind].shape
        flying = t.kinds[kind].flying
        cover = t.cover[shape][at]
        taken = everybody(s) & ~s.marine_bits
        if acting is not None:
            taken &= ~s.body[acting]
        if (
            not cover
            or cover & ~s.revealed
            or (cover & s.blocked and not flying)
            or (place != passing and (cover & taken or not s.ground.fits(shape, at, flying=flying)))
        ):
            raise PositionError(f"There is no room for the {t.kinds[kind].name}{_where(one.at)}.")
        number = next((n for (name, _), n in names.items() if one.name and name == one.name), -1)
        full = (t.setups[number].wounds if number >= 0 else 0) or t.kinds[kind].wounds
        left = full if one.wounds is None else one.wounds
        if not 1 <= left <= max(full, left if number >= 0 else 0):
            raise PositionError(f"The {t.kinds[kind].name} has 1 to {full} wounds, not {left}.")
        figure = put(t, s, kind, at, shape, left, number, "set-up")
        if one.owner >= 0:
            s.owner[figure] = min(one.owner, s.players - 1)
        if place == passing:
            acting = figure
    refresh_sides(t, s)
    return acting


def space_number(t: CompiledScenario, at: Space, who: str) -> int:
    """Return the number of a space. Raises PositionError for one that is not on the board."""
    number = t.terrain.number.get((at[0], at[1]), -1)
    if number < 0:
        raise PositionError(f"{who} can't stand{_where(at)}: that is no space of the board.")
    return number


def place_marines(
    t: CompiledScenario, s: State, marines: tuple[Marine, ...], passing: int | None = None
) -> None:
    """Put the marines where they are to stand. Raises PositionError for a place that is taken or not revealed.

    `passing`: the number of a figure, a marine or another, in the middle of its move, which may stand where others do.
    """
    wanted = {
        seat: space_number(t, one.at, _marine(seat)) for seat, one in enumerate(marines) if one.at is not None
    }
    for seat, one in enumerate(marines):
        if one.status != "board":
            lift(t, s, seat)
            s.status[seat] = {"waiting": WAITING, "left": GONE, "out": OUT}[one.status]
            s.fragged_at[seat] = wanted.pop(seat, s.fragged_at[seat])
            s.back_in[seat] = max(1, t.parameters.respawn_wait)
            if one.status == "waiting" and s.fragged_at[seat] < 0:
                raise PositionError(f"{_marine(seat)} waits to come back, but it does not say where he fell.")
    for seat in wanted:
        lift(t, s, seat)
    for seat, space in wanted.items():
        at = t.terrain.spaces[space]
        if not s.revealed >> space & 1:
            raise PositionError(f"{_marine(seat)} can't stand{_where(at)}: that space is not revealed.")
        stopped = ~passable(t, s, seat) if seat == passing else s.blocked
        if stopped >> space & 1:
            raise PositionError(f"{_marine(seat)} can't stand{_where(at)}: an obstacle is there.")
        s.at[seat], s.body[seat], s.status[seat] = space, 1 << space, ON_BOARD
    refresh_sides(t, s)
    around = 0 if passing is None else s.body[passing]
    crowding = [figure for figure in s.sharing if not s.body[figure] & around]
    if crowding:
        shared = s.at[crowding[0]]
        raise PositionError(f"Two figures can't stand{_where(t.terrain.spaces[shared])}.")
    if all(status in (GONE, OUT) for status in s.status):
        raise PositionError("No marine is in the game.")


def equip(t: CompiledScenario, s: State, labels: Labels, marines: tuple[Marine, ...]) -> None:
    """Give the marines what they are to have. Raises PositionError for what the scenario does not declare."""
    if any(one.cards is not None for one in marines):
        _deal(t, s, marines)
    for seat, one in enumerate(marines):
        if one.status not in STATUSES:
            raise PositionError(f"{_marine(seat)} is on the board, waiting, left or out, not {one.status!r}.")
        full = wounds.full_wounds(t, s, seat)
        s.left[seat] = _between(1, full, one.wounds, min(s.left[seat], full), f"wounds of {_marine(seat)}")
        s.armor[seat] = _between(
            0,
            max(t.parameters.armor_max, marine_cards.full_armor(t, s, seat)),
            one.armor,
            s.armor[seat],
            f"armour of {_marine(seat)}",
        )
        if one.ammo is not None:
            if len(one.ammo) != len(AMMO) or min(one.ammo) < 0:
                raise PositionError(f"{_marine(seat)} has bullets, rockets and cells: three numbers from 0.")
            s.ammo[3 * seat : 3 * seat + 3] = one.ammo
        if one.weapons is not None:
            equipment.hold_weapons(s, seat, _weapons(t, seat, one.weapons))
        for name in ("adrenaline", "oxygen", "charge"):
            value = getattr(one, name)
            line = getattr(s, name)
            line[seat] = _between(0, None, value, line[seat], f"{name} of {_marine(seat)}")
        if one.berserk is not None:
            s.berserk[seat] = tuple(turns for turns in one.berserk if turns > 0)
        if one.items is not None:
            s.items[seat] = _items(s, labels, seat, one.items)
        if one.order is not None:
            if one.order not in ORDERS:
                raise PositionError(f"There is no order {one.order!r}.")
            order_tokens.remove(t, s, seat)
            if one.order != ORDERS[0]:
                order_tokens.place(t, s, seat, ORDERS.index(one.order))


def _between(least: int, most: int | None, value: int | None, before: int, what: str) -> int:
    if value is None:
        return before
    if value < least or (most is not None and value > most):
        limit = f"{least} to {most}" if most is not None else f"at least {least}"
        raise PositionError(f"The {what} are {limit}, not {value}.")
    return value


def _weapons(t: CompiledScenario, seat: int, named: tuple[str, ...]) -> list[int]:
    found = []
    declared = {piece.thing for piece in t.pieces} | {
        t.weapons[number].id for number in each_number(t.innate)
    }
    for weapon in named:
        if weapon not in t.weapon_number or weapon not in declared:
            raise PositionError(f"{_marine(seat)} can't have {weapon!r}: the scenario has no such weapon.")
        number = t.weapon_number[weapon]
        if not t.innate >> number & 1:
            found.append(number)
    return found


def _items(s: State, labels: Labels, seat: int, named: tuple[str, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for name in named:
        number = next(
            (
                number
                for number, label in enumerate(labels.pieces)
                if label[0] == name and number not in found and not s.lying >> number & 1
            ),
            -1,
        )
        if number < 0:
            raise PositionError(
                f"{_marine(seat)} can't have {name!r}: it lies on the board, or there is none."
            )
        found.append(number)
    return tuple(sorted(found))


def _deal(t: CompiledScenario, s: State, marines: tuple[Marine, ...]) -> None:
    before = _starting(t, s)
    spare = list(t.marine_cards)
    dealt = list(s.cards)
    for seat, one in enumerate(marines):
        if one.cards is None:
            continue
        for card in one.cards:
            if card not in spare:
                raise PositionError(f"{_marine(seat)} can't have the card {card!r}: there is none left.")
            spare.remove(card)
        dealt[seat] = tuple(sorted(one.cards, key=t.marine_cards.index))
    s.cards = tuple(dealt)
    # Cards that a marine starts with more by: what he has now keeps its distance from that.
    for seat, ((wounds_before, armor_before), (wounds_now, armor_now)) in enumerate(
        zip(before, _starting(t, s), strict=True)
    ):
        s.left[seat] = max(1, s.left[seat] + wounds_now - wounds_before)
        s.armor[seat] = max(0, s.armor[seat] + armor_now - armor_before)


def _starting(t: CompiledScenario, s: State) -> list[tuple[int, int]]:
    """The wounds and armor that each marine starts with."""
    return [
        (marine_cards.full_wounds(t, s, seat), marine_cards.full_armor(t, s, seat))
        for seat in range(s.players)
    ]


def hold_cards(t: CompiledScenario, s: State, position: Position) -> None:
    """Give the invader the cards that the position names, the rest is the deck. Raises PositionError for cards there are not."""
    if position.hand is None:
        return
    if len(position.hand) > t.parameters.hand_max:
        raise PositionError(
            f"The invader holds {t.parameters.hand_max} cards at most, not {len(position.hand)}."
        )
    everything = sorted((*s.deck, *s.hand, *s.discard))
    s.hand = take_cards(t, everything, position.hand)
    s.discard = ()
    s.deck = shuffled(s, tuple(everything))
    deck.hold(t, s)


def take_cards(t: CompiledScenario, cards: list[int], named: tuple[str, ...]) -> tuple[int, ...]:
    """Take cards by their ids out of some and return them. Raises PositionError when one is not among them."""
    found = []
    for name in named:
        card = next((number for number in cards if t.cards[number].id == name), -1)
        if card < 0:
            raise PositionError(f"The invader's deck has no (more) card {name!r}.")
        cards.remove(card)
        found.append(card)
    return tuple(sorted(found))


def _marine(seat: int) -> str:
    return f"marine {seat + 1}"


# The first turn


def begin_turn(game: Doom2004Game, t: CompiledScenario, s: State, position: Position) -> None:
    """Begin the turn of a position. Raises PositionError when the game would be over there."""
    refuse_end(s)
    seat = s.players if position.turn < 0 else position.turn
    s.seat = seat
    s.marks = ()
    s.activated = s.started = s.spawn_cards = 0
    s.stack[:] = [PlayerTurn("turn", seat, 0)]
    game.settle(s)
    refuse_end(s)


def refuse_end(s: State) -> None:
    """Raise PositionError when a game is over."""
    if s.winner:
        who = {1: "the marines have won", 2: "the invader has won"}.get(s.winner, "nobody has won")
        raise PositionError(f"There the game would be over: {who}.")


def table_events(t: CompiledScenario, s: State) -> list[Event]:
    """Return events that tell all that is on the table and in hands: a game begins with them."""
    found: list[Event] = [("start", s.players)]
    for seat in range(s.players):
        found += [("dealt", seat, s.cards[seat]), ("armor", seat, s.armor[seat])]
        found += [("kit", seat, ammo, s.ammo[3 * seat + ammo]) for ammo in range(len(AMMO))]
        for what, line in (("adrenaline", s.adrenaline), ("oxygen", s.oxygen), ("charge", s.charge)):
            if line[seat]:
                found.append(("kit", seat, what, line[seat]))
        found += [("weapon", seat, weapon, 1) for weapon in each_number(s.weapons[seat])]
        found += [("item", seat, item, 1) for item in s.items[seat]]
        if s.berserk[seat]:
            found.append(("berserk", seat, s.berserk[seat]))
        if s.order[seat]:
            found.append(("order", seat, s.order[seat]))
    figures = [figure for figure, at in enumerate(s.at) if at != OFF]
    for figure in figures:
        if figure < s.players:
            found += _standing(s, figure)
    for area in each_number(s.areas):
        found.append(("reveal", area))
        for figure in figures:
            if figure >= s.players and t.area_of[s.at[figure]] == area:
                found += _standing(s, figure)
    for figure in figures:
        if figure >= s.players and not s.areas >> t.area_of[s.at[figure]] & 1:
            found += _standing(s, figure)
    found += [("token", number, tokens_on_board.space_of(t, s, number)) for number in each_number(s.lying)]
    found += [("door", number, 1, -1) for number in each_number(s.doors)]
    found += [("key", number) for number in each_number(s.keys)]
    found.append(("draw", len(s.hand), s.hand))
    if s.frags:
        found.append(("frag", s.frags))
    found.append(("round", s.round))
    return found


def _standing(s: State, figure: int) -> Iterator[Event]:
    """The events that put a figure where it stands."""
    yield ("place", figure, s.kind[figure], s.at[figure], s.shape[figure], s.left[figure], "set-up")
    if s.owner[figure] >= 0:
        yield ("bot", figure, s.owner[figure])


__all__ = ["keys_of", "opened", "place", "run_on", "table_events"]
