"""Plays of the window: rows of what a user does there, and what is seen, said and written after that.

The files `tests/editor/**/plays_*.yaml` hold plays by name: their rows, or a mapping of `play` to them with what else there is:
`map` is a fixture of `tests/fixtures/maps`, a scenario file or `new`, without it the map of two rooms; `changes` replaces texts of
the map and `more` is added to it; `look` is `properties` or `dressed`, as the fixtures of these names. `all` holds parts that all
plays of a file share; its `play` comes first in each.

In a row, each key is an act (a method of `WindowPlay`) or something that is seen (in `SEEN`) with the expected value, in order.
`…` stands for any text, and in a list for any entries. Elements are named by their place in the file: `tokens.0` is the first token.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QMenu, QPlainTextEdit, QWidget

from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import SECTIONS
from kneedeep_editor.mainwindow.docks import Dock
from kneedeep_editor.panels.properties.properties_panel import PropertiesPanel
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.tools.stamp import Stamp
from tests.support import files
from tests.support.every_page import choose
from tests.support.users.editor_user import LEFT, NO_KEYS, User, settle
from tests.support.users.keyboard_user import Listener, read
from tests.support.values import known, typed

FOLDER = Path(__file__).parents[2] / "editor"
Kind = TypeVar("Kind", bound=QWidget)
Rows = Sequence[Mapping[str, Any]]
KEYS = {
    "Shift": Qt.KeyboardModifier.ShiftModifier,
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
}
TEXTS = (QLineEdit, QPlainTextEdit)


class WindowPlay:
    """A user in front of a window, who follows the rows of a play."""

    def __init__(self, user: User) -> None:
        """Begin in front of a map."""
        self.user = user
        self.shell = user.window.shell
        self.first = user.scenario
        self.stretched = ""
        self._keyboard: Listener | None = None

    def follow(self, rows: Rows) -> None:
        """Do what the rows say, and compare."""
        for number, row in enumerate(rows, 1):
            try:
                for name, value in row.items():
                    if name in SEEN:
                        found = SEEN[name](self)
                        assert fits(found, value), f"{name}: {found!r}, expected {value!r}"
                    else:
                        getattr(self, name.replace("-", "_"))(value)
            except Exception as error:
                error.add_note(f"in row {number}: {row}")
                raise

    @property
    def keyboard(self) -> Listener:
        """The same user without a mouse, who hears the window from the first use on."""
        if self._keyboard is None:
            self._keyboard = Listener(self.user.window)
        return self._keyboard

    @property
    def properties_panel(self) -> PropertiesPanel:
        dock = typed(Dock, self.user.window.findChild(Dock, "properties"))
        return typed(PropertiesPanel, dock.reveal().panel)  # type: ignore[attr-defined]

    def serial(self, path: str) -> int:
        """The serial of an element, such as `tokens.0`."""
        section, number = path.split(".")
        return int(getattr(self.user.scenario, section)[int(number)].serial)

    def part(self, kind: type[Kind] | tuple[type[Kind], ...], name: str) -> Kind:
        """The visible widget of a kind with a name for screen readers, in the window that was opened last."""
        windows = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        widgets = [one for window in windows for one in window.findChildren(QWidget)]
        parts = [one for one in widgets if isinstance(one, kind) and one.isVisible()]
        found = [one for one in parts if read(one, QAccessible.Text.Name).replace("&", "") == name]
        assert found, f"no {name!r} among {[read(one, QAccessible.Text.Name) for one in parts]}"
        return found[-1]

    # Acts on the map

    def click(self, at: Sequence[Any]) -> None:
        x, y, *keys = at
        self.user.click(x, y, *map(KEYS.get, keys))  # type: ignore[arg-type]

    def double_click(self, at: Sequence[float]) -> None:
        self.click(at)
        QTest.mouseDClick(self.user.canvas, LEFT, NO_KEYS, self.user.at(*at))

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

    def put_in_clipboard(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def menu(self, words: str) -> None:
        """Choose a line of the menu that is open."""
        (menu,) = menus(self)
        menu.setActiveAction(next(action for action in menu.actions() if fits(action.text(), words)))
        QTest.keyClick(menu, Qt.Key.Key_Return)

    def clear_message(self, _: object) -> None:
        self.user.window.statusBar().clearMessage()

    def activate(self, _: object) -> None:
        """Bring the window to the front."""
        self.user.window.activateWindow()
        settle(self.user.window.isActiveWindow)

    def check(self, _: object) -> None:
        """Wait until the map is checked."""
        settle(lambda: not self.shell.analysis.busy)

    def wait_for(self, seen: Mapping[str, Any]) -> None:
        """Wait until something is seen."""
        for name, value in seen.items():
            settle(partial(lambda name, value: fits(SEEN[name](self), value), name, value))

    # Acts by the keyboard alone

    def press(self, words: str) -> None:
        """Press keys one after another, each with what has the focus then."""
        for key, held in keys_in(words):
            self.keyboard.press(key, held=held)

    def stretch(self, words: str) -> None:
        """Press keys while Shift is held, and release it."""
        self.stretched = self.keyboard.stretch(*(key for key, _ in keys_in(words)))

    def type(self, text: str) -> None:
        self.keyboard.type(text)

    def tab_to(self, name: str) -> None:
        self.keyboard.tab_to(name)

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

    def fields(self, path: str) -> None:
        """Show all properties of an element, or of the scenario."""
        self.shell.work.select([self.serial(path)] if path else ())
        for section in known(self.properties_panel.form).sections.values():
            if not section.heading.isChecked():
                section.heading.click()

    def push(self, name: str) -> None:
        """Click a button."""
        QTest.mouseClick(self.part(QAbstractButton, name), LEFT)

    def pick(self, chosen: Mapping[str, str]) -> None:
        """Choose entries of lists."""
        for name, text in chosen.items():
            choose(self.part(QComboBox, name), text)

    def write(self, texts: Mapping[str, str]) -> None:
        """Replace texts of fields by typing."""
        for name, text in texts.items():
            field = self.part(TEXTS, name)
            field.setFocus()
            field.selectAll()
            QTest.keyClick(field, Qt.Key.Key_Delete)
            QTest.keyClicks(field, text)

    def go_into(self, name: str) -> None:
        """Give a part the keyboard."""
        self.part(QWidget, name).setFocus()

    # Comparing

    def file(self, values: Mapping[str, Any]) -> None:
        """Values of the scenario as its file has them; what is left out there is null."""
        data = json.loads(json.dumps(data_of(self.user.scenario)))
        found = {path: value_at(data, path.split(".")) for path in values}
        assert all(fits(found[path], value) for path, value in values.items()), f"file: {found!r}"

    def count(self, numbers: Mapping[str, int]) -> None:
        """Numbers of elements."""
        assert {section: len(getattr(self.user.scenario, section)) for section in numbers} == numbers

    def shows(self, texts: Mapping[str, str]) -> None:
        """What fields, lists and buttons show."""
        for name, text in texts.items():
            part = self.part(QWidget, name)
            read_text = getattr(part, "currentText", None) or getattr(part, "toPlainText", None) or part.text  # type: ignore[attr-defined]
            assert fits(read_text(), text), f"{name}: {read_text()!r}"

    def enabled(self, names: str) -> None:
        assert [name for name in names.split() if not self.shell.actions.keyed[name].isEnabled()] == []

    def disabled(self, names: str) -> None:
        assert [name for name in names.split() if self.shell.actions.keyed[name].isEnabled()] == []

    def on(self, names: str) -> None:
        """Commands that are switched on."""
        assert [name for name in names.split() if not self.shell.actions.keyed[name].isChecked()] == []

    def off(self, names: str) -> None:
        """Commands that are switched off."""
        assert [name for name in names.split() if self.shell.actions.keyed[name].isChecked()] == []


def selected(play: WindowPlay) -> str:
    """The selected elements in the order of the file."""
    scenario, chosen = play.user.scenario, play.shell.work.selection
    return " ".join(
        f"{section}.{number}"
        for section in SECTIONS
        for number, one in enumerate(getattr(scenario, section))
        if one.serial in chosen
    )


def menus(play: WindowPlay) -> list[QMenu]:
    return [one for one in play.user.window.findChildren(QMenu) if one.isVisible()]


def ghost(play: WindowPlay) -> str:
    """What is drawn as it would be placed: its kinds and turns."""
    shown = play.shell.work.preview.ghost
    if shown is None:
        return ""
    laid = [(getattr(one, "piece", "") or one.kind, one.turn) for one in (*shown.pieces, *shown.tokens, *shown.figures)]
    return " ".join(f"{kind} {turn}" for kind, turn in laid) or "something"


SEEN: Mapping[str, Callable[[WindowPlay], object]] = {
    "selected": selected,
    "steps": lambda play: play.user.steps,
    "said": lambda play: play.user.said,
    "unchanged": lambda play: play.user.scenario == play.first,
    "pointed": lambda play: play.shell.status.pointed.text(),
    "chosen": lambda play: play.shell.status.chosen.text(),
    "tool": lambda play: play.shell.toolbox.current.name,
    "in-hand": lambda play: getattr(play.shell.work.stamp, "text", "").rstrip("|"),
    "ghost": ghost,
    "ghost-at": lambda play: list(play.shell.work.preview.offset),
    "blocked": lambda play: play.shell.work.preview.blocked,
    "joints": lambda play: len(play.shell.work.preview.joints),
    "places-for-it": lambda play: len(play.shell.work.preview.lines),
    "doors-stand": lambda play: [laid.standing for laid in play.shell.work.board.doors],
    "way": lambda play: [list(space) for space in play.shell.work.preview.way],
    "arc-from": lambda play: list(known(play.shell.work.preview.link)[0]) if play.shell.work.preview.link else None,
    "place": lambda play: None if play.shell.work.place is None else list(play.shell.work.place),
    "events": lambda play: [link.kind for link in play.user.canvas.events.links],
    "events-are-shown": lambda play: play.user.canvas.events.shown,
    "offered": lambda play: [action.text() for menu in menus(play) for action in menu.actions() if action.text()],
    "notices": lambda play: [one.text.text() for one in play.user.window.findChildren(NoticeBar) if one.isVisible()],
    "palette-section": lambda play: play.shell.palette.tabs.currentIndex(),
    "area": lambda play: play.shell.actions.area_choice.currentData(),
    "clipboard": lambda play: QGuiApplication.clipboard().text(),
    "title": lambda play: play.user.window.windowTitle(),
    "overlaps": lambda play: bool(play.user.window.document.board.overlaps),
    "map-has-focus": lambda play: play.user.canvas.hasFocus(),
    "focus": lambda play: play.keyboard.name,
    "heard": lambda play: play.keyboard.heard[-1],
    "described": lambda play: play.keyboard.description,
    "stretched": lambda play: play.stretched,
    "cursor": lambda play: list(play.keyboard.space),
    "properties": lambda play: play.properties_panel.title.text(),
    "complaints": lambda play: [
        row.complaint.text() for row in known(play.properties_panel.form).rows.values() if row.complaint.text()
    ],
}
"""What is seen, by the keys of rows."""


def fits(found: object, wanted: object) -> bool:
    """Whether something is as expected: texts with `…` for any text, lists with `…` for any entries."""
    if isinstance(found, str) and isinstance(wanted, str):
        return re.fullmatch(".*".join(map(re.escape, wanted.split("…"))), found, re.DOTALL) is not None
    if isinstance(found, list) and isinstance(wanted, list):
        if wanted[:1] == ["…"]:
            return any(fits(found[start:], wanted[1:]) for start in range(len(found) + 1))
        if not found or not wanted:
            return found == wanted
        return fits(found[0], wanted[0]) and fits(found[1:], wanted[1:])
    return found == wanted


def value_at(data: Any, path: Sequence[str]) -> Any:
    """A value of plain data; `*` stands for each of a list. None where there is nothing."""
    if not path or data is None:
        return data
    key, *rest = path
    if key == "*":
        return [value_at(one, rest) for one in data]
    if isinstance(data, list):
        return value_at(data[int(key)], rest)
    return value_at(data.get(key), rest)


def keys_in(words: str) -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
    """The keys in a text such as `Right Ctrl+Z`, each with what is held."""
    sequences = [QKeySequence(word)[0] for word in words.split()]
    return [(one.key(), one.keyboardModifiers()) for one in sequences]


def text_of(parts: Mapping[str, Any]) -> str | None:
    """The text of the map of a play, None for a new map."""
    name = parts.get("map", "two-rooms")
    if name == "new":
        return None
    text = files.path_of(name).read_text(encoding="utf-8") if name.endswith(".yaml") else files.map_text(name)
    for old, new in parts.get("changes", {}).items():
        assert old in text, old
        text = text.replace(old, new)
    return text + str(parts.get("more", ""))


def window_plays(look: str = "") -> list[Any]:
    """The plays with a look, each a parameter."""
    return [
        pytest.param(parts, id=f"{file.stem.removeprefix('plays_')}: {name}")
        for file in sorted(FOLDER.rglob("plays_*.yaml"))
        for name, parts in _plays_in(file)
        if parts.get("look", "") == look
    ]


def _plays_in(file: Path) -> list[tuple[str, dict[str, Any]]]:
    plays = dict(files.plain_of(file))
    shared = plays.pop("all", {})
    found = []
    for name, parts in plays.items():
        own = parts if isinstance(parts, dict) else {"play": parts}
        found.append((name, {**shared, **own, "play": [*shared.get("play", ()), *own["play"]]}))
    return found
