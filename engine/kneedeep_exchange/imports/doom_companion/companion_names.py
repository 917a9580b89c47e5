"""Doom Companion's names for pieces, figures, tokens and things, mapped to ours, and the drafts that use them.

All drafts of its format declare version 1, and differ in their names.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep_exchange.imports.json_node import JsonNode

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


class Draft(NamedTuple):
    """A draft of the format, with its names of pieces."""

    pieces: Mapping[str, NamedPiece]


EARLY, LATE = Draft(EARLY_PIECES), Draft(LATE_PIECES)
"""The second draft, and the third and fourth, which share their names of pieces."""


def drafts_of(root: JsonNode) -> tuple[Draft, ...]:
    """The possible drafts of a file. Raises ImportFailed for the first draft, and for names of several drafts."""
    pieces = {one.text("tipo") for area in root.list("areas") for one in area.list("tiles")}
    if pieces & FIRST_IDS:
        raise ImportFailed(
            "its pieces ({names}) have no shape, only a width and a height: it is of the first draft of the format, and must be saved by a newer Doom Companion",
            names=", ".join(sorted(pieces & FIRST_IDS)),
        )
    tokens = {one.text("tipo") for area in root.list("areas") for one in area.list("fichas")}
    early_pieces, late_pieces = EARLY.pieces.keys(), LATE.pieces.keys()
    early = sorted((pieces & (early_pieces - late_pieces)) | (tokens & EARLY_TOKENS.keys()))
    late = sorted((pieces & (late_pieces - early_pieces)) | (tokens & LATE_TOKENS.keys()))
    if early and late:
        raise ImportFailed("it has names of two drafts of the format: {early} and {late}", early=early[0], late=late[0])
    if early:
        return (EARLY,)
    return (LATE,) if late or any(_places(root)) else (EARLY, LATE)


def _places(root: JsonNode) -> Iterator[bool]:
    """Yield for each element whether it has a place, which only later drafts have."""
    yield "inicioMarines" in root.object("escenario")
    for area in root.list("areas"):
        for key in ("monstruos", "objetos", "fichas"):
            for one in area.list(key):
                yield "posiciones" in one or "x" in one
