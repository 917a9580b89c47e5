"""The printer of the command line. All text for people goes to stdout and stderr through this module."""

import re
import sys
from collections.abc import Iterable, Iterator

from kneedeep.support.printable import printable
from kneedeep.support.translation import tr

FRESH_SCREEN = "\x1b[2J\x1b[3J\x1b[H"
CONTINUED = "    "
"""The indent of the second and later lines of a text from a file, so that none looks like the program's output."""
_BREAK = re.compile("\r\n|\r|\n")


def say(line: str = "") -> None:
    """Print one line."""
    say_all((line,))


def say_all(lines: Iterable[str]) -> None:
    """Print lines. Line breaks inside one become spaces."""
    sys.stdout.writelines(f"{printable(line)}\n" for line in lines)


def say_text(text: str) -> None:
    """Print a text of one or more lines."""
    say_all(paragraphs(text))


def say_wrapped(text: str, width: int) -> None:
    """Print a text of one or more lines, wrapped to `width` between words."""
    from textwrap import wrap

    for line in paragraphs(text):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines = wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        say_all(lines or [""])


def complain(message: str, /, **values: object) -> None:
    """Print a message with the program's name on stderr, translated. `values`: its placeholders."""
    sys.stdout.flush()
    sys.stderr.write(f"{printable(f'kneedeep: {tr(message, **values)}')}\n")


def pass_on(data: str) -> None:
    """Write data or escaped text unchanged to stdout."""
    sys.stdout.write(data)


def wipe() -> None:
    """Clear the screen and its scrollback, if stdout is a terminal."""
    if sys.stdout.isatty():
        sys.stdout.write(FRESH_SCREEN)


def paragraphs(text: str) -> Iterator[str]:
    """Yield the lines of a text, all but the first one indented."""
    first, *more = _BREAK.split(text)
    yield first
    yield from (f"{CONTINUED}{line}" if line.strip() else "" for line in more)
