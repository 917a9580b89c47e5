"""A marine's turn: respawn, choice of action, its moves and attacks, end of the turn.

Rule: 2004 rulebook p. 6 (the marine turn), p. 9 (respawn); B-01, B-51, RUL-07, RUL-08, RUL-42 to RUL-46, RUL-54, RUL-87.
"""

from kneedeep.model.catalog.action_points import ADVANCE, READY, SPRINT, UNLOAD
from kneedeep.rules import game_events
from kneedeep.rules.doom2004 import timing_windows
from kneedeep.rules.doom2004.action_cache import FINISH
from kneedeep.rules.doom2004.actions import Action, Choose, Numbered, Plain
from kneedeep.rules.doom2004.event_texts import figure_events, kit_events
from kneedeep.rules.doom2004.harm import hazards, wounds
from kneedeep.rules.doom2004.kit import order_tokens
from kneedeep.rules.doom2004.marine import encounters, equipment, marine_attack, orders, respawn
from kneedeep.rules.doom2004.movement import doors, figure_steps, teleport
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, Seat, action_kind, ask_figure, stage_kind
from kneedeep.rules.doom2004.passage import friend_passage
from kneedeep.rules.doom2004.stages import ActionChoice, Breathing, MarineTurn
from kneedeep.rules.doom2004.state import GONE, OFF, ON_BOARD, OUT, WAITING, State
from kneedeep.rules.doom2004.turn_budget import MODES, granted
from kneedeep.rules.doom2004.turns import sentry_bots
from kneedeep.support.translation import tr, tr_count, translated


def _return(tables: CompiledScenario, state: State, seat: Seat) -> None:
    state.tell(game_events.Turn("turn", seat))
    state.fresh[seat] = 0
    state.marks = ()
    if state.status[seat] == WAITING:
        respawn.begin(tables, state, seat)


def _before(tables: CompiledScenario, state: State, seat: Seat) -> None:
    if state.status[seat] == ON_BOARD:
        timing_windows.offer(tables, state, "marine-turn", seat)


def _begin_choosing(tables: CompiledScenario, state: State, seat: Seat) -> None:
    if state.status[seat] == ON_BOARD:
        order_tokens.expire(tables, state, seat)
        state.stack.append(ActionChoice("choose", seat))


def _end_move(tables: CompiledScenario, state: State, seat: Seat) -> None:
    _stop_moving(tables, state, seat)
    if state.at[seat] != OFF and tables.enders:
        encounters.meet(tables, state, seat)
    if state.healers:
        timing_windows.offer(tables, state, "marine-end", seat)


def _suffer_ground(tables: CompiledScenario, state: State, seat: Seat) -> None:
    if state.at[seat] != OFF and (state.hazards | state.burning) & state.body[seat]:
        before = state.left[seat]
        hazards.end_turn(tables, state, seat, moved="moved" in state.marks)
        if state.left[seat] < before:
            timing_windows.offer(tables, state, "marine-end", seat)


def _suffer_air(tables: CompiledScenario, state: State, seat: Seat) -> None:
    if tables.airless and state.at[seat] != OFF and hazards.is_airless(tables, state, state.at[seat]):
        if state.oxygen[seat]:
            state.stack.append(Breathing("breathe", seat))
        else:
            wounds.wound(tables, state, seat, tables.parameters.airless, "airless")


def _fade(tables: CompiledScenario, state: State, seat: Seat) -> None:
    equipment.fade(tables, state, seat)
    doors.shut_airlocks(tables, state)
    state.marks = ()


STEPS = (_return, _before, _begin_choosing, _end_move, _suffer_ground, _suffer_air, _fade, sentry_bots.begin)
"""The steps of a turn in order. The third part of a `turn` stage is the next step. Rule: RUL-07, RUL-08."""
RETURN, BEFORE, CHOOSE, ENCOUNTER, GROUND, AIR, FADE, BOTS = range(len(STEPS))


def is_out(state: State, seat: Seat) -> bool:
    """True if a marine has no more turns."""
    return state.status[seat] in (GONE, OUT)


def _stop_moving(tables: CompiledScenario, state: State, seat: Seat) -> None:
    if state.at[seat] != OFF and not friend_passage.ends_free(state, seat):
        figure_steps.send_back(tables, state, seat)


def _choose_options(tables: CompiledScenario, state: State, stage: ActionChoice) -> list[Action]:
    """The four actions, each with every possible number of adrenaline tokens of earlier turns. Rule: RUL-42, RUL-43."""
    boosts = state.adrenaline[stage.figure] + 1
    if (found := tables.stock.choices.get(boosts)) is None:
        found = tables.stock.choices[boosts] = []
        for mode in (SPRINT, UNLOAD, ADVANCE, READY):
            plain = mode == UNLOAD and not tables.parameters.adrenaline_unload
            found += [("choose", mode, boost) for boost in range(1 if plain else boosts)]
    return found


def _choose(tables: CompiledScenario, state: State, action: Choose) -> None:
    _, mode, boost = action
    seat = state.stack[-1].figure
    points, attacks = granted(tables, state, seat, mode, boost)
    if boost:
        state.adrenaline[seat] -= boost
        if state.events is not None:
            state.events.append(figure_events.Adrenaline("adrenaline", seat, boost))
            state.events.append(kit_events.Kit("kit", seat, "adrenaline", state.adrenaline[seat]))
    state.tell(figure_events.Action("action", seat, mode))
    state.stack[-1] = MarineTurn("marine", seat, mode, points, attacks, 0, 0, 0)


def _options(tables: CompiledScenario, state: State, stage: MarineTurn) -> list[Action]:
    """All options of a marine during its turn."""
    seat, mode, points, attacks = stage.figure, stage.mode, stage.points, stage.attacks
    at = state.at[seat]
    free = 0
    found: list[Action] = []
    if points > 0:
        free = figure_steps.marine_free(tables, state, seat, points)
        if tables.terrain.beside_doors[at]:
            found += doors.options(tables, state, seat, points)
        if tables.fixtures >> at & 1:
            found += teleport.options(tables, state, seat, points)
        if state.ground.beside[at] & state.marine_bits:
            found += equipment.give_options(tables, state, seat, points)
        if state.other_bits:
            found += sentry_bots.activate_options(tables, state, seat, points)
    if tables.usable_pieces:
        found += encounters.use_options(tables, state, seat, points)
    if attacks and tables.enders and (points > 0 or stage.moved):
        found += encounters.rest_options(tables, state, seat, points)
    if attacks:
        found += marine_attack.options(tables, state, seat, "attack", melee_only=mode == SPRINT)
    if state.pickable >> at & 1:
        found += equipment.pick_options(tables, state, seat)
    if mode == READY or (mode == ADVANCE and not stage.ordered):
        found += orders.place_options(tables, state, stage)
    if state.healers:
        found += orders.heal_options(tables, state, seat)
    free_end = friend_passage.ends_free(state, seat)
    if not found:
        # Most lists have only steps and the end of the turn. Such lists are cached.
        return tables.stock.steps_finish(at, free) if free_end or not free else tables.stock.steps(at, free)
    found = tables.stock.steps(at, free) + found
    if free_end:
        found.append(FINISH)
    return found


def _finish(tables: CompiledScenario, state: State, action: Plain) -> None:
    stage: MarineTurn = state.stack.pop()
    if stage.moved:
        state.marks = (*state.marks, "moved")


def _breathe_options(tables: CompiledScenario, state: State, stage: Breathing) -> list[Action]:
    return [("breathe", 1), ("breathe", 0)]


def _breathe(tables: CompiledScenario, state: State, action: Numbered) -> None:
    """Use an oxygen token, or suffer the wounds. Rule: B-37, RUL-34."""
    seat = state.stack.pop().figure
    _, oxygen = action
    if oxygen:
        state.oxygen[seat] -= 1
        state.tell(kit_events.Kit("kit", seat, "oxygen", state.oxygen[seat]))
    else:
        wounds.wound(tables, state, seat, tables.parameters.airless, "airless")


def _choose_phrase(n: Names, tables: CompiledScenario, state: State, mode: int, boost: int = 0) -> str:
    points, attacks = granted(tables, state, state.player, mode)
    parts = [tr_count("{n} point", "{n} points", points)] if points else []
    parts += [tr_count("{n} attack", "{n} attacks", attacks)] if attacks else []
    if not (points or boost or marine_attack.options(tables, state, FigureNumber(state.player), "attack")):
        parts = [", ".join((*parts, tr("nothing to attack")))]
    joined = tr(" and ") if mode <= ADVANCE else tr(" or ")
    extra = (
        tr(", with {boost} adrenaline for {what} points more", boost=boost, what=boost * tables.parameters.adrenaline)
        if boost
        else ""
    )
    parts = [joined.join(parts), *([tr("place an order")] if mode > ADVANCE else [])]
    return f"{translated(MODES[mode])} ({'; '.join(parts)}){extra}"


def _breathe_phrase(n: Names, tables: CompiledScenario, state: State, oxygen: int) -> str:
    return tr("use an oxygen token") if oxygen else tr("suffer {airless} wounds", airless=tables.parameters.airless)


def _marine_situation(n: Names, tables: CompiledScenario, state: State, stage: MarineTurn) -> str:
    return tr(
        "{modes}: {value} and {value2} left",
        modes=tr(MODES[stage.mode]),
        value=tr_count("{n} point", "{n} points", stage.points),
        value2=tr_count("{n} attack", "{n} attacks", stage.attacks),
    )


ACTIONS = (
    action_kind("choose", _choose, _choose_phrase),
    action_kind("finish", _finish),
    action_kind("breathe", _breathe, _breathe_phrase),
)
STAGES = (
    stage_kind("choose", ActionChoice, ask_figure, _choose_options),
    stage_kind("marine", MarineTurn, ask_figure, _options, situation=_marine_situation),
    stage_kind("breathe", Breathing, ask_figure, _breathe_options),
)
