"""Doors: opening, closing, security doors, airlocks, doors with `needs`, exit doors, passages.

Rule: 2004 rulebook p. 9 (doors, security doors), p. 10 (movement actions); 001 (airlocks); B-17, B-33 to B-35, RUL-21,
RUL-23, RUL-24, RUL-55.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import exploration, tokens_on_board
from kneedeep.rules.doom2004.combat import timing_windows, wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.movement import exits, friend_passage
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.script.topics import OPENED
from kneedeep.rules.doom2004.stages import FigureTurn
from kneedeep.rules.doom2004.state import State

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names

SECURITY, AIRLOCK, PASSAGE = "security", "airlock", "passage"


def options(t: CompiledScenario, s: State, figure: int, points: int) -> list[Action]:
    """Return the doors a figure beside them may open or close, and exit doors it may leave by.

    A sentry bot works no doors (B-39).
    """
    beside = 0
    for cell in t.terrain.cells[s.shape[figure]][s.at[figure]]:
        beside |= t.terrain.beside_doors[cell]
    if not beside:
        return []
    found: list[Action] = []
    marine = figure < s.players
    for number in each_number(beside):
        door = t.doors[number]
        is_open = s.doors >> number & 1
        if door.kind == PASSAGE:
            if is_open and door.exit and marine and points >= 1:
                found.append(("leave", number))
            continue
        if points >= t.parameters.door and can_work(t, s, number, marine=marine):
            if not (is_open and across(t, s, number)) and may_spend(t, s, figure, number, points):
                found.append(("close" if is_open else "open", number))
        if is_open and door.exit and marine and points >= 1:
            found.append(("leave", number))
        elif not is_open and marine and door.element.locked_text and _is_news(t, s, number):
            found.append(("try", number))
    return found


def can_work(t: CompiledScenario, s: State, number: int, *, marine: bool) -> bool:
    """Return whether a shut door opens, or an open one shuts, for a marine or for an invader.

    A locked door is worked by nobody. An invader leaves a door open whose `needs` hang on where marines stand: they need
    not hold again. A card seals shut doors alone. Rule: 2004 rulebook p. 9 (doors, security doors), p. 10 (movement
    actions: only when unlocked); RUL-24.
    """
    door = t.doors[number]
    bit = 1 << number
    if s.smashed & bit:
        return False
    if marine and not s.doors & bit and any(sealed == number for sealed, _ in s.sealed):
        return False
    if door.kind == SECURITY and not marine:
        return False
    if s.course.unlocked & bit:
        return True
    if door.key >= 0 and not s.keys >> door.key & 1:
        return False
    if door.kind == SECURITY and door.key < 0:
        return False
    if door.needs is None:
        return True
    if s.doors & bit and not marine and not door.lasting:
        return False
    return script_hooks.holds(t, s, door.needs)


def may_spend(t: CompiledScenario, s: State, figure: int, number: int, points: int) -> bool:
    """Return whether a figure that works a door has the points left that it needs to get out of a taken space. Rule: RUL-21."""
    if friend_passage.ends_free(s, figure):
        return True
    ground = t.terrain.ground(s.doors ^ 1 << number, s.blocked, s.opaque)
    return friend_passage.may_spend(t, s, figure, points - t.parameters.door, ground)


def _is_news(t: CompiledScenario, s: State, number: int) -> bool:
    """Whether the text of a locked door was not read yet and its lock does not hold."""
    return not s.course.fired >> script_hooks.tried_bit(t, number) & 1 and not can_work(
        t, s, number, marine=True
    )


def across(t: CompiledScenario, s: State, number: int) -> list[int]:
    """Return the oversized figures across a door's line, in rising order.

    The rule names invaders; a scenario's own figure on another side is no thinner. Rule: 2004 rulebook p. 9 (doors);
    B-33, RUL-23.
    """
    line = t.doors[number].line
    return [
        figure
        for figure in sorted((*s.squad, *s.crowd, *s.others))
        if s.shape[figure] and any(s.body[figure] >> a & 1 and s.body[figure] >> b & 1 for a, b in line)
    ]


def set_open(t: CompiledScenario, s: State, number: int, figure: int, *, opened: bool) -> None:
    """Open or shut a door, whoever does it, with what hangs on it.

    With an oversized figure across its line it stays open, also for the script. Rule: 2004 rulebook p. 9 (doors); B-33.
    """
    bit = 1 << number
    if bool(s.doors & bit) == opened:
        return
    if not opened and (wide := across(t, s, number)):
        if s.events is not None:
            s.events.append(("kept-open", number, wide[0]))
        return
    first = opened and not s.course.opened & bit
    if opened:
        s.doors |= bit
        if t.doors[number].kind == AIRLOCK:
            s.aired |= bit
        if first:
            s.course = s.course._replace(opened=s.course.opened | bit)
    else:
        s.doors &= ~bit
        s.aired &= ~bit
    tokens_on_board.stand_on(t, s)
    s.changed |= OPENED
    if s.events is not None:
        s.events.append(("door", number, int(opened), figure))
    if opened:
        element = t.doors[number].element
        if first:
            # Read at the door, before what is seen behind it.
            script_hooks.read(s, element.text)
        exploration.look_again(t, s)
        if first:
            script_hooks.happen(t, s, "", element.do, figure)


def _work(t: CompiledScenario, s: State, action: Action) -> None:
    stage: FigureTurn = s.stack[-1]
    figure, number = stage.figure, action[1]
    s.stack[-1] = stage.spend(t.parameters.door)
    timing_windows.offer(t, s, "step" if s.seat == s.players else "marine-step", figure)
    set_open(t, s, number, figure, opened=action[0] == "open")


def _leave(t: CompiledScenario, s: State, action: Action) -> None:
    exits.leave(t, s, s.stack[-1].figure, door=action[1])


def _try(t: CompiledScenario, s: State, action: Action) -> None:
    s.course = s.course._replace(fired=s.course.fired | 1 << script_hooks.tried_bit(t, action[1]))
    script_hooks.read(s, t.doors[action[1]].element.locked_text)


def shut_airlocks(t: CompiledScenario, s: State) -> None:
    """Shut the airlocks that were opened in this turn; an oversized invader across one is killed. Rule: B-35."""
    if not s.aired:
        return
    for number in each_number(s.aired):
        for figure in across(t, s, number):
            wounds.kill(t, s, figure, "airlock")
        set_open(t, s, number, -1, opened=False)
    s.aired = 0


def smash(t: CompiledScenario, s: State, number: int) -> None:
    """Destroy a door for good. Rule: B-34."""
    s.smashed |= 1 << number
    if s.events is not None:
        s.events.append(("smash", number))
    set_open(t, s, number, -1, opened=True)
    tokens_on_board.refresh_tokens(t, s)


def _open_phrase(n: Names, t: CompiledScenario, s: State, door: int) -> str:
    return f"open {n.door(door)} ({t.parameters.door} points)"


def _close_phrase(n: Names, t: CompiledScenario, s: State, door: int) -> str:
    return f"close {n.door(door)} ({t.parameters.door} points)"


_DOOR = (Field("door", "door"),)
ACTIONS = (
    ActionKind("open", _DOOR, _work, "open {door}", phrase=_open_phrase),
    ActionKind("close", _DOOR, _work, "close {door}", phrase=_close_phrase),
    ActionKind("leave", _DOOR, _leave, "leave by {door}"),
    ActionKind("try", _DOOR, _try, "try {door}"),
)
