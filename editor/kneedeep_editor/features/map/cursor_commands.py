"""Commands that move the keyboard cursor further than arrow keys, and speech at the cursor."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from kneedeep.analysis.framework.finding import Finding
from kneedeep.board import Board
from kneedeep.model.scenario.names import names_of
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.element_names import name_of_element
from kneedeep_editor.tools.elements.element_places import place_at
from kneedeep_editor.tools.geometry.extent import extent_of, placed_things

if TYPE_CHECKING:
    from kneedeep_editor.panels.dialogs.place_finder import Place, PlaceFinder

Space = tuple[int, int]
Stop = tuple[Space, int]


class CursorCommands(WindowFeature):
    """Moves the keyboard cursor of one window, and speaks the results of actions."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._canvas, self._hand = shell.canvas, shell.canvas.keyboard_pointer
        self._go_to: PlaceFinder | None = None
        shell.actions.add_command("next-thing", partial(self._step, later=True))
        shell.actions.add_command("previous-thing", partial(self._step, later=False))
        shell.actions.add_command("go-to-place", self._ask)
        shell.actions.add_command("area-choice", self._choose_area)
        shell.status.said.connect(self._tell_message)
        self._shell.work.selected.changed.connect(self._tell_selection)
        shell.document.undo_stack.indexChanged.connect(self._tell_step)
        self._shell.problems.pointed_out.connect(self._tell_problem)
        self._told = ""
        """The last announced problem."""

    # Movement

    def _step(self, *, later: bool) -> None:
        """Select the next element in reading order. After the last one follows the first."""
        if not (stops := sorted(_stops(self._shell.work.board), key=_reading)):
            self._shell.work.say(tr("The map is empty."))
            return
        selection = self._shell.work.selection
        cursor = self._hand.cursor.space
        here = [stop for stop in stops if stop[0] == cursor and selection == {stop[1]}]
        present = _reading(here[0]) if here else _reading((cursor, -1))
        if later:
            space, serial = next((stop for stop in stops if _reading(stop) > present), stops[0])
        else:
            space, serial = next((stop for stop in reversed(stops) if _reading(stop) < present), stops[-1])
        self._shell.select({serial}, place_at(self._shell.work.board, serial, space))
        self._canvas.setFocus()
        self._hand.go(space)

    def _ask(self) -> None:
        if self._go_to is None:
            from kneedeep_editor.panels.dialogs.place_finder import PlaceFinder

            self._go_to = PlaceFinder(self._shell.window)
            self._go_to.gone.connect(self._go)
        self._go_to.offer(list(_places(self._shell.work.board)), self._canvas)

    def _go(self, place: "Place") -> None:
        if place.serial:
            self._shell.select({place.serial})
        self._canvas.setFocus()
        self._hand.go(place.space)

    def _choose_area(self) -> None:
        choice = self._shell.actions.area_choice
        choice.setFocus()
        choice.showPopup()

    # Speech

    def _tell_message(self, text: str) -> None:
        """Speak a message of the status bar, after the current speech, which it would interrupt."""
        spoken = self._shell.pointer.spoken
        if text and text not in spoken:
            self._canvas.announce(f"{spoken}. {text}" if spoken else text, again=True)

    def _tell_selection(self) -> None:
        if self._hand.shown:
            self._shell.pointer.refresh()
            self._shell.pointer.speak_soon(self._shell.status.chosen.text() or tr("nothing selected"))

    def _tell_problem(self, finding: Finding | None) -> None:
        """Speak the chosen problem. In a focused list, screen readers do that themselves."""
        if finding is not None and finding is self._shell.problems.chosen:
            before, self._told = self._told, self._shell.problems.model.spoken(finding)
            if not self._shell.problems.list.hasFocus() and self._told != before:
                self._canvas.announce(self._told)

    def _tell_step(self, index: int) -> None:
        """Speak the current step after an edit, undo or redo."""
        if self._hand.shown:
            step = self._shell.document.undo_stack.text(index - 1) if index else tr("as opened")
            self._canvas.announce(tr("step {index}: {step}", index=index, step=step))


def _reading(stop: Stop) -> tuple[int, int, int]:
    (x, y), serial = stop
    return y, x, serial


def _stops(board: Board) -> Iterator[Stop]:
    """Yield the places of elements: spawn areas by their first space, pieces by their top left one."""
    for piece in board.pieces:
        if not piece.cap:
            yield min(piece.spaces, key=lambda space: (space[1], space[0])), piece.element.serial
    for door in board.doors:
        inside = [space for space in door.sides if space in board.number]
        yield (inside or list(door.sides))[0], door.element.serial
    for laid in placed_things(board):
        yield min(laid.spaces), laid.element.serial
    for spawn in board.scenario.spawns:
        if spawn.spaces:
            yield spawn.spaces[0], spawn.serial


def _places(board: Board) -> Iterator["Place"]:
    """Yield the elements with a place on the map, with names for people and names in reports."""
    from kneedeep_editor.panels.dialogs.place_finder import Place

    for area in board.scenario.areas:
        spaces = board.areas.get(area.id, ())
        if spaces:
            yield Place(area.name or area.id, f"area:{area.id}", spaces[0], 0)
    scenario, names = board.scenario, names_of(board.scenario)
    for element in scenario.on_map():
        extent = extent_of(board, frozenset({element.serial}))
        places = [*(min(patch) for patch in extent.patches), *(line[0][0] for line in extent.lines)]
        if places:
            yield Place(name_of_element(element, board.kinds), names[element.serial], places[0], element.serial)
