"""Every text that people read goes through here: English in the code, another language where a catalogue has it.

`tr("Save {name}?", name=title)` says a text now; `later("Save")` marks one in a table that is said with `tr` when it is
shown. `tr_count("{n} space", "{n} spaces", found)` says a number of things, `later_count` marks the two texts of one. What is
composed where no language is known, in a worker process, is `unsaid`, and `said` by the window.
`python -m tests.support.catalogue` collects them all. Texts of the engine (findings, names of parts) stay English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

CONTEXT = "kneedeep"
"""The context of all texts in the catalogues."""


class _Speaker:
    """Who says the texts."""

    translate: Callable[[str, int], str] | None = None


class Unsaid(NamedTuple):
    """A text with its values, in the language of whoever says it; with a `number` it counts, `one` is its text for 1."""

    text: str
    values: Mapping[str, object]
    number: int | None = None
    one: str = ""


Words = str | Unsaid
"""What `said` makes a text of."""


def tr(text: str, /, **values: object) -> str:
    """Return a text in the language of the editor, with values in the places of their names."""
    translated = _Speaker.translate(text, -1) if _Speaker.translate is not None and text else text
    return translated.format(**values) if values else translated


def tr_count(one: str, more: str, number: int, /, **values: object) -> str:
    """Return a text about a number of things, which stands in the place of `{n}`: `one` for 1, else `more`.

    Other languages have more forms than two: the catalogue has the text as `more`, with a form for each.
    """
    if _Speaker.translate is not None:
        translated = _Speaker.translate(more, number)
    else:
        translated = one if number == 1 else more
    return translated.format(n=number, **values)


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: `north, east and west`; empty for none."""
    if len(words) < 2:
        return "".join(words)
    return tr("{some} and {last}", some=", ".join(words[:-1]), last=words[-1])


def later(text: str) -> str:
    """Return a text as it is; the mark says that it is shown with `tr`."""
    return text


def later_count(one: str, more: str) -> tuple[str, str]:
    """Return the two texts as they are; the mark says that they are shown with `tr_count`."""
    return one, more


def unsaid(text: str, /, **values: object) -> Unsaid:
    """Return a text that is said later; its values may be unsaid, too."""
    return Unsaid(text, values)


def unsaid_count(one: str, more: str, number: int, /, **values: object) -> Unsaid:
    """Return a text about a number of things that is said later."""
    return Unsaid(more, values, number, one)


def said(words: Words) -> str:
    """Return the text of what was unsaid, in the language of the editor; a text that is one already as it is."""
    if isinstance(words, str):
        return words
    values = {
        name: said(value) if isinstance(value, Unsaid) else value for name, value in words.values.items()
    }
    if words.number is not None:
        return tr_count(words.one, words.text, words.number, **values)
    return tr(words.text, **values)


def speak(translate: Callable[[str, int], str] | None) -> None:
    """Say all texts from now on by a function from English and a number, -1 for none; None says them in English."""
    _Speaker.translate = translate
