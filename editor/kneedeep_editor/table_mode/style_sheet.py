"""The style of a table's window: everything large enough for a projector, texts to read aloud largest."""

from pathlib import Path
from string import Template

from kneedeep_editor.services.window_theme import WindowTheme

_TITLE, _TICK = 2.0, 0.9
"""Sizes of titles and boxes to tick, as shares of the text."""


def table_style_sheet(theme: WindowTheme, pixels: int) -> str:
    """The style sheet of a theme with text of `pixels` pixels."""
    cue = theme.accent if theme.name != "light" else theme.text
    sizes = {"pixels": pixels, "title": round(pixels * _TITLE), "tick": round(pixels * _TICK)}
    template = Template(Path(__file__).with_suffix(".qss").read_text(encoding="utf-8"))
    return template.substitute(theme._asdict(), cue=cue, **sizes)
