"""The tiles of a map: those of the box by number and face, those to print, and home-made pieces."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog import PieceType, tile_name
from kneedeep.report.sheets.sheet_blocks import TableBlock
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr, translated, with_capital

_WIDTHS = (1.0, -44.0, 0.5)


def tiles_needed(facts: Facts, *, boxed: bool = True) -> Iterator[TableBlock]:
    """Yield a table for each sort of tile that the map needs, dead ends of the program included.

    `boxed`: with the tiles of the box.
    """
    catalog, board = facts.catalog, facts.board
    faces = Counter(_faces(facts))
    if faces and boxed:
        rows = tuple(
            (tr("Tile {tile}", tile=tile), face, str(faces[tile, face, note]), note)
            for tile, face, note in sorted(faces)
        )
        yield TableBlock((tr("Tiles of the box"), tr("face"), tr("needed"), ""), rows, (1.0, -30.0, -44.0, 0.9), (1, 2))
    plain = [piece.type for piece in board.pieces if not piece.type.face and piece.type.box is None]
    printed = Counter(kind.name for kind in plain if kind.id in catalog.pieces)
    own = Counter(kind.name for kind in plain if kind.id not in catalog.pieces)
    order = [kind.name for kind in catalog.pieces.values() if kind.name in printed]
    for title, names, counts in ((tr("Tiles to print"), order, printed), (tr("Home-made"), sorted(own), own)):
        if names:
            yield _numbered(title, names, counts)


def _numbered(title: str, names: Iterable[str], counts: Mapping[str, int]) -> TableBlock:
    rows = tuple((translated(name), str(counts[name]), "") for name in names)
    return TableBlock((title, tr("needed"), ""), rows, _WIDTHS, (1,))


def _faces(facts: Facts) -> Iterator[tuple[str, str, str]]:
    """Yield the number, the face and a remark for each tile of the box."""
    catalog, board = facts.catalog, facts.board
    for piece in board.pieces:
        if piece.type.face:
            yield piece.type.tile, piece.type.face, ""
    for element in facts.scenario.pieces:
        name = tile_name(element.piece)
        if name is not None and element.piece in catalog.tiles and element.piece not in board.kinds.pieces:
            yield *name, tr("outline not known")


def piece_title(kind: PieceType) -> str:
    """The title of a laid piece: `Tile 05a, Furnace`, `Room 6×6`."""
    if not kind.face:
        return translated(capitalized(kind.name))
    called = tr("tile {name}", name=kind.id)
    name = translated(kind.name)
    return with_capital(called if name == called else f"{called}, {name}")
