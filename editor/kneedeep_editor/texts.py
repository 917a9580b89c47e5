"""The functions for all user-visible texts: English in the code, translated if a catalogue has them.

`tr("Save {name}?", name=title)` translates a text. `later("Save")` marks a text in a table, to be translated with `tr`
when shown. `tr_count("{n} space", "{n} spaces", found)` is for numbers of things, and `later_count` marks such a pair.
The engine and worker processes compose texts as `translatable`, which the window passes to `translated`. `EditionTexts`
has its own `tr` and `tr_count` for texts with terms of an edition. `python -m tests.support.catalogue` collects all
texts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.support.english import capitalized, colored, coordinates, counted, lowered, sentence, translatable_list
from kneedeep.support.languages import CONTEXT, ENGLISH
from kneedeep.support.translation import (
    TranslatableText,
    later,
    later_count,
    speak,
    spoken_language,
    tr,
    tr_count,
    translated,
)


class EditionTexts(NamedTuple):
    """Texts in the terms of an edition."""

    ruleset: str

    def words(self, text: str) -> str:
        """A text of the engine in the terms of the edition."""
        return in_words_of(self.ruleset, text)

    def tr(self, text: str, /, **values: object) -> str:
        """A translated text, as by `tr`."""
        return tr(in_words_of(self.ruleset, text), **values)

    def tr_count(self, one: str, more: str, number: int, /, **values: object) -> str:
        """A translated text about a number of things, as by `tr_count`."""
        own = in_words_of(self.ruleset, one), in_words_of(self.ruleset, more)
        return tr_count(*own, number, **values)

    def translated(self, text: str) -> str:
        """A composed text, as by `translated`."""
        if not isinstance(text, TranslatableText):
            return text
        template, one = in_words_of(self.ruleset, text.template), in_words_of(self.ruleset, text.one)
        return translated(TranslatableText(template, text.fields, text.number, one, text.capital))


def inside(text: str) -> str:
    """A translated text for use inside a sentence: in lower case in English, unchanged in other languages."""
    return text.lower() if spoken_language() == ENGLISH else text


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence: `north, east and west`. Empty for no words."""
    return translated(translatable_list(words))


def marines_text(count: int) -> str:
    """A number of marines in words."""
    return tr_count("{n} marine", "{n} marines", count)
