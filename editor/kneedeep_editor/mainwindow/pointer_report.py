"""The target of the pointer or the keyboard cursor: in the status bar, described and spoken."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from kneedeep.board import Board
from kneedeep_editor.canvas.canvas import NO_PLACE, Canvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.mainwindow.space_description import preview_speech, space_speech
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.services.screen_reader import description_of
from kneedeep_editor.texts import coordinates, tr
from kneedeep_editor.tools.elements.element_names import name_of_element, teleporter_text
from kneedeep_editor.tools.geometry.extent import placed_things


def pointer_text(board: Board, space: tuple[int, int] | None) -> str:
    """`12,3 · Control room · room 4×4 · red key`: space, area, piece and the things there."""
    if space is None:
        return ""
    if (number := board.number.get(space)) is None:
        return _text_beyond(board, space)
    names = {area.id: area.name or area.id for area in board.scenario.areas}
    area = board.area_of[number]
    words = [coordinates(space), names.get(area, area)]
    piece = board.pieces[board.owner[number]]
    name = name_of_element(piece.element, board.kinds)
    words.append(tr("{name} (laid by caps: auto)", name=name) if piece.cap else name)
    if space in piece.difficult:
        words.append(tr("difficult space"))
    for laid in placed_things(board):
        if space in laid.spaces:
            name, ends = name_of_element(laid.element, board.kinds), teleporter_text(board, laid)
            words.append(tr("{name} to {ends}", name=name, ends=ends) if ends else name)
    for door in board.doors:
        if door.stands and space in door.sides:
            words.append(tr("next to {name}", name=name_of_element(door.element, board.kinds)))
    return " · ".join(words)


def _text_beyond(board: Board, space: tuple[int, int]) -> str:
    """The things at a space off the board."""
    lying = [
        *(laid.element for laid in placed_things(board) if space in laid.spaces),
        *(spawn for spawn in board.scenario.spawns if space in spawn.spaces),
    ]
    if not lying:
        return tr("{part} · nothing here", part=coordinates(space))
    names = (name_of_element(one, board.kinds) for one in lying)
    return " · ".join((coordinates(space), tr("off the board"), *names))


class PointerReport(QObject):
    """Reports one space at a time, again after every change that may concern it."""

    def __init__(self, work: Workspace, toolbox: Toolbox, canvas: Canvas, status: StatusBar) -> None:
        super().__init__(canvas)
        self._work, self._canvas, self._status = work, canvas, status
        self.notes: list[Callable[[tuple[int, int]], str]] = []
        """Callbacks of features for notes about the space under the pointer."""
        self.signs: dict[tuple[int, int], str] = {}
        """The severities of findings by the spaces where their signs are."""
        self._pointed: tuple[int, int] | None = None
        self._said = self._noted = ""
        """The last shown target of the pointer, and an overlay's note about it."""
        self._spoken_just_now = QTimer(self, singleShot=True)
        self._to_speak = ""
        """The text to be spoken soon, unless something else is spoken."""
        self._quiet = False
        """Whether the action that is to be shown was spoken of already."""
        self._blocked = ""
        self._pointing = QTimer(self, singleShot=True)
        self._pointing.timeout.connect(self.refresh)
        self._speaking = QTimer(self, singleShot=True)
        self._speaking.timeout.connect(self._speak)
        for changed in (work.document.changed, work.selected.changed, toolbox.changed):
            changed.connect(self._refresh_soon)
        work.preview_changed.connect(self._refresh_reason)
        canvas.pointed.connect(self._point)
        canvas.keyboard_pointer.moved.connect(self._follow_cursor)
        canvas.announced.connect(self._leave_unspoken)

    def _point(self, space: tuple[int, int] | None) -> None:
        self._pointed = space
        self.refresh()

    def _refresh_soon(self) -> None:
        """Report again once all that hears of a change has heard of it."""
        self._pointing.start(0)

    def _refresh_reason(self) -> None:
        """Report why the current stamp can't be placed there, or that it can."""
        if self._work.preview.reason != self._blocked:
            self.refresh()

    def _follow_cursor(self, went: bool) -> None:
        self.refresh(went=went)

    def refresh(self, *, went: bool = False) -> None:
        """Show the target of the pointer or the keyboard cursor again. `went`: speak it in any case.

        Otherwise changes at the cursor are spoken, unless the same action speaks something else.
        """
        self._pointing.stop()
        self._blocked = self._work.preview.reason
        space, hand = self._pointed, self._canvas.keyboard_pointer
        notes = list(filter(None, (note(space) for note in self.notes))) if space is not None else []
        board = self._work.board
        here = "" if self._blocked and space not in board.number else pointer_text(board, space)
        lines = [self._blocked, here, *notes]
        self._status.point(" · ".join(filter(None, lines)) if space is not None else "")
        said = ", ".join([self._spoken(space), *notes]) if space is not None else tr(NO_PLACE)
        self._canvas.describe(said)
        noted = ", ".join(notes)
        if went:
            # A band selects while the cursor goes; else the space says itself that it is selected.
            selected = self._to_speak if hand.holding else ""
            self._canvas.announce(", ".join(filter(None, (said, selected))))
        elif hand.shown and noted != self._noted:
            self._canvas.announce(noted)
        elif hand.shown and said != self._said and not self._quiet:
            self.speak_soon()
        self._said, self._noted, self._quiet = said, noted, False

    def _spoken(self, space: tuple[int, int]) -> str:
        work, hand = self._work, self._canvas.keyboard_pointer
        side = hand.cursor.side if hand.shown else None
        words = [space_speech(work.board, space, side, work.selection, self.signs.get(space, ""))]
        if hand.shown:
            words.append(preview_speech(work.board, work.preview, holding=hand.holding))
        return ", ".join(filter(None, words))

    def speak_soon(self, text: str = "") -> None:
        """Speak a text, else the target of the cursor, unless the same action speaks something else."""
        if not self._spoken_just_now.isActive():
            self._to_speak = text or self._to_speak
            self._speaking.start(0)

    def _speak(self) -> None:
        self._canvas.announce(self._to_speak or description_of(self._canvas))

    def _leave_unspoken(self) -> None:
        """Speak of an action once: something is being spoken."""
        self._speaking.stop()
        self._spoken_just_now.start(0)
        self._to_speak = ""
        self._quiet = self._pointing.isActive()
