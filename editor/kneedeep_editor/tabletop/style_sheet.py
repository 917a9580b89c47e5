"""The style of a table's window: everything large enough for a projector, what is read aloud largest."""

from kneedeep_editor.services.window_theme import WindowTheme

_TITLE = 2.0


def rules(look: WindowTheme, pixels: int) -> str:
    """Return the style sheet of a look with text of so many pixels."""
    return f"""
QWidget {{ font-size: {pixels}px; }}
QLabel#spoken {{ background: {look.base}; color: {look.text}; padding: 4px 2px; }}
QScrollArea#spoken-scroll, QScrollArea#spoken-scroll > QWidget {{ background: {look.base}; }}
QLabel#cue {{ font-weight: 700; color: {look.accent if look.name != "light" else look.text}; background: transparent; }}
QLabel#table-title {{ font-size: {round(pixels * _TITLE)}px; font-weight: 700; }}
QLabel#list-title {{ font-weight: 700; padding: 2px 4px; }}
QFrame#reader {{ background: {look.base}; border: 1px solid {look.line}; border-left: 5px solid {look.accent}; border-radius: 6px; }}
QFrame#reader QLabel {{ background: transparent; }}
QFrame#due {{ background: {look.raised}; border: 2px solid {look.warning}; border-radius: 6px; }}
QFrame#card {{ background: {look.raised}; border: 2px solid {look.focus}; border-radius: 6px; }}
QFrame#due QLabel, QFrame#card QLabel {{ background: transparent; }}
QPushButton#fix {{ text-align: center; }}
QWidget#drawer {{ border-top: 4px solid {look.error}; }}
QWidget#placing QCheckBox {{ padding: 3px 5px; border-radius: 5px; border: 2px solid transparent; }}
QWidget#placing QCheckBox[mark="next"] {{ background: {look.raised}; border: 2px solid {look.fine}; }}
QWidget#placing QCheckBox[mark="done"] {{ color: {look.faint}; }}
QWidget#placing QCheckBox:focus {{ border: 2px solid {look.focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {round(pixels * 0.9)}px; height: {round(pixels * 0.9)}px; }}
QPushButton[wanted="true"] {{ background: {look.chosen}; color: {look.chosen_text}; border-color: {look.chosen}; font-weight: 700; }}
"""
