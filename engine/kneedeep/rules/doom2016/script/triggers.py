"""The scenario's script in a game: triggers, clearings, deadlines, endings, victory.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL16-171 to RUL16-173, RUL16-178 to RUL16-183.
"""

from __future__ import annotations

from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.marine import sighting
from kneedeep.rules.doom2016.movement import door_work
from kneedeep.rules.doom2016.script import script_hooks, topics
from kneedeep.rules.doom2016.script.script_context import StateConditionContext
from kneedeep.rules.doom2016.stages import FORCED
from kneedeep.rules.doom2016.state import INVADER, State
from kneedeep.scenario.script_values import Condition
from kneedeep.script import conditions


def check(tables: CompiledScenario, state: State) -> None:
    """Look at everything the script waits for, as long as things are settled. Rule: RUL16-181.

    What areas bring first, then passages, triggers, deadlines, victory; whatever fires and leaves something to be done makes the rest wait.
    """
    facts = StateConditionContext(tables, state)
    while state.changed & tables.topics and not state.winner:
        state.changed = 0
        for look in (_reveals, _clears, _passages, _triggers, _deadlines, _victory, _endings):
            look(tables, state, facts)
            if state.winner:
                return
            if state.stack[-1][0] in FORCED:
                state.changed |= tables.topics
                return
    state.changed = 0


def check_frags(tables: CompiledScenario, state: State) -> None:
    """Look at the victories that hang on frag tokens at once, in the middle of anything. Rule: RUL16-172."""
    won = tables.scenario.victory.invaders
    if won is not None and any(leaf.kind == "frags" for leaf in conditions.leaves_of(won)):
        if conditions.holds(won, StateConditionContext(tables, state)):
            _win(state, "invaders", won)


def _victory(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    victory = tables.scenario.victory
    invaders = victory.invaders is not None and conditions.holds(victory.invaders, facts)
    marines = victory.marines is not None and conditions.holds(victory.marines, facts)
    if not invaders and not marines:
        return
    winner = "invaders" if invaders else "marines"
    if invaders and marines:
        winner = _first(tables, state, facts)
    won = victory.invaders if winner == "invaders" else victory.marines
    if winner == "draw" or won is None:
        script_hooks.end(state, script_hooks.WINNERS[winner], "victory")
    else:
        _win(state, winner, won)


def _first(tables: CompiledScenario, state: State, facts: StateConditionContext) -> str:
    """Who wins when both do in one instant. Rule: RUL16-173, RUL16-183, house rule `simultaneous`."""
    if not _without_the_clock(tables, state):
        return "marines"
    rule = tables.parameters.simultaneous
    if rule == "active-side":
        return "invaders" if state.active == INVADER else "marines"
    return rule


def _without_the_clock(tables: CompiledScenario, state: State) -> bool:
    """Whether the invader would have won without the round that has just ended. Rule: RUL16-183."""
    asked = tables.scenario.victory.invaders
    ended, state.ended = state.ended, state.ended - 1
    held = asked is not None and conditions.holds(asked, StateConditionContext(tables, state))
    state.ended = ended
    return held


def _win(state: State, side: str, condition: Condition) -> None:
    script_hooks.read(state, str(condition.params.get("text", "")))
    script_hooks.end(state, script_hooks.WINNERS[side], "victory")


def _endings(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    for ending in tables.scenario.endings:
        if conditions.holds(ending.when, facts):
            script_hooks.read(state, ending.text)
            script_hooks.end(state, script_hooks.WINNERS[ending.winner], ending.id or "ending")
            return


def _fire(state: State, bit: int) -> bool:
    """Mark something as happened; False when it already had."""
    if state.course.fired >> bit & 1:
        return False
    state.course = state.course._replace(fired=state.course.fired | 1 << bit)
    return True


def _triggers(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    for number, trigger in enumerate(tables.scenario.triggers):
        if not state.course.fired >> number & 1 and conditions.holds(trigger.when, facts):
            _fire(state, number)
            if trigger.after is None:
                script_hooks.happen(tables, state, trigger.text, trigger.do, -1)
                if _must_wait(state):
                    return
            else:
                due = (*state.course.due, (state.round + trigger.after, number))
                state.course = state.course._replace(due=due)


def _must_wait(state: State) -> bool:
    """Whether the rest must wait: the game is over, or something forced is to be done."""
    return bool(state.winner) or state.stack[-1][0] in FORCED


def _reveals(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    """Reveal the areas that marines see. Rule: RUL16-180."""
    while not _must_wait(state) and sighting.reveal(tables, state):
        pass


def _clears(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    for number, area in tables.clears:
        assert area.clear is not None
        if _must_wait(state):
            return
        if facts.cleared(area.id) and _fire(state, tables.fired_clear + number):
            script_hooks.happen(tables, state, area.clear.text, area.clear.do, -1)


def _passages(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    """Open passages whose `needs` hold by now, for good."""
    for number, needs in tables.needy_passages:
        if _must_wait(state):
            return
        if not state.doors >> number & 1 and conditions.holds(needs, facts):
            door_work.open_door(tables, state, number, -1)


def _deadlines(tables: CompiledScenario, state: State, facts: StateConditionContext) -> None:
    if not tables.scenario.deadlines:
        return
    started = dict(state.course.started)
    for number, deadline in enumerate(tables.scenario.deadlines):
        if number not in started and (deadline.start is None or conditions.holds(deadline.start, facts)):
            started[number] = 0 if deadline.start is None else state.round
            state.course = state.course._replace(started=tuple(sorted(started.items())))
            script_hooks.read(state, deadline.text)
        if number in started and conditions.holds(deadline.goal, facts):
            _fire(state, tables.fired_deadline + number)


def end_round(tables: CompiledScenario, state: State) -> None:
    """Do what the end of a round brings: `hold`, `round`, deadlines, what comes later. Rule: RUL16-182, RUL16-183."""
    if tables.held_areas:
        held = dict(state.course.held)
        for area in tables.held_areas:
            stands = bool(state.marine_bits & tables.area_bits[area])
            held[area] = held.get(area, 0) + 1 if stands else 0
        state.course = state.course._replace(held=tuple(sorted(held.items())))
    due = [number for when, number in state.course.due if when <= state.round]
    if due:
        left = tuple(pair for pair in state.course.due if pair[0] > state.round)
        state.course = state.course._replace(due=left)
    state.ended = state.round
    state.changed = tables.topics | topics.ROUND
    check(tables, state)
    for number in due:
        if not state.winner:
            trigger = tables.scenario.triggers[number]
            script_hooks.happen(tables, state, trigger.text, trigger.do, -1)
    for number, since in state.course.started:
        deadline = tables.scenario.deadlines[number]
        if (
            not state.winner
            and state.round - since >= deadline.rounds
            and _fire(state, tables.fired_deadline + number)
        ):
            script_hooks.happen(tables, state, "", deadline.missed, -1)


def judge_next(tables: CompiledScenario, state: State) -> int:
    """Return the number of the first question that the players have not yet answered with yes, -1 for none."""
    for number in range(len(tables.questions)):
        if not state.course.judged >> number & 1:
            return number
    return -1
