"""The window of one document: the map in the middle, palette and problems around it."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.analysis.views.next_steps import is_begun, next_steps, without_not_done
from kneedeep_editor.canvas.board_view import ZOOM_STEP, BoardView
from kneedeep_editor.canvas.canvas import NO_PLACE, Canvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.documents.document import Document
from kneedeep_editor.mainwindow import save_commands
from kneedeep_editor.mainwindow.area_choice import AreaChoice, fill_area_menu, put_into_area
from kneedeep_editor.mainwindow.commands import COMMANDS, MENUS, SUBMENUS, Command, furnish, make_actions
from kneedeep_editor.mainwindow.dock import Dock
from kneedeep_editor.mainwindow.finding_marks import element_titles, extent_of_finding, signs_of
from kneedeep_editor.mainwindow.main_toolbar import MainToolbar
from kneedeep_editor.mainwindow.pointer_text import describe_space
from kneedeep_editor.mainwindow.questions import Answer, Questions
from kneedeep_editor.mainwindow.spoken_spaces import speak_preview, speak_space
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.mainwindow.witness_display import WitnessDisplay
from kneedeep_editor.panels.problems.problems_panel import Problems
from kneedeep_editor.panels.stamp_palette import StampPalette
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.analysis import Analysis
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.map_queries import MapQueries
from kneedeep_editor.services.screen import size_on_screen
from kneedeep_editor.services.screen_reader import description_of
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.shortcut_keys import ShortcutKeys
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.geometry.extent import extent_of
from kneedeep_editor.tools.stamp import Stamp
from kneedeep_editor.tools.stamp_stock import stock

PALETTE_WIDTH = 334
"""Room for three columns and a scroll bar, in pixels."""
_SIZE = QSize(1360, 860)
"""How large a first window is."""
_STATE = 1
"""Number of the layout of docks and bars: states of another one are not restored."""
_LOOKING = ("select", "measure", "posts")
"""The tools that edit nothing, or only what is asked for."""
_IN_MENU = ("posts",)
"""The tools that stand in the menu alone."""
_ON_MAP = ("pieces", "doors", "tokens", "figures", "spawns")


class Parts(NamedTuple):
    """What a window is put together from."""

    work: Workspace
    toolbox: Toolbox
    canvas: Canvas
    palette: StampPalette
    problems: Problems
    analysis: Analysis
    queries: MapQueries
    settings: Settings
    questions: Questions
    appearance: Appearance
    keys: ShortcutKeys


class MainWindow(QMainWindow):
    """One window, one document. The signals ask the program for other windows."""

    new_asked = Signal()
    open_asked = Signal(list)
    quit_asked = Signal()
    beside_asked = Signal(object)
    """Brings the scenario that the file holds now, which is to be seen beside this one."""
    closing = Signal()
    """All questions are answered: the window is about to be closed."""
    closed = Signal(object)
    findings_changed = Signal(object)
    """Brings the findings of the newest snapshot."""

    def __init__(self, parts: Parts) -> None:
        """Put a window together."""
        super().__init__()
        self.parts = parts
        self.document: Document = parts.work.document
        self.findings: list[Finding] = []
        self.notes: list[Callable[[tuple[int, int]], str]] = []
        """What features have to say of the space under the pointer, beside what is there."""
        self.actions_for: dict[str, list[QAction]] = {}
        """What features offer for an element by its word: for `piece` in the menu of the map, else in the properties."""
        self.unfinished: list[Callable[[], None]] = []
        """What takes what is typed and not finished yet, before the document is saved or closed."""
        self.before_save: list[Callable[[], bool]] = []
        """What is asked before the file is written over; one that says no keeps it from being written."""
        self.before_close: list[Callable[[], bool]] = []
        """What is asked before the window is closed; one that says no keeps it open."""
        self.board_view: BoardView = parts.canvas
        """What the commands of the view are about: the map, or the table of a game."""
        self._pointed: tuple[int, int] | None = None
        self._stock_of: tuple[object, ...] = ()
        """What the palette offers follows from this, so that it is renewed only when something of it differs."""
        self._signs: dict[tuple[int, int], str] = {}
        self._said = self._noted = ""
        """What was under the pointer when it was shown last, and what an overlay said of it."""
        self._spoken_just_now = QTimer(self)
        self._spoken_just_now.setSingleShot(True)
        self._to_speak = ""
        """What is spoken soon, unless something else is."""
        self._quiet = False
        """Whether the action that is to be shown was spoken of already."""
        self._blocked = ""
        self._pointing = QTimer(self)
        self._pointing.setSingleShot(True)
        self._pointing.timeout.connect(self.point_again)
        self._speaking = QTimer(self)
        self._speaking.setSingleShot(True)
        self._speaking.timeout.connect(self._speak)
        self.begun = False
        """Whether it was painted, and its first findings asked for."""
        self._map_begun: bool | None = None
        """Whether the map is being begun, by the last findings."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowIcon(icon("kneedeep"))
        self.setDockNestingEnabled(False)
        self.setCentralWidget(parts.canvas)
        self.menus: dict[str, QMenu] = {name: self.menuBar().addMenu(tr(title)) for name, title in MENUS}
        self._panels = QMenu(tr("&Panels"), self)
        self._palette_dock = self.add_dock(
            "Palette", lambda: parts.palette, Qt.DockWidgetArea.LeftDockWidgetArea
        )
        self._problems_dock = self.add_dock(
            "Problems", lambda: parts.problems, Qt.DockWidgetArea.BottomDockWidgetArea
        )
        self._palette_dock.furnish()
        self._problems_dock.furnish()
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        self.actions_by_name = make_actions(self, self._slots())
        self._make_history_actions()
        self._tool_actions = self._make_tool_actions()
        for command in COMMANDS:
            if command.name in self.actions_by_name:
                parts.keys.adopt(self.actions_by_name[command.name], tr(command.tip))
        self._recent_menu = QMenu(tr("Open recent"), self)
        self._area_menu = QMenu(tr("Area of the selection"), self)
        self.area_choice = AreaChoice(parts.work)
        self._make_menus()
        self._make_bar()
        self.status = StatusBar(parts.work, self.statusBar())
        self.witnesses = WitnessDisplay(parts.work, parts.toolbox, parts.canvas)
        self._connect()

    def ready(self) -> None:
        """Restore the layout of the last window, now that all docks are there, and show the document."""
        self._restore()
        self._show_document()
        self._show_selection()
        self.status.show_tool(tr(self.parts.toolbox.current.hint))

    # What features add

    def add_dock(
        self, title: str, make: Callable[[], QWidget], area: Qt.DockWidgetArea, *, shown: bool = True
    ) -> Dock:
        """Add a panel with an entry in the View menu. `make` is called when the panel is first to be seen."""
        dock = Dock(title, make, self)
        self.addDockWidget(area, dock)
        dock.setVisible(shown)
        toggle = dock.toggleViewAction()
        toggle.setObjectName(f"panel-{dock.objectName()}")
        self.parts.keys.adopt(toggle)
        self._panels.addAction(toggle)
        return dock

    def add_command(self, command: Command, slot: Callable[[], object], after: str = "") -> QAction:
        """Add a command to its menu: after another one there, else at the end."""
        action = QAction(tr(command.text), self)
        furnish(action, command)
        self.parts.keys.adopt(action, tr(command.tip))
        action.triggered.connect(slot)
        self.actions_by_name[command.name] = action
        menu = self.menus[command.menu]
        names = [one.objectName() for one in menu.actions()]
        following = menu.actions()[names.index(after) + 1 :] if after else []
        if following:
            menu.insertAction(following[0], action)
        else:
            menu.addAction(action)
        return action

    @property
    def keyed(self) -> dict[str, QAction]:
        """Return all that keys may call, by name: commands, tools, panels."""
        found = [*self.actions_by_name.values(), *self._tool_actions.values(), *self._panels.actions()]
        return {action.objectName(): action for action in found}

    # Putting together

    def _slots(self) -> dict[str, Callable[[], object]]:
        return {
            "new": self.new_asked.emit,
            "open": self.open_files,
            "save": self.save,
            "save-as": self.save_as,
            "close": self.close,
            "quit": self.quit_asked.emit,
            "turn": self._turn,
            "turn-back": self._turn_back,
            "delete": self._delete,
            "select-all": self._select_all,
            "end": self._end,
            "find": self._find,
            "zoom-in": self._zoom_in,
            "zoom-out": self._zoom_out,
            "fit": self._fit,
            "fit-selection": self._fit_selection,
            "focus-map": self._focus_map,
            "next-problem": self._next_problem,
            "previous-problem": self._previous_problem,
            "fix": self._fix_first,
        }

    def _make_history_actions(self) -> None:
        stack = self.document.undo_stack
        commands = {command.name: command for command in COMMANDS}
        for name, action in (
            ("undo", stack.createUndoAction(self, tr("&Undo"))),
            ("redo", stack.createRedoAction(self, tr("&Redo"))),
        ):
            furnish(action, commands[name])
            self.actions_by_name[name] = action

    def _make_tool_actions(self) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions = {}
        for tool in self.parts.toolbox.tools:
            action = QAction(icon(tool.name), tr(tool.title), group)
            action.setObjectName(f"tool-{tool.name}")
            action.setCheckable(True)
            action.setData(tool.name)
            action.setShortcut(QKeySequence(tool.key))
            self.parts.keys.adopt(action, tr("{tool} tool", tool=tr(tool.title)), tr(tool.hint))
            actions[tool.name] = action
        group.triggered.connect(self._use_tool)
        actions[self.parts.toolbox.current.name].setChecked(True)
        return actions

    def _make_menus(self) -> None:
        menus = self.menus
        for command in COMMANDS:
            menu = menus[command.menu]
            if command.name == "-":
                menu.addSeparator()
            elif command.name in SUBMENUS:
                sub = self._recent_menu if command.name == "recent" else self._area_menu
                sub.setTitle(tr(command.text))
                menu.addMenu(sub)
            else:
                menu.addAction(self.actions_by_name[command.name])
        menus["Tools"].addActions(list(self._tool_actions.values()))
        menus["View"].addSeparator()
        menus["View"].addMenu(self._panels)
        self._recent_menu.aboutToShow.connect(self._fill_recent)
        self._area_menu.aboutToShow.connect(self._fill_areas)
        self._area_menu.triggered.connect(self._put_into_area)

    def _make_bar(self) -> None:
        bar = MainToolbar(self)
        self.addToolBar(bar)
        actions = self.actions_by_name
        bar.add_commands(actions[name] for name in ("new", "open", "save"))
        bar.add_commands(actions[name] for name in ("undo", "redo"))
        bar.add_tools(action for name, action in self._tool_actions.items() if name not in _IN_MENU)
        bar.add_commands(actions[name] for name in ("turn-back", "turn", "delete"))
        bar.add_choice(self.area_choice)
        bar.add_room()
        for name in ("zoom-out", "zoom-in", "fit"):
            bar.addAction(actions[name])

    def _connect(self) -> None:
        parts, document = self.parts, self.document
        document.changed.connect(self._show_change)
        document.renamed.connect(self._show_document)
        document.undo_stack.cleanChanged.connect(self._show_document)
        parts.work.selected.changed.connect(self._show_selection)
        parts.work.stamp_changed.connect(parts.palette.show_stamp)
        for happened in (document.changed, parts.work.selected.changed, parts.toolbox.changed):
            happened.connect(self._point_soon)
        parts.work.preview_changed.connect(self._tell_reason)
        parts.toolbox.changed.connect(self._show_tool)
        parts.keys.changed.connect(self._renew_keys)
        parts.palette.chosen.connect(self.place)
        parts.canvas.pointed.connect(self._point)
        parts.canvas.zoomed.connect(self.status.show_zoom)
        parts.canvas.menu_asked.connect(self.show_menu)
        parts.canvas.keyboard_pointer.moved.connect(self._tell_cursor)
        parts.canvas.announced.connect(self._leave_unspoken)
        parts.canvas.painted.connect(self._first_painted)
        parts.work.said.connect(self.status.say)
        parts.analysis.finished.connect(self._show_findings)
        parts.analysis.failed.connect(parts.problems.show_failure)
        parts.analysis.busy_changed.connect(parts.problems.show_busy)
        parts.problems.pointed_out.connect(self.witnesses.show)
        parts.problems.gone_to.connect(self._go_to)
        parts.problems.fixed.connect(self._apply)
        self.status.problems_asked.connect(self._problems_dock.raise_)
        self.status.problems_asked.connect(self._problems_dock.show)

    def _restore(self) -> None:
        settings = self.parts.settings
        self.resize(size_on_screen(self, _SIZE))
        self.resizeDocks([self._palette_dock], [PALETTE_WIDTH], Qt.Orientation.Horizontal)
        self.resizeDocks([self._problems_dock], [190], Qt.Orientation.Vertical)
        geometry, state = settings.bytes("geometry"), settings.bytes("state")
        if geometry is not None:
            self.restoreGeometry(geometry)
        if state is not None:
            self.restoreState(state, _STATE)

    # What the document tells

    def _show_change(self) -> None:
        self.parts.analysis.request()
        self._offer_stock()
        self.area_choice.renew()
        self._show_selection()

    def _offer_stock(self) -> None:
        work, scenario = self.parts.work, self.document.scenario
        follows = (
            scenario.ruleset, scenario.box, scenario.expansion, scenario.items,
            scenario.piece_types, scenario.token_types, scenario.figure_types,
        )  # fmt: skip
        before, self._stock_of = self._stock_of, follows
        if follows != before:
            self.parts.palette.show_stock(stock(scenario, self.document.catalog, work.board.kinds))
        if (
            before and follows[4:] != before[4:]
        ):  # kinds of its own: one may look different under the same name
            self.parts.palette.redraw()

    def _show_document(self) -> None:
        document = self.document
        title = document.title if document.editable else tr("{title} (read only)", title=document.title)
        self.setWindowTitle(tr("{title}[*] – kneedeep", title=title))
        self.setWindowModified(document.modified)
        actions = self.actions_by_name
        actions["save"].setEnabled(document.editable)
        actions["save-as"].setEnabled(document.readable)
        for name, action in self._tool_actions.items():
            action.setEnabled(document.editable or name in _LOOKING)
        self.parts.palette.setEnabled(document.editable)
        self._offer_stock()
        self.area_choice.renew()
        self.status.show_document(document)

    def _show_selection(self) -> None:
        chosen = bool(self.parts.work.selection)
        placing = self.parts.toolbox.current.name not in _LOOKING
        editable = self.document.editable
        actions = self.actions_by_name
        for name in ("turn", "turn-back"):
            actions[name].setEnabled(editable and (chosen or placing))
        actions["delete"].setEnabled(editable and chosen)
        actions["fit-selection"].setEnabled(chosen)
        pieces = {piece.serial for piece in self.document.scenario.pieces}
        self._area_menu.setEnabled(editable and bool(pieces & self.parts.work.selection))
        self.status.show_selection()

    def _show_tool(self) -> None:
        tool = self.parts.toolbox.current
        for name, action in self._tool_actions.items():
            action.setChecked(name == tool.name)
        if tool.section is not None:
            self.parts.palette.show_section(tool.section)
            self.parts.palette.show_stamp(self.parts.work.stamp)
        self._show_selection()
        self.status.show_tool(tr(tool.hint))

    def _point(self, space: tuple[int, int] | None) -> None:
        self._pointed = space
        self.point_again()

    def _point_soon(self) -> None:
        """Tell anew what is under the pointer once all that hears of a change has heard of it."""
        self._pointing.start(0)

    def _tell_reason(self) -> None:
        """Tell why what is in hand can't be put where it is shown, or that it can."""
        if self.parts.work.preview.blocked != self._blocked:
            self.point_again()

    def point_again(self, *, went: bool = False) -> None:
        """Show anew what is under the pointer, or at the cursor of the keyboard; `went`: that is spoken in any case.

        Else what has changed at the cursor is spoken, unless something else is spoken of the same action.
        """
        self._pointing.stop()
        self._blocked = self.parts.work.preview.blocked
        space, hand = self._pointed, self.parts.canvas.keyboard_pointer
        notes = list(filter(None, (note(space) for note in self.notes))) if space is not None else []
        board = self.parts.work.board
        here = "" if self._blocked and space not in board.number else describe_space(board, space)
        told = [self._blocked, here, *notes]
        self.status.point(" · ".join(filter(None, told)) if space is not None else "")
        said = ", ".join([self._spoken(space), *notes]) if space is not None else tr(NO_PLACE)
        self.parts.canvas.describe(said)
        noted = ", ".join(notes)
        if went:
            # A band selects while the cursor goes; else the space says itself that it is selected.
            selected = self._to_speak if hand.holding else ""
            self.parts.canvas.announce(", ".join(filter(None, (said, selected))))
        elif hand.shown and noted != self._noted:
            self.parts.canvas.announce(noted)
        elif hand.shown and said != self._said and not self._quiet:
            self.speak_soon()
        self._said, self._noted, self._quiet = said, noted, False

    def _spoken(self, space: tuple[int, int]) -> str:
        work, hand = self.parts.work, self.parts.canvas.keyboard_pointer
        side = hand.cursor.side if hand.shown else None
        words = [speak_space(work.board, space, side, work.selection, self._signs.get(space, ""))]
        if hand.shown:
            words.append(speak_preview(work.board, work.preview, holding=hand.holding))
        return ", ".join(filter(None, words))

    def speak_soon(self, text: str = "") -> None:
        """Have a text spoken, else what is at the cursor, unless something else is spoken of the same action."""
        if not self._spoken_just_now.isActive():
            self._to_speak = text or self._to_speak
            self._speaking.start(0)

    def _speak(self) -> None:
        self.parts.canvas.announce(self._to_speak or description_of(self.parts.canvas))

    def _leave_unspoken(self) -> None:
        """Speak of an action once: something is being spoken."""
        self._speaking.stop()
        self._spoken_just_now.start(0)
        self._to_speak = ""
        self._quiet = self._pointing.isActive()

    def _tell_cursor(self, went: bool) -> None:
        self.point_again(went=went)

    def _first_painted(self) -> None:
        if not self.begun:
            self.begun = True
            QTimer.singleShot(0, self.parts.palette.begin_drawing)
            self.parts.analysis.request()

    def _show_findings(self, generation: int, findings: list[Finding]) -> None:
        self.findings = findings
        scenario = self.parts.work.scenario
        self._map_begun = begun = is_begun(scenario, findings, self._map_begun)
        shown = without_not_done(scenario, findings, begun)
        self._signs = signs_of(self.parts.work.board, shown)
        self.parts.canvas.show_signs(self._signs)
        steps = next_steps(scenario, findings, begun) if self.document.readable else ()
        self.parts.problems.show_findings(shown, element_titles(self.parts.work.board), steps)
        self.status.show_findings(shown)
        self.witnesses.renew(self.parts.problems.chosen)
        self.actions_by_name["fix"].setEnabled(any(finding.fixes for finding in findings))
        self.findings_changed.emit(findings)

    # Commands

    def open_files(self) -> None:
        """Ask for files and open them."""
        folder = save_commands.folder_of(self.document, self.parts.settings)
        paths = self.parts.questions.files_to_open(self, folder)
        if paths:
            self.open_asked.emit(paths)

    def save(self) -> bool:
        """Save the document; return whether it is saved."""
        self._take_unfinished()
        if not all(allows() for allows in self.before_save):
            return False
        return self._tell_saved(
            save_commands.save(self, self.document, self.parts.questions, self.parts.settings)
        )

    def save_as(self) -> bool:
        """Save under another name; return whether it is saved."""
        self._take_unfinished()
        return self._tell_saved(
            save_commands.save_as(self, self.document, self.parts.questions, self.parts.settings)
        )

    def _tell_saved(self, saved: bool) -> bool:
        if saved:
            self.status.say(tr("Saved {name}.", name=self.document.title))
        return saved

    def _take_unfinished(self) -> None:
        for take in self.unfinished:
            take()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, and remember the state of the window."""
        self._take_unfinished()
        if not all(allows() for allows in self.before_close):
            event.ignore()
            return
        if self.document.modified:
            answer = self.parts.questions.unsaved(self, self.document.title)
            if answer is Answer.CANCEL or (answer is Answer.SAVE and not self.save()):
                event.ignore()
                return
        self.closing.emit()
        self.parts.analysis.stop()
        settings = self.parts.settings
        settings.set_bytes("geometry", self.saveGeometry())
        settings.set_bytes("state", self.saveState(_STATE))
        settings.sync()
        event.accept()
        self.closed.emit(self)
        # The end of the window clears the history; by then those that listen to it are gone.
        self.document.undo_stack.blockSignals(True)

    def _renew_keys(self) -> None:
        for action in self.keyed.values():
            self.parts.keys.apply(action)

    def _use_tool(self, action: QAction) -> None:
        self.parts.toolbox.use(str(action.data()))
        tool = self.parts.toolbox.current
        if tool.section is not None:
            self.parts.palette.show_section(tool.section)
            if self.parts.work.stamp is None:
                self.status.say(tr("Choose what to place in the palette: {lower}.", lower=tool.title.lower()))

    def place(self, stamp: Stamp) -> None:
        """Take a stamp in hand, and go to the map."""
        self.parts.toolbox.place(stamp)
        self.parts.canvas.setFocus()

    def _turn(self) -> None:
        self.parts.toolbox.current.turned(1)
        self.parts.canvas.keyboard_pointer.tell()

    def _turn_back(self) -> None:
        self.parts.toolbox.current.turned(-1)
        self.parts.canvas.keyboard_pointer.tell()

    def _delete(self) -> None:
        self.parts.toolbox.select.removed()

    def _select_all(self) -> None:
        self.parts.toolbox.use("select")
        scenario = self.document.scenario
        self.parts.work.select(
            element.serial for section in _ON_MAP for element in getattr(scenario, section)
        )

    def _end(self) -> None:
        self.witnesses.clear()
        if not self.parts.canvas.keyboard_pointer.give_up():
            self.parts.toolbox.put_down()
        self.parts.canvas.setFocus()

    def _find(self) -> None:
        self._palette_dock.reveal()
        self.parts.palette.search.setFocus()
        self.parts.palette.search.selectAll()

    def _zoom_in(self) -> None:
        self.board_view.zoom(ZOOM_STEP)

    def _zoom_out(self) -> None:
        self.board_view.zoom(1 / ZOOM_STEP)

    def _fit(self) -> None:
        self.board_view.fit()

    def _fit_selection(self) -> None:
        box = extent_of(self.parts.work.board, self.parts.work.selection).box
        if box is not None:
            self.parts.canvas.center_on(box)

    def _focus_map(self) -> None:
        self.board_view.setFocus()

    def show_problems(self) -> None:
        """Bring the problems to the front."""
        self._problems_dock.show()
        self._problems_dock.raise_()

    def _next_problem(self) -> None:
        self._go_to_problem(1)

    def _previous_problem(self) -> None:
        self._go_to_problem(-1)

    def _go_to_problem(self, rows: int) -> None:
        """Go to the next or previous problem; without any the window says what the panel shows instead."""
        self.parts.problems.step(rows)
        if not self.parts.problems.model.findings:
            self.parts.work.say(self.parts.problems.empty_text)

    def _fix_first(self) -> None:
        if self.parts.problems.chosen is None:
            self.parts.problems.step(1)
        self.parts.problems.fix()

    def _go_to(self, finding: Finding) -> None:
        board = self.parts.work.board
        box = extent_of_finding(board, finding).box
        present = {element.serial for section in _ON_MAP for element in getattr(board.scenario, section)}
        self.parts.toolbox.use("select")
        self.parts.work.select(present.intersection(finding.serials))
        self.witnesses.show(finding)
        if box is not None:
            self.parts.canvas.bring_in(box)
        else:
            self.status.say(tr("This problem has no place on the map."))

    def _apply(self, fix: Fix) -> None:
        try:
            done = self.parts.work.edit(fix.edit)
        except KeyError:
            self.status.say(tr("The map has changed meanwhile; the fix no longer fits."))
            return
        self.status.say(
            tr("Fixed: {part}.", part=plain(fix.title)) if done else tr("The fix changed nothing.")
        )

    def show_menu(self, at: QPoint) -> None:
        """Show the menu of what is selected at a place of the screen."""
        menu = QMenu(self)
        for name in ("cut", "copy", "paste", "duplicate", "", "turn", "turn-back", "delete"):
            if name in self.actions_by_name:
                menu.addAction(self.actions_by_name[name])
            elif not name:
                menu.addSeparator()
        menu.addMenu(self._area_menu)
        games = (self.actions_by_name.get(name) for name in ("area-properties", "play-from", "play-here"))
        menu.addActions([action for action in games if action is not None])
        menu.addActions([action for action in self.actions_for.get("piece", []) if action.isEnabled()])
        menu.addSeparator()
        chosen = bool(self.parts.work.selection)
        for name in ("select-same", "select-sort", "select-area", "select-all", "", "fit-selection", "fit"):
            if name.startswith("select-") and name != "select-all" and not chosen:
                continue
            if name in self.actions_by_name:
                menu.addAction(self.actions_by_name[name])
            elif not name:
                menu.addSeparator()
        menu.popup(at)
        if self.parts.canvas.keyboard_pointer.shown:  # asked for by key: the first line is ready to be chosen
            menu.setActiveAction(next(action for action in menu.actions() if action.isEnabled()))
        menu.aboutToHide.connect(menu.deleteLater)

    def _fill_recent(self) -> None:
        self._recent_menu.clear()
        paths = self.parts.settings.recent
        for number, path in enumerate(paths, 1):
            label = str(path).replace("&", "&&")
            action = self._recent_menu.addAction(f"&{number} {label}" if number < 10 else label)
            action.setData(str(path))
            action.triggered.connect(self._open_recent)
        if not paths:
            self._recent_menu.addAction(tr("Nothing was opened yet")).setEnabled(False)

    def _open_recent(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.open_asked.emit([Path(str(sender.data()))])

    def _fill_areas(self) -> None:
        fill_area_menu(self._area_menu, self.parts.work)

    def _put_into_area(self, action: QAction) -> None:
        put_into_area(self.parts.work, str(action.data()))
