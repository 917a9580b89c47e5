"""The themes of the editor: Fusion in a palette of our own, light, dark or in high contrast, and rules for what it leaves plain."""

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

BRAND: Final = "#e0662f"
"""The color of the program's own sign."""
_IMAGES: Final = (Path(__file__).parent / "icon_images").as_posix()


class WindowTheme(NamedTuple):
    """The colors of windows, `#rrggbb`.

    `window`, `base` and `raised` are backgrounds of text. `chosen` and `row` are backgrounds of selections, with text
    colors of their own. `accent` and `line` are for strokes. `sign` is drawn into the signs of severities.
    """

    name: str
    window: str
    base: str
    raised: str
    line: str
    text: str
    faint: str
    disabled: str
    accent: str
    chosen: str
    chosen_text: str
    chosen_hover: str
    row: str
    row_text: str
    idle: str
    focus: str
    error: str
    warning: str
    info: str
    fine: str
    sign: str
    shadow: str

    @property
    def veil(self) -> str:
        """The background of widgets over the map for a style sheet, nearly opaque."""
        color = QColor(self.base)
        return f"rgba({color.red()}, {color.green()}, {color.blue()}, 248)"

    def ink(self, sign: str) -> str:
        """Return the color of a sign: that of its severity, else that of text."""
        return {"error": self.error, "warning": self.warning, "info": self.info, "fine": self.fine}.get(
            sign, self.text
        )


DARK: Final = WindowTheme(
    name="dark",
    window="#23282d",
    base="#1a1e22",
    raised="#2d343a",
    line="#3b444c",
    text="#e3e8ec",
    faint="#a3aeb8",
    disabled="#7d8993",
    accent="#e0662f",
    chosen="#b5481a",
    chosen_text="#ffffff",
    chosen_hover="#c2501f",
    row="#6b3a22",
    row_text="#ffffff",
    idle="#8a4a2c",
    focus="#6fb7ff",
    error="#ff7276",
    warning="#ffb02e",
    info="#5ab4ff",
    fine="#58c98b",
    sign="#14171a",
    shadow="#0b0d0f",
)
LIGHT: Final = WindowTheme(
    name="light",
    window="#f1f2f3",
    base="#ffffff",
    raised="#e4e7ea",
    line="#b4bcc3",
    text="#1b2126",
    faint="#56616a",
    disabled="#757e85",
    accent="#c9541f",
    chosen="#b5481a",
    chosen_text="#ffffff",
    chosen_hover="#a03e14",
    row="#f5cdb8",
    row_text="#1b2126",
    idle="#8a4a2c",
    focus="#0b5fb5",
    error="#b3151d",
    warning="#8a4b00",
    info="#0b5fb5",
    fine="#12693c",
    sign="#ffffff",
    shadow="#9aa3aa",
)
CONTRAST: Final = WindowTheme(
    name="contrast",
    window="#000000",
    base="#000000",
    raised="#1a1a1a",
    line="#c8c8c8",
    text="#ffffff",
    faint="#e0e0e0",
    disabled="#9a9a9a",
    accent="#ffe100",
    chosen="#ffe100",
    chosen_text="#000000",
    chosen_hover="#fff27a",
    row="#003a6e",
    row_text="#ffffff",
    idle="#ffe100",
    focus="#5fd7ff",
    error="#ff9a94",
    warning="#ffd24a",
    info="#8fd3ff",
    fine="#6df0a8",
    sign="#000000",
    shadow="#000000",
)
WINDOW_THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}
"""The themes by name. The map is drawn in the theme of the same name."""

_worn = [DARK]


def current_theme() -> WindowTheme:
    """Return the theme that the windows have now."""
    return _worn[0]


def apply_theme(application: QApplication, theme: WindowTheme = DARK) -> None:
    """Give the application a theme, all of its windows at once."""
    _worn[0] = theme
    if application.style().objectName() != "fusion":
        application.setStyle("Fusion")
    application.setPalette(window_palette(theme))
    application.setStyleSheet(window_style_sheet(theme))


def window_palette(theme: WindowTheme) -> QPalette:
    """Return the palette of a theme."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.base,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.row_text,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.faint,
        role.Highlight: theme.chosen,
        role.HighlightedText: theme.chosen_text,
        role.Accent: theme.accent,
        role.Link: theme.focus,
        role.LinkVisited: theme.focus,
        role.Light: theme.line,
        role.Midlight: theme.raised,
        role.Mid: theme.line,
        role.Dark: theme.base if theme is not LIGHT else theme.line,
        role.Shadow: theme.shadow,
    }
    made = QPalette()
    for one, color in colors.items():
        made.setColor(one, QColor(color))
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(group.Disabled, one, QColor(theme.disabled))
    made.setColor(group.Disabled, role.Highlight, QColor(theme.line))
    made.setColor(group.Inactive, role.Highlight, QColor(theme.idle))
    return made


def window_style_sheet(theme: WindowTheme) -> str:
    """Return the style sheet of a theme."""
    border = 2 if theme is CONTRAST else 1
    return f"""
QMainWindow::separator {{ background: {theme.base if theme is not LIGHT else theme.raised}; width: 4px; height: 4px; }}
QMainWindow::separator:hover {{ background: {theme.accent}; }}
QDockWidget {{ color: {theme.faint}; font-weight: 600; }}
QDockWidget::title {{ background: {theme.window}; padding: 3px 8px; border-bottom: 1px solid {theme.line}; }}
QToolBar {{ background: {theme.window}; border: 0; border-bottom: 1px solid {theme.line}; padding: 1px 4px; spacing: 1px; }}
QToolBar::separator {{ background: {theme.line}; width: 1px; margin: 4px 4px; }}
QToolBar QToolButton {{ padding: 3px 5px; border-radius: 5px; border: 1px solid transparent; }}
QToolBar QToolButton#qt_toolbar_ext_button {{ padding: 0; }}
QToolBar QToolButton[popupMode="2"] {{ padding-right: 18px; }}
QToolBar QToolButton::menu-indicator {{ subcontrol-origin: padding; subcontrol-position: center right; right: 4px; }}
QToolBar QToolButton:hover {{ background: {theme.raised}; }}
QToolBar QToolButton:checked {{ background: {theme.row}; color: {theme.row_text}; border: {border}px solid {theme.accent}; }}
QToolBar QToolButton:focus {{ border: {border}px solid {theme.focus}; }}
QStatusBar {{ background: {theme.window}; border-top: 1px solid {theme.line}; color: {theme.faint}; }}
QToolBar QComboBox {{ padding: 4px 6px; }}
QStatusBar::item {{ border: 0; }}
QStatusBar QToolButton {{ padding: 1px 3px; }}
QStatusBar QLineEdit, QStatusBar QComboBox {{ padding: 0 4px; }}
QStatusBar QLabel {{ color: {theme.faint}; padding: 0 6px; }}
QStatusBar QLabel#message {{ color: {theme.text}; }}
QMenuBar {{ background: {theme.window}; }}
QMenu {{ padding: 4px; }}
QMenu::separator {{ height: 1px; background: {theme.line}; margin: 4px 8px; }}
QLineEdit {{ background: {theme.base}; border: 1px solid {theme.line}; border-radius: 5px; padding: 5px 7px; }}
QLineEdit:focus {{ border-color: {theme.accent}; }}
QLineEdit[small="true"] {{ padding: 3px 2px; border-radius: 3px; }}
QComboBox QLineEdit {{ border: 0; padding: 0 4px; }}
QAbstractItemView QLineEdit {{ border-radius: 2px; padding: 0 2px; }}
QListView, QTreeView {{ background: {theme.base}; border: 1px solid {theme.base}; outline: 0; }}
QListView:focus, QTreeView:focus, QScrollArea:focus {{ border: 1px solid {theme.focus}; }}
QComboBox QAbstractItemView:focus {{ border: 0; }}
QListView::item {{ border-radius: 6px; padding: 3px; }}
QListView::item:hover {{ background: {theme.raised}; }}
QListView::item:selected {{ background: {theme.chosen}; color: {theme.chosen_text}; }}
QListWidget::item:selected {{ background: {theme.row}; color: {theme.row_text}; }}
QTreeView::item {{ padding: 4px 2px; }}
QTreeView[palette="true"]::item {{ padding: 1px 3px; }}
QTreeView[dense="true"]::item {{ padding: 1px 2px; }}
QTreeView[palette="true"]::item:selected {{ background: {theme.chosen}; color: {theme.chosen_text}; }}
QTreeView::item:hover {{ background: {theme.raised}; }}
QTreeView::item:selected {{ background: {theme.row}; color: {theme.row_text}; }}
QHeaderView::section {{ background: {theme.window}; color: {theme.faint}; border: 0; border-bottom: 1px solid {theme.line}; padding: 4px 6px; }}
QPushButton {{ background: {theme.raised}; border: 1px solid {theme.line}; border-radius: 5px; padding: 5px 12px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton:hover {{ border-color: {theme.accent}; }}
QPushButton:focus {{ border-color: {theme.focus}; outline: none; }}
QPushButton:disabled {{ color: {theme.disabled}; }}
QPushButton#fix {{ background: {theme.chosen}; color: {theme.chosen_text}; border-color: {theme.chosen}; font-weight: 600; }}
QPushButton#fix, QPushButton#other-fix {{ text-align: left; padding: 5px 8px; }}
QPushButton#fix:hover {{ background: {theme.chosen_hover}; }}
QPushButton#fix:focus {{ border-color: {theme.text}; }}
QWidget#problems-filter QLineEdit {{ padding: 2px 7px; }}
QWidget#problems-filter QPushButton {{ padding: 2px 12px; }}
QWidget#problems-filter QToolButton {{ padding: 2px 7px; border-radius: 5px; border: 1px solid {theme.line}; color: {theme.faint}; }}
QWidget#problems-filter QToolButton:hover {{ background: {theme.raised}; }}
QWidget#problems-filter QToolButton:checked {{ background: {theme.raised}; color: {theme.text}; border-bottom: 2px solid {theme.accent}; }}
QWidget#problems-filter QToolButton:focus {{ border: {border}px solid {theme.focus}; }}
QFrame#legend, QFrame#notice {{ background: {theme.veil}; border: 1px solid {theme.line}; border-radius: 8px; }}
QFrame#legend QLabel#legend-title {{ font-weight: 600; }}
QFrame#legend QSlider {{ border: 1px solid transparent; border-radius: 4px; padding: 2px; }}
QFrame#legend QSlider:focus, QFrame#legend QToolButton:focus {{ border: 1px solid {theme.focus}; }}
QListWidget#event-margin {{ background: {theme.veil}; }}
QListWidget#event-margin::item {{ border: 1px solid {theme.line}; border-radius: 8px; }}
QFrame#hint {{ background: {theme.raised}; border: 2px solid {theme.accent}; border-radius: 8px; }}
QFrame#hint QPushButton {{ background: {theme.window}; }}
QTabBar::tab {{ padding: 5px 6px; color: {theme.faint}; border-bottom: 2px solid transparent; }}
QToolButton[tab="true"] {{ padding: 0; border: 1px solid transparent; }}
QTabBar[signs="true"]::tab {{ padding: 3px 2px; }}
QTabBar::tab:selected {{ color: {theme.text}; border-bottom: 2px solid {theme.accent}; }}
QTabBar[idle="true"]::tab:selected {{ color: {theme.faint}; border-bottom: 2px solid transparent; }}
QTabBar::tab:hover {{ color: {theme.text}; }}
QTabBar::tab:selected:focus {{ background: {theme.raised}; border: 1px solid {theme.focus}; }}
QToolButton:focus {{ border: 1px solid {theme.focus}; border-radius: 4px; }}
QCheckBox:focus {{ color: {theme.text}; text-decoration: underline; }}
QComboBox {{ padding: 4px 8px; }}
QLineEdit, QComboBox, QPlainTextEdit {{ placeholder-text-color: {theme.faint}; }}
*[faint="true"] {{ color: {theme.faint}; placeholder-text-color: {theme.faint}; }}
QLabel[quiet="true"] {{ color: {theme.faint}; }}
QLabel[quiet="true"]:disabled {{ color: {theme.disabled}; }}
QLineEdit:disabled, QPlainTextEdit:disabled {{ background: {theme.window}; color: {theme.disabled}; }}
QLabel[sentence="true"] {{ color: {theme.text}; font-style: italic; background: {theme.raised}; border-radius: 5px; padding: 5px 8px; }}
QLabel[complaint="true"] {{ color: {theme.warning}; }}
QToolButton[die="true"]:checked {{ border: 3px solid {theme.accent}; border-radius: 10px; background: {theme.raised}; }}
QLabel[hint="true"] {{ color: {theme.text}; background: {theme.raised}; border: 1px solid {theme.line}; border-radius: 5px; }}
QLabel[heading="true"] {{ color: {theme.text}; font-weight: 600; }}
QFrame[inner="true"] {{ border: 0; border-left: 2px solid {theme.line}; border-radius: 0; }}
QToolButton[section="true"] {{ border: 0; border-bottom: 1px solid {theme.line}; padding: 6px 2px; font-weight: 600; color: {theme.text}; }}
QToolButton[section="true"]:hover {{ background: {theme.raised}; }}
QToolButton[section="true"]:focus {{ border-bottom: 2px solid {theme.focus}; }}
QToolButton[plain="true"]::menu-indicator {{ image: none; }}
QPlainTextEdit {{ background: {theme.base}; border: 1px solid {theme.line}; border-radius: 5px; padding: 1px 3px; }}
QPlainTextEdit:focus {{ border-color: {theme.accent}; }}
QToolTip {{ background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line}; padding: 4px; }}
{_box_rules(theme)}{_strong_rules(theme) if theme is CONTRAST else ""}"""


def _box_rules(theme: WindowTheme) -> str:
    """Rules for check boxes, whose outline in Fusion is hardly visible on any background."""
    ticked = theme.chosen if theme is LIGHT else theme.base
    return f"""
QCheckBox::indicator, QRadioButton::indicator, QTreeView::indicator, QListView::indicator {{
    width: 13px; height: 13px; border: 1px solid {theme.faint}; border-radius: 3px; background: {theme.base};
}}
QRadioButton::indicator {{ border-radius: 7px; }}
QCheckBox::indicator:checked, QTreeView::indicator:checked, QListView::indicator:checked {{
    background: {ticked}; image: url("{_IMAGES}/check.svg");
}}
QRadioButton::indicator:checked {{ background: {theme.accent}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QTreeView::indicator:disabled, QListView::indicator:disabled {{
    border-color: {theme.disabled};
}}
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {{ background: {theme.disabled}; }}
QCheckBox::indicator:focus, QCheckBox::indicator:hover {{ border-color: {theme.focus}; }}
"""


def _strong_rules(theme: WindowTheme) -> str:
    """Rules for widgets with a black outline in Fusion, invisible on black."""
    edge = f"border: 1px solid {theme.line}"
    return f"""
QComboBox, QAbstractSpinBox {{ {edge}; border-radius: 4px; padding: 4px 6px; background: {theme.base}; }}
QAbstractSpinBox {{ padding: 3px 2px; }}
QComboBox:focus, QAbstractSpinBox:focus {{ border: 2px solid {theme.focus}; }}
QComboBox:disabled, QAbstractSpinBox:disabled {{ border: 1px dashed {theme.disabled}; color: {theme.disabled}; }}
QComboBox QLineEdit, QAbstractSpinBox QLineEdit {{ border: 0; padding: 0; }}
QComboBox QAbstractItemView {{ {edge}; }}
QComboBox::drop-down {{ border: 0; width: 22px; }}
QComboBox::down-arrow {{ image: url("{_IMAGES}/down.svg"); width: 14px; height: 14px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: 0; width: 20px; }}
QAbstractSpinBox::up-arrow {{ image: url("{_IMAGES}/up.svg"); width: 11px; height: 11px; }}
QAbstractSpinBox::down-arrow {{ image: url("{_IMAGES}/down.svg"); width: 11px; height: 11px; }}
QMenu::indicator {{ width: 14px; height: 14px; {edge}; background: {theme.base}; margin-left: 6px; }}
QMenu::indicator:exclusive {{ border-radius: 8px; }}
QMenu::icon:checked {{ background: {theme.row}; border: 1px solid {theme.accent}; }}
QMenu::indicator:checked {{ image: url("{_IMAGES}/check.svg"); }}
QMenu::indicator:exclusive:checked {{ image: none; background: {theme.accent}; }}
QCheckBox:focus, QRadioButton:focus {{ border: 1px solid {theme.focus}; }}
QMenu {{ {edge}; }}
QMenu::item {{ padding: 4px 22px 4px 8px; }}
QMenu::item:selected {{ background: {theme.chosen}; color: {theme.chosen_text}; }}
QMenu::item:disabled {{ color: {theme.disabled}; }}
QToolButton:focus {{ border: 1px solid {theme.focus}; }}
QScrollBar {{ background: {theme.base}; }}
QScrollBar:vertical {{ width: 14px; }}
QScrollBar:horizontal {{ height: 14px; }}
QScrollBar::handle {{ background: {theme.line}; border-radius: 5px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 24px; }}
QScrollBar::handle:horizontal {{ min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QSlider::groove:horizontal {{ height: 4px; background: {theme.line}; }}
QSlider::handle:horizontal {{ width: 12px; margin: -6px 0; background: {theme.accent}; border-radius: 6px; }}
QDialog, QTabWidget::pane, QGroupBox {{ {edge}; }}
QTabBar::tab {{ {edge}; border-bottom: 2px solid transparent; }}
"""
