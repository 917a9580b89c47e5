"""Choices in the terminal: their list, and the choices that a typed line means."""

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import partial

from kneedeep.model.geometry.space import Space
from kneedeep.rules.answers import EMPTY, Choice
from kneedeep.support.translation import later_count, tr, tr_count

COMPACT = frozenset({"Move to", "Place", "Knock"})
"""Groups whose choices are listed side by side."""
_EMPTY = later_count(
    "{n} attack on an empty space: type empty to list it, or words of it.",
    "{n} attacks on empty spaces: type empty to list them, or words of one.",
)
_SPACE = re.compile(r"\(?\s*(-?\d{1,5})\s*[,;]\s*(-?\d{1,5})\s*\)?")


def listing(choices: Sequence[Choice], width: int, *, everything: bool = False) -> Iterator[str]:
    """Yield the choices by group; short ones side by side.

    Attacks on empty spaces are only counted, unless `everything` is set or there are no other choices.
    """
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    for group, members in groups.items():
        if group == EMPTY and not everything and len(groups) > 1:
            yield f"  {tr_count(*_EMPTY, len(members))}"
        elif group in COMPACT and len(members) > 1:
            yield f"  {tr(group)}:"
            yield from _side_by_side([f"{c.number}) {_short(c)}" for c in members], width)
        else:
            yield from (f"  {choice.number:>3}) {choice.words}" for choice in members)


def _short(choice: Choice) -> str:
    """The words of a choice without those of its group's title."""
    return re.sub("^(move to |place (it at )?|knock )", "", choice.words)


def _side_by_side(texts: Sequence[str], width: int) -> Iterator[str]:
    wide = max(map(len, texts)) + 3
    columns = max(1, (width - 4) // wide)
    for start in range(0, len(texts), columns):
        yield ("    " + "".join(f"{text:<{wide}}" for text in texts[start : start + columns])).rstrip()


def spaces_in(line: str) -> list[Space] | None:
    """The spaces in a line such as `4,3 5,3`. None if the line has anything else in it."""
    if not _SPACE.search(line) or _SPACE.sub("", line).strip():
        return None
    return _named(line)


def _named(text: str) -> list[Space]:
    return [(int(x), int(y)) for x, y in _SPACE.findall(text)]


def _fits(spaces: AbstractSet[Space], words: Sequence[str], choice: Choice) -> bool:
    return spaces <= set(choice.spaces) and all(word in choice.words.lower() for word in words)


def meant(line: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that a line may mean: by number, by space, or by words that all occur in the choice.

    A space within a step means the step.
    """
    text = line.strip().lower()
    if re.fullmatch(r"\d{1,6}", text):
        return [choice for choice in choices if choice.number == int(text)]
    named = set(_named(text))
    words = re.sub(r"[^\w\s-]", " ", _SPACE.sub(" ", text)).split()
    if not named and not any(map(str.isalpha, "".join(words))):
        return []
    found = list(filter(partial(_fits, named, words), choices))
    steps = [choice for choice in found if choice.role == "step"] if named and not words else []
    return steps or [choice for choice in found if choice.words.lower() == text] or found
