"""The round: marines in seat order, then the invader, then the end of the round.

Rule: 2004 rulebook p. 6 (the round sequence); RUL-08, RUL-09, RUL-98.
"""

from __future__ import annotations

from kneedeep.rules.doom2004 import bots, doors, hazards, invader, marine, script, windows
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.stage import Stage, StageKind, no_options
from kneedeep.rules.state import NOBODY_WON, State

ALLIES, DRAW, LAST, CLOSE, JUDGE, ROUND = range(6)


def _run(t: Tables, s: State, stage: Stage) -> bool:
    _, seat, step = stage
    if seat < s.players:
        _run_marine(t, s, seat, step)
        return False
    s.stack[-1] = ("turn", seat, step + 1)
    if step == ALLIES:
        if t.allied:
            bots.begin_allies(t, s)
    elif step == DRAW:
        if s.events is not None:
            s.events.append(("turn", seat))
        invader.begin(t, s)
    elif step == LAST:
        windows.offer(t, s, "turn-end")
    elif step == CLOSE:
        invader.end_turn(t, s)
    elif step == JUDGE:
        hazards.flip_jets(t, s)
        if script.judge_next(t, s) >= 0:
            s.stack.append(("judge", 0))
    else:
        script.end_round(t, s)
        if not s.winner and s.round >= t.parameters.rounds_at_most:
            script.end(s, NOBODY_WON, "round limit")
        if not s.winner:
            s.round += 1
            s.sealed = tuple(pair for pair in s.sealed if pair[1] >= s.round)
            place = s.stack.index(("turn", seat, step + 1))
            s.stack[place] = ("turn", 0, 0)
            s.seat = 0
            if s.events is not None:
                s.events.append(("round", s.round))
    return False


def _run_marine(t: Tables, s: State, seat: int, step: int) -> None:
    """Do the steps of a marine's turn until something else comes first, and after the last one pass the turn on."""
    stack = s.stack
    place = len(stack) - 1
    if step or not marine.is_out(s, seat):
        while step < len(marine.STEPS):
            do = marine.STEPS[step]
            step += 1
            here = stack[place] = ("turn", seat, step)
            do(t, s, seat)
            if stack[-1] is not here or s.changed & t.topics:
                return
        doors.shut_airlocks(t, s)
    if not s.winner:
        stack[place] = ("turn", seat + 1, 0)
        s.seat = seat + 1


def _lapsed(t: Tables, s: State, stage: Stage) -> bool:
    s.stack.pop()
    return False


def _over(t: Tables, s: State, stage: Stage) -> bool:
    return True


STAGES = (
    StageKind("turn", _run, no_options, ""),
    StageKind("lapsed", _lapsed, no_options, ""),
    StageKind("over", _over, no_options, "The game is over."),
)
