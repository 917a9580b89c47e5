"""Marine placements: whether marines can stand and leave so that a condition holds at one moment."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement

from kneedeep.board.script.conditions import Place, holds, leaves_of, place_of
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import FactContext, spaces_of
from kneedeep.solver.problem.planning_problem import PlanningProblem


def placements(
    problem: PlanningProblem, condition: Condition, facts: int, within: int, ways_out: Mapping[str, int]
) -> Iterator[FactContext]:
    """Yield the courses with distinct places of the remaining marines and distinct exits of the others.

    `within`: their possible spaces, as a bit set. `ways_out`: the exits they can leave by (name -> nothing else asked).
    Spaces that the condition can't distinguish count as one. No space has two marines.
    Rule: scenario format, *Conditions*: places count at one moment.
    """
    leaves = list(leaves_of(condition))
    places = list(dict.fromkeys(place for leaf in leaves if (place := place_of(leaf)) is not None))
    named = dict.fromkeys(leaf.value for leaf in leaves if leaf.kind == "exit")
    exits = [name for name in named if name in ways_out]
    spots = _told_apart(problem, places, within)
    remaining = FactContext(problem, facts).playing()
    kinds: list[int | str] = [*range(len(spots)), *exits]
    for chosen in combinations_with_replacement(kinds, remaining):
        counts = Counter(chosen)
        leaving = {kind: count for kind, count in counts.items() if isinstance(kind, str)}
        standing: Counter[Place] = Counter()
        for kind, count in counts.items():
            if isinstance(kind, str):
                continue
            inside, bits = spots[kind]
            if bits.bit_count() < count:
                break
            standing.update(dict.fromkeys(inside, count))
        else:
            yield FactContext(problem, facts, standing, leaving)


def _told_apart(problem: PlanningProblem, places: Iterable[Place], within: int) -> list[tuple[tuple[Place, ...], int]]:
    """The spaces in groups that belong to the same places, each with these places."""
    spots: list[tuple[tuple[Place, ...], int]] = [((), within)]
    for place in places:
        bits = spaces_of(problem, place)
        parts = [part for inside, rest in spots for part in (((*inside, place), rest & bits), (inside, rest & ~bits))]
        spots = [part for part in parts if part[1]]
    return spots


def possible(
    problem: PlanningProblem, condition: Condition, facts: int, within: int, ways_out: Mapping[str, int]
) -> bool:
    """Whether marines can place themselves so that a condition holds (see `placements`)."""
    if holds(condition, FactContext(problem, facts)):
        return True
    if not any(leaf.kind == "exit" or place_of(leaf) is not None for leaf in leaves_of(condition)):
        return False
    return any(holds(condition, course) for course in placements(problem, condition, facts, within, ways_out))


def ever_possible(
    problem: PlanningProblem, condition: Condition, facts: int, within: int, ways_out: Mapping[str, int]
) -> bool:
    """Whether a condition can hold, by the facts of all courses of play together.

    Marines who leave in one course need not leave in another: all of them are there to stand and to leave. RUL-97.
    """
    return possible(problem, condition, facts & ~problem.leaving, within, ways_out)


def standing_at(problem: PlanningProblem, condition: Condition, space: int) -> dict[Place, int]:
    """The places of a condition that a marine on a space counts for."""
    found: dict[Place, int] = {}
    for leaf in leaves_of(condition):
        if (place := place_of(leaf)) is not None and spaces_of(problem, place) >> space & 1:
            found[place] = 1
    return found
