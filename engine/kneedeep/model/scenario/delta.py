"""The delta of two values of a scenario."""

from typing import NamedTuple

from kneedeep.model.scenario.model import SECTIONS, Scenario


class Delta(NamedTuple):
    """The changed sections, and the serials of the elements added, removed and changed.

    `texts`: whether something outside the sections differs: title, victory, rules and the like.
    """

    sections: frozenset[str]
    added: frozenset[int]
    removed: frozenset[int]
    changed: frozenset[int]
    texts: bool

    @property
    def serials(self) -> frozenset[int]:
        """The serials of all affected elements."""
        return self.added | self.removed | self.changed


def delta_of(before: Scenario, after: Scenario) -> Delta:
    """The delta of two scenarios. Sections that are the same tuple are skipped."""
    sections = set()
    added: set[int] = set()
    removed: set[int] = set()
    changed: set[int] = set()
    for section in SECTIONS:
        old, new = getattr(before, section), getattr(after, section)
        if old is new:
            continue
        old_by, new_by = ({element.serial: element for element in part} for part in (old, new))
        differing = {
            serial
            for serial, element in new_by.items()
            if serial in old_by and old_by[serial] is not element and old_by[serial] != element
        }
        if old_by.keys() != new_by.keys() or differing or tuple(old_by) != tuple(new_by):
            sections.add(section)
        added |= new_by.keys() - old_by.keys()
        removed |= old_by.keys() - new_by.keys()
        changed |= differing
    plain = dict.fromkeys(SECTIONS, ())
    texts = before.having(**plain) != after.having(**plain)
    return Delta(frozenset(sections), frozenset(added), frozenset(removed), frozenset(changed), texts)
