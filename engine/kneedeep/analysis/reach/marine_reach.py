"""Marine reach: everything that marines can ever reach in some branch of the choices."""

from collections.abc import Callable

from kneedeep.solver.branch_results import BranchResult, PartyResult

LINES = 64
"""The number of branches of the choices searched for possible events. For the rest, the best case is assumed."""


def ever(outcome: PartyResult, asked: Callable[[BranchResult], bool]) -> bool:
    """True if something holds in some branch of the choices."""
    return len(outcome.lines) > LINES or any(asked(line) for line in outcome.lines[:LINES])


def floor_of(outcome: PartyResult) -> int:
    """The spaces where figures can be in every branch, as a bit set."""
    floor = -1
    for line in outcome.lines[:LINES]:
        floor &= line.problem.terrain.floor
    return floor


def within(outcome: PartyResult) -> int:
    """The spaces that marines can reach in some branch, as a bit set."""
    floor = floor_of(outcome)
    found = floor if len(outcome.lines) > LINES else 0
    for line in outcome.lines[:LINES]:
        found |= line.achieved.within
        if not floor & ~found:
            break
    return found


def revealed(outcome: PartyResult) -> frozenset[str]:
    """The ids of the areas that are revealed in some branch."""
    every = outcome.line.problem.terrain.areas
    if len(outcome.lines) > LINES:
        return frozenset(every)
    found: set[str] = set()
    for line in outcome.lines[:LINES]:
        found.update(line.achieved.revealed)
        if len(found) == len(every):
            break
    return frozenset(found)
