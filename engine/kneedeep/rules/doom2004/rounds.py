"""The round: marines in seat order, then the invader, then the end of the round.

Rule: 2004 rulebook p. 6 (the round sequence); RUL-08, RUL-09, RUL-98.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.board import doors, hazards
from kneedeep.rules.doom2004.combat import timing_windows
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import invader_turn
from kneedeep.rules.doom2004.marine import marine_turn, sentry_bots
from kneedeep.rules.doom2004.script import script_hooks, triggers
from kneedeep.rules.doom2004.stages import GameOver, Judging, Lapsed, PlayerTurn
from kneedeep.rules.doom2004.state import NOBODY_WON, State
from kneedeep.rules.stage import StageKind, no_options

ALLIES, DRAW, LAST, CLOSE, JUDGE, ROUND = range(6)


def _run(t: CompiledScenario, s: State, stage: PlayerTurn) -> bool:
    seat, step = stage.seat, stage.step
    if seat < s.players:
        _run_marine(t, s, seat, step)
        return False
    s.stack[-1] = after = t.stock.turns[seat][step + 1]
    if step == ALLIES:
        if t.allied:
            sentry_bots.begin_allies(t, s)
    elif step == DRAW:
        if s.events is not None:
            s.events.append(("turn", seat))
        invader_turn.begin(t, s)
    elif step == LAST:
        timing_windows.offer(t, s, "turn-end")
    elif step == CLOSE:
        invader_turn.end_turn(t, s)
    elif step == JUDGE:
        hazards.flip_jets(t, s)
        if triggers.judge_next(t, s) >= 0:
            s.stack.append(Judging("judge", 0))
    else:
        triggers.end_round(t, s)
        if not s.winner and s.round >= t.parameters.rounds_at_most:
            script_hooks.end(s, NOBODY_WON, "round limit")
        if not s.winner:
            s.round += 1
            s.sealed = tuple(pair for pair in s.sealed if pair[1] >= s.round)
            place = s.stack.index(after)
            s.stack[place] = t.stock.turns[0][0]
            s.seat = 0
            if s.events is not None:
                s.events.append(("round", s.round))
    return False


def _run_marine(t: CompiledScenario, s: State, seat: int, step: int) -> None:
    """Do the steps of a marine's turn until something else comes first, and after the last one pass the turn on."""
    stack = s.stack
    place = len(stack) - 1
    if step or not marine_turn.is_out(s, seat):
        turns = t.stock.turns[seat]
        while step < len(marine_turn.STEPS):
            do = marine_turn.STEPS[step]
            step += 1
            here = stack[place] = turns[step]
            do(t, s, seat)
            if stack[-1] is not here or s.changed & t.topics:
                return
        doors.shut_airlocks(t, s)
    if not s.winner:
        stack[place] = t.stock.turns[seat + 1][0]
        s.seat = seat + 1


def _lapsed(t: CompiledScenario, s: State, stage: Lapsed) -> bool:
    s.stack.pop()
    return False


def _over(t: CompiledScenario, s: State, stage: GameOver) -> bool:
    return True


STAGES = (
    StageKind("turn", PlayerTurn, _run, no_options, ""),
    StageKind("lapsed", Lapsed, _lapsed, no_options, ""),
    StageKind("over", GameOver, _over, no_options, "The game is over."),
)
