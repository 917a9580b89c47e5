"""OBJ003: more figures must be killed than ever come into play."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.causes.root_faults import diagnoses
from kneedeep.analysis.parts import COURSE, Cause, Facts, Finding, Held, Severity, check, merging, unsound_file
from kneedeep.analysis.script_facts.condition_witness import condition_spaces, conditions_witness
from kneedeep.analysis.script_facts.step_facts import conditions_of
from kneedeep.analysis.words import listed, tr, tr_count
from kneedeep.board.script.script_steps import ScriptStep
from kneedeep.solver.problem.portals import Portal

CODE = "OBJ003"


@check(Severity.WARNING, needs=("solver",), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each `kill` of more figures than can ever come into play."""
    if not (asked := conditions_of(facts, "kill")):
        return
    for diagnosis in facts.of(diagnoses):
        for step, kill in asked:
            name, wanted = str(kill.value), int(kill.params.get("count", 1))
            held = max(sum(count for _bit, count in line.problem.kills_of(name)) for line in diagnosis.outcome.lines)
            if held < wanted:
                portals = diagnosis.problem.coming.get(name, [])
                message = _message(held, foes=facts.words.foes(name, wanted), named=_named(facts, portals))
                near = condition_spaces(facts, diagnosis.problem, kill)
                spaces = {*near, *(at for portal in portals for at in portal.element.places)}
                witness = conditions_witness(facts, diagnosis.problem, (kill,))
                path, cause = (*step.path, "kill"), _cause(facts, step)
                finding = Finding(CODE, message, tuple(sorted(spaces)), (step.serial,), path, witness, cause=cause)
                yield finding, diagnosis.outcome.marines


def _message(held: int, *, foes: str, named: str) -> str:
    """The sentence for at most `held` figures. `named`: the portals they come from, empty if there are none."""
    if named and held:
        return tr_count(
            "The marines must kill {foes}, but only {n} comes for certain: the invader chooses which group comes at {named}.",
            "The marines must kill {foes}, but only {n} come for certain: the invader chooses which group comes at {named}.",
            held,
            foes=foes,
            named=named,
        )
    if named:
        return tr(
            "The marines must kill {foes}, but none comes for certain: the invader chooses which group comes at {named}.",
            foes=foes,
            named=named,
        )
    if held:
        return tr_count(
            "The marines must kill {foes}, but only {n} comes into play.",
            "The marines must kill {foes}, but only {n} come into play.",
            held,
            foes=foes,
        )
    return tr("The marines must kill {foes}, but none ever comes into play.", foes=foes)


def _named(facts: Facts, portals: Iterable[Portal]) -> str:
    return listed(list(dict.fromkeys(facts.words.element(portal.element) for portal in portals)))


def _cause(facts: Facts, step: ScriptStep) -> Cause | None:
    """The finding reported instead: the impossible victory, or the lock or trigger with the condition."""
    if (fault := facts.of(unsound_file)) is not None:
        return fault
    if step.path[0] == "victory" or step.serial == 0:
        return Cause("RCH005", (0,))
    word = facts.elements[step.serial].word
    return Cause("OBJ002" if word == "trigger" else "RCH003", (step.serial,))
