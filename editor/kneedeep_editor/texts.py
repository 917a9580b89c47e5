"""Every text that people read goes through here: English in the code, another language where a catalogue has it.

`tr("Save {name}?", name=title)` says a text now; `later("Save")` marks one in a table that is said with `tr` when it is
shown. `tr_count("{n} space", "{n} spaces", found)` says a number of things, `later_count` marks the two texts of one. What is
composed where no language is known, in the engine or a worker process, is `translatable`; the window shows it by `translated`.
What reads otherwise in the rulebook of an edition is said by `EditionTexts`, which has `tr` and `tr_count` of its own.
`python -m tests.support.catalogue` collects them all. Other texts of the engine (findings, names of parts) stay English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from kneedeep.catalog.edition_words import in_words_of
from kneedeep.translation import TranslatableText, translatable_list, with_capital

CONTEXT = "kneedeep"
"""The context of all texts in the catalogues."""


class _Speaker:
    """Who says the texts."""

    translate: Callable[[str, int], str] | None = None


def tr(text: str, /, **values: object) -> str:
    """Return a text in the language of the editor, with values in the places of their names."""
    found = _Speaker.translate(text, -1) if _Speaker.translate is not None and text else text
    return found.format(**_translated_values(values)) if values else found


def tr_count(one: str, more: str, number: int, /, **values: object) -> str:
    """Return a text about a number of things, which stands in the place of `{n}`: `one` for 1, else `more`.

    Other languages have more forms than two: the catalogue has the text as `more`, with a form for each.
    """
    if _Speaker.translate is not None:
        found = _Speaker.translate(more, number)
    else:
        found = one if number == 1 else more
    return found.format(n=number, **_translated_values(values))


class EditionTexts(NamedTuple):
    """Texts in the words of an edition."""

    ruleset: str

    def words(self, text: str) -> str:
        """Return a text of the engine, which stays English."""
        return in_words_of(self.ruleset, text)

    def tr(self, text: str, /, **values: object) -> str:
        """Return a text as `tr` does."""
        return tr(in_words_of(self.ruleset, text), **values)

    def tr_count(self, one: str, more: str, number: int, /, **values: object) -> str:
        """Return a text about a number of things as `tr_count` does."""
        own = in_words_of(self.ruleset, one), in_words_of(self.ruleset, more)
        return tr_count(*own, number, **values)

    def translated(self, text: str) -> str:
        """Return a translatable text as `translated` does."""
        if not isinstance(text, TranslatableText):
            return text
        template, one = in_words_of(self.ruleset, text.template), in_words_of(self.ruleset, text.one)
        return translated(TranslatableText(template, text.fields, text.number, one, text.capital))


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: `north, east and west`; empty for none."""
    return translated(translatable_list(words))


def marines_text(count: int) -> str:
    """Return a number of marines in words."""
    return tr_count("{n} marine", "{n} marines", count)


def later(text: str) -> str:
    """Return a text as it is; the mark says that it is shown with `tr`."""
    return text


def later_count(one: str, more: str) -> tuple[str, str]:
    """Return the two texts as they are; the mark says that they are shown with `tr_count`."""
    return one, more


def translated(text: str) -> str:
    """Return a translatable text in the language of the editor, any other text as it is."""
    if not isinstance(text, TranslatableText):
        return text
    if text.number is not None:
        found = tr_count(text.one, text.template, text.number, **text.fields)
    else:
        found = tr(text.template, **text.fields)
    return with_capital(found) if text.capital else found


def _translated_values(values: Mapping[str, object]) -> dict[str, object]:
    return {name: translated(value) if isinstance(value, str) else value for name, value in values.items()}


def speak(translate: Callable[[str, int], str] | None) -> None:
    """Say all texts from now on by a function from English and a number, -1 for none; None says them in English."""
    _Speaker.translate = translate
