"""The menu Help: the guide, the shortcut sheet, the changes, about the program."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from kneedeep import __version__
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.help_files import CHANGES, GUIDE, KEYS, help_page
from kneedeep_editor.texts import later, tr

_PAGES = {"guide": GUIDE, "key-sheet": KEYS, "changes": CHANGES}
_TITLES = {GUIDE: later("Guide"), KEYS: later("Mouse and keyboard"), CHANGES: later("What is new")}


def install(shell: Shell) -> None:
    """Add the commands."""

    def report(text: str) -> None:
        shell.questions.show_error(shell.window, tr("The page is missing."), text)

    menu = shell.actions.menu("Help")
    before = menu.actions()[0]
    for name, page in _PAGES.items():
        action = shell.actions.add_command(name, partial(show_page, shell.window, page, report))
        menu.insertAction(before, action)
    menu.addSeparator()
    shell.actions.add_command("about", partial(show_about, shell.window))


def show_page(parent: QWidget, page: str, report: Callable[[str], None]) -> None:
    """Open a help page in the reader. `report`: called with an error if it is missing."""
    from kneedeep_editor.panels.dialogs.help_reader import HelpReader

    try:
        reader = HelpReader(parent, help_page(page), tr(_TITLES[page]))
    except FileNotFoundError as error:
        report(str(error))
        return
    reader.show()


def show_about(parent: QWidget) -> QMessageBox:
    """Show a description of the program, and its version."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("About kneedeep"))
    box.setText(tr("kneedeep {version}", version=__version__))
    box.setInformativeText(
        tr(
            "An editor, validator and playtester for scenarios of DOOM: The Board Game. "
            "Not connected with its publishers.\nQt {qt}",
            qt=qVersion(),
        )
    )
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.open()
    box.finished.connect(box.deleteLater)
    return box
