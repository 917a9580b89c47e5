"""The window of a table: its pages and commands, and saving after every step."""

import secrets
from functools import partial
from operator import attrgetter
from pathlib import Path
from string import Template

from PySide6 import QtGui
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QToolBar

from kneedeep.analysis.text.witness_text import too_much
from kneedeep.board import Board, compile_board
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.table_session import Session, TableGame, begun, drawn_at_random, resumed
from kneedeep.drawing import DisplayList
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.support.timer import limited
from kneedeep.support.work_budget import OutOfWork
from kneedeep_editor.canvas.display_painter import screen_painter
from kneedeep_editor.canvas.thumbnails.stamp_thumbnails import stamp_picture
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.map_language import add_language_row, in_map_language
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import Label, give_letters, set_up_overflow
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.table_mode.saved_sessions import SavedSession, SavedSessions
from kneedeep_editor.table_mode.start_page import StartPage
from kneedeep_editor.table_mode.table_commands import BAR, COMMANDS, ICONS, ROUNDS, TOKENS
from kneedeep_editor.table_mode.table_page import TablePage
from kneedeep_editor.table_mode.table_picture import TableModeCanvas
from kneedeep_editor.texts import marines_text, sentence, tr

SECONDS = 2.0
"""The maximum processor time for setting up a session, since the window waits."""
SIZES = (14, 17, 20, 24, 29, 35, 42)
"""The text sizes in points. Texts for reading aloud are larger."""
_SIZE, _GEOMETRY = "table-text", "table-geometry"
_SMALL = 900
_SHARE = 0.92
"""The share of the screen that the window initially fills."""
_ROOM = (40, 22)
"""The minimum width and height of a window in units of its text size."""
_LARGEST = 44.0
"""The maximum size of a space in small pictures in points, at a text size of 20."""
_TITLE, _TICK = 2.0, 0.9
"""The sizes of titles and check boxes, as multiples of the text's."""
_BAR_WIDTH = 58
"""The width in units of the text size below which the toolbar has only icons."""


class TableWindow(QMainWindow):
    """A table for a scenario as it was when opened. `closed`: the window is gone."""

    closed = Signal(object)

    def __init__(
        self, board: Board, path: Path | None, settings: Settings, appearance: Appearance, marines: int | None = None
    ) -> None:
        """Open a board. `path`: its file."""
        super().__init__()
        self.setObjectName("table-window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._whole, self._settings, self._appearance = board, settings, appearance
        self._board = board
        self.keeping = SavedSessions(settings.tables, path, board.scenario)
        self.page: TablePage | None = None
        self.setWindowTitle(tr("{title} – table", title=board.scenario.title or tr("Untitled")))
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.orders: dict[str, QtGui.QAction] = {}
        self._make_orders()
        self.message = Label(wrap=True)
        self.statusBar().addWidget(self.message, 1)
        self._size = self._kept_size()
        self._say("")
        try:
            self.keeping.take()
        except FileFailed as error:
            self._say(str(error))
        self._ask(marines)
        appearance.changed.connect(self._use_theme)
        appearance.looks_changed.connect(self._use_theme)
        self._dress()
        self._update()
        screen = QtGui.QGuiApplication.primaryScreen().availableGeometry()
        self.resize(round(screen.width() * _SHARE), round(screen.height() * _SHARE))
        if (geometry := settings.bytes(_GEOMETRY)) is not None:
            self.restoreGeometry(geometry)

    # Beginning

    def _ask(self, marines: int | None) -> None:
        """Show the page that asks how to begin, in the chosen language of the map."""
        scenario = in_map_language(self._whole.scenario, self._settings)
        board = self._board = compile_board(scenario, self._whole.catalog, self._whole)
        words = DisplayNames(scenario, board, board.catalog)
        self.start = StartPage(scenario, words, self.keeping.offers(), secrets.randbelow, marines)
        add_language_row(self.start.form, self._whole.scenario, self._settings, self._ask_again)
        self.start.begun.connect(self.begin)
        self.start.resumed.connect(self.resume)
        self.pages.addWidget(self.start)
        self.pages.setCurrentWidget(self.start)
        self.setWindowTitle(tr("{title} – table", title=board.scenario.title or tr("Untitled")))

    def _ask_again(self) -> None:
        """Show the page again in another language of the map."""
        before = self.start
        self._ask(before.marines.checkedId())
        self.pages.removeWidget(before)
        before.deleteLater()

    def restart(self) -> None:
        """Ask again how to begin. The current session is saved and can be continued."""
        page, self.page = self.page, None
        if page is None:
            return
        self._ask(page.top.marines)
        self.pages.removeWidget(page)
        page.deleteLater()
        self._say("")
        self._update()
        (self.start.offers[0] if self.start.offers else self.start.begin).setFocus()

    def begin(self, marines: int, drawn: tuple[tuple[int, ...], ...]) -> None:
        """Begin a new session."""
        try:
            with limited(SECONDS):
                top = TableGame(self._board, marines, drawn)
                session = begun(top)
        except OutOfWork:
            self._refuse_too_much()
            return
        try:
            self.keeping.begin()
        except FileFailed as error:
            self._say(str(error))
        self._play(top, session)

    def resume(self, kept: SavedSession) -> None:
        """Continue a saved session."""
        counts, choices = self._board.scenario.counts, self._board.scenario.choices
        marines = kept.marines if kept.marines in counts else max(counts)
        try:
            with limited(SECONDS):
                try:
                    top = TableGame(self._board, marines, kept.drawn)
                except ValueError:
                    top = TableGame(self._board, marines, drawn_at_random(choices, secrets.randbelow))
                session, lost = resumed(top, kept.steps)
        except OutOfWork:
            self._refuse_too_much()
            return
        self._play(top, session).reader.end()
        if lost:
            self._say(tr("The map has changed. Steps that no longer fit were left out: {count}.", count=lost))

    def _refuse_too_much(self) -> None:
        self._say(sentence(too_much(self._board.scenario)))

    def _play(self, top: TableGame, session: Session) -> TablePage:
        theme, below = self._appearance.theme, secrets.randbelow
        table = TableModeCanvas(theme, screen_painter())
        page = TablePage(top, session, table, theme, self._picture, below, looks=self._appearance.looks)
        table.clicked.connect(page.click)
        table.pointed.connect(page.point)
        page.stepped.connect(self._keep)
        page.refused.connect(self._say)
        page.below.currentChanged.connect(self._update)
        page.card.left.connect(self._update)
        self.page = page
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.pages.removeWidget(self.start)
        self.start.deleteLater()
        page.set_text_size(self._fitting)
        self.setWindowTitle(
            tr(
                "{title}, {marines} – table",
                title=self._board.scenario.title or tr("Untitled"),
                marines=marines_text(top.marines),
            )
        )
        self._keep(session)
        table.setFocus()
        return page

    def _keep(self, session: Session) -> None:
        page = self.page
        assert page is not None
        text = ""
        try:
            self.keeping.keep(page.top.marines, page.top.drawn, session.steps)
        except FileFailed as error:
            text = tr("This step could not be saved: {error}", error=error)
        self._say(text)
        self._update()

    # Commands

    def _make_orders(self) -> None:
        features = self._board.edition.features
        menus: dict[str, QMenu] = {}
        for name, text, menu, keys, do in COMMANDS:
            text = TOKENS.get(name, text) if "frag tokens" in features else text
            action = QtGui.QAction(tr(text), self)
            action.setObjectName(name)
            action.setShortcuts([QtGui.QKeySequence(key) for key in keys])
            action.triggered.connect(partial(self._run, do))
            if name in ICONS:
                action.setIcon(icon(ICONS[name]))
            self.addAction(action)
            action.setVisible(name not in ROUNDS or "initiative deck" in features)
            self.orders[name] = action
            if menu:
                if menu not in menus:
                    menus[menu] = self.menuBar().addMenu(tr(menu))
                    menus[menu].aboutToShow.connect(partial(give_letters, menus[menu]))
                menus[menu].addAction(action)
        bar = self.bar = QToolBar(tr("Table"))
        bar.setObjectName("table-bar")
        bar.setMovable(False)
        set_up_overflow(bar)
        for name in BAR:
            if name == "-":
                bar.addSeparator()
            else:
                bar.addAction(self.orders[name])
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(bar)
        for name in ("full", "drawer", "looks"):
            self.orders[name].setCheckable(True)

    def _run(self, do: str) -> None:
        """Call a method of the window or its page. Without a page, methods of the page are skipped."""
        path, *numbers = do.split()
        if self.page is not None or "." not in path:
            attrgetter(path)(self)(*map(int, numbers))
            self._update()

    def _update(self) -> None:
        page = self.page
        for name, action in self.orders.items():
            if name not in ("close", "larger", "smaller", "looks", "full", "leave"):
                action.setEnabled(page is not None)
        self.orders["looks"].setChecked(self._appearance.looks)
        if page is None:
            return
        self.orders["back"].setEnabled(bool(page.session.steps))
        self.orders["again"].setEnabled(bool(page.undone))
        self.orders["carry"].setEnabled(bool(page.moment.due) and not page.moment.winner)
        self.orders["unplaced"].setEnabled(bool(page.content.unplaced))
        for name in ("round", "frag", "unfrag"):
            self.orders[name].setEnabled(not page.moment.winner)
        self.orders["draw"].setEnabled(page.initiative.draw.isEnabled())
        self.orders["put-in"].setEnabled(page.initiative.put_in.isEnabled())
        self.orders["group"].setEnabled(bool(page.moment.owed) and not page.moment.winner)
        self.orders["sighted"].setEnabled(bool(page.content.in_view) and not (page.moment.owed or page.moment.due))
        self.orders["drawer"].setChecked(page.drawer_is_open)
        self.orders["full"].setChecked(self.isFullScreen())
        self._update_sizes()

    def _update_sizes(self) -> None:
        number = SIZES.index(self._fitting)
        room = number + 1 < len(SIZES) and self._fits(SIZES[number + 1])
        self.orders["larger"].setEnabled(room)
        self.orders["smaller"].setEnabled(number > 0)

    def toggle_full_screen(self) -> None:
        """Toggle full screen."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
        self.menuBar().setVisible(not self.isFullScreen())
        self._update()

    def leave(self) -> None:
        """Close the drawer or a card, or leave full screen."""
        if (page := self.page) is not None and page.drawer_is_open:
            page.shut_drawer()
        elif page is not None and not page.card.isHidden():
            page.leave_card()
        elif self.isFullScreen():
            self.toggle_full_screen()
        self._update()

    # Looks

    def toggle_looks(self) -> None:
        """Toggle floors and ornaments of the scenario."""
        self._appearance.show_looks(shown=self.orders["looks"].isChecked())

    def resize_text(self, steps: int) -> None:
        """Increase or decrease the text size."""
        number = SIZES.index(self._fitting) + steps
        self._size = SIZES[max(0, min(number, len(SIZES) - 1))]
        self._settings.setValue(_SIZE, str(self._size))
        self._dress()
        if self.page is not None:
            self.page.set_text_size(self._fitting)
        self._update()

    @property
    def _fitting(self) -> int:
        """The text size: the chosen one, or a smaller one that fits the window."""
        return max((size for size in SIZES if size <= self._size and self._fits(size)), default=SIZES[0])

    def _fits(self, size: int) -> bool:
        return self.width() >= size * _ROOM[0] and self.height() >= size * _ROOM[1]

    def _kept_size(self) -> int:
        kept = self._settings.text(_SIZE)
        if kept.isdecimal() and int(kept) in SIZES:
            return int(kept)
        screen = QtGui.QGuiApplication.primaryScreen()
        return SIZES[1] if screen.availableGeometry().height() <= _SMALL else SIZES[2]

    def _dress(self) -> None:
        self._dressed = self._fitting
        self.setStyleSheet(_style_sheet(self._dressed))
        side = round(self._dressed * 1.2)
        self.bar.setIconSize(QSize(side, side))
        self._fit_bar()

    def _fit_bar(self) -> None:
        style = Qt.ToolButtonStyle
        narrow = self._fitting * _BAR_WIDTH > self.width()
        self.bar.setToolButtonStyle(style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon)

    def _use_theme(self) -> None:
        self._dress()
        if self.page is not None:
            self.page.placing.forget_pictures()
            self.page.use_theme(self._appearance.theme, looks=self._appearance.looks)
        self._update()

    def _picture(self, picture: DisplayList, size: int) -> QtGui.QPixmap:
        most, ratio = _LARGEST * size / 40, self.devicePixelRatioF()
        return stamp_picture(screen_painter(), picture._replace(background=None), QSize(size, size), ratio, most)

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.statusBar().setVisible(bool(text))

    # Events of the window system

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        """Focus the first button."""
        super().showEvent(event)
        if self.page is None:
            (self.start.offers[0] if self.start.offers else self.start.begin).setFocus()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Keep the whole toolbar visible."""
        super().resizeEvent(event)
        if self._dressed != self._fitting:
            self._dress()
            if self.page is not None:
                self.page.set_text_size(self._fitting)
        self._fit_bar()
        self._update_sizes()

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        """Save the window's geometry. The session is already saved."""
        if not self.isFullScreen():
            self._settings.setValue(_GEOMETRY, self.saveGeometry())
        self.keeping.release()
        event.accept()
        self.closed.emit(self)


def _style_sheet(pixels: int) -> str:
    """The style sheet for a text size in pixels, with the largest texts for reading aloud."""
    theme = current_theme()
    cue = theme.accent if theme.name != "light" else theme.text
    sizes = {"pixels": pixels, "title": round(pixels * _TITLE), "tick": round(pixels * _TICK)}
    template = Template(Path(__file__).with_name("style_sheet.qss").read_text(encoding="utf-8"))
    return template.substitute(theme._asdict(), cue=cue, **sizes)
