"""The shell: the interface of a window for its features."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, cast

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QMainWindow

from kneedeep_editor.canvas.board_view import BoardView
from kneedeep_editor.canvas.map_canvas import MapCanvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.mainwindow.docks import Docks
from kneedeep_editor.mainwindow.finding_display import WitnessDisplay
from kneedeep_editor.mainwindow.main_toolbar import MainToolbar
from kneedeep_editor.mainwindow.pointer_report import PointerReport
from kneedeep_editor.mainwindow.problem_navigation import ProblemNavigation
from kneedeep_editor.mainwindow.save_commands import SaveCommands
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.mainwindow.window_actions import WindowActions
from kneedeep_editor.panels.problems.problems_panel import Problems
from kneedeep_editor.panels.stamp_palette import StampPalette
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.jobs.analysis import Analysis
from kneedeep_editor.services.jobs.cross_check import CrossCheck
from kneedeep_editor.services.jobs.map_queries import MapQueries
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.shortcut_keys import ShortcutKeys
from kneedeep_editor.tools.stamp import Stamp
from kneedeep_editor.worker.map_questions import MapAnswer

Feature = TypeVar("Feature")


@dataclass(eq=False)
class Parts:
    """The parts of a window."""

    work: Workspace
    toolbox: Toolbox
    canvas: MapCanvas
    palette: StampPalette
    problems: Problems
    analysis: Analysis
    cross_check: CrossCheck
    queries: MapQueries
    settings: Settings
    questions: Questions
    appearance: Appearance
    keys: ShortcutKeys


class WindowSignals(QObject):
    """Requests of a window to the program, and its closing. A child of the window."""

    new_asked = Signal()
    generate_asked = Signal(str)
    """Has the ruleset, empty for the window's."""
    open_asked = Signal(list)
    text_asked = Signal(str)
    """Has a text with a map to open."""
    quit_asked = Signal()
    start_asked = Signal()
    """Show the start page."""
    tab_asked = Signal(int)
    """Has the number of tabs to move forward."""
    tear_asked = Signal()
    gather_asked = Signal()
    """Move the map to another window, a new or an existing one."""
    document_asked = Signal(object)
    """Has a document without a file to show in a tab."""
    closing = Signal()
    """All questions are answered, and the window is about to be closed."""
    closed = Signal(object)


class OverlayControl(Protocol):
    """The overlays of a window, for features that show something else over the map."""

    answer: MapAnswer | None

    @property
    def is_shown(self) -> bool:
        """Whether an overlay is shown."""

    @property
    def play_asked(self) -> SignalInstance:
        """Has the stop of the solution to play from, 0 for the map as drawn."""

    def go_to(self, stop: int) -> None:
        """Show the overlay in a state: 0 as drawn, or a stop of the solution."""

    def close(self) -> None:
        """Close the overlay."""


@dataclass(eq=False)
class Shell(Parts):
    """The document and parts of a window, to which features add commands, panels and notes."""

    window: QMainWindow
    actions: WindowActions
    docks: Docks
    status: StatusBar
    witnesses: WitnessDisplay
    pointer: PointerReport
    saving: SaveCommands
    navigation: ProblemNavigation
    signals: WindowSignals
    toolbar: MainToolbar
    overlays: OverlayControl = field(init=False)
    is_painted: bool = field(default=False, init=False)
    """Whether the map was painted, and the first findings were asked for."""
    _features: dict[object, object] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self.document = self.work.document
        self.board_view: BoardView = self.canvas
        """The subject of the view commands: the map, or the table of a game."""
        self.measured: Callable[[], Any] = lambda: None
        """The difficulty of the map in the shown simulated games, None without any."""

    def add_feature(self, feature: object) -> None:
        """Register a feature by its class."""
        self._features[type(feature)] = feature

    def feature(self, kind: Callable[["Shell"], Feature]) -> Feature:
        """The feature of a class, created on first use."""
        if kind not in self._features:
            kind(self)
        return cast("Feature", self._features[kind])

    def select(self, serials: Iterable[int], place: tuple[int, int] | None = None) -> None:
        """Select elements with the select tool, or one place of a single one."""
        self.toolbox.use("select")
        self.work.select(serials, place)

    def place(self, stamp: Stamp) -> None:
        """Set the stamp, and focus the map."""
        self.toolbox.place(stamp)
        self.canvas.setFocus()


class WindowFeature(QObject):
    """The base class of features, of which a window has one per class."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        shell.add_feature(self)
        self._shell = shell

    def _keep_fresh(self, renew: Callable[[], object], *signals: SignalInstance) -> None:
        """Call a function now and on each of these signals."""
        for signal in signals:
            signal.connect(renew)
        renew()
