"""The window of one document: the map in the middle, palette and problems around it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from kneedeep_editor.mainwindow.docks import Docks
from kneedeep_editor.mainwindow.finding_display import WitnessDisplay
from kneedeep_editor.mainwindow.pointer_report import PointerReport
from kneedeep_editor.mainwindow.problem_navigation import ProblemNavigation
from kneedeep_editor.mainwindow.save_commands import SaveCommands, folder_of
from kneedeep_editor.mainwindow.shell import Parts, Shell, WindowSignals
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.mainwindow.tabbed_window import TITLE
from kneedeep_editor.mainwindow.window_actions import WindowActions
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import inside, tr
from kneedeep_editor.tools.geometry.extent import extent_of
from kneedeep_editor.tools.prefab_stock import prefab_entries
from kneedeep_editor.tools.stamp_stock import stock, stock_groups

PALETTE_WIDTH, PROPERTIES_WIDTH = 185, 241
"""The initial width of the side panels in pixels."""
PROBLEMS_HEIGHT = 138
"""The initial height of the problems panel in pixels."""
NARROW = 1100
"""The width of a window in pixels below which panels share one column."""
_ROOMY = 900
"""The height of a window in pixels from which the problems are initially shown."""
_STATE = 2
"""The version of the layout of panels and toolbars. Other versions are not restored."""
_LOOKING = ("select", "measure", "posts")
"""The tools that don't edit, or only on request."""


class MainWindow(QMainWindow):
    """One window, one document."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.document = parts.work.document
        self._stock_of: tuple[object, ...] = ()
        """The key of the palette's content, which is renewed only when this differs."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowIcon(icon("kneedeep"))
        self.setDockNestingEnabled(False)
        self.setCentralWidget(parts.canvas)
        actions = WindowActions(self, parts)
        docks = Docks(self, actions.panels, parts.keys)
        self._palette_dock = docks.add_dock("Palette", lambda: parts.palette, Qt.DockWidgetArea.LeftDockWidgetArea)
        self._problems_dock = docks.add_dock(
            "Problems", lambda: parts.problems, Qt.DockWidgetArea.BottomDockWidgetArea, shown=False
        )
        self._palette_dock.ensure_content()
        self._problems_dock.ensure_content()
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        status = StatusBar(parts.work, self.statusBar())
        witnesses = WitnessDisplay(parts.work, parts.toolbox, parts.canvas)
        pointer = PointerReport(parts.work, parts.toolbox, parts.canvas, status)
        saving = SaveCommands(self, self.document, parts.questions, parts.settings, status.say)
        navigation = ProblemNavigation(parts, status, witnesses, pointer, self._problems_dock, actions)
        signals = WindowSignals(self)
        actions.make(self._slots(parts, signals, saving, navigation))
        bar = actions.make_bar()
        own: tuple[Any, ...] = self, actions, docks, status, witnesses, pointer, saving, navigation, signals, bar
        self.shell = Shell(*vars(parts).values(), *own)
        self._connect()

    def ready(self) -> None:
        """Restore the layout of the last window after all panels were added, and show the document."""
        self._restore()
        self._show_document()
        self._show_selection()
        self.shell.status.show_tool(tr(self.shell.toolbox.current.hint))

    # Construction

    def _slots(
        self, parts: Parts, signals: WindowSignals, saving: SaveCommands, navigation: ProblemNavigation
    ) -> dict[str, Callable[[], object]]:
        return {
            "new": signals.new_asked.emit,
            "generate": partial(signals.generate_asked.emit, ""),
            "open": self._open_files,
            "save": saving.save,
            "save-as": saving.save_as,
            "start-page": signals.start_asked.emit,
            "close": self.close,
            "quit": signals.quit_asked.emit,
            "turn": partial(self._turn, 1),
            "turn-back": partial(self._turn, -1),
            "delete": parts.toolbox.select.removed,
            "select-all": self._select_all,
            "end": self._end,
            "find": self._find,
            "zoom-in": lambda: self.shell.board_view.zoom_in(),  # the table during a game
            "zoom-out": lambda: self.shell.board_view.zoom_out(),
            "fit": lambda: self.shell.board_view.fit(),
            "fit-selection": self._fit_selection,
            "focus-map": lambda: self.shell.board_view.setFocus(),
            "next-problem": partial(navigation.go_by, 1),
            "previous-problem": partial(navigation.go_by, -1),
            "fix": navigation.fix_first,
        }

    def _connect(self) -> None:
        shell, document = self.shell, self.document
        document.changed.connect(self._show_change)
        document.renamed.connect(self._show_document)
        document.undo_stack.cleanChanged.connect(self._show_document)
        shell.work.selected.changed.connect(self._show_selection)
        shell.work.stamp_changed.connect(shell.palette.show_stamp)
        shell.work.said.connect(shell.status.say)
        shell.work.library_changed.connect(self._offer_stock)
        shell.work.prefabs_changed.connect(self._offer_stock)
        shell.toolbox.changed.connect(self._show_tool)
        shell.palette.chosen.connect(shell.place)
        shell.navigation.section_asked.connect(self._show_section)
        shell.canvas.zoomed.connect(shell.status.show_zoom)
        shell.canvas.painted.connect(self._first_painted)
        shell.actions.tool_asked.connect(self._use_tool)
        shell.actions.recent_asked.connect(lambda path: self.shell.signals.open_asked.emit([path]))

    def _restore(self) -> None:
        state = self.shell.settings.bytes("state")
        if state is None or not self.restoreState(state, _STATE):
            self.lay_out()

    def lay_out(self) -> None:
        """Set the initial sizes of the panels. The problems are shown if the map keeps enough room."""
        self._problems_dock.setVisible(self.height() >= _ROOMY)
        docks = self.shell.docks.by_name
        self.resizeDocks(
            [docks["palette"], docks["properties"]], [PALETTE_WIDTH, PROPERTIES_WIDTH], Qt.Orientation.Horizontal
        )
        self.resizeDocks([self._problems_dock], [PROBLEMS_HEIGHT], Qt.Orientation.Vertical)

    # Updates

    def _show_change(self) -> None:
        self._show_title()
        self.shell.analysis.request()
        self._offer_stock()
        self.shell.actions.area_choice.renew()
        self._show_selection()

    def _offer_stock(self) -> None:
        work, scenario = self.shell.work, self.document.scenario
        follows = (
            scenario.ruleset, scenario.box, scenario.expansion, scenario.items,
            scenario.piece_types, scenario.token_types, scenario.figure_types, work.library,
            work.prefabs,
        )  # fmt: skip
        before, self._stock_of = self._stock_of, follows
        if follows != before:
            catalog = self.document.catalog
            entries = stock(scenario, catalog, work.board.kinds, work.library)
            prefabs = prefab_entries(work.prefabs, scenario.ruleset)
            self.shell.palette.show_stock((*entries, *prefabs), stock_groups(catalog))
        if before and follows[4:] != before[4:]:  # own kinds can look different under the same name
            self.shell.palette.redraw()

    def _show_title(self) -> None:
        document = self.document
        title = document.title if document.editable else tr("{title} (read only)", title=document.title)
        self.setProperty(TITLE, document.title)
        self.setWindowTitle(tr("{title}[*] – kneedeep", title=title))

    def _show_document(self) -> None:
        document = self.document
        self._show_title()
        self.setWindowModified(document.modified)
        actions = self.shell.actions
        for name in ("save", "furnish"):
            actions.by_name[name].setEnabled(document.editable)
        actions.by_name["save-as"].setEnabled(document.readable)
        actions.by_name["earlier-versions"].setEnabled(document.path is not None)
        for name, action in actions.tools.items():
            action.setEnabled(document.editable or name in _LOOKING)
        self.shell.palette.setEnabled(document.editable)
        self._offer_stock()
        actions.area_choice.renew()
        self.shell.status.show_document(document)
        self.shell.navigation.renew_steps()

    def _show_selection(self) -> None:
        selection = self.shell.work.selection
        chosen = bool(selection)
        placing = self.shell.toolbox.current.name not in _LOOKING
        editable = self.document.editable
        actions = self.shell.actions.by_name
        for name in ("turn", "turn-back"):
            actions[name].setEnabled(editable and (chosen or placing))
        actions["delete"].setEnabled(editable and chosen)
        actions["fit-selection"].setEnabled(chosen)
        pieces = {piece.serial for piece in self.document.scenario.pieces}
        self.shell.actions.area_menu.setEnabled(editable and bool(pieces & selection))
        self.shell.status.show_selection()

    def _show_tool(self) -> None:
        tool = self.shell.toolbox.current
        for name, action in self.shell.actions.tools.items():
            action.setChecked(name == tool.name)
        if tool.section is not None:
            if self.shell.work.stamp is None:
                self.shell.palette.show_section(tool.section)
            self.shell.palette.show_stamp(self.shell.work.stamp)
        self._show_selection()
        self.shell.status.show_tool(tr(tool.hint))

    def _first_painted(self) -> None:
        if not self.shell.is_painted:
            self.shell.is_painted = True
            QTimer.singleShot(0, self.shell.palette.begin_drawing)
            self.shell.analysis.request()

    # Commands

    def _open_files(self) -> None:
        if paths := self.shell.questions.files_to_open(self, folder_of(self.document, self.shell.settings)):
            self.shell.signals.open_asked.emit(paths)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the panels into one column in a narrow window."""
        super().resizeEvent(event)
        self.shell.docks.fold(narrow=self.width() < NARROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report a disabled command when its key is pressed."""
        pressed = QKeySequence(event.keyCombination())
        for action in self.shell.actions.by_name.values():
            if pressed in action.shortcuts() and not action.isEnabled():
                name = action.text().replace("&", "")
                self.shell.status.say(tr("{command}: not possible now.", command=name))
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, and save the state of the window."""
        if not self.shell.saving.may_close():
            event.ignore()
            return
        self.shell.signals.closing.emit()
        self.shell.analysis.stop()
        self.shell.cross_check.stop()
        settings = self.shell.settings
        settings.setValue("state", self.shell.docks.layout(_STATE))
        settings.sync()
        event.accept()
        # Deleting the window clears the undo stack, after its listeners are deleted.
        self.document.undo_stack.blockSignals(True)
        self.shell.signals.closed.emit(self)

    def _use_tool(self, name: str) -> None:
        self.shell.toolbox.use(name)
        tool = self.shell.toolbox.current
        if tool.section is not None:
            self.shell.palette.show_section(tool.section)
            if self.shell.work.stamp is None:
                lower = inside(self.shell.work.texts.tr(tool.title))
                self.shell.status.say(tr("Choose what to place in the palette: {lower}.", lower=lower))

    def _turn(self, quarters: int) -> None:
        self.shell.toolbox.current.turned(quarters)
        self.shell.canvas.keyboard_pointer.announce()

    def _select_all(self) -> None:
        scenario = self.document.scenario
        every = {element.serial for element in scenario.on_map()}
        self.shell.select(every - self.shell.work.layers.held(scenario, every))

    def _end(self) -> None:
        self.shell.witnesses.clear()
        if not self.shell.canvas.keyboard_pointer.give_up():
            self.shell.toolbox.put_down()
        self.shell.canvas.setFocus()
        self.shell.canvas.keyboard_pointer.announce()

    def _show_section(self, section: str) -> None:
        self._palette_dock.reveal()
        self.shell.palette.show_section(section)

    def _find(self) -> None:
        self._palette_dock.reveal()
        self.shell.palette.search.setFocus()
        self.shell.palette.search.selectAll()

    def _fit_selection(self) -> None:
        if (box := extent_of(self.shell.work.board, self.shell.work.selection).box) is not None:
            self.shell.canvas.center_on(box)
