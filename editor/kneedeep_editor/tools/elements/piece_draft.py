"""The draft of a piece type while drawing: spaces, openings, printed edges, errors."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.model.geometry import (
    SIDES,
    Size,
    Space,
    canonical_edge,
    connected_parts,
    neighbour,
    turned_side,
    turned_space,
)
from kneedeep.model.scenario.edits import Add, Change, Edit, Several
from kneedeep.model.scenario.edits.rename import Rename
from kneedeep.model.scenario.model import OwnPieceType, Piece, Record, Scenario
from kneedeep_editor.texts import EditionTexts, later, tr

MOST = 100
"""The maximum number of rows, columns and openings of a piece."""
_LETTER = {"north": "N", "east": "E", "south": "S", "west": "W"}
_RIM = {letter: rim for rim, letter in _LETTER.items()}

Side = tuple[Space, str]
"""A side of a space."""


class PieceDraft(NamedTuple):
    """A piece being drawn, anywhere on a grid.

    An opening is the first (western or northern) of its two spaces, with the side of its rim. A printed edge is its
    western or northern space, `east` or `south`, and its kind. `origin`: the current place of the piece type's original
    corner. `quarters`: the number of clockwise turns since.
    """

    spaces: frozenset[Space] = frozenset()
    difficult: frozenset[Space] = frozenset()
    openings: frozenset[Side] = frozenset()
    edges: frozenset[tuple[Space, str, str]] = frozenset()
    origin: Space = (0, 0)
    quarters: int = 0

    @property
    def box(self) -> tuple[Space, Size]:
        """The box around all spaces: its top-left space and its size. A single space if there are none."""
        if not self.spaces:
            return self.origin, (1, 1)
        left, top = min(x for x, _ in self.spaces), min(y for _, y in self.spaces)
        right, bottom = max(x for x, _ in self.spaces), max(y for _, y in self.spaces)
        return (left, top), (right + 1 - left, bottom + 1 - top)


class DraftError(NamedTuple):
    """An error of a draft in a sentence, and its spaces."""

    text: str
    spaces: tuple[Space, ...] = ()


def draft_of(
    rows: Iterable[str],
    openings: Iterable[str] = (),
    edges: Iterable[tuple[Space, str, str]] = (),
    difficult: Iterable[Space] = (),
) -> PieceDraft:
    """The draft for the text form of a piece type. Invalid parts are left out."""
    lines = tuple(rows)
    spaces = {(x, y) for y, row in enumerate(lines) for x, sign in enumerate(row) if sign == "#"}
    width, height = max((len(row) for row in lines), default=1), len(lines)
    found = set()
    for text in openings:
        rim, at = _RIM.get(text[:1]), text[2:]
        if rim is not None and text[1:2] == "@" and at.isdigit():
            along = int(at)
            place = {"north": (along, 0), "south": (along, height - 1), "west": (0, along)}
            found.add((place.get(rim, (width - 1, along)), rim))
    printed = {(*canonical_edge(at, side), kind) for at, side, kind in edges}
    return PieceDraft(frozenset(spaces), frozenset(difficult), frozenset(found), frozenset(printed))


def draft_of_type(kind: OwnPieceType) -> PieceDraft:
    """The draft of a scenario's own piece type."""
    edges = [((edge["at"][0], edge["at"][1]), edge["side"], edge["kind"]) for edge in kind.edges]
    return draft_of(kind.rows, kind.openings, edges, kind.difficult)


def paint_spaces(draft: PieceDraft, spaces: Iterable[Space]) -> PieceDraft:
    """The draft with these spaces added."""
    return draft._replace(spaces=draft.spaces | frozenset(spaces))


def erase_spaces(draft: PieceDraft, spaces: Iterable[Space]) -> PieceDraft:
    """The draft without these spaces and everything on them."""
    kept = draft.spaces - frozenset(spaces)
    return draft._replace(
        spaces=kept,
        difficult=draft.difficult & kept,
        openings=frozenset(one for one in draft.openings if set(opening_spaces(one)) <= kept),
        edges=frozenset(one for one in draft.edges if {one[0], neighbour(one[0], one[1])} <= kept),
    )


def set_difficult(draft: PieceDraft, spaces: Iterable[Space], *, difficult: bool) -> PieceDraft:
    """The draft with these spaces made difficult, or not difficult."""
    own = draft.spaces & frozenset(spaces)
    return draft._replace(difficult=draft.difficult | own if difficult else draft.difficult - own)


def opening_spaces(opening: Side) -> tuple[Space, Space]:
    """The two spaces of an opening."""
    (x, y), rim = opening
    return (x, y), ((x + 1, y) if rim in ("north", "south") else (x, y + 1))


def opening_at(draft: PieceDraft, space: Space, side: str, *, later: bool = True) -> Side | None:
    """The opening at a side of a space: an existing one, else a possible one, else None.

    `later`: prefer extending it to the east or south.
    """
    for opening in draft.openings:
        if opening[1] == side and space in opening_spaces(opening):
            return opening
    before = neighbour(space, "west" if side in ("north", "south") else "north")
    for first in (space, before) if later else (before, space):
        spaces = opening_spaces((first, side))
        if all(one in draft.spaces and neighbour(one, side) not in draft.spaces for one in spaces):
            return first, side
    return None


def toggle_opening(draft: PieceDraft, opening: Side) -> PieceDraft:
    """The draft with an opening toggled. Partly covered openings are removed."""
    if opening in draft.openings:
        return draft._replace(openings=draft.openings - {opening})
    spaces = set(opening_spaces(opening))
    kept = {one for one in draft.openings if one[1] != opening[1] or spaces.isdisjoint(opening_spaces(one))}
    return draft._replace(openings=frozenset(kept | {opening}))


def printed_edge_at(draft: PieceDraft, space: Space, side: str) -> str | None:
    """The kind of the printed edge at a side of a space."""
    at = canonical_edge(space, side)
    return next((kind for *edge, kind in draft.edges if tuple(edge) == at), None)


def space_words(draft: PieceDraft, space: Space) -> Iterator[str]:
    """Yield the place of a space in a draft, and what is drawn there, in words."""
    (left, top), _ = draft.box
    yield tr("column {part}, row {part2}", part=space[0] - left, part2=space[1] - top)
    if space not in draft.spaces:
        yield tr("no space")
        return
    yield tr("difficult space") if space in draft.difficult else tr("space")
    for opening in draft.openings:
        if space in opening_spaces(opening):
            yield tr("opening to the {part}", part=opening[1])
    for side in SIDES:
        if (kind := printed_edge_at(draft, space, side)) is not None:
            yield tr("{kind} edge to the {side}", kind=kind, side=side)


def print_edge(draft: PieceDraft, space: Space, side: str, kind: str | None) -> PieceDraft:
    """The draft with an edge of a kind printed between two of its spaces, or None to remove it."""
    at = canonical_edge(space, side)
    if not {space, neighbour(space, side)} <= draft.spaces:
        return draft
    kept = frozenset(one for one in draft.edges if one[:2] != at)
    return draft._replace(edges=kept | {(*at, kind)} if kind is not None else kept)


def turn_draft(draft: PieceDraft, quarters: int) -> PieceDraft:
    """The draft turned clockwise about its box, whose corner stays in place."""
    turn = 90 * (quarters % 4)
    (left, top), size = draft.box

    def moved(space: Space) -> Space:
        x, y = turned_space((space[0] - left, space[1] - top), size, turn)
        return x + left, y + top

    openings = {
        (min(moved(one) for one in opening_spaces(opening)), turned_side(opening[1], turn))
        for opening in draft.openings
    }
    edges = {(*canonical_edge(moved(at), turned_side(side, turn)), kind) for at, side, kind in draft.edges}
    return PieceDraft(
        frozenset(moved(space) for space in draft.spaces),
        frozenset(moved(space) for space in draft.difficult),
        frozenset(openings),
        frozenset(edges),
        moved(draft.origin),
        (draft.quarters + quarters) % 4,
    )


def other_face(draft: PieceDraft) -> PieceDraft:
    """The outline of the reverse face: mirrored spaces and openings, without printed edges."""
    (left, _), (width, _) = draft.box
    across = 2 * left + width - 1

    def mirrored(space: Space) -> Space:
        return across - space[0], space[1]

    rims = {"east": "west", "west": "east"}
    openings = {
        (min(mirrored(one) for one in opening_spaces(opening)), rims.get(opening[1], opening[1]))
        for opening in draft.openings
    }
    return PieceDraft(frozenset(map(mirrored, draft.spaces)), openings=frozenset(openings))


_INSIDE = {
    "north": later("An opening to the north must be in the northernmost row."),
    "south": later("An opening to the south must be in the southernmost row."),
    "west": later("An opening to the west must be in the westernmost column."),
    "east": later("An opening to the east must be in the easternmost column."),
}


def draft_errors(draft: PieceDraft) -> list[DraftError]:
    """The errors that make a draft invalid."""
    if not draft.spaces:
        return [DraftError(tr("Draw at least one space."))]
    (left, top), (width, height) = draft.box
    found = []
    if cut_off := draft.spaces - max(connected_parts(draft.spaces), key=len):
        found.append(DraftError(tr("All spaces must be connected side by side."), tuple(sorted(cut_off))))
    if max(width, height) > MOST:
        found.append(DraftError(tr("There can be {most} rows and columns at most.", most=MOST)))
    if len(draft.openings) > MOST:
        found.append(DraftError(tr("There can be {most} openings at most.", most=MOST)))
    ends = {"north": top, "south": top + height - 1, "west": left, "east": left + width - 1}
    for opening in sorted(draft.openings):
        spaces, rim = opening_spaces(opening), opening[1]
        along = 1 if rim in ("north", "south") else 0
        if any(space[along] != ends[rim] for space in spaces):
            found.append(DraftError(tr(_INSIDE[rim]), spaces))
    return found


def draft_remarks(draft: PieceDraft) -> list[str]:
    """Warnings about valid but unusual drafts."""
    return (
        []
        if draft.openings or not draft.spaces
        else [tr("Draw at least one opening: without one, nothing can be joined to it.")]
    )


def draft_record(draft: PieceDraft) -> Record:
    """Rows, openings, edges and difficult spaces of a draft, as keys of a piece type."""
    (left, top), (width, height) = draft.box
    rows = tuple(
        "".join("#" if (x, y) in draft.spaces else "." for x in range(left, left + width))
        for y in range(top, top + height)
    )
    openings = sorted(
        ((SIDES.index(rim), (x - left) if rim in ("north", "south") else (y - top), rim))
        for (x, y), rim in draft.openings
    )
    edges = tuple(Record(at=(x - left, y - top), side=side, kind=kind) for (x, y), side, kind in sorted(draft.edges))
    difficult = tuple((x - left, y - top) for x, y in sorted(draft.difficult))
    return Record(
        rows=rows, openings=tuple(f"{_LETTER[rim]}@{at}" for _, at, rim in openings), edges=edges, difficult=difficult
    )


def change_type_edit(
    scenario: Scenario, kind: OwnPieceType, draft: PieceDraft, own_id: str, name: str, size: Size
) -> Edit | None:
    """The edit that changes a piece type of the scenario to a draft. None without differences.

    Existing spaces of its pieces stay in place, even if the type has grown or was turned. `size`: the previous size of
    the type's box.
    """
    shape = draft_record(draft)
    title = EditionTexts(scenario.ruleset).tr("Change piece type {own_id}", own_id=own_id)
    edits: list[Edit] = []
    if kind.having(**dict(shape), name=name) != kind:
        edits.append(Change(title, kind.serial, Record((*shape.items(), ("name", name)))))
        for piece in scenario.pieces:
            if piece.piece == kind.id:
                stays = _staying(piece, draft, size)
                if (stays.at, stays.turn) != (piece.at, piece.turn):
                    edits.append(Change(title, piece.serial, Record(at=stays.at, turn=stays.turn)))
    if own_id != kind.id:
        edits.append(Rename(title, "piece_type", kind.id, own_id, kind.serial))
    return Several(title, tuple(edits)) if edits else None


def type_of(draft: PieceDraft, own_id: str, name: str) -> OwnPieceType:
    """The piece type for a draft."""
    return OwnPieceType(id=own_id, name=name, **dict(draft_record(draft)))


def add_type_edit(draft: PieceDraft, own_id: str, name: str, taken_by: Iterable[int] = ()) -> Edit:
    """The edit that adds a draft as a piece type. The pieces `taken_by` get the new type."""
    title = tr("Draw {own_id}", own_id=own_id)
    edits: list[Edit] = [Add(title, (type_of(draft, own_id, name),))]
    edits += [Change(title, serial, Record(piece=own_id)) for serial in taken_by]
    return Several(title, tuple(edits))


def _staying(piece: Piece, draft: PieceDraft, size: Size) -> Piece:
    """A piece moved so that its previous spaces stay in place."""
    (left, top), after = draft.box
    x, y = turned_space((0, 0), size, piece.turn)
    turn = (piece.turn - 90 * draft.quarters) % 360
    dx, dy = turned_space((draft.origin[0] - left, draft.origin[1] - top), after, turn)
    return piece.having(at=(piece.at[0] + x - dx, piece.at[1] + y - dy), turn=turn)
