"""The drafts of Doom Companion's format. All declare version 1, and differ in their names."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep_exchange.imports.doom_companion import companion_names
from kneedeep_exchange.imports.json_node import JsonNode


class Draft(NamedTuple):
    """A draft of the format, with its names of pieces."""

    pieces: Mapping[str, companion_names.NamedPiece]


EARLY, LATE = Draft(companion_names.EARLY_PIECES), Draft(companion_names.LATE_PIECES)
"""The second draft, and the third and fourth, which share their names of pieces."""


def drafts_of(root: JsonNode) -> tuple[Draft, ...]:
    """The possible drafts of a file. Raises ImportFailed for the first draft, and for names of several drafts."""
    pieces = {one.text("tipo") for area in root.list("areas") for one in area.list("tiles")}
    if pieces & companion_names.FIRST_IDS:
        raise ImportFailed(
            "its pieces ({names}) have no shape, only a width and a height: it is of the first draft of the format, and must be saved by a newer Doom Companion",
            names=", ".join(sorted(pieces & companion_names.FIRST_IDS)),
        )
    tokens = {one.text("tipo") for area in root.list("areas") for one in area.list("fichas")}
    early_pieces, late_pieces = EARLY.pieces.keys(), LATE.pieces.keys()
    early = sorted((pieces & (early_pieces - late_pieces)) | (tokens & companion_names.EARLY_TOKENS.keys()))
    late = sorted((pieces & (late_pieces - early_pieces)) | (tokens & companion_names.LATE_TOKENS.keys()))
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
