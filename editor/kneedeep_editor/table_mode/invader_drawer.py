"""The invader's drawer: notes, pending steps, possible events, end. Its content is created when it is opened."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kneedeep.board.script.table_session import TableStep
from kneedeep.report.table_texts import Note
from kneedeep_editor.services.widgets import Label, lay_column, scroll_area
from kneedeep_editor.table_mode.enter_button import EnterButton, StepButton
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
        self._scroll = scroll_area(across=True, focus=True)
        self.title = Label(tr("For the invader's eyes"), key="list-title")
        self.groups: list[EnterButton] = []
        """The buttons of the groups that portals can summon now."""
        self.close_button = EnterButton(tr("&Hide again"), do=self.shut)
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
        for title, notes in (
            (tr("Invasion card"), contents.invasion),
            (tr("Notes"), contents.notes),
            (tr("Where you may spawn"), contents.spawns),
        ):
            if notes:
                _head(layout, title)
            for note in notes:
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
        name = f"{happening.note.cue} {happening.button}".replace("\n", "; ")
        button = StepButton(happening.button, happening.step, name=name)
        button.chosen.connect(self.step_chosen)
        layout.addWidget(button)
        return button


def _head(layout: QVBoxLayout, text: str) -> None:
    layout.addSpacing(6)
    layout.addWidget(Label(text, look="heading"))


def _text(layout: QVBoxLayout, text: str, *, quiet: bool = False) -> None:
    layout.addWidget(Label(text, wrap=True, look="quiet" if quiet else ""))
