"""Joining openings by a command, and notices about unreadable parts and pieces that touch without joining."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from kneedeep.analysis.layout.area_parts import Contact, contacts
from kneedeep.board.piece_snapping import ground_of, joining, land, moved_group
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits.piece_moves import MovePieces
from kneedeep.support.printable import visible
from kneedeep_editor.documents.document_files import unreadable_text
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.texts import capitalized, tr
from kneedeep_editor.tools.elements.element_names import elements_title
from kneedeep_editor.tools.placement_errors import way_text

if TYPE_CHECKING:
    from kneedeep.analysis.layout.piece_shifts import JoiningMove


_SHOWN = 8
"""The maximum number of listed import notes. All notes are comments in the file."""
_LONGEST = 200
"""The maximum length of a note."""


class MapNotices(WindowFeature):
    """The notices of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._notice: NoticeBar | None = None
        self._do: Callable[[], object] = bool
        """The callback of the button."""
        shell.work.warned.connect(lambda text: self._made().show_notice(text))
        shell.document.changed.connect(self._hide)
        # Wait for the first paint, when the map has its size.
        shell.canvas.painted.connect(
            partial(QTimer.singleShot, 0, self, self._tell_unread), Qt.ConnectionType.SingleShotConnection
        )

    def offer(self, text: str, label: str, do: Callable[[], object]) -> None:
        """Show a notice with a button, until the next change."""
        self._do = do
        self._made().offer(text, label)

    def _made(self) -> NoticeBar:
        if self._notice is None:
            self._notice = NoticeBar(self._shell.canvas)
            self._notice.undo_asked.connect(self._shell.actions.by_name["undo"].trigger)
            self._notice.accepted.connect(lambda: self._do())
        return self._notice

    def _tell_unread(self) -> None:
        document = self._shell.document
        text = unreadable_text(document)
        if document.origin is not None:
            told = origin_text(document.origin, document.import_notes)
            self._made().ask("\n".join(filter(None, (told, text))))
        elif text:
            self._made().ask(text)
        if text:
            self._shell.navigation.show_panel()

    def _hide(self) -> None:
        if self._notice is not None:
            self._notice.hide()


def origin_text(origin: Path, notes: Sequence[str] = ()) -> str:
    """A text about a map that was taken from a file, which stays unchanged, with notes of the import."""
    text = tr(
        "This is the scenario in {name}, as a new map. Save asks for a name; {name} stays as it is.", name=origin.name
    )
    more = len(notes) - _SHOWN
    rest = [tr("… and {more} more, as comments at the head of the file when it is saved.", more=more)]
    return "\n".join((text, *map(_short, notes[:_SHOWN]), *(rest if more > 0 else ())))


def _short(note: str) -> str:
    text = visible(note)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


REACH = 6
"""The maximum distance by which selected pieces are moved, in spaces in each direction."""


class Joining(WindowFeature):
    """The command and notices of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self._known = contacts(shell.work.board)
        self._action = shell.actions.add_command("align", self._join)
        shell.document.changed.connect(self._look)
        self._keep_fresh(self._enable, shell.document.renamed, self._work.selected.changed)

    def _enable(self) -> None:
        chosen = any(piece.serial in self._work.selection for piece in self._work.scenario.pieces)
        self._action.setEnabled(self._shell.document.editable and (chosen or bool(self._known)))

    def _look(self) -> None:
        """Report pieces that touch others without joining since the last change."""
        before, self._known = self._known, contacts(self._work.board)
        self._enable()
        known = {(one.serials, one.edges) for one in before}
        new = [one for one in self._known if (one.serials, one.edges) not in known]
        if new:
            self._tell(new[-1])

    def _tell(self, contact: Contact) -> None:
        names = {"name": self._name(contact), "beside": self._named({piece.element.serial for piece in contact.beside})}
        move = self._move(contact)
        if move is None:
            text = tr("{name} touches {beside} without joining it.", **names)
        elif move.quarters:
            text = tr("{name} touches {beside} without joining it. J turns it so that openings meet.", **names)
        else:
            text = tr("{name} touches {beside} without joining it. J moves it {way}.", way=way_text(*move.by), **names)
        self._work.say(text)
        if move is not None:
            self._shell.feature(MapNotices).offer(text, tr("Join"), self._join_newest)

    def _join(self) -> None:
        """Join the selected pieces to others. If none are selected: the last pieces that only touch others."""
        work = self._work
        if not any(piece.serial in work.selection for piece in work.scenario.pieces):
            self._join_newest()
        elif isinstance(by := self._nearest_joint(), str):
            work.say(by)
        else:
            work.edit(MovePieces(tr("Align {name}", name=self._named(work.selection)), work.selection, by))

    def _join_newest(self) -> None:
        work, contact = self._work, self._known[-1]
        if (move := self._move(contact)) is None:
            work.say(tr("{name} can't be joined by a move of three spaces.", name=self._name(contact)))
        elif work.edit(move.edit(tr("Join {name}", name=self._named(contact.serials)))):
            work.say(tr("{name} is joined.", name=self._name(contact)))

    def _move(self, contact: Contact) -> "JoiningMove | None":
        # Imported on first use, so that the window appears faster.
        from kneedeep.analysis.layout.piece_shifts import joining_move

        return joining_move(self._work.board, [piece.number for piece in contact.part])

    def _nearest_joint(self) -> Space | str:
        """The offset by which the selected pieces get more joints, or the reason why there is none."""
        board, chosen = self._work.board, self._work.selection
        group = moved_group([piece for piece in board.pieces if not piece.cap and piece.element.serial in chosen])
        ground = ground_of(board)
        now = land(group, ground, (0, 0))
        met = 0 if now.overlaps else len(now.joints)
        near = (landing for _, landing in joining(group, ground, (0, 0), REACH) if len(landing.joints) > met)
        if (best := next(near, None)) is not None:
            return best.offset
        if met:
            return tr("Its openings already meet others; no place nearby joins more of them.")
        return tr("No other opening within {number} spaces can be joined without an overlap.", number=REACH)

    def _name(self, contact: Contact) -> str:
        return capitalized(self._named(contact.serials))

    def _named(self, serials: frozenset[int] | set[int]) -> str:
        return elements_title(self._work.scenario, self._work.board.kinds, serials)
