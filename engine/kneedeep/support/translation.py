"""Translatable sentences: English text that keeps its template and its values.

`translatable("{who}, which action?", who="Green marine")` is an ordinary string, "Green marine, which action?". A window that
knows another language translates the template and puts the values in; everybody else uses the string. Values can be
translatable, too. A template in a table is marked without values, and `filled` puts them in later.
`tr("Save {name}?", name=title)` translates at once: it is for texts of findings, reports and sheets, which are made in the process that knows the language.
`python -m tests.support.catalogue` collects the templates.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager


class TranslatableText(str):
    """A sentence in English with its template and values. With a `number`, `one` is its template for 1."""

    __slots__ = ("capital", "fields", "inside", "number", "one", "template")

    template: str
    fields: Mapping[str, object]
    number: int | None
    one: str
    capital: bool
    inside: bool

    def __new__(
        cls,
        template: str,
        fields: Mapping[str, object],
        number: int | None = None,
        one: str = "",
        capital: bool = False,
        inside: bool = False,
    ) -> "TranslatableText":
        """Put values into a template. A template without values is unchanged.

        `capital`: the text begins with a capital. `inside`: it is in a sentence, with a small first letter in
        English.
        """
        english = one if number == 1 else template
        if fields or number is not None:
            english = english.format(n=number, **fields)
        if capital or inside:
            english = with_capital(english) if capital else without_capital(english)
        self = super().__new__(cls, english)
        self.template, self.fields, self.number, self.one = template, fields, number, one
        self.capital, self.inside = capital, inside
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the template when sent to another process."""
        return TranslatableText, (self.template, self.fields, self.number, self.one, self.capital, self.inside)

    def filled(self, **fields: object) -> "TranslatableText":
        """The same template with values."""
        return TranslatableText(self.template, fields)

    def capitalized(self) -> "TranslatableText":
        """The same text with a capital at its beginning in every language."""
        return TranslatableText(self.template, self.fields, self.number, self.one, True)

    def lowered(self) -> "TranslatableText":
        """The same text inside a sentence. English gets a small first letter, other languages don't change."""
        return TranslatableText(self.template, self.fields, self.number, self.one, inside=True)


def with_capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def without_capital(text: str) -> str:
    """A text with a small first letter. Names in capitals (BFG) are unchanged."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def translatable(template: str, /, **fields: object) -> TranslatableText:
    """A sentence with its named placeholders replaced by values."""
    return TranslatableText(template, fields)


def translatable_word(text: str) -> TranslatableText:
    """A name or word of the data. The catalogue collects these from the data."""
    return TranslatableText(text, {})


def translatable_count(one: str, more: str, number: int, /, **fields: object) -> TranslatableText:
    """A text with a count, the value of `{n}`: `one` for 1, else `more`."""
    return TranslatableText(more, fields, number, one)


def later(text: str) -> str:
    """The text unchanged. Marks it as shown with `tr`."""
    return text


def literal_parts(text: str) -> list[str]:
    """The parts of a translated text before, between and after its placeholders."""
    return re.split(r"\{\w+\}", tr(text))


def later_count(one: str, more: str) -> tuple[str, str]:
    """The two texts unchanged. Marks them as shown with `tr_count`."""
    return one, more


class _Speaker:
    """Holds the active translation."""

    translate: Callable[[str, int], str] | None = None
    language: str = "en"


def speak(translate: Callable[[str, int], str] | None, language: str = "en") -> None:
    """Set the translation function (English text, count or -1). None for English."""
    _Speaker.translate, _Speaker.language = translate, language


def spoken_language() -> str:
    """The code of the active language, as on web pages: `de`, `pt-BR`."""
    return _Speaker.language.replace("_", "-")


@contextmanager
def in_english() -> Iterator[None]:
    """Use English inside the block, for files that other programs compare."""
    before = _Speaker.translate, _Speaker.language
    speak(None)
    try:
        yield
    finally:
        speak(*before)


def tr(text: str, /, **values: object) -> str:
    """A text in the language of the program, with its named placeholders replaced by values."""
    if (translate := _Speaker.translate) is None:
        return text.format_map(values) if values else str(text)
    found = translate(text, -1) if text else text
    return found.format(**_translated_values(values)) if values else found


def tr_count(one: str, more: str, number: int, /, **values: object) -> str:
    """A text with a count, the value of `{n}`: `one` for 1, else `more`.

    Other languages have more forms than two: the catalogue has the text as `more`, with a form for each.
    """
    if (translate := _Speaker.translate) is None:
        return (one if number == 1 else more).format(n=number, **values)
    return translate(more, number).format(n=number, **_translated_values(values))


def tr_marked(text: str) -> str:
    """A page or script with its texts between `{{` and `}}` translated into the language of the program."""
    return re.sub(r"\{\{([^{}]+)\}\}", lambda found: tr(found[1]), text)


def translated(text: str) -> str:
    """A translatable text in the language of the program, any other text as it is."""
    if not isinstance(text, TranslatableText):
        return text
    if _Speaker.translate is None:
        return str(text)
    if text.number is not None:
        found = tr_count(text.one, text.template, text.number, **text.fields)
    else:
        found = tr(text.template, **text.fields)
    return with_capital(found) if text.capital else found


def _translated_values(values: Mapping[str, object]) -> dict[str, object]:
    return {name: translated(value) if isinstance(value, str) else value for name, value in values.items()}
