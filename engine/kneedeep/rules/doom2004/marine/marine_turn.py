"""A marine's turn: coming back, the action, moving and attacking as it allows, the end of the turn.

Rule: 2004 rulebook p. 6 (the marine turn), p. 9 (respawn); B-01, B-51, RUL-07, RUL-08, RUL-42 to RUL-46, RUL-54, RUL-87.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kneedeep.catalog.turn_numbers import ADVANCE, READY, SPRINT, UNLOAD
from kneedeep.english import counted
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.action_cache import FINISH
from kneedeep.rules.doom2004.board import doors, hazards
from kneedeep.rules.doom2004.combat import timing_windows, wounds
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.marine import (
    encounters,
    equipment,
    marine_attack,
    marine_cards,
    order_tokens,
    orders,
    respawn,
    sentry_bots,
)
from kneedeep.rules.doom2004.movement import figure_steps, friend_passage, teleport
from kneedeep.rules.doom2004.stages import ActionChoice, Breathing, MarineTurn
from kneedeep.rules.doom2004.state import GONE, OFF, ON_BOARD, OUT, WAITING, State
from kneedeep.rules.stage import StageKind

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names

MODES = ("sprint", "unload", "advance", "ready")
SHAKY_POINTS = 2


def _return(t: CompiledScenario, s: State, seat: int) -> None:
    if s.events is not None:
        s.events.append(("turn", seat))
    s.fresh[seat] = 0
    s.marks = ()
    if s.status[seat] == WAITING:
        respawn.begin(t, s, seat)


def _before(t: CompiledScenario, s: State, seat: int) -> None:
    if s.status[seat] == ON_BOARD:
        timing_windows.offer(t, s, "marine-turn", seat)


def _begin_choosing(t: CompiledScenario, s: State, seat: int) -> None:
    if s.status[seat] == ON_BOARD:
        order_tokens.expire(t, s, seat)
        s.stack.append(ActionChoice("choose", seat))


def _end_move(t: CompiledScenario, s: State, seat: int) -> None:
    _stop_moving(t, s, seat)
    if s.at[seat] != OFF and t.enders:
        encounters.meet(t, s, seat)
    if s.healers:
        timing_windows.offer(t, s, "marine-end", seat)


def _suffer_ground(t: CompiledScenario, s: State, seat: int) -> None:
    if s.at[seat] != OFF and (s.hazards | s.burning) & s.body[seat]:
        before = s.left[seat]
        hazards.end_turn(t, s, seat, moved="moved" in s.marks)
        if s.left[seat] < before:
            timing_windows.offer(t, s, "marine-end", seat)


def _suffer_air(t: CompiledScenario, s: State, seat: int) -> None:
    if t.airless and s.at[seat] != OFF and hazards.is_airless(t, s, s.at[seat]):
        if s.oxygen[seat]:
            s.stack.append(Breathing("breathe", seat))
        else:
            wounds.wound(t, s, seat, t.parameters.airless, "airless")


def _fade(t: CompiledScenario, s: State, seat: int) -> None:
    equipment.fade(t, s, seat)
    doors.shut_airlocks(t, s)
    s.marks = ()


STEPS = (
    _return,
    _before,
    _begin_choosing,
    _end_move,
    _suffer_ground,
    _suffer_air,
    _fade,
    sentry_bots.begin,
)
"""The steps of a turn, in order; the third part of a `turn` stage is the next one. Rule: RUL-07, RUL-08."""
RETURN, BEFORE, CHOOSE, ENCOUNTER, GROUND, AIR, FADE, BOTS = range(len(STEPS))


def is_out(s: State, seat: int) -> bool:
    """Return whether a marine has no more turns."""
    return s.status[seat] in (GONE, OUT)


def _stop_moving(t: CompiledScenario, s: State, seat: int) -> None:
    if s.at[seat] != OFF and not friend_passage.ends_free(s, seat):
        figure_steps.send_back(t, s, seat)


def _choose_run(t: CompiledScenario, s: State, stage: ActionChoice) -> bool:
    s.player = stage.figure
    return True


def _choose_options(t: CompiledScenario, s: State, stage: ActionChoice) -> list[Action]:
    """The four actions, each with so many adrenaline tokens found in earlier turns. Rule: RUL-42, RUL-43."""
    boosts = s.adrenaline[stage.figure] + 1
    found = t.stock.choices.get(boosts)
    if found is None:
        found = t.stock.choices[boosts] = []
        for mode in (SPRINT, UNLOAD, ADVANCE, READY):
            plain = mode == UNLOAD and not t.parameters.adrenaline_unload
            found += [("choose", mode, boost) for boost in range(1 if plain else boosts)]
    return found


def granted(t: CompiledScenario, s: State, seat: int, mode: int, boost: int = 0) -> tuple[int, int]:
    """Return the movement points and attacks of an action, with so many adrenaline tokens. Rule: RUL-42, RUL-43."""
    points = t.parameters.points[mode]
    if points:
        points += marine_cards.added_points(t, s, seat)
        if "shaky" in s.marks:
            points = max(0, points - SHAKY_POINTS)
    attacks = t.play.marine_actions[mode].attacks.value
    if mode == SPRINT and "ground-assault" in s.cards[seat]:
        attacks = 1
    return points + boost * t.parameters.adrenaline, attacks


def _choose(t: CompiledScenario, s: State, action: Action) -> None:
    _, mode, boost = action
    seat = s.stack[-1].figure
    points, attacks = granted(t, s, seat, mode, boost)
    if boost:
        s.adrenaline[seat] -= boost
        if s.events is not None:
            s.events.append(("adrenaline", seat, boost))
            s.events.append(("kit", seat, "adrenaline", s.adrenaline[seat]))
    if s.events is not None:
        s.events.append(("action", seat, mode))
    s.stack[-1] = MarineTurn("marine", seat, mode, points, attacks, 0, 0, 0)


def _run(t: CompiledScenario, s: State, stage: MarineTurn) -> bool:
    s.player = stage.figure
    return True


def _options(t: CompiledScenario, s: State, stage: MarineTurn) -> list[Action]:
    """All that a marine may do in the middle of his turn."""
    seat, mode, points, attacks = stage.figure, stage.mode, stage.points, stage.attacks
    at = s.at[seat]
    free = 0
    found: list[Action] = []
    if points > 0:
        free = figure_steps.marine_free(t, s, seat, points)
        if t.terrain.beside_doors[at]:
            found += doors.options(t, s, seat, points)
        if t.fixtures >> at & 1:
            found += teleport.options(t, s, seat, points)
        if s.ground.beside[at] & s.marine_bits:
            found += equipment.give_options(t, s, seat, points)
        if s.other_bits:
            found += sentry_bots.activate_options(t, s, seat, points)
    if t.usable_pieces:
        found += encounters.use_options(t, s, seat, points)
    if attacks and t.enders and (points > 0 or stage.moved):
        found += encounters.rest_options(t, s, seat, points)
    if attacks:
        found += marine_attack.options(t, s, seat, "attack", melee_only=mode == SPRINT)
    if s.pickable >> at & 1:
        found += equipment.pick_options(t, s, seat)
    if mode == READY or (mode == ADVANCE and not stage.ordered):
        found += orders.place_options(t, s, stage)
    if s.healers:
        found += orders.heal_options(t, s, seat)
    free_end = friend_passage.ends_free(s, seat)
    if not found:
        # Mostly there is nothing but steps and the end of the turn, and such lists are kept.
        return t.stock.steps_finish(at, free) if free_end or not free else t.stock.steps(at, free)
    found = t.stock.steps(at, free) + found
    if free_end:
        found.append(FINISH)
    return found


def _finish(t: CompiledScenario, s: State, action: Action) -> None:
    stage: MarineTurn = s.stack.pop()
    if stage.moved:
        s.marks = (*s.marks, "moved")


def _breathe_run(t: CompiledScenario, s: State, stage: Breathing) -> bool:
    s.player = stage.figure
    return True


def _breathe_options(t: CompiledScenario, s: State, stage: Breathing) -> list[Action]:
    return [("breathe", 1), ("breathe", 0)]


def _breathe(t: CompiledScenario, s: State, action: Action) -> None:
    """Use an oxygen token, or suffer the wounds. Rule: B-37, RUL-34."""
    seat = s.stack.pop().figure
    if action[1]:
        s.oxygen[seat] -= 1
        if s.events is not None:
            s.events.append(("kit", seat, "oxygen", s.oxygen[seat]))
    else:
        wounds.wound(t, s, seat, t.parameters.airless, "airless")


def _choose_phrase(n: Names, t: CompiledScenario, s: State, mode: int, boost: int = 0) -> str:
    points, attacks = granted(t, s, s.player, mode)
    parts = [counted(points, "point")] if points else []
    parts += [counted(attacks, "attack")] if attacks else []
    if not (points or boost or marine_attack.options(t, s, s.player, "attack")):
        parts = [", ".join((*parts, "nothing to attack"))]
    joined = " and " if mode <= ADVANCE else " or "
    extra = f", with {boost} adrenaline for {boost * t.parameters.adrenaline} points more" if boost else ""
    return f"{MODES[mode]} ({joined.join(parts)}{'; place an order' if mode > ADVANCE else ''}){extra}"


def _breathe_phrase(n: Names, t: CompiledScenario, s: State, oxygen: int) -> str:
    return "use an oxygen token" if oxygen else f"suffer {t.parameters.airless} wounds"


def _marine_situation(n: Names, t: CompiledScenario, s: State, stage: MarineTurn) -> str:
    return (
        f"{MODES[stage.mode]}: {counted(stage.points, 'point')} and {counted(stage.attacks, 'attack')} left"
    )


ACTIONS = (
    ActionKind(
        "choose",
        (Field("mode", "mode"), Field("adrenaline", "number")),
        _choose,
        "{mode}",
        phrase=_choose_phrase,
    ),
    ActionKind("finish", (), _finish, "end the turn"),
    ActionKind(
        "breathe", (Field("oxygen", "number"),), _breathe, "use oxygen: {oxygen}", phrase=_breathe_phrase
    ),
)
STAGES = (
    StageKind("choose", ActionChoice, _choose_run, _choose_options, "Which action does the marine take?"),
    StageKind("marine", MarineTurn, _run, _options, "What does the marine do?", situation=_marine_situation),
    StageKind("breathe", Breathing, _breathe_run, _breathe_options, "An oxygen token, or wounds?"),
)
