"""Doom Companion's names for pieces, figures, tokens and things, and their names here: a table, companion_names.json."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

FIRST_IDS = frozenset(("sala", "pasillo", "curva", "interseccion"))
"""Pieces of the first draft: they have no shape, only a width and a height."""


class NamedPiece(NamedTuple):
    """A piece, and the offset of its rotation from ours, in degrees."""

    piece: str
    added: int = 0


_NAMES = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
_COMMON = {name: NamedPiece(piece) for name, piece in _NAMES["pieces"].items()}
LATE_PIECES: Mapping[str, NamedPiece] = _COMMON | {name: NamedPiece(one) for name, one in _NAMES["late pieces"].items()}
"""Pieces of the third and fourth draft."""
EARLY_PIECES: Mapping[str, NamedPiece] = _COMMON | {
    name: NamedPiece(*one) for name, one in _NAMES["early pieces"].items()
}
"""Pieces of the second draft, several of which have another shape before they are turned."""
DEAD_END = "dead-end"

EARLY_TOKENS: Mapping[str, Mapping[str, object]] = _NAMES["early tokens"]
LATE_TOKENS: Mapping[str, Mapping[str, object]] = _NAMES["late tokens"]
TOKENS: Mapping[str, Mapping[str, object]] = {**EARLY_TOKENS, **LATE_TOKENS, **_NAMES["tokens"]}
THINGS: Mapping[str, Mapping[str, str]] = _NAMES["things"]
"""Things that can be found and taken."""
FIGURES: Mapping[str, str] = _NAMES["figures"]
COLORS: Mapping[str, str] = _NAMES["colors"]
"""Doors by the color of their key."""
CHALLENGES: Mapping[str, str] = _NAMES["challenges"]
