"""Errors of the YAML parser in words for people: the fault and a valid form."""

import re

from kneedeep.model.scenario.yaml_patch.file_limits import refusal
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import TranslatableText, later, translatable_word

_SENTENCES = table_rows(__file__, "parse_errors.txt")


CONFLICT = re.compile(r"(?m)^<{7}(?=[ \r\n])")
"""The first line of a conflict in git, with the default length of 7 characters."""
_UNSEEN = {"\u00a0": later("no-break space"), "\u202f": later("narrow no-break space"), "\u2007": later("figure space")}
_UNSEEN |= {"\u200b": later("zero-width space"), "\u2060": later("word joiner"), "\u3000": later("ideographic space")}
UNSEEN = re.compile(f"[{''.join(_UNSEEN)}]")
"""Characters that look like a space, or like nothing, but are not spaces in YAML."""


def unseen(character: str) -> TranslatableText:
    """The name of an invisible character and the remedy."""
    return refusal("unseen", name=translatable_word(_UNSEEN[character]), code=ord(character))


def sentence(context: str, problem: str, character: str) -> TranslatableText:
    """A sentence about an error of the parser (`context`, `problem`) at the place of `character`."""
    if "unexpected end of stream" in problem and "quoted" in context:
        return refusal("open quote")
    if "cannot start any token" in problem:
        if character == "\t":
            return refusal("tab")
        return refusal("start", character=character)
    lowered = problem.lower()
    for words, said in _SENTENCES:
        if words in lowered:
            return translatable_word(said)
    return refusal("other", problem=problem)


def never_closed(bracket: str, line: int) -> TranslatableText:
    """A sentence about a bracket that is still open at line `line`, where something else begins."""
    return refusal("open list" if bracket == "[" else "open mapping", line=line)
