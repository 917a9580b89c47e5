"""Interrupting in a timing window: the invader plays an event, marines use a guard or heal order.

Rule: 2004 rulebook p. 10 (guard, heal), p. 11 (timing); RUL-01 to RUL-06, RUL-11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004 import cards
from kneedeep.rules.doom2004.combat import timing_windows
from kneedeep.rules.doom2004.combat.timing_windows import BITS
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import marine_attack, order_tokens, orders
from kneedeep.rules.doom2004.stages import Window
from kneedeep.rules.doom2004.state import INVADER, OFF, State
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def _run(t: CompiledScenario, s: State, stage: Window) -> bool:
    name, asked = stage.moment, stage.asked
    holders = 0 if name in timing_windows.AFTER_DICE else (s.guards | s.healers) << 1
    if s.windows & BITS.get(name, 0):
        holders |= 1
    while holders >> asked:
        if holders >> asked & 1 and _answers(t, s, stage, asked):
            s.stack[-1] = stage._replace(asked=asked)
            s.player = asked - 1 if asked else INVADER
            return True
        asked += 1
    s.stack.pop()
    return False


def _answers(t: CompiledScenario, s: State, stage: Window, asked: int) -> list[Action]:
    """What the invader (0) or a marine (seat + 1) may do in a window, passing aside."""
    name = stage.moment
    if asked == 0:
        if s.windows & BITS.get(name, 0):
            return cards.options(t, s, name, stage.figure, stage.other)
        return []
    seat = asked - 1
    bit = 1 << seat
    found: list[Action] = []
    if s.guards & bit and s.seat == s.players and s.at[seat] != OFF:
        found += marine_attack.options(t, s, seat, "guard")
    if s.healers & bit:
        found += orders.heal_options(t, s, seat)
    return found


def _options(t: CompiledScenario, s: State, stage: Window) -> list[Action]:
    return [*_answers(t, s, stage, stage.asked), ("pass",)]


def _pass(t: CompiledScenario, s: State, action: Action) -> None:
    stage = s.stack[-1]
    if isinstance(stage, Window):
        s.stack[-1] = stage._replace(asked=stage.asked + 1)
    else:
        s.stack.pop()


def _guard(t: CompiledScenario, s: State, action: Action) -> None:
    """A marine gives up his guard order for one attack. Rule: 2004 rulebook p. 10 (guard); RUL-04."""
    seat = s.player
    timing_windows.ask_again(s)
    order_tokens.remove(t, s, seat)
    marine_attack.begin(t, s, seat, action, free=1)


MOMENTS = {
    "marine-turn": "before the turn of a marine: {}",
    "pick-up": "right after equipment was picked up: {}",
    "marine-attack": "right before a marine attacks: {}",
    "marine-dice": "the dice of an attack lie on the table: {}",
    "marine-ammo": "after an attack that showed no bullet: {}",
    "activation": "an invader is activated: {}",
    "invader-attack": "an invader attacks: {}",
    "step": "an invader has moved: {}",
    "marine-step": "between two steps: {}",
    "marine-end": "before the end of the turn: {}",
    "resolved": "right after an attack: {}",
    "drawn": "the invader has drawn",
    "spawned": "a spawn card was played",
    "turn-end": "the invader's turn ends",
}
"""What a window is about, by its name."""


def _guard_phrase(
    n: Names, t: CompiledScenario, s: State, weapon: int, space: int, target: int = -1, aimed: int = 0
) -> str:
    return f"guard: {marine_attack.phrase(n, t, s, weapon, space, target, aimed)}"


def _pass_phrase(n: Names, t: CompiledScenario, s: State) -> str:
    stage = s.stack[-1].name
    if stage == "knocks":
        return "knock back nobody"
    if stage == "swapping":
        return "no further swap"
    if stage == "called":
        return "no further invader"
    return "do nothing" if s.player == INVADER else "pass"


def _window_situation(n: Names, t: CompiledScenario, s: State, stage: Window) -> str:
    text = MOMENTS.get(stage.moment, "")
    return text.format(n.figure(stage.figure)) if text and stage.figure >= 0 else text.replace(": {}", "")


ACTIONS = (
    ActionKind("pass", (), _pass, "pass", phrase=_pass_phrase),
    ActionKind(
        "guard",
        (
            Field("weapon", "weapon"),
            Field("space", "space"),
            Field("target", "figure"),
            Field("aimed", "number"),
        ),
        _guard,
        "guard: attack {space} with the {weapon}",
        group="Attack",
        phrase=_guard_phrase,
    ),
)
STAGES = (
    StageKind("window", Window, _run, _options, "Does anybody interrupt?", situation=_window_situation),
)
