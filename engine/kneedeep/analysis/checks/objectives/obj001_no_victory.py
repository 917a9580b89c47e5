"""OBJ001: a side has no way to win."""

from collections.abc import Iterator

from kneedeep.analysis.causes.root_faults import Diagnosis, diagnoses
from kneedeep.analysis.parts import COURSE, Cause, Facts, Finding, Held, Severity, check, merged, unsound
from kneedeep.analysis.reach.marine_reach import ever
from kneedeep.analysis.script_facts.step_facts import frags_gaps, invaders_conditions, marines_conditions, won_by_a_step
from kneedeep.analysis.words import listed, tr
from kneedeep.board.script.conditions import by_number
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.branch_results import BranchResult, PartyResult
from kneedeep.solver.search.fixpoint import achieve

CODE = "OBJ001"
_NEVER = "The invaders can't win"
_PATH = ("victory",)


@check(Severity.ERROR, needs=("solver",), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each side without a way to win."""
    if not marines_conditions(facts) and not won_by_a_step(facts, "marines"):
        message = tr("The marines have no way to win: no victory condition, ending or step says how.")
        yield Finding(CODE, message, (), (0,), _PATH, cause=unsound(facts, CODE))
    if won_by_a_step(facts, "invaders"):
        return
    if not (given := invaders_conditions(facts)):
        message = facts.in_words("The invaders have no way to win: no victory condition, ending or step says how.")
        yield Finding(CODE, message, (), (0,), _PATH, cause=unsound(facts, CODE))
        return
    yield from merged(facts, _never_won(facts, given))


def _never_won(facts: Facts, given: tuple[Condition, ...]) -> Iterator[Held]:
    """Yield a finding if no event that lets the invaders win can ever happen."""
    for diagnosis in facts.of(diagnoses):
        outcome = diagnosis.outcome
        lost = tuple(count for count in outcome.marines if not _winnable(outcome, given, count))
        if lost:
            yield _finding(facts, diagnosis, given, lost[0]), lost


def _finding(facts: Facts, diagnosis: Diagnosis, given: tuple[Condition, ...], count: int) -> Finding:
    root = diagnosis.explain(lambda after: _winnable(after, given, count))
    wins = listed([facts.words.when(one) for one in given], last="or")
    message = tr("{in_words}: it can never happen that {wins}.", in_words=facts.in_words(_NEVER), wins=wins)
    path = ("victory", "invaders") if facts.scenario.victory.invaders is not None else ("endings",)
    cause = _gap(facts, count) or (root.cause if root is not None else unsound(facts, CODE))
    return Finding(CODE, message, (), (0,), path, cause=cause)


def _gap(facts: Facts, count: int) -> Cause | None:
    """The cause if the number of frags is missing for this many marines and a finding reports that."""
    gaps = (gap for gap in facts.of(frags_gaps) if count in gap.left_out)
    return next((Cause("OBJ008", (gap.step.serial,)) for gap in gaps), None)


def _winnable(outcome: PartyResult, given: tuple[Condition, ...], count: int) -> bool:
    return ever(outcome, lambda line: any(_possible(line, one, count) for one in given))


def _possible(line: BranchResult, condition: Condition, count: int) -> bool:
    """True if a condition can hold for the invaders, who may frag and wait without limit."""
    if (kind := condition.kind) == "all":
        return all(_possible(line, part, count) for part in condition.value)
    if kind == "any":
        return any(_possible(line, part, count) for part in condition.value)
    if kind == "count":
        return sum(_possible(line, part, count) for part in condition.params.get("of", ())) >= int(condition.value)
    if kind == "frags":
        return by_number(condition.value, count) is not None
    # The search ends where the invaders win, so what makes them win need not be among what it has reached.
    return kind in ("round", "rounds") or any(
        achieved.holds(condition) for achieved in (line.achieved, achieve(line.problem))
    )
