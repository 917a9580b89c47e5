"""Picking spaces on the map for a field."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from kneedeep.drawing.marks import Mark
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.properties.field import PickRequest
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.texts import tr

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PICKING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, *_ENTER)
_LEAVING = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class SpacePicker(QObject):
    """Lets people pick spaces on the map: clicks or Space at the cursor choose, Enter ends, Esc cancels.

    As long as it lasts, a notice over the map has the question, and why a space does not fit. It also ends when
    something else is selected, edited or taken in hand, or when another widget takes the keyboard.
    """

    ended = Signal()

    def __init__(self, shell: Shell, picking: PickRequest) -> None:
        super().__init__(shell.window)
        self._shell, self._picking = shell, picking
        self._chosen = list(picking.present) if picking.several else []
        canvas = shell.canvas
        self._notice = NoticeBar(canvas)
        self._notice.closed.connect(self._give_up)
        for signal in self._enders():
            signal.connect(self._give_up)
        canvas.setFocus()
        canvas.installEventFilter(self)
        canvas.setCursor(Qt.CursorShape.CrossCursor)
        canvas.keyboard_pointer.show()
        self._hint()
        self._point_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take clicks and keys from the tool in hand."""
        kind = event.type()
        if isinstance(event, QFocusEvent) and kind == QEvent.Type.FocusOut:
            if event.reason() in _LEAVING:
                self._give_up()
            return False
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if kind == QEvent.Type.MouseButtonPress:
                self._click(event)
            return kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        if isinstance(event, QKeyEvent) and event.key() in _PICKING:
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
            elif kind == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._press(Qt.Key(event.key()))
            return True
        return False

    def _press(self, key: Qt.Key) -> None:
        hand = self._shell.canvas.keyboard_pointer
        if hand.shown and (key == Qt.Key.Key_Space or (key in _ENTER and not self._picking.several)):
            self._choose(hand.cursor.space)
        elif key != Qt.Key.Key_Space:
            self.end(taken=key in _ENTER)

    def _click(self, event: QMouseEvent) -> None:
        x, y = self._shell.canvas.view.to_board(event.position().x(), event.position().y())
        self._choose((int(x // 1), int(y // 1)))

    def _choose(self, space: tuple[int, int]) -> None:
        if why := self._picking.refused(space):
            self._hint(why)
            return
        if not self._picking.several:
            self._chosen = [space]
            self.end(taken=True)
            return
        if space in self._chosen:
            self._chosen.remove(space)
        else:
            self._chosen.append(space)
        self._hint()
        self._point_out()

    def _hint(self, why: str = "") -> None:
        chosen = " ".join(f"{x},{y}" for x, y in self._chosen) or tr("none yet")
        more = (
            tr(
                "Chosen: {chosen}. Click spaces, or press Space at the cursor, to add or remove them; Enter finishes",
                chosen=chosen,
            )
            if self._picking.several
            else tr("Click a space, or press Enter at the cursor")
        )
        text = " ".join(filter(None, (why, tr("{more}, Esc cancels.", more=more))))
        self._shell.work.say(text)
        self._notice.ask(text)

    def _point_out(self) -> None:
        spaces = tuple(self._chosen)
        self._shell.canvas.show_mark(Mark("info", spaces) if spaces else None)

    def _enders(self) -> tuple[SignalInstance, ...]:
        work = self._shell.work
        return work.selected.changed, work.document.changed, self._shell.toolbox.changed

    def _give_up(self) -> None:
        self.end(taken=False)

    def end(self, *, taken: bool) -> None:
        """End it. If `taken`, the chosen spaces are passed to the callback."""
        canvas = self._shell.canvas
        for signal in self._enders():
            signal.disconnect(self._give_up)
        self._notice.hide()
        self._notice.deleteLater()
        canvas.show_cursor()
        canvas.removeEventFilter(self)
        canvas.show_mark(None)
        self._shell.status.say("")
        self.ended.emit()
        if taken:
            self._picking.done(tuple(self._chosen))
        self.deleteLater()
