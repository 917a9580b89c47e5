"""The tiles of a map that are in no box, to scale, several per page, with lines to cut along."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board import compile_board
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Place, Plan
from kneedeep.drawing.primitive import Box, DisplayList, Item, Paint, Path, Text
from kneedeep.drawing.space_outlines import outline
from kneedeep.model.catalog import Catalog, PieceType
from kneedeep.model.scenario.model import Area, Piece, Scenario
from kneedeep.report.sheets import posters
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paper, Paragraph, Picture, Sheet, Tile
from kneedeep.report.sheets.sheet_maps import Look, cropped, drawn
from kneedeep.report.sheets.tiles_needed import piece_title, tiles_needed
from kneedeep.support.translation import later, tr, tr_count

_APART = 1
"""The number of spaces between two tiles on a page."""


class _Spot(NamedTuple):
    """A tile on a page: its type, and its top-left corner."""

    type: PieceType
    at: Place


def single_tiles(facts: Facts, look: Look, paper: Paper, inches: float) -> Sheet:
    """The tiles to cut out: generic and home-made ones, as many as the map needs, dead ends included.

    Raises ValueError if the boxes have them all, for a scale out of range, or for too many pages.
    """
    posters.check_scale(inches)
    types = [piece.type for piece in facts.board.pieces if is_printed(piece.type)]
    if not types:
        raise ValueError("the map has no tile to print: the boxes hold all of them")
    types.sort(key=lambda kind: (-kind.height, -kind.width, kind.id))
    return Sheet(facts.scenario.title, tr("single tiles"), tuple(_blocks(facts, types, look, paper, inches)))


def is_printed(kind: PieceType) -> bool:
    """Whether a tile has to be printed, because it is in no box."""
    return not kind.face and kind.box is None


def _blocks(facts: Facts, types: Sequence[PieceType], look: Look, paper: Paper, inches: float) -> Iterator[Block]:
    pages = _pages(facts, types, look, paper, inches)
    if len(pages) > posters.MOST_TILES:
        text = later("the tiles would take {number} pages, more than {most}: choose a smaller scale")
        raise ValueError(tr(text, number=len(pages), most=posters.MOST_TILES))
    yield Heading(facts.scenario.title or tr("Untitled"), 1)
    yield Paragraph(
        tr(
            "A space is {side_of_space} wide, {types} on {pages}. Print at 100 %, not fitted to the page, and cut along the dashed lines.",
            side_of_space=posters.side_of_space(inches),
            types=tr_count("{n} tile", "{n} tiles", len(types)),
            pages=tr_count("{n} page", "{n} pages", len(pages)),
        )
    )
    yield Picture(posters.ruler(look), posters.INCH, 60.0)
    plans = [_plan(facts.scenario, facts.catalog, [_Spot(kind, (0, 0))]) for kind in dict.fromkeys(types)]
    edges = tuple(edge for plan in plans for edge in plan.edges)
    yield from posters.printed_keys(Plan(tuple(space for plan in plans for space in plan.spaces), edges), look)
    yield from tiles_needed(facts, boxed=False)
    yield from pages


def _pages(facts: Facts, types: Sequence[PieceType], look: Look, paper: Paper, inches: float) -> list[Tile]:
    unit = inches * posters.INCH
    ways = ((on_side, *_packed(types, *posters.page_spaces(paper, unit, lying=on_side))) for on_side in (False, True))
    lying, pages, large = min(ways, key=lambda way: (len(way[2]), len(way[1])))
    across, down = posters.page_spaces(paper, unit, lying=lying)
    found = []
    for number, spots in enumerate(pages, 1):
        picture = _picture(facts, spots, look)
        box = (0.0, 0.0, float(across), float(down))
        found.append(_tile(picture, box, unit, tr("Tiles {number}", number=number), lying=lying))
    for kind in large:
        spots = [_Spot(kind, (0, 0))]
        cut = posters.cut_of(_plan(facts.scenario, facts.catalog, spots), paper, unit)
        picture = _picture(facts, spots, look)
        for x, y in cut.tiles:
            box = (float(cut.left + x * cut.across), float(cut.top + y * cut.down), float(cut.across), float(cut.down))
            found.append(_tile(picture, box, unit, piece_title(kind), lying=cut.lying))
    return found


def _tile(picture: DisplayList, box: Box, unit: float, name: str, *, lying: bool) -> Tile:
    return Tile(cropped(picture, box), box, unit, posters.OVERLAP, name, ("", "", "", ""), lying)


def _packed(types: Sequence[PieceType], across: int, down: int) -> tuple[list[list[_Spot]], list[PieceType]]:
    """The tiles on pages of `across` × `down` spaces, the tallest first, and the tiles larger than a page."""
    large = [kind for kind in types if kind.width > across or kind.height > down]
    small = [kind for kind in types if kind not in large]
    pages = posters.packed([(kind.width, kind.height) for kind in small], across, down, _APART)
    return [[_Spot(small[number], at) for number, at in page] for page in pages], large


def _plan(scenario: Scenario, catalog: Catalog, spots: Sequence[_Spot]) -> Plan:
    """The plan of separate tiles. Their openings are open."""
    pieces = tuple(Piece(piece=spot.type.id, at=spot.at, area="tiles") for spot in spots)
    areas, types = (Area(id="tiles"),), scenario.piece_types
    alone = Scenario(title="", ruleset=scenario.ruleset, pieces=pieces, areas=areas, piece_types=types)
    plan = plan_of(compile_board(alone, catalog))
    spaces = tuple(space._replace(area=-1) for space in plan.spaces)
    edges = tuple(edge._replace(kind="joint") if edge.kind == "loose" else edge for edge in plan.edges)
    return plan._replace(spaces=spaces, edges=edges, areas=())


def _picture(facts: Facts, spots: Sequence[_Spot], look: Look) -> DisplayList:
    items: list[Item] = []
    for spot in spots:
        x, y = spot.at
        cut = outline([(x + dx, y + dy) for dx, dy in spot.type.spaces])
        items.append(Path(cut, Paint(None, "#ffffff", 0.05)))
        items.append(Path(cut, Paint(None, look.theme.ink, 0.03, dash=(0.18, 0.12), cap="flat")))
        left, bottom = max(spot.type.spaces, key=lambda place: (place[1], -place[0]))
        place = (x + left + 0.2, y + bottom + 0.8)
        items.append(Text(*place, piece_title(spot.type), 0.15, look.theme.ink, "start", opacity=0.6))
    plan = _plan(facts.scenario, facts.catalog, spots)
    return drawn(plan, look, coordinates=False, plates=True, badges=items)
