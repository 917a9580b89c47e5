"""The parser's complaints in words for people: the fault and a right form."""

import re

from kneedeep.model.scenario.yaml_patch.file_limits import refusal
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import TranslatableText, later, translatable_word

_SENTENCES = table_rows(__file__, "parse_errors.txt")


CONFLICT = re.compile(r"(?m)^<{7}(?=[ \r\n])")
"""The line with which git begins a conflict, with its default of 7 letters."""
_UNSEEN = {"\u00a0": later("no-break space"), "\u202f": later("narrow no-break space"), "\u2007": later("figure space")}
_UNSEEN |= {"\u200b": later("zero-width space"), "\u2060": later("word joiner"), "\u3000": later("ideographic space")}
UNSEEN = re.compile(f"[{''.join(_UNSEEN)}]")
"""Characters that look like a space, or like nothing, and are none to YAML."""


def unseen(character: str) -> TranslatableText:
    """The name of an invisible character and what to do about it."""
    return refusal("unseen", name=translatable_word(_UNSEEN[character]), code=ord(character))


def sentence(context: str, problem: str, character: str) -> TranslatableText:
    """One sentence for the parser's error (`context`, `problem`) at the place of `character`."""
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
    """One sentence for a bracket that is still open where line `line` begins something else."""
    return refusal("open list" if bracket == "[" else "open mapping", line=line)
