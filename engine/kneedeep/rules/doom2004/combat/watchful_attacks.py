"""Watchful invaders: a free attack on every enemy that moves into an adjacent space.

Rule: 2004 rulebook p. 12 (watchful); RUL-19, RUL-28, RUL-29, RUL-36.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.combat import attack_terms
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.stages import KIND_ARMS, WatchfulAttacks
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.doom2004.text.action_text import figure_at
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def alert(t: CompiledScenario, s: State, mover: int, watchers: tuple[int, ...]) -> None:
    """Let those of the watchers attack who have the mover beside them; `watchers` stood there before its move."""
    beside = s.ground.beside[s.at[mover]]
    found = [watcher for watcher in watchers if s.body[watcher] & beside]
    if found:
        s.stack.append(WatchfulAttacks("watch", mover, tuple(found)))


def _able(t: CompiledScenario, s: State, mover: int, watcher: int) -> bool:
    return s.at[watcher] != OFF and attack_terms.can_bite(t, s, watcher, mover)


def _run(t: CompiledScenario, s: State, stage: WatchfulAttacks) -> bool:
    mover, watchers = stage.mover, stage.watchers
    if s.at[mover] != OFF and any(_able(t, s, mover, watcher) for watcher in watchers):
        s.player = INVADER
        return True
    s.stack.pop()
    return False


def _options(t: CompiledScenario, s: State, stage: WatchfulAttacks) -> list[Action]:
    mover, watchers = stage.mover, stage.watchers
    return [("bite", watcher) for watcher in watchers if _able(t, s, mover, watcher)] + [("pass",)]


def _bite(t: CompiledScenario, s: State, action: Action) -> None:
    stage: WatchfulAttacks = s.stack[-1]
    mover = stage.mover
    s.stack[-1] = stage._replace(watchers=tuple(one for one in stage.watchers if one != action[1]))
    if s.events is not None:
        s.events.append(("watchful", action[1]))
    attack_terms.declare(t, s, action[1], KIND_ARMS, s.at[mover], mover, aimed=0, free=1)


def _bite_phrase(n: Names, t: CompiledScenario, s: State, figure: int) -> str:
    return f"free attack by {figure_at(n, s, figure)}"


ACTIONS = (
    ActionKind(
        "bite",
        (Field("figure", "figure"),),
        _bite,
        "free attack by {figure}",
        group="Attack",
        phrase=_bite_phrase,
    ),
)
STAGES = (StageKind("watch", WatchfulAttacks, _run, _options, "Which watchful invader attacks?"),)
