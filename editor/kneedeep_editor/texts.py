"""Every text that people read goes through here: English in the code, another language where a catalogue has it.

`tr("Save {name}?", name=title)` says a text now; `later("Save")` marks one in a table that is said with `tr` when it is
shown. `python -m tests.support.catalogue` collects both. Texts of the engine (findings, names of parts) stay English.
"""

from collections.abc import Callable

CONTEXT = "kneedeep"
"""The context of all texts in the catalogues."""


class _Speaker:
    """Who says the texts."""

    translate: Callable[[str], str] | None = None


def tr(text: str, /, **values: object) -> str:
    """Return a text in the language of the editor, with values in the places of their names."""
    said = _Speaker.translate(text) if _Speaker.translate is not None and text else text
    return said.format(**values) if values else said


def later(text: str) -> str:
    """Return a text as it is; the mark says that it is shown with `tr`."""
    return text


def speak(translate: Callable[[str], str] | None) -> None:
    """Say all texts from now on by a function from English; None says them in English."""
    _Speaker.translate = translate
