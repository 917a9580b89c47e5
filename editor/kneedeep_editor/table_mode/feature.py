"""The feature for table mode, which opens windows for games with the real box."""

from pathlib import Path
from typing import TYPE_CHECKING

from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.board import Board
    from kneedeep_editor.table_mode.table_window import TableWindow

_open: list["TableWindow"] = []
"""The windows of tables, which outlive the windows of their maps."""


class Tables(WindowFeature):
    """Opens tables for the document of one window."""

    def __init__(self, shell: Shell) -> None:
        """Add the command. The modules of table mode are imported with the first table."""
        super().__init__(shell)
        shell.actions.add_command("table", self.open)
        shell.signals.quit_asked.connect(close_tables)

    def open(self) -> "TableWindow | None":
        """Open a table for the current map."""
        shell = self._shell
        document = shell.document
        if not document.readable:
            shell.questions.show_error(
                shell.window, tr("There is nothing to play with."), tr("The file could not be read.")
            )
            return None
        return show_table(document.board, document.path, shell.settings, shell.appearance)


def show_table(
    board: "Board", path: Path | None, settings: Settings, appearance: Appearance, marines: int | None = None
) -> "TableWindow":
    """Open and show the window of a table. `path`: the file of the board's scenario."""
    from kneedeep_editor.table_mode.table_window import TableWindow

    window = TableWindow(board, path, settings, appearance, marines)
    window.closed.connect(_forget)
    _open.append(window)
    window.show()
    window.activateWindow()
    return window


def close_tables() -> None:
    """Close the windows of all tables, whose sessions are already saved."""
    for window in list(_open):
        window.close()


def _forget(window: "TableWindow") -> None:
    if window in _open:
        _open.remove(window)
