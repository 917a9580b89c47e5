"""The select tool: selects, moves, turns and removes elements."""

import math
from collections.abc import Hashable

from kneedeep.board.doors import line_of
from kneedeep.board.piece_snapping import Landing, PieceGroup, ground_of, land, moved_group, nearest, snap
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.edits.paste import part_of
from kneedeep.model.scenario.edits.piece_moves import MovePieces, TurnPieces
from kneedeep.model.scenario.model import Door, Record, Scenario
from kneedeep_editor.texts import capitalized, tr
from kneedeep_editor.tools.elements.deletion import delete
from kneedeep_editor.tools.elements.element_names import elements_title
from kneedeep_editor.tools.elements.element_places import keep_only_place, move_place_edit, place_at, turn_edit
from kneedeep_editor.tools.geometry.door_lines import exit_lines, joint_lines, nearest_line, place_on_line
from kneedeep_editor.tools.geometry.extent import placed_things
from kneedeep_editor.tools.geometry.hit_test import element_at, elements_in
from kneedeep_editor.tools.placement_errors import no_line_error, off_floor_error, overlap_error
from kneedeep_editor.tools.protocol import NOTHING, Pointer, Space, Tool, ToolPreview, Workspace


class _Drag:
    """A drag: the selection as a ghost, the ground without it, and the start of the drag."""

    def __init__(self, work: Workspace, start: Pointer) -> None:
        chosen = work.selection
        scenario = work.scenario
        self.start = start
        self.scenario = scenario
        self.serials = chosen
        self.place = work.place
        """The dragged place of an element with several places, otherwise None."""
        if self.place is not None:
            self.ghost = part_of(keep_only_place(scenario, next(iter(chosen)), self.place), chosen)
        else:
            self.ghost = part_of(scenario, chosen)
        moving = [piece for piece in work.board.pieces if not piece.cap and piece.element.serial in chosen]
        self.group: PieceGroup = moved_group(moving)
        self.door = next((door for door in self.ghost.doors if chosen == {door.serial}), None)
        """The dragged door, None if anything else is dragged."""
        self.offset: Space = (0, 0)
        self.change: Change | None = None


class SelectTool(Tool):
    """Selects by click and rubber band, and drags the selection, snapped to the nearest joint."""

    name = "select"
    cursor = "arrow"

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._press: Pointer | None = None
        self._before: frozenset[int] = frozenset()
        self._drag: _Drag | None = None
        self._banding = False
        self._asked: int | None = None
        """The element under a Shift press. A release toggles it, a drag stretches a rubber band."""
        self._nudged: Space | None = None
        self._strokes = 0

    def moved(self, pointer: Pointer) -> None:
        """Drag, stretch the rubber band, or highlight the target of the pointer."""
        if self._press is None:
            hit = self._hit(pointer)
            self._work.show(ToolPreview(hovered=frozenset({hit} if hit is not None else ())))
        elif self._banding:
            self._stretch(pointer)
        elif self._asked is not None:
            if self._far(pointer):
                self._asked, self._banding = None, True
                self._stretch(pointer)
        elif self._drag is not None or self._far(pointer):
            self._pull(pointer)

    def pressed(self, pointer: Pointer) -> None:
        """Select the target of the pointer, or begin a rubber band."""
        work = self._work
        hit = self._hit(pointer)
        self._press, self._before = pointer, work.selection
        if hit is None:
            self._banding = True
            if not (pointer.extend or pointer.toggle):
                work.select(())
            self._before = work.selection
        elif pointer.extend:
            self._asked = hit
        elif pointer.toggle:
            work.select(work.selection ^ {hit})
        elif hit not in work.selection or work.place is not None:
            work.select({hit}, place_at(work.board, hit, pointer.space))

    def lifted(self, pointer: Pointer) -> None:
        """Begin to drag the selection, with the pointer anywhere on it."""
        self._press, self._before = pointer, self._work.selection

    def banded(self, pointer: Pointer) -> None:
        """Begin a rubber band anywhere. With `extend` or `toggle` the selection stays."""
        if not (pointer.extend or pointer.toggle):
            self._work.select(())
        self._press, self._before, self._banding = pointer, self._work.selection, True
        self._stretch(pointer)

    def released(self, pointer: Pointer) -> None:
        """End the gesture: move the dragged elements, or select those in the rubber band."""
        press, drag, asked = self._press, self._drag, self._asked
        self._forget()
        if asked is not None:
            self._work.select(self._work.selection ^ {asked})
        self._work.show(NOTHING)
        if drag is not None and drag.scenario is self._work.scenario:
            if drag.change is not None:
                self._work.edit(drag.change)
            elif drag.offset != (0, 0):
                title = tr("Move {name}", name=self._called(drag.serials))
                if drag.place is not None:
                    self._move_one(title, drag.place, drag.offset)
                else:
                    self._work.edit(MovePieces(title, drag.serials, drag.offset))
        elif press is not None and drag is None:
            self._mean_one(press)
            self.moved(pointer)

    def _mean_one(self, press: Pointer) -> None:
        """Select the clicked place of an element that was already selected as a whole."""
        work = self._work
        if len(work.selection) == 1 and not (press.extend or press.toggle):
            serial = next(iter(work.selection))
            if self._hit(press) == serial:
                work.select({serial}, place_at(work.board, serial, press.space))

    def _move_one(self, title: str, place: Space, by: Space, merge_key: Hashable | None = None) -> None:
        """Move one place of the selected element, and keep it selected."""
        work = self._work
        serial = next(iter(work.selection))
        edit, to = move_place_edit(title, work.scenario, serial, place, by)
        if work.edit(edit, merge_key):
            work.select({serial}, to)

    def left(self) -> None:
        """Remove the highlight. The current gesture continues."""
        if self._press is None:
            self._work.show(NOTHING)

    def turned(self, quarters: int) -> None:
        """Turn the selection about its center."""
        work = self._work
        if work.selection and self._press is None and not self._refused():
            title = tr("Turn {name}", name=self._called(work.selection))
            if work.place is None:
                work.edit(TurnPieces(title, work.selection, quarters))
                return
            edit = turn_edit(title, work.scenario, next(iter(work.selection)), quarters)
            if edit is None or not work.edit(edit):
                work.say(tr("It looks the same in every rotation."))

    def removed(self) -> None:
        """Remove the event of the selected arc, else the selection. Reports further effects."""
        if self._work.event_removal is not None:
            self._work.edit(self._work.event_removal)
        elif self._work.selection and self._press is None and not self._refused():
            delete(self._work, self._work.selection)

    def nudged(self, dx: int, dy: int) -> None:
        """Move the selection by whole spaces. Consecutive nudges are one step."""
        work = self._work
        if work.selection and self._press is None and not self._refused():
            title = tr("Nudge {name}", name=self._called(work.selection))
            if work.place is not None:
                if work.place != self._nudged:
                    self._strokes += 1
                self._nudged = work.place[0] + dx, work.place[1] + dy
                self._move_one(title, work.place, (dx, dy), ("nudge", work.selection, self._strokes))
                return
            key: Hashable = ("nudge", work.selection)
            work.edit(MovePieces(title, work.selection, (dx, dy)), key)

    def cancelled(self) -> bool:
        """Cancel the gesture, else clear the selection. Returns False if there was neither."""
        work = self._work
        if self._press is not None:
            if self._banding:
                work.select(self._before)
            self._forget()
            work.show(NOTHING)
            return True
        if work.selection:
            work.select(())
            return True
        return False

    def _hit(self, pointer: Pointer) -> int | None:
        """The element at the pointer, ignoring hidden and locked layers."""
        return element_at(self._work.board, pointer, self._work.layers.untouched)

    def _refused(self) -> bool:
        """Whether a selected element is hidden or locked. If so, a message says it."""
        if held := self._work.layers.held(self._work.scenario, self._work.selection):
            self._work.say(tr("{name}: hidden or locked in the layers.", name=capitalized(self._called(held))))
        return bool(held)

    def _forget(self) -> None:
        self._press, self._drag, self._banding, self._asked = None, None, False, None

    def _far(self, pointer: Pointer) -> bool:
        press = self._press
        assert press is not None
        return math.dist((press.x, press.y), (pointer.x, pointer.y)) > min(0.4, press.reach)

    def _stretch(self, pointer: Pointer) -> None:
        press = self._press
        assert press is not None
        left, right = sorted((press.x, pointer.x))
        top, bottom = sorted((press.y, pointer.y))
        band = (left, top, right, bottom)
        inside = elements_in(self._work.board, band)
        inside -= self._work.layers.held(self._work.scenario, inside)
        if pointer.toggle:
            self._work.select(self._before ^ inside)
        else:
            self._work.select(self._before | inside if pointer.extend else inside)
        self._work.show(ToolPreview(band=band))

    def _pull(self, pointer: Pointer) -> None:
        work = self._work
        press = self._press
        assert press is not None
        if not work.selection or self._refused():
            return
        if self._drag is None or self._drag.scenario is not work.scenario:
            self._drag = _Drag(work, press)
        drag = self._drag
        wish = (pointer.x - press.x, pointer.y - press.y)
        if drag.door is not None:
            self._slide(drag, drag.door, pointer)
            return
        if not drag.group.spaces:
            drag.offset = nearest(*wish)
            reason = off_floor_error(work.board, _covered_spaces(work, drag.serials, drag.place), drag.offset)
            work.show(ToolPreview(drag.ghost, drag.offset, reason))
            return
        landing = self._landing(drag, wish, pointer)
        drag.offset = landing.offset
        reason = overlap_error(work.board, drag.group.spaces, landing.offset, drag.serials) if landing.overlaps else ""
        work.show(ToolPreview(drag.ghost, landing.offset, reason, joints=landing.edges))

    def _landing(self, drag: _Drag, wish: tuple[float, float], pointer: Pointer) -> Landing:
        ground = ground_of(self._work.board)
        if math.dist((0, 0), wish) < 0.5 and not pointer.toggle:
            return land(drag.group, ground, (0, 0))
        return snap(drag.group, ground, wish, pointer.pull)

    def _slide(self, drag: _Drag, door: Door, pointer: Pointer) -> None:
        board = self._work.board
        lines = exit_lines(board) if door.exit else joint_lines(board)
        line = nearest_line(lines, pointer)
        drag.change, ghost = None, None
        if line is not None:
            moved = place_on_line(board, door, line)
            ghost = Scenario(title="", ruleset=self._work.scenario.ruleset, pieces=(), figures=(), doors=(moved,))
            if line != line_of(door.at, door.side):
                title = tr("Move {name}", name=self._called(drag.serials))
                drag.change = Change(title, door.serial, Record(at=moved.at, side=moved.side))
        reason = "" if line is not None else no_line_error(leads_out=door.exit)
        self._work.show(ToolPreview(ghost, blocked=reason, lines=lines, joints=line or ()))

    def _called(self, serials: frozenset[int]) -> str:
        return elements_title(self._work.scenario, self._work.board.kinds, serials)


def _covered_spaces(work: Workspace, serials: frozenset[int], place: Space | None) -> list[Space]:
    """The spaces covered by the tokens, figures and starts among some elements, or by one place of one."""
    board = work.board
    spaces = [
        space
        for one in placed_things(board)
        if one.element.serial in serials and place in (None, one.at)
        for space in one.spaces
    ]
    return spaces + [
        space
        for spawn in board.scenario.spawns
        if spawn.serial in serials
        for space in spawn.spaces
        if place in (None, space)
    ]
