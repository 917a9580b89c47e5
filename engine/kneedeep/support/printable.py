"""Makes texts of unknown origin safe for a terminal: no cursor movement, no line ends, no reversed writing."""

import re
import sys
from collections.abc import Iterator
from shlex import quote

_COMMAND = re.compile(r"^(\s*):(?=:)|#(?=#\w*\[)")
"""Commands for the logs of build services: `::error …` at the beginning of a line, `##[error]` anywhere."""


def visible(text: str) -> str:
    """The text as one line, with all unprintable characters as escapes."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(character) for character in text)


def printable(text: str) -> str:
    """The text as one line for a terminal: as from `visible`, and without commands for build services."""
    text = visible(text)
    if "::" in text or "##" in text:
        text = _COMMAND.sub(lambda found: f"{found[1]}\\x3a" if found[1] is not None else "\\x23", text)
    return text


def quoted(word: str) -> str:
    """The word quoted for a command line, on Windows with double quotes."""
    plain = quote(word)
    return f'"{word}"' if sys.platform == "win32" and plain != word else plain


def columns(text: str) -> int:
    """The number of terminal columns of a printable text."""
    return len(text) if text.isascii() else sum(_widths(text))


def _shown(character: str) -> str:
    if character.isprintable():
        return character
    if character in "\n\r\t":
        return " "
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{{{code:x}}}"


def _widths(text: str) -> Iterator[int]:
    from unicodedata import combining, east_asian_width

    for character in text:
        if combining(character):
            yield 0
        else:
            yield 2 if east_asian_width(character) in "WF" else 1
