"""Mirrored outlines of transcribed tiles: those of their other faces, or corrections of mirrored drawings."""

from collections.abc import Iterator

from kneedeep.analysis.framework import Facts, Fix
from kneedeep.board.kinds import own_piece_type
from kneedeep.model.catalog.components.other_face import same_cardboard
from kneedeep.model.geometry.space import Space, neighbour
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import OwnPieceType, Record
from kneedeep.support.translation import tr

_RIMS = {"E": "W", "W": "E"}
_SIDES = {"east": "west", "west": "east"}


def mirrored(own: OwnPieceType) -> Record:
    """The keys of a piece type seen from the other side: outline, printed edges, difficult spaces."""
    width = len(own.rows[0])
    return Record(
        rows=tuple(row[::-1] for row in own.rows),
        openings=tuple(_opening(text, width) for text in own.openings),
        edges=tuple(
            Record(at=_space(edge["at"], width), side=_SIDES.get(edge["side"], edge["side"]), kind=edge["kind"])
            for edge in own.edges
        ),
        difficult=tuple(_space(space, width) for space in own.difficult),
    )


def with_outline_of(own: OwnPieceType, other: OwnPieceType) -> Record:
    """The keys of a piece type with the mirrored outline of its other face, and the matching part of its own print."""
    outline = mirrored(other)
    spaces = {(x, y) for y, row in enumerate(outline["rows"]) for x, sign in enumerate(row) if sign == "#"}
    return Record(
        rows=outline["rows"],
        openings=outline["openings"],
        edges=tuple(
            edge
            for edge in own.edges
            if {tuple(edge["at"]), neighbour((edge["at"][0], edge["at"][1]), edge["side"])} <= spaces
        ),
        difficult=tuple(space for space in own.difficult if space in spaces),
    )


def mirrorings(facts: Facts, a: OwnPieceType, b: OwnPieceType) -> Iterator[Fix]:
    """Yield the fixes of an unused face, or of both: mirror it, or take over the outline of the other face."""
    laid = {piece.piece for piece in facts.scenario.pieces}
    pairs = ((b, a), (a, b))
    for own, other in [pair for pair in pairs if pair[0].id not in laid] or pairs:
        turned_over = own.having(**mirrored(own))
        if same_cardboard(own_piece_type(turned_over, facts.catalog), facts.board.kinds.pieces[other.id]):
            title, keys = tr("Mirror {id}", id=own.id), mirrored(own)
        else:
            title = tr("Give {id} the outline of {id2}, mirrored", id=own.id, id2=other.id)
            keys = with_outline_of(own, other)
        yield Fix(title, Change(title, own.serial, keys), safe=False)


def _opening(text: str, width: int) -> str:
    """The mirrored spelling of an opening, which is two edges wide."""
    rim, place = text[0], int(text[2:])
    return f"{_RIMS[rim]}@{place}" if rim in _RIMS else f"{rim}@{width - 2 - place}"


def _space(space: Space, width: int) -> Space:
    return width - 1 - space[0], space[1]
