"""The piece tool: places the stamp's piece, joined to others near the pointer."""

from typing import NamedTuple

from kneedeep.board import piece_snapping
from kneedeep.board.kinds import own_piece_type
from kneedeep.model.catalog.components.piece_type import PieceType
from kneedeep.model.geometry.shape import turned_shape
from kneedeep.model.geometry.space import TURNS, Space
from kneedeep.model.scenario.edits import Add, Several
from kneedeep.model.scenario.model import OwnPieceType, Piece, Scenario
from kneedeep_editor.texts import lowered, tr
from kneedeep_editor.tools.elements.areas import NEW_AREA, add_piece_edit, area_for
from kneedeep_editor.tools.placement_errors import joining_error, overlap_error
from kneedeep_editor.tools.placement_tool import PlacementTool
from kneedeep_editor.tools.protocol import NOTHING, Pointer, ToolPreview, Workspace
from kneedeep_editor.tools.stamp import PIECES, Stamp

_TURNING = 1.0
"""The advantage in spaces from which a placement in another rotation is preferred."""
_STAY = 1.0
"""The distance in spaces that the pointer can move before a placement chosen with R is dropped."""


class _Turned(NamedTuple):
    """The current piece by rotation, as a ghost and as a group. Equal rotations are left out."""

    type: PieceType
    first: int
    ghosts: dict[int, Scenario]
    groups: dict[int, piece_snapping.PieceGroup]


class _Spot(NamedTuple):
    """The placement of the ghost. `choices`: all placements near the pointer, nearest first."""

    piece: _Turned
    turn: int
    landing: piece_snapping.Landing
    choices: list[piece_snapping.Placement]


class PieceTool(PlacementTool):
    """Places pieces: a ghost snaps to openings near the pointer, R chooses the next suitable place."""

    name = "piece"
    section = PIECES

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._in_hand: _Turned | None = None
        self._ghost: tuple[Scenario, str, Scenario] | None = None
        self._chosen: tuple[Pointer, Space] | None = None
        """The pointer and the place that R chose for the rotated piece."""

    def pressed(self, pointer: Pointer) -> None:
        """Place the piece at the ghost."""
        if self._laid is not None and self._laid == pointer.space:
            self._work.say(tr("Move the pointer to lay the next one."))
            return
        self.moved(pointer)
        if (spot := self._spot()) is None:
            stamp = self._stamp()
            self._work.say(
                self._work.texts.tr("Choose a piece in the palette first.")
                if stamp is None
                else tr("Tile {name} has no outline yet: transcribe it first.", name=stamp.kind)
            )
            return
        if reason := self._blocked(spot):
            self._work.say(tr("{reason}.", reason=reason))
            return
        work = self._work
        piece: Piece = spot.piece.ghosts[spot.turn].pieces[0].having(at=spot.landing.offset)
        area = self._area(spot.landing)
        own = self._from_library(piece.piece)
        title = tr("Place {name}", name=lowered(spot.piece.type.name))
        edit, belongs = add_piece_edit(title, work.scenario, piece, area)
        if own is not None:
            edit = Several(title, (Add(title, (own,)), edit))
        if work.edit(edit):
            work.last_area = belongs
            if area is None:
                work.use_area(belongs)
            self._laid, self._chosen = pointer.space, None
        self._show()

    def turned(self, quarters: int) -> None:
        """Choose the next suitable place near the pointer. Turn the ghost if there is none."""
        self._laid = None
        spot = self._spot()
        if spot is None or self._pointer is None or not spot.choices:
            self._chosen = None
            super().turned(quarters)
            return
        shown = (spot.turn, spot.landing.offset)
        places = [(one.turn, one.landing.offset) for one in spot.choices]
        if len(places) == 1:
            self._work.say(tr("It fits in no other way here. Ctrl lays it without joining."))
            return
        self._turn, offset = places[(places.index(shown) + quarters) % len(places)]
        self._chosen = (self._pointer, offset)
        self._show()

    def _show(self) -> None:
        if self._laid is not None or (spot := self._spot()) is None or self._pointer is None:
            self._work.show(NOTHING)
            return
        turn, landing = spot.turn, spot.landing
        ghost = self._colored(spot.piece.ghosts[turn], self._area(landing) or NEW_AREA)
        blocked = self._blocked(spot)
        apart = joining_error(self._work.board, spot.piece.groups, turn, self._pointer, landing)
        self._work.show(ToolPreview(ghost, landing.offset, blocked, apart, joints=landing.edges, hint=self.hint))

    def _area(self, landing: piece_snapping.Landing) -> str | None:
        work = self._work
        return area_for(work.scenario, piece_snapping.ground_of(self._work.board), landing, work.area, work.last_area)

    def _blocked(self, spot: _Spot) -> str:
        """The reason why the piece can't be placed there. Empty if it can."""
        if not spot.landing.overlaps:
            return ""
        return overlap_error(self._work.board, spot.piece.groups[spot.turn].spaces, spot.landing.offset)

    def _colored(self, made: Scenario, area: str) -> Scenario:
        """The ghost with its area, which decides its color."""
        if self._ghost is None or self._ghost[0] is not made or self._ghost[1] != area:
            self._ghost = (made, area, made.having(pieces=(made.pieces[0].having(area=area),)))
        return self._ghost[2]

    def _spot(self) -> _Spot | None:
        """The placement of the ghost: the one chosen with R, the nearest suitable one, else at the pointer."""
        if (held := self._held()) is None or (piece := self._turned_piece(held[0])) is None:
            return None
        pointer = held[1]
        ground, at = piece_snapping.ground_of(self._work.board), (pointer.x, pointer.y)
        choices = [] if pointer.toggle else piece_snapping.near(piece.groups, ground, at, self._work.reach)
        if choices:
            best = min(choices, key=lambda one: one.cost + _TURNING * (one.turn != piece.first))
            if (chosen := self._chosen) is not None:
                stays = max(abs(chosen[0].x - pointer.x), abs(chosen[0].y - pointer.y)) <= _STAY
                place = (piece.first, chosen[1])
                kept = (one for one in choices if stays and (one.turn, one.landing.offset) == place)
                best = next(kept, best)
            return _Spot(piece, best.turn, best.landing, choices)
        group = piece.groups[piece.first]
        return _Spot(
            piece,
            piece.first,
            piece_snapping.land(group, ground, piece_snapping.nearest(*piece_snapping.centered(group, at))),
            [],
        )

    def _from_library(self, name: str) -> OwnPieceType | None:
        """The library's type to add with a piece. None if the scenario has it."""
        return None if name in self._work.board.kinds.pieces else self._work.library.get(name)

    def _turned_piece(self, stamp: Stamp) -> _Turned | None:
        kinds = self._work.board.kinds.pieces
        types = self._work.scenario.piece_types
        if (own := self._from_library(stamp.kind)) is not None:
            types = (*types, own)
            kinds = kinds | {own.id: own_piece_type(own, self._work.board.catalog)}
        if (kind := kinds.get(stamp.kind)) is None:
            return None
        if self._in_hand is None or (self._in_hand.type, self._in_hand.first) != (kind, self._turn):
            self._in_hand = made = _Turned(kind, self._turn, {}, {})
            seen = set()
            for turn in (self._turn, *TURNS):
                if (shape := turned_shape(kind.shape, turn)) in seen:
                    continue
                seen.add(shape)
                piece = Piece(piece=stamp.kind, at=(0, 0), turn=turn, area=NEW_AREA)
                ruleset = self._work.scenario.ruleset
                ghost = Scenario(title="", ruleset=ruleset, pieces=(piece,), figures=(), piece_types=types)
                made.ghosts[turn], made.groups[turn] = ghost, piece_snapping.new_group(ghost, kinds)
        return self._in_hand
