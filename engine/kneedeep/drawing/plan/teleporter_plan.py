"""The links between teleporters, as arcs of a plan."""

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from kneedeep.board import Board, LaidToken, present
from kneedeep.board.walk_costs import is_teleporter
from kneedeep.drawing.plan.plan import Place, PlanArc
from kneedeep.model.catalog.edition import Edition

_ALL = 3
"""The number of teleporters of a color up to which every pair has an arc. More are joined in a ring."""


def arc_plans(board: Board, marines: int | None = None) -> tuple[PlanArc, ...]:
    """The arcs between teleporters for a number of marines, or (None) for any.

    Teleporters of a color lead to each other. A teleporter with `to` leads only there. An arc is `shut` if either end
    or the link has a condition. Rule: 2004 rulebook p. 10; 2016: all teleporters lead to each other.
    """
    counts = board.scenario.counts if marines is None else (marines,)
    edition = board.edition
    pads = [pad for pad in board.tokens if is_teleporter(pad, edition) and pad.at in board.number]
    pads = [pad for pad in pads if any(present(pad.element.marines, count) for count in counts)]
    leads = dict(_given_targets(pads))
    for group in _groups(pads, edition).values():
        for one, other in _ways_in(group):
            leads[one.at, other.at] = (one, other, _shut(one, edition) or _shut(other, edition))
    together = {
        ends: way
        for ends, way in leads.items()
        if ends[0] != ends[1] and any(_both(way[0], way[1], count) for count in counts)
    }
    return tuple(_merged(together, edition))


_Leads = tuple[LaidToken, LaidToken, bool]
_Ends = tuple[Place, Place]


def _given_targets(pads: Iterable[LaidToken]) -> Iterator[tuple[_Ends, _Leads]]:
    """Yield the links given in the file."""
    for one in pads:
        for entry in one.element.to:
            for other in pads:
                if other.element.id == entry["pad"]:
                    shut = any(
                        needs is not None for needs in (one.element.needs, other.element.needs, entry.get("needs"))
                    )
                    yield (one.at, other.at), (one, other, shut)


def _groups(pads: Iterable[LaidToken], edition: Edition) -> Mapping[str | None, list[LaidToken]]:
    groups: dict[str | None, list[LaidToken]] = {}
    for pad in pads:
        groups.setdefault(pad.element.color if "teleporter colors" in edition.features else None, []).append(pad)
    return groups


def _pairs(pads: list[LaidToken]) -> Iterator[tuple[LaidToken, LaidToken]]:
    """Yield the pairs of a few teleporters, or for many the neighbours in a ring around their center."""
    if len(pads) <= _ALL:
        yield from ((one, other) for number, one in enumerate(pads) for other in pads[number + 1 :])
        return
    middle = sum(pad.at[0] for pad in pads) / len(pads), sum(pad.at[1] for pad in pads) / len(pads)
    ring = sorted(pads, key=lambda pad: round(math.atan2(pad.at[1] - middle[1], pad.at[0] - middle[0]), 6))
    yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def _ways_in(group: Iterable[LaidToken]) -> Iterator[tuple[LaidToken, LaidToken]]:
    """Yield the links of a group's teleporters without given targets."""
    plain, given = ([pad for pad in group if bool(pad.element.to) is named] for named in (False, True))
    for one, other in _pairs(plain):
        yield from ((one, other), (other, one))
    yield from product(plain, given)


def _shut(pad: LaidToken, edition: Edition) -> bool:
    return pad.element.needs is not None or _inactive(pad, edition)


def _inactive(pad: LaidToken, edition: Edition) -> bool:
    return "inactive teleporters" in edition.features and not pad.element.active


def _both(one: LaidToken, other: LaidToken, count: int) -> bool:
    return present(one.element.marines, count) and present(other.element.marines, count)


def _merged(leads: Mapping[_Ends, _Leads], edition: Edition) -> Iterator[PlanArc]:
    """Yield the arcs. Equal links in both directions become one."""
    for (start, end), (one, other, shut) in sorted(leads.items(), key=lambda item: item[0]):
        back = leads.get((end, start))
        alike = back is not None and back[2] == shut
        if alike and start > end:
            continue
        color = one.element.color if one.element.color == other.element.color else None
        inactive = shut and (_inactive(one, edition) or _inactive(other, edition))
        yield PlanArc(start, end, color, alike, shut, inactive=inactive)
