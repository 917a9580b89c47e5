"""The scenario's script in a game: triggers, deadlines, endings, victory.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100.
"""

from __future__ import annotations

from kneedeep.rules.doom2004.board import doors
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.script import script_hooks, topics
from kneedeep.rules.doom2004.script.script_context import StateConditionContext
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.script import conditions


def check(t: CompiledScenario, s: State) -> None:
    """Look at everything the script waits for, until nothing more comes true. Rule: RUL-93."""
    while s.changed & t.topics and not s.winner:
        s.changed = 0
        ledger = StateConditionContext(t, s)
        _victory(t, s, ledger)
        if s.winner:
            return
        _endings(t, s, ledger)
        if s.winner:
            return
        _triggers(t, s, ledger)
        _clears(t, s, ledger)
        _passages(t, s, ledger)
        _deadlines(t, s, ledger)
    s.changed = 0


def _victory(t: CompiledScenario, s: State, ledger: StateConditionContext) -> None:
    victory = t.scenario.victory
    invaders = victory.invaders is not None and conditions.holds(victory.invaders, ledger)
    marines = victory.marines is not None and conditions.holds(victory.marines, ledger)
    if not invaders and not marines:
        return
    winner = "invaders" if invaders else "marines"
    if invaders and marines:
        winner = t.parameters.tie if _without_the_clock(t, s) else "marines"
    won = victory.invaders if winner == "invaders" else victory.marines
    if won is not None:
        script_hooks.read(s, str(won.params.get("text", "")))
    script_hooks.end(s, script_hooks.WINNERS[winner], "victory")


def _without_the_clock(t: CompiledScenario, s: State) -> bool:
    """Whether the invader would have won without the round that has just ended. Rule: RUL-98, marines come first."""
    asked = t.scenario.victory.invaders
    ended, s.ended = s.ended, s.ended - 1
    held = asked is not None and conditions.holds(asked, StateConditionContext(t, s))
    s.ended = ended
    return held


def _endings(t: CompiledScenario, s: State, ledger: StateConditionContext) -> None:
    for ending in t.scenario.endings:
        if conditions.holds(ending.when, ledger):
            script_hooks.read(s, ending.text)
            script_hooks.end(s, script_hooks.WINNERS[ending.winner], ending.id or "ending")
            return


def _fire(s: State, bit: int) -> bool:
    """Mark something as happened; False when it already had."""
    if s.course.fired >> bit & 1:
        return False
    s.course = s.course._replace(fired=s.course.fired | 1 << bit)
    return True


def _triggers(t: CompiledScenario, s: State, ledger: StateConditionContext) -> None:
    for number, trigger in enumerate(t.scenario.triggers):
        if not s.course.fired >> number & 1 and conditions.holds(trigger.when, ledger):
            _fire(s, number)
            if trigger.after is None:
                script_hooks.happen(t, s, trigger.text, trigger.do, -1)
            else:
                due = (*s.course.due, (s.round + trigger.after, number))
                s.course = s.course._replace(due=due)


def _clears(t: CompiledScenario, s: State, ledger: StateConditionContext) -> None:
    for number, area in t.clears:
        assert area.clear is not None
        if ledger.cleared(area.id) and _fire(s, t.fired_clear + number):
            script_hooks.happen(t, s, area.clear.text, area.clear.do, -1)


def _passages(t: CompiledScenario, s: State, ledger: StateConditionContext) -> None:
    """Open passages whose `needs` hold by now, for ever. Rule: scenario format, doors of the kind passage."""
    for number, needs in t.needy_passages:
        if not s.doors >> number & 1 and conditions.holds(needs, ledger):
            doors.set_open(t, s, number, -1, opened=True)


def _deadlines(t: CompiledScenario, s: State, ledger: StateConditionContext) -> None:
    if not t.scenario.deadlines:
        return
    started = dict(s.course.started)
    for number, deadline in enumerate(t.scenario.deadlines):
        if number not in started and (deadline.start is None or conditions.holds(deadline.start, ledger)):
            started[number] = 0 if deadline.start is None else s.round
            s.course = s.course._replace(started=tuple(sorted(started.items())))
            script_hooks.read(s, deadline.text)
        if number in started and conditions.holds(deadline.goal, ledger):
            _fire(s, t.fired_deadline + number)


def end_round(t: CompiledScenario, s: State) -> None:
    """Do what the end of a round brings: `hold`, `round`, deadlines, what comes later. Rule: RUL-98."""
    if t.held_areas:
        held = dict(s.course.held)
        for area in t.held_areas:
            stands = any(
                s.at[seat] != OFF and t.area_bits[area] >> s.at[seat] & 1 for seat in range(s.players)
            )
            held[area] = held.get(area, 0) + 1 if stands else 0
        s.course = s.course._replace(held=tuple(sorted(held.items())))
    due = [number for when, number in s.course.due if when <= s.round]
    if due:
        s.course = s.course._replace(due=tuple(pair for pair in s.course.due if pair[0] > s.round))
    s.ended = s.round
    s.changed = t.topics | topics.ROUND
    check(t, s)
    for number in due:
        if not s.winner:
            script_hooks.happen(t, s, t.scenario.triggers[number].text, t.scenario.triggers[number].do, -1)
    for number, since in s.course.started:
        deadline = t.scenario.deadlines[number]
        if not s.winner and s.round - since >= deadline.rounds and _fire(s, t.fired_deadline + number):
            script_hooks.happen(t, s, "", deadline.missed, -1)
    for spawn in t.spawns:
        if not s.winner and spawn.each_round is not None and t.spawn_open(s, spawn, script_hooks.holds):
            t.effect_handler(t, s, -1).spawn_at(
                spawn, str(spawn.each_round["kind"]), int(spawn.each_round.get("count", 1))
            )


def judge_next(t: CompiledScenario, s: State) -> int:
    """Return the number of the first question that the players have not yet answered with yes, -1 for none."""
    for number in range(len(t.questions)):
        if not s.course.judged >> number & 1:
            return number
    return -1
