"""Properties: every key of the selection in a panel, or of the scenario if nothing is selected."""

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.widgets import lay_column
from kneedeep_editor.texts import capitalized, tr
from kneedeep_editor.tools.elements.element_names import elements_title
from kneedeep_editor.tools.geometry.extent import extent_of

if TYPE_CHECKING:
    from kneedeep.analysis.framework.finding import Finding
    from kneedeep_editor.features.editing.field_sources import FieldSources
    from kneedeep_editor.panels.properties.field_entries import FieldEntry
    from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel

WIDTH, LEAST_WIDTH = 246, 215

_ON_MAP = ("piece", "door", "token", "figure", "spawn")


def install(shell: Shell) -> None:
    """Add the panel, and the command that focuses it."""
    dock = shell.docks.add_dock("Properties", partial(PropertiesFeature, shell), Qt.DockWidgetArea.RightDockWidgetArea)
    shell.window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    def shown() -> PropertiesFeature:
        return cast(PropertiesFeature, dock.reveal())

    def go() -> None:
        shown().panel.begin()

    def take() -> None:
        if isinstance(made := dock.widget(), PropertiesFeature):
            made.take_unfinished()

    shell.saving.unfinished.append(take)

    def point_out(finding: "Finding") -> None:
        if dock.isVisible():
            shown().point_out(finding)

    shell.problems.gone_to.connect(point_out)
    shell.navigation.field_asked.connect(partial(show_field, shell))

    def show_area() -> None:
        work = shell.work
        areas = {piece.area for piece in work.scenario.pieces if piece.serial in work.selection}
        area = next((one for one in work.scenario.areas if {one.id} == areas), None)
        if area is None:
            shell.status.say(shell.work.texts.tr("Select pieces of one area to see its properties."))
            return
        feature = shown()
        assert feature.panel is not None
        feature.go_to(area.serial)

    def open_selected() -> None:
        serials = [piece.serial for piece in shell.work.scenario.pieces if piece.serial in shell.work.selection]
        if serials:
            show_area()
            shown().panel.begin("name")
        else:
            go()

    shell.canvas.opened.connect(open_selected)

    shell.actions.add_command("area-properties", show_area)

    shell.actions.add_command("properties", go)


def show_field(shell: Shell, key: str, serial: int = 0) -> None:
    """Focus a field of the scenario or of an element."""
    shell.select([serial] if serial else [])
    shell.actions.by_name["properties"].trigger()
    shell.feature(PropertiesFeature).panel.begin(key)


class PropertiesFeature(QWidget):
    """Synchronizes the panel with document and selection. The panel is created after the first paint."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        shell.add_feature(self)
        self._shell = shell
        self._panel: PropertiesPanel | None = None
        self._sources: FieldSources | None = None
        self._trail: list[tuple[frozenset[int], frozenset[int], str]] = []
        """The visited selections: the new one, the previous one, and the title of the previous one."""
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
        """The panel, created on first use, with the current content."""
        if self._panel is None:
            self._panel = self._make()
            self._column.addWidget(self._panel)
        if self._late.isActive():
            self._late.stop()
            self._show()
        return self._panel

    def take_unfinished(self) -> None:
        """Take the unfinished input of the focused field, as if it had lost the focus."""
        focused = self._shell.window.focusWidget()
        line = focused.lineEdit() if isinstance(focused, QComboBox) else focused
        if isinstance(line, QLineEdit) and self._panel is not None and self._panel.isAncestorOf(line):
            line.editingFinished.emit()

    def sizeHint(self) -> QSize:
        """The preferred size."""
        return QSize(WIDTH, 600)

    def _begin(self) -> None:
        self._shell.canvas.painted.disconnect(self._begin)
        self._late.start()

    def _follow_selection(self) -> None:
        """Take unfinished input for its own elements before the selection changes."""
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
        """Show the changes since the panel was hidden."""
        super().showEvent(event)
        if self._panel is not None or self._shell.is_painted:
            self._late.start()

    def _make(self) -> "PropertiesPanel":
        from kneedeep_editor.features.editing.field_sources import FieldSources
        from kneedeep_editor.panels.properties.field import InputWatcher
        from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel

        inputs = InputWatcher(self)
        inputs.escaped.connect(self._shell.canvas.setFocus)
        self._sources = FieldSources(self._shell)
        panel = PropertiesPanel(self._sources.context(inputs, self._go))
        panel.asked.connect(self._change)
        panel.kept.connect(self._keep)
        panel.returned.connect(self._return)
        return panel

    def _go(self, name: str) -> None:
        """Select the element with an id, and show it on the map."""
        work = self._shell.work
        element = next((one for one in work.scenario.elements() if getattr(one, "id", None) == name), None)
        if element is not None:
            self.go_to(element.serial)
            if (box := extent_of(work.board, frozenset({element.serial})).box) is not None:
                self._shell.canvas.bring_in(box)

    def go_to(self, serial: int) -> None:
        """Select an element. The panel offers to go back."""
        work = self._shell.work
        title = self._panel.title.text() if self._panel is not None else ""
        self._trail.append((frozenset({serial}), frozenset(work.selection), title))
        work.select([serial])

    def _return(self) -> None:
        if self._trail:
            _, origin, _ = self._trail.pop()
            self._shell.work.select(origin)

    def point_out(self, finding: "Finding") -> None:
        """Show the field of a finding, with the error."""
        work, serial = self._shell.work, finding.serials[0] if finding.serials else 0
        known = {element.serial for element in work.scenario.elements()}
        if not finding.path or (serial and serial not in known):
            return
        if work.selection != ({serial} if serial else set()):
            work.select([serial] if serial else [])
        self.panel.point_out(finding.path, plain(finding.message))

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
                word = tr(elements[0].word.replace("_", " "))
                title = title if title.lower().startswith(word.lower()) else f"{word} {title}"
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
        assert self._sources is not None
        naming, self._sources.naming = self._sources.naming, {}
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
