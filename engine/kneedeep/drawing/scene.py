"""The board as a display list: floor, areas, walls, doors, tokens and figures of a plan (or of one slice of it).

Every item comes from the plan alone, without looking beyond it: a chunk drawn from its slice shows what the picture
of the whole shows there.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping

from kneedeep.drawing.plan.plan import (
    CARD,
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Place,
    Plan,
    PlanArea,
    PlanCard,
    PlanDoor,
    PlanFigure,
    PlanSpawn,
    PlanToken,
    bounds,
    chunk_box,
    slices,
    turned,
)  # fmt: skip
from kneedeep.drawing.primitive import (
    Box,
    DisplayList,
    Item,
    Paint,
    Path,
    Rect,
    Segment,
    Segments,
    Symbol,
    Text,
    Use,
)
from kneedeep.drawing.symbols.chip import label_text, text_width
from kneedeep.drawing.symbols.figure_symbols import figure_label, label_baseline
from kneedeep.drawing.symbols.floor_plates import plate_number
from kneedeep.drawing.symbols.symbol_table import (
    door_symbol,
    face_symbol,
    plain_symbol,
    plate_symbol,
    plinth_symbol,
    tint_symbol,
    token_symbol,
)  # fmt: skip
from kneedeep.drawing.symbols.token_symbols import COLORED_KINDS, LONG_KINDS, TokenLook, token_name
from kneedeep.drawing.theme import Theme, mixed

LAYERS = ("floor", "tint", "stencil", "line", "spawn", "shadow", "wall", "opening", "door", "token", "figure")
"""The layers of a board picture from the lowest to the highest."""
FLAT_KINDS = frozenset(
    (
        "obstacle",
        "hazard",
        "body",
        "teleporter",
        "portal",
        "duct",
        "barrel",
        "encounter",
        "exit",
        "airless",
        "flame-jet",
    )
)
"""Token kinds drawn over their whole space, below the equipment that shares it."""

_INSET = 0.17
_WALL = 0.2
_TURN = {"north": 0, "east": 90, "south": 180, "west": 270}
_DOTS, _FINE_DOTS = (0.004, 0.246), (0.004, 0.16267)
"""Dashes that are dots with round ends."""
_DASHES: tuple[tuple[float, ...], ...] = ((), (0.3, 0.12), (0.08, 0.08), (0.5, 0.1, 0.08, 0.1))


class _Layers:
    """The items of a picture in the making, by layer, and the symbols they use."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.symbols: dict[str, Symbol] = {}
        self.items: dict[str, list[Item]] = {name: [] for name in LAYERS}

    def use(self, layer: str, symbol: Symbol, x: float, y: float, turn: int = 0, scale: float = 1.0) -> None:
        self.symbols[symbol.name] = symbol
        self.items[layer].append(Use(symbol.name, x, y, turn % 360, scale))

    def picture(self, box: Box, background: str | None = None) -> DisplayList:
        return DisplayList(
            box, tuple((name, tuple(self.items[name])) for name in LAYERS), self.symbols, background
        )


def draw(plan: Plan, theme: Theme) -> DisplayList:
    """The picture of a plan or of a slice of one; its box is that of the spaces."""
    layers = _Layers(theme)
    _draw_floor(layers, plan)
    _draw_area_lines(layers, plan)
    _draw_labels(layers, plan)
    _draw_caps(layers, plan)
    _draw_borders(layers, plan)
    _draw_edges(layers, plan)
    for card in plan.cards:
        _draw_card(layers, card)
    for spawn in plan.spawns:
        _draw_spawn(layers, spawn)
    for door in plan.doors:
        _draw_door(layers, door)
    starts = [place for spawn in plan.spawns if spawn.side == "marines" for place in spawn.spaces]
    draw_pawns(layers, plan.tokens, plan.figures, starts)
    return layers.picture(bounds(plan), theme.background)


def chunk(piece_of_plan: Plan, at: Place, theme: Theme) -> DisplayList:
    """The picture of one slice, its box that of the chunk: what reaches over it is to be clipped."""
    return draw(piece_of_plan, theme)._replace(box=chunk_box(at))


def chunks(plan: Plan, theme: Theme) -> dict[Place, DisplayList]:
    """The picture of the plan by chunks of 16 × 16 spaces; drawn each clipped to its box they are the whole picture."""
    return {at: chunk(piece_of_plan, at, theme) for at, piece_of_plan in slices(plan).items()}


def _draw_floor(layers: _Layers, plan: Plan) -> None:
    theme = layers.theme
    plates = [plate_symbol(index, theme) for index in range(32)]
    names = [plate.name for plate in plates]
    floor, tints = layers.items["floor"], layers.items["tint"]
    tint_names: dict[int, str] = {}
    used = set()
    for x, y, area, _, difficult, _ in plan.spaces:
        index = plate_number(x, y)
        used.add(index)
        floor.append(Use(names[index], x, y))
        if area >= 0:
            if area not in tint_names:
                tint = tint_symbol(area, theme)
                layers.symbols[tint.name] = tint
                tint_names[area] = tint.name
            tints.append(Use(tint_names[area], x, y))
        if difficult:
            layers.use("stencil", plain_symbol(("rubble", "rubble-2")[index % 2], theme), x, y)
    for index in used:
        layers.symbols[names[index]] = plates[index]
    dark = {index for index, area in enumerate(plan.areas) if area.dark}
    if dark:
        shade = Paint("#000000", opacity=max(0.14, theme.shade * 1.9))
        tints.extend(Rect(x, y, 1, 1, shade) for x, y, area, *_ in plan.spaces if area in dark)


def _draw_area_lines(layers: _Layers, plan: Plan) -> None:
    theme, inset = layers.theme, _INSET
    lines: dict[int, list[Segment]] = defaultdict(list)
    for x, y, area, rim, *_ in plan.spaces:
        if area < 0 or not rim & 15:
            continue
        left = x + (inset if rim & WEST else 0)
        right = x + 1 - (inset if rim & EAST else 0)
        top = y + (inset if rim & NORTH else 0)
        bottom = y + 1 - (inset if rim & SOUTH else 0)
        out = lines[area]
        if rim & NORTH:
            out.append(("M", left - (inset if _goes_on(rim, WEST, NORTH_WEST) else 0), y + inset))
            out.append(("L", right + (inset if _goes_on(rim, EAST, NORTH_EAST) else 0), y + inset))
        if rim & SOUTH:
            out.append(("M", left - (inset if _goes_on(rim, WEST, SOUTH_WEST) else 0), y + 1 - inset))
            out.append(("L", right + (inset if _goes_on(rim, EAST, SOUTH_EAST) else 0), y + 1 - inset))
        if rim & WEST:
            out.append(("M", x + inset, top - (inset if _goes_on(rim, NORTH, NORTH_WEST) else 0)))
            out.append(("L", x + inset, bottom + (inset if _goes_on(rim, SOUTH, SOUTH_WEST) else 0)))
        if rim & EAST:
            out.append(("M", x + 1 - inset, top - (inset if _goes_on(rim, NORTH, NORTH_EAST) else 0)))
            out.append(("L", x + 1 - inset, bottom + (inset if _goes_on(rim, SOUTH, SOUTH_EAST) else 0)))
    for area, segments in sorted(lines.items()):
        color = theme.areas[area % len(theme.areas)]
        paint = Paint(None, color, 0.045, 0.8, _DASHES[area // 2 % len(_DASHES)], "flat")
        layers.items["line"].append(Path(tuple(segments), paint))


def _goes_on(rim: int, side: int, corner: int) -> bool:
    return not rim & side and bool(rim & corner)


def _draw_labels(layers: _Layers, plan: Plan) -> None:
    for area in plan.areas:
        if area.label and area.name.strip():
            layers.items["stencil"].append(_stencil(area, area.label, layers.theme))


def _stencil(area: PlanArea, label: tuple[int, int, int], theme: Theme) -> Text:
    x, y, length = label
    text = label_text(area.name, x + length / 2, y + 0.5, length - 0.5, 0.42, theme.stencil)
    return text._replace(y=round(y + 0.5 + text.size * 0.36, 3), opacity=0.62)


def _draw_caps(layers: _Layers, plan: Plan) -> None:
    for piece in plan.pieces:
        if piece.cap:
            for x, y in piece.spaces:
                layers.use("stencil", plain_symbol("cap", layers.theme), x, y)


def _draw_edges(layers: _Layers, plan: Plan) -> None:
    theme = layers.theme
    floor = {(x, y) for x, y, *_ in plan.spaces}
    walls: list[Segment] = []
    tops: list[Segment] = []
    special: dict[str, list[Segment]] = defaultdict(list)
    shadows: dict[str, list[Segment]] = {"across": [], "down": []}
    for x, y, side, kind in plan.edges:
        level = side == "north" or side == "south"
        left, top = x + (side == "east"), y + (side == "south")
        right, bottom = left + level, top + (not level)
        if kind == "joint":
            layers.use(
                "opening",
                plain_symbol("joint", theme),
                (left + right) / 2,
                (top + bottom) / 2,
                0 if level else 90,
            )
            continue
        if kind == "loose":
            layers.use(
                "opening", plain_symbol("loose", theme), (left + right) / 2, (top + bottom) / 2, _TURN[side]
            )
        out = special[kind] if kind in ("impassable", "blocking") else walls
        out += (("M", left, top), ("L", right, bottom))
        if kind == "impassable":
            continue
        if out is walls:
            tops += (("M", left - 0.028, top - 0.028), ("L", right - 0.028, bottom - 0.028))
        if level and (left, top) in floor:
            shadows["across"] += _box(left, top, 1, _WALL / 2 + 0.17)
        elif not level and (left, top) in floor:
            shadows["down"] += _box(left, top, _WALL / 2 + 0.13, 1)
    if theme.shade:
        for segments in shadows.values():
            if segments:
                layers.items["shadow"].append(
                    Path(tuple(segments), Paint("#000000", opacity=theme.shade * 1.7))
                )
    if walls:
        shape, light = tuple(walls), tuple(tops)
        layers.items["wall"] += [
            Path(shape, Paint(None, theme.wall_rim, _WALL + 0.07, cap="square")),
            Path(shape, Paint(None, theme.wall, _WALL, cap="square")),
            Path(light, Paint(None, theme.wall_top, 0.07, cap="square")),
        ]
    for kind, segments in sorted(special.items()):
        draw_edge = _draw_impassable if kind == "impassable" else _draw_blocking
        draw_edge(layers, tuple(segments))


def _draw_blocking(layers: _Layers, shape: Segments) -> None:
    """A solid red line; with bars across it where pictures have no color. Rule: Learn to Play p. 10 (blocking)."""
    theme = layers.theme
    layers.items["wall"] += [
        Path(shape, Paint(None, theme.wall_rim, 0.16)),
        Path(shape, Paint(None, theme.red, 0.09, cap="flat")),
    ]
    if theme.patterned:
        bars = Paint(None, "#ffffff", 0.09, 1, (0.06, 0.19), "flat")
        layers.items["wall"].append(Path(shape, bars))


def _draw_impassable(layers: _Layers, shape: Segments) -> None:
    """A dotted red line; of rings where pictures have no color. Rule: Learn to Play p. 10 (impassable)."""
    theme = layers.theme
    for color, width in ((theme.wall_rim, 0.19), (theme.red, 0.13), ("#ffffff", 0.07 * theme.patterned)):
        if width:
            layers.items["wall"].append(Path(shape, Paint(None, color, width, 1, _DOTS)))


def _draw_borders(layers: _Layers, plan: Plan) -> None:
    """A dotted blue border around difficult spaces. Rule: Learn to Play p. 10 (difficult)."""
    theme, inset = layers.theme, 1 / 6  # a whole number of dots on every side
    lines: list[Segment] = []
    for space in plan.spaces:
        border, x, y = space.border, space.x, space.y
        left, right = x + inset * bool(border & WEST), x + 1 - inset * bool(border & EAST)
        top, bottom = y + inset * bool(border & NORTH), y + 1 - inset * bool(border & SOUTH)
        for bit, ends in (
            (NORTH, (left, top, right, top)), (EAST, (right, top, right, bottom)),
            (SOUTH, (left, bottom, right, bottom)), (WEST, (left, top, left, bottom)),
        ):  # fmt: skip
            if border & bit:
                lines += (("M", *ends[:2]), ("L", *ends[2:]))
    if lines:
        shape = tuple(lines)
        for color, width in ((theme.wall_rim, 0.13), (theme.blue, 0.085)):
            layers.items["line"].append(Path(shape, Paint(None, color, width, 1, _FINE_DOTS)))


def _draw_card(layers: _Layers, card: PlanCard) -> None:
    """A tile without an outline: a dashed card with its name and a question mark."""
    theme, (x, y) = layers.theme, card.at
    paint = Paint(theme.chip, theme.warning, 0.09, 0.92, (0.3, 0.2), "flat")
    middle = x + CARD / 2
    layers.items["opening"] += [
        Rect(x + 0.15, y + 0.15, CARD - 0.3, CARD - 0.3, paint, 0.3),
        Text(middle, y + 1.45, card.name, 0.95, theme.ink),
        Text(middle, y + 3.25, "?", 1.6, mixed(theme.warning, theme.ink, 0.25)),
    ]


def _box(x: float, y: float, width: float, height: float) -> tuple[Segment, ...]:
    return (("M", x, y), ("L", x + width, y), ("L", x + width, y + height), ("L", x, y + height), ("Z",))


def _draw_door(layers: _Layers, door: PlanDoor) -> None:
    theme = layers.theme
    x, y = door_middle(door)
    turn = _TURN[door.side] if door.exit else _TURN[door.side] % 180
    if door.kind != "passage":
        layers.use("opening", plain_symbol("threshold", theme), x, y, turn % 180)
    elif door.open:
        for step in (-0.5, 0.5):
            dx, dy = (step, 0.0) if turn % 180 == 0 else (0.0, step)
            layers.use("opening", plain_symbol("joint", theme), x + dx, y + dy, turn % 180)
    layers.use("door", door_symbol(door.kind, door.key, int(door.open), theme), x, y, turn)
    if door.misplaced:
        width, height = (2.2, 0.9) if turn % 180 == 0 else (0.9, 2.2)
        paint = Paint(None, theme.warning, 0.07, 1, (0.16, 0.12), "flat")
        layers.items["door"].append(Rect(x - width / 2, y - height / 2, width, height, paint, 0.12))
    if door.exit:
        layers.use("door", plain_symbol("exit-arrow", theme), x, y, turn)


def door_middle(door: PlanDoor) -> tuple[float, float]:
    """The middle of the door line, in board units."""
    x, y = door.at
    if door.side in ("east", "west"):
        return (x + (door.side == "east"), y + 1)
    return (x + 1, y + (door.side == "south"))


def _draw_spawn(layers: _Layers, spawn: PlanSpawn) -> None:
    theme = layers.theme
    if spawn.side == "marines":
        for number, (x, y) in enumerate(spawn.spaces, spawn.first):
            _draw_start(layers, x, y, number)
        return
    hatch: list[Segment] = []
    rim: list[Segment] = []
    for (x, y), sides in zip(spawn.spaces, spawn.rims, strict=True):
        for step in (0.25, 0.5, 0.75):
            hatch += (("M", x + step, y), ("L", x, y + step), ("M", x + 1, y + step), ("L", x + step, y + 1))
        hatch += (("M", x + 1, y), ("L", x, y + 1))
        for bit, dx, dy, ends in (
            (NORTH, 0, -1, (0, 0, 1, 0)), (EAST, 1, 0, (1, 0, 1, 1)), (SOUTH, 0, 1, (0, 1, 1, 1)), (WEST, -1, 0, (0, 0, 0, 1)),
        ):  # fmt: skip
            if sides & bit:
                inset_x, inset_y = -0.2 * dx, -0.2 * dy
                rim.append(("M", x + ends[0] + inset_x, y + ends[1] + inset_y))
                rim.append(("L", x + ends[2] + inset_x, y + ends[3] + inset_y))
    color = mixed(theme.error, theme.ink, 0.1)
    layers.items["spawn"].append(Path(tuple(hatch), Paint(None, color, 0.03, 0.45, cap="flat")))
    layers.items["spawn"].append(Path(tuple(rim), Paint(None, color, 0.07, 0.9, (0.2, 0.12), "flat")))


def _draw_start(layers: _Layers, x: int, y: int, number: int) -> None:
    theme = layers.theme
    layers.use("figure", plinth_symbol("marines", 1, 1, theme), x + 0.5, y + 0.5)
    layers.use("figure", face_symbol("marine", theme), x + 0.5, y + 0.45, 0, 0.92)
    layers.items["figure"].append(
        label_text("start", x + 0.5, y + 0.5 + label_baseline(1, 1), 0.6, 0.15, "#ffffff")
    )
    layers.items["figure"] += badge(
        str(number), x + 0.84, y + 0.16, mixed(theme.marine, "#ffffff", 0.1), size=0.26
    )


def badge(text: str, x: float, y: float, fill: str, *, size: float = 0.2) -> list[Item]:
    """A small rounded label with white text around (x, y): counts, seat numbers, numbers of marines."""
    width = max(size * 1.3, text_width(text, size) + size * 0.5)
    return [
        Rect(x - width / 2, y - size * 0.66, width, size * 1.32, Paint(fill, "#ffffff", 0.022), size * 0.66),
        Text(x, round(y + size * 0.36, 3), text, size, "#ffffff"),
    ]


def marines_badge(marines: tuple[int, ...] | int) -> str:
    """How the number of marines reads on a badge: `2+` for two or more, `1,3` for exactly one or three."""
    return f"{marines}+" if isinstance(marines, int) else ",".join(map(str, marines))


def draw_pawns(
    layers: _Layers, tokens: Iterable[PlanToken], figures: Iterable[PlanFigure], starts: Iterable[Place] = ()
) -> None:
    """Lay tokens and figures: chips that share a space are made small, chips under a figure peep out before it.

    `starts`: the spaces where marines start; portals and two-sided teleporters peep out before these too.
    """
    figures = tuple(figures)
    covered = {place for figure in figures for place in figure_spaces(figure)}
    under = _draw_tokens(layers, tokens, covered, covered.union(starts))
    for figure in figures:
        _draw_figure(layers, figure)
    _draw_covered(layers, {at: here for at, here in under.items() if at in covered}, _FEW)
    _draw_covered(layers, {at: here for at, here in under.items() if at not in covered}, _BESIDE_NUMBER)


def tokens_picture(
    tokens: Iterable[PlanToken], covered: Container[Place], theme: Theme
) -> tuple[DisplayList, DisplayList]:
    """The pictures of tokens, without background: of those that lie open, and of those that peep out before a figure.

    `covered`: the spaces that figures cover, which are drawn between the two.
    """
    below, above = _Layers(theme), _Layers(theme)
    _draw_covered(above, _draw_tokens(below, tokens, covered, covered), _LOW)
    return below.picture((0, 0, 1, 1)), above.picture((0, 0, 1, 1))


def figure_picture(figure: PlanFigure, theme: Theme) -> DisplayList:
    """The picture of one figure, without background."""
    layers = _Layers(theme)
    _draw_figure(layers, figure)
    width, height = turned(figure.footprint, figure.turn)
    return layers.picture((*figure.at, width, height))


def _draw_tokens(
    layers: _Layers, tokens: Iterable[PlanToken], covered: Container[Place], taken: Container[Place]
) -> dict[Place, list[PlanToken]]:
    """Lay the tokens that lie open; returns the chips on covered spaces, and portals and teleporters on taken ones."""
    under: dict[Place, list[PlanToken]] = defaultdict(list)
    chips: dict[Place, list[PlanToken]] = defaultdict(list)
    for token in sorted(tokens, key=lambda token: token.kind not in _LOWEST):
        peeps = token.kind == "portal" or token.active is not None
        if peeps and token.at in taken:
            under[token.at].append(token)
        elif token.kind in FLAT_KINDS or token.footprint != (1, 1):
            width, height = turned(token.footprint, token.turn)
            center = (token.at[0] + width / 2, token.at[1] + height / 2)
            long = token.kind in LONG_KINDS
            flat = token.kind in FLAT_KINDS
            scale = 1.0 if long else float(min(width, height))
            _draw_token(layers, "token", token, *center, token.turn if flat else 0, scale)
        else:
            chips[token.at].append(token)
    for (x, y), here in sorted(chips.items()):
        if (x, y) not in covered:
            for token, (dx, dy) in zip(here, _spots(_MANY, len(here)), strict=True):
                _draw_token(layers, "token", token, x + dx, y + dy, 0, 0.48 if len(here) > 1 else 1.0)
    for place, here in chips.items():
        if place in covered:
            under[place] += here
    return dict(sorted(under.items()))


def _draw_covered(
    layers: _Layers, chips: Mapping[Place, list[PlanToken]], spots: tuple[tuple[float, float], ...]
) -> None:
    for (x, y), here in chips.items():
        for token, (dx, dy) in zip(here, _spots(spots, max(2, len(here))), strict=False):
            _draw_token(layers, "figure", token, x + dx, y + dy, 0, 0.48)


def _spots(spots: tuple[tuple[float, float], ...], count: int) -> list[tuple[float, float]]:
    """Where so many chips lie in their space."""
    if count == 1:
        return [(0.5, 0.5)]
    return [spots[min(index, len(spots) - 1)] for index in range(count)]


_LOWEST = ("airless",)
_FEW = ((0.8, 0.32), (0.2, 0.32), (0.2, 0.72), (0.8, 0.72))
_LOW = ((0.19, 0.76), (0.81, 0.76), (0.19, 0.36), (0.5, 0.76))
"""The same below figures of a game, whose badges are above."""
_BESIDE_NUMBER = ((0.18, 0.26), (0.18, 0.72), (0.82, 0.72), (0.18, 0.72))
"""The same below the start of a marine, whose number is in the corner."""
_MANY = ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73), (0.5, 0.5))


def token_look(token: PlanToken) -> TokenLook:
    """What of a token decides its symbol."""
    return TokenLook(
        token.kind,
        token.color if token.kind in COLORED_KINDS else None,
        token.item,
        token.footprint[0] if token.kind in LONG_KINDS else 1,
        token.on,
        token.active,
    )


def _draw_token(
    layers: _Layers, layer: str, token: PlanToken, x: float, y: float, turn: int, scale: float
) -> None:
    theme = layers.theme
    look = token_look(token)
    symbol = token_symbol(look, theme)
    if token_name(look) == "token-obstacle-1" and plate_number(token.at[1] + 5, token.at[0] + 9) % 2:
        symbol = plain_symbol("pillar", theme)
    layers.use(layer, symbol, x, y, turn, scale)
    if token.kind == "hazard":
        layers.use(layer, plain_symbol("hazard-sign", theme), x, y)
    if token.number > 1:
        layers.items[layer] += badge(
            f"×{token.number}", x + 0.34 * scale, y - 0.36 * scale, theme.ink, size=0.24 * scale
        )
    if token.marines is not None:
        text = marines_badge(token.marines)
        layers.items[layer] += badge(text, x - 0.33 * scale, y - 0.36 * scale, theme.marine, size=0.2 * scale)


def figure_spaces(figure: PlanFigure) -> list[Place]:
    """The spaces a figure covers."""
    width, height = turned(figure.footprint, figure.turn)
    x, y = figure.at
    return [(x + dx, y + dy) for dx in range(width) for dy in range(height)]


def _draw_figure(layers: _Layers, figure: PlanFigure) -> None:
    theme = layers.theme
    width, height = turned(figure.footprint, figure.turn)
    x, y = figure.at[0] + width / 2, figure.at[1] + height / 2
    layers.use("figure", plinth_symbol(figure.side, width, height, theme), x, y)
    small, large = min(width, height), max(width, height)
    scale = 0.93 if large == 1 else 1.0 if small == 1 else 0.96 * small
    lift = 0.05 if large == 1 else (0.11 if width > height else 0.12) if small == 1 else 0.1
    layers.use("figure", face_symbol(figure.kind, theme), x, round(y - lift, 3), 0, scale)
    text = figure.name or figure_label(figure.kind)
    room = width - (0.24 if large == 1 else 0.4)
    size = 0.17 if small == 1 else 0.27
    layers.items["figure"].append(
        label_text(text, x, y + label_baseline(width, height), room, size, "#ffffff")
    )
    if figure.marines is not None:
        side = width / 2 - 0.2
        layers.items["figure"] += badge(
            marines_badge(figure.marines), x - side, y - height / 2 + 0.15, theme.marine
        )
