"""The command palette: the commands of menus, bar and panels, by name."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature

if TYPE_CHECKING:
    from kneedeep_editor.panels.dialogs.command_finder import CommandEntry, CommandFinder


class Calling(WindowFeature):
    """Calls the palette of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._palette: CommandFinder | None = None
        self._last = ""
        shell.actions.add_command("command-palette", self._call)

    def _call(self) -> None:
        if self._palette is None:
            from kneedeep_editor.panels.dialogs.command_finder import CommandFinder

            self._palette = CommandFinder(self._shell.window)
            self._palette.ran.connect(self._remember)
        entries = list(_entries(self._shell))
        entries.sort(key=lambda entry: entry.name != self._last)
        self._palette.offer(entries, self._shell.window)

    def _remember(self, entry: "CommandEntry") -> None:
        self._last = entry.name


def _entries(shell: Shell) -> Iterator["CommandEntry"]:
    """Yield the commands as the palette shows them."""
    from kneedeep_editor.panels.dialogs.command_finder import CommandEntry

    for name, action in listed_commands(shell):
        if action.objectName() == "command-palette" or not action.isVisible():
            continue
        keys = " or ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()[:1])
        mark = " (on)" if action.isCheckable() and action.isChecked() else ""
        yield CommandEntry(f"{name}{mark}", keys, action.isEnabled(), action.trigger, action.icon(), action.statusTip())


def listed_commands(shell: Shell) -> Iterator[tuple[str, QAction]]:
    """Yield the commands in the order of the menus, then all others: `Edit: Turn right` and its action."""
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
    # Menus that are filled when they are shown (recent files, areas) are filled now.
    menu.aboutToShow.emit()
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            if action.isEnabled():
                yield from _in_menu(inner.title().replace("&", ""), inner)
        elif not action.isSeparator():
            yield path, action
