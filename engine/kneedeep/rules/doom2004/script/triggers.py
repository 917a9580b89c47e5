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


def check(tables: CompiledScenario, state: State) -> None:
    """Look at everything the script waits for, until nothing more comes true. Rule: RUL-93."""
    while state.changed & tables.topics and not state.winner:
        state.changed = 0
        ledger = StateConditionContext(tables, state)
        _victory(tables, state, ledger)
        if state.winner:
            return
        _endings(tables, state, ledger)
        if state.winner:
            return
        _triggers(tables, state, ledger)
        _clears(tables, state, ledger)
        _passages(tables, state, ledger)
        _deadlines(tables, state, ledger)
    state.changed = 0


def _victory(tables: CompiledScenario, state: State, ledger: StateConditionContext) -> None:
    victory = tables.scenario.victory
    invaders = victory.invaders is not None and conditions.holds(victory.invaders, ledger)
    marines = victory.marines is not None and conditions.holds(victory.marines, ledger)
    if not invaders and not marines:
        return
    winner = "invaders" if invaders else "marines"
    if invaders and marines:
        winner = tables.parameters.tie if _without_the_clock(tables, state) else "marines"
    won = victory.invaders if winner == "invaders" else victory.marines
    if won is not None:
        script_hooks.read(state, str(won.params.get("text", "")))
    script_hooks.end(state, script_hooks.WINNERS[winner], "victory")


def _without_the_clock(tables: CompiledScenario, state: State) -> bool:
    """Whether the invader would have won without the round that has just ended. Rule: RUL-98, marines come first."""
    asked = tables.scenario.victory.invaders
    ended, state.ended = state.ended, state.ended - 1
    held = asked is not None and conditions.holds(asked, StateConditionContext(tables, state))
    state.ended = ended
    return held


def _endings(tables: CompiledScenario, state: State, ledger: StateConditionContext) -> None:
    for ending in tables.scenario.endings:
        if conditions.holds(ending.when, ledger):
            script_hooks.read(state, ending.text)
            script_hooks.end(state, script_hooks.WINNERS[ending.winner], ending.id or "ending")
            return


def _fire(state: State, bit: int) -> bool:
    """Mark something as happened; False when it already had."""
    if state.course.fired >> bit & 1:
        return False
    state.course = state.course._replace(fired=state.course.fired | 1 << bit)
    return True


def _triggers(tables: CompiledScenario, state: State, ledger: StateConditionContext) -> None:
    for number, trigger in enumerate(tables.scenario.triggers):
        if not state.course.fired >> number & 1 and conditions.holds(trigger.when, ledger):
            _fire(state, number)
            if trigger.after is None:
                script_hooks.happen(tables, state, trigger.text, trigger.do, -1)
            else:
                due = (*state.course.due, (state.round + trigger.after, number))
                state.course = state.course._replace(due=due)


def _clears(tables: CompiledScenario, state: State, ledger: StateConditionContext) -> None:
    for number, area in tables.clears:
        assert area.clear is not None
        if ledger.cleared(area.id) and _fire(state, tables.fired_clear + number):
            script_hooks.happen(tables, state, area.clear.text, area.clear.do, -1)


def _passages(tables: CompiledScenario, state: State, ledger: StateConditionContext) -> None:
    """Open passages whose `needs` hold by now, for ever. Rule: scenario format, doors of the kind passage."""
    for number, needs in tables.needy_passages:
        if not state.doors >> number & 1 and conditions.holds(needs, ledger):
            doors.set_open(tables, state, number, -1, opened=True)


def _deadlines(tables: CompiledScenario, state: State, ledger: StateConditionContext) -> None:
    if not tables.scenario.deadlines:
        return
    started = dict(state.course.started)
    for number, deadline in enumerate(tables.scenario.deadlines):
        if number not in started and (deadline.start is None or conditions.holds(deadline.start, ledger)):
            started[number] = 0 if deadline.start is None else state.round
            state.course = state.course._replace(started=tuple(sorted(started.items())))
            script_hooks.read(state, deadline.text)
        if number in started and conditions.holds(deadline.goal, ledger):
            _fire(state, tables.fired_deadline + number)


def end_round(tables: CompiledScenario, state: State) -> None:
    """Do what the end of a round brings: `hold`, `round`, deadlines, what comes later. Rule: RUL-98."""
    if tables.held_areas:
        held = dict(state.course.held)
        for area in tables.held_areas:
            stands = any(
                state.at[seat] != OFF and tables.area_bits[area] >> state.at[seat] & 1
                for seat in range(state.players)
            )
            held[area] = held.get(area, 0) + 1 if stands else 0
        state.course = state.course._replace(held=tuple(sorted(held.items())))
    due = [number for when, number in state.course.due if when <= state.round]
    if due:
        state.course = state.course._replace(
            due=tuple(pair for pair in state.course.due if pair[0] > state.round)
        )
    state.ended = state.round
    state.changed = tables.topics | topics.ROUND
    check(tables, state)
    for number in due:
        if not state.winner:
            script_hooks.happen(
                tables, state, tables.scenario.triggers[number].text, tables.scenario.triggers[number].do, -1
            )
    for number, since in state.course.started:
        deadline = tables.scenario.deadlines[number]
        if (
            not state.winner
            and state.round - since >= deadline.rounds
            and _fire(state, tables.fired_deadline + number)
        ):
            script_hooks.happen(tables, state, "", deadline.missed, -1)
    for spawn in tables.spawns:
        if (
            not state.winner
            and spawn.each_round is not None
            and tables.spawn_open(state, spawn, script_hooks.holds)
        ):
            tables.effect_handler(tables, state, -1).spawn_at(
                spawn, str(spawn.each_round["kind"]), int(spawn.each_round.get("count", 1))
            )


def judge_next(tables: CompiledScenario, state: State) -> int:
    """Return the number of the first question that the players have not yet answered with yes, -1 for none."""
    for number in range(len(tables.questions)):
        if not state.course.judged >> number & 1:
            return number
    return -1
