"""The measure tool: steps, range and sight between two spaces, shown in the status bar. Nothing is edited."""

from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.geometry.distance_measurement import Measure, describe_measurement
from kneedeep_editor.tools.preview import NOTHING, ToolPreview
from kneedeep_editor.tools.protocol import Pointer, Space, Tool, Workspace


class MeasureTool(Tool):
    """Measures from the space of the first click to the pointer, fixed by a second click. Dragging works too."""

    name = "measure"
    title = later("Measure")
    key = "M"
    hint = later("Click a space, then another: steps, range, sight · Esc cancels")

    def __init__(self, work: Workspace) -> None:
        """Work on a scenario."""
        super().__init__(work)
        self._measure: Measure | None = None
        self._start: Space | None = None
        self._end: Space | None = None
        self._shown: tuple[Space, Space] | None = None
        self._pressed: Space | None = None

    def moved(self, pointer: Pointer) -> None:
        """Measure to the pointer as long as the end is not held."""
        if self._start is not None and self._end is None:
            self._tell(self._start, pointer.space)
        elif self._start is None:
            self._work.show(NOTHING)

    def pressed(self, pointer: Pointer) -> None:
        """Begin or end at a space. A third click begins again."""
        space = pointer.space
        if space not in self._work.board.number:
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
        """End a drag from one space to another."""
        pressed, self._pressed = self._pressed, None
        space = pointer.space
        if pressed is not None and space != pressed and space in self._work.board.number:
            self._tell(pressed, space)
            self._end = space

    def left(self) -> None:
        """Keep a finished measurement. Hide an unfinished one."""
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
        found = self._measure.between(start, end)
        if found is None:
            self._work.show(ToolPreview(way=(start,)))
            self._work.say(tr("There is no space here."))
            return
        self._work.show(ToolPreview(way=found.way, line=(start, end), stopped=found.stopped))
        self._work.say(describe_measurement(start, end, found))
