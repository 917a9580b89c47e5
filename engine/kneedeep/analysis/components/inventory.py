"""Inventory: the used parts of a scenario compared with the boxes, and the set-up of each area."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.analysis.components import component_demand
from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.kinds import Kinds
from kneedeep.board.laid_things import present
from kneedeep.board.sort_order import ordered
from kneedeep.model.catalog import Catalog, Face, Part, sure_value, tile_name
from kneedeep.model.catalog.components.assignment import Assignment, assign
from kneedeep.model.scenario.model import Door, Figure, Token
from kneedeep.model.scenario.model.map_elements import DOOR_NAMES
from kneedeep.support import capitalized, colored, grouped, tr, translatable, translated


class Take(NamedTuple):
    """The figures of a kind needed for a number of marines: the most that one area sets up at once.

    `held`: the number of figures in their colors, None if no source gives it. `area`: the one with the most.
    """

    marines: int
    used: int
    held: int | None
    area: str


PRINTED = "printed"
"""The group of tiles that no box has: they must be printed."""


class InventoryEntry(NamedTuple):
    """One kind of part: the numbers used, in the boxes (None: unknown) and left.

    `group`: pieces, parts or figures. `shown_by`: the two-sided parts with the face, in words. `missing`: the shortage
    together with other faces of the same parts. `takes`: for figures, the number to take from the
    box with each number of marines; `used`, `held` and `left` are then those of the scarcest number. `face`: of parts.
    """

    group: str
    name: str
    used: int
    held: int | None
    left: int | None
    missing: int
    serials: tuple[int, ...]
    shown_by: str = ""
    takes: tuple[Take, ...] = ()
    face: Face | None = None


class Built(NamedTuple):
    """Everything set up when an area is revealed: (name, count, serials), pieces first."""

    area: str
    name: str
    start: bool
    things: tuple[tuple[str, int, tuple[int, ...]], ...]


class Inventory(NamedTuple):
    """All parts used and in the boxes. Tokens are counted for the number of marines and the choices that need most."""

    boxes: tuple[str, ...]
    marines: int
    entries: tuple[InventoryEntry, ...]
    areas: tuple[Built, ...]


def inventory(facts: Facts) -> Inventory:
    """The inventory of a scenario: every kind in its boxes or used by it, in the order of the catalog."""
    marines, parts = _parts(facts)
    entries = (*_pieces(facts), *_tiles(facts), *parts, *_figures(facts))
    names = tuple(facts.catalog.boxes[box].name for box in component_demand.boxes(facts) if box in facts.catalog.boxes)
    return Inventory(names, marines, entries, tuple(built(facts)))


def _pieces(facts: Facts) -> Iterator[InventoryEntry]:
    """The tiles. The two faces of one tile count together."""
    counted, catalog, owned = facts.of(component_demand.countable), facts.catalog, component_demand.boxes(facts)
    used = grouped(
        (piece.type.tile, 0 if piece.cap else piece.element.serial)
        for piece in facts.board.pieces
        if piece.type.id in catalog.pieces and (piece.cap or piece.element.serial in counted)
    )
    for kind in catalog.pieces.values():
        if kind.tile != kind.id:
            continue
        held, serials = catalog.pieces_held(kind.id, owned), used.get(kind.id, [])
        if serials or held:
            left = None if held is None else max(0, held - len(serials))
            missing = 0 if held is None else max(0, len(serials) - held)
            laid = tuple(serial for serial in serials if serial)
            caps = len(serials) - len(laid)
            note = tr("{caps} laid by caps: auto", caps=caps) if caps else ""
            group = "pieces" if kind.box is not None else PRINTED
            yield InventoryEntry(group, translated(kind.name), len(serials), held, left, missing, laid, note)


def _tiles(facts: Facts) -> Iterator[InventoryEntry]:
    """The tiles of the box by number and face, with or without an outline, and all tiles together.

    No source gives the number of copies of each tile.
    """
    catalog, owned = facts.catalog, component_demand.boxes(facts)
    if not catalog.tiles:
        return
    used = grouped((one.piece, one.serial) for one in facts.scenario.pieces if tile_name(one.piece) is not None)
    counts = [sure_value(catalog.boxes[box].tiles) for box in owned if box in catalog.boxes]
    known = [count for count in counts if count is not None]
    held = sum(known) if known and len(known) == len(counts) else None
    laid = tuple(serial for serials in used.values() for serial in serials)
    left = None if held is None else max(0, held - len(laid))
    missing = 0 if held is None else max(0, len(laid) - held)
    yield InventoryEntry("pieces", tr("Tiles of the box"), len(laid), held, left, missing, laid)
    for name in (*catalog.tiles, *sorted(used.keys() - catalog.tiles.keys())):
        number, face = tile_name(name) or (name, "")
        if serials := tuple(used.get(name, ())):
            name = tr("Tile {number}, face {face}", number=number, face=face)
            yield InventoryEntry("pieces", name, len(serials), None, None, 0, serials)


def _parts(facts: Facts) -> tuple[int, list[InventoryEntry]]:
    """The faces of tokens and doors, and the numbers of marines for which they are counted."""
    catalog, scenario = facts.catalog, facts.scenario
    asked = [one for one in facts.of(component_demand.faces_asked) if scenario.expansion or not one.expansion]
    parts = catalog.parts(component_demand.boxes(facts))
    marines, demand = _worst(facts, asked, parts)
    assigned = assign(demand, parts)
    entries = []
    for face in dict.fromkeys([*(face for part in parts for face in part.faces), *demand]):
        serials = tuple(dict.fromkeys(one.serial for one in asked if one.face == face and one.serial))
        name = face_name(catalog, face)
        showing = [part for part in parts if face in part.faces]
        if any(part.held is None for part in showing):
            entries.append(InventoryEntry("parts", name, demand[face], None, None, 0, serials, face=face))
            continue
        held = sum(part.held or 0 for part in showing)
        shown = sum(use.number for use in assigned.uses if use.face == face)
        missing = max(0, demand[face] - shown)
        entries.append(
            InventoryEntry(
                "parts", name, demand[face], held, _left(demand, parts, face, held), missing, serials,
                _shown_by(catalog, parts, assigned, face), face=face,
            )
        )  # fmt: skip
    return marines, entries


def _worst(facts: Facts, asked: list[component_demand.Asked], parts: tuple[Part, ...]) -> tuple[int, Counter[Face]]:
    """The number of marines with the largest shortage, else the largest use, and the parts needed for it."""
    found: list[tuple[int, int, int, Counter[Face]]] = []
    judged: dict[frozenset[tuple[Face, int]], int] = {}
    for marines, demand in component_demand.demands(facts, asked):
        if (key := frozenset(demand.items())) not in judged:
            facts.pause()
            judged[key] = _missing(demand, parts)
        found.append((judged[key], demand.total(), marines, demand))
    _, _, marines, demand = max(found, key=lambda one: one[:3], default=(0, 0, 0, Counter[Face]()))
    return marines, demand


def _left(demand: Counter[Face], parts: tuple[Part, ...], face: Face, held: int) -> int:
    """The number of further uses of a face beside all others. Parts may be reassigned to other faces."""
    least, most = 0, max(0, held - demand[face])
    if all(len(part.faces) == 1 for part in parts if face in part.faces):
        return most
    parts = tuple(part for part in parts if len(part.faces) > 1 or face in part.faces or _shared(part, parts))
    concerned = {one for part in parts for one in part.faces}
    demand = Counter({one: number for one, number in demand.items() if one in concerned})
    short = _missing(demand, parts)
    while least < most:
        tried = (least + most + 1) // 2
        if _missing(demand + Counter({face: tried}), parts) == short:
            least = tried
        else:
            most = tried - 1
    return least


def _shared(part: Part, parts: tuple[Part, ...]) -> bool:
    """True if a two-sided part shows one of its faces too."""
    return any(len(other.faces) > 1 and part.faces[0] in other.faces for other in parts)


def _missing(demand: Counter[Face], parts: tuple[Part, ...]) -> int:
    return sum(short.asked - short.held for short in assign(demand, parts).shortages)


def _shown_by(catalog: Catalog, parts: tuple[Part, ...], assigned: Assignment, face: Face) -> str:
    """`2 of barrel / duct, 1 of duct alone` for a face that two-sided parts show."""
    backs = {part.id: [other for other in part.faces if other != face] for part in parts if face in part.faces}
    if not any(backs.values()):
        return ""
    words = []
    for use in assigned.uses:
        if use.face == face:
            names = [_face_word(catalog, other) for other in backs[use.part]]
            words.append(
                tr("{number} with {names} behind", number=use.number, names=tr(" or ").join(names))
                if names
                else tr("{number} one-sided", number=use.number)
            )
    return ", ".join(words)


def face_name(catalog: Catalog, face: Face) -> str:
    """The name of a face: `Red key`, `Obstacle 1×2`, `Shotgun`."""
    return capitalized(_face_word(catalog, face))


def _face_word(catalog: Catalog, face: Face) -> str:
    kind = catalog.tokens.get(face.kind) or catalog.doors.get(face.kind)
    item = catalog.items.get(face.item or "")
    named = item.name if item is not None else kind.name if kind is not None else face.kind
    name = translated(colored(face.color, named))
    return f"{name} 1×{face.size}" if face.size else name


def _figures(facts: Facts) -> Iterator[InventoryEntry]:
    """The figures: the most that one area sets up at once, compared with the figures in play."""
    by_kind = grouped((one.kind, one) for one in component_demand.figures_asked(facts))
    owned = component_demand.boxes(facts)
    together = "hidden areas" not in facts.board.edition.features
    for kind, figure in facts.catalog.figures.items():
        asked = by_kind.get(kind, [])
        held = (facts.catalog.figures_held(kind, owned, marines) for marines in facts.scenario.counts)
        takes = tuple(
            _take(there, asked, marines, together=together)
            for there, marines in zip(held, facts.scenario.counts, strict=True)
        )
        if not takes or not (asked or any(take.held for take in takes)):
            continue
        worst = max(takes, key=lambda take: (take.used - (take.held or take.used), take.used, take.marines))
        serials = tuple(dict.fromkeys(one.serial for one in asked))
        left = None if worst.held is None else max(0, worst.held - worst.used)
        missing = 0 if worst.held is None else max(0, worst.used - worst.held)
        name = translated(capitalized(figure.name))
        yield InventoryEntry("figures", name, worst.used, worst.held, left, missing, serials, takes=takes)


def _take(held: int | None, asked: Iterable[component_demand.FigureAsked], marines: int, *, together: bool) -> Take:
    """The figures to take of a kind for a number of marines. `together`: all areas are set up at once.

    Rule: 2004 rulebook p. 6 (colors); RUL16-02.
    """
    by_area = Counter[str]()
    for one in asked:
        if present(one.marines, marines):
            by_area["" if together else one.area] += one.number
    area, used = max(by_area.items(), key=lambda pair: pair[1], default=("", 0))
    return Take(marines, used, held, area)


def built(facts: Facts) -> Iterator[Built]:
    """Yield the set-up of each area: start areas first, then in the order of the file.

    Pieces (with dead ends of `caps: auto`), doors, tokens and figures, in the order of `fmt --sort`.
    """
    board = facts.board
    scenario = ordered(board)
    start = {area.id for area in scenario.areas if area.start}
    names = {area.id: area.name or area.id for area in scenario.areas}
    for area in sorted(board.areas, key=lambda area: area not in start):
        found: dict[str, list[int]] = {}
        for piece in board.pieces:
            if piece.area == area:
                found.setdefault(translated(piece.type.name), []).append(piece.element.serial if not piece.cap else 0)
        for door in board.doors:
            if any(at in board.number and board.area_of[board.number[at]] == area for at, _ in door.edges):
                found.setdefault(_door_name(door.element), []).append(door.element.serial)
        for serial, name, number in _standing(facts, scenario.tokens, scenario.figures, area):
            found.setdefault(name, []).extend([serial] * number)
        if found:
            unique = ((name, serials, dict.fromkeys(one for one in serials if one)) for name, serials in found.items())
            things = tuple((name, len(serials), tuple(once)) for name, serials, once in unique)
            yield Built(area, names.get(area, area), area in start, things)


def _standing(
    facts: Facts, tokens: Iterable[Token], figures: Iterable[Figure], area: str
) -> Iterator[tuple[int, str, int]]:
    board, kinds = facts.board, facts.board.kinds
    elements: list[Token | Figure] = [*tokens, *figures]
    for element in elements:
        places = [at for at in element.places if at in board.number]
        here = sum(board.area_of[board.number[at]] == area for at in places)
        number = element.count if element.in_area == area else here * (getattr(element, "count", 1) or 1)
        if number:
            yield element.serial, _thing_name(facts, kinds, element), number


def _thing_name(facts: Facts, kinds: Kinds, element: Token | Figure) -> str:
    if isinstance(element, Figure):
        kind = kinds.figures.get(element.kind)
        name = element.name or (translated(kind.name) if kind is not None else element.kind)
    else:
        own = {item.id: item.name for item in facts.scenario.items}
        token = kinds.tokens.get(element.kind)
        if element.kind in facts.catalog.tokens and element.item not in own:
            catalog = facts.catalog
            face = catalog.face(element.kind, color=element.color, item=element.item, size=element.size)
            return face_name(catalog, face)
        name = own.get(element.item or "") or (translated(token.name) if token else element.kind)
    return capitalized(str(name))


def _door_name(door: Door) -> str:
    kind = translatable("exit") if door.exit else DOOR_NAMES[door.door_kind]
    return capitalized(translated(colored(door.key, kind)))
