"""Interruptions in a timing window: the invader plays an event, marines use a guard or heal order.

Rule: 2004 rulebook p. 10 (guard, heal), p. 11 (timing); RUL-01 to RUL-06, RUL-11.
"""

from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.actions import Action, Fire, Plain
from kneedeep.rules.doom2004.cards import event_cards
from kneedeep.rules.doom2004.combat.attack_reasons import why_not_guard
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.marine import marine_attack, orders
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import INVADER, OFF, CompiledScenario, State, Window, action_kind, stage_kind
from kneedeep.rules.doom2004.timing_windows import BITS
from kneedeep.rules.numbers import FigureNumber
from kneedeep.rules.stage import ask, skip
from kneedeep.support.translation import later, tr


def _run(tables: CompiledScenario, state: State, stage: Window) -> bool:
    name, asked = stage.moment, stage.asked
    holders = 0 if name in timing_windows.AFTER_DICE else (state.guards | state.healers) << 1
    if state.windows & BITS.get(name, 0):
        holders |= 1
    while holders >> asked:
        if holders >> asked & 1 and _answers(tables, state, stage, asked):
            if asked != stage.asked:
                state.stack[-1] = stage._replace(asked=asked)
            return ask(state, asked - 1 if asked else INVADER)
        asked += 1
    return skip(state)


def _answers(tables: CompiledScenario, state: State, stage: Window, asked: int) -> list[Action]:
    """The options of the invader (0) or a marine (seat + 1) in a window, except passing."""
    name = stage.moment
    if asked == 0:
        if state.windows & BITS.get(name, 0):
            return event_cards.options(tables, state, name, stage.figure, stage.other)
        return []
    seat = FigureNumber(asked - 1)
    bit = 1 << seat
    found: list[Action] = []
    if state.guards & bit and state.seat == state.players and state.at[seat] != OFF:
        found += marine_attack.options(tables, state, seat, "guard")
    if state.healers & bit:
        found += orders.heal_options(tables, state, seat)
    return found


def _options(tables: CompiledScenario, state: State, stage: Window) -> list[Action]:
    return [*_answers(tables, state, stage, stage.asked), ("pass",)]


def _pass(tables: CompiledScenario, state: State, action: Plain) -> None:
    stage = state.stack[-1]
    if isinstance(stage, Window):
        state.stack[-1] = stage._replace(asked=stage.asked + 1)
    else:
        state.stack.pop()


def _guard(tables: CompiledScenario, state: State, action: Fire) -> None:
    """A marine gives up its guard order for one attack. Rule: 2004 rulebook p. 10 (guard); RUL-04."""
    seat = state.player
    timing_windows.ask_again(state)
    order_tokens.remove(tables, state, seat)
    marine_attack.begin(tables, state, seat, action, free=1)


MOMENTS = {
    "marine-turn": later("before the turn of a marine"),
    "pick-up": later("right after equipment was picked up"),
    "marine-attack": later("right before a marine attacks"),
    "marine-dice": later("the dice of an attack lie on the table"),
    "marine-ammo": later("after an attack that showed no bullet"),
    "activation": later("an invader is activated"),
    "invader-attack": later("an invader attacks"),
    "step": later("an invader has moved"),
    "marine-step": later("between two steps"),
    "marine-end": later("before the end of the turn"),
    "resolved": later("right after an attack"),
    "drawn": later("the invader has drawn"),
    "spawned": later("a spawn card was played"),
    "turn-end": later("the invader's turn ends"),
}
"""The phrase for the moment of each window, by the window's name."""


def _guard_phrase(n: Names, tables: CompiledScenario, state: State, *fire: int) -> str:
    return tr("guard: {phrase}", phrase=marine_attack.phrase(n, tables, state, *fire))


def _pass_phrase(n: Names, tables: CompiledScenario, state: State) -> str:
    if (stage := state.stack[-1].name) == "knocks":
        return tr("knock back nobody")
    if stage == "swapping":
        return tr("no further swap")
    if stage == "called":
        return tr("no further invader")
    return tr("do nothing") if state.player == INVADER else tr("pass")


def _window_situation(n: Names, tables: CompiledScenario, state: State, stage: Window) -> str:
    text = tr(MOMENTS.get(stage.moment, ""))
    return f"{text}: {n.figure(stage.figure)}" if text and stage.figure >= 0 else text


ACTIONS = (action_kind("pass", _pass, _pass_phrase), action_kind("guard", _guard, _guard_phrase, why_not=why_not_guard))
STAGES = (stage_kind("window", Window, _run, _options, situation=_window_situation),)
