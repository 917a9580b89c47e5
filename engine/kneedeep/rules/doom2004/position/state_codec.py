"""Game states as positions: the table and past events, written by the names of the file and read back.

State without a place in a hand-made position is in its `carried`, as plain data. Everything missing on a
changed map is left out. `placement` rejects a figure on a space that no longer exists.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from kneedeep.model.scenario.names import names_of
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import refresh_walkable
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.names.game_names import ORDERS
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, GameOf2004, each_number, union
from kneedeep.rules.doom2004.position.labels import Labels, Pairs, plain_label
from kneedeep.rules.doom2004.rounds import LAST
from kneedeep.rules.doom2004.stages import COMMAND, ActionChoice, Activation, MarineTurn, PlayerTurn
from kneedeep.rules.doom2004.state import INVADER, OFF, ScriptRecord, State
from kneedeep.rules.doom2004.tables.board_tables import STANDING
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.doom2004.turn_budget import MODES
from kneedeep.rules.doom2004.turns.marine_turn import ENCOUNTER
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
_SEALED = Pairs("sealed", "doors", in_time=True)
_RECORD_PAIRS = {
    "got": Pairs("got"),
    "killed": Pairs("killed"),
    "exits": Pairs("exits", place=1, in_time=True),
    "held": Pairs("held", "areas"),
    "due": Pairs("due", "happenings", place=1),
    "deadlines": Pairs("started", "deadlines"),
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
        areas=tuple(labels.named("areas", state.areas)),
        doors=tuple(labels.named("doors", state.doors)),
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
            [*plain_label(labels.pieces[number]), *(list(spaces[space]) for space in there)]
            for number, *there in state.moved
            if labels.pieces[number][0]
        ],
        "worn": [
            [*plain_label(labels.pieces[number if number >= 0 else -1 - number]), int(number >= 0), count]
            for number, count in state.worn
            if labels.pieces[number if number >= 0 else -1 - number][0]
        ],
        "discard": list(_cards(tables, state.discard)),
        "deck": list(_cards(tables, state.deck)),
        "sealed": labels.named_pairs(_SEALED, state.sealed),
        **{name: labels.named(of, getattr(state, name)) for name, of in _STATE_BITS.items()},
        **{name: labels.named(of, getattr(record, name)) for name, of in _RECORD_BITS.items()},
        "waiting": labels.named("setups", record.set_up >> len(tables.pieces)),
        "gone": [labels.named("setups", record.gone), labels.named("pieces", record.gone >> len(tables.setups))],
        **{key: labels.named_pairs(pairs, getattr(record, pairs.field)) for key, pairs in _RECORD_PAIRS.items()},
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
        plain_label(labels.pieces[piece.number])
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


# From names


def read_table(tables: CompiledScenario, state: State, labels: Labels, position: Position) -> None:
    """Bring the board, the tokens and the script of a state right after the set-up to a carried position."""
    rest = position.carried
    assert rest is not None
    if len(position.marines) != state.players or position.figures is None or position.hand is None:
        raise PositionError("A game under way has all its marines, figures and cards.")
    if unknown := [area for area in position.areas if area not in tables.area_number]:
        raise PositionError("The scenario has no area {area!r}.", area=unknown[0])
    state.areas = labels.numbered("areas", position.areas) | 1 << tables.start_area
    state.revealed = 0
    for number in each_number(state.areas):
        state.revealed |= tables.area_bits[number]
    for name, of in _STATE_BITS.items():
        setattr(state, name, labels.numbered(of, rest[name]))
    state.doors = labels.numbered("doors", position.doors) | state.smashed
    state.aired &= state.doors
    state.sealed = labels.numbered_pairs(_SEALED, rest["sealed"])
    state.keys = union(1 << number for number, color in enumerate(COLORS) if color in position.keys)
    _lay(tables, state, labels, rest)
    state.course = _record(tables, labels, rest, state.course.fired)
    tokens_on_board.refresh_tokens(tables, state)
    refresh_walkable(state)


def _lay(tables: CompiledScenario, state: State, labels: Labels, rest: Mapping[str, Any]) -> None:
    """Put moved tokens at their place, and record their damage."""
    state.jets &= state.lying
    state.moved = ()
    for name, home, *there in rest["moved"]:
        for number in each_number(labels.numbered("pieces", [(name, home)])):
            spaces = [space_number(tables.terrain.number, (int(at[0]), int(at[1])), name) for at in there]
            state.moved = (*state.moved, (number, *spaces))
    worn = {}
    for name, home, by_wounds, count in rest["worn"]:
        for number in each_number(labels.numbered("pieces", [(name, home)])):
            worn[number if by_wounds else -1 - number] = int(count)
    state.worn = tuple(sorted(worn.items()))
    moved = {number for number, *_ in state.moved}
    for number in each_number(state.lying):
        if not tables.pieces[number].spaces and number not in moved:
            state.lying ^= 1 << number


def _record(tables: CompiledScenario, labels: Labels, rest: Mapping[str, Any], not_drawn: int) -> ScriptRecord:
    setups, tokens = rest["gone"]
    fields: dict[str, Any] = {name: labels.numbered(of, rest[name]) for name, of in _RECORD_BITS.items()}
    redrawn = labels.numbered("happenings", rest.get("redrawn", ()))
    fields["fired"] = fields["fired"] & ~redrawn | not_drawn & redrawn
    fields["set_up"] |= labels.numbered("setups", rest.get("waiting", ())) << len(tables.pieces)
    fields["swaps"] &= union(1 << number for number in tables.stands_for)
    fields["gone"] = labels.numbered("setups", setups) | labels.numbered("pieces", tokens) << len(tables.setups)
    for key, pairs in _RECORD_PAIRS.items():
        fields[pairs.field] = labels.numbered_pairs(pairs, rest[key])
    return ScriptRecord(**fields)


def read_turn(state: State, position: Position, rest: Mapping[str, Any]) -> None:
    """Restore the turn: the stack, and everything that applies to the turn."""
    turn = position.turn or 0
    state.seat = seat = state.players if turn < 0 else turn
    state.marks = tuple(str(mark) for mark in rest["marks"])
    figures = _others(state)
    state.activated = union(1 << figures[place] for place in rest["activated"])
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
