"""The themes of the editor: Qt's Fusion style with our palettes (light, dark, high contrast) and style sheet."""

from pathlib import Path
from string import Template
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

BRAND: Final = "#e0662f"
"""The color of the program's icon."""
_FOLDER: Final = Path(__file__).parent


class WindowTheme(NamedTuple):
    """The colors of windows, `#rrggbb`.

    `window`, `base` and `raised` are backgrounds of text. `chosen` and `row` are backgrounds of selections, with their
    own text colors. `accent` and `line` are for strokes. `sign` is used in the signs of severities.
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
        """The nearly opaque background of widgets over the map, for a style sheet."""
        color = QColor(self.base)
        return f"rgba({color.red()}, {color.green()}, {color.blue()}, 248)"

    def ink(self, sign: str) -> str:
        """The color of a sign, by its severity, else the text color."""
        return {"error": self.error, "warning": self.warning, "info": self.info, "fine": self.fine}.get(sign, self.text)


def _theme(name: str, column: int) -> WindowTheme:
    rows = [row.split() for row in (_FOLDER / "window_colors.txt").read_text(encoding="utf-8").splitlines()[1:]]
    return WindowTheme(name, **{row[0]: row[column] for row in rows})


LIGHT: Final = _theme("light", 1)
DARK: Final = _theme("dark", 2)
CONTRAST: Final = _theme("contrast", 3)
WINDOW_THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}
"""The themes by name. The map uses the palette of the same name."""

_worn = [DARK]


def current_theme() -> WindowTheme:
    """The current theme of the windows."""
    return _worn[0]


def apply_theme(application: QApplication, theme: WindowTheme = DARK) -> None:
    """Apply a theme to all windows."""
    _worn[0] = theme
    if application.style().objectName() != "fusion":
        application.setStyle("Fusion")
    application.setPalette(window_palette(theme))
    application.setStyleSheet(window_style_sheet(theme))


def window_palette(theme: WindowTheme) -> QPalette:
    """The palette of a theme."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    made = QPalette()
    for row in (_FOLDER / "window_palette.txt").read_text(encoding="utf-8").splitlines():
        name, field = row.split()
        made.setColor(role[name], QColor(theme._asdict()[field]))
    made.setColor(role.Dark, QColor(theme.line if theme is LIGHT else theme.base))
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(group.Disabled, one, QColor(theme.disabled))
    made.setColor(group.Disabled, role.Highlight, QColor(theme.line))
    made.setColor(group.Inactive, role.Highlight, QColor(theme.idle))
    return made


def window_style_sheet(theme: WindowTheme) -> str:
    """The style sheet of a theme."""
    files = ("window_style.qss", *(("contrast_style.qss",) if theme is CONTRAST else ()))
    colors = theme._asdict() | {
        "veil": theme.veil,
        "separator": theme.raised if theme is LIGHT else theme.base,
        "ticked": theme.chosen if theme is LIGHT else theme.base,
        "border": 2 if theme is CONTRAST else 1,
        "images": (_FOLDER / "icon_images").as_posix(),
    }
    return "".join(Template((_FOLDER / name).read_text(encoding="utf-8")).substitute(colors) for name in files)
