"""Incremental plans of an edited board: only parts affected by a change are computed again."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from kneedeep.board import Board, LaidPiece
from kneedeep.drawing.plan import board_plan, plan_chunks
from kneedeep.drawing.plan.look_plan import Floors, floors_of, light_plans, ornament_plans, usual_floors
from kneedeep.drawing.plan.plan import Place, Plan, PlanLight, PlanOrnament, PlanPiece, plan_space
from kneedeep.model.scenario.record import EMPTY, Record

Dressing: TypeAlias = tuple[tuple[PlanOrnament, ...], tuple[PlanLight, ...]]
_REACH = 2
"""The radius of a change's effect, in spaces, since an opening is two spaces wide."""
_MOST = 0.5
"""The share of changed chunks above which all chunks are recomputed."""


class ChangedSlices(NamedTuple):
    """The slices of a board's plan, and the chunks that differ from before."""

    slices: Mapping[Place, Plan]
    changed: frozenset[Place]


class Following:
    """Caches the slices of a board's plan between changes. The result equals `slices(plan_of(board))`."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._look = EMPTY
        self._floors: Floors | None = None
        self._lit: tuple[object, Record, Dressing] | None = None
        self._ground: plan_chunks.Cut = {}
        self._slices: dict[Place, Plan] = {}
        self._things: object = None
        self._taken: set[Place] = set()
        self._labels: dict[str, tuple[int, int, int] | None] = {}

    def show(self, board: Board, *, looks: bool = True) -> ChangedSlices:
        """The slices of the next board. Unchanged slices are the same objects. `looks`: with its look."""
        before = self._board
        look = board.scenario.look if looks else EMPTY
        known = self._floors if look is self._look else None
        floors = floors_of(board, look) if known is None else known._replace(pieces=usual_floors(board))
        spaces = _changed(before, board) if before is not None else None
        if spaces is not None and self._floors is not None and look is not self._look:
            spaces |= _repainted(self._floors, floors, board)
        dirty = _chunks_of(spaces, board) if spaces is not None else None
        self._update_ground(board, floors, dirty)
        taken = board_plan.taken_spaces(board)
        rows = self._rows(board, taken, spaces)
        areas = board_plan.area_plans(board, taken, floors, look.get("lettering", ""), rows)
        self._taken, self._labels = taken, {area.id: area.label for area in areas}
        starts, hatches = board_plan.spawn_plans(board)
        tokens, figures = tuple(board_plan.token_plans(board)), tuple(board_plan.figure_plans(board))
        doors, cards = tuple(board_plan.door_plans(board)), tuple(board_plan.card_plans(board))
        dressing = self._dressing(board, look)
        things = (tokens, figures, doors, starts, hatches, areas, cards, dressing)
        self._board, self._look, self._floors = board, look, floors
        if dirty is not None and not dirty and things == self._things:
            return ChangedSlices(self._slices, frozenset())
        self._things = things
        made = plan_chunks.put_together(
            self._ground, plan_chunks.cut_things(doors, tokens, figures, (*starts, *hatches), cards, *dressing), areas
        )
        old, self._slices = self._slices, made
        same = {at: old[at] for at, plan in made.items() if old.get(at) == plan}
        made |= same
        return ChangedSlices(made, frozenset((old.keys() | made.keys()) - same.keys()))

    def _update_ground(self, board: Board, floors: Floors, dirty: frozenset[Place] | None) -> None:
        """Divide the ground of some chunks, or of all for None."""
        if dirty is None:
            self._ground = _ground_of(board, floors, board.spaces, None)
        elif dirty:
            fresh = _ground_of(board, floors, sorted(board.number.keys() & _around(dirty)), dirty)
            self._ground = {at: part for at, part in self._ground.items() if at not in dirty} | fresh

    def _dressing(self, board: Board, look: Record) -> Dressing:
        """Ornaments and light, cached as long as ground and look stay the same."""
        known = self._lit
        if known is None or known[0] is not board.lattice or known[1] is not look:
            dressing = (tuple(ornament_plans(board, look)), tuple(light_plans(board, look)))
            known = self._lit = (board.lattice, look, dressing)
        return known[2]

    def _rows(
        self, board: Board, taken: set[Place], changed: set[Place] | None
    ) -> Mapping[str, tuple[int, int, int] | None]:
        """The rows for names of unchanged areas."""
        if changed is None or self._board is None:
            return {}
        spaces = changed | (taken ^ self._taken)
        stale = {one.area_of[one.number[at]] for one in (self._board, board) for at in spaces & one.number.keys()}
        return {area: row for area, row in self._labels.items() if area not in stale}


def _repainted(before: Floors, after: Floors, board: Board) -> set[Place]:
    """The spaces whose floor in the look has changed."""
    changed = {at for at, _ in before.painted.items() ^ after.painted.items()}
    areas = {area for area, _ in before.areas.items() ^ after.areas.items()}
    if before.all != after.all:
        areas |= board.areas.keys() - after.areas.keys()
    for area in areas:
        changed.update(board.areas.get(area, ()))
    return changed


def _ground_of(
    board: Board, floors: Floors, around: Iterable[Place], wanted: frozenset[Place] | None
) -> plan_chunks.Cut:
    """Spaces, edges and dead ends of the wanted chunks. `around`: their spaces and neighbours, sorted."""
    index = {area: number for number, area in enumerate(board.areas)}
    number, owner, pieces = board.number, board.owner, board.pieces
    here = list(around)
    difficult = board_plan.difficult_spaces(board)
    floor = board_plan.floor_at(board, floors)
    areas = {space: index[pieces[owner[number[space]]].area] for space in here}
    chunk = plan_chunks.CHUNK
    places = (at for at in areas if wanted is None or (at[0] // chunk, at[1] // chunk) in wanted)
    spaces = plan_chunks.cut_spaces(plan_space(areas, at, difficult, floor(at)) for at in places)
    edges = plan_chunks.cut_edges(board_plan.edge_plans(board, [number[space] for space in here]))
    caps = plan_chunks.cut_pieces(PlanPiece(piece.spaces, True) for piece in pieces if piece.cap)
    chunks = spaces.keys() | edges.keys()
    return {
        at: (tuple(spaces.get(at, ())), tuple(edges.get(at, ())), tuple(caps.get(at, ())))
        for at in (chunks if wanted is None else chunks & wanted)
    }


def _around(chunks: frozenset[Place]) -> set[Place]:
    """The spaces of chunks and their neighbours."""
    chunk = plan_chunks.CHUNK
    around = range(-1, chunk + 1)
    return {(x * chunk + dx, y * chunk + dy) for x, y in chunks for dx in around for dy in around}


def _changed(before: Board, after: Board) -> set[Place] | None:
    """The spaces whose ground or its inputs have changed, None for all of them."""
    if before.catalog is not after.catalog or tuple(before.areas) != tuple(after.areas):
        return None
    if before.lattice is after.lattice:
        return set()
    changed: set[Place] = set()
    old = {_name(piece): piece for piece in before.pieces}
    last = -1
    for piece in after.pieces:
        if (was := old.pop(_name(piece), None)) is None:
            changed.update(piece.spaces)
            continue
        if was.number < last and (before.overlaps or after.overlaps):
            return None
        last = was.number
        if not _is_laid_alike(was, piece):
            changed.update(piece.spaces, was.spaces)
    changed.update(*(gone.spaces for gone in old.values()))
    return changed | _around_doors(before, after)


def _around_doors(before: Board, after: Board) -> set[Place]:
    """The spaces at doors that only one of two boards has."""
    one, other = ({(door.edges, door.standing) for door in board.doors} for board in (before, after))
    return {space for edges, _ in one ^ other for space, _ in edges}


def _chunks_of(changed: set[Place], board: Board) -> frozenset[Place] | None:
    """The chunks with changed ground, None if there are too many of them."""
    reach = (-_REACH, _REACH)
    places = ((x + dx, y + dy) for x, y in changed for dx in reach for dy in reach)
    chunks = frozenset((x // plan_chunks.CHUNK, y // plan_chunks.CHUNK) for x, y in places)
    most = _MOST * len(board.spaces) / (plan_chunks.CHUNK * plan_chunks.CHUNK)
    return None if len(chunks) > max(8, most) else chunks


def _name(piece: LaidPiece) -> object:
    element = piece.element
    return (element.at, element.turn) if piece.cap else element.serial


def _is_laid_alike(one: LaidPiece, other: LaidPiece) -> bool:
    if one is other:
        return True

    def look(piece: LaidPiece) -> tuple[object, ...]:
        openings = [opening[1:] for opening in piece.openings]
        return piece.spaces, piece.type.kind, piece.area, piece.edges, piece.difficult, openings

    return look(one) == look(other)
