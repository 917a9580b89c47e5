"""Encounters and bodies: what happens to the marine who ends his move there; things of a scenario's own that are used.

Rule: 2004 rulebook p. 3 (encounters); B-44, RUL-54, RUL-99; scenario format, `token_types`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat import timing_windows
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.movement import friend_passage
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.script.topics import USED
from kneedeep.rules.doom2004.stages import FigureTurn, MarineTurn
from kneedeep.rules.doom2004.state import State
from kneedeep.rules.doom2004.text.action_text import token_at

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def waiting_at(t: CompiledScenario, s: State, space: int) -> list[int]:
    """Return the encounters and bodies on a space that nobody has used."""
    if not t.ender_bits >> space & 1 and not s.moved:
        return []
    return [
        number
        for number in tokens_on_board.lying_at(t, s, space)
        if t.pieces[number].type.use == "end" and not s.course.used >> number & 1
    ]


def meet(t: CompiledScenario, s: State, seat: int) -> None:
    """Let a marine meet what waits where he ends his move; the token stays when its `needs` fails. Rule: RUL-99."""
    waiting = waiting_at(t, s, s.at[seat])
    for number in waiting:
        element = t.pieces[number].element
        if element.needs is not None and not script_hooks.holds(t, s, element.needs):
            script_hooks.read(s, element.locked_text)
            continue
        if s.events is not None:
            s.events.append(("encounter", seat, number))
        s.course = s.course._replace(used=s.course.used | 1 << number)
        tokens_on_board.take_off(t, s, number, "used")
        s.changed |= USED
        script_hooks.happen(t, s, element.text, element.do, seat)
    if waiting:
        tokens_on_board.refresh_tokens(t, s)


def rest_options(t: CompiledScenario, s: State, seat: int, points: int) -> list[Action]:
    """Return the choice to end the move on an encounter, an attack still allowed. Rule: RUL-54.

    Without a point left only when it serves him: trying again would change nothing. He ends no move in a taken space.
    """
    if not friend_passage.ends_free(s, seat):
        return []
    for number in waiting_at(t, s, s.at[seat]):
        needs = t.pieces[number].element.needs
        if points > 0 or needs is None or script_hooks.holds(t, s, needs):
            return [("rest",)]
    return []


def _rest(t: CompiledScenario, s: State, action: Action) -> None:
    stage: MarineTurn = s.stack[-1]
    s.stack[-1] = stage._replace(points=0)
    timing_windows.offer(t, s, "marine-step", stage.figure)
    meet(t, s, stage.figure)


def use_options(t: CompiledScenario, s: State, figure: int, points: int) -> list[Action]:
    """Return a scenario's own things that a figure may use from where it stands."""
    if not t.usable_pieces:
        return []
    who = "marines" if figure < s.players else "invaders"
    beside = 0
    for cell in t.terrain.cells[s.shape[figure]][s.at[figure]]:
        beside |= s.ground.beside[cell]
    worn = dict(s.worn)
    found: list[Action] = []
    for piece in t.usable_pieces:
        if not s.lying >> piece.number & 1 or piece.use_who not in ("any", who) or piece.cost > points:
            continue
        reach = s.body[figure] | (beside if piece.use_from == "adjacent" else 0)
        if (
            reach & tokens_on_board.bits_of(t, s, piece.number)
            and worn.get(-1 - piece.number, 0) < piece.uses
        ):
            if piece.element.needs is None or script_hooks.holds(t, s, piece.element.needs):
                if not piece.cost or friend_passage.may_spend(t, s, figure, points - piece.cost):
                    found.append(("use", piece.number))
    return found


def _use(t: CompiledScenario, s: State, action: Action) -> None:
    stage: FigureTurn = s.stack[-1]
    figure, number = stage.figure, action[1]
    piece = t.pieces[number]
    if piece.cost:
        s.stack[-1] = stage.spend(piece.cost)
    worn = dict(s.worn)
    worn[-1 - number] = worn.get(-1 - number, 0) + 1
    s.worn = tuple(sorted(worn.items()))
    if s.events is not None:
        s.events.append(("use", figure, number))
    timing_windows.offer(t, s, "step" if s.seat == s.players else "marine-step", figure)
    s.changed |= USED
    if not s.course.used >> number & 1:
        s.course = s.course._replace(used=s.course.used | 1 << number)
        script_hooks.happen(t, s, piece.element.text, piece.element.do, figure if figure < s.players else -1)


def _use_phrase(n: Names, t: CompiledScenario, s: State, token: int) -> str:
    return f"use {token_at(n, t, s, token)}"


ACTIONS = (
    ActionKind("rest", (), _rest, "end the move here"),
    ActionKind("use", (Field("token", "token"),), _use, "use {token}", phrase=_use_phrase),
)
