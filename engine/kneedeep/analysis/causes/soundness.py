"""Soundness: faults of file or board that invalidate the author's intended courses of play."""

from collections.abc import Iterator, Mapping

from kneedeep.analysis.causes.root_faults import Diagnosis, diagnoses
from kneedeep.analysis.causes.unreliable_elements import cause_of, unreliable_elements
from kneedeep.analysis.framework import Cause, Facts
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.reach.state_findings import unbuilt
from kneedeep.analysis.script_facts.deadlines import DeadlineMeasure
from kneedeep.analysis.script_facts.references import unknown_references
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.solver.branch_results import PartyResult

_PROSE = frozenset(
    "title author license source summary language minutes challenge compass briefing objective notes allow".split()
)
"""The keys of the file without effect on play."""

_PLAIN = frozenset(("weapon", "ammo", "health", "armor", "adrenaline", "berserk"))
_SCRIPTED = ("id", "group", "do", "needs", "carries")


def unmet_cause(facts: Facts, code: str, measure: DeadlineMeasure) -> Cause | None:
    """The cause for which the goal is never met, None if it can be met."""
    if measure.least is None:
        for diagnosis in facts.of(diagnoses):
            if measure.marines in diagnosis.outcome.marines:
                root = _explained(diagnosis, measure)
                return root or (Cause("RCH005", (0,)) if not measure.term.serial else unsound(facts, code))
    return unsound(facts, code)


def _explained(diagnosis: Diagnosis, measure: DeadlineMeasure) -> Cause | None:
    def well(after: PartyResult) -> bool:
        return ever(after, lambda line: any(line.achieved.holds(goal) for goal in measure.term.goals))

    root = diagnosis.explain(well)
    return None if root is None else root.cause


def unsound(facts: Facts, code: str) -> Cause | None:
    """The first fault of file or board that invalidates the intended courses of play."""
    return facts.of(unsound_file) or unbuilt(facts, code)


def unsound_file(facts: Facts) -> Cause | None:
    """The first fault of the file that invalidates the intended courses of play."""
    return next(_faults(facts), None)


def _faults(facts: Facts) -> Iterator[Cause]:
    """Yield the faults of the file that matter in play: a lost element may be a key, a way or a trigger."""
    doubtful = facts.of(unreliable_elements)
    for key, problem in doubtful.keys.items():
        if key not in _PROSE:
            yield cause_of(problem)
    for one, problem in doubtful.unread:
        if _matters(one.data, one.section):
            yield cause_of(problem)
    for serial, problem in doubtful.serials.items():
        element = facts.elements[serial]
        if _matters(vars(element), f"{element.word}s") and not _is_prose(problem):
            yield cause_of(problem)
    for reference in facts.of(unknown_references):
        if reference.path[:1] != ("look",):
            yield Cause("SCN005", (reference.serial,))


def _is_prose(problem: Problem) -> bool:
    return str(problem.path[-1]) in ("text", "locked_text", "note", "name", "allow")


def _matters(data: object, section: str) -> bool:
    """True if an element matters beyond fights and equipment."""
    if not isinstance(data, Mapping):
        return True
    plain = section == "figures" or (section == "tokens" and data.get("kind") in _PLAIN)
    return not plain or any(data.get(key) for key in _SCRIPTED)
