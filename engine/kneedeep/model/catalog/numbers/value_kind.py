"""The kinds of values in a user's data file, with their schemas."""

import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from kneedeep.model.catalog.components.figure_type import ABILITIES, DICE_COLORS
from kneedeep.support.english import listed

DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
COUNTED_ABILITIES = ("accuracy", "blast", "deadly")
FACES_OF_A_DIE = 6
MOST = 999
MOST_DICE = 12
MOST_SHOWN = 60
_FACE = re.compile(r"miss|(\d)/(\d)( bullet)?")
_ABILITY = re.compile(rf"({'|'.join(ABILITIES)})|({'|'.join(COUNTED_ABILITIES)}) ([1-9])")
_SCATTER = re.compile(rf"miss|({'|'.join(DIRECTIONS)}) ([1-9])")


class ValueKind(NamedTuple):
    """A kind of value: its description, its JSON Schema, and a test of values read from JSON.

    `part_fault(where, value)`: a sentence about the first wrong part of a value of several parts. Empty if no part is
    wrong.
    """

    words: str
    schema: dict[str, object]
    fits: Callable[[object], bool]
    part_fault: Callable[[str, object], str] | None = None

    def fault(self, where: str, value: object) -> str:
        """A sentence with the place and the valid values, if a value is wrong. Empty for a valid one."""
        if self.fits(value):
            return ""
        part = "" if self.part_fault is None else self.part_fault(where, value)
        return part or f"{where} must be {self.words}, not {shown(value)}."


def shown(value: object) -> str:
    """A value as shortened JSON for a sentence."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def whole(least: int, most: int = MOST) -> ValueKind:
    """The kind of whole numbers within a range."""
    return ValueKind(
        f"a whole number from {least} to {most}",
        {"type": "integer", "minimum": least, "maximum": most},
        lambda value: type(value) is int and least <= value <= most,
    )


def many(kind: ValueKind, words: str, least: int, most: int) -> ValueKind:
    """The kind of lists with members of one kind."""

    def part_fault(where: str, value: object) -> str:
        if not isinstance(value, list):
            return ""
        return next(
            (fault for number, member in enumerate(value, 1) if (fault := kind.fault(f"{where}.{number}", member))), ""
        )

    return ValueKind(
        words,
        {"type": "array", "items": kind.schema, "minItems": least, "maxItems": most},
        lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(kind.fits, value)),
        part_fault,
    )


def counts(names: Sequence[str], words: str) -> ValueKind:
    """The kind of objects that map some names to a number from 1 to 12."""
    number = whole(1, 12)

    def part_fault(where: str, value: object) -> str:
        if not isinstance(value, dict):
            return ""
        for name, count in value.items():
            if name not in names:
                return f"{where} has no name {shown(name)}; there are {listed(names, len(names))}."
            if fault := number.fault(f"{where}.{name}", count):
                return fault
        return ""

    return ValueKind(
        words,
        {
            "type": "object",
            "minProperties": 1,
            "propertyNames": {"enum": list(names)},
            "additionalProperties": number.schema,
        },
        lambda value: isinstance(value, dict) and bool(value) and not part_fault("", value),
        part_fault,
    )


def _texts(pattern: re.Pattern[str], words: str, least: int, most: int) -> ValueKind:
    text = ValueKind(
        words,
        {"type": "string", "pattern": f"^(?:{pattern.pattern})$"},
        lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None,
    )
    return many(text, words, least, most)._replace(part_fault=None)


COUNT = whole(0)
MOVE = whole(0, 99)
WOUNDS = whole(1, 99)
CHANGE = whole(-99, 99)
REACH = ValueKind('"melee" or "ranged"', {"enum": ["melee", "ranged"]}, lambda value: value in ("melee", "ranged"))


def footprint(sizes: Sequence[tuple[int, int]]) -> ValueKind:
    """The kind of widths and heights of a figure."""
    known = [list(size) for size in sizes]
    return ValueKind(
        f"width and height: {listed([str(size) for size in known], len(known), 'or')}",
        {"enum": known},
        lambda value: value in known and all(type(part) is int for part in value),
    )


def dice(colors: Sequence[str]) -> ValueKind:
    """The kind of lists of dice by color."""
    example = f'["{colors[-2]}", "{colors[-1]}"]'
    return _texts(
        re.compile("|".join(colors)), f"a list of dice such as {example}, of {', '.join(colors)}", 1, MOST_DICE
    )


FOOTPRINT = footprint([(1, 1), (2, 1), (2, 2)])
DICE = dice(DICE_COLORS)
TRUTH = ValueKind("true or false", {"type": "boolean"}, lambda value: type(value) is bool)
ABILITY_LIST = _texts(
    _ABILITY, f'a list of abilities such as ["watchful", "blast 2"], of {", ".join(ABILITIES)}', 0, len(ABILITIES)
)
FACES = _texts(
    _FACE,
    'six faces, range/damage, such as ["miss", "2/1", "1/3 bullet", "2/2", "3/0", "0/4"]',
    FACES_OF_A_DIE,
    FACES_OF_A_DIE,
)
SCATTER = _texts(_SCATTER, 'a list of a diagram for each card, such as ["north 1", "miss", "south-east 3"]', 1, 200)


def spawn(kinds: tuple[str, ...]) -> ValueKind:
    """The kind of spawn cards: alternative groups, each with numbers of invaders."""
    words = 'a list of groups of which one is spawned, such as [{"demon": 1}, {"imp": 1, "zombie": 1}]'
    return many(counts(kinds, words), words, 1, 4)._replace(part_fault=None)


def special(dodge: str) -> ValueKind:
    """The kind of special defenses of demons: a number of shields, or the word for a dodge."""
    shields = whole(0, 9)
    return ValueKind(
        f'a number of shields from 0 to 9, or "{dodge}"',
        {"anyOf": [shields.schema, {"const": dodge}]},
        lambda value: value == dodge or shields.fits(value),
    )


@cache
def face_of(text: str) -> tuple[int, int, bool, bool]:
    """Range, damage, bullet and miss of a face such as `1/3 bullet`."""
    found = _FACE.fullmatch(text)
    assert found is not None
    if found[1] is None:
        return 0, 0, False, True
    return int(found[1]), int(found[2]), found[3] is not None, False


def face_text(reach: int, damage: int, bullet: bool, miss: bool) -> str:
    """A face in the form for `face_of`."""
    return "miss" if miss else f"{reach}/{damage}{' bullet' if bullet else ''}"


def scatter_of(text: str) -> tuple[str, int]:
    """Direction and spaces of a diagram such as `north 2`. `miss` has 0 spaces."""
    direction, _, spaces = text.partition(" ")
    return direction, int(spaces or 0)
