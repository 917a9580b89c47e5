"""Texts on a card: their widths, truncated or wrapped, and without unprintable characters."""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from functools import lru_cache
from unicodedata import category, combining

_PLAIN = {
    27: "'", 28: "ijl", 29: "IJ", 32: " ,.", 34: "/:;\\|", 35: "f", 36: "-", 39: "()[]t", 40: "!", 41: "r", 46: '"', 50: "*_`",
    52: "sz", 53: "?", 55: "c", 56: "L", 58: "Fk", 59: "vxy", 60: "P", 61: "TYao", 62: "e", 63: "ESbdghnpqu", 64: "$0123456789{}·–",
    66: "K", 68: "AVXZ", 69: "BR", 70: "C", 73: "U", 75: "HN", 77: "DG", 78: "&", 79: "OQ", 82: "w", 84: "#+<=>^~×", 86: "M",
    95: "%", 97: "m", 99: "W", 100: "@…",
}  # fmt: skip
_BOLD = {
    31: "'", 34: "ijl", 35: " ", 37: "/IJ\\|", 38: ",.", 40: ":;·", 42: "-", 44: "f", 46: "!()[]", 48: "t", 49: "r", 50: "_`",
    52: '"*', 58: "?z", 59: "c", 60: "s", 64: "Lx", 65: "vy", 66: "k", 67: "a", 68: "EFTe", 69: "o", 70: "$0123456789–",
    71: "hnu{}", 72: "SYZbdgpq", 73: "CP", 76: "B", 77: "AKRVX", 81: "U", 82: "G", 83: "D", 84: "#+<=>HN^~×", 85: "OQ", 87: "&",
    92: "w", 100: "%@M…", 104: "m", 110: "W",
}  # fmt: skip
_USUAL, _LARGE = 72, 110
"""The widths of letters without an entry: Latin, Greek and Cyrillic ones, and all others."""
_WIDER = 1.03
"""The widest usual font relative to the table of widths."""
_HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def room_for(text: str, size: float, *, bold: bool = False) -> float:
    """The maximum width of a text, in the unit of its size."""
    widths = _widths(bold)
    return size * _WIDER * sum(widths.get(sign) or _other(sign) for sign in text) / 100


def shown_line(text: str, most: int = 400) -> str:
    """A text on one line, without unprintable characters and changes of writing direction."""
    text = text[: 4 * most]
    kept = (" " if sign.isspace() else sign for sign in text if sign.isspace() or category(sign) not in _HIDDEN)
    return " ".join("".join(kept).split())[:most].rstrip()


def shortened(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """A text truncated with an ellipsis if it is too wide."""
    return cut(text, width, lambda part: room_for(part, size, bold=bold))


def cut(text: str, width: float, wide: Callable[[str], float]) -> str:
    """A text truncated to a width. `wide`: a function for the width of a text."""
    if wide(text) <= width:
        return text
    kept = bisect_right(range(1, len(text) + 1), width, key=lambda end: wide(f"{text[:end]}…"))
    return f"{text[:kept].rstrip()}…"


def wrapped(text: str, size: float, width: float, lines: int, *, bold: bool = False) -> list[str]:
    """A text on up to `lines` lines. The last line is truncated if the text goes on."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < lines:
        if len(found) == lines - 1:
            found.append(shortened(" ".join(words), size, width, bold=bold))
            break
        count = 1
        while count < len(words) and room_for(" ".join(words[: count + 1]), size, bold=bold) <= width:
            count += 1
        line = " ".join(words[:count])
        short = shortened(line, size, width, bold=bold)
        words[:count] = [line[len(short) - 1 :]] if short != line and len(short) > 1 else []
        found.append(short.removesuffix("…") if short != line else line)
    return found


@lru_cache(maxsize=2)
def _widths(bold: bool) -> Mapping[str, int]:
    return {sign: width for width, signs in (_BOLD if bold else _PLAIN).items() for sign in signs}


def _other(sign: str) -> int:
    if combining(sign):
        return 0
    return _USUAL if ord(sign) < 0x500 else _LARGE
