"""SPN003: a group that comes at a portal has no room on and beside it."""

from collections.abc import Iterator

from kneedeep.analysis.parts import GARRISON, Facts, Finding, Held, Severity, check, merging
from kneedeep.analysis.reach.state_findings import unbuilt
from kneedeep.analysis.words import at_all, capitalized, counted, listed, place, places, tr, tr_count
from kneedeep.board.portal_room import PortalRoom, portal_rooms
from kneedeep.model.geometry.bits import each_number
from kneedeep.support import translated

CODE = "SPN003"


@check(Severity.WARNING, needs=("portals",), reads=GARRISON)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each portal with a displaced group, doors as in the file."""
    opened = facts.board.open_doors("file")
    for marines in facts.scenario.counts:
        for room in portal_rooms(facts.board, opened, marines):
            facts.pause("portals")
            if room.arrival is not None and not room.arrival.fits:
                yield _finding(facts, room), (marines,)


def _finding(facts: Facts, room: PortalRoom) -> Finding:
    board = facts.board
    assert room.arrival is not None and room.group is not None
    away: set[int] = set()
    for index in room.arrival.displaced:
        if (spot := room.arrival.places[index]) is not None:
            away |= set(each_number(board.bits(_spaces(facts, spot.anchor, spot.size))))
    there = [board.spaces[number] for number in sorted(away)]
    lost = sum(room.arrival.places[index] is None for index in room.arrival.displaced)
    near = board.lattice.listed(room.spaces)
    demons = listed([counted(number, *_names(facts, kind)) for kind, number in room.group.demons.value])
    many = len(room.arrival.displaced)
    goes = []
    if there:
        it_goes = tr("it goes") if many - lost == 1 else tr("they go")
        goes = [tr("{it_goes} to {at}", it_goes=it_goes, at=at_all(there))]
    if lost:
        goes.append(tr("{lost} {value} lost", lost=lost, value=tr("is") if lost == 1 else tr("are")))
    where = capitalized(facts.words.element(room.portal.element, (room.portal.at,)))
    message = tr(
        "{where} has {near} on and beside it: {many} of its group of {demons} {has} no room{text}.",
        where=where,
        near=tr_count("{n} free space", "{n} free spaces", len(near)),
        many=many,
        demons=demons,
        has=tr("has") if many == 1 else tr("have"),
        text=" (" + tr(" and ").join(goes) + ")" if goes else "",
    )
    marked = ((tr("free on and beside the portal"), near), (tr("where displaced demons go"), there))
    witness = places(*(place(label, spaces) for label, spaces in marked if spaces))
    at, serials = (room.portal.at,), (room.portal.element.serial,)
    return Finding(CODE, message, at, serials, (), witness, cause=unbuilt(facts, CODE))


def _spaces(facts: Facts, anchor: int, size: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = facts.board.spaces[anchor]
    return [(x + right, y + down) for right in range(size[0]) for down in range(size[1])]


def _names(facts: Facts, kind: str) -> tuple[str, str]:
    known = facts.board.kinds.figures.get(kind)
    return (kind, kind) if known is None else (translated(known.name), translated(known.plural))
