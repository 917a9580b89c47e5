"""Common parts of findings about exploration states: numbers of marines, named areas, causes."""

from collections.abc import Callable, Iterable, Iterator
from functools import wraps

from kneedeep.analysis.causes.explaining_faults import explaining_faults, rank
from kneedeep.analysis.causes.root_faults import barring
from kneedeep.analysis.framework import Cause, Facts, Finding
from kneedeep.analysis.layout.door_places import open_openings
from kneedeep.analysis.reach.party_states import BoardState, Party
from kneedeep.model.geometry.bits import each_number
from kneedeep.support import listed, tr

Held = tuple[Finding, Iterable[int]]
"""A finding, and the numbers of marines for which it holds."""

_UNBUILT = {"BRD002", "BRD009"}


def merging(find: Callable[[Facts], Iterable[Held]]) -> Callable[[Facts], Iterator[Finding]]:
    """Make a check yield findings with the same words once (see `merged`)."""
    return wraps(find)(lambda facts: merged(facts, find(facts)))


def merged(facts: Facts, found: Iterable[Held]) -> Iterator[Finding]:
    """Yield findings with the same words once, with all the numbers of marines for which they hold."""
    counts: dict[tuple[object, ...], set[int]] = {}
    first: dict[tuple[object, ...], Finding] = {}
    for finding, marines in found:
        key: tuple[object, ...] = (finding.code, finding.message, finding.spaces, finding.serials)
        first.setdefault(key, finding)
        counts.setdefault(key, set()).update(marines)
    for key, finding in first.items():
        held = tuple(sorted(counts[key]))
        yield finding._replace(marines=None if set(held) == set(facts.scenario.counts) else held)


def serials_of_areas(facts: Facts, names: Iterable[str]) -> tuple[int, ...]:
    """The serials of the areas of these names, in this order."""
    serials = {area.id: area.serial for area in reversed(facts.scenario.areas)}
    return tuple(serials[name] for name in dict.fromkeys(names) if name in serials)


def areas_at(facts: Facts, spaces: int) -> tuple[str, ...]:
    """The names of the areas of these spaces (a bit set), by their first space."""
    area_of = facts.board.area_of
    return tuple(dict.fromkeys(area_of[number] for number in each_number(spaces)))


def doubt(facts: Facts, code: str) -> Cause | None:
    """The first fault that invalidates the intended board, or the intended reach of marines.

    Sight and reach on such a board are not reported until it is fixed. None if there is no such fault.
    """
    return unbuilt(facts, code) or facts.of(barring)


def unbuilt(facts: Facts, code: str) -> Cause | None:
    """The first fault that invalidates the intended board. None if there is none."""
    own = rank(code)
    for blame in facts.of(explaining_faults):
        if blame.rank >= own:
            break
        about = blame.openings or blame.lines or blame.pieces or blame.spaces or blame.areas
        if about or not _UNBUILT.isdisjoint(blame.codes):
            return blame.cause
    board = facts.board
    loose = tuple(board.pieces[opening.piece].element.serial for opening in facts.of(open_openings))
    return Cause("BRD002", loose) if loose else None


def when(facts: Facts, setting: BoardState) -> str:
    """The state as messages write it: `when everything is revealed`, `while only “Hall” is revealed`."""
    if setting.whole:
        return tr("when everything is revealed")
    areas = [facts.words.area(name) for name in setting.areas]
    return tr(
        "while only {areas} {value} revealed", areas=listed(areas), value=tr("is") if len(areas) == 1 else tr("are")
    )


def sampled(party: Party) -> str:
    """The addition to a message if not all states could be checked, else empty."""
    return "" if party.exhaustive else tr(" (not every course of play was checked)")


def exhaustive(party: Party) -> dict[str, bool]:
    """The addition to a witness if not all states could be checked, else an empty mapping."""
    return {} if party.exhaustive else {"exhaustive": False}


def doors_if_shut(facts: Facts, setting: BoardState, matters: Callable[[BoardState], bool]) -> dict[str, object]:
    """The addition to a witness: the normal open doors, each of which would change the setting if shut."""
    doors = (door for door in each_number(setting.opened) if facts.board.doors[door].kind != "passage")
    shut = [door for door in doors if matters(setting._replace(opened=setting.opened & ~(1 << door)))]
    found = [facts.names[facts.board.doors[door].element.serial] for door in shut]
    return {"doors": found} if found else {}
