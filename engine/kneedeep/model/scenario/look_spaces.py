"""The spaces of a look: blocks of the file as spaces and back, painting, moving and removing."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from kneedeep.model.scenario.model.look import FLOOR_NAMES, MOST_BLOCKS, MOST_ORNAMENTS, ORNAMENT_NAMES
from kneedeep.model.scenario.record import EMPTY, Record

Space: TypeAlias = tuple[int, int]
Block: TypeAlias = tuple[int, ...]
"""`(x, y)`, or `(x, y, width, height)`."""
LAYERS: Mapping[str, Collection[str]] = {"spaces": FLOOR_NAMES, "ornaments": ORNAMENT_NAMES}
"""The parts of a look with lists of spaces, floors and their decorations, and the names of the lists."""


def listed_blocks(look: Mapping[str, Any], layer: str) -> Iterator[tuple[str, tuple[Block, ...]]]:
    """Yield the lists of blocks in a layer with their names. Lists with unknown names are findings and are left out."""
    return ((name, blocks) for name, blocks in look.get(layer, EMPTY).items() if name in LAYERS[layer])


def spaces_of(blocks: Iterable[Block]) -> Iterator[Space]:
    """Yield the spaces of blocks, in the order of the blocks."""
    for x, y, *size in blocks:
        width, height = size or (1, 1)
        yield from ((x + dx, y + dy) for dy in range(height) for dx in range(width))


def blocks_of(spaces: Iterable[Space]) -> tuple[Block, ...]:
    """The blocks for some spaces: the longest rows, equal rows below each other joined."""
    rows: dict[tuple[int, int], list[int]] = {}
    """Block in the making, by its first column and its width: its first row and the row below it."""
    done: list[tuple[int, int, int, int]] = []
    for x, y, width in _rows(sorted(set(spaces), key=lambda space: (space[1], space[0]))):
        above = rows.get((x, width))
        if above is not None and above[1] == y:
            above[1] = y + 1
            continue
        if above is not None:
            done.append((x, above[0], width, above[1] - above[0]))
        rows[x, width] = [y, y + 1]
    done += ((x, top, width, bottom - top) for (x, width), (top, bottom) in rows.items())
    done.sort(key=lambda block: (block[1], block[0]))
    return tuple(block[:2] if block[2:] == (1, 1) else block for block in done)


def _rows(ordered: Iterable[Space]) -> Iterator[tuple[int, int, int]]:
    start: Space | None = None
    width = 0
    for x, y in ordered:
        if start is not None and (start[0] + width, start[1]) == (x, y):
            width += 1
            continue
        if start is not None:
            yield (*start, width)
        start, width = (x, y), 1
    if start is not None:
        yield (*start, width)


def painted(look: Mapping[str, object]) -> dict[Space, str]:
    """The floor of each space with another floor than its area. The last listed floor wins."""
    return {space: floor for floor, blocks in listed_blocks(look, "spaces") for space in spaces_of(blocks)}


def ornaments(look: Mapping[str, object]) -> dict[str, frozenset[Space]]:
    """The spaces of each kind of ornament."""
    return {kind: frozenset(spaces_of(blocks)) for kind, blocks in listed_blocks(look, "ornaments")}


def with_floor(look: Record, floor: str | None, spaces: Collection[Space]) -> Record:
    """The look with a floor on some spaces. None: with the floor of their area."""
    changed = set(spaces)

    def paint(name: str, own: frozenset[Space]) -> Collection[Space]:
        return own | changed if name == floor else own - changed

    return _with_layer(look, "spaces", paint, floor)


def with_ornament(look: Record, kind: str, spaces: Collection[Space], *, there: bool) -> Record:
    """The look with a kind of ornament on some spaces, or with it removed."""
    changed = set(spaces)

    def put(name: str, own: frozenset[Space]) -> Collection[Space]:
        return own if name != kind else own | changed if there else own - changed

    return _with_layer(look, "ornaments", put, kind if there else None)


def is_too_much(look: Mapping[str, object]) -> bool:
    """True if the look is too large for a file: too many ornaments, or too many blocks in one list."""
    lists = [blocks for layer in LAYERS for _, blocks in listed_blocks(look, layer)]
    if any(len(blocks) > MOST_BLOCKS for blocks in lists):
        return True
    put = listed_blocks(look, "ornaments")
    return sum(1 for _, blocks in put for _space in spaces_of(blocks)) > MOST_ORNAMENTS


def with_area(look: Record, area: str, floor: str | None) -> Record:
    """The look with a floor for an area. None: with the usual floor."""
    areas = look.get("areas", EMPTY).having(**{area: floor})
    return look.having(areas=areas or None)


def without_areas(look: Record, areas: Collection[str]) -> Record:
    """The look without the entries of some areas."""
    own = look.get("areas", EMPTY)
    if own.keys().isdisjoint(areas):
        return look
    return look.having(areas=Record((area, floor) for area, floor in own.items() if area not in areas) or None)


def without_spaces(look: Record, ground: Collection[Space]) -> Record:
    """The look without anything on some spaces."""
    for layer in LAYERS:
        look = _with_layer(look, layer, lambda _, own: own.difference(ground))
    return look


def carried(look: Record, ground: Collection[Space], motion: Callable[[Space], Space]) -> Record:
    """The look with the decorations of some spaces moved."""
    there = {motion(space): floor for space, floor in painted(look).items() if space in ground}

    def floors(floor: str, own: frozenset[Space]) -> Collection[Space]:
        arrived = {space for space, name in there.items() if name == floor}
        return own.difference(ground, there) | arrived

    def things(kind: str, own: frozenset[Space]) -> Collection[Space]:
        return own.difference(ground) | {motion(space) for space in own if space in ground}

    return _with_layer(_with_layer(look, "spaces", floors), "ornaments", things)


def limited(look: Record, ground: Collection[Space], areas: Collection[str]) -> Record:
    """The part of the look that belongs to some spaces and areas."""
    own = look.get("areas", EMPTY)
    kept = Record((area, floor) for area, floor in own.items() if area in areas)
    looks = Record((key, look[key]) for key in LAYERS if key in look).having(areas=kept or None)
    for layer in LAYERS:
        looks = _with_layer(looks, layer, lambda _, own: own.intersection(ground))
    return looks


def joined(look: Record, other: Record) -> Record:
    """The look with the floors and ornaments of a second one on top, and with that one's new areas."""
    for floor, blocks in listed_blocks(other, "spaces"):
        look = with_floor(look, floor, tuple(spaces_of(blocks)))
    for kind, blocks in listed_blocks(other, "ornaments"):
        look = with_ornament(look, kind, tuple(spaces_of(blocks)), there=True)
    own = look.get("areas", EMPTY)
    for area, floor in other.get("areas", EMPTY).items():
        if area not in own:
            look = with_area(look, area, floor)
    return look


def _with_layer(
    look: Record, layer: str, change: Callable[[str, frozenset[Space]], Collection[Space]], added: str | None = None
) -> Record:
    """The look with new spaces in a layer. Unchanged lists keep their blocks as written."""
    before = look.get(layer, EMPTY)
    after: dict[str, tuple[Block, ...]] = {}
    for name in (*before, *((added,) if added is not None and added not in before else ())):
        if name not in LAYERS[layer]:
            after[name] = before[name]
            continue
        own = frozenset(spaces_of(before.get(name, ())))
        if changed := frozenset(change(name, own)):
            after[name] = before[name] if changed == own else blocks_of(changed)
    return look if after == dict(before) else look.having(**{layer: Record(after.items()) or None})
