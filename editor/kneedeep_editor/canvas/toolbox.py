"""The tools of a window, one of which is current."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.tools import protocol
from kneedeep_editor.tools.door_tool import DoorTool
from kneedeep_editor.tools.event_tool import EventTool
from kneedeep_editor.tools.look_tool import LookTool
from kneedeep_editor.tools.measure_tool import MeasureTool
from kneedeep_editor.tools.paste_tool import PrefabTool
from kneedeep_editor.tools.piece_tool import PieceTool
from kneedeep_editor.tools.select_tool import SelectTool
from kneedeep_editor.tools.stamp import Stamp
from kneedeep_editor.tools.thing_tools import FigureTool, MarinePostTool, SpawnTool, TokenTool

TOOLS: tuple[Callable[[protocol.Workspace], protocol.Tool], ...] = (
    SelectTool,
    PieceTool,
    DoorTool,
    TokenTool,
    FigureTool,
    SpawnTool,
    LookTool,
    EventTool,
    PrefabTool,
    MeasureTool,
    MarinePostTool,
)
"""The tools in the order of the bar."""


class Toolbox(QObject):
    """One tool of each kind. `changed`: another tool is current."""

    changed = Signal()

    def __init__(self, work: Workspace) -> None:
        """Make the tools for a workspace. The first one is current."""
        super().__init__(work)
        self._work = work
        self.tools = tuple(make(work) for make in TOOLS)
        self.current: protocol.Tool = self.tools[0]
        self._last: dict[str, Stamp] = {}

    @property
    def select(self) -> SelectTool:
        """The select tool."""
        tool = self.tools[0]
        assert isinstance(tool, SelectTool)
        return tool

    def use(self, name: str) -> None:
        """Make a tool current. A placing tool gets its last stamp. Raises KeyError for an unknown tool."""
        tool = {tool.name: tool for tool in self.tools}[name]
        if tool.section is not None:
            if (stamp := self._work.stamp) is None or stamp.section != tool.section:
                self._work.take(self._last.get(tool.section))
            self._work.select(())
        if tool is not self.current:
            self.current.left()
            self.current = tool
            self.changed.emit()

    def lend(self, tool: protocol.Tool) -> None:
        """Use a tool that is not in the toolbox until another one is used."""
        self._work.take(None)
        self.current.left()
        self.current = tool
        self.changed.emit()

    def place(self, stamp: Stamp) -> None:
        """Set the stamp, and use the tool that places it."""
        self._last[stamp.section] = stamp
        self._work.take(stamp)
        self.use(next(tool.name for tool in self.tools if tool.section == stamp.section))

    def put_down(self) -> None:
        """Cancel the gesture. Without a gesture, switch to the select tool."""
        if not self.current.cancelled() and self.current is not self.select:
            self.use(self.select.name)
            self._work.take(None)
