"""A game put where a chosen position says: areas revealed, doors opened, things done, then marines in their places.

What comes with a reveal, a door or a thing taken comes as in play: set-ups, texts, steps of the script. Decisions on the way
are made in the first way that is legal. The states of games under way are read by `state_codec`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
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
from kneedeep.rules.doom2004.events import (
    attack_events,
    board_events,
    card_events,
    figure_events,
    game_events,
    kit_events,
)
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.marine import equipment, marine_cards, order_tokens
from kneedeep.rules.doom2004.movement.friend_passage import passable
from kneedeep.rules.doom2004.position import state_codec
from kneedeep.rules.doom2004.position.labels import Labels, space_number, where_text
from kneedeep.rules.doom2004.queries.auto_pass import PASS
from kneedeep.rules.doom2004.script import script_effects, script_hooks
from kneedeep.rules.doom2004.stages import OVER
from kneedeep.rules.doom2004.state import GONE, OFF, ON_BOARD, OUT, State
from kneedeep.rules.doom2004.text.game_names import ORDERS
from kneedeep.rules.event import Event
from kneedeep.rules.position import PositionError
from kneedeep.rules.rng import shuffled
from kneedeep.script.branch_setup import script_of

if TYPE_CHECKING:
    from kneedeep.geometry.space import Space
    from kneedeep.rules.doom2004.game import Doom2004Game
    from kneedeep.rules.position import Deed, Figure, Marine, Position

_MOST_ANSWERS = 10_000
_DOES_NOT_END = "The game does not come to its first turn from there."


def set_up_at(
    game: Doom2004Game, players: int, seed: int, position: Position, events: list[Event] | None = None
) -> State:
    """Return the state at the first decision of a game that begins in a position.

    Set-up decisions of the scenario (choices, decks, hidden tokens) are made in the first way that is legal. `events`
    gets what is on the table. Raises PositionError for what does not fit, UnplayableError as `Game.setup` does.
    """
    tables = game.tables(players)
    state = setup.begin(tables, seed)
    state.stack[0] = OVER
    run_on(game, state)
    try:
        place(game, tables, state, position)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, PositionError) or position.carried is None:
            raise
        raise PositionError(
            f"The position can't be read: what it carries is not as written ({error})."
        ) from error
    if events is not None:
        events += table_events(tables, state)
    return state


def run_on(game: Doom2004Game, state: State) -> None:
    """Let happen what is on the stack, down to its floor, every decision made in the first way that is legal."""
    for _ in range(_MOST_ANSWERS):
        game.settle(state)
        if state.stack[-1] == OVER or state.winner:
            return
        actions = game.legal_actions(state)
        game.apply(state, PASS if PASS in actions else actions[0])
    raise PositionError(_DOES_NOT_END)


def place(game: Doom2004Game, tables: CompiledScenario, state: State, position: Position) -> None:
    """Bring a state right after the set-up to a position. Raises PositionError for what does not fit."""
    _check_turn(tables, state, position)
    labels = Labels(tables)
    if position.carried is None:
        _bring_about(game, tables, state, labels, position)
    else:
        state_codec.read_table(tables, state, labels, position)
    rest = state_codec.NEW_TURN if position.carried is None else position.carried
    stage = rest["stage"]
    passing = None
    if position.figures is not None:
        passing = place_figures(tables, state, labels, position.figures, stage.get("figure"))
    equip(tables, state, labels, position.marines)
    place_marines(tables, state, position.marines, position.turn if stage["at"] == "marine" else passing)
    hold_cards(tables, state, position)
    if position.carried is not None:
        for seat in range(state.players):
            state.fresh[seat], state.back_in[seat] = int(rest["fresh"][seat]), int(rest["back_in"][seat])
    state.frags = position.frags
    state.round, state.ended = position.round, position.round - 1
    exploration.look_again(tables, state)
    state.changed = tables.topics
    run_on(game, state)
    refuse_end(state)
    state_codec.read_turn(state, position, rest)
    game.settle(state)
    refuse_end(state)


def _bring_about(
    game: Doom2004Game, tables: CompiledScenario, state: State, labels: Labels, position: Position
) -> None:
    """Let happen what leads to a chosen position."""
    _reveal(game, tables, state, position)
    for color in position.keys:
        _take_key(game, tables, state, color)
    for flag in position.flags:
        if flag not in tables.flag_number:
            raise PositionError(f"The scenario has no flag {flag!r}.")
        script_effects.StateEffectHandler(tables, state, -1).set_flag(flag)
    doors_worked = [(door, True) for door in position.doors] + [(door, False) for door in position.shut]
    for name, is_open in doors_worked:
        with _nobody_looking(tables, state):
            _work_door(tables, state, labels, name, opened=is_open)
        run_on(game, state)
    for deed in position.done:
        _do(tables, state, labels, deed)
        run_on(game, state)


def _check_turn(tables: CompiledScenario, state: State, position: Position) -> None:
    if not -1 <= position.turn < state.players:
        raise PositionError(f"It can't be the turn of marine {position.turn + 1}: there are {state.players}.")
    if position.round < 1 or position.frags < 0:
        raise PositionError("A game has rounds from 1 and no frag points below 0.")
    if len(position.marines) > state.players:
        raise PositionError(f"The position has {len(position.marines)} marines, the game {state.players}.")


def _reveal(game: Doom2004Game, tables: CompiledScenario, state: State, position: Position) -> None:
    for area in position.areas:
        if area not in tables.area_number:
            raise PositionError(f"The scenario has no area {area!r}.")
    for number, area in enumerate(tables.areas):
        if area in position.areas:
            exploration.reveal(tables, state, number)
            run_on(game, state)


@contextmanager
def _nobody_looking(tables: CompiledScenario, state: State) -> Iterator[None]:
    """No marine looks through a door while it is worked: they stood elsewhere then."""
    where = state.at[: state.players]
    for seat in range(state.players):
        lift(tables, state, seat)
    yield
    for seat, space in enumerate(where):
        if state.at[seat] == OFF:
            state.at[seat], state.body[seat], state.status[seat] = space, 1 << space, ON_BOARD
    refresh_sides(tables, state)


def _take_key(game: Doom2004Game, tables: CompiledScenario, state: State, color: str) -> None:
    if color not in keys_of(tables):
        raise PositionError(f"The scenario has no {color} key.")
    number = COLORS.index(color)
    if state.keys >> number & 1:
        return
    for piece in tables.pieces:
        if piece.kind == "key" and piece.color == number and state.lying >> piece.number & 1:
            tokens_on_board.take_off(tables, state, piece.number, "taken")
            _used(tables, state, piece.number)
            tokens_on_board.refresh_tokens(tables, state)
            run_on(game, state)
            break
    script_hooks.note_got(tables, state, "key", "key", number)
    equipment.take_key(state, number)


def keys_of(tables: CompiledScenario) -> tuple[str, ...]:
    """Return the colors of the keys that the scenario has: those that lie somewhere, open a door or are given."""
    numbers = {piece.color for piece in tables.pieces if piece.kind == "key"} | {
        door.key for door in tables.doors
    }
    given = set(_given(tables))
    return tuple(color for number, color in enumerate(COLORS) if number in numbers or ("key", color) in given)


def _given(tables: CompiledScenario) -> Iterator[tuple[str, str]]:
    for effect in script_of(tables.board).effects:
        if effect.kind == "give":
            yield str(effect.value), str(effect.params.get("color", ""))


def _used(tables: CompiledScenario, state: State, number: int) -> None:
    """Note that a token was used and do what it brings about, once."""
    if not state.course.used >> number & 1:
        state.course = state.course._replace(used=state.course.used | 1 << number)
        element = tables.pieces[number].element
        script_hooks.happen(tables, state, element.text, element.do, -1)


def _work_door(tables: CompiledScenario, state: State, labels: Labels, name: str, *, opened: bool) -> None:
    if not name or name not in labels.doors:
        raise PositionError(f"The scenario has no {name or 'door without a name'}.")
    number = labels.doors.index(name)
    piece = tables.doors[number]
    if not piece.touching & state.revealed:
        raise PositionError(
            f"Nothing beside {name} is revealed: nobody can have {'opened' if opened else 'shut'} it."
        )
    if not opened and state.smashed >> number & 1:
        raise PositionError(f"{name} is destroyed and can't be shut.")
    doors.set_open(tables, state, number, -1, opened=opened)


def _do(tables: CompiledScenario, state: State, labels: Labels, deed: Deed) -> None:
    """A token taken, used or destroyed, or a figure killed."""
    for number, label in enumerate(labels.pieces):
        if _is_meant(label, deed) and state.lying >> number & 1:
            _deal_with(tables, state, number)
            return
    for figure in (*state.crowd, *state.others):
        if state.setup[figure] >= 0 and _is_meant(labels.setups[state.setup[figure]], deed):
            wounds.kill(tables, state, figure, "attack")
            return
    known = any(_is_meant(label, deed) for label in (*labels.pieces, *labels.setups))
    if not known:
        raise PositionError(f"The scenario has no {deed.name}{where_text(deed.at)}.")
    raise PositionError(
        f"{deed.name}{where_text(deed.at)} is not on the table there{_why(tables, state, labels, deed)}."
    )


def _why(tables: CompiledScenario, state: State, labels: Labels, deed: Deed) -> str:
    """Why nothing that a deed names is on the table, where the reason is known."""
    areas = [piece.area for piece in tables.pieces if _is_meant(labels.pieces[piece.number], deed)]
    areas += [setup.area for setup in tables.setups if _is_meant(labels.setups[setup.number], deed)]
    hidden = all(area >= 0 and not state.areas >> area & 1 for area in areas)
    return ": its area is not revealed" if hidden else ""


def _is_meant(label: tuple[str, Space | None], deed: Deed) -> bool:
    return label[0] == deed.name and (deed.at is None or label[1] == tuple(deed.at))


def _deal_with(tables: CompiledScenario, state: State, number: int) -> None:
    piece = tables.pieces[number]
    if piece.type.taken:
        tokens_on_board.take_off(tables, state, number, "taken")
        equipment.take(
            tables,
            state,
            min(range(state.players), key=lambda seat: (state.weapons[seat].bit_count(), seat)),
            number,
        )
        _used(tables, state, number)
    elif piece.wounds or piece.kind == tokens_on_board.BARREL:
        tokens_on_board.destroy(tables, state, number)
    else:
        if piece.type.use == "end":
            tokens_on_board.take_off(tables, state, number, "used")
        _used(tables, state, number)
    tokens_on_board.refresh_tokens(tables, state)


# Figures and marines


def place_figures(
    tables: CompiledScenario,
    state: State,
    labels: Labels,
    figures: tuple[Figure, ...],
    passing: int | None = None,
) -> int | None:
    """Put exactly these figures on the board beside the marines. Raises PositionError for one that has no place.

    `passing`: the place among them of one in the middle of its move, which may stand where others do; returns its number.

    Rule: 2004 rulebook p. 7 (moving through friends). RUL-21.
    """
    acting = None
    for figure in (*state.crowd, *state.others, *(one for one in state.squad if one >= state.players)):
        lift(tables, state, figure)
        state.owner[figure] = -1
    names = {label: number for number, label in reversed(list(enumerate(labels.setups)))}
    for place, one in enumerate(figures):
        at = space_number(tables, one.at, f"The {one.kind}")
        kind = tables.kind_number.get(one.kind, -1)
        if kind <= MARINE:
            raise PositionError(f"The scenario has no figure of the kind {one.kind!r}.")
        if count_of(state, kind) >= tables.kinds[kind].limit:
            raise PositionError(
                f"There are no more than {tables.kinds[kind].limit} {tables.kinds[kind].plural}."
            )
        shape = STANDING if tables.kinds[kind].shape == LYING and one.turned else tables.kinds[kind].shape
        flying = tables.kinds[kind].flying
        cover = tables.cover[shape][at]
        taken = everybody(state) & ~state.marine_bits
        if acting is not None:
            taken &= ~state.body[acting]
        if (
            not cover
            or cover & ~state.revealed
            or (cover & state.blocked and not flying)
            or (place != passing and (cover & taken or not state.ground.fits(shape, at, flying=flying)))
        ):
            raise PositionError(f"There is no room for the {tables.kinds[kind].name}{where_text(one.at)}.")
        number = next((n for (name, _), n in names.items() if one.name and name == one.name), -1)
        full = (tables.setups[number].wounds if number >= 0 else 0) or tables.kinds[kind].wounds
        left = full if one.wounds is None else one.wounds
        if not 1 <= left <= max(full, left if number >= 0 else 0):
            raise PositionError(f"The {tables.kinds[kind].name} has 1 to {full} wounds, not {left}.")
        figure = put(tables, state, kind, at, shape, left, number, "set-up")
        if one.owner >= 0:
            state.owner[figure] = min(one.owner, state.players - 1)
        if place == passing:
            acting = figure
    refresh_sides(tables, state)
    return acting


def place_marines(
    tables: CompiledScenario, state: State, marines: tuple[Marine, ...], passing: int | None = None
) -> None:
    """Put the marines where they are to stand. Raises PositionError for a place that is taken or not revealed.

    `passing`: the number of a figure, a marine or another, in the middle of its move, which may stand where others do.
    """
    wanted = {
        seat: space_number(tables, one.at, _marine(seat))
        for seat, one in enumerate(marines)
        if one.at is not None
    }
    for seat, one in enumerate(marines):
        if one.status != "board":
            lift(tables, state, seat)
            state.status[seat] = state_codec.STATUSES.index(one.status)
            state.fragged_at[seat] = wanted.pop(seat, state.fragged_at[seat])
            state.back_in[seat] = max(1, tables.parameters.respawn_wait)
            if one.status == "waiting" and state.fragged_at[seat] < 0:
                raise PositionError(f"{_marine(seat)} waits to come back, but it does not say where he fell.")
    for seat in wanted:
        lift(tables, state, seat)
    for seat, space in wanted.items():
        at = tables.terrain.spaces[space]
        if not state.revealed >> space & 1:
            raise PositionError(f"{_marine(seat)} can't stand{where_text(at)}: that space is not revealed.")
        stopped = ~passable(tables, state, seat) if seat == passing else state.blocked
        if stopped >> space & 1:
            raise PositionError(f"{_marine(seat)} can't stand{where_text(at)}: an obstacle is there.")
        state.at[seat], state.body[seat], state.status[seat] = space, 1 << space, ON_BOARD
    refresh_sides(tables, state)
    around = 0 if passing is None else state.body[passing]
    crowding = [figure for figure in state.sharing if not state.body[figure] & around]
    if crowding:
        shared = state.at[crowding[0]]
        raise PositionError(f"Two figures can't stand{where_text(tables.terrain.spaces[shared])}.")
    if all(status in (GONE, OUT) for status in state.status):
        raise PositionError("No marine is in the game.")


def equip(tables: CompiledScenario, state: State, labels: Labels, marines: tuple[Marine, ...]) -> None:
    """Give the marines what they are to have. Raises PositionError for what the scenario does not declare."""
    if any(one.cards is not None for one in marines):
        _deal(tables, state, marines)
    for seat, one in enumerate(marines):
        if one.status not in state_codec.STATUSES:
            raise PositionError(f"{_marine(seat)} is on the board, waiting, left or out, not {one.status!r}.")
        full = wounds.full_wounds(tables, state, seat)
        state.left[seat] = _between(
            1, full, one.wounds, min(state.left[seat], full), f"wounds of {_marine(seat)}"
        )
        state.armor[seat] = _between(
            0,
            max(tables.parameters.armor_max, marine_cards.full_armor(tables, state, seat)),
            one.armor,
            state.armor[seat],
            f"armor of {_marine(seat)}",
        )
        if one.ammo is not None:
            if len(one.ammo) != len(AMMO) or min(one.ammo) < 0:
                raise PositionError(f"{_marine(seat)} has bullets, rockets and cells: three numbers from 0.")
            state.ammo[3 * seat : 3 * seat + 3] = one.ammo
        if one.weapons is not None:
            equipment.hold_weapons(state, seat, _weapons(tables, seat, one.weapons))
        for name in ("adrenaline", "oxygen", "charge"):
            value = getattr(one, name)
            line = getattr(state, name)
            line[seat] = _between(0, None, value, line[seat], f"{name} of {_marine(seat)}")
        if one.berserk is not None:
            state.berserk[seat] = tuple(turns for turns in one.berserk if turns > 0)
        if one.items is not None:
            state.items[seat] = _items(state, labels, seat, one.items)
        if one.order is not None:
            if one.order not in ORDERS:
                raise PositionError(f"There is no order {one.order!r}.")
            order_tokens.remove(tables, state, seat)
            if one.order != ORDERS[0]:
                order_tokens.place(tables, state, seat, ORDERS.index(one.order))


def _between(least: int, most: int | None, value: int | None, before: int, what: str) -> int:
    if value is None:
        return before
    if value < least or (most is not None and value > most):
        limit = f"{least} to {most}" if most is not None else f"at least {least}"
        raise PositionError(f"The {what} are {limit}, not {value}.")
    return value


def _weapons(tables: CompiledScenario, seat: int, named: tuple[str, ...]) -> list[int]:
    found = []
    declared = {piece.thing for piece in tables.pieces} | {
        tables.weapons[number].id for number in each_number(tables.innate)
    }
    for weapon in named:
        if weapon not in tables.weapon_number or weapon not in declared:
            raise PositionError(f"{_marine(seat)} can't have {weapon!r}: the scenario has no such weapon.")
        number = tables.weapon_number[weapon]
        if not tables.innate >> number & 1:
            found.append(number)
    return found


def _items(state: State, labels: Labels, seat: int, named: tuple[str, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for name in named:
        number = next(
            (
                number
                for number, label in enumerate(labels.pieces)
                if label[0] == name and number not in found and not state.lying >> number & 1
            ),
            -1,
        )
        if number < 0:
            raise PositionError(
                f"{_marine(seat)} can't have {name!r}: it lies on the board, or there is none."
            )
        found.append(number)
    return tuple(sorted(found))


def _deal(tables: CompiledScenario, state: State, marines: tuple[Marine, ...]) -> None:
    before = _starting(tables, state)
    spare = list(tables.marine_cards)
    dealt = list(state.cards)
    for seat, one in enumerate(marines):
        if one.cards is None:
            continue
        for card in one.cards:
            if card not in spare:
                raise PositionError(f"{_marine(seat)} can't have the card {card!r}: there is none left.")
            spare.remove(card)
        dealt[seat] = tuple(sorted(one.cards, key=tables.marine_cards.index))
    state.cards = tuple(dealt)
    # Cards that a marine starts with more by: what he has now keeps its distance from that.
    for seat, ((wounds_before, armor_before), (wounds_now, armor_now)) in enumerate(
        zip(before, _starting(tables, state), strict=True)
    ):
        state.left[seat] = max(1, state.left[seat] + wounds_now - wounds_before)
        state.armor[seat] = max(0, state.armor[seat] + armor_now - armor_before)


def _starting(tables: CompiledScenario, state: State) -> list[tuple[int, int]]:
    """The wounds and armor that each marine starts with."""
    return [
        (marine_cards.full_wounds(tables, state, seat), marine_cards.full_armor(tables, state, seat))
        for seat in range(state.players)
    ]


def hold_cards(tables: CompiledScenario, state: State, position: Position) -> None:
    """Give the invader the cards that the position names, the rest is the deck. Raises PositionError for cards there are not."""
    if position.hand is None:
        return
    rest = position.carried
    if rest is None:
        if len(position.hand) > tables.parameters.hand_max:
            raise PositionError(
                f"The invader holds {tables.parameters.hand_max} cards at most, not {len(position.hand)}."
            )
        everything = sorted((*state.deck, *state.hand, *state.discard))
    else:
        everything = _deck_of(tables, Counter((*position.hand, *rest["discard"], *rest["deck"])))
    state.hand = take_cards(tables, everything, position.hand)
    state.discard = () if rest is None else take_cards(tables, everything, rest["discard"])
    deck_cards = tuple(everything) if rest is None else take_cards(tables, everything, rest["deck"])
    state.deck = shuffled(state, deck_cards)
    deck.update_windows(tables, state)


def _deck_of(tables: CompiledScenario, named: Counter[str]) -> list[int]:
    """The cards of the deck that has most of those that are named."""
    return sorted(
        max(
            tables.decks,
            key=lambda cards: (Counter(tables.cards[card].id for card in cards) & named).total(),
        )
    )


def take_cards(tables: CompiledScenario, cards: list[int], named: Iterable[str]) -> tuple[int, ...]:
    """Take cards by their ids out of some and return them. Raises PositionError when one is not among them."""
    found = []
    for name in named:
        card = next((number for number in cards if tables.cards[number].id == name), -1)
        if card < 0:
            raise PositionError(f"The invader's deck has no (more) card {name!r}.")
        cards.remove(card)
        found.append(card)
    return tuple(sorted(found))


def _marine(seat: int) -> str:
    return f"marine {seat + 1}"


def refuse_end(state: State) -> None:
    """Raise PositionError when a game is over."""
    if state.winner:
        who = {1: "the marines have won", 2: "the invader has won"}.get(state.winner, "nobody has won")
        raise PositionError(f"There the game would be over: {who}.")


def table_events(tables: CompiledScenario, state: State) -> list[Event]:
    """Return events that describe all that is on the table and in hands: a game begins with them."""
    found: list[Event] = [game_events.Start("start", state.players)]
    for seat in range(state.players):
        found += [
            card_events.Dealt("dealt", seat, state.cards[seat]),
            kit_events.Armor("armor", seat, state.armor[seat]),
        ]
        found += [kit_events.Kit("kit", seat, ammo, state.ammo[3 * seat + ammo]) for ammo in range(len(AMMO))]
        for what, line in (
            ("adrenaline", state.adrenaline),
            ("oxygen", state.oxygen),
            ("charge", state.charge),
        ):
            if line[seat]:
                found.append(kit_events.Kit("kit", seat, what, line[seat]))
        found += [kit_events.Weapon("weapon", seat, weapon, 1) for weapon in each_number(state.weapons[seat])]
        found += [kit_events.Item("item", seat, item, 1) for item in state.items[seat]]
        if state.berserk[seat]:
            found.append(kit_events.Berserk("berserk", seat, state.berserk[seat]))
        if state.order[seat]:
            found.append(kit_events.Order("order", seat, state.order[seat]))
    figures = [figure for figure, at in enumerate(state.at) if at != OFF]
    for figure in figures:
        if figure < state.players:
            found += _standing(state, figure)
    for area in each_number(state.areas):
        found.append(board_events.Reveal("reveal", area))
        for figure in figures:
            if figure >= state.players and tables.area_of[state.at[figure]] == area:
                found += _standing(state, figure)
    for figure in figures:
        if figure >= state.players and not state.areas >> tables.area_of[state.at[figure]] & 1:
            found += _standing(state, figure)
    found += [
        board_events.Token("token", number, tokens_on_board.space_of(tables, state, number))
        for number in each_number(state.lying)
    ]
    found += [board_events.Door("door", number, 1, -1) for number in each_number(state.doors)]
    found += [kit_events.Key("key", number) for number in each_number(state.keys)]
    found.append(card_events.Draw("draw", len(state.hand), state.hand))
    if state.frags:
        found.append(attack_events.Frag("frag", state.frags))
    found.append(game_events.Round("round", state.round))
    return found


def _standing(state: State, figure: int) -> Iterator[Event]:
    """The events that put a figure where it stands."""
    yield figure_events.Place(
        "place",
        figure,
        state.kind[figure],
        state.at[figure],
        state.shape[figure],
        state.left[figure],
        "set-up",
    )
    if state.owner[figure] >= 0:
        yield figure_events.Bot("bot", figure, state.owner[figure])
