"""Cut, copy, paste and duplicate: the selection as a text for other windows and programs."""

from collections import Counter
from collections.abc import Callable, Iterator
from textwrap import shorten

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from kneedeep.board import Board, compile_board
from kneedeep.board.doors import line_of
from kneedeep.board.piece_snapping import ground_of
from kneedeep.model.scenario.edits import paste
from kneedeep.model.scenario.edits.copied_script import script_of
from kneedeep.model.scenario.edits.rename import FLAG
from kneedeep.model.scenario.io.text_block import holds_block
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import capitalized, listed, tr, tr_count
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.tools.elements.deletion import delete
from kneedeep_editor.tools.elements.element_names import count_title, elements_title, name_of_element
from kneedeep_editor.tools.elements.element_places import keep_only_place
from kneedeep_editor.tools.geometry.door_lines import exit_lines, joint_lines
from kneedeep_editor.tools.geometry.extent import extent_of, placed_things
from kneedeep_editor.tools.paste_tool import PasteTool
from kneedeep_editor.tools.protocol import Pointer, Space

_FAR = 60
_NEAR_WALLS = 1
"""The minimum distance of pasted pieces from others in spaces, so that they don't join by chance."""


def free_offset(board: Board, part: Scenario, near: Space = (0, 0)) -> Space | None:
    """The offset nearest to `near` at which a part covers nothing. None if there is none.

    Pieces keep a distance from other pieces. In a part without pieces, tokens and figures need free spaces of the
    board, and doors need joints or loose openings without a door.
    """
    free = _beside(board, part) if part.pieces else _upon(board, part)
    return next((offset for offset in _around(near) if free(offset)), None)


def _around(middle: Space) -> Iterator[Space]:
    """Yield offsets by distance. Equally distant ones begin at the right and below."""
    reach = range(-_FAR, _FAR + 1)
    steps = sorted((dx * dx + dy * dy, -dx, -dy) for dx in reach for dy in reach)
    return ((middle[0] - dx, middle[1] - dy) for _, dx, dy in steps)


def _beside(board: Board, part: Scenario) -> Callable[[Space], bool]:
    reach = range(-_NEAR_WALLS, _NEAR_WALLS + 1)
    taken = {(x + dx, y + dy) for x, y in ground_of(board).cover for dx in reach for dy in reach}
    own = compile_board(part.having(caps="none"), board.catalog).spaces

    def free(offset: Space) -> bool:
        dx, dy = offset
        return not any((x + dx, y + dy) in taken for x, y in own)

    return free


def _upon(board: Board, part: Scenario) -> Callable[[Space], bool]:
    own = compile_board(part.having(caps="none"), board.catalog)
    covered = [space for one in placed_things(own) for space in one.spaces]
    marked = [space for spawn in part.spawns for space in spawn.spaces]
    lines = [(door.at, door.side, door.exit) for door in part.doors]
    known = board.number.keys()
    full = {space for one in placed_things(board) for space in one.spaces}
    full |= {space for spawn in board.scenario.spawns for space in spawn.spaces} if marked else set()
    doors = {line_of(door.at, door.side) for door in board.scenario.doors}
    joints, openings = set(joint_lines(board)) - doors, set(exit_lines(board)) - doors

    def free(offset: Space) -> bool:
        dx, dy = offset
        spaces = [(x + dx, y + dy) for x, y in (*covered, *marked)]
        return all(space in known and space not in full for space in spaces) and all(
            line_of((x + dx, y + dy), side) in (openings if leads_out else joints) for (x, y), side, leads_out in lines
        )

    return free


_KEYS = QKeySequence.StandardKey
_MOST_LEFT, _LONGEST = 3, 32
"""The maximum number of omitted script elements listed, and the maximum length of their texts."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Clipboard(WindowFeature):
    """The four commands of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._work = shell.work
        self._copying = [shell.actions.add_command("cut", self._cut), shell.actions.add_command("copy", self._copy)]
        self._paste_action = shell.actions.add_command("paste", self._paste)
        self._copying.append(shell.actions.add_command("duplicate", self._duplicate))
        self._shell.canvas.installEventFilter(self)
        self._keep_fresh(self._enable, self._work.selected.changed, shell.document.renamed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the pasted part with Enter."""
        tool = self._shell.toolbox.current
        if (
            isinstance(tool, PasteTool)
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in _ENTER
        ):
            tool.put_down()
            return True
        return False

    def _enable(self) -> None:
        chosen = bool(self._chosen())
        editable = self._shell.document.editable
        for action in self._copying:
            action.setEnabled(chosen and (editable or action.objectName() == "copy"))
        self._paste_action.setEnabled(editable)

    def _chosen(self) -> frozenset[int]:
        return self._work.selection.intersection(one.serial for one in self._work.scenario.on_map())

    @property
    def has_selection(self) -> bool:
        """Whether any selected element can be copied."""
        return bool(self._chosen())

    def selected_part(self) -> tuple[Scenario, str]:
        """The copied part and its name."""
        chosen, scenario = self._chosen(), self._meant()
        return paste.copied(scenario, chosen), self._called(scenario, chosen)

    def _meant(self) -> Scenario:
        """The scenario with only the selected place of the selected element."""
        work = self._work
        if work.place is None:
            return work.scenario
        return keep_only_place(work.scenario, next(iter(work.selection)), work.place)

    def _called(self, scenario: Scenario, serials: frozenset[int]) -> str:
        return elements_title(scenario, self._work.board.kinds, serials)

    def _copy(self) -> bool:
        if not self.has_selection:
            return False
        part, name = self.selected_part()
        QGuiApplication.clipboard().setText(paste.text_of(part))
        self._work.say(_sentences(tr("Copied {name}.", name=name), *script_lines(self._work, part)))
        return True

    def _cut(self) -> None:
        if self._copy():
            delete(self._work, self._chosen(), cut=True)

    def _duplicate(self) -> None:
        chosen = self._chosen()
        part = paste.copied(self._meant(), chosen)
        name = self._called(self._work.scenario, chosen)
        self._lay(part, tr("Duplicate {name}", name=name), (0, 0), _sentences(*script_lines(self._work, part)))

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if holds_block(text):
            self._shell.signals.text_asked.emit(text)
            return
        try:
            part, unread = paste.part_in(text, tr("the clipboard"))
        except paste.NotPasted as wrong:
            self._work.say(str(wrong))
            return
        every = frozenset(one.serial for one in part.on_map())
        title = tr("Paste {name}", name=self._called(part, every))
        said = _sentences(self._unread_text(unread), self._unknown_text(part))
        if (space := self._shell.canvas.space) is None:
            self._lay(part, title, (0, 0), said)
            return
        if self._refused(part):
            return
        tool = PasteTool(self._work, part, title, self._select_new)
        self._shell.toolbox.lend(tool)
        self._shell.canvas.setFocus()
        tool.moved(Pointer(space[0] + 0.5, space[1] + 0.5))
        if said:
            self._work.say(said)

    def _unread_text(self, unread: int) -> str:
        if not unread:
            return ""
        return tr_count(
            "{n} of the elements could not be read and was left out.",
            "{n} of the elements could not be read and were left out.",
            unread,
        )

    def _unknown_text(self, part: Scenario) -> str:
        kinds = paste.unknown_kinds(part, self._work.board.catalog)
        return tr("This edition has no {kinds}.", kinds=listed(kinds, last="or")) if kinds else ""

    def _refused(self, part: Scenario) -> bool:
        if reason := paste.too_much(self._work.scenario, part):
            self._work.say(tr("Nothing was pasted. {reason}", reason=reason))
        return bool(reason)

    def _lay(self, part: Scenario, title: str, near: Space, said: str) -> None:
        """Paste a part at the nearest free place, with a notice."""
        if self._refused(part):
            return
        if (offset := free_offset(self._work.board, part, near)) is None:
            self._work.say(tr("There is no free place nearby: point at one on the map and paste there."))
            return
        before = self._work.scenario
        if self._work.edit(paste.Paste(title, part, offset)):
            self._select_new(before)
            box = extent_of(self._work.board, self._work.selection).box
            if box is not None and not self._shell.canvas.shows(box):
                self._shell.canvas.center_on(box)
            if said:
                self._work.say(said)

    def _select_new(self, before: Scenario) -> None:
        old = {element.serial for element in before.elements()}
        self._shell.select(one.serial for one in self._work.scenario.on_map() if one.serial not in old)
        self._shell.canvas.setFocus()


def script_lines(work: Workspace, part: Scenario) -> list[str]:
    """Sentences about the script of a copied part: the copied elements, and the others with the reasons."""
    script = script_of(work.scenario, part)
    lines = []
    if script.taken:
        counts = Counter(one.word for one in script.taken)
        what = listed([count_title(word, count, part.ruleset) for word, count in counts.items()])
        lines.append(tr("Its script comes along: {what}.", what=what))
    for left in script.left[:_MOST_LEFT]:
        others = [_thing_name(work, *thing) for thing in left.others]
        others += [tr("spaces that are not copied")] if left.spaces else []
        name = left.element.id or shorten(left.element.text, _LONGEST, placeholder="…")
        what = f"{capitalized(tr(left.element.word))} “{name}”" if name else capitalized(tr(left.element.word))
        lines.append(
            tr("{what} stays behind: it also names {others}.", what=what, others=listed(others))
            if others
            else tr("{what} stays behind: endings belong to the whole map.", what=what)
        )
    if more := len(script.left) - _MOST_LEFT:
        lines += [tr_count("{n} more stays behind.", "{n} more stay behind.", more)] if more > 0 else []
    return lines


def _thing_name(work: Workspace, sort: str, id: str) -> str:
    """The name of an element or flag of a script, for people."""
    found = [one for one in work.scenario.elements() if one.word == sort and getattr(one, "id", None) == id]
    if not found:
        return tr("the flag {name}", name=id) if sort == FLAG else tr("the group {name}", name=id)
    name = name_of_element(found[0], work.board.kinds)
    return name if name == id or sort == "area" else f"{name} ({id})"


def _sentences(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
