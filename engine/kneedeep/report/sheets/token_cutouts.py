"""The tokens of a map missing in the boxes, to scale, to cut out: a page of fronts, then one of backs."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from kneedeep.analysis.components.inventory import inventory
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.board.laid_things import present
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.script_steps import PlacedThing
from kneedeep.drawing.plan.board_plan import token_plan
from kneedeep.drawing.plan.plan import Plan, PlanToken
from kneedeep.drawing.primitive import Box, DisplayList, Item, Line, Paint, Rect
from kneedeep.model.scenario.model import Token
from kneedeep.report.sheets import sheet_blocks as blocks
from kneedeep.report.sheets.posters import INCH, MOST_TILES, check_scale, packed, page_spaces, ruler, side_of_space
from kneedeep.report.sheets.sheet_maps import Look, drawn, toned
from kneedeep.support import capitalized, tr, tr_count

BLEED = 3.0
"""The margin of a token's background beyond the cut, in millimetres."""
_MARK = 2.5
"""The length of the cutting marks at its corners, in millimetres."""
_MILLIMETRES = 25.4
_NOWHERE = (0, 0)


def token_cutouts(facts: Facts, look: Look, paper: blocks.Paper, inches: float) -> blocks.Sheet:
    """The tokens to cut out: those of the scenario's own kinds and items, and those missing in its boxes.

    Raises ValueError if the boxes have them all, for a scale out of range, or for too many pages.
    """
    check_scale(inches)
    if not (needed := {**_own(facts, look), **_lacking(facts)}):
        raise ValueError("the map has no token to print: the boxes hold all of them")
    return blocks.Sheet(
        facts.scenario.title, tr("tokens to cut out"), tuple(_blocks(facts, needed, look, paper, inches))
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


def _blocks(
    facts: Facts, needed: Mapping[PlanToken, tuple[str, int]], look: Look, paper: blocks.Paper, inches: float
) -> Iterator[blocks.Block]:
    unit = inches * INCH
    tokens = [token for token, (_, number) in needed.items() for _ in range(number)]
    tokens.sort(key=lambda token: (-token.footprint[1], -token.footprint[0]))
    apart = max(1, ceil(2 * (BLEED + _MARK) / (inches * _MILLIMETRES)))
    over = (BLEED + _MARK) / _MILLIMETRES * INCH
    across, down = page_spaces(blocks.Paper("", paper.width - 2 * over, paper.height - 2 * over), unit, lying=False)
    pages = _packed(tokens, across, down, apart)
    if 2 * len(pages) > MOST_TILES:
        raise ValueError(
            tr(
                "the tokens would take {number} pages, more than {most}: choose a smaller scale",
                number=2 * len(pages),
                most=MOST_TILES,
            )
        )
    box = (0.0, 0.0, float(across), float(down))
    for number, page in enumerate(pages, 1):
        back = [token._replace(at=(across - token.at[0] - token.footprint[0], token.at[1])) for token in page]
        for name, side in ((tr("Tokens {number}", number=number), page), (tr("Backs {number}", number=number), back)):
            yield blocks.Tile(_picture(side, look, inches), box, unit, over, name, ("", "", "", ""), lying=False)
    yield blocks.Heading(facts.scenario.title or tr("Untitled"), 1)
    yield blocks.Paragraph(
        tr(
            "A space is {side_of_space} wide, {tokens}. Print at 100 % on both sides, turned on the long edge, and cut at the marks.",
            side_of_space=side_of_space(inches),
            tokens=tr_count("{n} token", "{n} tokens", len(tokens)),
        )
    )
    yield blocks.Picture(ruler(look), INCH, 60.0)
    rows = tuple((toned(_alone(token, look), look), name, str(number)) for token, (name, number) in needed.items())
    yield blocks.TableBlock(("", tr("Token"), tr("number")), rows, (-20.0, 1.0, -44.0), (2,))


def _packed(tokens: Sequence[PlanToken], across: int, down: int, apart: int) -> list[list[PlanToken]]:
    """The tokens on pages of `across` × `down` spaces. Raises ValueError for a token larger than a page."""
    if any(wide > across or high > down for wide, high in (token.footprint for token in tokens)):
        raise ValueError("a token is larger than a page: choose a smaller scale")
    pages = packed([token.footprint for token in tokens], across, down, apart)
    return [[tokens[number]._replace(at=at) for number, at in page] for page in pages]


def _alone(token: PlanToken, look: Look) -> DisplayList:
    picture = drawn(Plan(tokens=(token,)), look, coordinates=False)
    return picture._replace(box=(0.0, 0.0, float(token.footprint[0]), float(token.footprint[1])))


def _picture(tokens: Sequence[PlanToken], look: Look, inches: float) -> DisplayList:
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
