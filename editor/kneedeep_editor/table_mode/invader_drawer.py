"""The invader's drawer: notes, pending steps, possible events, end. It is filled only while open."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kneedeep.board.script.table_session import TableStep
from kneedeep.report.table_texts import Note
from kneedeep_editor.services.widgets import Label, lay_column, scroll_area
from kneedeep_editor.table_mode.enter_button import EnterButton, StepButton
from kneedeep_editor.texts import tr


class Happening(NamedTuple):
    """An event that people can report: its note, its button, its step."""

    note: Note
    button: str
    step: TableStep


class DrawerSection(NamedTuple):
    """A section: notes under a title, and events to report. `owed`: groups of portals that must summon now."""

    title: str
    notes: Sequence[str] = ()
    happenings: Sequence[Happening] = ()
    owed: bool = False


class InvaderDrawer(QWidget):
    """Shows the invader's texts. `step_chosen` has the step of a button."""

    step_chosen = Signal(object)
    shut = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("drawer")
        self._scroll = scroll_area(across=True, focus=True)
        self.title = Label(tr("For the invader's eyes"), key="list-title")
        self.groups: list[EnterButton] = []
        """The buttons of groups that can currently be summoned."""
        self.close_button = EnterButton(tr("&Hide again"), do=self.shut)
        lay_column(self.title, (self._scroll, 1), self.close_button, of=self, margins=0)

    def open(self, sections: Sequence[DrawerSection]) -> None:
        """Show the sections with content."""
        inside = QWidget()
        layout = lay_column(of=inside, margins=(4, 0, 8, 8))
        for title, notes, happenings, owed in sections:
            if notes or happenings:
                layout.addSpacing(6)
                layout.addWidget(Label(title, look="heading"))
            for note in notes:
                _text(layout, note)
            before = (None, *(one.note for one in happenings))
            buttons = [
                self._add(layout, one, again=owed and one.note == last)
                for one, last in zip(happenings, before, strict=False)
            ]
            if owed:
                self.groups = buttons
        layout.addStretch()
        self._scroll.setWidget(inside)

    def empty(self) -> None:
        """Remove all contents."""
        self.groups = []
        if (old := self._scroll.takeWidget()) is not None:
            old.deleteLater()

    def _add(self, layout: QVBoxLayout, happening: Happening, *, again: bool = False) -> EnterButton:
        """Add a button below its text. `again`: the text is already above the previous button."""
        if not again:
            _text(layout, happening.note.cue)
        if happening.note.text:
            _text(layout, happening.note.text, quiet=True)
        name = f"{happening.note.cue} {happening.button}".replace("\n", "; ")
        button = StepButton(happening.button, happening.step, name=name)
        button.chosen.connect(self.step_chosen)
        layout.addWidget(button)
        return button


def _text(layout: QVBoxLayout, text: str, *, quiet: bool = False) -> None:
    layout.addWidget(Label(text, wrap=True, look="quiet" if quiet else ""))
