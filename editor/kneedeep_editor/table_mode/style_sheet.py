"""The style of a table's window: everything large enough for a projector, texts to read aloud largest."""

from pathlib import Path
from string import Template

from kneedeep_editor.services.window_theme import WindowTheme

_TITLE, _BOX = 2.0, 0.9


def table_style_sheet(theme: WindowTheme, pixels: int) -> str:
    """The style sheet of a theme with text of `pixels` pixels."""
    sizes = {"pixels": pixels, "title": round(pixels * _TITLE), "box": round(pixels * _BOX)}
    cue = theme.text if theme.name == "light" else theme.accent
    text = Path(__file__).with_name("table_style.qss").read_text("utf-8")
    return "\n" + Template(text).substitute(theme._asdict(), cue=cue, **sizes)
