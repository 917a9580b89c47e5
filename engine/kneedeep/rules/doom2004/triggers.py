"""The scenario's script in a game of 2004: the order in which it is looked at, ties, spawn areas.

Rule: scenario format, *Conditions*, *Steps of `do`*; RUL-93 to RUL-100.
"""

from kneedeep.rules.doom2004.movement import doors
from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.script.script_course import Look, ScriptCourse


class _Course(ScriptCourse):
    def looks(self) -> tuple[Look, ...]:
        """Victory first. Rule: RUL-93."""
        return self.victory, self.endings, self.triggers, self.clears, self.passages, self.deadlines

    def tie(self, tables: CompiledScenario, state: State) -> str:
        """Rule: RUL-93, house rule `tie`."""
        return tables.parameters.tie

    def open_passage(self, tables: CompiledScenario, state: State, number: int) -> None:
        doors.set_open(tables, state, number, -1, opened=True)

    def end_round(self, tables: CompiledScenario, state: State) -> None:
        """Spawn areas come last. Rule: RUL-98."""
        super().end_round(tables, state)
        for spawn in tables.spawns:
            if (
                not state.winner
                and spawn.each_round is not None
                and tables.spawn_open(state, spawn, script_hooks.holds)
            ):
                tables.effect_handler(tables, state, -1).spawn_at(
                    spawn, str(spawn.each_round["kind"]), int(spawn.each_round.get("count", 1))
                )


COURSE = _Course()
check, end_round = COURSE.check, COURSE.end_round
