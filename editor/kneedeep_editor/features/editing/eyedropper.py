"""Placing more of the same: an element on the map as the stamp, or the last placed one again."""

from typing import Any

from PySide6.QtGui import QCursor

from kneedeep.model.scenario.model import Piece
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.similarity import stamp_like
from kneedeep_editor.tools.geometry.hit_test import element_at
from kneedeep_editor.tools.piece_tool import PieceTool
from kneedeep_editor.tools.protocol import Pointer
from kneedeep_editor.tools.thing_tools import ThingTool


class Eyedropper(WindowFeature):
    """The commands of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self._last = 0
        self._latest: Any = None
        self._actions = [
            shell.actions.add_command("pick-up", self._pick_here),
            shell.actions.add_command("place-again", self._place_again),
        ]
        shell.canvas.picked.connect(self._pick)
        shell.document.changed.connect(self._remember)
        self._keep_fresh(self._enable, shell.document.changed, shell.document.renamed)

    def _enable(self) -> None:
        editable = self._shell.document.editable
        for action in self._actions:
            action.setEnabled(editable)

    def _remember(self, delta: Any) -> None:
        """Remember the elements added by a placing tool."""
        if len(delta.added) <= 2 and self._shell.toolbox.current.section is not None:
            added = {one.serial for one in self._work.scenario.on_map()} & delta.added
            if added:
                self._last = max(added)
        found = next((one for one in self._work.scenario.on_map() if one.serial == self._last), None)
        self._latest = found or self._latest

    # Picking up

    def _pick(self, pointer: Pointer) -> None:
        if (serial := element_at(self._work.board, pointer, self._work.layers.untouched)) is None:
            self._work.say(tr("There is nothing to copy here."))
            return
        self._take(self._work.scenario.element(serial))

    def _pick_here(self) -> None:
        canvas = self._shell.canvas
        at = canvas.mapFromGlobal(QCursor.pos())
        chosen = [one for one in self._work.scenario.on_map() if one.serial in self._work.selection]
        if canvas.keyboard_pointer.shown:
            pointer = canvas.keyboard_pointer.cursor.pointer()
        elif canvas.rect().contains(at):
            pointer = Pointer(*canvas.view.to_board(at.x(), at.y()))
        else:
            pointer = None
        untouched = self._work.layers.untouched
        if pointer is not None and element_at(self._work.board, pointer, untouched) is not None:
            self._pick(pointer)
        elif len(chosen) == 1:
            self._take(chosen[0])
        else:
            self._work.say(tr("Point at something on the map, or select it, to place more of it."))

    def _place_again(self) -> None:
        if self._latest is None:
            self._work.say(tr("Nothing has been placed yet."))
        else:
            self._take(self._latest)

    def _take(self, element: Any) -> None:
        if (stamp := stamp_like(element)) is None or not self._shell.document.editable:
            return
        self._shell.place(stamp)
        self._work.model = element
        tool = self._shell.toolbox.current
        if isinstance(tool, PieceTool | ThingTool):
            tool.face(element.turn)
        if isinstance(element, Piece) and any(one.id == element.area for one in self._work.scenario.areas):
            self._work.use_area(element.area)
        self._work.say(
            tr("Click to place another {name} like this one.", name=name_of_element(element, self._work.board.kinds))
        )
