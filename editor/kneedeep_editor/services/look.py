"""The look of the editor: Fusion in a dark palette, and a few rules for what Fusion leaves plain."""

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

WINDOW: Final = "#23282d"
BASE: Final = "#1a1e22"
RAISED: Final = "#2d343a"
LINE: Final = "#3b444c"
TEXT: Final = "#e3e8ec"
FAINT: Final = "#97a3ad"
ACCENT: Final = "#e0662f"
ACCENT_TEXT: Final = "#ffffff"
DISABLED: Final = "#66717a"
LINK: Final = "#6fb7ff"

SEVERITY_COLORS: Final = {"error": "#ff5a5f", "warning": "#ffb02e", "info": "#5ab4ff"}


def dress(application: QApplication) -> None:
    """Give the application the look of the editor."""
    application.setStyle("Fusion")
    application.setPalette(palette())
    application.setStyleSheet(RULES)


def palette() -> QPalette:
    """Return the dark palette."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    colors = {
        role.Window: WINDOW,
        role.WindowText: TEXT,
        role.Base: BASE,
        role.AlternateBase: WINDOW,
        role.Text: TEXT,
        role.Button: RAISED,
        role.ButtonText: TEXT,
        role.BrightText: "#ffffff",
        role.ToolTipBase: RAISED,
        role.ToolTipText: TEXT,
        role.PlaceholderText: FAINT,
        role.Highlight: ACCENT,
        role.HighlightedText: ACCENT_TEXT,
        role.Link: LINK,
        role.LinkVisited: LINK,
        role.Light: LINE,
        role.Midlight: RAISED,
        role.Mid: LINE,
        role.Dark: BASE,
        role.Shadow: "#0b0d0f",
    }
    made = QPalette()
    for one, color in colors.items():
        made.setColor(one, QColor(color))
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(group.Disabled, one, QColor(DISABLED))
    made.setColor(group.Disabled, role.Highlight, QColor(LINE))
    made.setColor(group.Inactive, role.Highlight, QColor("#8a4a2c"))
    return made


RULES: Final = f"""
QMainWindow::separator {{ background: {BASE}; width: 4px; height: 4px; }}
QMainWindow::separator:hover {{ background: {ACCENT}; }}
QDockWidget {{ color: {FAINT}; font-weight: 600; }}
QDockWidget::title {{ background: {WINDOW}; padding: 6px 8px; border-bottom: 1px solid {LINE}; }}
QToolBar {{ background: {WINDOW}; border: 0; border-bottom: 1px solid {LINE}; padding: 3px 6px; spacing: 2px; }}
QToolBar::separator {{ background: {LINE}; width: 1px; margin: 5px 6px; }}
QToolBar QToolButton {{ padding: 4px 8px; border-radius: 5px; border: 1px solid transparent; }}
QToolBar QToolButton#qt_toolbar_ext_button {{ padding: 0; }}
QToolBar QToolButton:hover {{ background: {RAISED}; }}
QToolBar QToolButton:checked {{ background: {ACCENT}; color: {ACCENT_TEXT}; }}
QToolBar QToolButton:focus {{ border: 1px solid {LINK}; }}
QStatusBar {{ background: {WINDOW}; border-top: 1px solid {LINE}; color: {FAINT}; }}
QStatusBar::item {{ border: 0; }}
QStatusBar QLabel {{ color: {FAINT}; padding: 0 6px; }}
QMenuBar {{ background: {WINDOW}; }}
QMenu {{ padding: 4px; }}
QMenu::separator {{ height: 1px; background: {LINE}; margin: 4px 8px; }}
QLineEdit {{ background: {BASE}; border: 1px solid {LINE}; border-radius: 5px; padding: 5px 7px; }}
QLineEdit:focus {{ border-color: {ACCENT}; }}
QListView, QTreeView {{ background: {BASE}; border: 0; outline: 0; }}
QListView::item {{ border-radius: 6px; padding: 3px; }}
QListView::item:hover {{ background: {RAISED}; }}
QListView::item:selected {{ background: {ACCENT}; color: {ACCENT_TEXT}; }}
QTreeView::item {{ padding: 4px 2px; }}
QTreeView::item:hover {{ background: {RAISED}; }}
QTreeView::item:selected {{ background: #6b3a22; color: {ACCENT_TEXT}; }}
QHeaderView::section {{ background: {WINDOW}; color: {FAINT}; border: 0; border-bottom: 1px solid {LINE}; padding: 4px 6px; }}
QPushButton {{ background: {RAISED}; border: 1px solid {LINE}; border-radius: 5px; padding: 5px 12px; }}
QPushButton:hover {{ border-color: {ACCENT}; }}
QPushButton:focus {{ border-color: {LINK}; }}
QPushButton:disabled {{ color: {DISABLED}; }}
QPushButton#fix {{ background: {ACCENT}; color: {ACCENT_TEXT}; border-color: {ACCENT}; font-weight: 600; }}
QPushButton#fix, QPushButton#mend {{ text-align: left; padding: 5px 8px; }}
QPushButton#fix:hover {{ background: #f07a44; }}
QPushButton#fix:focus {{ border-color: #ffffff; }}
QWidget#problems-filter QToolButton {{ padding: 4px 7px; border-radius: 5px; border: 1px solid {LINE}; color: {FAINT}; }}
QWidget#problems-filter QToolButton:hover {{ background: {RAISED}; }}
QWidget#problems-filter QToolButton:checked {{ background: {RAISED}; color: {TEXT}; border-bottom: 2px solid {ACCENT}; }}
QWidget#problems-filter QToolButton:focus {{ border: 1px solid {LINK}; }}
QFrame#legend {{ background: rgba(26, 30, 34, 235); border: 1px solid {LINE}; border-radius: 8px; }}
QFrame#legend QLabel#legend-title {{ font-weight: 600; }}
QFrame#legend QSlider {{ border: 1px solid transparent; border-radius: 4px; padding: 2px; }}
QFrame#legend QSlider:focus, QFrame#legend QToolButton:focus {{ border: 1px solid {LINK}; }}
QTabBar::tab {{ padding: 5px 6px; color: {FAINT}; border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {TEXT}; border-bottom: 2px solid {ACCENT}; }}
QTabBar::tab:hover {{ color: {TEXT}; }}
QComboBox {{ padding: 4px 8px; }}
*[faint="true"] {{ color: {FAINT}; }}
QLabel[quiet="true"] {{ color: {FAINT}; }}
QLabel[sentence="true"] {{ color: {TEXT}; font-style: italic; background: {RAISED}; border-radius: 5px; padding: 5px 8px; }}
QLabel[complaint="true"] {{ color: {SEVERITY_COLORS["warning"]}; }}
QLabel[heading="true"] {{ color: {TEXT}; font-weight: 600; }}
QFrame[inner="true"] {{ border: 0; border-left: 2px solid {LINE}; border-radius: 0; }}
QToolButton[section="true"] {{ border: 0; border-bottom: 1px solid {LINE}; padding: 6px 2px; font-weight: 600; color: {TEXT}; }}
QToolButton[section="true"]:hover {{ background: {RAISED}; }}
QToolButton[section="true"]:focus {{ border-bottom: 2px solid {LINK}; }}
QToolButton[plain="true"]::menu-indicator {{ image: none; }}
QPlainTextEdit {{ background: {BASE}; border: 1px solid {LINE}; border-radius: 5px; padding: 1px 3px; }}
QPlainTextEdit:focus {{ border-color: {ACCENT}; }}
QToolTip {{ background: {RAISED}; color: {TEXT}; border: 1px solid {LINE}; padding: 4px; }}
"""
