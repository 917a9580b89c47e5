"""Every symbol of the board by name and theme, built when first used."""

from collections.abc import Callable
from functools import cache, lru_cache, partial

from kneedeep.drawing import Symbol, Theme
from kneedeep.drawing.floors import floor_sets
from kneedeep.drawing.symbols import door_symbols, figure_symbols, floor_plates, token_symbols
from kneedeep.drawing.symbols.pictures import picture
from kneedeep.drawing.symbols.token_symbols import TokenLook


@cache
def plate_symbol(floor: str, index: int, theme: Theme) -> Symbol:
    """The plate of a floor set with that number."""
    return floor_sets.plate(floor, index, theme)


@lru_cache(maxsize=256)
def tint_symbol(index: int, chosen: bool, theme: Theme) -> Symbol:
    """The tint of the area with that index; fainter on a floor that the look names (`chosen`)."""
    return floor_plates.tint(index, theme, faint=chosen)


@lru_cache(maxsize=256)
def token_symbol(look: TokenLook, theme: Theme) -> Symbol:
    """A token of that look."""
    return token_symbols.token(look, theme)


@lru_cache(maxsize=256)
def door_symbol(kind: str, key: str | None, opened: int, theme: Theme) -> Symbol:
    """A door; `opened` is 0 or 1."""
    return door_symbols.door(kind, key, theme, opened=bool(opened))


@lru_cache(maxsize=256)
def face_symbol(kind: str, theme: Theme) -> Symbol:
    """The face of a figure kind."""
    return figure_symbols.face(kind, theme)


@lru_cache(maxsize=256)
def plinth_symbol(side: str, width: int, height: int, theme: Theme) -> Symbol:
    """The plinth of a figure."""
    return figure_symbols.plinth(side, width, height, theme)


@lru_cache(maxsize=1024)
def dressing_symbol(name: str, floor: str, theme: Theme) -> Symbol:
    """A piece of set dressing in the colors of a floor."""
    colors = theme._replace(floor=floor_sets.ground_color(floor, theme))
    return Symbol(f"dressing-{name}-{floor}", (-0.5, -0.5, 1, 1), tuple(picture("dressing", name, colors)))


@cache
def plain_symbol(name: str, theme: Theme) -> Symbol:
    """One of the symbols without variants: threshold, joint, loose, cap, rubble, rubble-2, exit-arrow, pillar, hazard-sign."""
    return _PLAIN[name](theme)


_PLAIN: dict[str, Callable[[Theme], Symbol]] = {
    "threshold": floor_plates.threshold,
    "joint": floor_plates.joint,
    "loose": floor_plates.loose,
    "cap": floor_plates.cap,
    "rubble": floor_plates.rubble,
    "rubble-2": partial(floor_plates.rubble, mirrored=True),
    "exit-arrow": door_symbols.exit_arrow,
    "pillar": token_symbols.pillar,
    "hazard-sign": token_symbols.hazard_sign,
}
