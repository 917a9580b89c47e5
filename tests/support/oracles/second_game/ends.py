"""Conditions of victory that can be judged by the things on the map and by the events.

Rule: RUL16-171, RUL16-172, RUL16-178, RUL16-179, RUL16-182.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple


class Course(NamedTuple):
    """The events so far. `killed`: figures by kind. `got`: items by name. `opened`: by marines, by anybody."""

    demons: int
    portals: int
    summoned: int
    killed: Counter[str]
    got: Counter[str]
    opened: tuple[int, int]
    frags: int
    rounds: int
    """Rounds that are over."""
    marines: int


def holds(condition: Mapping[str, Any], course: Course) -> bool | None:
    """Whether a condition holds. None if it depends on facts that are not tracked."""
    if "all" in condition or "any" in condition:
        parts = [holds(part, course) for part in condition.get("all", condition.get("any", ()))]
        decided = "all" not in condition
        if decided in parts:
            return decided
        return None if None in parts else not decided
    count = int(condition.get("count", 1))
    if condition.get("clear") == "board":
        return not course.demons and not course.portals
    if "kill" in condition:
        return course.killed[condition["kill"]] >= count
    if "got" in condition:
        return course.got[condition["got"]] >= count
    if condition.get("open") == "any":
        return course.opened[0 if condition.get("by") == "marines" else 1] > 0
    if condition.get("summoned") == "all":
        return not course.portals if course.portals + course.summoned else None
    if "frags" in condition:
        given = condition["frags"]
        return bool(course.frags >= (given if isinstance(given, int) else given[course.marines]))
    if "rounds" in condition and "hold" not in condition:
        return course.rounds >= int(condition["rounds"])
    return None
