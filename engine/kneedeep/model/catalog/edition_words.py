"""Texts of the program in the words of an edition's rulebook.

The table is in `edition.json`: `texts` has whole texts with a different wording, `words` single words and
phrases. Code in backticks is not replaced: the keys of the file are the same in every edition.
"""

import re
from functools import cache

from kneedeep.model.catalog.edition import edition_of

_CODE = r"`[^`]*`"


@cache
def in_words_of(ruleset: str, text: str) -> str:
    """A text of the program in the words of an edition. Raises ValueError for an unknown ruleset."""
    edition = edition_of(ruleset)
    if text in edition.texts:
        return edition.texts[text]
    pattern = _pattern(ruleset)
    return text if pattern is None else pattern.sub(lambda found: _other(found, ruleset), text)


@cache
def _pattern(ruleset: str) -> re.Pattern[str] | None:
    """A pattern for the words that an edition replaces, longest phrase first. None if it replaces none."""
    words = sorted(map(re.escape, edition_of(ruleset).words), key=len, reverse=True)
    return re.compile(rf"{_CODE}|(?<!\w)({'|'.join(words)})(?!\w)", re.IGNORECASE) if words else None


def _other(found: re.Match[str], ruleset: str) -> str:
    if (own := found.group(1)) is None:
        return found.group()
    other = edition_of(ruleset).words[own.lower()]
    return other[:1].upper() + other[1:] if own[:1].isupper() else other
