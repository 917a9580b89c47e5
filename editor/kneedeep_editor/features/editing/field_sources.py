"""The data for fields of the properties: names to offer, and spaces picked on the map."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from kneedeep.analysis.framework.check import check_modules
from kneedeep.board.element_ids import readable_id
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.drawing.marks import Mark
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.scenario.record import EMPTY
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.properties.field import FieldContext, InputWatcher, PickRequest
from kneedeep_editor.panels.properties.name_choices import POINTED, NameChoice, name_choices
from kneedeep_editor.panels.properties.unused_fields import unused_field
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.ids import taken_ids
from kneedeep_editor.tools.geometry.extent import Space, extent_of

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
    """Picks spaces on the map: clicks or Space at the cursor choose, Enter ends, Esc cancels.

    Meanwhile a notice over the map has the question, or the reason why a space does not fit. Picking also ends when the
    selection, the document or the tool changes, or when another widget gets the focus.
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
        """Handle clicks and keys instead of the current tool."""
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
        """End picking. `taken`: pass the chosen spaces to the callback."""
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


class FieldSources:
    """The data for fields in one window. `naming`: elements that get an id with the next change."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.naming: dict[str, int] = {}
        self._picker: SpacePicker | None = None
        self._spoken: DisplayNames | None = None

    def context(self, inputs: InputWatcher, go: Callable[[str], None]) -> FieldContext:
        """The context of fields. `go`: a callback that shows a named element."""
        document, work = self._shell.document, self._shell.work
        return FieldContext(
            self.offers,
            self.named,
            self.point,
            go,
            self.here,
            self.words,
            lambda: edition_of(document.scenario.ruleset).marines,
            lambda: switches(document.scenario.ruleset),
            self.pick,
            lambda name: taken_ids(document.scenario, name),
            inputs,
            lambda name, elements: unused_field(name, elements, document.board.kinds),
            lambda: edition_of(document.scenario.ruleset).features,
            lambda: work.texts,
            lambda: work.scenario.look.get("areas", EMPTY),
        )

    def offers(self, wanted: str) -> Sequence[NameChoice]:
        """The possible names for a reference."""
        if wanted == "check":
            return self._codes()
        document, chosen = self._shell.document, self._shell.work.selection
        found = name_choices(document.board, wanted)
        return [one for one in found if wanted != "teleporter" or one.serial not in chosen]

    def named(self, serial: int) -> str:
        """The id that an element gets with the next change."""
        document = self._shell.document
        scenario = document.scenario
        name = readable_id(scenario, document.catalog, scenario.element(serial))
        self.naming[name] = serial
        return name

    def point(self, wanted: str, done: Callable[[NameChoice], None]) -> None:
        """Let the user pick a suitable element on the map."""

        def there(space: Space) -> NameChoice | None:
            return next((one for one in self.offers(wanted) if self._is_at(one, (space,))), None)

        def refused(space: Space) -> str:
            if there(space) is not None:
                return ""
            return tr(
                "There is nothing suitable at {x},{y}. Choose {wanted}.",
                x=space[0],
                y=space[1],
                wanted=self._shell.work.texts.tr(POINTED[wanted]),
            )

        def chosen(spaces: Sequence[Space]) -> None:
            if (offer := there(spaces[0])) is not None:
                done(offer)

        self.pick(PickRequest(False, (), chosen, refused))

    def _is_at(self, offer: NameChoice, spaces: Sequence[Space]) -> bool:
        if not offer.serial:
            return False
        board = self._shell.document.board
        extent = extent_of(board, frozenset({offer.serial}))
        covered = {space for patch in extent.patches for space in patch}
        covered.update(space for door in board.doors if door.element.serial == offer.serial for space in door.sides)
        return not covered.isdisjoint(spaces)

    def here(self) -> Space:
        """An initial space: that of the selected element, else the one nearest to the center of the view."""
        work, canvas = self._shell.work, self._shell.canvas
        box = extent_of(work.board, work.selection).box
        x, y = (
            canvas.view.to_board(canvas.width() / 2, canvas.height() / 2)
            if box is None
            else (box[0] + box[2] / 2, box[1] + box[3] / 2)
        )
        return min(
            work.board.spaces,
            key=lambda space: (abs(space[0] + 0.5 - x) + abs(space[1] + 0.5 - y), space),
            default=(0, 0),
        )

    def words(self) -> DisplayNames:
        """The names and sentences of the current scenario, cached."""
        document = self._shell.document
        if self._spoken is None or self._spoken.scenario is not document.scenario:
            self._spoken = DisplayNames(document.scenario, document.board, document.catalog)
        return self._spoken

    def _codes(self) -> Sequence[NameChoice]:
        found = {one.code for one in self._shell.navigation.findings}
        return [
            NameChoice(code, tr("found in this scenario") if code in found else name.split("_", 1)[1].replace("_", " "))
            for code, name in sorted(
                ((code, module.rsplit(".", 1)[-1]) for code, module in check_modules().items()),
                key=lambda pair: (pair[0] not in found, pair[0]),
            )
        ]

    def pick(self, picking: PickRequest) -> None:
        """Let the user pick spaces on the map."""
        if self._picker is not None:
            self._picker.end(taken=False)
        self._picker = picker = SpacePicker(self._shell, picking)
        picker.ended.connect(self._forget_picker)

    def _forget_picker(self) -> None:
        self._picker = None
