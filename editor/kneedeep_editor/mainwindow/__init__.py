"""The window of one document: docks, menus, actions."""

from kneedeep_editor.mainwindow.main_window import MainWindow
from kneedeep_editor.mainwindow.shell import Parts, Shell

__all__ = ["MainWindow", "Parts", "Shell"]
