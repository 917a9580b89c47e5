"""Sets up a game in a chosen position: areas revealed, doors opened, deeds done, then marines placed.

Reveals, doors and taken things have their effects as in play: set-ups, texts, steps of the script. Decisions on the way
are made by the first legal action. The states of games under way are read by `state_codec`.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from kneedeep.board.script.branch_setup import script_of
from kneedeep.rules import Event, position_setup
from kneedeep.rules.doom2004 import script_effects, setup
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import count_of, everybody, lift, put, refresh_sides
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.parts import OFF, ON_BOARD, CompiledScenario, GameOf2004, State
from kneedeep.rules.doom2004.position import state_codec
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.marine_placement import equip, place_marines
from kneedeep.rules.doom2004.position.table_events import table_events
from kneedeep.rules.doom2004.queries.auto_pass import PASS
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.tables.board_tables import LYING, STANDING
from kneedeep.rules.doom2004.tables.figure_kinds import MARINE, FigureKind
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.element_labels import is_meant
from kneedeep.rules.numbers import CardNumber, KindNumber, SpaceNumber
from kneedeep.rules.position import Deed, Figure, Position, PositionError
from kneedeep.rules.rng import Stream, shuffled
from kneedeep.rules.shared_stages import OVER
from kneedeep.support import coordinates, later, tr, translatable


def set_up_at(
    game: GameOf2004, players: int, seed: int, position: Position, events: list[Event] | None = None
) -> State:
    """The state at the first decision of a game that begins in a position.

    Set-up decisions of the scenario (choices, decks, hidden tokens) are made by the first legal action. `events`
    gets the contents of the table. Raises PositionError if it does not fit, UnplayableError like `Game.setup`.
    """
    tables = game.tables(players)
    state = setup.begin(tables, seed)
    state.stack[0] = OVER
    game.run_down(state, OVER, PASS)
    try:
        place(game, tables, state, position)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, PositionError) or position.carried is None:
            raise
        text = later("The position can't be read: its game in progress is damaged ({error}).")
        raise PositionError(text, error=error) from error
    if events is not None:
        events += table_events(tables, state)
    return state


def place(game: GameOf2004, tables: CompiledScenario, state: State, position: Position) -> None:
    """Bring a state right after the set-up to a position. Raises PositionError if it does not fit."""
    position_setup.check_position(position, state.players)
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
    place_marines(tables, state, position.marines, (position.turn or 0) if stage["at"] == "marine" else passing)
    hold_cards(tables, state, position)
    if position.carried is not None:
        for seat in range(state.players):
            state.fresh[seat], state.back_in[seat] = int(rest["fresh"][seat]), int(rest["back_in"][seat])
    state.frags = position.frags
    state.round, state.ended = position.round, position.round - 1
    exploration.look_again(tables, state)
    state.changed = tables.topics
    game.run_down(state, OVER, PASS)
    position_setup.refuse_end(state)
    state_codec.read_turn(state, position, rest)
    game.settle(state)
    position_setup.refuse_end(state)


def _bring_about(game: GameOf2004, tables: CompiledScenario, state: State, labels: Labels, position: Position) -> None:
    """Carry out the events of a chosen position."""
    _reveal(game, tables, state, position)
    for color in position.keys:
        _take_key(game, tables, state, color)
    for flag in position.flags:
        if flag not in tables.flag_number:
            raise PositionError("The scenario has no flag {flag!r}.", flag=flag)
        script_effects.StateEffectHandler(tables, state, -1).set_flag(flag)
    doors_worked = [(door, True) for door in position.doors] + [(door, False) for door in position.shut]
    for name, is_open in doors_worked:
        with _nobody_looking(tables, state):
            _work_door(tables, state, labels, name, opened=is_open)
        game.run_down(state, OVER, PASS)
    for deed in position.done:
        _do(tables, state, labels, deed)
        game.run_down(state, OVER, PASS)


def _reveal(game: GameOf2004, tables: CompiledScenario, state: State, position: Position) -> None:
    for area in position.areas:
        if area not in tables.area_number:
            raise PositionError("The scenario has no area {area!r}.", area=area)
    for number, area in enumerate(tables.areas):
        if area in position.areas:
            exploration.reveal(tables, state, number)
            game.run_down(state, OVER, PASS)


@contextmanager
def _nobody_looking(tables: CompiledScenario, state: State) -> Iterator[None]:
    """Take the marines off the board inside the context, so that nobody looks through a door opened there."""
    where = state.at[: state.players]
    for seat in range(state.players):
        lift(tables, state, seat)
    yield
    for seat, space in enumerate(where):
        if state.at[seat] == OFF:
            state.at[seat], state.body[seat], state.status[seat] = space, 1 << space, ON_BOARD
    refresh_sides(tables, state)


def _take_key(game: GameOf2004, tables: CompiledScenario, state: State, color: str) -> None:
    if color not in keys_of(tables):
        raise PositionError("The scenario has no {color} key.", color=tr(color))
    number = COLORS.index(color)
    if state.keys >> number & 1:
        return
    for piece in tables.pieces:
        if piece.kind == "key" and piece.color == number and state.lying >> piece.number & 1:
            tokens_on_board.take_off(tables, state, piece.number, "taken")
            _used(tables, state, piece.number)
            tokens_on_board.refresh_tokens(tables, state)
            game.run_down(state, OVER, PASS)
            break
    script_hooks.note_got(tables, state, "key", "key", number)
    equipment.take_key(state, number)


def keys_of(tables: CompiledScenario) -> tuple[str, ...]:
    """The colors of the scenario's keys: keys on the map, keys for doors, and given keys."""
    numbers = {piece.color for piece in tables.pieces if piece.kind == "key"} | {door.key for door in tables.doors}
    given = set(_given(tables))
    return tuple(color for number, color in enumerate(COLORS) if number in numbers or ("key", color) in given)


def _given(tables: CompiledScenario) -> Iterator[tuple[str, str]]:
    for effect in script_of(tables.board).effects:
        if effect.kind == "give":
            yield str(effect.value), str(effect.params.get("color", ""))


def _used(tables: CompiledScenario, state: State, number: int) -> None:
    """Record that a token was used and carry out its effects, once."""
    if not state.course.used >> number & 1:
        state.course = state.course._replace(used=state.course.used | 1 << number)
        element = tables.pieces[number].element
        script_hooks.happen(tables, state, element.text, element.do, -1)


def _work_door(tables: CompiledScenario, state: State, labels: Labels, name: str, *, opened: bool) -> None:
    if not name or name not in labels.doors:
        raise PositionError("The scenario has no {name}.", name=name or tr("door without a name"))
    number = labels.doors.index(name)
    if not tables.doors[number].touching & state.revealed:
        text = later("Nothing beside {name} is revealed: nobody can have shut it.")
        raise PositionError(
            later("Nothing beside {name} is revealed: nobody can have opened it.") if opened else text, name=name
        )
    if not opened and state.smashed >> number & 1:
        raise PositionError("{name} is destroyed and can't be shut.", name=name)
    doors.set_open(tables, state, number, -1, opened=opened)


def _do(tables: CompiledScenario, state: State, labels: Labels, deed: Deed) -> None:
    """Carry out a deed: a token is taken, used or destroyed, or a figure killed."""
    for number, label in enumerate(labels.pieces):
        if is_meant(label, deed) and state.lying >> number & 1:
            _deal_with(tables, state, number)
            return
    for figure in (*state.crowd, *state.others):
        if state.setup[figure] >= 0 and is_meant(labels.setups[state.setup[figure]], deed):
            wounds.kill(tables, state, figure, "attack")
            return
    if not any(is_meant(label, deed) for label in (*labels.pieces, *labels.setups)):
        raise PositionError("The scenario has no {name}.", name=position_setup.placed_words(*deed))
    raise PositionError(_not_there(tables, state, labels, deed), name=position_setup.placed_words(*deed))


def _not_there(tables: CompiledScenario, state: State, labels: Labels, deed: Deed) -> str:
    """The sentence that nothing named by a deed is on the table, with the reason if it is known."""
    areas = [piece.area for piece in tables.pieces if is_meant(labels.pieces[piece.number], deed)]
    areas += [setup.area for setup in tables.setups if is_meant(labels.setups[setup.number], deed)]
    if all(area >= 0 and not state.areas >> area & 1 for area in areas):
        return later("{name} is not on the table there: its area is not revealed.")
    return later("{name} is not on the table there.")


def _deal_with(tables: CompiledScenario, state: State, number: int) -> None:
    piece = tables.pieces[number]
    if piece.type.taken:
        tokens_on_board.take_off(tables, state, number, "taken")
        equipment.take(
            tables, state, min(range(state.players), key=lambda seat: (state.weapons[seat].bit_count(), seat)), number
        )
        _used(tables, state, number)
    elif piece.wounds or piece.kind == tokens_on_board.BARREL:
        tokens_on_board.destroy(tables, state, number)
    else:
        if piece.type.use == "end":
            tokens_on_board.take_off(tables, state, number, "used")
        _used(tables, state, number)
    tokens_on_board.refresh_tokens(tables, state)


def _clear_board(tables: CompiledScenario, state: State) -> None:
    """Remove all figures except marines from the board."""
    for figure in (*state.crowd, *state.others, *(one for one in state.squad if one >= state.players)):
        lift(tables, state, figure)
        state.owner[figure] = -1


def _has_room(tables: CompiledScenario, state: State, kind: FigureKind, shape: int, at: int, taken: int | None) -> bool:
    """True if a figure can be at a place. `taken`: spaces of others, None for a figure that passes them."""
    cover = tables.cover[shape][at]
    if not cover or cover & ~state.revealed or (cover & state.blocked and not kind.flying):
        return False
    return taken is None or not cover & taken and state.ground.fits(shape, at, flying=kind.flying)


def _wounds_of(tables: CompiledScenario, one: Figure, kind: FigureKind, setup: int) -> int:
    """The remaining wounds of a figure. A figure of the set-up may have more than others."""
    full = (tables.setups[setup].wounds if setup >= 0 else 0) or kind.wounds
    left = full if one.wounds is None else one.wounds
    if left < 1 or (left > full and setup < 0):
        raise PositionError("The {kind} has 1 to {full} wounds, not {left}.", kind=kind.name, full=full, left=left)
    return left


def place_figures(
    tables: CompiledScenario, state: State, labels: Labels, figures: tuple[Figure, ...], passing: int | None = None
) -> int | None:
    """Put exactly these figures on the board beside the marines. Raises PositionError for one without a place.

    `passing`: the index of the moving figure, which may share a space. Returns the number of that figure.

    Rule: 2004 rulebook p. 7 (moving through friends). RUL-21.
    """
    acting = None
    _clear_board(tables, state)
    names = {label: number for number, label in reversed(list(enumerate(labels.setups)))}
    for place, one in enumerate(figures):
        at = position_setup.space_number(tables.terrain.number, one.at, translatable("The {kind}", kind=one.kind))
        if (kind := tables.kind_number.get(one.kind, -1)) <= MARINE:
            raise PositionError("The scenario has no figure of the kind {kind!r}.", kind=one.kind)
        known = tables.kinds[kind]
        if count_of(state, kind) >= known.limit:
            raise PositionError("The box has {number} {figures}.", number=known.limit, figures=known.plural)
        shape = STANDING if known.shape == LYING and one.turned else known.shape
        taken = everybody(state) & ~state.marine_bits
        if acting is not None:
            taken &= ~state.body[acting]
        if not _has_room(tables, state, known, shape, at, None if place == passing else taken):
            text = later("There is no room for the {kind} at {place}.")
            raise PositionError(text, kind=known.name, place=coordinates(one.at))
        number = next((n for (name, _), n in names.items() if one.name and name == one.name), -1)
        left = _wounds_of(tables, one, known, number)
        figure = put(tables, state, KindNumber(kind), SpaceNumber(at), shape, left, number, "set-up")
        if one.owner >= 0:
            state.owner[figure] = min(one.owner, state.players - 1)
        if place == passing:
            acting = figure
    refresh_sides(tables, state)
    return acting


def hold_cards(tables: CompiledScenario, state: State, position: Position) -> None:
    """Give the invader the cards of the position. The rest is the deck. Raises PositionError for missing cards."""
    if position.hand is None:
        return
    if (rest := position.carried) is None:
        if len(position.hand) > tables.parameters.hand_max:
            text = later("The invader holds {most} cards at most, not {number}.")
            raise PositionError(text, most=tables.parameters.hand_max, number=len(position.hand))
        everything = sorted((*state.deck, *state.hand, *state.discard))
    else:
        everything = _deck_of(tables, Counter((*position.hand, *rest["discard"], *rest["deck"])))

    def name_of(card: int) -> str:
        return tables.cards[card].id

    state.hand = position_setup.take_cards(everything, position.hand, name_of)
    state.discard = () if rest is None else position_setup.take_cards(everything, rest["discard"], name_of)
    deck_cards = tuple(everything) if rest is None else position_setup.take_cards(everything, rest["deck"], name_of)
    state.deck = shuffled(state, Stream.EVENTS, deck_cards)
    deck.update_windows(tables, state)


def _deck_of(tables: CompiledScenario, named: Counter[str]) -> list[CardNumber]:
    """The cards of the deck with most of the named cards."""
    return sorted(
        max(tables.decks, key=lambda cards: (Counter(tables.cards[card].id for card in cards) & named).total())
    )
