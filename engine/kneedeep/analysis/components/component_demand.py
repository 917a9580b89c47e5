"""Component demand: the faces of cardboard parts and the figures that a scenario needs, by element."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kneedeep.analysis.causes.unreliable_elements import unreliable_elements
from kneedeep.analysis.components.presence import branches
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.references import unknown_of
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.board.laid_things import present
from kneedeep.board.script.script_steps import PlacedThing
from kneedeep.model.catalog.components.box import Face
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Door, Figure, Item, OwnFigureType, OwnTokenType, Piece, Token


class Asked(NamedTuple):
    """A number of parts with a face (or figures of a kind) for an element."""

    face: Face
    number: int
    serial: int
    path: tuple[str | int, ...]
    spaces: tuple[Space, ...]
    marines: int | tuple[int, ...] | None
    id: str | None
    expansion: bool

    def there(self, marines: int, left_out: frozenset[str]) -> bool:
        """True if it is present with that number of marines and not one of the elements that are left out, by id."""
        return present(self.marines, marines) and self.id not in left_out


def boxes(facts: Facts) -> tuple[str, ...]:
    """The required boxes: those in the file, or one base box and the boxes that the file says it uses."""
    scenario = facts.scenario
    return facts.catalog.owned_boxes(scenario.box, expansion=scenario.expansion)


def countable(facts: Facts) -> frozenset[int]:
    """The serials of elements that count. Elements and exact copies that another finding reports are left out."""
    unknown = unknown_of(facts, ("weapon", "ammunition", "own item", "figure kind"))
    doubtful = {*facts.of(unreliable_elements).serials, *unknown}
    seen: set[object] = set()
    found = set()
    for element in facts.scenario.elements():
        copy = element in seen and _told_as_copy(facts, element)
        seen.add(element)
        if element.serial not in doubtful and not copy:
            found.add(element.serial)
    return frozenset(found)


def _told_as_copy(facts: Facts, element: object) -> bool:
    """True if an exact copy is reported as one: it has the same id, or can't be at the place of the first one."""
    if getattr(element, "id", None) is not None or isinstance(element, Door | Piece):
        return True
    if isinstance(element, Token):
        kind = facts.board.kinds.tokens.get(element.kind)
        return bool(element.places) and kind is not None and not kind.stacks
    return isinstance(element, Figure) and bool(element.places)


def demands(facts: Facts, asked: Iterable[Asked]) -> Iterator[tuple[int, Counter[Face]]]:
    """Yield numbers of marines with the faces needed at the same time, for every way to draw the choices."""
    for left_out in facts.of(branches):
        for marines in facts.scenario.counts:
            demand = Counter[Face]()
            for one in asked:
                if one.there(marines, left_out):
                    demand[one.face] += one.number
            yield marines, demand


def faces_asked(facts: Facts) -> tuple[Asked, ...]:
    """The faces of tokens and doors that are set up at the start or placed by a step."""
    counted = facts.of(countable)
    found: list[Asked] = []
    for token in facts.scenario.tokens:
        if token.serial in counted:
            found += _of_token(facts, token, token.serial, ())
    for door in facts.scenario.doors:
        if door.serial in counted:
            found += _of_door(facts, door)
    for step in facts.of(script_steps):
        if isinstance(step, PlacedThing) and isinstance(step.element, Token) and step.serial in {0, *counted}:
            found += _of_token(facts, step.element, step.serial, step.path)
    return tuple(found)


def own_parts(facts: Facts) -> dict[str, Item | OwnTokenType | OwnFigureType]:
    """The scenario's own items and types by id."""
    scenario = facts.scenario
    owned: tuple[Item | OwnTokenType | OwnFigureType, ...] = (
        *scenario.items,
        *scenario.token_types,
        *scenario.figure_types,
    )
    return {own.id: own for own in owned}


def _of_token(facts: Facts, token: Token, serial: int, path: tuple[str | int, ...]) -> Iterator[Asked]:
    face, expansion = _face(facts, token)
    if face is not None:
        number = token.count * max(1, len(token.places))
        yield Asked(face, number, serial, path, token.places, token.marines, token.id, expansion)


def _face(facts: Facts, token: Token) -> tuple[Face | None, bool]:
    """The face used for a token, None if the box has none, and whether it belongs to the expansion."""
    catalog = facts.catalog
    shown: Any = None
    if token.kind == "item":
        item_of_its_own = facts.of(own_parts).get(token.item or "")
        shown = item_of_its_own.shown_as if isinstance(item_of_its_own, Item) else None
    own = facts.of(own_parts).get(token.kind)
    if isinstance(own, OwnTokenType):
        shown = own.shown_as
    elif token.kind != "item":
        if token.kind not in catalog.tokens:
            return None, False
        item = catalog.items.get(token.item or "")
        expansion = catalog.tokens[token.kind].expansion or (item is not None and item.expansion)
        return catalog.face(token.kind, color=token.color, item=token.item, size=token.size), expansion
    if shown is None or shown["kind"] not in {**catalog.tokens, **catalog.doors}:
        return None, False
    kind = str(shown["kind"])
    known = catalog.tokens.get(kind)
    face = catalog.face(kind, color=shown.get("color"), item=shown.get("item"), size=shown.get("size"))
    if known is not None and ((known.colors and not face.color) or (known.items and not face.item)):
        return None, False
    return face, known is not None and known.expansion


def _of_door(facts: Facts, door: Door) -> Iterator[Asked]:
    if (kind := facts.catalog.doors.get(door.door_kind)) is not None and kind.part:
        face = facts.catalog.face(kind.id, color=door.key)
        yield Asked(face, 1, door.serial, (), (facts.board.place_of(door)[0],), None, door.id, kind.expansion)


class FigureAsked(NamedTuple):
    """A number of figures of a kind that an area's reveal sets up for an element."""

    kind: str
    area: str
    number: int
    serial: int
    spaces: tuple[Space, ...]
    marines: int | tuple[int, ...] | None
    id: str | None


def figures_asked(facts: Facts) -> Iterator[FigureAsked]:
    """Yield the figures of the set-up of each area, including the steps of the area's own event."""
    counted = facts.of(countable)
    for figure in facts.scenario.figures:
        if figure.serial in counted:
            yield from _of_figure(facts, figure, figure.serial)
    for area in facts.scenario.areas:
        for step in facts.of(script_steps):
            if isinstance(step, PlacedThing) and step.serial == area.serial and step.path[:1] == ("do",):
                if isinstance(step.element, Figure):
                    yield from _of_figure(facts, step.element, area.serial, area.id)


def _of_figure(facts: Facts, figure: Figure, serial: int, area: str = "") -> Iterator[FigureAsked]:
    if (kind := _figure_of_box(facts, figure.kind)) is None:
        return
    board = facts.board
    by_area: dict[str, list[Space]] = {}
    for at in figure.places:
        if (number := board.number.get(at)) is not None:
            by_area.setdefault(area or board.area_of[number], []).append(at)
    for name, spaces in by_area.items():
        yield FigureAsked(kind, name, len(spaces), serial, tuple(spaces), figure.marines, figure.id)
    if figure.in_area is not None:
        yield FigureAsked(kind, area or figure.in_area, figure.count, serial, (), figure.marines, figure.id)


def _figure_of_box(facts: Facts, kind: str) -> str | None:
    """The figure of the box used for a kind, None if there is none or it is unknown."""
    own = facts.of(own_parts).get(kind)
    if isinstance(own, OwnFigureType):
        kind = str(own.shown_as["kind"]) if own.shown_as is not None else ""
    known = facts.catalog.figures.get(kind)
    return None if known is None or (known.expansion and not facts.scenario.expansion) else kind
