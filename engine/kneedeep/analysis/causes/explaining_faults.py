"""The faults of a scenario and what each of them explains.

Precedence: the file, then overlaps, misjoined openings, misplaced doors, open openings, then the rest.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.analysis.causes.unreliable_elements import cause_of, unreliable_elements
from kneedeep.analysis.framework import COURSE, Cause, Facts, reads
from kneedeep.analysis.layout.door_places import better_places, loose_at, open_openings
from kneedeep.analysis.layout.piece_shifts import shifts
from kneedeep.analysis.script_facts.references import unknown_of
from kneedeep.board.joints import Joint
from kneedeep.board.laid_pieces import Edge, LaidOpening, lay
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.word_suggestions import nearest
from kneedeep.model.scenario.model import Piece
from kneedeep.support.resources import table_rows

REACH = 10
"""The distance from its `at` within which an unlaid piece is assumed to have covered spaces."""

_RANKS = {"BRD001": 1, "BRD003": 2, "BRD004": 3, "BRD002": 4, "BRD007": 5}
_FAMILIES = {"SCN": 0, "BRD": 6, "CMP": 7}
Line = tuple[Edge, ...]


class ExplainingFault(NamedTuple):
    """A fault and what it explains: elements, pairs with one of these pieces, openings, door lines, spaces, areas."""

    cause: Cause
    serials: Collection[int] = ()
    pieces: Collection[int] = ()
    openings: Collection[LaidOpening] = ()
    lines: Collection[Line] = ()
    spaces: Collection[Space] = ()
    areas: Collection[str] = ()
    codes: Collection[str] = ()
    whole: bool = False
    """True if nothing is on the board."""

    @property
    def rank(self) -> int:
        """The place in the precedence. A fault explains only faults of a later rank."""
        return 0 if self.whole else rank(self.cause.code)


def rank(code: str) -> int:
    """The place of a code in the precedence."""
    return _RANKS.get(code, _FAMILIES.get(code[:3], len(_RANKS) + len(_FAMILIES)))


@reads(COURSE)
def explaining_faults(facts: Facts) -> tuple[ExplainingFault, ...]:
    """Every fault that explains others, by precedence."""
    found = [*_of_keys(facts), *_of_elements(facts), *_of_missing_pieces(facts)]
    found += [*_of_no_piece(facts), *_of_repeated_types(facts)]
    found += [*_of_shifts(facts), *_of_overlaps(facts), *_of_misjoined(facts), *_of_doors(facts)]
    return tuple(sorted(found, key=lambda blame: blame.rank))


_ALL = ("BRD001", "BRD002", "BRD003", "BRD004", "BRD005", "BRD006", "BRD007", "BRD008", "BRD009")
_OF_KEYS = {key: tuple(codes.split()) for key, codes in table_rows(__file__, "explaining_faults.txt")}
"""Top-level key of the file -> the codes that follow when its value is lost."""


def _of_keys(facts: Facts) -> Iterator[ExplainingFault]:
    for key, problem in facts.of(unreliable_elements).keys.items():
        yield ExplainingFault(cause_of(problem), codes=_OF_KEYS.get(key, ()))


_OF_SECTIONS = {
    "areas": ("BRD009",),
    "spawns": ("BRD009",),
    "choices": ("BRD006", "CMP002"),
    "token_types": ("BRD005",),
    "figure_types": ("BRD005",),
}


def _of_no_piece(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the fault of a map without pieces. It explains elements off the board."""
    if not facts.scenario.pieces:
        yield ExplainingFault(Cause("BRD009", (0,)), codes=("BRD004", "BRD005", "RSP004"), whole=True)


def _of_unread(facts: Facts) -> Iterator[ExplainingFault]:
    for unread, problem in facts.of(unreliable_elements).unread:
        kind = unread.data.get("kind") if isinstance(unread.data, Mapping) else None
        yield ExplainingFault(cause_of(problem), codes=_codes_of(facts, unread.section, kind))
        if unread.section == "doors":
            yield _of_unread_door(facts, unread.data, cause_of(problem))


def _of_elements(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of elements that could not be read, or that have an unknown key or name."""
    doubtful = facts.of(unreliable_elements)
    scenario = facts.scenario
    names = (*_OF_SECTIONS, "pieces", "piece_types", "doors", "tokens")
    sections = {element.serial: section for section in names for element in getattr(scenario, section)}
    for serial, problem in doubtful.serials.items():
        section = sections.get(serial, "")
        codes = _codes_of(facts, section, getattr(facts.elements[serial], "kind", None))
        yield ExplainingFault(cause_of(problem), serials={serial}, codes=codes)
        if section == "pieces":
            yield from _around(facts, facts.elements[serial], cause_of(problem))
        elif section == "piece_types":
            yield from _of_type(facts, facts.elements[serial].id, cause_of(problem))
        elif section == "doors":
            lines = {door.edges for door in facts.board.doors if door.element.serial == serial}
            openings = {one for one in facts.board.joining.loose if one.edges in lines}
            yield ExplainingFault(cause_of(problem), openings=openings, lines=lines)
    yield from _of_unread(facts)
    for serial, reference in unknown_of(facts, ("figure kind",)).items():
        if reference.path == ("kind",):
            yield ExplainingFault(Cause("SCN005", (serial,)), serials={serial})
    yield from _of_unknown_areas(facts)


def _codes_of(facts: Facts, section: str, kind: object) -> Collection[str]:
    """The codes that follow from an element in doubt: one of an unknown kind may be a teleporter."""
    if section == "tokens":
        known = facts.board.kinds.tokens.get(str(kind))
        return ("RSP004",) if known is None or known.linked else ()
    return _OF_SECTIONS.get(section, ())


def _of_unknown_areas(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of unknown areas. They explain the areas beside such a piece, and everything on it."""
    board = facts.board
    laid = {piece.element.serial: piece for piece in board.pieces}
    known = tuple(area.id for area in facts.scenario.areas)
    joints_of: dict[int, list[Joint]] = {}
    for joint in board.joining.joints:
        for number in {joint.a.piece, joint.b.piece}:
            joints_of.setdefault(number, []).append(joint)
    for serial in unknown_of(facts, ("area",)):
        if (piece := laid.get(serial)) is None:
            yield ExplainingFault(Cause("SCN005", (serial,)), serials={serial})
            continue
        areas = {piece.area}
        is_gone = nearest(piece.area, known) is None
        lines = set()
        for joint in joints_of.get(piece.number, ()):
            areas |= {board.pieces[joint.a.piece].area, board.pieces[joint.b.piece].area}
            lines.add(joint.edges)
        cause, codes = Cause("SCN005", (serial,)), ("BRD009",) if is_gone else ()
        yield ExplainingFault(cause, lines=lines, spaces=frozenset(piece.spaces), areas=areas, codes=codes)


def _of_unread_door(facts: Facts, data: object, cause: Cause) -> ExplainingFault:
    """The fault of an unreadable door: it explains openings and joints at its space, if known."""
    at = _space(data.get("at")) if isinstance(data, Mapping) else None
    if at is None:
        return ExplainingFault(cause, codes=("BRD002", "BRD008"))
    joining = facts.board.joining
    openings = {opening for opening in joining.loose if at in (*opening.inside, *opening.beyond)}
    lines = {joint.edges for joint in joining.joints if at in (*joint.a.inside, *joint.b.inside)}
    return ExplainingFault(cause, openings=openings, lines=lines)


def _of_missing_pieces(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of pieces that could not be read or whose type is unknown."""
    for unread, problem in facts.of(unreliable_elements).unread:
        if unread.section == "pieces":
            if not facts.scenario.pieces:
                yield ExplainingFault(cause_of(problem), codes=("BRD009",))
            data = dict(unread.data) if isinstance(unread.data, Mapping) else {}
            if problem.path[2:3] == ("at",):
                del data["at"]
            yield from _around(facts, data, cause_of(problem))
        elif unread.section == "piece_types" and isinstance(unread.data, Mapping):
            name = None if problem.path[2:3] == ("id",) else unread.data.get("id")
            yield from _of_type(facts, name, cause_of(problem))
    for serial in unknown_of(facts, ("piece",)):
        yield from _around(facts, facts.elements[serial], Cause("SCN005", (serial,)))


def _of_type(facts: Facts, name: object, cause: Cause) -> Iterator[ExplainingFault]:
    """Yield the faults of own pieces. They explain pieces of the type, and unknown types if it has no id."""
    known = facts.board.kinds.pieces
    for piece in facts.scenario.pieces:
        if piece.piece == name or (not isinstance(name, str) and piece.piece not in known):
            yield from _around(facts, piece, cause)


def _of_repeated_types(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of own pieces with a repeated id or an id of the catalog. A piece may mean either."""
    taken = set(facts.catalog.pieces)
    for own in facts.scenario.piece_types:
        if own.id in taken:
            yield from _of_type(facts, own.id, Cause("SCN004", (own.serial,)))
        taken.add(own.id)


def _around(facts: Facts, piece: Any, cause: Cause) -> Iterator[ExplainingFault]:
    """Yield the faults of a misplaced piece: everything about its place."""
    data = (
        piece
        if isinstance(piece, Mapping)
        else {"piece": piece.piece, "at": piece.at, "turn": piece.turn, "area": piece.area}
    )
    at, area = _space(data.get("at")), data.get("area")
    areas = {area} if isinstance(area, str) else set(facts.board.areas)
    if at is None:
        yield ExplainingFault(cause, areas=areas, codes=("BRD002", "BRD004", "BRD005", "BRD009"))
        return
    kind = facts.board.kinds.pieces.get(str(data.get("piece")))
    spaces = {(at[0] + right, at[1] + down) for right in range(REACH + 1) for down in range(REACH + 1)}
    if kind is not None and isinstance(piece, Mapping) and data.get("turn", 0) in (0, 90, 180, 270):
        element = Piece(piece=kind.id, at=at, turn=data.get("turn", 0), area="")
        spaces = set(lay(0, element, kind).spaces)
    serial = getattr(piece, "serial", 0)
    openings = {one for laid in facts.board.pieces if serial and laid.element.serial == serial for one in laid.openings}
    yield ExplainingFault(
        cause, serials={serial} if serial else (), openings=openings, spaces=frozenset(spaces), areas=areas
    )


def _space(value: object) -> Space | None:
    if isinstance(value, list | tuple) and len(value) == 2 and all(type(part) is int for part in value):
        return value[0], value[1]
    return None


def _of_shifts(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of shifted pieces, each with the first of its own faults as the cause."""
    board = facts.board
    overlapping = {number for overlap in board.overlaps for number in (overlap.first, overlap.second)}
    misjoined = {one.piece for pair in board.joining.misjoined for one in (pair.a, pair.b)}
    wanting = {opening.piece for opening in facts.of(open_openings)}
    for shift in facts.of(shifts):
        number, serial = shift.piece.number, shift.piece.element.serial
        if number in overlapping:
            cause = Cause("BRD001", (serial,))
        elif number in misjoined:
            cause = Cause("BRD003", (serial,))
        elif shift.doors:
            cause = Cause("BRD004", tuple(board.doors[door].element.serial for door in sorted(shift.doors)))
        elif wanting & {number, *(opening.piece for opening in shift.partners)}:
            partners = sorted(board.pieces[opening.piece].element.serial for opening in shift.partners)
            cause = Cause("BRD002", (serial, *partners))
        else:
            areas = (area.serial for area in facts.scenario.areas if area.id == shift.piece.area)
            cause = Cause("BRD007", (serial, *areas))
        yield ExplainingFault(
            cause,
            pieces={serial},
            openings=shift.openings,
            lines={*(board.doors[door].edges for door in shift.doors), *shift.joints},
            spaces=shift.spaces,
            areas={shift.piece.area},
        )


def _of_overlaps(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of overlaps without a shift: everything about the piece with the fewest joints."""
    board = facts.board
    slipped = {shift.piece.number for shift in facts.of(shifts)}
    joints = [0] * len(board.pieces)
    for joint in board.joining.joints:
        joints[joint.a.piece] += 1
        joints[joint.b.piece] += 1
    loose: dict[int, list[LaidOpening]] = {}
    facing: dict[Space, list[LaidOpening]] = {}
    behind: dict[Space, list[LaidOpening]] = {}
    buried: dict[int, list[LaidOpening]] = {}
    for one in board.joining.loose:
        loose.setdefault(one.piece, []).append(one)
        for here, beyond in zip(one.inside, one.beyond, strict=True):
            behind.setdefault(here, []).append(one)
            facing.setdefault(beyond, []).append(one)
    for one in board.joining.buried:
        buried.setdefault(one.piece, []).append(one)
    for overlap in board.overlaps:
        pair = (overlap.first, overlap.second)
        shared = frozenset(overlap.spaces)
        least = min(joints[number] for number in pair)
        strays = [number for number in pair if joints[number] == least and not slipped & set(pair)]
        covered = shared.union(*(board.pieces[number].spaces for number in strays))
        near = {one for number in strays for one in loose.get(number, ())}
        near |= {one for space in covered for one in facing.get(space, ())}
        near |= {one for space in shared for one in behind.get(space, ())}
        hidden = {one for number in pair for one in buried.get(number, ())}
        yield ExplainingFault(
            Cause("BRD001", tuple(board.pieces[number].element.serial for number in pair)),
            pieces={board.pieces[number].element.serial for number in strays},
            openings=near,
            lines={one.edges for one in (*near, *hidden)},
            spaces=covered,
            areas={board.pieces[number].area for number in pair},
        )


def _of_misjoined(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of misjoined openings: the doors on either, and the way between their areas."""
    board = facts.board
    for pair in board.joining.misjoined:
        both = {*pair.a.edges, *pair.b.edges}
        laid = [board.pieces[one.piece] for one in (pair.a, pair.b)]
        yield ExplainingFault(
            Cause("BRD003", tuple(piece.element.serial for piece in laid)),
            lines={door.edges for door in board.doors if not door.stands and not both.isdisjoint(door.edges)},
            areas={laid[0].area} if laid[0].area == laid[1].area else (),
        )


def _of_doors(facts: Facts) -> Iterator[ExplainingFault]:
    """Yield the faults of misplaced doors: the opening or joint where each of them should be."""
    board = facts.board
    loose = facts.of(loose_at)
    for door in board.doors:
        if door.standing != "off":
            continue
        openings = set(loose.get(door.edges, ()))
        place = facts.of(better_places).get(door.number)
        lines = set()
        if place is not None and place.distance <= REACH:
            lines.add(place.edges)
            if door.element.exit:
                openings |= set(loose.get(place.edges, ()))
        elif door.element.exit:
            lines.add(door.edges)
        yield ExplainingFault(Cause("BRD004", (door.element.serial,)), openings=openings, lines={*lines, door.edges})
