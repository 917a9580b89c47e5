"""A designer who owns the box draws two of its tiles and makes a whole map with them: from *New* to a map without problems."""

from collections.abc import Callable, Iterable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from kneedeep_editor.features.editing.piece_types import PieceTypes
from kneedeep_editor.panels.piece_editor.piece_dialog import PieceDialog
from kneedeep_editor.tools.stamp_stock import TILES
from tests.support.first_map import choose, in_a_new_area, panel_of, put, tell_the_story
from tests.support.users.editor_user import LEFT, NO_KEYS, User

SCENARIO = {
    "title": "The cold store",
    "author": "me",
    "license": "CC0-1.0",
    "summary": "Two tiles of the box, two portals, and a switch behind the second door.",
    "briefing": "The coolers have stopped. Something else has not.",
    "objective": "Throw the switch at the end of the store.",
}
AREAS = {
    "Start": ("Loading bay", "The doors of the trucks stand open."),
    "Area 2": ("Store", "Frost on every wall."),
    "Area 3": ("Switch room", "A lever, and a light that blinks."),
}
STARTS = ((1.5, 1.5), (1.5, 2.5), (1.5, 3.5), (1.5, 4.5))


def transcribe_tiles(user: User, show: Callable[[], object] = bool) -> None:
    """Draw a hallway and a room of the box, and keep them in the library."""
    hallway = open_tile(user, "11a base, hallway")
    draw(hallway, "rectangle", ((0.5, 0.5), (3.5, 1.5)))
    draw(hallway, "opening", ((0.1, 0.9),), ((3.9, 0.9),))
    agree(hallway)
    room = open_tile(user, "05a base, room")
    draw(room, "rectangle", ((0.5, 0.5), (4.5, 3.5)))
    draw(room, "opening", ((0.1, 1.9),))
    draw(room, "blocking", ((2.9, 1.5),), ((2.9, 2.5),))
    draw(room, "difficult", ((4.5, 0.5),))
    show()
    agree(room)


def lay_tiles(user: User) -> None:
    """A loading bay, the hallway and the store behind a door, and the room of the box behind another."""
    user.look_at(11, 3, 22)
    user.choose("Room 8×6")
    user.click(4, 3)
    in_a_new_area(user)
    user.choose("11a base, hallway")
    user.click(10, 3)
    user.choose("Room 6×6")
    user.click(15, 3)
    in_a_new_area(user)
    user.choose("05a base, room")
    user.click(20.5, 3)
    put(user, "Door", (8, 3), (18, 3))


def put_things(user: User) -> None:
    """Portals, teleporters, the switch, equipment, a demon, and where the marines begin."""
    put(user, "Blue portal", (14.5, 4.5))
    put(user, "Yellow portal", (21.5, 3.5))
    put(user, "Active teleporter", (0.5, 0.5))
    put(user, "Inactive teleporter", (12.5, 0.5))
    put(user, "Objective", (22.5, 1.5))
    put(user, "Health pack", (16.5, 0.5), (6.5, 5.5))
    put(user, "Rocket Launcher", (12.5, 5.5))
    put(user, "Imp", (7.5, 0.5))
    put(user, "Marine start", *STARTS)
    user.do("end")


def describe_story(user: User) -> None:
    """Names and texts of areas and scenario."""
    tell_the_story(user, areas=AREAS, scenario=SCENARIO)


def set_course(user: User) -> None:
    """Demons come by steps alone: the first door makes the blue portal summon, the switch is what wins."""
    form = panel_of(user, "properties").form
    panel_of(user, "properties").begin("threat")
    choose(form.rows["threat",].field.choice.combo, "script")
    row = form.rows["victory", "marines"]
    choose(row.field.inner.word.combo, "token was used")
    choose(row.field.inner.what.combo, "objective")
    panel_of(user, "outline").added.emit("Trigger")
    form = panel_of(user, "properties").form
    condition, steps = form.rows["when",].field, form.rows["do",].field
    choose(condition.inner.word.combo, "door was opened")
    choose(condition.inner.what.combo, "any door")
    user.window.shell.docks.by_name["properties"].reveal()
    QApplication.processEvents()
    QTest.mouseClick(steps.list.more, LEFT)
    step = steps.list.parts[0]
    choose(step.word.combo, "summon")
    choose(step.what.combo, "all portals")
    user.do("end")


def open_tile(user: User, title: str) -> PieceDialog:
    """Click a tile of the box that nobody has drawn."""
    stock = user.window.shell.palette
    stock.show_section(TILES)
    index = stock.index(title)
    stock.list.scrollTo(index)
    spot = stock.list.visualRect(index).center()
    QTest.mouseClick(stock.list.viewport(), LEFT, NO_KEYS, spot)
    dialog = user.window.shell.feature(PieceTypes).dialog
    assert dialog is not None
    return dialog


def draw(dialog: PieceDialog, tool: str, *strokes: Iterable[tuple[float, float]]) -> None:
    """Take a tool and drag it along places of the drawing, or click one."""
    dialog.use(tool)
    for stroke in strokes:
        spots = [dialog.grid.pixel(*place).toPoint() for place in stroke]
        QTest.mousePress(dialog.grid, LEFT, NO_KEYS, spots[0])
        for spot in spots[1:]:
            QTest.mouseMove(dialog.grid, spot)
        QTest.mouseRelease(dialog.grid, LEFT, NO_KEYS, spots[-1])


def agree(dialog: PieceDialog) -> None:
    """Press OK."""
    button = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert button.isEnabled(), dialog.problems.text()
    QTest.mouseClick(button, LEFT)
