"""The measure tool: steps, range and sight between two spaces, shown in the status bar."""

from functools import cached_property
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.board import STEP
from kneedeep.board.distances import range_from, walk_from
from kneedeep.board.visible_spaces import sight_of
from kneedeep.board.walk_costs import walkable
from kneedeep.model.geometry import edge as kinds_of_edge
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import UNREACHED, distances
from kneedeep.model.geometry.sight_table import Visibility
from kneedeep.model.geometry.single_center_line import Obstruction
from kneedeep.model.geometry.steps import Steps
from kneedeep_editor.texts import coordinates, tr, tr_count, translated
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.protocol import NOTHING, Pointer, Space, Tool, ToolPreview, Workspace


class Measured(NamedTuple):
    """A measurement. `way`: a shortest path in steps. `stopped`: the end of a blocked line of sight."""

    steps: int
    points: int
    range: int
    sees: bool
    reason: str
    way: tuple[Space, ...]
    stopped: tuple[float, float] | None


class Measure:
    """Measures on one board, with doors as in the file, with obstacles, and without figures."""

    def __init__(self, board: Board) -> None:
        """Take a board. Partial results are cached."""
        self.board = board
        self._opened = board.open_doors("file")
        self._from: tuple[int, list[int], list[int], list[int]] | None = None

    @cached_property
    def _sight(self) -> Visibility:
        return sight_of(self.board, self._opened)

    @cached_property
    def _steps(self) -> Steps:
        return self.board.steps(self._opened, STEP)

    def between(self, start: Space, end: Space) -> Measured | None:
        """The distances and sight between two spaces. None if one of them does not exist."""
        number = self.board.number
        if start not in number or end not in number:
            return None
        a, b = number[start], number[end]
        if self._from is None or self._from[0] != a:
            within = walkable(self.board) | 1 << a
            self._from = (
                a,
                distances(self._steps, [a], within=within),
                walk_from(self.board, a, self._opened),
                range_from(self.board, a, self._opened),
            )
        _, steps, points, ranges = self._from
        sight = self._sight
        sees = sight.sees(a, b)
        stop = sight.obstruction(a, b) if isinstance(sight, CenterSight) and not sees else None
        reason = (
            ""
            if sees
            else tr("all lines between corners are blocked")
            if stop is None
            else obstruction_text(self.board, stop)
        )
        way = self._way(a, b, steps)
        return Measured(steps[b], points[b], ranges[b], sees, reason, way, None if stop is None else stop.point)

    def _way(self, a: int, b: int, steps: list[int]) -> tuple[Space, ...]:
        """A shortest path, found backwards along falling distances."""
        if steps[b] == UNREACHED:
            return ()
        way = [b]
        while way[-1] != a:
            here = way[-1]
            way.append(min(one for one in self._steps.neighbours[here] if steps[one] == steps[here] - 1))
        return tuple(self.board.spaces[one] for one in reversed(way))


def describe_measurement(start: Space, end: Space, measured: Measured) -> str:
    """The measurement in words: `4,3 to 9,3: 7 steps, range 5, no sight: wall between 4,3 and 5,3`."""
    words = [_steps(measured)]
    words.append(tr("out of range") if measured.range == UNREACHED else tr("range {range}", range=measured.range))
    words.append(tr("in sight") if measured.sees else tr("no sight: {reason}", reason=measured.reason))
    return tr("{start} to {end}: {words}", start=coordinates(start), end=coordinates(end), words=", ".join(words))


def _steps(measured: Measured) -> str:
    points = tr_count("{n} point through shut doors", "{n} points through shut doors", measured.points)
    if measured.steps == UNREACHED:
        return tr("unreachable") if measured.points == UNREACHED else tr("no open path, {points}", points=points)
    words = tr_count("{n} step", "{n} steps", measured.steps)
    return words if measured.points in (measured.steps, UNREACHED) else f"{words}, {points}"


def obstruction_text(board: Board, stop: Obstruction) -> str:
    """The obstruction of a line of sight in words: `wall between 4,3 and 5,3`."""
    here, there = stop.leaving, stop.entering
    if stop.kind == "space":
        return tr("{what} on {at}", what=_obstacle_on(board, there), at=coordinates(there))
    if stop.kind == "corner":
        return tr("the corner between {at} and {at2}", at=coordinates(here), at2=coordinates(there))
    side = (
        "east" if there[0] > here[0] else "west" if there[0] < here[0] else "south" if there[1] > here[1] else "north"
    )
    if (door := board.door_at(here, side)) is not None:
        name = name_of_element(door.element, board.kinds)
        return tr("{name} between {at} and {at2}", name=name, at=coordinates(here), at2=coordinates(there))
    kind = kinds_of_edge.edge_name(board.edge_kind(here, side))
    return tr("{kind} between {at} and {at2}", kind=kind, at=coordinates(here), at2=coordinates(there))


def _obstacle_on(board: Board, space: Space) -> str:
    for token in board.tokens:
        if space in token.spaces and token.type is not None and token.type.blocks_sight:
            return translated(token.type.name)
    return tr("something")


class MeasureTool(Tool):
    """Measures from the first clicked space to the pointer. A second click fixes the end. Dragging also works."""

    name = "measure"

    def __init__(self, work: Workspace) -> None:
        super().__init__(work)
        self._measure: Measure | None = None
        self._start: Space | None = None
        self._end: Space | None = None
        self._shown: tuple[Space, Space] | None = None
        self._pressed: Space | None = None

    def moved(self, pointer: Pointer) -> None:
        """Measure to the pointer, unless the end is fixed."""
        if self._start is not None and self._end is None:
            self._tell(self._start, pointer.space)
        elif self._start is None:
            self._work.show(NOTHING)

    def pressed(self, pointer: Pointer) -> None:
        """Set the start or the end. A third click starts again."""
        if (space := pointer.space) not in self._work.board.number:
            self._work.say(tr("There is no space here to measure from."))
            return
        if self._start is None or self._end is not None:
            self._start, self._end, self._shown = space, None, None
            self._pressed = space
            self._tell(space, space)
        else:
            self._tell(self._start, space)
            self._end = space

    def released(self, pointer: Pointer) -> None:
        """End a drag between two spaces."""
        pressed, self._pressed = self._pressed, None
        space = pointer.space
        if pressed is not None and space != pressed and space in self._work.board.number:
            self._tell(pressed, space)
            self._end = space

    def left(self) -> None:
        """Keep a completed measurement. Hide an incomplete one."""
        if self._end is None:
            self._work.show(NOTHING)
            self._shown = None

    def cancelled(self) -> bool:
        """Drop the measurement. Returns False if there was none."""
        begun = self._start is not None
        self._start = self._end = self._shown = self._pressed = None
        self._work.show(NOTHING)
        return begun

    def _tell(self, start: Space, end: Space) -> None:
        board = self._work.board
        if self._measure is None or self._measure.board is not board:
            self._measure, self._shown = Measure(board), None
        if (start, end) == self._shown:
            return
        self._shown = (start, end)
        if start == end:
            self._work.show(ToolPreview(way=(start,)))
            self._work.say(tr("From {part},{part2}: point at another space.", part=start[0], part2=start[1]))
            return
        if (found := self._measure.between(start, end)) is None:
            self._work.show(ToolPreview(way=(start,)))
            self._work.say(tr("There is no space here."))
            return
        self._work.show(ToolPreview(way=found.way, line=(start, end), stopped=found.stopped))
        self._work.say(describe_measurement(start, end, found))
