"""Doom Companion's names for pieces, figures, tokens and things, mapped to ours."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

FIRST_IDS = frozenset(("sala", "pasillo", "curva", "interseccion"))
"""Pieces of the first draft, which have only a width and a height, but no shape."""
DEAD_END = "dead-end"
_NAMES = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))


class NamedPiece(NamedTuple):
    """A piece, and the difference between its rotation in the file and ours, in degrees."""

    piece: str
    added: int = 0


LATE_PIECES, EARLY_PIECES = (
    {name: NamedPiece(*piece) for name, piece in _NAMES[f"{draft} pieces"].items()} for draft in ("late", "early")
)
"""Pieces of the third and fourth draft, and of the second, where some have a different shape at rotation 0."""
EARLY_TOKENS: Mapping[str, Mapping[str, object]] = _NAMES["early tokens"]
LATE_TOKENS: Mapping[str, Mapping[str, object]] = _NAMES["late tokens"]
TOKENS: Mapping[str, Mapping[str, object]] = {**EARLY_TOKENS, **LATE_TOKENS, **_NAMES["other tokens"]}
THINGS: Mapping[str, Mapping[str, str]] = _NAMES["things"]
"""Things that can be taken."""
FIGURES: Mapping[str, str] = _NAMES["figures"]
COLORS: Mapping[str, str] = _NAMES["colors"]
"""Doors by the color of their keys."""
CHALLENGES: Mapping[str, str] = _NAMES["challenges"]
