"""The document: a scenario as a value, with its file and history."""

import itertools
from collections.abc import Callable, Hashable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from kneedeep.board import Board, compile_board
from kneedeep.model.catalog import Catalog, load_catalog
from kneedeep.model.scenario.delta import delta_of
from kneedeep.model.scenario.edits import Edit, applied
from kneedeep.model.scenario.element_matching import matched_elements
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import SECTIONS, Scenario
from kneedeep.model.scenario.source import Source
from kneedeep.model.scenario.yaml_patch.patch import RememberedElement
from kneedeep_editor.texts import later, tr

_MERGING = 1
_ALONE = -1


class UndoCommand(QUndoCommand):
    """A named step between two values. Consecutive steps with the same merge key become one."""

    def __init__(
        self,
        title: str,
        before: Scenario,
        after: Scenario,
        show: Callable[[Scenario], None],
        merge_key: Hashable | None = None,
    ) -> None:
        """Take the values, and the function that sets the document's value."""
        super().__init__(title)
        self.before = before
        self.after = after
        self.merge_key = merge_key
        self._show = show

    def undo(self) -> None:
        """Restore the previous value."""
        self._show(self.before)

    def redo(self) -> None:
        """Restore the next value."""
        self._show(self.after)

    def id(self) -> int:
        """A shared number for all steps that may merge."""
        return _ALONE if self.merge_key is None else _MERGING

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge the next step into this one if both have the same merge key."""
        if not isinstance(other, UndoCommand) or other.merge_key != self.merge_key:
            return False
        self.after = other.after
        # Qt deletes the other step, but PySide leaks its Python object.
        del other.before, other.after, other._show
        self.setObsolete(self.after is self.before or self.after == self.before)
        return True


UNTITLED = later("Untitled")


class Document(QObject):
    """An open scenario. Every change is an undoable edit.

    `changed` has a Delta after each change of the value. `renamed`: the path or the source has changed.
    """

    changed = Signal(object)
    renamed = Signal()

    def __init__(self, reading: Reading, path: Path | None = None, parent: QObject | None = None) -> None:
        """Take a reading and its file (`path`), None for a new scenario."""
        super().__init__(parent)
        self.path = path
        self.alias = ""
        """The title in the window, instead of the scenario's title, while there is no file."""
        self.origin: Path | None = None
        """The file of another kind that the scenario was read or converted from."""
        self.import_notes: tuple[str, ...] = ()
        """Omissions and doubts of an import, as sentences."""
        self.readable = reading.scenario is not None
        self.newer = reading.newer
        self.undo_stack = QUndoStack(self)
        self.memory: dict[int, RememberedElement | str] = {}
        """The lines of removed elements, by serial: an undo restores their comments."""
        self._scenario = reading.scenario or Scenario(title="", pieces=(), figures=())
        self._laid: Board | None = None
        self._next_serial = self._scenario.next_serial
        self._saved = self._scenario
        self._take(reading)

    def _take(self, reading: Reading) -> None:
        self.source: Source | None = reading.source
        self._problems = reading.problems
        self._problem_serials = _serials_of(reading)

    @property
    def scenario(self) -> Scenario:
        """The current value."""
        return self._scenario

    @property
    def saved(self) -> Scenario:
        """The value in the saved text."""
        return self._saved

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems with the text of the file, except those of removed elements."""
        present = {element.serial for element in self._scenario.elements()}
        return tuple(
            problem
            for problem in self._problems
            if self._problem_serials.get(problem.path[:2], 0) in present
            or problem.path[:2] not in self._problem_serials
        )

    def snapshot(self) -> Reading:
        """The snapshot for analysis: the value and the problems of the text."""
        return Reading(self._scenario if self.readable else None, None, self.problems)

    @property
    def catalog(self) -> Catalog:
        """The catalog of the scenario's ruleset."""
        return load_catalog(self._scenario.ruleset)

    @cached_property
    def board(self) -> Board:
        """The compiled board of the current value."""
        self._laid = compile_board(self._scenario, self.catalog, self._laid)
        return self._laid

    @property
    def editable(self) -> bool:
        """Whether edits are accepted. Not for an unreadable file or one of a newer format."""
        return self.readable and not self.newer

    @property
    def modified(self) -> bool:
        """Whether there are unsaved changes."""
        return not self.undo_stack.isClean()

    @property
    def untouched(self) -> bool:
        """Whether the document never changed, so that another file may replace it."""
        return self.undo_stack.count() == 0 and not self.modified

    @property
    def title(self) -> str:
        """The title in the window: the file's name, else the scenario's title."""
        return self.path.name if self.path is not None else self.alias or self._scenario.title or tr(UNTITLED)

    def edit(self, edit: Edit, merge_key: Hashable | None = None) -> bool:
        """Apply an edit as one step of the history. Consecutive steps with the same merge key become one.

        Returns whether it changed anything. Raises KeyError if the edit names a missing element.
        """
        if not self.editable:
            return False
        before = self._scenario
        # Serials are never reused, not even after an undo, since `memory` refers to them.
        self._next_serial = max(self._next_serial, before.next_serial)
        if (after := applied(edit, before.having(next_serial=self._next_serial))) == before:
            return False
        self._next_serial = after.next_serial
        self.undo_stack.push(UndoCommand(edit.title, before, after, self._show, merge_key))
        return True

    def _show(self, scenario: Scenario) -> None:
        before, self._scenario = self._scenario, scenario
        self.__dict__.pop("board", None)
        self.changed.emit(delta_of(before, scenario))

    def matched(self, scenario: Scenario) -> Scenario:
        """A scenario read from elsewhere, with the serials of equal elements in the saved text."""
        self._next_serial = max(self._next_serial, self._scenario.next_serial)
        return matched_elements(scenario, self._saved.having(next_serial=self._next_serial))

    def reload(self, text: str, title: str) -> None:
        """Adopt the current text of the file as one undoable step.

        The text must be readable as a scenario.
        """
        found = read(text).scenario
        assert found is not None
        after = self.matched(found)
        self._next_serial = after.next_serial
        serials = [element.serial for element in after.elements()]
        reading = read(text, serials=itertools.chain(serials, itertools.count(after.next_serial)))
        self.undo_stack.push(UndoCommand(title, self._scenario, after, self._show))
        self._take(reading)
        self._saved = self._scenario
        self.undo_stack.setClean()
        self.renamed.emit()

    def stored(self, reading: Reading, path: Path) -> None:
        """Mark the current value as saved, with its new text."""
        self._take(reading)
        self._saved = self._scenario
        self.path = path
        self.undo_stack.setClean()
        self.renamed.emit()


def _serials_of(reading: Reading) -> dict[tuple[str | int, ...], int]:
    """The serials of elements by section and index in the file."""
    if reading.source is None or reading.scenario is None:
        return {}
    serial_of = {id(node): serial for serial, node in reading.source.nodes.items()}
    found: dict[tuple[str | int, ...], int] = {}
    for section in SECTIONS:
        node = reading.source.tree.node_at((section,))
        for index, item in enumerate(getattr(node, "items", ())):
            if (serial := serial_of.get(id(item))) is not None:
                found[section, index] = serial
    return found
