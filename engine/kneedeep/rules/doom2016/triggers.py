"""The scenario's script in a 2016 game: order of evaluation, ties, effects of areas, frag tokens.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL16-171 to RUL16-173, RUL16-178 to RUL16-183.
"""

from kneedeep.board.script import conditions
from kneedeep.board.script.conditions import ConditionContext
from kneedeep.rules.doom2016.invader import sighting
from kneedeep.rules.doom2016.parts import INVADER, CompiledScenario, State
from kneedeep.rules.doom2016.passage import doors
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.stages import FORCED
from kneedeep.rules.script.script_course import Look, ScriptCourse


class _Course(ScriptCourse):
    forced = FORCED

    def looks(self) -> tuple[Look, ...]:
        """The order of evaluation: effects of areas, passages, triggers, deadlines, victory. Rule: RUL16-181."""
        return (self.reveals, self.clears, self.passages, self.triggers, self.deadlines, self.victory, self.endings)

    def tie(self, tables: CompiledScenario, state: State) -> str:
        """The winner of a tie. Rule: RUL16-173, RUL16-183, house rule `simultaneous`."""
        if (rule := tables.parameters.simultaneous) == "active-side":
            return "invaders" if state.active == INVADER else "marines"
        return rule

    def open_passage(self, tables: CompiledScenario, state: State, number: int) -> None:
        doors.open_door(tables, state, number, -1)

    def reveals(self, tables: CompiledScenario, state: State, facts: ConditionContext) -> None:
        """Reveal the areas seen by marines. Rule: RUL16-180."""
        while not self.must_wait(state) and sighting.reveal(tables, state):
            pass


COURSE = _Course()
check, end_round = COURSE.check, COURSE.end_round


def check_frags(tables: CompiledScenario, state: State) -> None:
    """Check a victory by frag tokens immediately, whatever stage is open. Rule: RUL16-172."""
    won = tables.scenario.victory.invaders
    if won is not None and any(leaf.kind == "frags" for leaf in conditions.leaves_of(won)):
        if script_hooks.holds(tables, state, won):
            COURSE.win(state, "invaders", won)
