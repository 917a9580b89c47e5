"""Moving, turning and removing the selection. Everything on a piece goes with it."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from kneedeep.model.catalog import footprint_spaces, load_catalog
from kneedeep.model.geometry.space import Size, Space, turned_side, turned_size, turned_space
from kneedeep.model.scenario.edits.basic import require
from kneedeep.model.scenario.edits.piece_contents import door_sides, footprint_of, ground_of, piece_rows, stands_on
from kneedeep.model.scenario.look_spaces import carried, without_areas, without_spaces
from kneedeep.model.scenario.model import Clear, Door, Element, Figure, Piece, Record, Scenario, Spawn, Token
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.model.scenario.value import Value

AValue = TypeVar("AValue", bound=Value)


@dataclass(frozen=True)
class MovePieces:
    """Move the elements with these serials by whole spaces, with everything on the pieces among them."""

    title: str
    serials: frozenset[int]
    by: Space

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the elements moved. Raises KeyError for an unknown serial."""
        dx, dy = self.by
        return _carried(scenario, self.serials, Motion((0, 0), (1, 1), (dx, dy), 0))


@dataclass(frozen=True)
class TurnPieces:
    """Turn the elements with these serials clockwise about their common center, with everything on pieces.

    The center is rounded so that four quarter turns lead back. Square tokens keep their `turn` of 0.
    """

    title: str
    serials: frozenset[int]
    quarters: int

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the elements turned. Raises KeyError for an unknown serial."""
        if (box := box_of(scenario, self.serials)) is None:
            return scenario
        (x, y), (width, height) = box
        quarters = self.quarters % 4
        across = int((width - height) / 2) if quarters % 2 else 0
        down = int((height - width) / 2) if quarters % 2 else 0
        return _carried(scenario, self.serials, Motion((x, y), (width, height), (x + across, y + down), quarters))


@dataclass(frozen=True)
class RemovePieces:
    """Remove the elements with these serials, and everything on the pieces among them."""

    title: str
    serials: frozenset[int]

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario without the elements. Raises KeyError for an unknown serial."""
        require(scenario, self.serials)
        ground = ground_of(scenario, self.serials)
        changes: dict[str, object] = {
            **scenario.replaced(lambda one: () if one.serial in self.serials else _remaining(scenario, one, ground))
        }
        if scenario.look:
            gone = {area.id for area in scenario.areas if area.serial in self.serials}
            changes["look"] = without_areas(without_spaces(scenario.look, ground), gone)
        return scenario.having(**changes) if changes else scenario


class Motion(NamedTuple):
    """A quarter turn, or no turn, of a box at `origin`, followed by a move of its corner to `to`."""

    origin: Space
    size: Size
    to: Space
    quarters: int

    def space(self, space: Space) -> Space:
        """A space after the motion."""
        local = (space[0] - self.origin[0], space[1] - self.origin[1])
        x, y = turned_space(local, self.size, 90 * self.quarters)
        return x + self.to[0], y + self.to[1]

    def corner(self, at: Space, size: Size) -> Space:
        """The new place of the top-left space of a box of a size."""
        ax, ay = self.space(at)
        bx, by = self.space((at[0] + size[0] - 1, at[1] + size[1] - 1))
        return min(ax, bx), min(ay, by)

    def turn(self, turn: int) -> int:
        """A turn after the motion."""
        return (turn + 90 * self.quarters) % 360


def box_of(scenario: Scenario, serials: AbstractSet[int]) -> tuple[Space, Size] | None:
    """Top-left space and size of the bounding box of the elements with these serials, or else of all elements.

    None if none of them has a place. Raises KeyError for an unknown serial.
    """
    require(scenario, serials)
    rows_of = piece_rows(scenario, load_catalog(scenario.ruleset))
    spaces: list[Space] = []
    for piece in scenario.pieces:
        if piece.serial in serials:
            rows, (x, y) = rows_of(piece), piece.at
            spaces += [(x, y), (x + len(rows[0]) - 1, y + len(rows) - 1)]
    if not spaces:
        for element in scenario.elements():
            if element.serial in serials:
                spaces += _places(scenario, element)
    if not spaces:
        return None
    left, top = min(x for x, _ in spaces), min(y for _, y in spaces)
    right, bottom = max(x for x, _ in spaces), max(y for _, y in spaces)
    return (left, top), (right + 1 - left, bottom + 1 - top)


def _places(scenario: Scenario, element: object) -> list[Space]:
    if isinstance(element, Token | Figure):
        size = footprint_of(scenario, element)
        return [space for place in element.places for space in footprint_spaces(size, place, element.turn)]
    if isinstance(element, Door):
        return list(door_sides(element)[:2])
    return list(element.spaces) if isinstance(element, Spawn) else []


def _carried(scenario: Scenario, serials: AbstractSet[int], motion: Motion) -> Scenario:
    """The scenario after a motion of the elements and of everything on the pieces among them."""
    require(scenario, serials)
    rows_of = piece_rows(scenario, load_catalog(scenario.ruleset))
    carrying = _Carrying(scenario, serials, ground_of(scenario, serials), motion, rows_of)
    changes: dict[str, object] = {**scenario.replaced(lambda element: (carrying.element(element),))}
    if (victory := carrying.scripted(scenario.victory)) is not scenario.victory:
        changes["victory"] = victory
    if scenario.look:
        changes["look"] = carried(scenario.look, carrying.ground, motion.space)
    return scenario.having(**changes) if changes else scenario


class _Carrying(NamedTuple):
    """A motion of some elements and of everything on their ground."""

    scenario: Scenario
    serials: AbstractSet[int]
    ground: frozenset[Space]
    motion: Motion
    rows_of: Callable[[Piece], tuple[str, ...]]

    def element(self, element: Element) -> Element:
        """An element after the motion. Unchanged elements are returned as they are."""
        moved = self._placed(element)
        return self.scripted(moved) if self.ground else moved

    def _placed(self, element: Element) -> Element:
        chosen = element.serial in self.serials
        motion = self.motion
        if isinstance(element, Piece):
            if not chosen:
                return element
            rows = self.rows_of(element)
            return element.having(
                at=motion.corner(element.at, (len(rows[0]), len(rows))), turn=motion.turn(element.turn)
            )
        if isinstance(element, Door):
            sides = door_sides(element)
            if not chosen and self.ground.isdisjoint(sides):
                return element
            first, second = motion.space(sides[0]), motion.space(sides[1])
            return element.having(at=min(first, second), side=turned_side(element.side, 90 * motion.quarters))
        if isinstance(element, Token | Figure):
            return self._standing(element, chosen=chosen)
        if isinstance(element, Spawn):
            spaces = tuple(motion.space(space) if chosen or space in self.ground else space for space in element.spaces)
            return element if spaces == element.spaces else element.having(spaces=spaces)
        return element

    def _standing(self, element: Token | Figure, *, chosen: bool) -> Element:
        size = footprint_of(self.scenario, element)
        box = turned_size(size, element.turn)
        goes = [chosen or stands_on(self.ground, size, at, element.turn) for at in element.places]
        if not any(goes):
            return element
        places = tuple(
            self.motion.corner(at, box) if carried else at for at, carried in zip(element.places, goes, strict=True)
        )
        changes: dict[str, object] = {"at": places[0]} if element.at is not None else {"spaces": places}
        if self.motion.quarters and all(goes) and (element.turn or size[0] != size[1]):
            changes["turn"] = self.motion.turn(element.turn)
        return element.having(**changes)

    def scripted(self, value: AValue) -> AValue:
        """A part of a scenario after the motion of the spaces named by its conditions and effects."""
        changes = {}
        for name in ("when", "needs", "until", "start", "goal", "marines", "invaders", "do", "missed"):
            present = getattr(value, name, None)
            if present and isinstance(present, Condition | tuple):
                if (moved := self._script(present)) != present:
                    changes[name] = moved
        cleared = getattr(value, "clear", None)
        if isinstance(cleared, Clear) and (after := self.scripted(cleared)) is not cleared:
            changes["clear"] = after
        return value.having(**changes) if changes else value

    def _script(self, value: object) -> object:
        if isinstance(value, Condition | Effect):
            inner = self._spaces(value.value) if value.kind == "spaces" else self._script(value.value)
            return type(value)(value.kind, inner, self._record(value.params))
        if isinstance(value, tuple):
            return tuple(self._script(part) for part in value)
        return self._record(value) if isinstance(value, Record) else value

    def _record(self, value: Record) -> Record:
        return Record(
            (key, self._spaces(part) if key in ("at", "spaces") else self._script(part)) for key, part in value.items()
        )

    def _spaces(self, value: object) -> object:
        if not isinstance(value, tuple):
            return value
        if len(value) == 2 and all(isinstance(part, int) for part in value):
            return self.motion.space(value) if value in self.ground else value
        return tuple(self._spaces(part) for part in value)


def _remaining(scenario: Scenario, element: Element, ground: frozenset[Space]) -> tuple[Element, ...]:
    """The rest of an element without the ground: the whole element, a part of it, or nothing."""
    if not ground:
        return (element,)
    if isinstance(element, Door):
        return () if not ground.isdisjoint(door_sides(element)) else (element,)
    if isinstance(element, Token | Figure):
        size = footprint_of(scenario, element)
        kept = tuple(at for at in element.places if not stands_on(ground, size, at, element.turn))
        if kept == element.places:
            return (element,)
        return (element.having(spaces=kept),) if kept else ()
    if isinstance(element, Spawn) and element.spaces:
        kept = tuple(space for space in element.spaces if space not in ground)
        if kept == element.spaces:
            return (element,)
        return (element.having(spaces=kept),) if kept else ()
    return (element,)
