"""The target of the pointer: in the status bar and for screen readers."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.board.walk_costs import is_locked
from kneedeep.model.geometry import SIDES, Space, canonical_edge, edge, neighbour
from kneedeep.support.resources import table_rows
from kneedeep_editor.canvas.map_canvas import NO_PLACE, MapCanvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.mainwindow.status_bar import StatusBar
from kneedeep_editor.services.screen_reader import description_of
from kneedeep_editor.texts import EditionTexts, coordinates, later, listed, tr
from kneedeep_editor.tools.elements.element_names import elements_title, name_of_element, teleporter_text
from kneedeep_editor.tools.geometry.extent import placed_things
from kneedeep_editor.tools.protocol import ToolPreview

_SEVERITIES = {"error": later("error here"), "warning": later("warning here"), "note": later("note here")}
SIDE_NAMES = {"north": later("north"), "east": later("east"), "south": later("south"), "west": later("west")}
"""The names of the sides of a space."""
_EDGES = {name: (one, more) for name, one, more in table_rows(__file__, "edge_counts.txt")}
"""The words for an edge on one side and on several sides."""


def space_speech(
    board: Board, space: Space, side: str | None = None, selection: frozenset[int] = frozenset(), severity: str = ""
) -> str:
    """`space 4,3, Hangar, red security door to the east, locked`: place, area, things, doors, then walls.

    With a side, only the side is described. Selected elements are marked, and the worst finding is added.
    """
    words = [tr("space {at}", at=coordinates(space))]
    if (number := board.number.get(space)) is None:
        words.append(EditionTexts(board.scenario.ruleset).tr("no piece here"))
    elif side is None:
        names = {area.id: area.name or area.id for area in board.scenario.areas}
        area = board.area_of[number]
        words.append(names.get(area, area))
        words += _things(board, space, number, selection)
    words += _sides(board, space, (side,) if side is not None else SIDES, selection)
    if severity:
        words.append(tr(_SEVERITIES.get(severity, severity)))
    return ", ".join(words)


def _things(board: Board, space: Space, number: int, selection: frozenset[int]) -> Iterator[str]:
    if space in board.pieces[board.owner[number]].difficult:
        yield tr("difficult space")
    for laid in placed_things(board):
        if space in laid.spaces:
            ends = teleporter_text(board, laid)
            name = name_of_element(laid.element, board.kinds)
            name = tr("{name} to {ends}", name=name, ends=ends) if ends else name
            yield _named(name, laid.element.serial, selection)
    for spawn in board.scenario.spawns:
        if space in spawn.spaces:
            yield _named(name_of_element(spawn, board.kinds), spawn.serial, selection)
    piece = board.pieces[board.owner[number]]
    name = name_of_element(piece.element, board.kinds)
    if piece.cap:
        yield tr("{name} laid by caps: auto", name=name)
    else:
        yield _named(name, piece.element.serial, selection)


def _named(name: str, serial: int, selection: frozenset[int]) -> str:
    return tr("{name} (selected)", name=name) if serial in selection else name


def _sides(board: Board, space: Space, sides: tuple[str, ...], selection: frozenset[int]) -> Iterator[str]:
    """Yield doors, then other closed edges by kind: `walls to the north and west`."""
    others: dict[str, list[str]] = {}
    for side in sides:
        line = canonical_edge(space, side)
        door = next((door for door in board.doors if line in door.edges), None)
        if door is not None:
            yield _door(board, door, side, selection)
            continue
        kind = _kind(board, space, side)
        if kind or len(sides) == 1:
            others.setdefault(kind or "nothing", []).append(side)
    for kind, where in others.items():
        sides_named = listed([tr(SIDE_NAMES[side]) for side in where])
        yield EditionTexts(board.scenario.ruleset).tr_count(*_EDGES[kind], len(where), sides=sides_named)


def _door(board: Board, door: LaidDoor, side: str, selection: frozenset[int]) -> str:
    name = _named(name_of_element(door.element, board.kinds), door.element.serial, selection)
    words = [tr("{name} to the {side}", name=name, side=tr(SIDE_NAMES[side]))]
    if not door.stands:
        words.append(tr("misplaced"))
    if door.element.open:
        words.append(tr("open"))
    elif is_locked(door) and (door.kind != "passage" or door.element.needs is not None):
        words.append(tr("locked"))
    return ", ".join(words)


def _kind(board: Board, space: Space, side: str) -> str:
    """The kind of an edge without a door. Empty for an open one inside a piece, or off the board."""
    line = canonical_edge(space, side)
    if any(line in joint.edges for joint in board.uncapped.joints):
        return "joint"
    if any(line in opening.edges for opening in board.uncapped.loose):
        if space in board.number and board.pieces[board.owner[board.number[space]]].cap:
            return ""
        return "dead end" if neighbour(space, side) in board.number else "loose opening"
    if space not in board.number:
        return "piece" if neighbour(space, side) in board.number else ""
    kind = board.edge_kind(space, side)
    return "" if kind == edge.OPEN else edge.edge_name(kind)


def preview_speech(board: Board, preview: ToolPreview, *, holding: bool) -> str:
    """The tool's action at the cursor, or the obstacle: `room 4×4 would lie at 6,2, joined`. Empty for none."""
    if (ghost := preview.ghost) is None:
        if preview.band is not None:
            left, top, right, bottom = (int(number // 1) for number in preview.band)
            return tr("band from {start} to {end}", start=coordinates((left, top)), end=coordinates((right, bottom)))
        return preview.blocked
    elements = ghost.on_map()
    name = elements_title(ghost, board.kinds, {element.serial for element in elements}) if elements else ""
    name = name_of_element(elements[0], board.kinds) if len(elements) == 1 else name
    if ghost.doors and len(elements) == 1:
        door = ghost.doors[0]
        side = tr(SIDE_NAMES.get(door.side, door.side))
        return tr("{name} would stand {side} of {at}", name=name, side=side, at=coordinates(door.at))
    turn = getattr(elements[0], "turn", 0) if len(elements) == 1 else 0
    name = tr("{name} turned {turn}", name=name, turn=turn) if turn else name
    at = coordinates(preview.offset)
    text = (
        tr("{name} would move by {at}", name=name, at=at)
        if holding
        else tr("{name} would lie at {at}", name=name, at=at)
    )
    if preview.reason:
        return tr("{text}, but: {reason}", text=text, reason=preview.reason)
    return tr("{text}, joined", text=text) if preview.joints else text


def pointer_text(board: Board, space: tuple[int, int] | None) -> str:
    """`12,3 · Control room · room 4×4 · red key`: space, area, piece and the elements there."""
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
    """The elements at a space off the board, in words."""
    lying = [
        *(laid.element for laid in placed_things(board) if space in laid.spaces),
        *(spawn for spawn in board.scenario.spawns if space in spawn.spaces),
    ]
    if not lying:
        return tr("{part} · nothing here", part=coordinates(space))
    names = (name_of_element(one, board.kinds) for one in lying)
    return " · ".join((coordinates(space), tr("off the board"), *names))


class PointerReport(QObject):
    """Describes one space at a time, updated after relevant changes."""

    def __init__(self, work: Workspace, toolbox: Toolbox, canvas: MapCanvas, status: StatusBar) -> None:
        super().__init__(canvas)
        self._work, self._canvas, self._status = work, canvas, status
        self.notes: list[Callable[[tuple[int, int]], str]] = []
        """Callbacks of features for notes about the space under the pointer."""
        self.signs: dict[tuple[int, int], str] = {}
        """The severities of findings by the spaces of their signs."""
        self._said = self._noted = ""
        """The last shown texts: the target of the pointer, and the notes about it."""
        self._spoken_just_now = QTimer(self, singleShot=True)
        self._to_speak = self._spoken_text = ""
        """The next text for screen readers, replaced by a later one."""
        self._quiet = False
        """Whether screen readers have already announced the next shown action."""
        self._blocked = ""
        self._pointing = QTimer(self, singleShot=True)
        self._pointing.timeout.connect(self.refresh)
        self._speaking = QTimer(self, singleShot=True)
        self._speaking.timeout.connect(self._speak)
        for changed in (work.document.changed, work.selected.changed, toolbox.changed):
            changed.connect(self._refresh_soon)
        work.preview_changed.connect(self._refresh_reason)
        canvas.pointed.connect(self._point)
        canvas.keyboard_pointer.moved.connect(lambda went: self.refresh(went=went))
        canvas.announced.connect(self._leave_unspoken)

    def _point(self, space: tuple[int, int] | None) -> None:
        # A step of the keyboard is reported once the tool has followed it.
        if space is None or not self._canvas.keyboard_pointer.shown:
            self.refresh()

    def _refresh_soon(self) -> None:
        """Update the description after all receivers of a change have run."""
        self._pointing.start(0)

    def _refresh_reason(self) -> None:
        """Show the reason why the current stamp can't be placed there, if any."""
        if self._work.preview.reason != self._blocked:
            self.refresh()

    def refresh(self, *, went: bool = False) -> None:
        """Update the description of the pointer's target. `went`: speak it in any case.

        Otherwise it is spoken if changed, unless the same action speaks something else.
        """
        self._pointing.stop()
        self._blocked = self._work.preview.reason
        space, hand = self._canvas.space, self._canvas.keyboard_pointer
        notes = list(filter(None, (note(space) for note in self.notes))) if space is not None else []
        board = self._work.board
        here = "" if self._blocked and space not in board.number else pointer_text(board, space)
        lines = [self._blocked, here, *notes]
        self._status.point(" · ".join(filter(None, lines)) if space is not None else "")
        said = ", ".join([self._spoken(space), *notes]) if space is not None else tr(NO_PLACE)
        self._canvas.describe(said)
        noted = ", ".join(notes)
        if went:
            # A rubber band selects while the cursor moves. Otherwise the text of the space names its selection.
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
        """Speak a text or the target of the cursor, unless the same action speaks something else."""
        if not self._spoken_just_now.isActive():
            self._to_speak = text or self._to_speak
            self._speaking.start(0)

    def _speak(self) -> None:
        self._canvas.announce(self._to_speak or description_of(self._canvas))

    @property
    def spoken(self) -> str:
        """The last spoken text of the current action."""
        return self._spoken_text if self._spoken_just_now.isActive() else ""

    def _leave_unspoken(self, text: str) -> None:
        """Suppress further speech of the current action, since a text is being spoken."""
        self._spoken_text = text
        self._speaking.stop()
        self._spoken_just_now.start(0)
        self._to_speak = ""
        self._quiet = self._pointing.isActive()
