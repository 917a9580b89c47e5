"""Every text for people goes through here: English in the code, translated if a catalogue has it.

`tr("Save {name}?", name=title)` translates a text now. `later("Save")` marks one in a table that is translated with
`tr` when it is shown. `tr_count("{n} space", "{n} spaces", found)` is for a number of things, `later_count` marks the
two texts of one. Texts composed without a language, in the engine or a worker process, are `translatable`. The window
shows them by `translated`. Texts that differ in the rulebook of an edition use `EditionTexts`, which has its own `tr`
and `tr_count`. `python -m tests.support.catalogue` collects them all.
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
    """Texts in the words of an edition."""

    ruleset: str

    def words(self, text: str) -> str:
        """A text of the engine in the words of the edition."""
        return in_words_of(self.ruleset, text)

    def tr(self, text: str, /, **values: object) -> str:
        """A text as `tr` does."""
        return tr(in_words_of(self.ruleset, text), **values)

    def tr_count(self, one: str, more: str, number: int, /, **values: object) -> str:
        """A text about a number of things as `tr_count` does."""
        own = in_words_of(self.ruleset, one), in_words_of(self.ruleset, more)
        return tr_count(*own, number, **values)

    def translated(self, text: str) -> str:
        """A translatable text as `translated` does."""
        if not isinstance(text, TranslatableText):
            return text
        template, one = in_words_of(self.ruleset, text.template), in_words_of(self.ruleset, text.one)
        return translated(TranslatableText(template, text.fields, text.number, one, text.capital))


def inside(text: str) -> str:
    """A translated text inside a sentence: in small letters in English, unchanged in other languages."""
    return text.lower() if spoken_language() == ENGLISH else text


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence: `north, east and west`. Empty for none."""
    return translated(translatable_list(words))


def marines_text(count: int) -> str:
    """A number of marines in words."""
    return tr_count("{n} marine", "{n} marines", count)
