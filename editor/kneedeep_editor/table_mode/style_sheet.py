"""The style sheet of a table's window, large enough for a projector, with the largest texts for reading aloud."""

from pathlib import Path
from string import Template

from kneedeep_editor.services.window_theme import WindowTheme

_TITLE, _TICK = 2.0, 0.9
"""The sizes of titles and check boxes, as multiples of the text's."""


def table_style_sheet(theme: WindowTheme, pixels: int) -> str:
    """The style sheet for a theme and a text size in pixels."""
    cue = theme.accent if theme.name != "light" else theme.text
    sizes = {"pixels": pixels, "title": round(pixels * _TITLE), "tick": round(pixels * _TICK)}
    template = Template(Path(__file__).with_suffix(".qss").read_text(encoding="utf-8"))
    return template.substitute(theme._asdict(), cue=cue, **sizes)
