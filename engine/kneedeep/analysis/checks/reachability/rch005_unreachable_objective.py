"""RCH005: no course of play meets the marines' victory condition."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.causes.minimum_cuts import blocks
from kneedeep.analysis.causes.root_faults import Diagnosis
from kneedeep.analysis.parts import COURSE, Facts, Finding, Severity, check, diagnoses, merged, unsound
from kneedeep.analysis.script_facts.condition_witness import condition_spaces, conditions_witness, leaf_spaces
from kneedeep.analysis.script_facts.step_facts import marines_conditions
from kneedeep.analysis.text.cause_text import branch_text, things_text
from kneedeep.analysis.words import listed, tr, tr_count
from kneedeep.board.script.branch_setup import TokenThing
from kneedeep.model.geometry.bits import union
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.planning_problem import PlanningProblem

CODE = "RCH005"


@check(Severity.ERROR, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding when the marines can't win, whatever they do."""
    if not marines_conditions(facts):
        return
    lost = (diagnosis for diagnosis in facts.of(diagnoses) if not diagnosis.outcome.wins)
    found = ((_finding(facts, diagnosis), diagnosis.outcome.marines) for diagnosis in lost)
    yield from merged(facts, found)


def _finding(facts: Facts, diagnosis: Diagnosis) -> Finding:
    outcome = diagnosis.outcome
    line = outcome.failing(lambda one: one.achieved.wins) or outcome.line
    wanting = dict.fromkeys(leaf for given in marines_conditions(facts) for leaf in line.achieved.wanting(given))
    reason = "; ".join(_reasons(facts, line.problem, wanting))
    luck = branch_text(facts, line.problem.branch)
    if covers := _covers(facts, line.problem, wanting):
        reason += tr(": blocked by {things_text}", things_text=things_text(facts, covers))
    victory = facts.scenario.victory.marines is not None
    root = diagnosis.explain(lambda after: after.wins)
    message = tr("The marines can't win{luck}: {reason}.", luck=luck, reason=reason)
    path = ("victory", "marines") if victory else ("endings",)
    witness = _cut(facts, covers) if covers else conditions_witness(facts, line.problem, wanting)
    spaces, serials = leaf_spaces(facts, line.problem, wanting), (0, *(thing.element.serial for thing in covers))
    cause = root.cause if root is not None else unsound(facts, CODE)
    return Finding(CODE, message, spaces, serials, path, witness, cause=cause)


def _reasons(facts: Facts, problem: PlanningProblem, wanting: Iterable[Condition]) -> list[str]:
    """The reasons why conditions are never met together."""
    short = {leaf: text for leaf in wanting if (text := _shortage(facts, problem, leaf))}
    others = [leaf for leaf in wanting if leaf not in short]
    reasons = list(short.values())
    if others:
        lacking = listed([facts.words.when(leaf) for leaf in others])
        avoidable = all(leaf.kind == "kill" and leaf.value in problem.coming for leaf in others)
        never = tr("is not certain") if avoidable else tr("can never happen")
        reasons.append(tr("it {never} that {lacking}", never=never, lacking=lacking))
    together = tr("each part of the condition can become true, but no course of play meets all parts in time")
    return reasons or [together]


def _shortage(facts: Facts, problem: PlanningProblem, leaf: Condition) -> str:
    """The number of figures to kill and the number in play, if these are too few, else empty."""
    name, wanted = str(leaf.value), leaf.params.get("count", 1)
    if leaf.kind != "kill" or name in problem.coming:
        return ""
    held = sum(count for _bit, count in problem.kills_of(name))
    if not 0 < held < wanted:
        return ""
    return tr_count(
        "{foes} must be killed, but only {n} is set up",
        "{foes} must be killed, but only {n} are set up",
        held,
        foes=facts.words.foes(name, wanted),
    )


def _covers(facts: Facts, problem: PlanningProblem, wanting: Iterable[Condition]) -> tuple[TokenThing, ...]:
    """The tokens on all the spaces where marines must be for one of the conditions. Empty if a space is free."""
    found: dict[int, TokenThing] = {}
    for leaf in wanting:
        spots = facts.board.bits(condition_spaces(facts, problem, leaf)) if leaf.kind in ("exit", "reach") else 0
        if spots and not spots & problem.terrain.floor:
            things = [thing for thing in problem.tokens if blocks(thing) and thing.spaces & spots]
            found.update((thing.element.serial, thing) for thing in things)
    return tuple(found.values())


def _cut(facts: Facts, covers: Iterable[TokenThing]) -> dict[str, object]:
    names = [facts.names[thing.element.serial] for thing in covers]
    spaces = union(thing.spaces for thing in covers)
    listed_spaces = [list(space) for space in facts.board.lattice.listed(spaces)]
    return {"kind": "cut", "spaces": listed_spaces, "edges": [], "elements": names}
