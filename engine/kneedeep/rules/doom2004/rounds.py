"""The round: marines in seat order, then the invader, then the end of the round.

Rule: 2004 rulebook p. 6 (the round sequence); RUL-08, RUL-09, RUL-98.
"""

from kneedeep.rules import game_events
from kneedeep.rules.doom2004 import timing_windows, triggers
from kneedeep.rules.doom2004.harm import hazards
from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.parts import CompiledScenario, FigureNumber, Seat, no_options, stage_kind
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import PlayerTurn
from kneedeep.rules.doom2004.state import NOBODY_WON, State
from kneedeep.rules.doom2004.turns import invader_turn, marine_turn, sentry_bots
from kneedeep.rules.script.script_course import judge_next
from kneedeep.rules.shared_stages import Judging

ALLIES, DRAW, LAST, CLOSE, JUDGE, ROUND = range(6)


def _run(tables: CompiledScenario, state: State, stage: PlayerTurn) -> bool:
    seat, step = stage.seat, stage.step
    if seat < state.players:
        _run_marine(tables, state, Seat(FigureNumber(seat)), step)
        return False
    state.stack[-1] = after = tables.stock.turns[seat][step + 1]
    if step == ALLIES:
        if tables.allied:
            sentry_bots.begin_allies(tables, state)
    elif step == DRAW:
        state.tell(game_events.Turn("turn", seat))
        invader_turn.begin(tables, state)
    elif step == LAST:
        timing_windows.offer(tables, state, "turn-end")
    elif step == CLOSE:
        invader_turn.end_turn(tables, state)
    elif step == JUDGE:
        hazards.flip_jets(tables, state)
        if judge_next(tables, state) >= 0:
            state.stack.append(Judging("judge", 0))
    else:
        _end_round(tables, state, after)
    return False


def _end_round(tables: CompiledScenario, state: State, turn: PlayerTurn) -> None:
    triggers.end_round(tables, state)
    if not state.winner and state.round >= tables.parameters.rounds_at_most:
        script_hooks.end(state, NOBODY_WON, "round limit")
    if state.winner:
        return
    state.round += 1
    state.sealed = tuple(pair for pair in state.sealed if pair[1] >= state.round)
    state.stack[state.stack.index(turn)] = tables.stock.turns[0][0]
    state.seat = 0
    state.tell(game_events.Round("round", state.round))


def _run_marine(tables: CompiledScenario, state: State, seat: Seat, step: int) -> None:
    """Do the steps of a marine's turn until a stage or the script interrupts. After the last one, pass the turn on."""
    stack = state.stack
    place = len(stack) - 1
    if step or not marine_turn.is_out(state, seat):
        turns = tables.stock.turns[seat]
        while step < len(marine_turn.STEPS):
            do = marine_turn.STEPS[step]
            step += 1
            here = stack[place] = turns[step]
            do(tables, state, seat)
            if stack[-1] is not here or state.changed & tables.topics:
                return
        doors.shut_airlocks(tables, state)
    if not state.winner:
        stack[place] = tables.stock.turns[seat + 1][0]
        state.seat = seat + 1


STAGES = (stage_kind("turn", PlayerTurn, _run, no_options),)
