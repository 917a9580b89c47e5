"""OBJ003: more figures must be killed than ever come into play."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.causes.diagnosis import diagnoses
from kneedeep.analysis.causes.soundness import unsound_file
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example, portal_example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.script_facts.condition_witness import condition_spaces, conditions_witness
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.english import listed
from kneedeep.scenario.script_values import Condition
from kneedeep.script.script_steps import ScriptStep
from kneedeep.solver.problem.portals import Portal
from kneedeep.translation import tr, tr_count

CODE = "OBJ003"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each `kill` that asks for more figures than there can ever be."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    asked = [
        (step, step.script)
        for step in facts.of(script_steps)
        if isinstance(step, ScriptStep) and isinstance(step.script, Condition) and step.script.kind == "kill"
    ]
    if not asked:
        return
    for diagnosis in facts.of(diagnoses):
        for step, kill in asked:
            name, wanted = str(kill.value), int(kill.params.get("count", 1))
            held = max(
                sum(count for _bit, count in line.problem.kills_of(name)) for line in diagnosis.outcome.lines
            )
            if held < wanted:
                portals = diagnosis.problem.coming.get(name, [])
                come = (
                    tr("only {held}", held=tr_count("{n} comes", "{n} come", held))
                    if held
                    else tr("none ever comes")
                )
                if portals:
                    come = (
                        tr("only {held}", held=tr_count("{n} comes", "{n} come", held))
                        if held
                        else tr("none comes")
                    )
                    come += tr(
                        " for certain: the invader chooses which group comes at {named}",
                        named=_named(facts, portals),
                    )
                else:
                    come += tr(" into play")
                message = tr(
                    "The marines must kill {foes}, but {come}.",
                    foes=facts.words.foes(name, wanted),
                    come=come,
                )
                yield (
                    Finding(
                        CODE,
                        message,
                        tuple(
                            sorted(
                                {
                                    *condition_spaces(facts, diagnosis.problem, kill),
                                    *(at for portal in portals for at in portal.element.places),
                                }
                            )
                        ),
                        (step.serial,),
                        (*step.path, "kill"),
                        conditions_witness(facts, diagnosis.problem, (kill,)),
                        cause=_cause(facts, step),
                    ),
                    diagnosis.outcome.marines,
                )


def _named(facts: Facts, portals: Iterable[Portal]) -> str:
    return listed(list(dict.fromkeys(facts.words.element(portal.element) for portal in portals)))


def _cause(facts: Facts, step: ScriptStep) -> Cause | None:
    """Return what is reported instead: the victory that is impossible, the lock or trigger that waits for it."""
    fault = facts.of(unsound_file)
    if fault is not None:
        return fault
    if step.path[0] == "victory" or step.serial == 0:
        return Cause("RCH005", (0,))
    word = facts.elements[step.serial].word
    return Cause("OBJ002" if word == "trigger" else "RCH003", (step.serial,))


CHECK = Check(
    code=CODE,
    name="figure-shortage",
    severity=Severity.WARNING,
    when="a condition requires more kills than figures ever come into play; in the 2016 edition: than come for certain",
    what="A condition waits for a number of figures of a kind, group or id to be killed. Fewer are set up, and neither spawn cards nor steps of the script bring more. Kinds that the invader's cards spawn come back from the box as often as they die, others do not. In the 2016 edition those count that come for certain: the figures of the map, and of each portal the least number in its two groups. If the victory, a lock or a trigger depends on this condition alone, that finding reports it.",
    why="The players hunt for figures that do not exist.",
    fix="Require fewer kills, set up more figures, or let a step spawn them. Members of a group need `group:`.",
    rule="2004 rulebook p. 9 (killed figures return to the invader's supply); RUL16-144. Scenario format, *Conditions*, `kill`.",
    example=example(
        figures="  - {kind: zombie, spaces: [[7, 0], [7, 1]], group: guards}\n",
        victory="victory: {marines: {any: [{reach: research}, {kill: guards, count: 3}]}, invaders: {frags: 3}}",
    ),
    near_miss=example(
        figures="  - {kind: zombie, spaces: [[7, 0], [7, 1]], group: guards}\n",
        victory="victory: {marines: {any: [{reach: research}, {kill: guards, count: 2}]}, invaders: {frags: 3}}",
    ),
    more=(
        (
            portal_example(
                victory="victory: {marines: {any: [{reach: research}, {kill: imp, count: 3}]}, invaders: {frags: 3}}"
            ),
            portal_example(
                victory="victory: {marines: {any: [{reach: research}, {kill: imp, count: 2}]}, invaders: {frags: 3}}"
            ),
        ),
    ),
    run=run,
    reads=COURSE,
    needs=("solver",),
)
