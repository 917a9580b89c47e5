"""The entries of a palette: every stamp that a scenario can use, with its name and search words."""

from collections.abc import Iterator, Mapping, Set
from types import MappingProxyType
from typing import NamedTuple

from kneedeep.board.kinds import Kinds
from kneedeep.model.catalog import Catalog, Feature, TokenType, edition_of, tile_name
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.catalog.synonyms import synonyms_of
from kneedeep.model.scenario.model import OwnPieceType, Scenario
from kneedeep.model.scenario.model.look import FLOOR_NAMES, ORNAMENT_NAMES
from kneedeep_editor.texts import EditionTexts, capitalized, colored, tr, tr_count, translated
from kneedeep_editor.tools.stamp import (
    DOORS,
    ERASER,
    FIGURES,
    FLOOR,
    LOOKS,
    ORNAMENT,
    PIECES,
    PREFABS,
    SPAWNS,
    TOKENS,
    Stamp,
)

EMPTY_LIBRARY: Mapping[str, OwnPieceType] = MappingProxyType({})
TILES = "tiles"
"""The group of tiles, for editions with tiles in the box."""
DASHED, DIFFERS, UNUSABLE = "dashed", "differs", "unusable"


class StockEntry(NamedTuple):
    """An entry of the palette: a stamp, its description `hint` and the `mark` of its picture.

    Marks: dashed: a tile without a known outline. differs: a tile that differs from the user's library. unusable: a
    stamp that can't be placed on this map, with the reason in its hint.
    """

    stamp: Stamp
    title: str
    hint: str
    words: str
    group: str
    mark: str = ""

    def found_by(self, search: str) -> bool:
        """Whether every word of a search is the beginning of a word of this entry."""
        own = self.words.split()
        return all(any(word.startswith(asked) for word in own) for asked in search.lower().split())

    def rank(self, search: str) -> int:
        """The rank for a search: 0 if the title begins with it, 1 if the title contains it, else 2."""
        title, asked = (text.lower().replace("×", "x") for text in (self.title, search.strip()))
        return 0 if title.startswith(asked) else 1 if asked in title else 2


def stock(
    scenario: Scenario, catalog: Catalog, kinds: Kinds, library: Mapping[str, OwnPieceType] = EMPTY_LIBRARY
) -> tuple[StockEntry, ...]:
    """The entries of the palette: parts of the scenario's boxes, then its own kinds. `library`: the user's tiles."""
    boxes = set(catalog.owned_boxes(scenario.box, expansion=scenario.expansion))
    features = edition_of(catalog.ruleset).features
    synonyms = synonyms_of(catalog.ruleset)
    return tuple(
        _with_synonyms(entry, synonyms)
        for entry in (
            *_pieces(kinds, catalog, boxes),
            *_tiles(scenario, kinds, catalog, boxes, library),
            *_doors(catalog, features),
            *_tokens(scenario, catalog, kinds, boxes),
            *_figures(kinds, boxes, catalog.ruleset),
            *_spawns(features),
            *_looks(),
        )
    )


def _with_synonyms(entry: StockEntry, synonyms: Mapping[str, str]) -> StockEntry:
    """An entry with the synonyms of its kind and item, for searches."""
    stamp = entry.stamp
    more = [synonyms[name] for name in (stamp.kind, stamp.item or "") if name in synonyms]
    return entry._replace(words=" ".join((entry.words, *more))) if more else entry


def stock_groups(catalog: Catalog) -> tuple[tuple[str, str], ...]:
    """The groups of the palette with titles, for an edition."""
    texts = EditionTexts(catalog.ruleset)
    return (
        (PIECES, texts.tr("Pieces")),
        *(((TILES, tr("Box")),) if catalog.tiles else ()),
        (DOORS, tr("Doors")),
        (TOKENS, tr("Tokens")),
        (FIGURES, texts.tr("Invaders")),
        (SPAWNS, tr("Starts")),
        (LOOKS, tr("Looks")),
        (PREFABS, tr("My prefabs")),
    )


def stock_entry(stamp: Stamp, title: str, hint: str, *more: str) -> StockEntry:
    """The entry of a stamp, found by its title, its kind and further words."""
    words = " ".join((title, stamp.kind, *more)).lower()
    found_by = f"{words} {words.replace('-', ' ').replace('×', ' ')} {words.replace('×', 'x')}"
    return StockEntry(stamp, title, hint, found_by, stamp.section)


def _outline_of_tile(
    name: str, kinds: Kinds, own: Mapping[str, OwnPieceType], library: Mapping[str, OwnPieceType]
) -> tuple[str, str]:
    """The mark of a tile in the palette, and a text about the source of its outline."""
    if name not in kinds.pieces and name not in library:
        return DASHED, tr("Tile {name}: no outline yet; click to transcribe it", name=name)
    if name in own and name in library and not same_type(own[name], library[name]):
        return DIFFERS, tr("Tile {name}: differs from your tile library", name=name)
    if name in own:
        return "", tr("Tile {name}: transcribed in this scenario", name=name)
    return "", tr("Tile {name}: from your tile library", name=name)


def _tiles(
    scenario: Scenario, kinds: Kinds, catalog: Catalog, boxes: set[str], library: Mapping[str, OwnPieceType]
) -> Iterator[StockEntry]:
    """Yield the faces of the tiles of the box, then tiles of the scenario or library only."""
    own = {kind.id: kind for kind in scenario.piece_types if tile_name(kind.id)}
    listed_too = sorted((own.keys() | library.keys()) - catalog.tiles.keys())
    for name in (*(tile.id for tile in catalog.tiles.values() if tile.box in boxes), *listed_too):
        tile = catalog.tiles.get(name)
        drawn = own.get(name) or library.get(name)
        sort = tr(str(tile.kind.value)) if tile is not None and tile.kind is not None else ""
        what = (drawn.name if drawn is not None else "") or sort
        face = tr("base") if name.endswith("a") else tr("Hell")
        title = tr("{name} {face}", name=name, face=face)
        mark, hint = _outline_of_tile(name, kinds, own, library)
        if what:
            title, hint = f"{title}, {what}", f"{hint} ({what})"
        entry = stock_entry(Stamp(PIECES, name), title, hint, what, sort, "tile", "piece")
        yield entry._replace(group=TILES, mark=mark)


def same_type(one: OwnPieceType, other: OwnPieceType) -> bool:
    """Whether two piece types are equal except for their names."""
    return one.having(serial=0, name="") == other.having(serial=0, name="")


def _pieces(kinds: Kinds, catalog: Catalog, boxes: set[str]) -> Iterator[StockEntry]:
    for kind in kinds.pieces.values():
        if catalog.tiles and tile_name(kind.id):
            continue
        if kind.box is None or kind.box in boxes:
            hint = tr_count(
                "{name}: {width} × {height}, {n} opening",
                "{name}: {width} × {height}, {n} openings",
                len(kind.openings), name=kind.name, width=kind.width, height=kind.height,
            )  # fmt: skip
            yield stock_entry(Stamp(PIECES, kind.id), translated(kind.name), hint, kind.kind, kind.name, "piece")


def _doors(catalog: Catalog, features: Set[Feature]) -> Iterator[StockEntry]:
    texts = EditionTexts(catalog.ruleset)
    for door in catalog.doors.values():
        colors: tuple[str | None, ...] = door.colors if door.keyed else (None,)
        for color in colors:
            title = translated(capitalized(colored(color, door.name)))
            kind = "door" if color else door.id
            hint = texts.tr("{title}: click a joint between two pieces", title=title)
            yield stock_entry(Stamp(DOORS, kind, color), title, hint, "door", color or "")
    hint = tr("Exit: click an opening that meets nothing")
    yield stock_entry(Stamp(DOORS, "door", exit=True), tr("Exit"), hint, "door", "exit")
    for color in ("red", "blue", "yellow") if "colored keys" in features else ():
        title = capitalized(tr("{color} exit", color=tr(color)))
        hint = tr("{title}: click an opening that meets nothing", title=title)
        yield stock_entry(Stamp(DOORS, "door", color, exit=True), title, hint, "door", "exit", color)


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
                for inactive in (False, True) if kind.linked == "active" else (False,):
                    stamp = Stamp(TOKENS, kind.id, color, item, size, inactive=inactive)
                    title = _token_title(scenario, catalog, kind, stamp)
                    yield stock_entry(stamp, title, kind.note or title, kind.placement, color or "", item or "")


def _faces(
    scenario: Scenario, kind: TokenType, sizes: list[int]
) -> Iterator[tuple[str | None, str | None, int | None]]:
    """Yield color, item and size of each face of a token kind. No size means the usual one."""
    items: tuple[str | None, ...] = (None,)
    if kind.needs_item == "own":
        items = tuple(item.id for item in scenario.items)
    elif kind.needs_item:
        items = kind.items
    for color in kind.colors or (None,):
        for item in items:
            for size in sizes:
                yield color, item, None if size == kind.size else size


def _token_title(scenario: Scenario, catalog: Catalog, kind: TokenType, stamp: Stamp) -> str:
    if stamp.item is not None:
        own = {item.id: item.name for item in scenario.items}
        known = catalog.items.get(stamp.item)
        return capitalized(own.get(stamp.item) or translated(known.name if known is not None else stamp.item))
    title = translated(colored(stamp.color, kind.name))
    if kind.linked == "active":
        title = tr("inactive {title}", title=title) if stamp.inactive else tr("active {title}", title=title)
    return capitalized(f"{title} 1×{stamp.size}" if stamp.size else title)


def _figures(kinds: Kinds, boxes: set[str], ruleset: str) -> Iterator[StockEntry]:
    for kind in kinds.figures.values():
        if kind.box is None or kind.box in boxes:
            width, height = kind.footprint.value
            title = translated(capitalized(kind.name))
            hint = tr("{name}: covers {width} × {height}", name=title, width=width, height=height)
            sort = in_words_of(ruleset, "invaders")
            yield stock_entry(Stamp(FIGURES, kind.id), title, hint, sort, "figure", "monster")


def _spawns(features: Set[Feature]) -> Iterator[StockEntry]:
    hint = tr("Marine start: click spaces in seat order, click again to remove one")
    yield stock_entry(Stamp(SPAWNS, "marines"), tr("Marine start"), hint, "spawn", "start", "seat")
    if "spawn cards" not in features:
        return
    hint = tr("Invader spawn area: invaders spawn only on the spaces you paint; without any, anywhere out of sight")
    yield stock_entry(Stamp(SPAWNS, "invaders"), tr("Invader spawn"), hint, "spawn", "area")


def _looks() -> Iterator[StockEntry]:
    for floor, name in FLOOR_NAMES.items():
        title = capitalized(tr("{name} floor", name=name))
        hint = tr("{title}: click or drag over spaces; Ctrl+click paints the area", title=title)
        yield stock_entry(Stamp(LOOKS, floor, item=FLOOR), title, hint, "floor", "look", "brush", "tiles")
    for kind, name in ORNAMENT_NAMES.items():
        title = capitalized(translated(name))
        hint = tr("{title}: click or drag over spaces, again to take it away", title=title)
        yield stock_entry(Stamp(LOOKS, kind, item=ORNAMENT), title, hint, "ornament", "look", "decoration")
    hint = tr("Erase looks: click or drag over spaces to take floors and ornaments away")
    yield stock_entry(Stamp(LOOKS, ERASER, item=ERASER), tr("Erase looks"), hint, "look", "plain", "rubber")
