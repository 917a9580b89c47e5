"""Sentences that can be translated: English text that keeps its template and the values in it.

`translatable("{who}, which action?", who="Green marine")` is an ordinary string, "Green marine, which action?". A window that
knows another language translates the template and puts the values in; everybody else uses the string. Values can be
translatable, too. A template in a table is marked without values, and `filled` puts them in later.
`python -m tests.support.catalogue` collects the templates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class TranslatableText(str):
    """A sentence in English with what is needed to translate it; with a `number` it counts, `one` is its template for 1."""

    __slots__ = ("capital", "fields", "number", "one", "template")

    template: str
    fields: Mapping[str, object]
    number: int | None
    one: str
    capital: bool

    def __new__(
        cls,
        template: str,
        fields: Mapping[str, object],
        number: int | None = None,
        one: str = "",
        capital: bool = False,
    ) -> TranslatableText:
        """Put values into a template; one without values stays as it is. `capital`: the text begins with a capital."""
        english = one if number == 1 else template
        if fields or number is not None:
            english = english.format(n=number, **fields)
        self = super().__new__(cls, with_capital(english) if capital else english)
        self.template, self.fields, self.number, self.one, self.capital = (
            template,
            fields,
            number,
            one,
            capital,
        )
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep the template in another process."""
        return TranslatableText, (self.template, self.fields, self.number, self.one, self.capital)

    def filled(self, **fields: object) -> TranslatableText:
        """Return the same template with values."""
        return TranslatableText(self.template, fields)

    def capitalized(self) -> TranslatableText:
        """Return the same text with a capital at its beginning, in every language."""
        return TranslatableText(self.template, self.fields, self.number, self.one, True)


def with_capital(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def translatable(template: str, /, **fields: object) -> TranslatableText:
    """Return a sentence with values in the places of their names."""
    return TranslatableText(template, fields)


def translatable_count(one: str, more: str, number: int, /, **fields: object) -> TranslatableText:
    """Return a text about a number of things, which stands in the place of `{n}`: `one` for 1, else `more`."""
    return TranslatableText(more, fields, number, one)


def translatable_list(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: `north, east and west`; empty for none."""
    if len(words) < 2:
        return "".join(words)
    some = words[0]
    for word in words[1:-1]:
        some = translatable("{some}, {next}", some=some, next=word)
    return translatable("{some} and {last}", some=some, last=words[-1])
