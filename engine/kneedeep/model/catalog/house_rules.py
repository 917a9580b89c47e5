"""House rules: every switch of a scenario's `rules` with its values, default and source, and the difficulty levels."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from kneedeep.model.catalog.catalog_files import read_data
from kneedeep.model.catalog.data_rows import record_of, records_of, rows_in
from kneedeep.model.catalog.sourced_value import Number
from kneedeep.support.english import translatable_list
from kneedeep.support.translation import translatable

GREATEST_DISTANCE = 999

SwitchValue = str | int | tuple[int, int]


class Switch(NamedTuple):
    """A house rule. `type`: "words" (one of `values`) or "pair" (minimum and maximum, or one of the words in `values`).

    `source`: the source of the default, a numbered ruling (RUL-30) or a key of the catalog's sources.
    """

    name: str
    rulesets: tuple[str, ...]
    type: str
    values: tuple[str | int, ...]
    default: SwitchValue
    mark: str
    source: str
    description: str

    def value_of(self, raw: object) -> SwitchValue:
        """The value of `raw`, as read from a file. The text of the ValueError lists the valid values.

        A pair is two whole numbers from 0 to 999, the smaller one first.
        """
        for value in self.values:
            if type(raw) is type(value) and raw == value:
                return value
        if self.type == "pair" and isinstance(raw, list | tuple) and len(raw) == 2:
            least, greatest = raw
            if type(least) is int and type(greatest) is int and 0 <= least <= greatest <= GREATEST_DISTANCE:
                return least, greatest
        raise ValueError(f'The house rule "{self.name}" must be {self.choices}.')

    @property
    def choices(self) -> str:
        """The values in words: `one-side or both-sides`, `two whole numbers such as [8, 16], or none`."""
        words = [str(value) for value in self.values]
        if self.type == "pair":
            words.insert(0, translatable("two whole numbers such as [8, 16], the least first"))
        return translatable_list(words, "or")

    def schema(self) -> dict[str, Any]:
        """The JSON Schema (draft 2020-12) of the switch's value, with description, default and an example."""
        pair = {
            "type": "array",
            "items": {"type": "integer", "minimum": 0, "maximum": GREATEST_DISTANCE},
            "minItems": 2,
            "maxItems": 2,
        }
        default = list(self.default) if isinstance(self.default, tuple) else self.default
        about = {
            "description": f"{self.description} Source of the default: {self.source}.",
            "default": default,
            "examples": [[4, 8] if self.type == "pair" and self.values else default],
        }
        if self.type == "words":
            return {"enum": list(self.values), **about}
        return {"anyOf": [{"enum": list(self.values)}, pair], **about} if self.values else {**pair, **about}


class Difficulty(NamedTuple):
    """A difficulty level and its changes to numbers of the set-up or of the invader's turn (negative: takes away).

    Keys: cards (marine cards), wounds, bullets (marine's start), draw, spawn_cards, hand_max (invader).
    """

    id: str
    name: str
    ruleset: str
    changes: dict[str, Number]


@cache
def every_switch() -> tuple[Switch, ...]:
    """Every switch of every ruleset, in the order of the table."""
    rows = rows_in(read_data("switches.json"), "switches")
    return tuple(record_of(Switch, row, name=row["name"]) for row in rows)


def switches(ruleset: str) -> tuple[Switch, ...]:
    """Every switch of a ruleset, in the order of the table. Empty for an unknown ruleset."""
    return tuple(switch for switch in every_switch() if ruleset in switch.rulesets)


def house_rule_values(ruleset: str, given: Mapping[str, object]) -> dict[str, Any]:
    """The value of every switch of a ruleset: the given one, else the default. Raises ValueError for an invalid one."""
    return {
        switch.name: switch.value_of(given[switch.name]) if switch.name in given else switch.default
        for switch in switches(ruleset)
    }


@cache
def difficulties(ruleset: str) -> tuple[Difficulty, ...]:
    """Every difficulty level of a ruleset with a known effect."""
    levels = records_of(Difficulty, read_data("switches.json"), "difficulties")
    return tuple(level for level in levels if level.ruleset == ruleset)
