"""The stock of a palette: every stamp that a scenario may use, with its name and the words it is found by."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.catalog import Catalog, TokenType
from kneedeep.english import capitalized
from kneedeep.scenario.model import Scenario
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.stamp import DOORS, FIGURES, PIECES, SPAWNS, TOKENS, Stamp


class StockEntry(NamedTuple):
    """A stamp as the palette shows it. `hint` says in a line what it is."""

    stamp: Stamp
    title: str
    hint: str
    words: str

    def found_by(self, search: str) -> bool:
        """Return whether every word of a search begins a word of this entry."""
        own = self.words.split()
        return all(any(word.startswith(asked) for word in own) for asked in search.lower().split())

    def rank(self, search: str) -> int:
        """Return how far the title is from a search: 0 begins with it, 1 has it, 2 is found by other words."""
        title, asked = (text.lower().replace("×", "x") for text in (self.title, search.strip()))
        return 0 if title.startswith(asked) else 1 if asked in title else 2


def stock(scenario: Scenario, catalog: Catalog, kinds: Kinds) -> tuple[StockEntry, ...]:
    """Return what the palette offers for a scenario: parts of its boxes, then its own kinds."""
    boxes = set(catalog.owned_boxes(scenario.box, expansion=scenario.expansion))
    return (
        *_pieces(kinds, boxes),
        *_doors(catalog),
        *_tokens(scenario, catalog, kinds, boxes),
        *_figures(kinds, boxes),
        *_spawns(),
    )


def _entry(stamp: Stamp, title: str, hint: str, *more: str) -> StockEntry:
    words = " ".join((title, stamp.kind, *more)).lower()
    return StockEntry(stamp, title, hint, f"{words} {words.replace('-', ' ').replace('×', ' ')}")


def _pieces(kinds: Kinds, boxes: set[str]) -> Iterator[StockEntry]:
    for kind in kinds.pieces.values():
        if kind.box is None or kind.box in boxes:
            hint = tr_count(
                "{name}: {width} × {height}, {n} opening",
                "{name}: {width} × {height}, {n} openings",
                len(kind.openings), name=kind.name, width=kind.width, height=kind.height,
            )  # fmt: skip
            yield _entry(Stamp(PIECES, kind.id), kind.name, hint, kind.kind, "piece")


def _doors(catalog: Catalog) -> Iterator[StockEntry]:
    for door in catalog.doors.values():
        colors: tuple[str | None, ...] = door.colors if door.keyed else (None,)
        for color in colors:
            title = capitalized(f"{color} {door.name}" if color else door.name)
            kind = "door" if color else door.id
            hint = tr("{title}: click a joint between two pieces", title=title)
            yield _entry(Stamp(DOORS, kind, color), title, hint, "door", color or "")
    hint = tr("Exit: click an opening that meets nothing")
    yield _entry(Stamp(DOORS, "door", exit=True), tr("Exit"), hint, "door", "exit")
    for color in ("red", "blue", "yellow"):
        title = tr("{color} exit", color=color.capitalize())
        hint = tr("{title}: click an opening that meets nothing", title=title)
        yield _entry(Stamp(DOORS, "door", color, exit=True), title, hint, "door", "exit", color)


def _tokens(scenario: Scenario, catalog: Catalog, kinds: Kinds, boxes: set[str]) -> Iterator[StockEntry]:
    held: dict[str, set[int]] = {}
    for part in catalog.parts(sorted(boxes)):
        for face in part.faces:
            if face.size is not None:
                held.setdefault(face.kind, set()).add(face.size)
    for kind in kinds.tokens.values():
        if kind.box is None or kind.box in boxes:
            sizes = [size for size in kind.sizes if size in held.get(kind.id, kind.sizes)]
            for color, item, size in _faces(scenario, kind, sizes):
                stamp = Stamp(TOKENS, kind.id, color, item, size)
                title = _token_title(scenario, kind, stamp)
                yield _entry(stamp, title, kind.note or title, kind.placement)


def _faces(
    scenario: Scenario, kind: TokenType, sizes: list[int]
) -> Iterator[tuple[str | None, str | None, int | None]]:
    """Yield color, item and size of each face a kind of token has; no size where it is the usual one."""
    items: tuple[str | None, ...] = (None,)
    if kind.needs_item == "own":
        items = tuple(item.id for item in scenario.items)
    elif kind.needs_item:
        items = kind.items
    for color in kind.colors or (None,):
        for item in items:
            for size in sizes:
                yield color, item, None if size == kind.size else size


def _token_title(scenario: Scenario, kind: TokenType, stamp: Stamp) -> str:
    if stamp.item is not None:
        own = {item.id: item.name for item in scenario.items}
        return capitalized(own.get(stamp.item) or stamp.item.replace("-", " "))
    title = f"{stamp.color} {kind.name}" if stamp.color else kind.name
    return capitalized(f"{title} 1×{stamp.size}" if stamp.size else title)


def _figures(kinds: Kinds, boxes: set[str]) -> Iterator[StockEntry]:
    for kind in kinds.figures.values():
        if kind.box is None or kind.box in boxes:
            width, height = kind.footprint.value
            hint = tr(
                "{name}: covers {width} × {height}", name=capitalized(kind.name), width=width, height=height
            )
            yield _entry(
                Stamp(FIGURES, kind.id), capitalized(kind.name), hint, "invader", "figure", "monster"
            )


def _spawns() -> Iterator[StockEntry]:
    hint = tr("Marine start: click spaces in seat order, click again to remove one")
    yield _entry(Stamp(SPAWNS, "marines"), tr("Marine start"), hint, "spawn", "start", "seat")
    hint = tr("Invader spawn area: paint the spaces where invaders may be spawned")
    yield _entry(Stamp(SPAWNS, "invaders"), tr("Invader spawn"), hint, "spawn", "area")
