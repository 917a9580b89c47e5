"""Faults of the file itself, and the elements they make unreliable. Other faults of those elements follow from them."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework import Cause, Facts, Finding
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.model import SECTIONS, Scenario, Unread, keys_of
from kneedeep.support.translation import translated


class UnreliableElements(NamedTuple):
    """The parts of the file that could not be read, or that contain something wrong.

    `serials`: elements that were read although a part of them is wrong. `unread`: elements that were not read.
    `keys`: top-level keys whose value is lost (broken, missing or misspelt). `names`: ids lost with a broken part.
    """

    serials: dict[int, Problem]
    unread: tuple[tuple[Unread, Problem], ...]
    keys: dict[str, Problem]
    names: frozenset[str]


def unreliable_elements(facts: Facts) -> UnreliableElements:
    """The elements, keys and names that the file's problems make unreliable."""
    serials: dict[int, Problem] = {}
    by_place: dict[tuple[str, int], Problem] = {}
    keys: dict[str, Problem] = {}
    names = set()
    for problem in facts.problems:
        section = problem.path[0] if problem.path else ""
        if section == "look":
            continue  # display texts make nothing else unreliable
        if len(problem.path) > 1 and isinstance(problem.path[1], int) and section in SECTIONS:
            by_place.setdefault((str(section), problem.path[1]), problem)
        elif len(problem.path) > 1:
            keys.setdefault(str(section), problem)
            names.add(str(problem.path[1]))
        else:
            for key in _keys_lost(problem):
                keys.setdefault(key, problem)
    for place, problem in by_place.items():
        if serial := facts.serial_at(place):
            serials[serial] = problem
    general = next(iter(facts.problems), Problem("SCN002", ""))
    unread = [(one, by_place.get((one.section, one.index), general)) for one in facts.scenario.unread]
    return UnreliableElements(serials, tuple(unread), keys, frozenset(names))


def _keys_lost(problem: Problem) -> Iterator[str]:
    """Yield the top-level keys whose value is lost because of a problem."""
    known = [key.name for key in keys_of(Scenario)]
    if not problem.path:
        yield from (key for key in known if f"'{key}' is missing" in problem.message)
        return
    if (key := str(problem.path[0])) in known:
        yield key
    else:
        from difflib import get_close_matches

        yield from get_close_matches(key.lower(), known, n=1, cutoff=0.6)


def cause_of(problem: Problem) -> Cause:
    """The cause of findings that follow from a problem of the file."""
    return Cause(problem.code, (), (problem.line, problem.column))


def of_code(code: str) -> Callable[[Facts], Iterator[Finding]]:
    """The function of a check that passes on the reader's complaints of one code."""

    def run(facts: Facts) -> Iterator[Finding]:
        for problem in facts.problems:
            if problem.code != code:
                continue
            place = (str(problem.path[0]), problem.path[1]) if len(problem.path) > 1 else None
            serial = facts.serial_at(place) if place is not None else 0
            span = facts.source.span(0, problem.path) if facts.source is not None else None
            yield Finding(
                code,
                translated(problem.message),
                serials=(serial,) if serial else (),
                about=tuple(step for step in problem.path if isinstance(step, str)),
                line=problem.line,
                column=problem.column,
                end_line=span.end_line if span else problem.line,
                end_column=span.end_column if span else problem.column,
            )

    return run
