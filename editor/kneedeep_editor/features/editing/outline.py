"""The outline: the file as a tree beside the palette. Renaming there updates all references."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QWidget

from kneedeep.model.scenario.edits import Add, Change
from kneedeep.model.scenario.record import Record
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.widgets import lay_column
from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.elements.ids import id_error, rename_edit
from kneedeep_editor.tools.geometry.extent import extent_of

if TYPE_CHECKING:
    from kneedeep_editor.panels.outline.outline_panel import Outline
    from kneedeep_editor.panels.outline.outline_rows import OutlineRow


def install(shell: Shell) -> None:
    """Add the panel as a tab beside the palette, and the commands to show it and to rename."""
    dock = shell.docks.add_dock("Outline", partial(OutlineFeature, shell), Qt.DockWidgetArea.LeftDockWidgetArea)
    palette = shell.docks.by_name["palette"]
    shell.window.tabifyDockWidget(palette, dock)
    palette.raise_()

    def go() -> "Outline":
        panel = cast(OutlineFeature, dock.reveal()).panel
        panel.tree.setFocus()
        return panel

    def rename(*, id_only: bool = False) -> None:
        chosen = shell.work.selection
        if len(chosen) != 1:
            shell.status.say(tr("Select one element to rename it."))
            return
        go().edit_name(next(iter(chosen)), id_only=id_only)

    shell.actions.add_command("outline", go)
    shell.actions.add_command("rename", rename)
    shell.actions.add_command("change-id", lambda: rename(id_only=True))


class OutlineFeature(QWidget):
    """Synchronizes the outline with document and selection. The panel is created when first shown."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self._panel: Outline | None = None
        self._column = lay_column(of=self, margins=0)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._renew)
        self._stale = True
        shell.document.changed.connect(self._changed)
        shell.work.selected.changed.connect(self._changed)
        if not shell.is_painted:
            # An outline visible at the start is painted before the map, and needs filling afterwards.
            shell.canvas.painted.connect(self._begin)

    @property
    def panel(self) -> "Outline":
        """The panel, created on first use, with the current content."""
        return self._refresh()

    def _refresh(self) -> "Outline":
        if self._panel is None:
            self._panel = self._make()
            self._column.addWidget(self._panel)
        self._show()
        return self._panel

    def showEvent(self, event: Any) -> None:
        """Show the changes since the panel was hidden."""
        super().showEvent(event)
        self._soon.start()

    def event(self, event: QEvent) -> bool:
        """Update the panel before it is painted."""
        if event.type() == QEvent.Type.Paint and self._shell.is_painted:
            if self._panel is None:
                self._soon.start()
            elif self._soon.isActive() or self._stale:
                self._renew()
        return super().event(event)

    def _begin(self) -> None:
        self._shell.canvas.painted.disconnect(self._begin)
        self._soon.start()

    def _changed(self) -> None:
        self._stale = True
        if self._panel is not None and self._in_front():
            self._show()

    def _in_front(self) -> bool:
        """Whether any part is visible. Qt also counts a tab behind another one as visible."""
        return self.isVisible() and not self.visibleRegion().isEmpty()

    def _renew(self) -> None:
        self._soon.stop()
        if self._in_front() and self._shell.is_painted:
            self._refresh()

    def _make(self) -> "Outline":
        from kneedeep_editor.panels.outline.outline_panel import Outline
        from kneedeep_editor.panels.outline.outline_rows import NEW

        made = Outline([*NEW, later("Flag")], lambda: self._shell.work.texts)
        made.chosen.connect(self._shell.select)
        made.gone_to.connect(self._go)
        made.renamed.connect(self._rename)
        made.titled.connect(self._title)
        made.added.connect(self._add)
        made.removed.connect(self._remove)
        made.shifted.connect(self._shift)
        made.escaped.connect(self._shell.canvas.setFocus)
        made.menu_asked.connect(self._shell.actions.show_context_menu)
        return made

    def _show(self) -> None:
        from kneedeep_editor.panels.outline.outline_rows import outline_rows

        if self._panel is None:
            return
        self._stale = False
        work = self._shell.work
        self._panel.show_lines(outline_rows(work.scenario, work.board))
        self._panel.show_selection(work.selection)

    # Input

    def _go(self, serial: int) -> None:
        work = self._shell.work
        box = extent_of(work.board, frozenset({serial})).box if serial else None
        if box is not None:
            self._shell.canvas.bring_in(box)
            self._shell.canvas.announce(self._shell.status.chosen.text())
        elif serial:
            self._shell.status.say(tr("This is not on the map."))

    def _rename(self, line: "OutlineRow", text: str) -> None:
        work = self._shell.work
        if sentence := id_error(work.scenario, line.sort, text):
            work.say(sentence)
            return
        work.edit(rename_edit(work.scenario, line.sort, line.serial, line.name, text))

    def _title(self, line: "OutlineRow", text: str) -> None:
        work = self._shell.work
        try:
            work.edit(Change(tr("Name {name}", name=text), line.serial, Record(name=text)))
        except ValueError as error:
            work.say(str(error))

    def _add(self, title: str) -> None:
        from kneedeep_editor.panels.outline.outline_rows import ADDING, NEW, add_flag_edit

        work = self._shell.work
        if title == "Flag":
            edit, _ = add_flag_edit(work.scenario)
            work.edit(edit)
            return
        serial = work.scenario.next_serial
        before = {element.serial for element in work.scenario.elements()}
        if work.edit(Add(work.texts.tr(ADDING[title]), (NEW[title](work.scenario),))):
            serial = next(one.serial for one in work.scenario.elements() if one.serial not in before)
            self._shell.select({serial})

    def _remove(self, lines: Sequence["OutlineRow"]) -> None:
        from kneedeep_editor.panels.outline.outline_rows import remove_flags_edit

        work = self._shell.work
        flags = frozenset(line.name for line in lines if line.sort == "flag")
        if flags:
            work.edit(remove_flags_edit(work.scenario, flags))
        if any(line.serial for line in lines):
            self._shell.toolbox.select.removed()

    def _shift(self, serial: int, by: int) -> None:
        from kneedeep_editor.panels.outline.outline_rows import move_edit

        work = self._shell.work
        if (edit := move_edit(work.scenario, serial, by)) is None:
            work.say(tr("It can't be moved further.") if serial else "")
        else:
            chosen = work.selection
            work.edit(edit)
            work.select(chosen)
