"""Teleporters, telefrags, ducts, exits by a token.

Rule: 2004 rulebook p. 10 (teleporters, ducts), p. 11 (telefrags); B-42, B-43, RUL-16, RUL-17, RUL-27, RUL-55.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import exploration
from kneedeep.rules.doom2004.combat import wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import order_tokens
from kneedeep.rules.doom2004.movement import exits, figure_steps, friend_passage, teleporters
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import Activation, Arrival, BotTurn, MarineTurn
from kneedeep.rules.doom2004.state import AIM, OFF, State
from kneedeep.rules.doom2004.text.action_text import token_at
from kneedeep.rules.stage import StageKind, no_options

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def options(t: CompiledScenario, s: State, figure: int, points: int) -> list[Action]:
    """Return where a marine or sentry bot on a teleporter may go for 1 point, and exits that he stands on.

    Onto a friend as in passing (RUL-27); never onto a bot that is not active.
    """
    at = s.at[figure]
    if points < 1 or not t.fixtures >> at & 1:
        return []
    found: list[Action] = [
        ("teleport", end.number)
        for end in teleporters.ends_from(t, s, at)
        if _may_arrive(t, s, figure, end.spaces[0], points - 1)
    ]
    if figure < s.players:
        for piece in t.exits:
            if s.lying >> piece.number & 1 and piece.bits >> at & 1:
                needs = piece.element.needs
                if needs is None or script_hooks.holds(t, s, needs):
                    found.append(("exit", piece.number))
    return found


def _may_arrive(t: CompiledScenario, s: State, figure: int, space: int, left: int) -> bool:
    if not friend_passage.may_arrive(s, figure, space):
        return False
    friends = s.marine_bits & ~friend_passage.left_empty(s, figure)
    return not friends >> space & 1 or friend_passage.gets_on(t, s, figure, (space, 0), left)


def _teleport(t: CompiledScenario, s: State, action: Action) -> None:
    stage: MarineTurn | BotTurn = s.stack[-1]
    figure, number = stage.figure, action[1]
    s.stack[-1] = stage.spend(1)._replace(moved=1)
    if figure < s.players and s.order[figure] == AIM:
        order_tokens.remove(t, s, figure)
    piece = t.pieces[number]
    s.stack.append(Arrival("arrival", figure, number, s.watchers))
    if not s.areas >> piece.area & 1:
        exploration.reveal(t, s, piece.area)


def _arrive(t: CompiledScenario, s: State, stage: Arrival) -> bool:
    """Put the marine or bot on the other end, once all there is set up; who watches there since saw no move.

    Rule: 2004 rulebook p. 11 (telefrags); RUL-17, RUL-19.
    """
    figure, number = stage.figure, stage.token
    s.stack.pop()
    piece = t.pieces[number]
    space = piece.spaces[0]
    if figure < s.players:
        for enemy in s.crowd:
            if s.body[enemy] >> space & 1:
                wounds.kill(t, s, enemy, "telefrag")
    if s.at[figure] == OFF:
        return False
    watching = tuple(watcher for watcher in stage.watchers if watcher in s.watchers)
    figure_steps.marine_moves(t, s, figure, space, "teleport", watching)
    if figure < s.players and (t.parameters.pickup_forced or t.parameters.encounter_on_entry):
        figure_steps.enter(t, s, figure)
    first = not s.course.used >> number & 1
    if first:
        s.course = s.course._replace(used=s.course.used | 1 << number)
        script_hooks.happen(t, s, piece.element.text, piece.element.do, figure if figure < s.players else -1)
    return False


def _exit(t: CompiledScenario, s: State, action: Action) -> None:
    exits.leave(t, s, s.stack[-1].figure, token=action[1])


def duct_options(t: CompiledScenario, s: State, figure: int, points: int) -> list[Action]:
    """Return the ducts that a scuttling invader on a duct may hop to: revealed, no marine or bot on it. Rule: B-43."""
    at = s.at[figure]
    if points < 1:
        return []
    return [
        ("hop", space)
        for space in friend_passage.duct_ends(t, s, at)
        if not s.invader_bits >> space & 1 or friend_passage.gets_on(t, s, figure, (space, 0), points - 1)
    ]


def _hop(t: CompiledScenario, s: State, action: Action) -> None:
    stage: Activation = s.stack[-1]
    s.stack[-1] = stage.spend(1)._replace(moved=1)
    figure_steps.invader_moves(t, s, stage.figure, action[1], 0, "duct")


def _teleport_phrase(n: Names, t: CompiledScenario, s: State, token: int) -> str:
    return f"teleport to {token_at(n, t, s, token)}"


ACTIONS = (
    ActionKind("teleport", (Field("to", "token"),), _teleport, "teleport to {to}", phrase=_teleport_phrase),
    ActionKind("exit", (Field("token", "token"),), _exit, "leave by {token}"),
    ActionKind("hop", (Field("to", "space"),), _hop, "through the duct to {to}", group="Move to"),
)
STAGES = (StageKind("arrival", Arrival, _arrive, no_options, ""),)
