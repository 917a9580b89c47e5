"""Causes of findings: a defect gives its own finding, and findings that follow from it are dropped."""

from collections.abc import Collection
from typing import Any, NamedTuple

from kneedeep.analysis.causes.explaining_faults import Line, explaining_faults, rank
from kneedeep.analysis.framework import COURSE, Cause, Facts, reads
from kneedeep.board.laid_pieces import LaidOpening
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.script_values import Condition


def explaining_cause(
    facts: Facts,
    code: str,
    *,
    serials: Collection[int] = (),
    pieces: Collection[int] = (),
    openings: Collection[LaidOpening] = (),
    lines: Collection[Line] = (),
    spaces: Collection[Space] = (),
    areas: Collection[str] = (),
) -> Cause | None:
    """The fault that explains a finding of a code about these things, None if none does."""
    index = facts.of(_index)
    asked: tuple[tuple[dict[Any, int], Collection[object]], ...] = (
        (index.codes, (code,)),
        (index.serials, (*serials, *pieces)),
        (index.pieces, pieces),
        (index.openings, openings),
        (index.lines, lines),
        (index.spaces, spaces),
        (index.areas, areas),
    )
    found = [known[one] for known, ones in asked if known for one in ones if one in known]
    first = facts.of(explaining_faults)[min(found)] if found else None
    return first.cause if first is not None and first.rank < rank(code) else None


class _Index(NamedTuple):
    """For each thing, the index of the first fault that explains it."""

    serials: dict[int, int]
    pieces: dict[int, int]
    openings: dict[LaidOpening, int]
    lines: dict[Line, int]
    spaces: dict[Space, int]
    areas: dict[str, int]
    codes: dict[str, int]


@reads(COURSE)
def _index(facts: Facts) -> _Index:
    index = _Index({}, {}, {}, {}, {}, {}, {})
    for place, blame in enumerate(facts.of(explaining_faults)):
        explained: tuple[tuple[dict[Any, int], Collection[object]], ...] = (
            (index.serials, blame.serials),
            (index.pieces, blame.pieces),
            (index.openings, blame.openings),
            (index.lines, blame.lines),
            (index.spaces, blame.spaces),
            (index.areas, blame.areas),
            (index.codes, blame.codes),
        )
        for known, ones in explained:
            for one in ones:
                known.setdefault(one, place)
    return index


def same_id(facts: Facts, *serials: int) -> Cause | None:
    """The cause for faults of two elements with one id. Most likely one is a copy."""
    ids = [getattr(facts.elements[serial], "id", None) for serial in serials]
    return Cause("SCN004", serials) if ids[0] and len(set(ids)) == 1 else None


def wanted_off_board(facts: Facts, wants: tuple[Condition, ...]) -> Cause | None:
    """The cause if a wanted thing is in the file but off the board."""
    lost = []
    for leaf in wants:
        for token in facts.scenario.tokens:
            kind = leaf.kind == "got" and leaf.value in (token.kind, token.item)
            if (kind and leaf.params.get("color") in (None, token.color)) or token.id == leaf.value:
                if not any(space in facts.board.number for space in token.places):
                    lost.append(token.serial)
    return Cause("BRD005", tuple(lost)) if lost else None


def teleporters_off_board(facts: Facts, color: str | None) -> Cause | None:
    """The cause if a teleporter's partner is in the file but off the board."""
    teleporters = (one for one in facts.scenario.tokens if one.kind == "teleporter" and one.color == color)
    known = facts.board.number.keys()
    lost = tuple(one.serial for one in teleporters if not known >= set(one.places))
    return Cause("BRD005", lost) if lost else None
