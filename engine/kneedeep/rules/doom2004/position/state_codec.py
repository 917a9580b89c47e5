"""Game states as positions: the table and past events, written by the names of the file and read back.

State without a place in a hand-made position is in its `carried`, as plain data. Everything missing on a
changed map is left out. `placement` rejects a figure on a space that no longer exists.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.model.scenario.names import names_of
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import refresh_walkable
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, each_number
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.rounds import LAST
from kneedeep.rules.doom2004.stage_game import GameOf2004
from kneedeep.rules.doom2004.stages import COMMAND, ActionChoice, Activation, MarineTurn, PlayerTurn
from kneedeep.rules.doom2004.state import INVADER, OFF, ScriptRecord, State
from kneedeep.rules.doom2004.tables.board_tables import STANDING
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.doom2004.turns.marine_turn import ENCOUNTER
from kneedeep.rules.element_labels import Label
from kneedeep.rules.position import Figure, Marine, Position, PositionError, UndecidedError
from kneedeep.rules.position_setup import space_number
from kneedeep.rules.script.entry_choice import triggers_of
from kneedeep.rules.stage import Stage
from kneedeep.support.translation import later

STATUSES = ("board", "waiting", "left", "out")
"""The states of a marine, in the order of `state.ON_BOARD` and the following."""

NEW_TURN: Mapping[str, Any] = {"stage": {"at": "turn"}, "activated": (), "started": 0, "spawn_cards": 0, "marks": ()}
"""Replaces a missing `carried` of a position: the turn begins."""

_NOT_NOW = later("A game can't be carried on in the middle of a decision: finish it first.")


class _Pairs(NamedTuple):
    """A field of pairs: a count, and a name at `place`.

    `names`: the labels the name indexes, else it is a text. `in_time`: the pairs are in order of time, else
    sorted.
    """

    field: str
    names: str = ""
    place: int = 0
    in_time: bool = False


_STATE_BITS = {"lying": "pieces", "jets": "pieces", "smashed": "doors", "aired": "doors"}
_RECORD_BITS = {
    "flags": "flags",
    "fired": "happenings",
    "destroyed": "pieces",
    "used": "pieces",
    "set_up": "pieces",
    "opened": "doors",
    "unlocked": "doors",
    "active": "switched",
    "inactive": "switched",
    "judged": "questions",
    "swaps": "kinds",
}
"""Bit sets of the state and of the record: the labels of their numbers."""
_SEALED = _Pairs("sealed", "doors", in_time=True)
_RECORD_PAIRS = {
    "got": _Pairs("got"),
    "killed": _Pairs("killed"),
    "exits": _Pairs("exits", place=1, in_time=True),
    "held": _Pairs("held", "areas"),
    "due": _Pairs("due", "happenings", place=1),
    "deadlines": _Pairs("started", "deadlines"),
}


# To names


def position_of(game: GameOf2004, state: State, on: GameOf2004 | None = None) -> Position:
    """The position of a current game, for a game on the same scenario or on a changed one (`on`).

    Elements missing on the changed map are left out. Others without a place there are refused when the game
    begins. Dice and the order of the deck are new. Raises UndecidedError during a decision.
    """
    tables = game.tables(state.players)
    labels = Labels(tables, names_of((on or game).scenario))
    position = table_position(tables, state, labels)
    rest = _rest(tables, state, labels)
    figures = list(position.figures or ())
    if on is not None and on is not game:
        new = on.tables(state.players)
        seen = {new.area_number[area] for area in position.areas if area in new.area_number}
        rest["lying"] += _added_tokens(tables, new, seen, new_labels := Labels(new))
        figures += _added_figures(tables, new, seen, new_labels)
        rest["redrawn"] = _redrawn(tables, new, state.course.fired, new_labels)
    return position._replace(figures=tuple(figures), carried=rest)


def table_position(tables: CompiledScenario, state: State, labels: Labels) -> Position:
    """The contents of table and hands, at any moment of a game."""
    return Position(
        round=state.round,
        turn=INVADER if state.seat == state.players else state.seat,
        marines=tuple(marine_of(tables, state, labels, seat) for seat in range(state.players)),
        areas=tuple(_names(labels.areas, state.areas)),
        doors=tuple(_names(labels.doors, state.doors)),
        keys=tuple(COLORS[number] for number in each_number(state.keys)),
        figures=figures_of(tables, state, labels),
        hand=_cards(tables, state.hand),
        frags=state.frags,
    )


def marine_of(tables: CompiledScenario, state: State, labels: Labels, seat: int) -> Marine:
    """A marine's possessions, and its place or the place of its frag."""
    at = state.at[seat] if state.at[seat] != OFF else state.fragged_at[seat]
    return Marine(
        at=tables.terrain.spaces[at] if at != OFF else None,
        status=STATUSES[state.status[seat]],
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


def figures_of(tables: CompiledScenario, state: State, labels: Labels) -> tuple[Figure, ...]:
    """The figures on the board, without marines."""
    return tuple(_figure(tables, state, labels, figure) for figure in _others(state))


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


def _others(state: State) -> list[int]:
    """The figures on the board, without marines, in the order of their numbers in `carried`."""
    return [figure for figure in range(state.players, len(state.at)) if state.at[figure] != OFF]


def _cards(tables: CompiledScenario, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(tables.cards[card].id for card in cards)


def _rest(tables: CompiledScenario, state: State, labels: Labels) -> dict[str, Any]:
    """Further state of a current game, as plain data."""
    spaces = tables.terrain.spaces
    record = state.course
    place = {figure: number for number, figure in enumerate(_others(state))}
    return {
        "stage": _stage(state, place),
        "activated": [place[figure] for figure in each_number(state.activated) if figure in place],
        "started": state.started,
        "spawn_cards": state.spawn_cards,
        "marks": list(state.marks),
        "fresh": list(state.fresh),
        "back_in": list(state.back_in),
        "moved": [
            [*_plain(labels.pieces[number]), *(list(spaces[space]) for space in there)]
            for number, *there in state.moved
            if labels.pieces[number][0]
        ],
        "worn": [
            [*_plain(labels.pieces[number if number >= 0 else -1 - number]), int(number >= 0), count]
            for number, count in state.worn
            if labels.pieces[number if number >= 0 else -1 - number][0]
        ],
        "discard": list(_cards(tables, state.discard)),
        "deck": list(_cards(tables, state.deck)),
        "sealed": _named_pairs(labels, _SEALED, state.sealed),
        **{name: _names(getattr(labels, of), getattr(state, name)) for name, of in _STATE_BITS.items()},
        **{name: _names(getattr(labels, of), getattr(record, name)) for name, of in _RECORD_BITS.items()},
        "waiting": _names(labels.setups, record.set_up >> len(tables.pieces)),
        "gone": [_names(labels.setups, record.gone), _names(labels.pieces, record.gone >> len(tables.setups))],
        **{key: _named_pairs(labels, pairs, getattr(record, pairs.field)) for key, pairs in _RECORD_PAIRS.items()},
    }


def _stage(state: State, place: Mapping[int, int]) -> dict[str, object]:
    """The deciding player, in a turn or an activation. Raises UndecidedError during any other stage."""
    stages = [stage for stage in state.stack if not isinstance(stage, PlayerTurn)]
    match stages:
        case [ActionChoice()]:
            return {"at": "choose"}
        case [MarineTurn() as turn]:
            return {"at": "marine", "mode": MODES[turn.mode], "left": list(turn[3:])}
        case [one] if one == COMMAND:
            return {"at": "command"}
        case [one, Activation() as turn] if one == COMMAND and turn.figure in place:
            left = list(turn._replace(by_event=0)[2:])
            return {"at": "activation", "figure": place[turn.figure], "left": left}
    raise UndecidedError(_NOT_NOW)


def _added_tokens(
    old: CompiledScenario, new: CompiledScenario, seen: Collection[int], labels: Labels
) -> list[list[object]]:
    """The tokens in revealed areas that only the changed map has. They are on the board."""
    known = {piece.element.serial for piece in old.pieces}
    return [
        _plain(labels.pieces[piece.number])
        for piece in new.pieces
        if piece.element.serial not in known
        and piece.bits
        and piece.area in seen
        and not (piece.placed or piece.choice)
    ]


def _added_figures(old: CompiledScenario, new: CompiledScenario, seen: Collection[int], labels: Labels) -> list[Figure]:
    """The figures in revealed areas that only the changed map has."""
    before = {setup.element.serial for setup in old.setups}
    return [
        Figure(
            kind=new.kinds[setup.kind].id,
            at=new.terrain.spaces[setup.anchor],
            turned=setup.shape == STANDING,
            wounds=setup.wounds,
            name=labels.setups[setup.number][0],
        )
        for setup in new.setups
        if setup.element.serial not in before and setup.anchor >= 0 and setup.area in seen and not setup.placed
    ]


def _redrawn(old: CompiledScenario, new: CompiledScenario, fired: int, labels: Labels) -> list[str]:
    """The triggers in choices that only the changed map has, except past ones. They count as drawn."""
    before, after = old.scenario.choices, new.scenario.choices
    known = [(choice.draw, choice.of) for choice in before]
    happened = fired & ~triggers_of(old, (entry for choice in before for entry in choice.of))
    done = {one.serial for number, one in enumerate(old.scenario.triggers) if happened >> number & 1}
    added = (entry for choice in after if (choice.draw, choice.of) not in known for entry in choice.of)
    triggers, drawn = new.scenario.triggers, triggers_of(new, added)
    return [labels.happenings[number] for number in each_number(drawn) if triggers[number].serial not in done]


def _names(labels: Sequence[Any], bits: int) -> list[Any]:
    """The labels of the numbers in a bit set, without things no longer there."""
    found = [labels[number] for number in each_number(bits) if number < len(labels)]
    return [_plain(label) if isinstance(label, tuple) else label for label in found if label and label[0]]


def _plain(label: Label) -> list[object]:
    return [label[0], None if label[1] is None else list(label[1])]


def _named_pairs(labels: Labels, pairs: _Pairs, values: Iterable[tuple[object, object]]) -> list[list[object]]:
    found = [list(pair) for pair in values]
    if pairs.names:
        for pair in found:
            pair[pairs.place] = getattr(labels, pairs.names)[pair[pairs.place]]
    return [pair for pair in found if pair[pairs.place]]


# From names


def read_table(tables: CompiledScenario, state: State, labels: Labels, position: Position) -> None:
    """Bring the board, the tokens and the script of a state right after the set-up to a carried position."""
    rest = position.carried
    assert rest is not None
    if len(position.marines) != state.players or position.figures is None or position.hand is None:
        raise PositionError("A game under way has all its marines, figures and cards.")
    unknown = [area for area in position.areas if area not in tables.area_number]
    if unknown:
        raise PositionError("The scenario has no area {area!r}.", area=unknown[0])
    state.areas = _bits(labels.areas, position.areas) | 1 << tables.start_area
    state.revealed = 0
    for number in each_number(state.areas):
        state.revealed |= tables.area_bits[number]
    for name, of in _STATE_BITS.items():
        setattr(state, name, _bits(getattr(labels, of), rest[name]))
    state.doors = _bits(labels.doors, position.doors) | state.smashed
    state.aired &= state.doors
    state.sealed = _numbered_pairs(labels, _SEALED, rest["sealed"])
    state.keys = _bits(COLORS, position.keys)
    _lay(tables, state, labels, rest)
    state.course = _record(tables, labels, rest, state.course.fired)
    tokens_on_board.refresh_tokens(tables, state)
    refresh_walkable(state)


def _lay(tables: CompiledScenario, state: State, labels: Labels, rest: Mapping[str, Any]) -> None:
    """Put moved tokens at their place, and record their damage."""
    state.jets &= state.lying
    state.moved = ()
    for name, home, *there in rest["moved"]:
        for number in _numbers(labels.pieces, [(name, home)]):
            spaces = [space_number(tables.terrain.number, (int(at[0]), int(at[1])), name) for at in there]
            state.moved = (*state.moved, (number, *spaces))
    worn = {}
    for name, home, by_wounds, count in rest["worn"]:
        for number in _numbers(labels.pieces, [(name, home)]):
            worn[number if by_wounds else -1 - number] = int(count)
    state.worn = tuple(sorted(worn.items()))
    moved = {number for number, *_ in state.moved}
    for number in each_number(state.lying):
        if not tables.pieces[number].spaces and number not in moved:
            state.lying ^= 1 << number


def _record(tables: CompiledScenario, labels: Labels, rest: Mapping[str, Any], not_drawn: int) -> ScriptRecord:
    setups, tokens = rest["gone"]
    fields: dict[str, Any] = {name: _bits(getattr(labels, of), rest[name]) for name, of in _RECORD_BITS.items()}
    redrawn = _bits(labels.happenings, rest.get("redrawn", ()))
    fields["fired"] = fields["fired"] & ~redrawn | not_drawn & redrawn
    fields["set_up"] |= _bits(labels.setups, rest.get("waiting", ())) << len(tables.pieces)
    fields["swaps"] &= _mask(tables.stands_for)
    fields["gone"] = _bits(labels.setups, setups) | _bits(labels.pieces, tokens) << len(tables.setups)
    for key, pairs in _RECORD_PAIRS.items():
        fields[pairs.field] = _numbered_pairs(labels, pairs, rest[key])
    return ScriptRecord(**fields)


def read_turn(state: State, position: Position, rest: Mapping[str, Any]) -> None:
    """Restore the turn: the stack, and everything that applies to the turn."""
    turn = position.turn or 0
    state.seat = seat = state.players if turn < 0 else turn
    state.marks = tuple(str(mark) for mark in rest["marks"])
    figures = _others(state)
    state.activated = _mask(figures[place] for place in rest["activated"])
    state.started, state.spawn_cards = int(rest["started"]), int(rest["spawn_cards"])
    stage = rest["stage"]
    where = stage["at"]
    left = [int(number) for number in stage.get("left", ())]
    if len(left) not in (0, 5):
        raise PositionError(_NOT_NOW)
    if where in ("choose", "marine") and (seat == state.players or state.at[seat] == OFF):
        raise PositionError("The marine whose turn it is, is not on the board.")
    if where in ("command", "activation") and turn >= 0:
        raise PositionError("Invaders act in the invader's turn only.")
    state.stack[:] = _stack(seat, stage, figures, left)


def _stack(seat: int, stage: Mapping[str, Any], figures: list[int], left: list[int]) -> list[Stage]:
    """The unfinished parts of a player's turn. Raises PositionError for anything except a whole decision."""
    match stage["at"]:
        case "turn":
            return [PlayerTurn("turn", seat, 0)]
        case "choose":
            return [PlayerTurn("turn", seat, ENCOUNTER), ActionChoice("choose", FigureNumber(seat))]
        case "marine":
            acting = MarineTurn("marine", FigureNumber(seat), MODES.index(stage["mode"]), *left)
            return [PlayerTurn("turn", seat, ENCOUNTER), acting]
        case "command":
            return [PlayerTurn("turn", seat, LAST), COMMAND]
        case "activation":
            activation = Activation("activation", figures[stage["figure"]], *left)
            return [PlayerTurn("turn", seat, LAST), COMMAND, activation]
        case _:
            raise PositionError(_NOT_NOW)


def _bits(labels: Sequence[Any], names: Iterable[object]) -> int:
    """The numbers of things with these names, as a bit set, without missing ones."""
    if labels and isinstance(labels[0], tuple):
        return _mask(_numbers(labels, names))
    wanted = set(names)
    return _mask(number for number, name in enumerate(labels) if name and name in wanted)


def _numbers(labels: Sequence[Label], named: Iterable[Any]) -> list[int]:
    """The numbers of labelled things: first on the same space, else any of that name (moved on the map)."""
    wanted = [(str(name), None if at is None else (int(at[0]), int(at[1]))) for name, at in named]
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


def _numbered_pairs(labels: Labels, pairs: _Pairs, data: Iterable[Any]) -> tuple[tuple[Any, ...], ...]:
    known = getattr(labels, pairs.names) if pairs.names else None
    found = []
    for first, second in data:
        count, name = (second, first) if pairs.place == 0 else (first, second)
        if known is not None and name not in known:
            continue
        thing = str(name) if known is None else known.index(name)
        found.append((thing, int(count)) if pairs.place == 0 else (int(count), thing))
    return tuple(found if pairs.in_time else sorted(found))
