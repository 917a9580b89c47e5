"""The window of one document: docks, menus, actions."""

from kneedeep_editor.mainwindow.main_window import MainWindow, Parts

__all__ = ["MainWindow", "Parts"]
