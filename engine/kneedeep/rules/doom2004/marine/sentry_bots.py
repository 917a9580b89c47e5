"""Sentry bots: activating them, their turn right after their marine's; a scenario's own figures on the marines' side.

Rule: 001 (sentry bots); B-38, B-39, RUL-56. No printed rule knows other figures on the marines' side: those of
`figure_types` move and attack like bots, by their own numbers, after the last marine's turn, led by the first marine;
oversized ones attack only. Like bots they use teleporters and work no doors (B-39): marines open for them. Neutral figures stay where they are and may be attacked by both sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board.figures import is_bot_off, refresh_sides
from kneedeep.rules.doom2004.combat import attack_terms, targeting
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.movement import figure_steps, friend_passage, teleport
from kneedeep.rules.doom2004.stages import KIND_ARMS, BotTurn, MarineTurn
from kneedeep.rules.doom2004.state import GONE, OFF, State
from kneedeep.rules.doom2004.text.action_text import figure_at, strike_text, turn_left
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def activate_options(t: CompiledScenario, s: State, seat: int, points: int) -> list[Action]:
    """Return the sentry bots beside a marine that he may activate for 2 points; 2 at a time."""
    if points < t.parameters.bot_activation or s.owner.count(seat) >= t.parameters.bots:
        return []
    if not friend_passage.may_spend(t, s, seat, points - t.parameters.bot_activation):
        return []
    beside = s.ground.beside[s.at[seat]]
    return [("wake", figure) for figure in s.others if is_bot_off(t, s, figure) and s.body[figure] & beside]


def _wake(t: CompiledScenario, s: State, action: Action) -> None:
    stage: MarineTurn = s.stack[-1]
    seat, figure = stage.figure, action[1]
    s.stack[-1] = stage.spend(t.parameters.bot_activation)
    s.owner[figure] = seat
    refresh_sides(t, s)
    if s.events is not None:
        s.events.append(("bot", figure, seat))


def begin(t: CompiledScenario, s: State, seat: int) -> None:
    """Let a marine's bots take their turns, one by one, also when he was fragged in this turn."""
    if s.status[seat] == GONE:
        return
    for figure in reversed(s.squad):
        if s.owner[figure] == seat and s.at[figure] != OFF:
            s.stack.append(BotTurn("bot", figure, t.kinds[t.bot_kind].move, 1, 0))


def begin_allies(t: CompiledScenario, s: State) -> None:
    """Let a scenario's own figures on the marines' side take their turns, one by one."""
    for figure in sorted(s.squad, reverse=True):
        if figure >= s.players and s.owner[figure] < 0:
            kind = t.kinds[s.kind[figure]]
            s.stack.append(BotTurn("bot", figure, kind.move, 2 if kind.double_attack else 1, 0))


def _run(t: CompiledScenario, s: State, stage: BotTurn) -> bool:
    s.player = attack_terms.controller(s, stage.figure)
    return True


def _options(t: CompiledScenario, s: State, stage: BotTurn) -> list[Action]:
    figure, points = stage.figure, stage.points
    found: list[Action] = []
    if points > 0 and not s.shape[figure]:
        found += t.stock.steps(s.at[figure], figure_steps.marine_free(t, s, figure, points))
        found += teleport.options(t, s, figure, points)
    arms = t.kinds[s.kind[figure]].arms
    if stage.attacks and arms is not None and figure not in s.sharing:
        found += [("shoot", space, target) for space, target in targeting.targets(t, s, figure, arms)]
    if friend_passage.ends_free(s, figure) or not found:
        found.append(("done",))
    return found


def _shoot(t: CompiledScenario, s: State, action: Action) -> None:
    stage: BotTurn = s.stack[-1]
    s.stack[-1] = stage._replace(attacks=stage.attacks - 1)
    attack_terms.declare(t, s, stage.figure, KIND_ARMS, action[1], action[2], aimed=0, free=0)


def _wake_phrase(n: Names, t: CompiledScenario, s: State, figure: int) -> str:
    return f"activate {figure_at(n, s, figure)} ({t.parameters.bot_activation} points)"


ACTIONS = (
    ActionKind(
        "wake",
        (Field("figure", "figure"),),
        _wake,
        "activate {figure}",
        group="Activate",
        phrase=_wake_phrase,
    ),
    ActionKind(
        "shoot",
        (Field("space", "space"), Field("target", "figure")),
        _shoot,
        "attack {space}",
        group="Attack",
        phrase=strike_text,
    ),
)
STAGES = (
    StageKind("bot", BotTurn, _run, _options, "What does the marines' figure do?", situation=turn_left),
)
