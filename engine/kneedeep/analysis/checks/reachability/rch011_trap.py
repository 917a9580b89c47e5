"""RCH011: a course of play from which the marines can no longer win."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Diagnosis
from kneedeep.analysis.parts import COURSE, Facts, Finding, Severity, check, diagnoses, merged, unsound
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.analysis.script_facts.step_facts import marines_conditions
from kneedeep.analysis.words import listed, tr
from kneedeep.board.script.conditions import holds
from kneedeep.board.script.effects import closes
from kneedeep.solver.dead_ends import DeadEnd, shortest_dead_end
from kneedeep.solver.problem.fact_index import FactContext

CODE = "RCH011"
SHOWN = 8
"""The most steps in the message. The witness has all of them."""


@check(Severity.ERROR, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding with the shortest course of play into a trap."""
    found: list[tuple[Finding, tuple[int, ...]]] = []
    undecided = False
    for diagnosis in facts.of(diagnoses):
        for line in diagnosis.outcome.lines[:LINES]:
            trapping = shortest_dead_end(line.achieved, pause=facts.pause)
            undecided = undecided or not trapping.exhaustive
            if trapping.trap is not None:
                found.append((_finding(facts, diagnosis, trapping.trap), diagnosis.outcome.marines))
                break
    yield from merged(facts, found)
    if undecided and not found:
        message = tr("{CODE} is incomplete: there are too many courses of play to check.", CODE=CODE)
        yield Finding("INT002", message, name="not-decided", severity=Severity.INFO)


def _finding(facts: Facts, diagnosis: Diagnosis, trap: DeadEnd) -> Finding:
    board = diagnosis.problem.board
    steps = [facts.words.move(step.kind, step.element) for step in trap.steps]
    way = [board.spaces[step.spot] for step in trap.steps if step.spot >= 0]
    serials = [getattr(step.element, "serial", 0) for step in reversed(trap.steps)]
    cause = _cause(facts, diagnosis, trap)
    because = tr(", because {cause}", cause=cause) if cause else ""
    after = tr("the game is lost{because}", because=because)
    if not trap.lost:
        after = tr("they can no longer win{because}{missed}", because=because, missed=_missed(facts, trap))
    message = tr("Once the marines {steps}, {after}.", steps=listed(steps, limit=SHOWN), after=after)
    witness = {"kind": "path", "spaces": [list(space) for space in way], "steps": steps}
    named = tuple(dict.fromkeys(filter(None, serials))) or (0,)
    return Finding(CODE, message, tuple(way), named, (), witness, cause=unsound(facts, CODE))


def _cause(facts: Facts, diagnosis: Diagnosis, trap: DeadEnd) -> str:
    """The things that the last step shuts, removes or blocks, or that have no way back. Empty if neither is known."""
    effects = list(getattr(trap.steps[-1].element, "do", ()))
    if trap.node is not None and trap.before is not None:
        now = FactContext(diagnosis.problem, trap.node.facts)
        before = FactContext(diagnosis.problem, trap.before.facts)
        for trigger in facts.scenario.triggers:
            if holds(trigger.when, now) and not holds(trigger.when, before):
                effects += trigger.do
    told = [facts.words.step(one) for one in effects if closes(one) and one.kind != "place"]
    if told:
        return listed(told, limit=SHOWN)
    gone = trap.node is not None and trap.before is not None and trap.before.within & ~trap.node.within
    return tr("no way leads back") if gone else ""


def _missed(facts: Facts, trap: DeadEnd) -> str:
    """The end of a sentence: conditions of the victory that can't become true after the trap."""
    if trap.afterwards is None:
        return ""
    wanting = dict.fromkeys(leaf for given in marines_conditions(facts) for leaf in trap.afterwards.wanting(given))
    lacking = listed([facts.words.when(leaf) for leaf in wanting])
    return tr(": after that it can never happen that {lacking}", lacking=lacking) if wanting else ""
