"""Properties: every key of the selection, or of the scenario without one, in a panel."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.record import EMPTY
from kneedeep.support.english import capitalized
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.services.layouts import lay_column
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.element_names import elements_title
from kneedeep_editor.tools.geometry.extent import Space, extent_of

if TYPE_CHECKING:
    from kneedeep.analysis.framework.finding import Finding
    from kneedeep.board.script.display_names import DisplayNames
    from kneedeep_editor.panels.properties.field import PickRequest
    from kneedeep_editor.panels.properties.field_entries import FieldEntry
    from kneedeep_editor.panels.properties.name_choices import NameChoice
    from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
    from kneedeep_editor.panels.properties.unused_fields import UnusedField

WIDTH, LEAST_WIDTH = 246, 215

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PICKING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, *_ENTER)
_LEAVING = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)
_ON_MAP = ("piece", "door", "token", "figure", "spawn")


def install(shell: Shell) -> None:
    """Add the panel, and the command that goes to it."""
    holder: list[PropertiesFeature] = []

    def make() -> QWidget:
        holder.append(PropertiesFeature(shell))
        return holder[0]

    dock = shell.docks.add_dock("Properties", make, Qt.DockWidgetArea.RightDockWidgetArea)
    shell.window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    def go() -> None:
        dock.reveal()
        holder[0].panel.begin()

    def take() -> None:
        for one in holder:
            one.take_unfinished()

    shell.saving.unfinished.append(take)

    def point_out(finding: "Finding") -> None:
        if dock.isVisible():
            dock.reveal()
            holder[0].point_out(finding)

    shell.problems.gone_to.connect(point_out)
    shell.navigation.field_asked.connect(partial(show_field, shell))

    def show_area() -> None:
        work = shell.work
        areas = {piece.area for piece in work.scenario.pieces if piece.serial in work.selection}
        area = next((one for one in work.scenario.areas if {one.id} == areas), None)
        if area is None:
            shell.status.say(shell.work.texts.tr("Select pieces of one area to see its properties."))
            return
        dock.reveal()
        assert holder[0].panel is not None
        holder[0].go_to(area.serial)

    def open_selected() -> None:
        serials = [
            piece.serial for piece in shell.work.scenario.pieces if piece.serial in shell.work.selection
        ]
        if serials:
            show_area()
            holder[0].panel.begin("name")
        else:
            go()

    shell.canvas.opened.connect(open_selected)

    shell.actions.add_command("area-properties", show_area)

    shell.actions.add_command("properties", go)


def show_field(shell: Shell, key: str, serial: int = 0) -> None:
    """Give a field of the scenario the keyboard, or one of an element."""
    shell.toolbox.use("select")
    shell.work.select([serial] if serial else [])
    shell.actions.by_name["properties"].trigger()
    shell.feature(PropertiesFeature).panel.begin(key)


class PropertiesFeature(QWidget):
    """Keeps the panel in step with document and selection. The panel itself is made after the first paint."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        shell.add_feature(self)
        self._shell = shell
        self._panel: PropertiesPanel | None = None
        self._picker: Picker | None = None
        self._naming: dict[str, int] = {}
        self._trail: list[tuple[frozenset[int], frozenset[int], str]] = []
        """The trail from field to field: the selections then and before, and the title."""
        self._spoken: DisplayNames | None = None
        self._column = lay_column(of=self, margins=0)
        self.setMinimumWidth(LEAST_WIDTH)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._renew)
        work = shell.work
        shell.document.changed.connect(self._renew_soon)
        shell.document.renamed.connect(self._renew_soon)
        work.selected.changed.connect(self._follow_selection)
        if shell.is_painted:
            self._late.start()
        else:
            shell.canvas.painted.connect(self._begin)

    @property
    def panel(self) -> "PropertiesPanel":
        """The panel, created if necessary, with the current content."""
        if self._panel is None:
            self._panel = self._make()
            self._column.addWidget(self._panel)
        if self._late.isActive():
            self._late.stop()
            self._show()
        return self._panel

    def take_unfinished(self) -> None:
        """Take the unfinished input of the field in focus, as if the focus had left it."""
        focused = self._shell.window.focusWidget()
        line = focused.lineEdit() if isinstance(focused, QComboBox) else focused
        if isinstance(line, QLineEdit) and self._panel is not None and self._panel.isAncestorOf(line):
            line.editingFinished.emit()

    def sizeHint(self) -> QSize:
        """Return how large it would like to be."""
        return QSize(WIDTH, 600)

    def _begin(self) -> None:
        self._shell.canvas.painted.disconnect(self._begin)
        self._late.start()

    def _follow_selection(self) -> None:
        """Take unfinished input for its own elements before others are shown."""
        self.take_unfinished()
        self._renew_soon()

    def _renew_soon(self) -> None:
        if self._panel is None:
            self._late.start()
        elif self.isVisible():
            self._show()
        else:
            self._late.start()

    def _renew(self) -> None:
        if self.isVisible():
            assert self.panel is not None
            self._show()

    def showEvent(self, event: Any) -> None:
        """Show the changes since it was hidden."""
        super().showEvent(event)
        if self._panel is not None or self._shell.is_painted:
            self._late.start()

    def _make(self) -> "PropertiesPanel":
        from kneedeep_editor.panels.properties.field import FieldContext, InputWatcher
        from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel

        shell = self._shell
        inputs = InputWatcher(self)
        inputs.escaped.connect(shell.canvas.setFocus)
        panel = PropertiesPanel(
            FieldContext(
                self._offers,
                self._named,
                self._point,
                self._go,
                self._here,
                self._words,
                lambda: edition_of(shell.document.scenario.ruleset).marines,
                self._switches,
                self._pick,
                self._taken,
                inputs,
                self._idle,
                lambda: edition_of(shell.document.scenario.ruleset).features,
                lambda: shell.work.texts,
                lambda: shell.work.scenario.look.get("areas", EMPTY),
            )
        )
        panel.asked.connect(self._change)
        panel.kept.connect(self._keep)
        panel.returned.connect(self._return)
        return panel

    # What fields ask about

    def _offers(self, wanted: str) -> "Sequence[NameChoice]":
        from kneedeep_editor.panels.properties.name_choices import name_choices

        if wanted == "check":
            return self._codes()
        document, chosen = self._shell.document, self._shell.work.selection
        found = name_choices(document.board, wanted)
        return [one for one in found if wanted != "teleporter" or one.serial not in chosen]

    def _named(self, serial: int) -> str:
        """Return the name that a thing gets along with the next change."""
        from kneedeep.board.element_ids import readable_id

        document = self._shell.document
        scenario = document.scenario
        name = readable_id(scenario, document.catalog, scenario.element(serial))
        self._naming[name] = serial
        return name

    def _point(self, wanted: str, done: "Callable[[NameChoice], None]") -> None:
        """Let something be pointed out on the map that fits."""
        from kneedeep_editor.panels.properties.field import PickRequest
        from kneedeep_editor.panels.properties.name_choices import POINTED

        def there(space: Space) -> "NameChoice | None":
            return next((one for one in self._offers(wanted) if self._lies(one, (space,))), None)

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
            offer = there(spaces[0])
            if offer is not None:
                done(offer)

        self._pick(PickRequest(False, (), chosen, refused))

    def _lies(self, offer: "NameChoice", spaces: Sequence[Space]) -> bool:
        if not offer.serial:
            return False
        board = self._shell.document.board
        extent = extent_of(board, frozenset({offer.serial}))
        covered = {space for patch in extent.patches for space in patch}
        covered.update(
            space for door in board.doors if door.element.serial == offer.serial for space in door.sides
        )
        return not covered.isdisjoint(spaces)

    def _go(self, name: str) -> None:
        """Select the thing with a name, and show it on the map."""
        work = self._shell.work
        element = next((one for one in work.scenario.elements() if getattr(one, "id", None) == name), None)
        if element is not None:
            self.go_to(element.serial)

    def go_to(self, serial: int) -> None:
        """Select an element and show it on the map. The panel offers the way back."""
        work = self._shell.work
        title = self._panel.title.text() if self._panel is not None else ""
        self._trail.append((frozenset({serial}), frozenset(work.selection), title))
        work.select([serial])
        box = extent_of(work.board, frozenset({serial})).box
        if box is not None:
            self._shell.canvas.bring_in(box)

    def _return(self) -> None:
        if self._trail:
            _, origin, _ = self._trail.pop()
            self._shell.work.select(origin)

    def point_out(self, finding: "Finding") -> None:
        """Show the field of a problem and its error."""
        work, serial = self._shell.work, finding.serials[0] if finding.serials else 0
        known = {element.serial for element in work.scenario.elements()}
        if not finding.path or (serial and serial not in known):
            return
        if work.selection != ({serial} if serial else set()):
            work.select([serial] if serial else [])
        self.panel.point_out(finding.path, plain(finding.message))

    def _here(self) -> Space:
        """Return a space to begin with: where the selected thing is, else the one nearest to the middle of the view."""
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

    def _words(self) -> "DisplayNames":
        from kneedeep.board.script.display_names import DisplayNames

        document = self._shell.document
        if self._spoken is None or self._spoken.scenario is not document.scenario:
            self._spoken = DisplayNames(document.scenario, document.board, document.catalog)
        return self._spoken

    def _switches(self) -> Sequence[Any]:
        from kneedeep.model.catalog.house_rules import switches

        return switches(self._shell.document.scenario.ruleset)

    def _codes(self) -> "Sequence[NameChoice]":
        from kneedeep.analysis.framework.check import check_modules
        from kneedeep_editor.panels.properties.name_choices import NameChoice

        found = {one.code for one in self._shell.navigation.findings}
        return [
            NameChoice(
                code,
                tr("found in this scenario") if code in found else name.split("_", 1)[1].replace("_", " "),
            )
            for code, name in sorted(
                ((code, module.rsplit(".", 1)[-1]) for code, module in check_modules().items()),
                key=lambda pair: (pair[0] not in found, pair[0]),
            )
        ]

    def _taken(self, name: str) -> str:
        from kneedeep_editor.tools.elements.ids import taken_ids

        return taken_ids(self._shell.document.scenario, name)

    def _idle(self, name: str, elements: Sequence[Any]) -> "UnusedField | None":
        from kneedeep_editor.panels.properties.unused_fields import unused_field

        return unused_field(name, elements, self._shell.document.board.kinds)

    def _pick(self, picking: "PickRequest") -> None:
        if self._picker is not None:
            self._picker.end(taken=False)
        self._picker = picker = Picker(self._shell, picking)
        picker.ended.connect(self._forget_picker)

    def _forget_picker(self) -> None:
        self._picker = None

    # Showing and changing

    def _show(self) -> None:
        from kneedeep_editor.panels.properties.properties_panel import Subject

        if self._panel is None:
            return
        document = self._shell.document
        scenario, chosen = document.scenario, self._shell.work.selection
        while self._trail and self._trail[-1][0] != chosen:
            self._trail.pop()
        self._panel.offer_back(self._trail[-1][2] if self._trail else "")
        elements = tuple(element for element in scenario.elements() if element.serial in chosen)
        if elements:
            title = elements_title(scenario, document.board.kinds, chosen)
            if len(elements) == 1 and elements[0].word not in _ON_MAP:
                title = f"{elements[0].word.replace('_', ' ')} {title}"
            title = capitalized(title)
        else:
            title = tr("The scenario")
        offered = (
            self._shell.actions.for_element.get(elements[0].word, [])
            if len(elements) == 1 and elements[0].word not in _ON_MAP
            else []
        )
        self._panel.show_subject(
            Subject(elements or (scenario,), title, scenario.ruleset, not document.editable, tuple(offered))
        )

    def _change(self, entry: "FieldEntry", value: Any, merge: Any) -> None:
        from kneedeep_editor.panels.properties.field_edits import edit_for, name_elements

        work = self._shell.work
        scenario, shown = work.scenario, self.panel.serials
        elements = [element for element in (scenario, *scenario.elements()) if element.serial in shown]
        if not elements:
            return
        name = "" if scenario in elements else elements_title(scenario, work.board.kinds, shown)
        naming, self._naming = self._naming, {}
        try:
            edit = name_elements(edit_for(work.board, elements, entry, value, name), naming)
        except ValueError as error:
            self.panel.complain(entry, str(error))
            return
        key = None if merge is None else ("properties", shown, merge)
        if not work.edit(edit, key):
            self.panel.renew()

    def _keep(self, word: str) -> None:
        work = self._shell.work
        work.select(
            element.serial
            for element in work.scenario.elements()
            if element.word == word and element.serial in work.selection
        )


class Picker(QObject):
    """Lets people pick spaces on the map: clicks or Space at the cursor choose, Enter ends, Esc cancels.

    As long as it lasts, a notice over the map has the question, and why a space does not fit. It also ends when
    something else is selected, edited or taken in hand, or when another widget takes the keyboard.
    """

    ended = Signal()

    def __init__(self, shell: Shell, picking: "PickRequest") -> None:
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
        why = self._picking.refused(space)
        if why:
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
                "Chosen: {chosen}. Click spaces, or press Space at the cursor, to add or remove "
                "them; Enter finishes",
                chosen=chosen,
            )
            if self._picking.several
            else tr("Click a space, or press Enter at the cursor")
        )
        text = " ".join(filter(None, (why, tr("{more}, Esc cancels.", more=more))))
        self._shell.work.say(text)
        self._notice.ask(text)

    def _point_out(self) -> None:
        from kneedeep.drawing.marks import Mark

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
