"""RCH013: a key that an event could move behind its own lock."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.causes.root_faults import Diagnosis
from kneedeep.analysis.parts import Facts, Finding, Held, Severity, check, diagnoses, merging, unsound
from kneedeep.analysis.words import coordinates, place, places, tr
from kneedeep.board.script.branch_setup import TokenThing, tokens_of
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.problem.problem_parts import Lock
from kneedeep.solver.search.fixpoint import Achieved, without
from kneedeep.support import later

CODE = "RCH013"


@check(Severity.INFO, needs=("solver", "colored keys"))
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each key and lock of its color if a swap of tokens could move the key behind the lock."""
    for diagnosis in facts.of(diagnoses):
        problem = diagnosis.problem
        for lock in problem.locks.values():
            keys = [
                thing for thing in problem.tokens if thing.element.kind == "key" and thing.element.color == lock.key
            ]
            if lock.key is None or len(keys) != 1 or keys[0].at is None or not _may_show(problem, lock):
                continue
            facts.pause()
            barred = without(problem, problem.layout.open(lock.door))
            swap = _swap(problem, tokens_of(facts.board, problem.marines, problem.branch, ()), barred, keys[0])
            if swap is not None:
                yield _finding(facts, diagnosis, lock, keys[0], swap), diagnosis.outcome.marines


def _may_show(problem: PlanningProblem, lock: Lock) -> bool:
    """True if an area beside the door can be revealed otherwise: only such an area can be visible and locked."""
    if any(effect.kind == "reveal" for effect in problem.script.effects):
        return True
    near, far = problem.terrain.sides[lock.door]
    areas = {problem.terrain.area_at[space] for space in each_number(near | far)}
    if len(areas) == 1:
        return True
    for area in areas:
        parts = [region for region in problem.terrain.regions if region & problem.terrain.area_bits[area]]
        if len(parts) > 1:
            return True
    return False


def _swap(
    problem: PlanningProblem, tokens: Iterable[TokenThing], barred: Achieved, key: TokenThing
) -> TokenThing | None:
    """Equipment beyond the lock that is on the table while the key is on this side."""
    shown = union(problem.terrain.area_bits[area] for area in each_number(barred.facts & problem.layout.area_mask))
    if not key.spaces & shown or not key.spaces & barred.within:
        return None
    beyond = shown & problem.terrain.floor & ~barred.within
    for thing in tokens:
        if thing.type is not None and thing.type.taken and thing.at is not None and thing.spaces & beyond:
            return thing
    return None


def _finding(facts: Facts, diagnosis: Diagnosis, lock: Lock, key: TokenThing, other: TokenThing) -> Finding:
    assert key.at is not None and other.at is not None
    door = diagnosis.problem.board.doors[lock.door].element
    words = facts.words
    first, second = words.element(key.element, (key.at,)), words.element(other.element, (other.at,))
    text = later("An event that swaps two tokens could move {first} to {at}, behind {element}, which it opens.")
    message = tr(text, first=first, at=coordinates(other.at), element=words.element(door))
    serials = tuple(filter(None, (key.element.serial, other.element.serial, door.serial)))
    witness = places(place(first, [key.at]), place(second, [other.at]))
    return Finding(CODE, message, (key.at, other.at), serials, (), witness, cause=unsound(facts, CODE))
