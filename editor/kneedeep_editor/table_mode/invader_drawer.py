"""The invader's drawer: notes, pending steps, possible events, end. Its content is created when it is opened."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kneedeep.board.script.table_session import TableStep
from kneedeep.report.table_texts import Note
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.table_mode.enter_button import EnterButton
from kneedeep_editor.texts import tr


class Happening(NamedTuple):
    """An event that people may report: its time, its effect, its button and step."""

    note: Note
    button: str
    step: TableStep


class DrawerContents(NamedTuple):
    """The content of the drawer: pending steps, notes, spawn places, possible events, end, areas to reveal.

    `summonings`: groups of portals that must summon now. `invasion`: groups of all. `hidden`: areas can be revealed.
    """

    due: str
    notes: tuple[Note, ...]
    spawns: tuple[Note, ...]
    awaited: tuple[Happening, ...]
    ends: tuple[Happening, ...]
    areas: tuple[Happening, ...]
    summonings: tuple[Happening, ...] = ()
    invasion: tuple[Note, ...] = ()
    hidden: bool = True


class InvaderDrawer(QWidget):
    """Shows the invader's texts. `step_chosen` has the step of a pressed button."""

    step_chosen = Signal(object)
    shut = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("drawer")
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.title = Label(tr("For the invader's eyes"), key="list-title")
        self.groups: list[EnterButton] = []
        """The buttons of the groups that portals can summon now."""
        self.close_button = EnterButton(tr("&Hide again"))
        self.close_button.clicked.connect(self.shut)
        lay_column(self.title, (self._scroll, 1), self.close_button, of=self, margins=0)

    def open(self, contents: DrawerContents) -> None:
        """Show the contents."""
        inside = QWidget()
        layout = lay_column(of=inside, margins=(4, 0, 8, 8))
        if contents.due:
            _head(layout, tr("Pending steps"))
            _text(layout, contents.due)
        if contents.summonings:
            _head(layout, tr("Portals that summon now"))
        self.groups = [
            self._add(layout, happening, again=happening.note == before)
            for before, happening in zip(
                (None, *(one.note for one in contents.summonings)), contents.summonings, strict=False
            )
        ]
        if contents.invasion:
            _head(layout, tr("Invasion card"))
        for note in contents.invasion:
            _text(layout, f"{note.cue}: {note.text}")
        if contents.notes:
            _head(layout, tr("Notes"))
        for note in contents.notes:
            _text(layout, f"{note.cue}: {note.text}")
        if contents.spawns:
            _head(layout, tr("Where you may spawn"))
        for note in contents.spawns:
            _text(layout, ": ".join(filter(None, note)))
        for title, happenings in (
            (tr("What may happen"), contents.awaited),
            (tr("How it ends"), contents.ends),
            (
                tr("Areas that are not revealed") if contents.hidden else tr("Areas that no marine has seen"),
                contents.areas,
            ),
        ):
            if happenings:
                _head(layout, title)
            for happening in happenings:
                self._add(layout, happening)
        layout.addStretch()
        self._scroll.setWidget(inside)

    def empty(self) -> None:
        """Let nothing of the contents remain."""
        self.groups = []
        if (old := self._scroll.takeWidget()) is not None:
            old.deleteLater()

    def _add(self, layout: QVBoxLayout, happening: Happening, *, again: bool = False) -> EnterButton:
        """Add a button below its text. `again`: that is above the previous button."""
        if not again:
            _text(layout, happening.note.cue)
        if happening.note.text:
            _text(layout, happening.note.text, quiet=True)
        button = EnterButton(happening.button)
        button.setAccessibleName(f"{happening.note.cue} {happening.button}".replace("\n", "; "))
        button.setProperty("step", happening.step)
        button.clicked.connect(self._press)
        layout.addWidget(button)
        return button

    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, EnterButton):
            self.step_chosen.emit(button.property("step"))


def _head(layout: QVBoxLayout, text: str) -> None:
    label = Label(text, look="heading")
    layout.addSpacing(6)
    layout.addWidget(label)


def _text(layout: QVBoxLayout, text: str, *, quiet: bool = False) -> None:
    label = Label(text, wrap=True)
    if quiet:
        label.setProperty("quiet", True)
    layout.addWidget(label)
