"""OBJ002: a trigger whose condition can never hold."""

from collections.abc import Iterator, Mapping

from kneedeep.analysis.causes.root_faults import Diagnosis, Missing, diagnoses
from kneedeep.analysis.parts import COURSE, Cause, Facts, Finding, Severity, check, merged, unsound
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.script_facts.condition_witness import conditions_witness, leaf_spaces
from kneedeep.analysis.words import capitalized, listed, tr
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import Condition, Trigger
from kneedeep.solver.problem.planning_problem import PlanningProblem

CODE = "OBJ002"


@check(Severity.WARNING, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each trigger that never fires."""
    found = (
        (finding, diagnosis.outcome.marines) for diagnosis in facts.of(diagnoses) for finding in _of(facts, diagnosis)
    )
    yield from merged(facts, found)


def _of(facts: Facts, diagnosis: Diagnosis) -> Iterator[Finding]:
    outcome = diagnosis.outcome
    dead = {
        trigger.serial: trigger
        for trigger in facts.scenario.triggers
        if not ever(outcome, lambda line, when=trigger.when: line.achieved.holds(when))  # type: ignore[misc]
    }
    made = _made(diagnosis.problem)
    makers: dict[int, int] = {}
    for serial in dead:
        for number in each_number(made.get(serial, 0)):
            makers.setdefault(number, serial)
    for trigger in dead.values():
        lacking = outcome.line.achieved.wanting(trigger.when)
        words = facts.words
        lack = listed([words.when(leaf) for leaf in lacking]) or words.when(trigger.when)
        name, serial = _name(facts, trigger), trigger.serial
        message = tr("{trigger} never fires: it can never happen that {lack}.", trigger=name, lack=lack)
        spaces = leaf_spaces(facts, diagnosis.problem, lacking)
        witness = conditions_witness(facts, diagnosis.problem, lacking)
        cause = _cause(facts, diagnosis, trigger, lacking, made.get(serial, 0), makers)
        yield Finding(CODE, message, spaces, (serial,), ("when",), witness, cause=cause)


def _name(facts: Facts, trigger: Trigger) -> str:
    if trigger.id:
        return tr("The trigger “{id}”", id=trigger.id)
    return capitalized(facts.called(trigger.serial))


def _cause(
    facts: Facts,
    diagnosis: Diagnosis,
    trigger: Trigger,
    lacking: tuple[Condition, ...],
    made: int,
    makers: Mapping[int, int],
) -> Cause | None:
    """The cause of a dead trigger. `made`: facts it would bring about. `makers`: fact -> the dead trigger that would."""
    root = diagnosis.explain(lambda after: ever(after, lambda line: line.achieved.holds(trigger.when)))
    if root is not None:
        return root.cause
    problem = diagnosis.problem
    for root in diagnosis.roots:
        if isinstance(root.about, Missing):
            wants = root.about.wants
            if set(wants) & set(lacking) or any(made & problem.resting_on(leaf) for leaf in wants):
                return root.cause
    waited = union(map(problem.resting_on, lacking))
    first = min((makers[number] for number in each_number(waited) if number in makers), default=trigger.serial)
    return Cause(CODE, (first,)) if first < trigger.serial else unsound(facts, CODE)


def _made(problem: PlanningProblem) -> dict[int, int]:
    """Serial of a trigger -> the facts that it would establish."""
    found: dict[int, int] = {}
    for event in problem.events:
        if event.kind == "trigger":
            grown = problem.effect_masks.get(event.bit)
            found.setdefault(event.element.serial, event.bit | (grown.made if grown is not None else 0))
    return found
