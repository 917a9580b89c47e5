"""Tiles and tokens of a map that are in no box, to scale, to cut out. Tokens have a page of fronts and one of backs."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from kneedeep.analysis.components.inventory import inventory
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.board import compile_board, present
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.script_steps import PlacedThing
from kneedeep.drawing.plan.board_plan import plan_of, token_plan
from kneedeep.drawing.plan.plan import Place, Plan, PlanToken
from kneedeep.drawing.primitive import Box, DisplayList, Item, Line, Paint, Path, Rect, Text
from kneedeep.drawing.space_outlines import outline
from kneedeep.model.catalog import Catalog, PieceType
from kneedeep.model.scenario.model import Area, Piece, Scenario, Token
from kneedeep.report.sheets import map_pages
from kneedeep.report.sheets.sheet_blocks import Block, Heading, Paper, Paragraph, Picture, Sheet, TableBlock, Tile
from kneedeep.report.sheets.sheet_maps import Look, cropped, drawn, toned
from kneedeep.report.sheets.tiles_needed import piece_title, tiles_needed
from kneedeep.support import capitalized, later, tr, tr_count

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
    map_pages.check_scale(inches)
    if not (types := [piece.type for piece in facts.board.pieces if not piece.type.face and piece.type.box is None]):
        raise ValueError("the map has no tile to print: the boxes hold all of them")
    types.sort(key=lambda kind: (-kind.height, -kind.width, kind.id))
    return Sheet(facts.scenario.title, tr("single tiles"), tuple(_blocks(facts, types, look, paper, inches)))


def _blocks(facts: Facts, types: Sequence[PieceType], look: Look, paper: Paper, inches: float) -> Iterator[Block]:
    pages = _pages(facts, types, look, paper, inches)
    if len(pages) > map_pages.MOST_TILES:
        text = later("the tiles would take {number} pages, more than {most}: choose a smaller scale")
        raise ValueError(tr(text, number=len(pages), most=map_pages.MOST_TILES))
    yield Heading(facts.scenario.title or tr("Untitled"), 1)
    yield Paragraph(
        tr(
            "A space is {side_of_space} wide, {types} on {pages}. Print at 100 %, not fitted to the page, and cut along the dashed lines.",
            side_of_space=map_pages.side_of_space(inches),
            types=tr_count("{n} tile", "{n} tiles", len(types)),
            pages=tr_count("{n} page", "{n} pages", len(pages)),
        )
    )
    yield Picture(map_pages.ruler(look), map_pages.INCH, 60.0)
    plans = [_plan(facts.scenario, facts.catalog, [_Spot(kind, (0, 0))]) for kind in dict.fromkeys(types)]
    edges = tuple(edge for plan in plans for edge in plan.edges)
    yield from map_pages.printed_keys(Plan(tuple(space for plan in plans for space in plan.spaces), edges), look)
    yield from tiles_needed(facts, boxed=False)
    yield from pages


def _pages(facts: Facts, types: Sequence[PieceType], look: Look, paper: Paper, inches: float) -> list[Tile]:
    unit = inches * map_pages.INCH
    ways = ((on_side, *_packed(types, *map_pages.page_spaces(paper, unit, lying=on_side))) for on_side in (False, True))
    lying, pages, large = min(ways, key=lambda way: (len(way[2]), len(way[1])))
    across, down = map_pages.page_spaces(paper, unit, lying=lying)
    found = []
    for number, spots in enumerate(pages, 1):
        picture = _picture(facts, spots, look)
        box = (0.0, 0.0, float(across), float(down))
        found.append(_tile(picture, box, unit, tr("Tiles {number}", number=number), lying=lying))
    for kind in large:
        spots = [_Spot(kind, (0, 0))]
        cut = map_pages.cut_of(_plan(facts.scenario, facts.catalog, spots), paper, unit)
        picture = _picture(facts, spots, look)
        for x, y in cut.tiles:
            box = (float(cut.left + x * cut.across), float(cut.top + y * cut.down), float(cut.across), float(cut.down))
            found.append(_tile(picture, box, unit, piece_title(kind), lying=cut.lying))
    return found


def _tile(picture: DisplayList, box: Box, unit: float, name: str, *, lying: bool) -> Tile:
    return Tile(cropped(picture, box), box, unit, map_pages.OVERLAP, name, ("", "", "", ""), lying)


def _packed(types: Sequence[PieceType], across: int, down: int) -> tuple[list[list[_Spot]], list[PieceType]]:
    """The tiles on pages of `across` × `down` spaces, the tallest first, and the tiles larger than a page."""
    large = [kind for kind in types if kind.width > across or kind.height > down]
    small = [kind for kind in types if kind not in large]
    pages = map_pages.packed([(kind.width, kind.height) for kind in small], across, down, _APART)
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


BLEED = 3.0
"""The margin of a token's background beyond the cut, in millimetres."""
_MARK = 2.5
"""The length of the cutting marks at its corners, in millimetres."""
_MILLIMETRES = 25.4
_NOWHERE = (0, 0)


def token_cutouts(facts: Facts, look: Look, paper: Paper, inches: float) -> Sheet:
    """The tokens to cut out: those of the scenario's own kinds and items, and those missing in its boxes.

    Raises ValueError if the boxes have them all, for a scale out of range, or for too many pages.
    """
    map_pages.check_scale(inches)
    if not (needed := {**_own(facts, look), **_lacking(facts)}):
        raise ValueError("the map has no token to print: the boxes hold all of them")
    return Sheet(
        facts.scenario.title, tr("tokens to cut out"), tuple(_token_blocks(facts, needed, look, paper, inches))
    )


def _own(facts: Facts, look: Look) -> dict[PlanToken, tuple[str, int]]:
    """The tokens of the scenario's own kinds and items, each with its name and the most used at once."""
    scenario = facts.scenario
    own = {kind.id for kind in scenario.token_types}, {item.id for item in scenario.items}
    placed = (step.element for step in facts.of(script_steps) if isinstance(step, PlacedThing))
    tokens = [
        token
        for token in (*scenario.tokens, *placed)
        if isinstance(token, Token) and (token.kind in own[0] or (token.kind == "item" and token.item in own[1]))
    ]
    words = DisplayNames(scenario, facts.board, facts.catalog)
    counts = (look.marines,) if look.marines is not None else scenario.counts
    numbers: dict[PlanToken, tuple[str, int]] = {}
    for marines in counts:
        there = Counter[PlanToken]()
        names = {}
        for token in tokens:
            if present(token.marines, marines):
                plain = token_plan(facts.board, token, _NOWHERE)._replace(turn=0, number=1, marines=None)
                there[plain] += token.count * max(1, len(token.places))
                names[plain] = capitalized(words.token(token))
        for plain, number in there.items():
            numbers[plain] = names[plain], max(number, numbers.get(plain, ("", 0))[1])
    return numbers


def _lacking(facts: Facts) -> dict[PlanToken, tuple[str, int]]:
    """The tokens missing in the boxes, each with its name and number."""
    return {
        PlanToken(face.kind, _NOWHERE, face.color, face.item, (face.size or 1, 1)): (entry.name, entry.missing)
        for entry in inventory(facts).entries
        if entry.missing and (face := entry.face) is not None and face.kind in facts.catalog.tokens
    }


def _token_blocks(
    facts: Facts, needed: Mapping[PlanToken, tuple[str, int]], look: Look, paper: Paper, inches: float
) -> Iterator[Block]:
    unit = inches * map_pages.INCH
    tokens = [token for token, (_, number) in needed.items() for _ in range(number)]
    tokens.sort(key=lambda token: (-token.footprint[1], -token.footprint[0]))
    apart = max(1, ceil(2 * (BLEED + _MARK) / (inches * _MILLIMETRES)))
    over = (BLEED + _MARK) / _MILLIMETRES * map_pages.INCH
    across, down = map_pages.page_spaces(Paper("", paper.width - 2 * over, paper.height - 2 * over), unit, lying=False)
    pages = _token_pages(tokens, across, down, apart)
    if 2 * len(pages) > map_pages.MOST_TILES:
        raise ValueError(
            tr(
                "the tokens would take {number} pages, more than {most}: choose a smaller scale",
                number=2 * len(pages),
                most=map_pages.MOST_TILES,
            )
        )
    box = (0.0, 0.0, float(across), float(down))
    for number, page in enumerate(pages, 1):
        back = [token._replace(at=(across - token.at[0] - token.footprint[0], token.at[1])) for token in page]
        for name, side in ((tr("Tokens {number}", number=number), page), (tr("Backs {number}", number=number), back)):
            yield Tile(_token_picture(side, look, inches), box, unit, over, name, ("", "", "", ""), lying=False)
    yield Heading(facts.scenario.title or tr("Untitled"), 1)
    yield Paragraph(
        tr(
            "A space is {side_of_space} wide, {tokens}. Print at 100 % on both sides, turned on the long edge, and cut at the marks.",
            side_of_space=map_pages.side_of_space(inches),
            tokens=tr_count("{n} token", "{n} tokens", len(tokens)),
        )
    )
    yield Picture(map_pages.ruler(look), map_pages.INCH, 60.0)
    rows = tuple((toned(_alone(token, look), look), name, str(number)) for token, (name, number) in needed.items())
    yield TableBlock(("", tr("Token"), tr("number")), rows, (-20.0, 1.0, -44.0), (2,))


def _token_pages(tokens: Sequence[PlanToken], across: int, down: int, apart: int) -> list[list[PlanToken]]:
    """The tokens on pages of `across` × `down` spaces. Raises ValueError for a token larger than a page."""
    if any(wide > across or high > down for wide, high in (token.footprint for token in tokens)):
        raise ValueError("a token is larger than a page: choose a smaller scale")
    pages = map_pages.packed([token.footprint for token in tokens], across, down, apart)
    return [[tokens[number]._replace(at=at) for number, at in page] for page in pages]


def _alone(token: PlanToken, look: Look) -> DisplayList:
    picture = drawn(Plan(tokens=(token,)), look, coordinates=False)
    return picture._replace(box=(0.0, 0.0, float(token.footprint[0]), float(token.footprint[1])))


def _token_picture(tokens: Sequence[PlanToken], look: Look, inches: float) -> DisplayList:
    """Tokens on a background that extends beyond the cut, with cutting marks."""
    millimetre = 1 / (inches * _MILLIMETRES)
    bleed, mark = BLEED * millimetre, _MARK * millimetre
    ground: list[Item] = []
    marks: list[Item] = []
    for token in tokens:
        (x, y), (wide, high) = token.at, token.footprint
        ground.append(Rect(x - bleed, y - bleed, wide + 2 * bleed, high + 2 * bleed, Paint(look.theme.floor)))
        marks += _corners((x, y, wide, high), bleed, bleed + mark, Paint(None, look.theme.ink, 0.2 * millimetre))
    picture = drawn(Plan(tokens=tuple(tokens)), look, coordinates=False)
    layers = (("ground", tuple(ground)), *picture.layers, ("badge", tuple(marks)))
    return toned(picture._replace(layers=layers), look)


def _corners(box: Box, near: float, far: float, paint: Paint) -> Iterator[Line]:
    """Yield two cutting marks at each corner of a box, from `near` to `far` from it."""
    x, y, wide, high = box
    for right, out_x in ((x, -1), (x + wide, 1)):
        for below, out_y in ((y, -1), (y + high, 1)):
            yield Line(right + out_x * near, below, right + out_x * far, below, paint)
            yield Line(right, below + out_y * near, right, below + out_y * far, paint)
