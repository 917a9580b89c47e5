"""The delta of two values of a scenario."""

from typing import NamedTuple

from kneedeep.model.scenario.model import SECTIONS, Scenario


class Delta(NamedTuple):
    """The serials of the elements added, removed and changed."""

    added: frozenset[int]
    removed: frozenset[int]
    changed: frozenset[int]


def delta_of(before: Scenario, after: Scenario) -> Delta:
    """The delta of two scenarios. Sections that are the same tuple are skipped."""
    added: set[int] = set()
    removed: set[int] = set()
    changed: set[int] = set()
    for section in SECTIONS:
        old, new = getattr(before, section), getattr(after, section)
        if old is new:
            continue
        old_by, new_by = ({element.serial: element for element in part} for part in (old, new))
        added |= new_by.keys() - old_by.keys()
        removed |= old_by.keys() - new_by.keys()
        changed |= {
            serial
            for serial, element in new_by.items()
            if serial in old_by and old_by[serial] is not element and old_by[serial] != element
        }
    return Delta(frozenset(added), frozenset(removed), frozenset(changed))
