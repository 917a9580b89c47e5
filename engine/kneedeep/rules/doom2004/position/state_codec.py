"""A game under way carried to another one on the same map or a changed one: all that is on the table and has happened, by name.

What has no place in a position that is chosen by hand stands in its `carried`, as plain data. Whatever the changed map no longer
has is left out; where somebody stands on what is no space any more, `placement` refuses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board import exploration, tokens_on_board
from kneedeep.rules.doom2004.board.board_tables import STANDING
from kneedeep.rules.doom2004.board.figures import refresh_walkable
from kneedeep.rules.doom2004.board.game_tokens import COLORS
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.marine.marine_turn import ENCOUNTER, MODES
from kneedeep.rules.doom2004.position import placement
from kneedeep.rules.doom2004.position.labels import Label, Labels
from kneedeep.rules.doom2004.rounds import LAST
from kneedeep.rules.doom2004.stages import COMMAND, ActionChoice, Activation, MarineTurn, PlayerTurn
from kneedeep.rules.doom2004.state import GONE, INVADER, OFF, ON_BOARD, OUT, WAITING, ScriptRecord, State
from kneedeep.rules.doom2004.text.game_names import ORDERS
from kneedeep.rules.position import Figure, Marine, Position, PositionError, UndecidedError
from kneedeep.rules.rng import shuffled
from kneedeep.scenario.names import names_of

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.game import Doom2004Game

_STATUS = {ON_BOARD: "board", WAITING: "waiting", GONE: "left", OUT: "out"}
_NOT_NOW = "A game can't be carried on in the middle of a decision: finish it first."
_PIECES = ("destroyed", "used", "set_up")


def encode_state(game: Doom2004Game, state: State, on: Doom2004Game) -> Position:
    """Return the position of a state, in the names of the scenario it is carried to. Raises UndecidedError."""
    tables = game.tables(state.players)
    labels = Labels(tables, names_of(on.scenario))
    areas = tuple(labels.areas[number] for number in each_number(state.areas) if labels.areas[number])
    tokens, figures = _added(tables, on.tables(state.players), areas) if on is not game else ([], [])
    rest = _rest(tables, state, labels)
    rest["lying"] += tokens
    return Position(
        round=state.round,
        turn=INVADER if state.seat == state.players else state.seat,
        marines=tuple(_marine(tables, state, labels, seat) for seat in range(state.players)),
        areas=areas,
        doors=tuple(labels.doors[number] for number in each_number(state.doors) if labels.doors[number]),
        keys=tuple(COLORS[number] for number in each_number(state.keys)),
        figures=(
            *(
                _figure(tables, state, labels, figure)
                for figure in range(state.players, len(state.at))
                if state.at[figure] != OFF
            ),
            *figures,
        ),
        hand=tuple(tables.cards[card].id for card in state.hand),
        frags=state.frags,
        carried=rest,
    )


def _added(
    old: CompiledScenario, new: CompiledScenario, revealed: Sequence[str]
) -> tuple[list[list[Any]], list[Figure]]:
    """Tokens and figures that the changed map has besides, in areas that are revealed: they are there from now on."""
    labels = Labels(new)
    seen = {new.area_number[area] for area in revealed if area in new.area_number}
    known = {piece.element.serial for piece in old.pieces}
    tokens = [
        _label(labels.pieces[piece.number])
        for piece in new.pieces
        if piece.element.serial not in known
        and piece.bits
        and piece.area in seen
        and not (piece.placed or piece.choice)
    ]
    before = {setup.element.serial for setup in old.setups}
    figures = [
        Figure(
            kind=new.kinds[setup.kind].id,
            at=new.terrain.spaces[setup.anchor],
            turned=setup.shape == STANDING,
            wounds=setup.wounds,
            name=labels.setups[setup.number][0],
        )
        for setup in new.setups
        if setup.element.serial not in before
        and setup.anchor >= 0
        and setup.area in seen
        and not setup.placed
    ]
    return tokens, figures


def _marine(tables: CompiledScenario, state: State, labels: Labels, seat: int) -> Marine:
    at = state.at[seat] if state.at[seat] != OFF else state.fragged_at[seat]
    return Marine(
        at=tables.terrain.spaces[at] if at != OFF else None,
        status=_STATUS[state.status[seat]],
        wounds=state.left[seat],
        armor=state.armor[seat],
        ammo=tuple(state.ammo[3 * seat : 3 * seat + 3]),
        weapons=tuple(tables.weapons[number].id for number in equipment.weapon_tokens(state, seat)),
        cards=state.cards[seat],
        order=ORDERS[state.order[seat]],
        adrenaline=state.adrenaline[seat],
        oxygen=state.oxygen[seat],
        charge=state.charge[seat],
        berserk=state.berserk[seat],
        items=tuple(labels.pieces[number][0] for number in state.items[seat] if labels.pieces[number][0]),
    )


def _figure(tables: CompiledScenario, state: State, labels: Labels, figure: int) -> Figure:
    setup = state.setup[figure]
    return Figure(
        kind=tables.kinds[state.kind[figure]].id,
        at=tables.terrain.spaces[state.at[figure]],
        turned=state.shape[figure] == STANDING,
        wounds=state.left[figure],
        name=labels.setups[setup][0] if setup >= 0 else "",
        owner=state.owner[figure],
    )


def _rest(tables: CompiledScenario, state: State, labels: Labels) -> dict[str, Any]:
    """What else there is of a game under way, as plain data."""
    spaces = tables.terrain.spaces
    course = state.course
    figures = [figure for figure in range(state.players, len(state.at)) if state.at[figure] != OFF]
    place = {figure: number for number, figure in enumerate(figures)}
    return {
        "stage": _stage(tables, state, place),
        "activated": [place[figure] for figure in each_number(state.activated) if figure in place],
        "started": state.started,
        "spawn_cards": state.spawn_cards,
        "marks": list(state.marks),
        "fresh": list(state.fresh),
        "back_in": list(state.back_in),
        "lying": _labelled(labels.pieces, state.lying),
        "moved": [
            [*_label(labels.pieces[number]), *(list(spaces[space]) for space in there)]
            for number, *there in state.moved
            if labels.pieces[number][0]
        ],
        "worn": [
            [*_label(labels.pieces[number if number >= 0 else -1 - number]), int(number >= 0), count]
            for number, count in state.worn
            if labels.pieces[number if number >= 0 else -1 - number][0]
        ],
        "jets": _labelled(labels.pieces, state.jets),
        "smashed": _labelled(labels.doors, state.smashed),
        "aired": _labelled(labels.doors, state.aired),
        "sealed": [[labels.doors[door], until] for door, until in state.sealed if labels.doors[door]],
        "discard": [tables.cards[card].id for card in state.discard],
        "deck": [tables.cards[card].id for card in state.deck],
        **{
            name: _labelled(labels.pieces, getattr(course, name) & (1 << len(tables.pieces)) - 1)
            for name in _PIECES
        },
        "waiting": _labelled(labels.setups, course.set_up >> len(tables.pieces)),
        "gone": [
            _labelled(labels.setups, course.gone & (1 << len(tables.setups)) - 1),
            _labelled(labels.pieces, course.gone >> len(tables.setups)),
        ],
        "flags": [flag for flag, number in tables.flag_number.items() if course.flags >> number & 1],
        "fired": _labelled(labels.happenings, course.fired),
        "opened": _labelled(labels.doors, course.opened),
        "unlocked": _labelled(labels.doors, course.unlocked),
        "active": _labelled(labels.switched, course.active),
        "inactive": _labelled(labels.switched, course.inactive),
        "judged": [tables.questions[number] for number in each_number(course.judged)],
        "swaps": [tables.kinds[number].id for number in each_number(course.swaps)],
        "got": [list(pair) for pair in course.got],
        "killed": [list(pair) for pair in course.killed],
        "exits": [list(pair) for pair in course.exits],
        "held": [[labels.areas[area], rounds] for area, rounds in course.held if labels.areas[area]],
        "due": [
            [when, labels.happenings[number]] for when, number in course.due if labels.happenings[number]
        ],
        "deadlines": [
            [name, since]
            for number, since in course.started
            if (name := labels.happenings[tables.fired_deadline + number])
        ],
    }


def _stage(tables: CompiledScenario, state: State, place: Mapping[int, int]) -> dict[str, Any]:
    """Whose decision it is, in a turn or an activation. Raises UndecidedError in the middle of anything else."""
    stages = [stage for stage in state.stack if not isinstance(stage, PlayerTurn)]
    names = [stage.name for stage in stages]
    if names == ["choose"]:
        return {"at": "choose"}
    if names == ["marine"]:
        turn: MarineTurn = stages[0]
        return {"at": "marine", "mode": MODES[turn.mode], "left": list(turn[3:])}
    if names == ["command"]:
        return {"at": "command"}
    if names == ["command", "activation"] and stages[1].figure in place:
        activation: Activation = stages[1]
        left = list(activation._replace(by_event=0)[2:])
        return {"at": "activation", "figure": place[activation.figure], "left": left}
    raise UndecidedError(_NOT_NOW)


def _labelled(labels: Sequence[Any], bits: int) -> list[Any]:
    """The labels of the numbers in a bit set; without those of what is not there any more."""
    found = [labels[number] for number in each_number(bits) if number < len(labels)]
    return [_label(label) if isinstance(label, tuple) else label for label in found if label and label[0]]


def _label(label: Label) -> list[Any]:
    return [label[0], None if label[1] is None else list(label[1])]


# Back onto a board


def decode_state(game: Doom2004Game, tables: CompiledScenario, state: State, position: Position) -> None:
    """Bring a state right after the set-up to a carried position. Raises PositionError for what does not fit."""
    try:
        _put_in(game, tables, state, position)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(
            f"The position can't be read: what it carries is not as written ({error})."
        ) from error


def _put_in(game: Doom2004Game, tables: CompiledScenario, state: State, position: Position) -> None:
    rest = position.carried
    assert rest is not None
    labels = Labels(tables)
    if len(position.marines) != state.players or position.figures is None or position.hand is None:
        raise PositionError("A game under way has all its marines, figures and cards.")
    unknown = [area for area in position.areas if area not in tables.area_number]
    if unknown:
        raise PositionError(f"The scenario has no area {unknown[0]!r}.")
    state.areas = sum(1 << tables.area_number[area] for area in set(position.areas)) | 1 << tables.start_area
    state.revealed = 0
    for number in each_number(state.areas):
        state.revealed |= tables.area_bits[number]
    state.smashed = _bits(labels.doors, rest["smashed"])
    state.doors = _bits(labels.doors, position.doors) | state.smashed
    state.aired = _bits(labels.doors, rest["aired"]) & state.doors
    state.sealed = tuple(
        (labels.doors.index(name), int(until)) for name, until in rest["sealed"] if name in labels.doors
    )
    state.keys = sum(1 << COLORS.index(color) for color in set(position.keys) if color in COLORS)
    _lay(tables, state, labels, rest)
    state.course = _course(tables, state, labels, rest)
    tokens_on_board.refresh_tokens(tables, state)
    refresh_walkable(state)
    for seat in range(state.players):
        equipment.hold_weapons(state, seat, ())
        state.order[seat] = 0
    state.guards = state.healers = 0
    _cards(tables, state, position, rest)
    placement.equip(tables, state, labels, position.marines)
    for seat in range(state.players):
        state.fresh[seat] = int(rest["fresh"][seat])
    stage = rest["stage"]
    passing = placement.place_figures(tables, state, labels, position.figures, stage.get("figure"))
    placement.place_marines(
        tables, state, position.marines, position.turn if stage["at"] == "marine" else passing
    )
    for seat in range(state.players):
        state.back_in[seat] = int(rest["back_in"][seat])
    state.frags, state.round, state.ended = position.frags, position.round, position.round - 1
    exploration.look_again(tables, state)
    state.changed = tables.topics
    placement.run_on(game, state)
    placement.refuse_end(state)
    _go_on(game, tables, state, position, rest)


def _bits(labels: Sequence[str], names: Iterable[str]) -> int:
    wanted = set(names)
    return sum(1 << number for number, name in enumerate(labels) if name and name in wanted)


def _numbers(labels: Sequence[Label], told: Iterable[Any]) -> list[int]:
    """The numbers of labelled things: on the same space first, else any of that name, which was moved on the map."""
    wanted = [(str(name), None if at is None else (int(at[0]), int(at[1]))) for name, at in told]
    left = Counter(wanted)
    found = []
    for number, label in enumerate(labels):
        if left[label] > 0:
            left[label] -= 1
            found.append(number)
    for name, _ in left.elements():
        number = next((n for n, label in enumerate(labels) if label[0] == name and n not in found), -1)
        if number >= 0:
            found.append(number)
    return found


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _lay(tables: CompiledScenario, state: State, labels: Labels, rest: Mapping[str, Any]) -> None:
    state.lying = _mask(_numbers(labels.pieces, rest["lying"]))
    state.jets = _mask(_numbers(labels.pieces, rest["jets"])) & state.lying
    state.moved = ()
    for name, home, *there in rest["moved"]:
        for number in _numbers(labels.pieces, [(name, home)]):
            spaces = [placement.space_number(tables, (int(at[0]), int(at[1])), name) for at in there]
            state.moved = (*state.moved, (number, *spaces))
    worn = {}
    for name, home, by_wounds, count in rest["worn"]:
        for number in _numbers(labels.pieces, [(name, home)]):
            worn[number if by_wounds else -1 - number] = int(count)
    state.worn = tuple(sorted(worn.items()))
    homeless = [
        number
        for number in each_number(state.lying)
        if not tables.pieces[number].spaces and number not in {moved for moved, *_ in state.moved}
    ]
    state.lying &= ~_mask(homeless)


def _course(tables: CompiledScenario, state: State, labels: Labels, rest: Mapping[str, Any]) -> ScriptRecord:
    pieces = {name: _mask(_numbers(labels.pieces, rest[name])) for name in _PIECES}
    pieces["set_up"] |= _mask(_numbers(labels.setups, rest.get("waiting", []))) << len(tables.pieces)
    setups, tokens = rest["gone"]
    gone = _mask(_numbers(labels.setups, setups)) | _mask(_numbers(labels.pieces, tokens)) << len(
        tables.setups
    )
    kinds = [
        tables.kind_number[kind]
        for kind in rest["swaps"]
        if tables.kind_number.get(kind, -1) in tables.stands_for
    ]
    return ScriptRecord(
        flags=sum(1 << tables.flag_number[flag] for flag in set(rest["flags"]) if flag in tables.flag_number),
        fired=_bits(labels.happenings, rest["fired"]),
        due=tuple(
            sorted(
                (int(when), labels.happenings.index(name))
                for when, name in rest["due"]
                if name in labels.happenings
            )
        ),
        got=tuple(sorted((str(name), int(count)) for name, count in rest["got"])),
        killed=tuple(sorted((str(name), int(count)) for name, count in rest["killed"])),
        opened=_bits(labels.doors, rest["opened"]),
        exits=tuple((int(seat), str(name)) for seat, name in rest["exits"]),
        held=tuple(
            sorted(
                (tables.area_number[area], int(rounds))
                for area, rounds in rest["held"]
                if area in tables.area_number
            )
        ),
        started=tuple(
            sorted(
                (labels.happenings.index(name) - tables.fired_deadline, int(since))
                for name, since in rest["deadlines"]
                if name in labels.happenings
            )
        ),
        judged=sum(
            1 << tables.questions.index(one) for one in set(rest["judged"]) if one in tables.questions
        ),
        unlocked=_bits(labels.doors, rest["unlocked"]),
        active=_bits(labels.switched, rest["active"]),
        inactive=_bits(labels.switched, rest["inactive"]),
        gone=gone,
        swaps=_mask(kinds),
        **pieces,
    )


def _cards(tables: CompiledScenario, state: State, position: Position, rest: Mapping[str, Any]) -> None:
    """The same cards in hand, on the discards and in the deck, which is shuffled anew."""
    assert position.hand is not None
    named = Counter((*position.hand, *rest["discard"], *rest["deck"]))
    numbers = max(
        tables.decks,
        key=lambda cards: sum((Counter(tables.cards[card].id for card in cards) & named).values()),
    )
    everything = sorted(numbers)
    state.hand = placement.take_cards(tables, everything, position.hand)
    state.discard = placement.take_cards(tables, everything, tuple(rest["discard"]))
    state.deck = shuffled(state, placement.take_cards(tables, everything, tuple(rest["deck"])))
    deck.hold(tables, state)


def _go_on(
    game: Doom2004Game, tables: CompiledScenario, state: State, position: Position, rest: Mapping[str, Any]
) -> None:
    """Let the turn go on where it was."""
    state.seat = state.players if position.turn < 0 else position.turn
    state.marks = tuple(str(mark) for mark in rest["marks"])
    figures = [figure for figure in range(state.players, len(state.at)) if state.at[figure] != OFF]
    state.activated = _mask(figures[place] for place in rest["activated"])
    state.started, state.spawn_cards = int(rest["started"]), int(rest["spawn_cards"])
    stage = rest["stage"]
    where = stage["at"]
    if where in ("choose", "marine") and not (
        0 <= position.turn < state.players and state.at[position.turn] != OFF
    ):
        raise PositionError("The marine whose turn it is, is not on the board.")
    if where in ("command", "activation") and position.turn >= 0:
        raise PositionError("Invaders act in the invader's turn only.")
    left = [int(number) for number in stage.get("left", ())]
    if where == "choose":
        state.stack[:] = [PlayerTurn("turn", state.seat, ENCOUNTER), ActionChoice("choose", state.seat)]
    elif where == "marine":
        state.stack[:] = [
            PlayerTurn("turn", state.seat, ENCOUNTER),
            MarineTurn("marine", state.seat, MODES.index(stage["mode"]), *left),
        ]
    elif where in ("command", "activation"):
        state.stack[:] = [PlayerTurn("turn", state.players, LAST), COMMAND]
        if where == "activation":
            state.stack.append(Activation("activation", figures[stage["figure"]], *left))
    else:
        raise PositionError(_NOT_NOW)
    if len(left) not in (0, 5):
        raise PositionError(_NOT_NOW)
    game.settle(state)
    placement.refuse_end(state)
