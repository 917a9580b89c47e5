"""Tokens and figures on the board: their positions in shared spaces, overlaps, and badges."""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping

from kneedeep.drawing import DisplayList, Item, Paint, Rect, Text, Theme
from kneedeep.drawing.floors.floor_sets import plate_number
from kneedeep.drawing.layered_picture import Layers
from kneedeep.drawing.plan.plan import Place, PlanFigure, PlanToken, turned
from kneedeep.drawing.symbols.chip import label_text, text_width
from kneedeep.drawing.symbols.figure_symbols import figure_label, label_baseline
from kneedeep.drawing.symbols.symbol_table import face_symbol, plain_symbol, plinth_symbol, token_symbol
from kneedeep.drawing.symbols.token_symbols import COLORED_KINDS, LONG_KINDS, TokenLook, token_name

FLAT_KINDS = frozenset("obstacle hazard body teleporter portal duct barrel encounter exit airless flame-jet".split())
"""Token kinds that fill their space, drawn below equipment on the same space."""


def badge(text: str, x: float, y: float, fill: str, *, size: float = 0.2) -> list[Item]:
    """A small rounded label with white text around (x, y): counts, seats, numbers of marines."""
    width = max(size * 1.3, text_width(text, size) + size * 0.5)
    return [
        Rect(x - width / 2, y - size * 0.66, width, size * 1.32, Paint(fill, "#ffffff", 0.022), size * 0.66),
        Text(x, round(y + size * 0.36, 3), text, size, "#ffffff"),
    ]


def marines_badge(marines: tuple[int, ...] | int) -> str:
    """The text of a badge for numbers of marines: `2+` for two or more, `1,3` for exactly one or three."""
    return f"{marines}+" if isinstance(marines, int) else ",".join(map(str, marines))


def draw_pawns(
    layers: Layers, tokens: Iterable[PlanToken], figures: Iterable[PlanFigure], starts: Iterable[Place] = ()
) -> None:
    """Draw tokens and figures. Chips on shared spaces are small. Chips under a figure are drawn in front of it.

    `starts`: the marines' start spaces. Portals and two-sided teleporters on them are drawn in front too.
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
    """The pictures of tokens without background: those below figures, and those in front of them.

    `covered`: the spaces of figures.
    """
    below, above = Layers(theme), Layers(theme)
    _draw_covered(above, _draw_tokens(below, tokens, covered, covered), _LOW)
    return below.picture((0, 0, 1, 1)), above.picture((0, 0, 1, 1))


def figure_picture(figure: PlanFigure, theme: Theme) -> DisplayList:
    """The picture of one figure, without background."""
    layers = Layers(theme)
    _draw_figure(layers, figure)
    width, height = turned(figure.footprint, figure.turn)
    return layers.picture((*figure.at, width, height))


def _draw_tokens(
    layers: Layers, tokens: Iterable[PlanToken], covered: Container[Place], taken: Container[Place]
) -> dict[Place, list[PlanToken]]:
    """Draw uncovered tokens. Returns the tokens to draw in front of figures and start numbers, by space."""
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
    layers: Layers, chips: Mapping[Place, list[PlanToken]], spots: tuple[tuple[float, float], ...]
) -> None:
    for (x, y), here in chips.items():
        for token, (dx, dy) in zip(here, _spots(spots, max(2, len(here))), strict=False):
            _draw_token(layers, "figure", token, x + dx, y + dy, 0, 0.48)


def _spots(spots: tuple[tuple[float, float], ...], count: int) -> list[tuple[float, float]]:
    """The positions of `count` chips in their space."""
    if count == 1:
        return [(0.5, 0.5)]
    return [spots[min(index, len(spots) - 1)] for index in range(count)]


_LOWEST = ("airless",)
_FEW = ((0.8, 0.32), (0.2, 0.32), (0.2, 0.72), (0.8, 0.72))
_LOW = ((0.19, 0.76), (0.81, 0.76), (0.19, 0.36), (0.5, 0.76))
"""Positions of chips below figures of a game, whose badges are at the top."""
_BESIDE_NUMBER = ((0.18, 0.26), (0.18, 0.72), (0.82, 0.72), (0.18, 0.72))
"""Positions of chips below the start of a marine, whose number is in the corner."""
_MANY = ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73), (0.5, 0.5))


def token_look(token: PlanToken) -> TokenLook:
    """The features of a token that decide its symbol."""
    color = token.color if token.kind in COLORED_KINDS else None
    length = token.footprint[0] if token.kind in LONG_KINDS else 1
    return TokenLook(token.kind, color, token.item, length, token.on, token.active)


def _draw_token(layers: Layers, layer: str, token: PlanToken, x: float, y: float, turn: int, scale: float) -> None:
    theme = layers.theme
    look = token_look(token)
    symbol = token_symbol(look, theme)
    if token_name(look) == "token-obstacle-1" and plate_number(token.at[1] + 5, token.at[0] + 9, 2):
        symbol = plain_symbol("pillar", theme)
    layers.use(layer, symbol, x, y, turn, scale)
    if token.kind == "hazard":
        layers.use(layer, plain_symbol("hazard-sign", theme), x, y)
    if token.number > 1:
        layers.items[layer] += badge(
            f"×{token.number}", x + 0.34 * scale, y - 0.36 * scale, theme.ink, size=0.24 * scale
        )
    if token.marines is not None and not theme.poster:
        text = marines_badge(token.marines)
        layers.items[layer] += badge(text, x - 0.33 * scale, y - 0.36 * scale, theme.marine, size=0.2 * scale)


def figure_spaces(figure: PlanFigure) -> list[Place]:
    """The spaces a figure covers."""
    width, height = turned(figure.footprint, figure.turn)
    x, y = figure.at
    return [(x + dx, y + dy) for dx in range(width) for dy in range(height)]


def _draw_figure(layers: Layers, figure: PlanFigure) -> None:
    theme = layers.theme
    width, height = turned(figure.footprint, figure.turn)
    x, y = figure.at[0] + width / 2, figure.at[1] + height / 2
    layers.use("figure", plinth_symbol(figure.side, width, height, theme), x, y)
    small, large = min(width, height), max(width, height)
    scale = 0.93 if large == 1 else 1.0 if small == 1 else 0.96 * small
    if theme.poster:
        layers.use("figure", face_symbol(figure.kind, theme), x, round(y + 0.07 * scale, 3), 0, round(scale * 1.06, 3))
        return
    lift = 0.05 if large == 1 else (0.11 if width > height else 0.12) if small == 1 else 0.1
    layers.use("figure", face_symbol(figure.kind, theme), x, round(y - lift, 3), 0, scale)
    text = figure.name or figure_label(figure.kind)
    room = width - (0.24 if large == 1 else 0.4)
    size = 0.17 if small == 1 else 0.27
    layers.items["figure"].append(label_text(text, x, y + label_baseline(width, height), room, size, "#ffffff"))
    if figure.marines is not None:
        side = width / 2 - 0.2
        layers.items["figure"] += badge(marines_badge(figure.marines), x - side, y - height / 2 + 0.15, theme.marine)
