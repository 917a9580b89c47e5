"""Doors: opening, closing, security doors, airlocks, doors with `needs`, exit doors, passages.

Rule: 2004 rulebook p. 9 (doors, security doors), p. 10 (movement actions); 001 (airlocks); B-17, B-33 to B-35, RUL-21,
RUL-23, RUL-24, RUL-55.
"""

from collections.abc import Callable
from functools import partial

from kneedeep.rules.amounts import points as points_text
from kneedeep.rules.amounts import points_left
from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.actions import Action, AtDoor
from kneedeep.rules.doom2004.areas import exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.event_texts import board_events
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.movement import exits
from kneedeep.rules.doom2004.names.game_names import Names, called
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureTurn, State, action_kind, each_number
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.tables.door_pieces import DoorPiece
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.doom2004.tables.topics import OPENED
from kneedeep.rules.doom2004.turn_budget import turn_of
from kneedeep.rules.numbers import DoorNumber, each_door
from kneedeep.support.translation import later, tr, translatable

SECURITY, AIRLOCK, PASSAGE = "security", "airlock", "passage"


def options(tables: CompiledScenario, state: State, figure: int, points: int) -> list[Action]:
    """The doors that an adjacent figure may open or close, and the exit doors it may leave by.

    A sentry bot can't open or close doors (B-39).
    """
    beside = 0
    for cell in tables.terrain.cells[state.shape[figure]][state.at[figure]]:
        beside |= tables.terrain.beside_doors[cell]
    if not beside:
        return []
    found: list[Action] = []
    marine = figure < state.players
    for number in each_door(beside):
        door = tables.doors[number]
        is_open = state.doors >> number & 1
        if door.kind == PASSAGE:
            if is_open and door.exit and marine and points >= 1:
                found.append(("leave", number))
            continue
        if points >= tables.parameters.door and can_work(tables, state, number, marine=marine):
            if not (is_open and across(tables, state, number)) and may_spend(tables, state, figure, number, points):
                found.append(("close" if is_open else "open", number))
        if is_open and door.exit and marine and points >= 1:
            found.append(("leave", number))
        elif not is_open and marine and door.element.locked_text and _is_news(tables, state, number):
            found.append(("try", number))
    return found


def can_work(tables: CompiledScenario, state: State, number: int, *, marine: bool) -> bool:
    """True if a marine or an invader can open a shut door, or shut an open one.

    Nobody can open or shut a locked door. An invader never shuts a door if its `needs` depend on the marines' places:
    they may not hold later. A card seals only shut doors. Rule: 2004 rulebook p. 9 (doors, security doors), p. 10
    (movement actions: only when unlocked); RUL-24.
    """
    door = tables.doors[number]
    bit = 1 << number
    if state.smashed & bit:
        return False
    if marine and not state.doors & bit and any(sealed == number for sealed, _ in state.sealed):
        return False
    if door.kind == SECURITY and not marine:
        return False
    if state.course.unlocked & bit:
        return True
    if door.key >= 0 and not state.keys >> door.key & 1:
        return False
    if door.kind == SECURITY and door.key < 0:
        return False
    if door.needs is None:
        return True
    if state.doors & bit and not marine and not door.lasting:
        return False
    return script_hooks.holds(tables, state, door.needs)


def may_spend(tables: CompiledScenario, state: State, figure: int, number: int, points: int) -> bool:
    """True if a figure that opens or shuts a door keeps enough points to leave a taken space. Rule: RUL-21."""
    if friend_passage.ends_free(state, figure):
        return True
    ground = tables.terrain.ground(state.doors ^ 1 << number, state.blocked, state.opaque)
    return friend_passage.may_spend(tables, state, figure, points - tables.parameters.door, ground)


def _is_news(tables: CompiledScenario, state: State, number: int) -> bool:
    """True if a marine can't open or shut the door and its text for a locked door was not read yet."""
    return not state.course.fired >> script_hooks.tried_bit(tables, number) & 1 and not can_work(
        tables, state, number, marine=True
    )


def across(tables: CompiledScenario, state: State, number: int) -> list[int]:
    """The oversized figures across a door's line, in rising order.

    The rule names invaders. A scenario's own figures of another side count too. Rule: 2004 rulebook p. 9 (doors); B-33,
    RUL-23.
    """
    line = tables.doors[number].line
    return [
        figure
        for figure in sorted((*state.squad, *state.crowd, *state.others))
        if state.shape[figure] and any(state.body[figure] >> a & 1 and state.body[figure] >> b & 1 for a, b in line)
    ]


def set_open(tables: CompiledScenario, state: State, number: int, figure: int, *, opened: bool) -> None:
    """Open or shut a door with all its effects.

    With an oversized figure across its line it stays open, even for the script. Rule: 2004 rulebook p. 9 (doors); B-33.
    """
    bit = 1 << number
    if bool(state.doors & bit) == opened:
        return
    if not opened and (wide := across(tables, state, number)):
        state.tell(board_events.KeptOpen("kept-open", number, wide[0]))
        return
    first = opened and not state.course.opened & bit
    if opened:
        state.doors |= bit
        if tables.doors[number].kind == AIRLOCK:
            state.aired |= bit
        if first:
            state.course = state.course._replace(opened=state.course.opened | bit)
    else:
        state.doors &= ~bit
        state.aired &= ~bit
    tokens_on_board.stand_on(tables, state)
    state.changed |= OPENED
    if state.events is not None:
        state.events.append(board_events.Door("door", number, int(opened), figure))
    if opened:
        element = tables.doors[number].element
        if first:
            # The door's text is read before the text of the area behind it.
            script_hooks.read(state, element.text)
        exploration.look_again(tables, state)
        if first:
            script_hooks.happen(tables, state, "", element.do, figure)


def _work(tables: CompiledScenario, state: State, action: AtDoor) -> None:
    stage: FigureTurn = state.stack[-1]
    kind, door = action
    state.stack[-1] = stage.spend(tables.parameters.door)
    timing_windows.offer(tables, state, "step" if state.seat == state.players else "marine-step", stage.figure)
    set_open(tables, state, door, stage.figure, opened=kind == "open")


def _leave(tables: CompiledScenario, state: State, action: AtDoor) -> None:
    _, door = action
    exits.leave(tables, state, state.stack[-1].figure, door=door)


def _try(tables: CompiledScenario, state: State, action: AtDoor) -> None:
    _, door = action
    state.course = state.course._replace(fired=state.course.fired | 1 << script_hooks.tried_bit(tables, door))
    script_hooks.read(state, tables.doors[door].element.locked_text)


def shut_airlocks(tables: CompiledScenario, state: State) -> None:
    """Shut the airlocks opened in this turn. An oversized invader across one is killed. Rule: B-35."""
    if not state.aired:
        return
    for number in each_number(state.aired):
        for figure in across(tables, state, number):
            wounds.kill(tables, state, figure, "airlock")
        set_open(tables, state, number, -1, opened=False)
    state.aired = 0


def smash(tables: CompiledScenario, state: State, number: int) -> None:
    """Destroy a door for good. Rule: B-34."""
    state.smashed |= 1 << number
    state.tell(board_events.Smash("smash", number))
    set_open(tables, state, number, -1, opened=True)
    tokens_on_board.refresh_tokens(tables, state)


def _why_not_worked(state: State, piece: DoorPiece, door: int, *, shut: bool) -> str:
    """The reason in a door's state why it can't be opened (`shut`: shut)."""
    if piece.kind == PASSAGE:
        return translatable("A passage opens by itself.")
    if state.smashed >> door & 1:
        return translatable("That door is destroyed and stays open.")
    if bool(state.doors >> door & 1) == shut:
        return ""
    return translatable("The door is already shut.") if shut else translatable("The door is already open.")


def why_no_door(tables: CompiledScenario, state: State, figure: int, door: int, *, shut: bool) -> str:
    """The reason why a figure can't open a door (`shut`: shut it). Empty if the door allows it."""
    if figure < 0:
        return ""
    n = Names(tables, state)
    piece, marine = tables.doors[door], figure < state.players
    points, cost = turn_of(tables, state, figure).points, tables.parameters.door
    if figure >= state.players and (tables.kinds[state.kind[figure]].side != "invaders" or state.owner[figure] >= 0):
        return translatable("{who} can't open or shut doors.", who=called(n, figure))
    if not piece.touching & state.body[figure]:
        return translatable("Only a figure next to a door can open or shut it.")
    if why := _why_not_worked(state, piece, door, shut=shut):
        return why
    if piece.kind == SECURITY and not marine:
        return translatable("Invaders can't open security doors.")
    if shut and (there := across(tables, state, door)):
        return translatable("{who} stands across it.", who=called(n, there[0]))
    if not can_work(tables, state, door, marine=marine):
        return why_locked(tables, state, door)
    if points < cost:
        return translatable("A door costs {cost}, {rest}.", cost=points_text(cost), rest=points_left(points))
    if not may_spend(tables, state, figure, door, points):
        return translatable("{who} needs its last points to reach an empty space.", who=called(n, figure))
    return ""


def why_locked(tables: CompiledScenario, state: State, door: int) -> str:
    """The public reason why a door is locked."""
    piece = tables.doors[door]
    if any(sealed == door for sealed, _ in state.sealed):
        return translatable("A card keeps the door sealed.")
    if piece.key >= 0 and not state.keys >> piece.key & 1:
        return translatable("That door needs the {color} key.", color=COLORS[piece.key])
    return piece.element.locked_text or translatable("That door is locked.")


def _work_phrase(text: str) -> Callable[[Names, CompiledScenario, State, DoorNumber], str]:
    return lambda n, tables, _, door: tr(text, door=n.door(door), door2=tables.parameters.door)


ACTIONS = (
    action_kind(
        "open", _work, _work_phrase(later("open {door} ({door2} points)")), why_not=partial(why_no_door, shut=False)
    ),
    action_kind(
        "close", _work, _work_phrase(later("close {door} ({door2} points)")), why_not=partial(why_no_door, shut=True)
    ),
    action_kind("leave", _leave),
    action_kind("try", _try),
)
