"""The style of a table's window: everything large enough for a projector, texts to read aloud largest."""

from pathlib import Path
from string import Template

from kneedeep_editor.services.window_theme import WindowTheme

_TITLE, _BOX = 2.0, 0.9
"""Sizes of a title and of a box to tick, in those of the text."""


def table_style_sheet(theme: WindowTheme, pixels: int) -> str:
    """The style sheet of a theme with text of `pixels` pixels."""
    style = Template(Path(__file__).with_name("table_style.qss").read_text(encoding="utf-8"))
    cue = theme.accent if theme.name != "light" else theme.text
    sizes = {"pixels": pixels, "title": round(pixels * _TITLE), "box": round(pixels * _BOX)}
    return style.substitute(theme._asdict(), cue=cue, **sizes)
