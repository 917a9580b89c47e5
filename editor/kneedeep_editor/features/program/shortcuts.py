"""The command palette of a window, and its dialog of keyboard shortcuts."""

from collections.abc import Iterator

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.dialogs.command_finder import CommandEntry, CommandFinder
from kneedeep_editor.panels.dialogs.shortcuts_dialog import ShortcutLine, ShortcutsDialog
from kneedeep_editor.services.shortcut_keys import RESERVED, defaults, holders
from kneedeep_editor.texts import tr


class Calling(WindowFeature):
    """The command palette of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._palette = CommandFinder(shell.window)
        self._palette.ran.connect(self._remember)
        self._last = ""

    def call(self) -> None:
        """Show the palette, with the last command first."""
        entries = list(_entries(self._shell))
        entries.sort(key=lambda entry: entry.name != self._last)
        self._palette.offer(entries, self._shell.window)

    def _remember(self, entry: CommandEntry) -> None:
        self._last = entry.name


def _entries(shell: Shell) -> Iterator[CommandEntry]:
    """Yield the commands as entries of the palette."""
    for name, action in listed_commands(shell):
        if action.objectName() == "command-palette" or not action.isVisible():
            continue
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = tr("{command} (on)", command=name) if action.isChecked() else name
        yield CommandEntry(text, keys, action.isEnabled(), action.trigger, action.icon(), action.statusTip())


def listed_commands(shell: Shell) -> Iterator[tuple[str, QAction]]:
    """Yield the commands in menu order, then all others, with titles such as `Edit: Turn right`."""
    given = set()
    for path, action in [*_in_menus(shell), *(("", action) for action in shell.actions.by_name.values())]:
        text = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
        if id(action) not in given and text:
            given.add(id(action))
            yield f"{path}: {text}" if path else text, action


def _in_menus(shell: Shell) -> Iterator[tuple[str, QAction]]:
    for menu in shell.actions.menus.values():
        yield from _in_menu(menu.title().replace("&", ""), menu)


def _in_menu(path: str, menu: QMenu) -> Iterator[tuple[str, QAction]]:
    # Fills menus with dynamic content (recent files, areas).
    menu.aboutToShow.emit()
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            if action.isEnabled():
                yield from _in_menu(inner.title().replace("&", ""), inner)
        elif not action.isSeparator():
            yield path, action


class Shortcuts(WindowFeature):
    """The shortcuts dialog of one window. A change applies to all windows."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._keys = shell.keys
        self.dialog = ShortcutsDialog(shell.window, self._judge)
        self.dialog.asked.connect(self._give)
        self.dialog.reset_asked.connect(self._reset)
        self._keys.changed.connect(self._renew)

    def show(self) -> None:
        """Show the dialog."""
        self.dialog.show()
        self.dialog.search.clear()
        self._renew()
        self.dialog.search.setFocus()

    def _renew(self) -> None:
        if self.dialog.isVisible():
            self.dialog.show_lines(
                [
                    ShortcutLine(
                        name,
                        title,
                        tuple(self._keys.of(action)),
                        tuple(defaults(action)),
                        tuple(self._keys.shared(action)),
                    )
                    for name, (title, action) in self._titled().items()
                    if action.isVisible()
                ]
            )

    def _titled(self) -> dict[str, tuple[str, QAction]]:
        """The title with menu path and the action of each command by name, in menu order."""
        keyed = self._shell.actions.keyed
        found = {
            action.objectName(): (title, action)
            for title, action in listed_commands(self._shell)
            if keyed.get(action.objectName()) is action
        }
        # Names without the step that undo and redo would currently affect.
        for name, title in (("undo", tr("Edit: Undo")), ("redo", tr("Edit: Redo"))):
            found[name] = (title, keyed[name])
        return found

    def _judge(self, name: str, key: str) -> tuple[str, bool]:
        """The owner of a key in words, and whether the key may be assigned."""
        shown = QKeySequence.fromString(key).toString(QKeySequence.SequenceFormat.NativeText)
        if key in RESERVED:
            return tr("{keys} can't be assigned: it moves the cursor or the focus.", keys=shown), False
        keyed = self._shell.actions.keyed
        others = [one for one in holders([key], keyed.values()) if one.objectName() != name]
        if others:
            titles = self._titled()
            who = ", ".join(titles[one.objectName()][0] for one in others if one.objectName() in titles)
            return tr("{keys} is assigned to “{command}”, which would lose it.", keys=shown, command=who), True
        if holders([key], [keyed[name]]):
            return tr("{keys} is already assigned to this command.", keys=shown), False
        return "", True

    def _give(self, name: str, keys: list[str]) -> None:
        keyed = self._shell.actions.keyed
        self._keys.give(keyed[name], keys, keyed.values())

    def _reset(self, names: list[str]) -> None:
        keyed = self._shell.actions.keyed
        self._keys.reset(keyed[name] for name in names)
