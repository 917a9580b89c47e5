"""Every symbol of the board by name and theme, built when first used."""

from collections.abc import Callable
from functools import cache, lru_cache, partial

from kneedeep.drawing import doors, figures, plates, tokens
from kneedeep.drawing.primitive import Symbol
from kneedeep.drawing.theme import Theme
from kneedeep.drawing.tokens import TokenLook


@cache
def plate_symbol(index: int, theme: Theme) -> Symbol:
    """The floor plate of that number."""
    return plates.plate(index, theme)


@lru_cache(maxsize=256)
def tint_symbol(index: int, theme: Theme) -> Symbol:
    """The tint of the area with that index."""
    return plates.tint(index, theme)


@lru_cache(maxsize=256)
def token_symbol(look: TokenLook, theme: Theme) -> Symbol:
    """A token of that look."""
    return tokens.token(look, theme)


@lru_cache(maxsize=256)
def door_symbol(kind: str, key: str | None, opened: int, theme: Theme) -> Symbol:
    """A door; `opened` is 0 or 1."""
    return doors.door(kind, key, theme, opened=bool(opened))


@lru_cache(maxsize=256)
def face_symbol(kind: str, theme: Theme) -> Symbol:
    """The face of a figure kind."""
    return figures.face(kind, theme)


@lru_cache(maxsize=256)
def plinth_symbol(side: str, width: int, height: int, theme: Theme) -> Symbol:
    """The plinth of a figure."""
    return figures.plinth(side, width, height, theme)


@cache
def plain_symbol(name: str, theme: Theme) -> Symbol:
    """One of the symbols without variants: threshold, joint, loose, cap, rubble, rubble-2, exit-arrow, pillar, hazard-sign."""
    return _PLAIN[name](theme)


_PLAIN: dict[str, Callable[[Theme], Symbol]] = {
    "threshold": plates.threshold,
    "joint": plates.joint,
    "loose": plates.loose,
    "cap": plates.cap,
    "rubble": plates.rubble,
    "rubble-2": partial(plates.rubble, mirrored=True),
    "exit-arrow": doors.exit_arrow,
    "pillar": tokens.pillar,
    "hazard-sign": tokens.hazard_sign,
}
