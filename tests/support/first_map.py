"""The walk of the guide: a map with three areas, from an empty window to a clean scenario, by mouse and keyboard."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget

from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.tools.elements.areas import NEW_AREA
from tests.support.users.editor_user import User

SCENARIO = {
    "title": "The far pad",
    "author": "me",
    "license": "CC0-1.0",
    "summary": "One card, one pad that leads back, and a hatch behind the reactor.",
    "briefing": "The landing lights are out. Somebody has locked the way to the reactor.",
    "objective": "Find the red card, open the reactor and leave by the hatch behind it.",
}
AREAS = {
    "Start": ("Landing", "The hull ticks as it cools. All lamps are out."),
    "Area 2": ("Stores", "Shelves to the ceiling. Something moves behind them."),
    "Area 3": ("Reactor", "It is warm here, and the floor hums."),
}
STARTS = ((0.5, 0.5), (1.5, 0.5), (0.5, 1.5))


def lay_first_pieces(user: User, show: Callable[[], object] = bool) -> None:
    """The start: a room, and a corridor that snaps to it."""
    user.look_at(10, 4, 25)
    user.choose("Room 5×5")
    user.click(2.5, 2.5)
    user.choose("Short corridor 3×2")
    user.move(6.5, 1.2)
    show()
    user.click(6.5, 1.2)


def lay_other_areas(user: User, show: Callable[[], object] = bool) -> None:
    """The stores behind a door, and the reactor behind a red one: areas begin behind doors."""
    user.choose("Crossing 4×4")
    user.click(10, 1)
    user.choose("Short corridor 3×2")
    user.key(Qt.Key.Key_R)
    user.click(10, 4.5)
    user.choose("Room 4×4")
    user.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    user.click(10, 8)
    user.choose("Room 9×5")
    user.click(16.5, 1.5)
    user.choose("Door")
    user.click(8, 1)
    user.choose("Red security door")
    user.move(12, 1)
    show()
    user.click(12, 1)
    user.choose("Exit")
    user.click(21, 1)


def put_things(user: User) -> None:
    """Key, teleporters, ammunition, invaders and where the marines begin."""
    put(user, "Red key", (11.5, 8.5))
    put(user, "Blue teleporter", (4.5, 4.5), (8.5, 8.5))
    put(user, "Bullets", (1.5, 4.5), (11.5, 6.5))
    put(user, "Imp", (9.5, 3.5))
    put(user, "Zombie", (9.5, 8.5))
    put(user, "Demon", (17, 1.5))
    put(user, "Marine start", *STARTS)
    user.key(Qt.Key.Key_Escape)


def mend_the_sight(user: User) -> None:
    """A corner that nobody looks round: the problem that marines see every spawn space goes."""
    user.choose("Small turn 3×3")
    user.click(16.5, 5.5)
    user.key(Qt.Key.Key_Escape)


def tell_the_story(
    user: User,
    show: Callable[[], object] = bool,
    *,
    areas: Mapping[str, tuple[str, str]] = AREAS,
    scenario: Mapping[str, str] = SCENARIO,
) -> None:
    """Names and texts of the areas, title, briefing and task."""
    tree = panel_of(user, "outline").tree
    for old, (name, text) in areas.items():
        line = tree.findItems(old, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)[0]
        tree.setCurrentItem(line)
        write(user, "name", name)
        write(user, "text", text)
    show()
    reveal(user, "palette")
    user.key(Qt.Key.Key_Escape)
    for key, text in scenario.items():
        write(user, key, text)


def say_how_it_is_won(user: User) -> None:
    """The marines win by leaving through the hatch."""
    form = panel_of(user, "properties").form
    row = form.rows["victory", "marines"]
    choose(row.field.inner.word.combo, "marines leave by")
    choose(row.field.inner.what.combo, "exit")
    form.ensureWidgetVisible(form.rows["victory", "invaders"])


def choose(combo: QComboBox, words: str) -> None:
    """Open a list and choose the entry that has these words in it."""
    combo.showPopup()
    number = combo.findText(words, Qt.MatchFlag.MatchContains)
    assert number >= 0, [combo.itemText(row) for row in range(combo.count())]
    combo.setCurrentIndex(number)
    combo.activated.emit(number)
    combo.hidePopup()


def put(user: User, title: str, *spots: tuple[float, float]) -> None:
    """Place something of the palette at each of these places."""
    user.choose(title)
    for spot in spots:
        user.click(*spot)


def in_a_new_area(user: User) -> None:
    """Choose that new pieces get an area of their own."""
    choice = user.window.shell.actions.area_choice
    index = choice.findData(NEW_AREA)
    choice.setCurrentIndex(index)
    choice.activated.emit(index)


def panel_of(user: User, name: str) -> Any:
    """Bring a panel to the front. Returns its widget."""
    return reveal(user, name).panel


def reveal(user: User, name: str) -> Any:
    """Bring a dock to the front. Returns its content."""
    dock = user.window.findChild(Dock, name)
    assert isinstance(dock, Dock)
    return dock.reveal()


def write(user: User, key: str, text: str) -> None:
    """Type a text into a field of the properties that are shown, instead of what is there."""
    properties = panel_of(user, "properties")
    if (key,) not in properties.form.rows:
        properties.begin(key)
    field = properties.form.rows[key,].field
    entry: QWidget = field.focusProxy()
    entry.setFocus()
    QTest.keyClick(entry, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(entry, text)
    field.finished.emit()
