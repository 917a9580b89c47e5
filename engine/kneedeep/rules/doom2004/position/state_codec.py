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


def encode_state(game: Doom2004Game, s: State, on: Doom2004Game) -> Position:
    """Return the position of a state, in the names of the scenario it is carried to. Raises UndecidedError."""
    t = game.tables(s.players)
    labels = Labels(t, names_of(on.scenario))
    areas = tuple(labels.areas[number] for number in each_number(s.areas) if labels.areas[number])
    tokens, figures = _added(t, on.tables(s.players), areas) if on is not game else ([], [])
    rest = _rest(t, s, labels)
    rest["lying"] += tokens
    return Position(
        round=s.round,
        turn=INVADER if s.seat == s.players else s.seat,
        marines=tuple(_marine(t, s, labels, seat) for seat in range(s.players)),
        areas=areas,
        doors=tuple(labels.doors[number] for number in each_number(s.doors) if labels.doors[number]),
        keys=tuple(COLORS[number] for number in each_number(s.keys)),
        figures=(
            *(_figure(t, s, labels, figure) for figure in range(s.players, len(s.at)) if s.at[figure] != OFF),
            *figures,
        ),
        hand=tuple(t.cards[card].id for card in s.hand),
        frags=s.frags,
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


def _marine(t: CompiledScenario, s: State, labels: Labels, seat: int) -> Marine:
    at = s.at[seat] if s.at[seat] != OFF else s.fragged_at[seat]
    return Marine(
        at=t.terrain.spaces[at] if at != OFF else None,
        status=_STATUS[s.status[seat]],
        wounds=s.left[seat],
        armor=s.armor[seat],
        ammo=tuple(s.ammo[3 * seat : 3 * seat + 3]),
        weapons=tuple(t.weapons[number].id for number in equipment.weapon_tokens(s, seat)),
        cards=s.cards[seat],
        order=ORDERS[s.order[seat]],
        adrenaline=s.adrenaline[seat],
        oxygen=s.oxygen[seat],
        charge=s.charge[seat],
        berserk=s.berserk[seat],
        items=tuple(labels.pieces[number][0] for number in s.items[seat] if labels.pieces[number][0]),
    )


def _figure(t: CompiledScenario, s: State, labels: Labels, figure: int) -> Figure:
    setup = s.setup[figure]
    return Figure(
        kind=t.kinds[s.kind[figure]].id,
        at=t.terrain.spaces[s.at[figure]],
        turned=s.shape[figure] == STANDING,
        wounds=s.left[figure],
        name=labels.setups[setup][0] if setup >= 0 else "",
        owner=s.owner[figure],
    )


def _rest(t: CompiledScenario, s: State, labels: Labels) -> dict[str, Any]:
    """What else there is of a game under way, as plain data."""
    spaces = t.terrain.spaces
    course = s.course
    figures = [figure for figure in range(s.players, len(s.at)) if s.at[figure] != OFF]
    place = {figure: number for number, figure in enumerate(figures)}
    return {
        "stage": _stage(t, s, place),
        "activated": [place[figure] for figure in each_number(s.activated) if figure in place],
        "started": s.started,
        "spawn_cards": s.spawn_cards,
        "marks": list(s.marks),
        "fresh": list(s.fresh),
        "back_in": list(s.back_in),
        "lying": _labelled(labels.pieces, s.lying),
        "moved": [
            [*_label(labels.pieces[number]), *(list(spaces[space]) for space in there)]
            for number, *there in s.moved
            if labels.pieces[number][0]
        ],
        "worn": [
            [*_label(labels.pieces[number if number >= 0 else -1 - number]), int(number >= 0), count]
            for number, count in s.worn
            if labels.pieces[number if number >= 0 else -1 - number][0]
        ],
        "jets": _labelled(labels.pieces, s.jets),
        "smashed": _labelled(labels.doors, s.smashed),
        "aired": _labelled(labels.doors, s.aired),
        "sealed": [[labels.doors[door], until] for door, until in s.sealed if labels.doors[door]],
        "discard": [t.cards[card].id for card in s.discard],
        "deck": [t.cards[card].id for card in s.deck],
        **{
            name: _labelled(labels.pieces, getattr(course, name) & (1 << len(t.pieces)) - 1)
            for name in _PIECES
        },
        "waiting": _labelled(labels.setups, course.set_up >> len(t.pieces)),
        "gone": [
            _labelled(labels.setups, course.gone & (1 << len(t.setups)) - 1),
            _labelled(labels.pieces, course.gone >> len(t.setups)),
        ],
        "flags": [flag for flag, number in t.flag_number.items() if course.flags >> number & 1],
        "fired": _labelled(labels.happenings, course.fired),
        "opened": _labelled(labels.doors, course.opened),
        "unlocked": _labelled(labels.doors, course.unlocked),
        "active": _labelled(labels.switched, course.active),
        "inactive": _labelled(labels.switched, course.inactive),
        "judged": [t.questions[number] for number in each_number(course.judged)],
        "swaps": [t.kinds[number].id for number in each_number(course.swaps)],
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
            if (name := labels.happenings[t.fired_deadline + number])
        ],
    }


def _stage(t: CompiledScenario, s: State, place: Mapping[int, int]) -> dict[str, Any]:
    """Whose decision it is, in a turn or an activation. Raises UndecidedError in the middle of anything else."""
    stages = [stage for stage in s.stack if not isinstance(stage, PlayerTurn)]
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


def decode_state(game: Doom2004Game, t: CompiledScenario, s: State, position: Position) -> None:
    """Bring a state right after the set-up to a carried position. Raises PositionError for what does not fit."""
    try:
        _put_in(game, t, s, position)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(
            f"The position can't be read: what it carries is not as written ({error})."
        ) from error


def _put_in(game: Doom2004Game, t: CompiledScenario, s: State, position: Position) -> None:
    rest = position.carried
    assert rest is not None
    labels = Labels(t)
    if len(position.marines) != s.players or position.figures is None or position.hand is None:
        raise PositionError("A game under way has all its marines, figures and cards.")
    unknown = [area for area in position.areas if area not in t.area_number]
    if unknown:
        raise PositionError(f"The scenario has no area {unknown[0]!r}.")
    s.areas = sum(1 << t.area_number[area] for area in set(position.areas)) | 1 << t.start_area
    s.revealed = 0
    for number in each_number(s.areas):
        s.revealed |= t.area_bits[number]
    s.smashed = _bits(labels.doors, rest["smashed"])
    s.doors = _bits(labels.doors, position.doors) | s.smashed
    s.aired = _bits(labels.doors, rest["aired"]) & s.doors
    s.sealed = tuple(
        (labels.doors.index(name), int(until)) for name, until in rest["sealed"] if name in labels.doors
    )
    s.keys = sum(1 << COLORS.index(color) for color in set(position.keys) if color in COLORS)
    _lay(t, s, labels, rest)
    s.course = _course(t, s, labels, rest)
    tokens_on_board.refresh_tokens(t, s)
    refresh_walkable(s)
    for seat in range(s.players):
        equipment.hold_weapons(s, seat, ())
        s.order[seat] = 0
    s.guards = s.healers = 0
    _cards(t, s, position, rest)
    placement.equip(t, s, labels, position.marines)
    for seat in range(s.players):
        s.fresh[seat] = int(rest["fresh"][seat])
    stage = rest["stage"]
    passing = placement.place_figures(t, s, labels, position.figures, stage.get("figure"))
    placement.place_marines(t, s, position.marines, position.turn if stage["at"] == "marine" else passing)
    for seat in range(s.players):
        s.back_in[seat] = int(rest["back_in"][seat])
    s.frags, s.round, s.ended = position.frags, position.round, position.round - 1
    exploration.look_again(t, s)
    s.changed = t.topics
    placement.run_on(game, s)
    placement.refuse_end(s)
    _go_on(game, t, s, position, rest)


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


def _lay(t: CompiledScenario, s: State, labels: Labels, rest: Mapping[str, Any]) -> None:
    s.lying = _mask(_numbers(labels.pieces, rest["lying"]))
    s.jets = _mask(_numbers(labels.pieces, rest["jets"])) & s.lying
    s.moved = ()
    for name, home, *there in rest["moved"]:
        for number in _numbers(labels.pieces, [(name, home)]):
            spaces = [placement.space_number(t, (int(at[0]), int(at[1])), name) for at in there]
            s.moved = (*s.moved, (number, *spaces))
    worn = {}
    for name, home, by_wounds, count in rest["worn"]:
        for number in _numbers(labels.pieces, [(name, home)]):
            worn[number if by_wounds else -1 - number] = int(count)
    s.worn = tuple(sorted(worn.items()))
    homeless = [
        number
        for number in each_number(s.lying)
        if not t.pieces[number].spaces and number not in {moved for moved, *_ in s.moved}
    ]
    s.lying &= ~_mask(homeless)


def _course(t: CompiledScenario, s: State, labels: Labels, rest: Mapping[str, Any]) -> ScriptRecord:
    pieces = {name: _mask(_numbers(labels.pieces, rest[name])) for name in _PIECES}
    pieces["set_up"] |= _mask(_numbers(labels.setups, rest.get("waiting", []))) << len(t.pieces)
    setups, tokens = rest["gone"]
    gone = _mask(_numbers(labels.setups, setups)) | _mask(_numbers(labels.pieces, tokens)) << len(t.setups)
    kinds = [t.kind_number[kind] for kind in rest["swaps"] if t.kind_number.get(kind, -1) in t.stands_for]
    return ScriptRecord(
        flags=sum(1 << t.flag_number[flag] for flag in set(rest["flags"]) if flag in t.flag_number),
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
                (t.area_number[area], int(rounds)) for area, rounds in rest["held"] if area in t.area_number
            )
        ),
        started=tuple(
            sorted(
                (labels.happenings.index(name) - t.fired_deadline, int(since))
                for name, since in rest["deadlines"]
                if name in labels.happenings
            )
        ),
        judged=sum(1 << t.questions.index(one) for one in set(rest["judged"]) if one in t.questions),
        unlocked=_bits(labels.doors, rest["unlocked"]),
        active=_bits(labels.switched, rest["active"]),
        inactive=_bits(labels.switched, rest["inactive"]),
        gone=gone,
        swaps=_mask(kinds),
        **pieces,
    )


def _cards(t: CompiledScenario, s: State, position: Position, rest: Mapping[str, Any]) -> None:
    """The same cards in hand, on the discards and in the deck, which is shuffled anew."""
    assert position.hand is not None
    named = Counter((*position.hand, *rest["discard"], *rest["deck"]))
    numbers = max(
        t.decks, key=lambda cards: sum((Counter(t.cards[card].id for card in cards) & named).values())
    )
    everything = sorted(numbers)
    s.hand = placement.take_cards(t, everything, position.hand)
    s.discard = placement.take_cards(t, everything, tuple(rest["discard"]))
    s.deck = shuffled(s, placement.take_cards(t, everything, tuple(rest["deck"])))
    deck.hold(t, s)


def _go_on(
    game: Doom2004Game, t: CompiledScenario, s: State, position: Position, rest: Mapping[str, Any]
) -> None:
    """Let the turn go on where it was."""
    s.seat = s.players if position.turn < 0 else position.turn
    s.marks = tuple(str(mark) for mark in rest["marks"])
    figures = [figure for figure in range(s.players, len(s.at)) if s.at[figure] != OFF]
    s.activated = _mask(figures[place] for place in rest["activated"])
    s.started, s.spawn_cards = int(rest["started"]), int(rest["spawn_cards"])
    stage = rest["stage"]
    where = stage["at"]
    if where in ("choose", "marine") and not (0 <= position.turn < s.players and s.at[position.turn] != OFF):
        raise PositionError("The marine whose turn it is, is not on the board.")
    if where in ("command", "activation") and position.turn >= 0:
        raise PositionError("Invaders act in the invader's turn only.")
    left = [int(number) for number in stage.get("left", ())]
    if where == "choose":
        s.stack[:] = [PlayerTurn("turn", s.seat, ENCOUNTER), ActionChoice("choose", s.seat)]
    elif where == "marine":
        s.stack[:] = [
            PlayerTurn("turn", s.seat, ENCOUNTER),
            MarineTurn("marine", s.seat, MODES.index(stage["mode"]), *left),
        ]
    elif where in ("command", "activation"):
        s.stack[:] = [PlayerTurn("turn", s.players, LAST), COMMAND]
        if where == "activation":
            s.stack.append(Activation("activation", figures[stage["figure"]], *left))
    else:
        raise PositionError(_NOT_NOW)
    if len(left) not in (0, 5):
        raise PositionError(_NOT_NOW)
    game.settle(s)
    placement.refuse_end(s)
