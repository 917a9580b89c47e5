"""Doors on the board: on joints, and exit doors on openings without a joint."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kneedeep.board.joints import Joining
from kneedeep.board.laid_pieces import Edge
from kneedeep.model.geometry.space import Space, canonical_edge, neighbour
from kneedeep.model.scenario.model import Door


class LaidDoor(NamedTuple):
    """A door and the two edges of its line.

    `standing`: on a "joint", as an "exit" on a loose opening, "off" both (BRD004), or "taken" by another door.
    """

    number: int
    element: Door
    edges: tuple[Edge, Edge]
    standing: str

    @property
    def kind(self) -> str:
        """Door, security, airlock or passage."""
        return self.element.door_kind

    @property
    def stands(self) -> bool:
        """True if it is on the board at a valid place."""
        return self.standing in ("joint", "exit")

    @property
    def sides(self) -> tuple[Space, ...]:
        """The four spaces beside its line, existing or not, in rising order."""
        return tuple(sorted({space for at, side in self.edges for space in (at, neighbour(at, side))}))


def line_of(at: Space, side: str) -> tuple[Edge, Edge]:
    """The two edges of the line at a side of a space and of the next one.

    Rule: scenario format, `doors`: the next space is to the south (east, west) or to the east (north, south).
    """
    x, y = at
    following = (x, y + 1) if side in ("east", "west") else (x + 1, y)
    return canonical_edge(at, side), canonical_edge(following, side)


def laid_doors(doors: Iterable[Door], joining: Joining) -> tuple[LaidDoor, ...]:
    """The doors in the order of the file, each with its standing."""
    doors = tuple(doors)
    joints = {joint.a.edges for joint in joining.joints} if doors else set()
    loose = {opening.edges for opening in joining.loose}
    taken: set[tuple[Edge, Edge]] = set()
    laid = []
    for number, element in enumerate(doors):
        edges = line_of(element.at, element.side)
        if element.exit:
            standing = "exit" if edges in loose else "off"
        else:
            standing = "joint" if edges in joints else "off"
        if standing != "off":
            standing = "taken" if edges in taken else standing
            taken.add(edges)
        laid.append(LaidDoor(number, element, edges, standing))
    return tuple(laid)


def open_doors(doors: Iterable[LaidDoor], mode: str) -> frozenset[int]:
    """The numbers of the open doors: as in the "file", none ("closed"), or all ("open").

    A passage without `needs` is open in every mode. One with `needs` is open in none: it is not evaluated here.
    """
    found = []
    for door in doors:
        if door.kind == "passage":
            stands_open = door.element.needs is None
        else:
            stands_open = mode == "open" or (mode == "file" and door.element.open)
        if stands_open and not door.element.exit:
            found.append(door.number)
    return frozenset(found)


def by_edge(doors: Iterable[LaidDoor]) -> Mapping[Edge, LaidDoor]:
    """The door on each edge."""
    return {edge: door for door in doors if door.stands for edge in door.edges}
