"""Plays of the window: rows of what a user does there, and what is seen, said and written after that.

The files `tests/editor/**/plays_*.yaml` hold plays by name: the rows, or a mapping of `play` to the rows with other parts.

- `map`: a fixture of `tests/fixtures/maps`, a scenario file, `new`, or `new` with an edition. Without it the map of two rooms.
- `text`: the text of a map instead. `changes`: texts to be replaced in the map. `more`: a text to be added to it.
- `look`: `properties`, as the fixture of this name.

The parts of `all` are those of each play of a file; its `play` comes first in each.

In a row, each key is an act (a method of `WindowPlay`), or something that is seen (in `window_sights`) with the expected value.
They follow each other in order. `…` stands for any text, and in a list for any entries. Elements are named by their place in
the file: `tokens.0` is the first token.
"""

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.features.map.overlays import Overlays
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.event_margin import EventMargin
from kneedeep_editor.panels.outline.outline_panel import Outline
from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from kneedeep_editor.panels.route_strip import RouteStrip
from kneedeep_editor.tools.layers import Layers
from kneedeep_editor.tools.stamp import Stamp
from tests.support.users.editor_user import LEFT, NO_KEYS, User, settle
from tests.support.users.keyboard_user import Listener
from tests.support.users.parts_play import PartsPlay
from tests.support.users.play_rows import Rows, equal, fits, value_at
from tests.support.users.window_sights import SEEN, lines_of, menus, plain, route_lines
from tests.support.values import known, typed

KEYS = {
    "Shift": Qt.KeyboardModifier.ShiftModifier,
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
}
SELECT = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


class WindowPlay(PartsPlay):
    """A user in front of a window, who follows the rows of a play."""

    seen = SEEN
    user: User
    shell: Shell
    stretched: str
    first: Scenario

    def __init__(self, user: User) -> None:
        """Begin in front of a map."""
        self.user = user
        self.shell = user.window.shell
        self.first = user.scenario
        self.stretched = ""
        self._keyboard: Listener | None = None

    @property
    def keyboard(self) -> Listener:
        """The same user without a mouse, who hears the window from the first use on."""
        if self._keyboard is None:
            self._keyboard = Listener(self.user.window)
        return self._keyboard

    def panel(self, name: str) -> QWidget:
        """The panel of a name, in front."""
        dock = typed(Dock, self.user.window.findChild(Dock, name))
        return typed(QWidget, dock.reveal())

    @property
    def properties_panel(self) -> PropertiesPanel:
        dock = typed(Dock, self.user.window.findChild(Dock, "properties"))
        return typed(PropertiesPanel, dock.reveal().panel)  # type: ignore[attr-defined]

    def serial(self, path: str) -> int:
        """The serial of an element, such as `tokens.0`."""
        section, number = path.split(".")
        return int(getattr(self.user.scenario, section)[int(number)].serial)

    # Acts on the map

    def click(self, at: Sequence[Any]) -> None:
        x, y, *keys = at
        self.user.click(x, y, *map(KEYS.get, keys))  # type: ignore[arg-type]

    def move(self, at: Sequence[Any]) -> None:
        x, y, *keys = at
        self.user.move(x, y, *map(KEYS.get, keys))  # type: ignore[arg-type]

    def drag(self, way: Sequence[Any], meanwhile: Rows = ()) -> None:
        """Drag from a place to another, with a key held."""
        x, y, to_x, to_y, *keys = way
        held = KEYS[keys[0]] if keys else NO_KEYS
        self.user.drag((x, y), (to_x, to_y), held, before_release=lambda: self.follow(meanwhile))

    def drag_and(self, how: Mapping[str, Any]) -> None:
        """Drag a `way`, and follow rows `meanwhile`, before the release."""
        self.drag(**how)

    def leave(self, _: object) -> None:
        """Take the pointer off the map."""
        QApplication.sendEvent(self.user.canvas, QEvent(QEvent.Type.Leave))

    def look_at(self, view: Sequence[float]) -> None:
        self.user.look_at(*view)

    def key(self, words: str) -> None:
        """Press keys one after another on the map."""
        for key, held in keys_in(words):
            self.user.key(key, held)

    def put_cursor(self, space: tuple[int, int]) -> None:
        """Bring the cursor of the keyboard to a space at once."""
        self.user.canvas.keyboard_pointer.go(tuple(space))  # type: ignore[arg-type]

    def wheel(self, how: Sequence[Any]) -> None:
        x, y, steps, *keys = how
        self.user.wheel(x, y, steps, *map(KEYS.get, keys))  # type: ignore[arg-type]

    # Acts of the window

    def do(self, names: str) -> None:
        """Run commands."""
        self.user.do(*names.split())

    def undo_all(self, _: object) -> None:
        self.user.undo_all()
        assert self.user.scenario == self.first

    def choose(self, title: str) -> None:
        """Click something in the palette."""
        self.user.choose(title)

    def take(self, stamp: Mapping[str, Any]) -> None:
        """Take something into the hand that the palette offers."""
        self.shell.toolbox.place(Stamp(**stamp))

    def drop(self, how: Mapping[str, Any]) -> None:
        """Drag something from the palette onto the map, or `leave` it again."""
        at, leaves = how["at"], how.get("leave", False)
        assert self.user.drop(Stamp(**how["stamp"]), *at, leave=leaves) is not leaves

    def select(self, paths: str) -> None:
        self.shell.work.select(map(self.serial, paths.split()))

    def use_area(self, number: int) -> None:
        """Choose an entry of the list of areas for new pieces."""
        choice = self.shell.actions.area_choice
        choice.setCurrentIndex(number % choice.count())
        choice.activated.emit(number % choice.count())

    def layers(self, how: Mapping[str, list[str]]) -> None:
        """Hide and lock layers."""
        self.shell.work.use_layers(Layers(*(frozenset(how.get(name, ())) for name in ("hidden", "locked"))))

    def put_in_clipboard(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def menu(self, words: str) -> None:
        """Choose a line of the menu that is open."""
        (menu,) = menus(self)
        menu.setActiveAction(next(action for action in menu.actions() if fits(plain(action), words)))
        QTest.keyClick(menu, Qt.Key.Key_Return)

    def choose_problems(self, code: str) -> None:
        """Select all problems with a code."""
        self.choose_problem(code)
        problems = self.shell.problems
        rows = [number for number, one in enumerate(problems.model.findings) if one.code == code]
        problems.list.pressed.emit(problems.model.index_of(rows[0]))
        for row in rows[1:]:
            problems.list.selectionModel().select(problems.model.index_of(row), SELECT)
        QApplication.processEvents()

    def choose_problem(self, code: str) -> None:
        """Choose the first problem with a code."""
        problems = self.shell.problems
        self.shell.navigation.show_panel()
        row = [one.code for one in problems.model.findings].index(code)
        problems.list.setCurrentIndex(problems.model.index_of(row))
        QApplication.processEvents()

    def clear_message(self, _: object) -> None:
        self.user.window.statusBar().clearMessage()

    def activate(self, _: object) -> None:
        """Bring the window to the front."""
        self.user.window.activateWindow()
        settle(self.user.window.isActiveWindow)

    def check(self, _: object) -> None:
        """Check the map, and wait until it is."""
        self.shell.analysis.request()
        settle(lambda: not self.shell.analysis.busy)

    check_again = check

    def wait_for(self, seen: Mapping[str, Any]) -> None:
        """Wait until something is seen."""
        for name, value in seen.items():
            settle(partial(lambda name, value: fits(self.seen[name](self), value), name, value))

    # Acts by the keyboard alone

    def press(self, words: str) -> None:
        """Press keys one after another, each with what has the focus then."""
        for key, held in keys_in(words):
            self.keyboard.press(key, held=held)

    press_again = press

    def stretch(self, words: str) -> None:
        """Press keys while Shift is held, and release it."""
        self.stretched = self.keyboard.stretch(*(key for key, _ in keys_in(words)))

    def type(self, text: str) -> None:
        self.keyboard.type(text)

    def tab_to(self, name: str) -> None:
        self.keyboard.tab_to(name)

    def tab_back_to(self, name: str) -> None:
        self.keyboard.tab_to(name, back=True)

    def go_to(self, at: tuple[int, int]) -> None:
        self.keyboard.go_to(*at)

    def aim(self, side: str) -> None:
        self.keyboard.aim(side)

    def find(self, title: str) -> None:
        """Find something in the palette by its title, and take it."""
        self.keyboard.choose(title)

    def speak(self, _: object) -> None:
        """Let be heard what is said from now on, on the map."""
        self.user.canvas.setFocus()
        assert self.keyboard.name == "Map"

    # Acts in panels and dialogs, in parts that are known by their names

    def fields(self, paths: str) -> None:
        """Show all properties of elements, or of the scenario."""
        self.select(paths)
        for section in known(self.properties_panel.form).sections.values():
            if not section.heading.isChecked():
                section.heading.click()
        QApplication.processEvents()

    def enter(self, text: str) -> None:
        """Replace the text of the field that has the keyboard, and press Enter."""
        self.keyboard.write(text)
        self.keyboard.press(Qt.Key.Key_Return)

    # Acts in the outline and in the row of events without a place

    @property
    def outline_panel(self) -> Outline:
        dock = typed(Dock, self.user.window.findChild(Dock, "outline"))
        panel = typed(Outline, dock.reveal().panel)  # type: ignore[attr-defined]
        QApplication.processEvents()
        return panel

    def outline(self, line: str | list[str]) -> None:
        """Click a line of the outline, with a key held."""
        title, *keys = [line] if isinstance(line, str) else line
        tree = self.outline_panel.tree
        item = next(item for item in lines_of(tree) if title in (item.text(0), item.text(1)))
        tree.scrollToItem(item)
        QTest.mouseClick(tree.viewport(), LEFT, KEYS[keys[0]] if keys else NO_KEYS, tree.visualItemRect(item).center())

    def route_line(self, words: str) -> None:
        """Click a step of the route."""
        steps = self.user.child(RouteStrip).list
        line = next(one for one in route_lines(self) if fits(one.text(), words))
        steps.scrollToItem(line)
        QTest.mouseClick(steps.viewport(), LEFT, NO_KEYS, steps.visualItemRect(line).center())

    def chip(self, title: str) -> None:
        """Click something in the row of events."""
        row = self.user.child(EventMargin)
        spot = row.visualItemRect(row.findItems(title, Qt.MatchFlag.MatchExactly)[0]).center()
        QTest.mouseClick(row.viewport(), LEFT, NO_KEYS, spot)

    # Comparing

    def file(self, values: Mapping[str, Any]) -> None:
        """Values of the scenario as its file has them; what is left out there is null."""
        data = json.loads(json.dumps(data_of(self.user.scenario)))
        found = {path: value_at(data, path.split(".")) for path in values}
        assert all(fits(found[path], value) for path, value in values.items()), f"file: {found!r}"

    def in_sight(self, space: tuple[int, int]) -> None:
        assert self.user.canvas.shows((*space, 1, 1))

    def keys_of(self, commands: Mapping[str, list[str]]) -> None:
        """The shortcuts of commands."""
        keyed = self.shell.actions.keyed
        equal({name: [key.toString() for key in keyed[name].shortcuts()] for name in commands}, commands)

    def overlay_has(self, spaces: Mapping[str, list[Any]]) -> None:
        """Spaces that are among those of an overlay's styles."""
        equal(self._in_overlay(spaces), spaces)

    def overlay_lacks(self, spaces: Mapping[str, list[Any]]) -> None:
        """Spaces that are not among those of an overlay's styles."""
        equal(self._in_overlay(spaces), {style: [] for style in spaces})

    def _in_overlay(self, spaces: Mapping[str, list[Any]]) -> dict[str, list[Any]]:
        layers = known(self.user.child(Overlays).answer).layers
        lie = {style: {space for layer in layers if layer.style == style for space in layer.spaces} for style in spaces}
        return {style: [space for space in some if tuple(space) in lie[style]] for style, some in spaces.items()}

    def command_texts(self, texts: Mapping[str, str]) -> None:
        equal({name: plain(self.shell.actions.by_name[name]) for name in texts}, texts)

    def no_problem(self, code: str) -> None:
        assert code not in [one.code for one in self.shell.problems.model.findings]

    def count(self, numbers: Mapping[str, int]) -> None:
        """Numbers of elements."""
        equal({section: len(getattr(self.user.scenario, section)) for section in numbers}, numbers)

    def enabled(self, names: str) -> None:
        equal([name for name in names.split() if not self.shell.actions.keyed[name].isEnabled()], [])

    def disabled(self, names: str) -> None:
        equal([name for name in names.split() if self.shell.actions.keyed[name].isEnabled()], [])

    def on(self, names: str) -> None:
        """Commands that are switched on."""
        equal([name for name in names.split() if not self.shell.actions.keyed[name].isChecked()], [])

    def off(self, names: str) -> None:
        """Commands that are switched off."""
        equal([name for name in names.split() if self.shell.actions.keyed[name].isChecked()], [])


def keys_in(words: str) -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
    """The keys in a text such as `Right Ctrl+Z`, each with what is held."""
    pressed = [QKeySequence(word)[0] for word in words.split()]  # type: ignore[index]
    return [(one.key(), one.keyboardModifiers()) for one in pressed]
