"""The parser's complaints in words for people: the fault and a right form."""

import re

from kneedeep.support import resources

CONFLICT = re.compile(r"(?m)^<{7}(?=[ \r\n])")
"""The line with which git begins a conflict, with its default of 7 letters."""
_UNSEEN = {"\u00a0": "no-break space", "\u202f": "narrow no-break space", "\u2007": "figure space"}
_UNSEEN |= {"\u200b": "zero-width space", "\u2060": "word joiner", "\u3000": "ideographic space"}
UNSEEN = re.compile(f"[{''.join(_UNSEEN)}]")
"""Characters that look like a space, or like nothing, and are none to YAML."""


def conflict(line: int) -> str:
    """One sentence for conflict marks of git that begin at a line."""
    return (
        f"A conflict of git begins at line {line} (<<<<<<<): keep what is right of its two sides, and delete the lines "
        "<<<<<<<, ======= and >>>>>>>."
    )


def unseen(character: str) -> str:
    """The name of an invisible character and what to do about it."""
    return f"a {_UNSEEN[character]} (U+{ord(character):04X}), which can't be seen; write a plain space"


def sentence(context: str, problem: str, character: str) -> str:
    """One sentence for the parser's error (`context`, `problem`) at the place of `character`."""
    if "unexpected end of stream" in problem and "quoted" in context:
        return "A quoted text is not closed; add the closing quote."
    if "cannot start any token" in problem:
        if character == "\t":
            return "A tab cannot indent; use spaces."
        return f"A text cannot start with {character}; put it in quotes."
    lowered = problem.lower()
    for words, said in resources.rows(__file__, "parse_errors.txt"):
        if words in lowered:
            return said
    return f"This is not YAML ({problem}); check quotes, brackets and indentation."


def never_closed(bracket: str, line: int) -> str:
    """One sentence for a bracket that is still open where line `line` begins something else."""
    what, missing = ("list in brackets", "]") if bracket == "[" else ("mapping in braces", "}")
    return f"The {what} that begins here is not closed before line {line}; add the '{missing}'."
