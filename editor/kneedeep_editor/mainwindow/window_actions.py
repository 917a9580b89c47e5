"""The menus and the toolbar of a window: its commands, tools and panels."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from kneedeep_editor.mainwindow import commands
from kneedeep_editor.mainwindow.area_choice import AreaChoice, fill_area_menu, put_into_area
from kneedeep_editor.mainwindow.main_toolbar import MainToolbar
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import give_letters
from kneedeep_editor.texts import later, tr

if TYPE_CHECKING:
    from kneedeep_editor.mainwindow.shell import Parts

Value = TypeVar("Value", str, int)
_IN_MENU = ("prefab", "posts")
"""The tools that are only in the menu."""


class WindowActions(QObject):
    """The actions of a window. `tool_asked` has the name of a tool, `recent_asked` the path of a file."""

    tool_asked = Signal(str)
    recent_asked = Signal(object)

    def __init__(self, window: QMainWindow, parts: "Parts") -> None:
        super().__init__(window)
        self._window, self._work, self._toolbox = window, parts.work, parts.toolbox
        self._canvas, self._settings, self._keys = parts.canvas, parts.settings, parts.keys
        self.menu_bar = window.menuBar()
        """The menus. A window with tabs moves them above these."""
        self.menus: dict[str, QMenu] = {}
        self.panels = QMenu(tr("&Panels"), window)
        self.by_name: dict[str, QAction] = {}
        """The actions of the commands."""
        self.tools: dict[str, QAction] = {}
        self.for_element: dict[str, list[QAction]] = {}
        """Actions of features by element type. Those of `piece` are in the map's menu, others in the properties."""
        self._commands: list[tuple[QAction, commands.Command]] = []
        self._said_in = parts.work.scenario.ruleset
        parts.keys.changed.connect(self._renew_keys)
        parts.work.document.changed.connect(self._renew_words)
        parts.canvas.menu_asked.connect(self.show_context_menu)

    def make(self, slots: Mapping[str, Callable[[], object]]) -> None:
        """Create the actions of the window's own commands and of the tools, and add them to the menus."""
        self._recent_menu = QMenu(tr("Open recent"), self._window)
        self.area_menu = QMenu(tr("Area of the selection"), self._window)
        self.area_choice = AreaChoice(self._work)
        self._make_tool_actions()
        for command in commands.COMMANDS:
            if command.name == "-":
                self.menu(command.menu).addSeparator()
            elif command.name in commands.SUBMENUS:
                sub = self._recent_menu if command.name == "recent" else self.area_menu
                sub.setTitle(tr(command.text))
                self.menu(command.menu).addMenu(sub)
            elif command.name in ("undo", "redo"):
                self._add_history_action(command)
            elif command.name in slots:
                self.add_command(command, slots[command.name])
        self.menu("Tools").addActions(list(self.tools.values()))
        self.menu("View").addSeparator()
        self.menu("View").addMenu(self.panels)
        self.panels.aboutToShow.connect(partial(give_letters, self.panels))
        self._recent_menu.aboutToShow.connect(self._fill_recent)
        self.area_menu.aboutToShow.connect(partial(fill_area_menu, self.area_menu, self._work))
        self.area_menu.triggered.connect(lambda action: put_into_area(self._work, str(action.data())))

    def make_bar(self) -> MainToolbar:
        """Create the toolbar and add it to the window."""
        bar = MainToolbar(self._window)
        self._window.addToolBar(bar)
        actions = self.by_name
        bar.add_commands(actions[name] for name in ("new", "open", "save"))
        bar.add_commands(actions[name] for name in ("undo", "redo"))
        bar.add_tools(action for name, action in self.tools.items() if name not in _IN_MENU)
        bar.add_commands(actions[name] for name in ("turn-back", "turn", "delete"))
        bar.add_choice(self.area_choice)
        bar.add_room()
        for name in ("zoom-out", "zoom-in", "fit"):
            bar.addAction(actions[name])
        return bar

    def add_command(
        self, command: commands.Command | str, slot: Callable[[], object], *, checkable: bool = False
    ) -> QAction:
        """Add a command, or the one with a name, to its menu."""
        texts = self._work.texts
        command = commands.command_of(command) if isinstance(command, str) else command
        action = QAction(texts.tr(command.text), self._window, checkable=checkable)
        commands.set_up_action(action, command, texts)
        self._keys.adopt(action, texts.tr(command.tip))
        self._commands.append((action, command))
        action.triggered.connect(slot)
        self.by_name[command.name] = action
        self._insert(action, command)
        return action

    def add_choice(
        self,
        offered: Mapping[Value, commands.Command | str],
        choose: Callable[[Value], object],
        *,
        optional: bool = False,
    ) -> dict[Value, QAction]:
        """Add exclusive commands. Calls `choose` with the value of the checked one. `optional`: none may be checked."""
        policy = QActionGroup.ExclusionPolicy
        group = QActionGroup(self._window)
        group.setExclusionPolicy(policy.ExclusiveOptional if optional else policy.Exclusive)
        actions = {}
        for value, command in offered.items():
            actions[value] = self.add_command(command, partial(choose, value), checkable=True)
            group.addAction(actions[value])
        return actions

    def menu(self, name: str) -> QMenu:
        """A menu by its name, created and added at its place on first use."""
        if name not in self.menus:
            command = commands.command_of(name)
            menu = self.menus[name] = QMenu(self._work.texts.tr(command.text), self._window)
            menu.aboutToShow.connect(partial(give_letters, menu))
            menu.menuAction().setObjectName(name)
            self._commands.append((menu.menuAction(), command))
            self._insert(menu.menuAction(), command)
        return self.menus[name]

    def _insert(self, action: QAction, command: commands.Command) -> None:
        """Add an action to its menu, or a menu to the menu bar."""
        menu = self.menu(command.menu) if command.menu else self.menu_bar
        names = [one.objectName() for one in menu.actions()]
        following = menu.actions()[names.index(command.after) + 1 :] if command.after else []
        if following:
            menu.insertAction(following[0], action)
        else:
            menu.addAction(action)

    @property
    def keyed(self) -> dict[str, QAction]:
        """All actions with shortcuts by name: commands, tools, panels."""
        found = [*self.by_name.values(), *self.tools.values(), *self.panels.actions()]
        return {action.objectName(): action for action in found}

    def _add_history_action(self, command: commands.Command) -> None:
        stack, title = self._work.document.undo_stack, tr(command.text)
        if command.name == "undo":
            action, done, step = stack.createUndoAction(self._window, title), later("Undone: {step}"), stack.redoText
        else:
            action, done, step = stack.createRedoAction(self._window, title), later("Redone: {step}"), stack.undoText
        action.triggered.connect(lambda: self._work.say(tr(done, step=step())))
        self.by_name[command.name] = action
        commands.set_up_action(action, command, self._work.texts)
        self._keys.adopt(action, tr(command.tip))
        self._insert(action, command)

    def _make_tool_actions(self) -> None:
        group = QActionGroup(self._window)
        for tool in self._toolbox.tools:
            title = self._work.texts.tr(tool.title)
            action = QAction(icon(tool.name), title, group, checkable=True, shortcut=QKeySequence(tool.key))
            action.setObjectName(f"tool-{tool.name}")
            action.setData(tool.name)
            self._keys.adopt(action, tr("{tool} tool", tool=title), tr(tool.hint))
            self.tools[tool.name] = action
        group.triggered.connect(lambda action: self.tool_asked.emit(str(action.data())))
        self.tools[self._toolbox.current.name].setChecked(True)

    def _renew_words(self) -> None:
        """Rename commands and tools if the scenario's edition has changed."""
        texts = self._work.texts
        if texts.ruleset == self._said_in:
            return
        self._said_in = texts.ruleset
        for action, command in self._commands:
            action.setText(texts.tr(command.text))
            if command.tip:
                action.setStatusTip(texts.tr(command.tip))
                self._keys.describe(action, texts.tr(command.tip))
        for tool in self._toolbox.tools:
            action, title = self.tools[tool.name], texts.tr(tool.title)
            action.setText(title)
            self._keys.describe(action, tr("{tool} tool", tool=title), tr(tool.hint))

    def _renew_keys(self) -> None:
        for action in self.keyed.values():
            self._keys.apply(action)

    def _fill_recent(self) -> None:
        self._recent_menu.clear()
        paths = self._settings.recent
        for number, path in enumerate(paths, 1):
            label = str(path).replace("&", "&&")
            action = self._recent_menu.addAction(f"&{number} {label}" if number < 10 else label)
            action.triggered.connect(partial(self.recent_asked.emit, path))
        if not paths:
            self._recent_menu.addAction(tr("No recent files")).setEnabled(False)

    def show_context_menu(self, at: QPoint) -> None:
        """Show the context menu of the selection at a screen position."""
        menu = QMenu(self._window)
        self._offer(menu, "cut copy paste duplicate save-prefab - turn turn-back align delete")
        menu.addMenu(self.area_menu)
        self._offer(menu, "area-properties play-from play-here")
        menu.addActions([action for action in self.for_element.get("piece", []) if action.isEnabled()])
        menu.addSeparator()
        if self._work.selection:
            self._offer(menu, "select-same select-sort select-area")
        self._offer(menu, "select-all - fit-selection fit")
        give_letters(menu)
        menu.popup(at)
        if self._canvas.keyboard_pointer.shown:  # opened by key: Enter chooses the first line
            menu.setActiveAction(next(action for action in menu.actions() if action.isEnabled()))
        menu.aboutToHide.connect(menu.deleteLater)

    def _offer(self, menu: QMenu, names: str) -> None:
        """Add the commands with these names, with a separator for each hyphen."""
        for name in names.split():
            if name == "-":
                menu.addSeparator()
            elif name in self.by_name:
                menu.addAction(self.by_name[name])
