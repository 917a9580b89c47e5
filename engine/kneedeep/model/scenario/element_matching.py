"""Matching of elements between two scenarios that were read separately, such as two drafts or two branches."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits.piece_moves import MovePieces, TurnPieces
from kneedeep.model.scenario.model import SECTIONS, Door, Element, Piece, Scenario
from kneedeep.model.scenario.names import names_of

REACH = 6
"""The most spaces that an element without an id may have moved to be matched by place. Diagonal steps count as one."""
MOST_MOTIONS = 40
"""The most motions of pieces for which elements that moved along are searched."""
MOST_DISTANCES = 250_000
"""The most distances measured in a section. Elements of larger changes are matched by other marks only."""


_MARKS: tuple[str, ...] = ("piece", "kind", "color", "item", "side", "by", "like")
"""The keys that define the sort of an element."""
_DOOR_MARKS: tuple[str, ...] = ("kind", "exit")


class Pairing(NamedTuple):
    """A scenario whose elements have the serials of their counterparts in another one.

    `carried`: elements that only moved along with a piece. `unsure`: elements with another possible
    counterpart. `moved`: the other scenario after the motions of moved pieces.
    """

    scenario: Scenario
    carried: frozenset[int]
    unsure: frozenset[int]
    moved: Scenario


def matched_elements(scenario: Scenario, like: Scenario) -> Scenario:
    """A scenario whose elements have the serials of their certain counterparts in another one.

    The counterpart of an element is one that equals it, else one with its id, else one with its name in
    reports (kind and place). Elements without one get serials that the other scenario does not use.
    """
    mine, theirs = names_of(scenario), names_of(like)
    pairs = {section: _Matching(scenario, like, section) for section in SECTIONS}
    for matching in pairs.values():
        matching.by_key(*([(one,) for one in side] for side in matching.sides))
        matching.by_key(*(map(_id, side) for side in matching.sides))
        matching.by_key(*(_names(*pair) for pair in zip(matching.sides, (mine, theirs), strict=True)))
    return _with_serials(scenario, like, pairs)


def paired(scenario: Scenario, like: Scenario) -> Pairing:
    """A scenario with the serials of its counterparts in another one, with moved ones matched by place.

    The counterpart of an element has its id. Otherwise it moved along with its piece, or equals it. Otherwise
    it is of its sort: at its place, alone between the same neighbors, or nearest, at most REACH spaces away.
    """
    pairs = {"pieces": _Matching(scenario, like, "pieces")}
    pairs["pieces"].match(like)
    moved = _after_motions(like, pairs["pieces"])
    for section in SECTIONS:
        if section != "pieces":
            pairs[section] = _Matching(scenario, like, section)
            pairs[section].match(moved)
    found = _with_serials(scenario, like, pairs)
    before = {one.serial: one for one in like.elements()}
    along = {one.serial: one for one in moved.elements() if one != before[one.serial]}
    carried = frozenset(
        one.serial for one in found.elements() if not isinstance(one, Piece) and along.get(one.serial) == one
    )
    unsure = frozenset().union(*(matching.unsure for matching in pairs.values()))
    return Pairing(found, carried, unsure, moved)


def place_of(element: Element) -> Space | None:
    """The place of an element: its place or the first of its spaces, None if it has neither."""
    return element.places[0] if element.places else None


def sort_of(element: Element) -> tuple[Hashable, ...]:
    """The sort of an element, regardless of its place: its class and the values that name its kind."""
    marks = _DOOR_MARKS if element.word == "door" else _MARKS
    return (element.word, *(getattr(element, mark, None) for mark in marks))


class _Matching:
    """The elements of one section on both sides, and the pairs found so far."""

    def __init__(self, scenario: Scenario, like: Scenario, section: str) -> None:
        self.new: tuple[Any, ...] = getattr(scenario, section)
        self.old: tuple[Any, ...] = getattr(like, section)
        self.section = section
        self.pairs: dict[int, int] = {}
        """The places of the likes, by places of the new elements."""
        self.taken: set[int] = set()
        self.unsure: set[int] = set()

    @property
    def sides(self) -> tuple[Sequence[Element], Sequence[Element]]:
        return self.new, self.old

    def match(self, moved: Scenario) -> None:
        """Find all pairs. `moved`: the old elements after the motions of their pieces."""
        self.by_key(map(_id, self.new), map(_id, self.old))
        along: tuple[Element, ...] = getattr(moved, self.section)
        places = (along,) if along is self.old else (along, self.old)
        for key in (lambda element: (element,), _sort_and_place, _class_and_place):
            for old in places:
                self.by_key(map(key, self.new), map(key, old))
        self.by_key(map(_text, self.new), map(_text, self.old))
        self.between_neighbors(alone=True)
        self.by_distance(along)
        self.between_neighbors(alone=False)

    def pair(self, new: int, old: int) -> None:
        self.pairs[new] = old
        self.taken.add(old)

    def left(self) -> tuple[list[int], list[int]]:
        """The places of the elements of both sides without a match."""
        new = [place for place in range(len(self.new)) if place not in self.pairs]
        return new, [place for place in range(len(self.old)) if place not in self.taken]

    def by_key(self, new: Iterable[object], old: Iterable[object]) -> None:
        """Pair elements with the same key, in order. An empty key does not count."""
        waiting: defaultdict[object, list[int]] = defaultdict(list)
        for place, key in enumerate(old):
            if place not in self.taken:
                waiting[key].append(place)
        for place, key in enumerate(new):
            if place not in self.pairs and key and waiting.get(key):
                self.pair(place, waiting[key].pop(0))

    def between_neighbors(self, *, alone: bool) -> None:
        """Pair elements of one sort between the same two pairs of the file. `alone`: nothing else is there."""
        ends = [(-1, -1), *_rising(sorted(self.pairs.items())), (len(self.new), len(self.old))]
        for (new, old), (next_new, next_old) in pairwise(ends):
            mine = [place for place in range(new + 1, next_new) if place not in self.pairs]
            theirs = [place for place in range(old + 1, next_old) if place not in self.taken]
            if len(mine) != len(theirs) or (alone and len(mine) != 1):
                continue
            for one, other in zip(mine, theirs, strict=True):
                if sort_of(self.new[one]) == sort_of(self.old[other]) and _ids_agree(self.new[one], self.old[other]):
                    self.pair(one, other)

    def by_distance(self, along: Sequence[Element]) -> None:
        """Pair the nearest of one sort. A pair is unsure if another element is in reach, or the order contradicts it."""
        new, old = self.left()
        if len(new) * len(old) > MOST_DISTANCES:
            return
        found = []
        for one in new:
            for other in old:
                way = _distance(self.new[one], along[other])
                if way is not None and way <= REACH and _ids_agree(self.new[one], self.old[other]):
                    found.append((way, abs(one - other), one, other))
        near_new, near_old = (Counter(pair[side] for pair in found) for side in (2, 3))
        for _, _, one, other in sorted(found):
            if one in self.pairs or other in self.taken:
                continue
            if near_new[one] > 1 or near_old[other] > 1:
                self.unsure.add(self.old[other].serial)
            self.pair(one, other)
            self._doubt_crossing(one, other)

    def _doubt_crossing(self, new: int, old: int) -> None:
        """Mark a pair, and those of its sort without id that are in the opposite order on both sides."""
        for one, other in self.pairs.items():
            crosses = (one < new) != (other < old) and one != new
            near = crosses and _distance(self.old[old], self.old[other]) is not None
            if near and not (_id(self.new[one]) and _id(self.old[other])):
                self.unsure |= {self.old[old].serial, self.old[other].serial}


def _with_serials(scenario: Scenario, like: Scenario, pairs: Mapping[str, _Matching]) -> Scenario:
    fresh = like.next_serial
    changed: dict[str, object] = {}
    for section, matching in pairs.items():
        found = []
        for place, element in enumerate(matching.new):
            if place in matching.pairs:
                serial = matching.old[matching.pairs[place]].serial
            else:
                serial, fresh = fresh, fresh + 1
            found.append(element.having(serial=serial))
        changed[section] = tuple(found)
    return scenario.having(**changed, next_serial=fresh)


def _after_motions(like: Scenario, pieces: _Matching) -> Scenario:
    """The scenario before, with every piece and everything on it at the piece's new place."""
    motions: defaultdict[tuple[int, Space], set[int]] = defaultdict(set)
    for place, other in pieces.pairs.items():
        new, old = pieces.new[place], pieces.old[other]
        if old.piece != new.piece or (old.at, old.turn) == (new.at, new.turn):
            continue
        quarters = (new.turn - old.turn) % 360 // 90
        turned = TurnPieces("", frozenset((old.serial,)), quarters).apply(like) if quarters else like
        at = turned.element(old.serial).at
        # A turn is about the middle of one piece: each turned piece is a motion of its own.
        motions[old.serial if quarters else 0, (new.at[0] - at[0], new.at[1] - at[1])].add(old.serial)
    if not motions or len(motions) > MOST_MOTIONS:
        return like
    before: dict[int, Any] = {one.serial: one for one in like.elements()}
    moved: dict[int, Element] = {}
    for (turned_piece, way), serials in motions.items():
        after = like
        if turned_piece:
            new = pieces.new[next(n for n, o in pieces.pairs.items() if pieces.old[o].serial == turned_piece)]
            quarters = (new.turn - before[turned_piece].turn) % 360 // 90
            after = TurnPieces("", frozenset(serials), quarters).apply(after)
        after = MovePieces("", frozenset(serials), way).apply(after)
        for one in after.elements():
            if one != before[one.serial]:
                moved.setdefault(one.serial, one)
    return like.having(**like.replaced(lambda one: (moved.get(one.serial, one),)))


def _id(element: Element) -> object:
    own = getattr(element, "id", None)
    return own and (own,)


def _ids_agree(one: object, other: object) -> bool:
    """True if two elements can be the same: not if both have ids that differ."""
    ids = {getattr(one, "id", None), getattr(other, "id", None)} - {None}
    return len(ids) < 2


def _names(elements: Sequence[Element], names: Mapping[int, str]) -> Iterator[str]:
    return (names[element.serial] for element in elements)


def _sort_and_place(element: Element) -> object:
    place = place_of(element)
    return place and (sort_of(element), place, _side(element))


def _class_and_place(element: Element) -> object:
    place = place_of(element)
    return place and (element.word, place, _side(element))


def _side(element: Element) -> str:
    """The side of a door at its place. Two doors may have one place."""
    return element.side if isinstance(element, Door) else ""


def _text(element: Element) -> object:
    """The subject of an element without a place: its condition or its name."""
    if place_of(element) is not None:
        return ()
    told = getattr(element, "when", None) or getattr(element, "goal", None) or getattr(element, "name", "")
    return told and (told,)


def _distance(one: Element, other: Element) -> int | None:
    """The distance of two elements of one sort, None for elements of different sorts."""
    here, there = place_of(one), place_of(other)
    if here is None or there is None or sort_of(one) != sort_of(other):
        return None
    return max(abs(here[0] - there[0]), abs(here[1] - there[1]))


def _rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pairs in the same order on both sides, chosen greedily."""
    kept: list[tuple[int, int]] = []
    for new, old in pairs:
        if not kept or old > kept[-1][1]:
            kept.append((new, old))
    return kept
