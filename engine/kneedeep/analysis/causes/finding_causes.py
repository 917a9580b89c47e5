"""Causes of findings: a defect gives its own finding, and findings that follow from it are dropped."""

from collections.abc import Collection
from typing import Any, NamedTuple

from kneedeep.analysis.causes.explaining_faults import Line, explaining_faults, rank
from kneedeep.analysis.framework import COURSE, Cause, Facts, reads
from kneedeep.board.laid_pieces import LaidOpening
from kneedeep.model.geometry.space import Space


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
