"""Assigns the parts of the boxes to the demanded faces. Two-sided parts make this a matching, not a count."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.components.box import Face, Part


class FaceUse(NamedTuple):
    """`number` parts with the id `part` that show `face`."""

    part: str
    face: Face
    number: int


class FaceShortage(NamedTuple):
    """Faces that together ask for more parts than there are to show any of them.

    Minimal: without any one of the `faces` there is no shortage. `asked`: the demand for the faces. `held`: the
    number of parts that can show one of them. `parts`: these parts, merged by id and sorted, with their numbers.
    """

    faces: tuple[tuple[Face, int], ...]
    asked: int
    held: int
    parts: tuple[tuple[str, int], ...]


class Assignment(NamedTuple):
    """The faces shown by each part, every independent shortage, and the faces with parts of an unknown number."""

    uses: tuple[FaceUse, ...]
    shortages: tuple[FaceShortage, ...]
    uncounted: tuple[Face, ...]

    @property
    def met(self) -> bool:
        """True if the parts show every demanded face, as far as their numbers are known."""
        return not self.shortages


class _Supply(NamedTuple):
    """The parts merged by id: the number of each, and the ids of the parts that can show each face."""

    held: dict[str, int]
    showing: dict[Face, tuple[str, ...]]


def assign(demand: Mapping[Face, int], parts: Sequence[Part]) -> Assignment:
    """The largest assignment of the parts to the demanded faces, and the shortages of the rest.

    A face of a part with an unknown number is listed as uncounted, because any demand for it may be met.
    Uses and shortages are sorted: the order of the demand does not matter.
    Raises ValueError for a negative number.
    """
    asked = {face: number for face, number in sorted(demand.items(), key=_by_face) if number}
    if any(number < 0 for number in asked.values()):
        raise ValueError("a demand below 0 makes no sense")
    unsure = {face for part in parts if part.held is None for face in part.faces}
    supply = _supply_of(parts)
    counted = {face: number for face, number in asked.items() if face not in unsure}
    shown = _match(counted, supply)
    uses = tuple(
        FaceUse(part, face, number)
        for face, by_part in shown.items()
        for part, number in sorted(by_part.items())
        if number
    )
    return Assignment(uses, _shortages_of(counted, supply, shown), tuple(face for face in asked if face in unsure))


def _by_face(entry: tuple[Face, int]) -> tuple[str, str, str, int]:
    face = entry[0]
    return face.kind, face.color or "", face.item or "", face.size or 0


def _supply_of(parts: Sequence[Part]) -> _Supply:
    held: dict[str, int] = {}
    showing: dict[Face, list[str]] = {}
    for part in parts:
        if part.held is None:
            continue
        if part.id not in held:
            for face in part.faces:
                showing.setdefault(face, []).append(part.id)
        held[part.id] = held.get(part.id, 0) + part.held
    return _Supply(held, {face: tuple(sorted(set(ids))) for face, ids in showing.items()})


def _match(demand: Mapping[Face, int], supply: _Supply) -> dict[Face, dict[str, int]]:
    """A maximum matching by augmenting paths: face -> part -> number."""
    shown: dict[Face, dict[str, int]] = {face: {} for face in demand}
    spare = dict(supply.held)
    for face, number in demand.items():
        missing = number
        while missing:
            if (path := _augmenting_path(face, supply, shown, spare)) is None:
                break
            faces, parts = path
            moved = min(
                missing, spare[parts[-1]], *(shown[later][part] for part, later in zip(parts, faces[1:], strict=False))
            )
            for taker, part in zip(faces, parts, strict=True):
                shown[taker][part] = shown[taker].get(part, 0) + moved
            for part, giver in zip(parts, faces[1:], strict=False):
                shown[giver][part] -= moved
            spare[parts[-1]] -= moved
            missing -= moved
    return shown


def _augmenting_path(
    start: Face, supply: _Supply, shown: Mapping[Face, Mapping[str, int]], spare: Mapping[str, int]
) -> tuple[list[Face], list[str]] | None:
    """The faces and parts of a shortest path from `start` to a free part. Each face takes the part beside it."""
    came: dict[str, tuple[Face, str | None]] = {}
    waiting: deque[tuple[Face, str | None]] = deque([(start, None)])
    reached = {start}
    while waiting:
        face, given = waiting.popleft()
        for part in supply.showing.get(face, ()):
            if part in came:
                continue
            came[part] = face, given
            if spare[part]:
                faces: list[Face] = []
                parts: list[str] = []
                step: str | None = part
                while step is not None:
                    parts.append(step)
                    taker, step = came[step]
                    faces.append(taker)
                return faces[::-1], parts[::-1]
            for other, by_part in shown.items():
                if other not in reached and by_part.get(part):
                    reached.add(other)
                    waiting.append((other, part))
    return None


def _shortages_of(
    demand: Mapping[Face, int], supply: _Supply, shown: Mapping[Face, Mapping[str, int]]
) -> tuple[FaceShortage, ...]:
    """The shortages in turn. The faces of each one are left out of the demand for the next."""
    shortages = []
    left = dict(demand)
    while any(sum(shown[face].values()) < number for face, number in left.items()):
        shortage = _smallest_shortage(left, supply)
        shortages.append(shortage)
        for face, _ in shortage.faces:
            del left[face]
        shown = _match(left, supply)
    return tuple(shortages)


def _smallest_shortage(demand: Mapping[Face, int], supply: _Supply) -> FaceShortage:
    """A minimal shortage: the faces that remain after leaving out each one without which a shortage stays."""
    faces = dict(demand)
    for face in demand:
        rest = {other: number for other, number in faces.items() if other != face}
        shown = _match(rest, supply)
        if any(sum(shown[other].values()) < number for other, number in rest.items()):
            faces = rest
    parts = sorted({part for face in faces for part in supply.showing.get(face, ())})
    return FaceShortage(
        faces=tuple(faces.items()),
        asked=sum(faces.values()),
        held=sum(supply.held[part] for part in parts),
        parts=tuple((part, supply.held[part]) for part in parts),
    )
