"""Conditions of a scenario's script in a game: triggers, clearings, deadlines, endings, victory.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100, RUL16-171 to RUL16-173, RUL16-178 to RUL16-183.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from kneedeep.board.script import conditions
from kneedeep.board.script.conditions import ConditionContext
from kneedeep.model.scenario.script_values import Condition
from kneedeep.rules.script import script_hooks
from kneedeep.rules.state import State, Tables

Look = Callable[[Tables, State, ConditionContext], None]
"""Checks a part of the script, from tables, state and the facts for conditions."""


class ScriptCourse(ABC):
    """An edition's processing of a script's parts: their order, and when they wait."""

    forced: ClassVar[frozenset[str]] = frozenset()
    """The stages during which the script waits."""

    @abstractmethod
    def looks(self) -> tuple[Look, ...]:
        """The checks of the script in order."""

    @abstractmethod
    def tie(self, tables: Tables, state: State) -> str:
        """The winner if both sides win at the same instant: a side or `draw`."""

    @abstractmethod
    def open_passage(self, tables: Tables, state: State, number: int) -> None:
        """Open a passage for good."""

    def check(self, tables: Tables, state: State) -> None:
        """Repeat all checks of the script until nothing more becomes true. Rule: RUL-93, RUL16-181.

        The rest waits after a trigger with a forced decision.
        """
        facts = tables.script_facts(tables, state)
        while state.changed & tables.topics and not state.winner:
            state.changed = 0
            for look in self.looks():
                look(tables, state, facts)
                if state.winner:
                    return
                if self.must_wait(state):
                    state.changed |= tables.topics
                    return
        state.changed = 0

    def must_wait(self, state: State) -> bool:
        """True if the rest must wait: the game is over, or a forced decision is pending."""
        return bool(state.winner) or state.stack[-1][0] in self.forced

    def victory(self, tables: Tables, state: State, facts: ConditionContext) -> None:
        """End the game if a side has won. Rule: RUL-93, RUL16-173."""
        victory = tables.scenario.victory
        invaders = victory.invaders is not None and conditions.holds(victory.invaders, facts)
        marines = victory.marines is not None and conditions.holds(victory.marines, facts)
        if not invaders and not marines:
            return
        winner = "invaders" if invaders else "marines"
        if invaders and marines:
            winner = self.tie(tables, state) if _without_the_clock(tables, state) else "marines"
        if winner == "draw":
            script_hooks.end(state, script_hooks.WINNERS[winner], "victory")
        else:
            self.win(state, winner, getattr(victory, winner))

    def win(self, state: State, side: str, condition: Condition) -> None:
        """End the game with the victory of a side and the text of its condition."""
        script_hooks.read(state, str(condition.params.get("text", "")))
        script_hooks.end(state, script_hooks.WINNERS[side], "victory")

    def endings(self, tables: Tables, state: State, facts: ConditionContext) -> None:
        """End the game if one of its endings is reached."""
        for ending in tables.scenario.endings:
            if conditions.holds(ending.when, facts):
                script_hooks.read(state, ending.text)
                script_hooks.end(state, script_hooks.WINNERS[ending.winner], ending.id or "ending")
                return

    def triggers(self, tables: Tables, state: State, facts: ConditionContext) -> None:
        """Fire the triggers whose conditions hold, at once or later."""
        for number, trigger in enumerate(tables.scenario.triggers):
            if not state.course.fired >> number & 1 and conditions.holds(trigger.when, facts):
                _fire(state, number)
                if trigger.after is None:
                    script_hooks.happen(tables, state, trigger.text, trigger.do, -1)
                    if self.must_wait(state):
                        return
                else:
                    due = (*state.course.due, (state.round + trigger.after, number))
                    state.course = state.course._replace(due=due)

    def clears(self, tables: Tables, state: State, facts: ConditionContext) -> None:
        """Carry out the effects of cleared areas."""
        for number, area in tables.clears:
            if self.must_wait(state):
                return
            if facts.cleared(area.id) and _fire(state, tables.fired_clear + number):
                script_hooks.happen(tables, state, area.clear.text, area.clear.do, -1)

    def passages(self, tables: Tables, state: State, facts: ConditionContext) -> None:
        """Open the passages whose `needs` hold. Rule: scenario format, doors of the kind passage."""
        for number, needs in tables.needy_passages:
            if self.must_wait(state):
                return
            if not state.doors >> number & 1 and conditions.holds(needs, facts):
                self.open_passage(tables, state, number)

    def deadlines(self, tables: Tables, state: State, facts: ConditionContext) -> None:
        """Start deadlines, and record those with a reached goal."""
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

    def end_round(self, tables: Tables, state: State) -> None:
        """Carry out the end of a round: `hold`, `round`, deadlines, delayed effects. Rule: RUL-98, RUL16-182, RUL16-183."""
        if tables.held_areas:
            _count_held(tables, state)
        if due := [number for when, number in state.course.due if when <= state.round]:
            left = tuple(pair for pair in state.course.due if pair[0] > state.round)
            state.course = state.course._replace(due=left)
        state.ended = state.round
        state.changed = tables.topics | tables.topics_of["round"]
        self.check(tables, state)
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


def _count_held(tables: Tables, state: State) -> None:
    """Count the consecutive rounds with a marine in each area used by the script."""
    held = dict(state.course.held)
    for area in tables.held_areas:
        stands = any(at >= 0 and tables.area_bits[area] >> at & 1 for at in state.at[: state.players])
        held[area] = held.get(area, 0) + 1 if stands else 0
    state.course = state.course._replace(held=tuple(sorted(held.items())))


def _without_the_clock(tables: Tables, state: State) -> bool:
    """True if the invader would have won without the end of this round. Rule: RUL-98, RUL16-183."""
    asked = tables.scenario.victory.invaders
    ended, state.ended = state.ended, state.ended - 1
    held = asked is not None and script_hooks.holds(tables, state, asked)
    state.ended = ended
    return held


def _fire(state: State, bit: int) -> bool:
    """Mark a thing as happened. Returns False if it was already marked."""
    if state.course.fired >> bit & 1:
        return False
    state.course = state.course._replace(fired=state.course.fired | 1 << bit)
    return True


def judge_next(tables: Tables, state: State) -> int:
    """The number of the first question without a yes from the players, -1 for none."""
    for number in range(len(tables.questions)):
        if not state.course.judged >> number & 1:
            return number
    return -1
