"""The style of a table's window: everything large enough for a projector, texts to read aloud largest."""

from kneedeep_editor.services.window_theme import WindowTheme

_TITLE = 2.0


def table_style_sheet(theme: WindowTheme, pixels: int) -> str:
    """The style sheet of a theme with text of `pixels` pixels."""
    return f"""
QWidget {{ font-size: {pixels}px; }}
QLabel#spoken {{ background: {theme.base}; color: {theme.text}; padding: 4px 2px; }}
QScrollArea#spoken-scroll, QScrollArea#spoken-scroll > QWidget {{ background: {theme.base}; }}
QLabel#cue {{ font-weight: 700; color: {theme.accent if theme.name != "light" else theme.text}; background: transparent; }}
QLabel#table-title {{ font-size: {round(pixels * _TITLE)}px; font-weight: 700; }}
QLabel#list-title {{ font-weight: 700; padding: 2px 4px; }}
QFrame#reader {{ background: {theme.base}; border: 1px solid {theme.line}; border-left: 5px solid {theme.accent}; border-radius: 6px; }}
QFrame#reader QLabel {{ background: transparent; }}
QFrame#due {{ background: {theme.raised}; border: 2px solid {theme.warning}; border-radius: 6px; }}
QFrame#card {{ background: {theme.raised}; border: 2px solid {theme.focus}; border-radius: 6px; }}
QFrame#card QScrollArea, QFrame#card QScrollArea > QWidget > QWidget {{ background: transparent; }}
QFrame#due QLabel, QFrame#card QLabel {{ background: transparent; }}
QPushButton#fix {{ text-align: center; }}
QWidget#drawer {{ border-top: 4px solid {theme.error}; }}
QWidget#placing QCheckBox {{ padding: 3px 5px; border-radius: 5px; border: 2px solid transparent; }}
QWidget#placing QCheckBox[mark="next"] {{ background: {theme.raised}; border: 2px solid {theme.fine}; }}
QWidget#placing QCheckBox[mark="done"] {{ color: {theme.faint}; }}
QWidget#placing QCheckBox:focus {{ border: 2px solid {theme.focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {round(pixels * 0.9)}px; height: {round(pixels * 0.9)}px; }}
QPushButton[wanted="true"] {{ background: {theme.chosen}; color: {theme.chosen_text}; border-color: {theme.chosen}; font-weight: 700; }}
"""
