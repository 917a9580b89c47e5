"""Small pictures for palettes and legends: a single piece, token, door or figure, without background."""

from collections.abc import Container, Iterable, Sequence

from kneedeep.drawing import DARK, Box, DisplayList, Line, Paint, Theme
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.scene import draw
from kneedeep.drawing.symbols.token_symbols import LONG_KINDS

_MARGIN = 0.2


def thumbnail_piece(
    rows: Sequence[str],
    openings: Sequence[str] = (),
    theme: Theme = DARK,
    difficult: Container[tuple[int, int]] = (),
    printed: Iterable[tuple[plans.Place, str, str]] = (),
) -> DisplayList:
    """A piece as in the catalog: `rows` of `#` and `.`, `openings` such as `N@4` (two edges wide, open in the picture).

    `printed`: its inner edges by space, side and kind. Raises ValueError for an opening that cannot be read.
    """
    places = {(x, y): -1 for y, row in enumerate(rows) for x, char in enumerate(row) if char == "#"}
    gaps = {gap for opening in openings for gap in _gaps(opening, places)}
    edges = [plans.PlanEdge(*at, side, kind) for at, side, kind in printed]
    for x, y in sorted(places):
        for side, at in (("north", (x, y - 1)), ("east", (x + 1, y)), ("south", (x, y + 1)), ("west", (x - 1, y))):
            if at not in places:
                edges.append(plans.PlanEdge(x, y, side, "joint" if ((x, y), side) in gaps else "wall"))
    plan = plans.Plan(plans.rimmed(places, difficult), tuple(edges), pieces=(plans.PlanPiece(tuple(sorted(places))),))
    return _picture(plan, (0, 0, max((len(row) for row in rows), default=1), len(rows)), theme)


def thumbnail_token(
    kind: str,
    color: str | None = None,
    item: str | None = None,
    size: int = 1,
    theme: Theme = DARK,
    *,
    active: bool | None = None,
) -> DisplayList:
    """A token. Long ones are horizontal. `active`: the face of a two-sided teleporter."""
    size = max(1, min(3, size)) if kind in LONG_KINDS else 1
    return _picture(
        plans.Plan(tokens=(plans.PlanToken(kind, (0, 0), color, item, (size, 1), on=True, active=active),)),
        (0, 0, size, 1),
        theme,
    )


def thumbnail_tile(name: str, theme: Theme = DARK) -> DisplayList:
    """A tile of the box without an outline: a dashed card with its name and a question mark."""
    return _picture(plans.Plan(cards=(plans.PlanCard((0, 0), name),)), (0, 0, plans.CARD, plans.CARD), theme)


def thumbnail_door(
    kind: str = "door", key: str | None = None, *, opened: bool = False, leads_out: bool = False, theme: Theme = DARK
) -> DisplayList:
    """A door on a horizontal line. `leads_out`: an exit door."""
    door = plans.PlanDoor((0, 0), "north", kind, key, opened, leads_out)
    (left, top), (right, _) = plans.door_spaces(door)
    height = 1.6 if leads_out else 0.8
    return _picture(plans.Plan(doors=(door,)), (left, top - height + 0.4, right + 1 - left, height), theme)


def thumbnail_figure(
    kind: str, footprint: tuple[int, int] = (1, 1), side: str = "invaders", theme: Theme = DARK
) -> DisplayList:
    """A figure on its plinth."""
    figure = plans.PlanFigure(kind, (0, 0), footprint, side=side)
    return _picture(plans.Plan(figures=(figure,)), (0, 0, *footprint), theme)


def thumbnail_spawn(theme: Theme = DARK) -> DisplayList:
    """A spawn area of the invaders."""
    return _picture(plans.Plan(spawns=(plans.hatched(((0, 0),)),)), (0, 0, 1, 1), theme)


def thumbnail_look(sort: str, name: str, theme: Theme = DARK) -> DisplayList:
    """A floor (`sort` is `floor`), an ornament (`ornament`), or the sign for removing looks."""
    places = {(x, y): -1 for x in (0, 1) for y in (0, 1)}
    if sort == "floor":
        spaces = plans.rimmed(places, floor_at=lambda at: (name, True))
        walls = tuple(plans.PlanEdge(x, 0, "north", "wall") for x in (0, 1))
        return _picture(plans.Plan(spaces, walls), (0, 0, 2, 2), theme)
    spaces = plans.rimmed({(0, 0): -1})
    if sort == "ornament":
        along = name in ("lamps", "pipes")
        ornament = plans.PlanOrnament(name, (0, 0), walls=plans.NORTH if along else 0)
        edges = (plans.PlanEdge(0, 0, "north", "wall"),) if along else ()
        return _picture(plans.Plan(spaces, edges, ornaments=(ornament,)), (0, 0, 1, 1), theme)
    plain = _picture(plans.Plan(spaces), (0, 0, 1, 1), theme)
    stroke = Paint(None, theme.error, 0.1)
    cross = (Line(0.2, 0.2, 0.8, 0.8, stroke), Line(0.8, 0.2, 0.2, 0.8, stroke))
    return plain._replace(layers=(*plain.layers, ("mark", cross)))


def _picture(plan: plans.Plan, box: Box, theme: Theme) -> DisplayList:
    x, y, width, height = box
    around = (x - _MARGIN, y - _MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN)
    return draw(plan, theme)._replace(box=around, background=None)


def _gaps(opening: str, places: dict[plans.Place, int]) -> list[tuple[plans.Place, str]]:
    letter, _, number = opening.partition("@")
    if letter not in ("N", "E", "S", "W") or not number.isdigit():
        raise ValueError(f"opening {opening!r}: expected N, E, S or W, then @ and a number, such as N@4")
    side = {"N": "north", "E": "east", "S": "south", "W": "west"}[letter]
    gaps = []
    for index in (int(number), int(number) + 1):
        if along := [at for at in places if at[0 if letter in "NS" else 1] == index]:
            rim = (min if letter in "NW" else max)(at[1 if letter in "NS" else 0] for at in along)
            gaps.append(((index, rim) if letter in "NS" else (rim, index), side))
    return gaps
