"""The windows of the program and their tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep_editor.mainwindow.main_window import MainWindow
from kneedeep_editor.mainwindow.tabbed_window import Frame
from kneedeep_editor.mainwindow.unsaved_work import unsaved_changes
from kneedeep_editor.mainwindow.user_questions import Questions
from kneedeep_editor.services.settings import Settings

OPEN_IN, IN_WINDOWS = "open-in", "windows"
"""The key of a setting, and its value for separate windows. Any other value means tabs."""
_ASIDE = QPoint(32, 32)
"""The offset of a further window from the previous one."""
_GEOMETRY = "geometry"


class Frames(QObject):
    """Opens, fills and closes the windows, each with maps in tabs."""

    def __init__(self, settings: Settings, questions: Questions) -> None:
        super().__init__()
        self.settings, self.questions = settings, questions
        self.windows: list[MainWindow] = []
        self.frames: list[Frame] = []

    def _fill_empty(self, frame: Frame) -> None:
        """Handle a window whose last map was closed."""
        raise NotImplementedError

    def _frame_for(self, beside: MainWindow | None) -> Frame:
        """The window for a document: that of `beside`, else the active one, or a new one."""
        if not self.frames or self.settings.text(OPEN_IN) == IN_WINDOWS:
            return self._new_frame()
        wanted = beside.window() if beside is not None else QApplication.activeWindow()
        return next((frame for frame in self.frames if frame is wanted), self.frames[-1])

    def _new_frame(self) -> Frame:
        frame = Frame(
            lambda own: self._may_close([one for one in self.windows if one.window() is own]),
            self.settings.bytes(_GEOMETRY),
        )
        if self.frames:
            frame.move(self.frames[-1].pos() + _ASIDE)
        frame.closed.connect(self._forget_frame)
        frame.tear_asked.connect(self._tear)
        frame.emptied.connect(self._fill_empty)
        frame.turned.connect(self._renew_tab_commands)
        frame.handed_over.connect(self._hand_on_panels)
        self.frames.append(frame)
        return frame

    def _forget_frame(self, frame: Frame) -> None:
        if not frame.isFullScreen():
            self.settings.setValue(_GEOMETRY, frame.saveGeometry())
            self.settings.sync()
        self.frames.remove(frame)
        self._renew_tab_commands()

    @staticmethod
    def _hand_on_panels(before: QWidget | None, after: QWidget) -> None:
        """Give the current map the panel layout of the previous one, since the layout belongs to the window."""
        frame = after.window()
        if not isinstance(frame, Frame):
            return
        if isinstance(before, MainWindow):
            frame.panels = before.shell.docks.now
        if isinstance(after, MainWindow) and frame.panels is not None:
            after.shell.docks.take(frame.panels)

    def _renew_tab_commands(self) -> None:
        """Enable the tab commands that have an effect."""
        for window in self.windows:
            frame, actions = window.window(), window.shell.actions.by_name
            several = isinstance(frame, Frame) and len(frame.pages) > 1
            for name in ("next-tab", "previous-tab", "tear-off"):
                actions[name].setEnabled(several)
            actions["gather"].setEnabled(len(self.frames) > 1)

    @staticmethod
    def _bring(window: MainWindow) -> None:
        frame = window.window()
        if isinstance(frame, Frame):
            frame.bring(window)

    def _step_tab(self, tabs: int) -> None:
        frame = self._asking_window().window()
        if isinstance(frame, Frame):
            frame.step(tabs)

    def _tear_asked(self) -> None:
        self._tear(self._asking_window())

    def _tear(self, page: QWidget) -> None:
        """Move a page to its own window."""
        own = page.window()
        if isinstance(own, Frame) and len(own.pages) > 1:
            own.drop(page)
            frame = self._new_frame()
            frame.resize(own.size())
            frame.add(page)
            frame.show()
            frame.bring(page)

    def _gather_asked(self) -> None:
        """Move a page to the first window, or from there to the next one."""
        page = self._asking_window()
        own = page.window()
        target = next((frame for frame in self.frames if frame is not own), None)
        if target is not None and isinstance(own, Frame):
            own.drop(page)
            target.add(page)
            target.bring(page)

    def _asking_window(self) -> MainWindow:
        """The window that sent the current signal."""
        window = self.sender().parent()
        assert isinstance(window, MainWindow)
        return window

    def _may_close(self, windows: Sequence[MainWindow]) -> bool:
        """Ask once about all unsaved work. Returns whether these pages may be closed."""
        asked = [window for window in windows if not window.shell.saving.settled]
        if not all(window.shell.saving.allows_closing() for window in asked):
            return False
        if not self._settles([window for window in asked if window.document.modified]):
            return False
        for window in asked:
            window.shell.saving.settled = True
        return True

    def _settles(self, modified: Sequence[MainWindow]) -> bool:
        """Ask which of these documents to save. Returns False if they stay open."""
        if len(modified) == 1:
            self._bring(modified[0])
            return modified[0].shell.saving.asks_unsaved()
        if not modified:
            return True
        names = [window.document.title for window in modified]
        changes = [unsaved_changes(window.document) for window in modified]
        chosen = self.questions.unsaved_several(modified[0].window(), names, changes)
        return chosen is not None and all(modified[number].shell.saving.save() for number in chosen)
