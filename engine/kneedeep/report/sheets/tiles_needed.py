"""The tiles that a map takes: those of the box by number and face, those to print, and home-made pieces."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog import PieceType, tile_name
from kneedeep.report.sheets.sheet_blocks import TableBlock
from kneedeep.support.english import capitalized
from kneedeep.support.translation import tr, translated, with_capital

_WIDTHS = (1.0, -44.0, 0.5)


def tiles_needed(facts: Facts, *, boxed: bool = True) -> Iterator[TableBlock]:
    """Yield a table for each sort of tile that the map takes, dead ends laid by the program included.

    Those of the box are left out without `boxed`.
    """
    catalog, board = facts.catalog, facts.board
    faces, printed, own = Counter[tuple[str, str, str]](), Counter[str](), Counter[str]()
    for piece in board.pieces:
        if piece.type.face:
            faces[piece.type.tile, piece.type.face, ""] += 1
        elif piece.type.box is not None:
            continue
        elif piece.type.id in catalog.pieces:
            printed[piece.type.name] += 1
        else:
            own[piece.type.name] += 1
    for element in facts.scenario.pieces:
        name = tile_name(element.piece)
        if name is not None and element.piece in catalog.tiles and element.piece not in board.kinds.pieces:
            faces[*name, tr("outline not known")] += 1
    if faces and boxed:
        rows = tuple(
            (tr("Tile {tile}", tile=tile), face, str(faces[tile, face, note]), note)
            for tile, face, note in sorted(faces)
        )
        yield TableBlock(
            (tr("Tiles of the box"), tr("face"), tr("needed"), ""), rows, (1.0, -30.0, -44.0, 0.9), (1, 2)
        )
    order = [kind.name for kind in catalog.pieces.values() if kind.name in printed]
    for title, names, counts in ((tr("Tiles to print"), order, printed), (tr("Home-made"), sorted(own), own)):
        if names:
            yield TableBlock(
                (title, tr("needed"), ""),
                tuple((translated(name), str(counts[name]), "") for name in names),
                _WIDTHS,
                (1,),
            )


def piece_title(kind: PieceType) -> str:
    """The title of a piece where it is laid: `Tile 05a, Furnace`, `Room 6×6`."""
    if not kind.face:
        return translated(capitalized(kind.name))
    called = tr("tile {name}", name=kind.id)
    name = translated(kind.name)
    return with_capital(called if name == called else f"{called}, {name}")
