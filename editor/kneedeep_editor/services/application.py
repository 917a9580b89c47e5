"""The application of Qt: one per process."""

from collections.abc import Sequence

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.screen_reader import role_of
from kneedeep_editor.services.window_theme import apply_theme, current_theme


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The application with its style."""
    present = QApplication.instance()
    if isinstance(present, QApplication):
        return present
    made = QApplication(["kneedeep", *arguments])
    made.setApplicationName("kneedeep")
    made.setApplicationDisplayName("")
    made.setDesktopFileName("kneedeep")
    apply_theme(made, current_theme())
    made.setWindowIcon(icon("kneedeep"))
    QAccessible.installFactory(role_of)
    return made
