"""A user's own numbers of the 2016 edition: addresses of demons, threat and invasion cards, and what they may be."""

import json
from typing import Any

import jsonschema
import pytest

from kneedeep.catalog import RULESETS
from kneedeep.catalog.numbers.number_sheet import entries
from kneedeep.catalog.numbers.overrides import OverrideError, checked, data_with, known, numbers_in
from kneedeep.catalog.override_schema import schema

NEW = "doom-2016"


@pytest.mark.parametrize(
    ("address", "value"),
    [
        ("demons.imp.health", 5),
        ("demons.imp.count", 8),
        ("demons.pinky.footprint", [3, 2]),
        ("demons.imp.dice", ["black", "red"]),
        ("demons.imp.toughness", True),
        ("demons.imp.special", 2),
        ("demons.mancubus.special", "dodge"),
        ("threat.assault.income", 3),
        ("threat.assault.prices.red", 5),
        ("invasion.first-strike.blue", [{"demons": {"imp": 1}}, {"demons": {"pinky": 2}, "argent": 3}]),
        ("numbers.door", 2),
    ],
)
def test_a_number_is_put_in_and_read_back_as_the_users(address: str, value: Any) -> None:
    data = data_with(NEW, checked({address: value}, NEW))
    found = known(NEW)[address].read(data)
    assert found is not None
    assert (found.value, found.mark) == (value, "U")
    others = [name for name in known(NEW) if name != address]
    shipped = data_with(NEW, ())
    assert all(known(NEW)[name].read(data) == known(NEW)[name].read(shipped) for name in others)


@pytest.mark.parametrize("name", known(NEW))
def test_every_shipped_value_is_one_that_a_file_may_give_and_comes_back(name: str) -> None:
    found = known(NEW)[name].read(data_with(NEW, ()))
    assert found is not None
    value = json.loads(json.dumps(found.value))
    content = {"format": 1, NEW: {name: value}}
    assert jsonschema.Draft202012Validator(schema()).is_valid(content)
    again = known(NEW)[name].read(data_with(NEW, numbers_in(content, NEW)))
    assert again is not None and (json.loads(json.dumps(again.value)), again.mark) == (value, "U")


@pytest.mark.parametrize(
    ("address", "value", "problem"),
    [
        ("demons.imp.health", 0, "demons.imp.health must be a whole number from 1 to 99, not 0."),
        (
            "demons.imp.dice",
            ["blue"],
            'demons.imp.dice must be a list of dice such as ["black", "red"], of black, red, not ["blue"].',
        ),
        (
            "demons.imp.special",
            "hide",
            'demons.imp.special must be a number of shields from 0 to 9, or "dodge", not "hide".',
        ),
        ("demons.imp.toughness", 1, "demons.imp.toughness must be true or false, not 1."),
        (
            "demons.pinky.footprint",
            [1, 2],
            "demons.pinky.footprint must be width and height: [1, 1], [2, 1], [2, 2] or [3, 2], not [1, 2].",
        ),
        (
            "invasion.imp-assault.red",
            [{"demons": {"imp": 1}}],
            'invasion.imp-assault.red must be a list of 2 groups such as {"demons": {"possessed-soldier": 2}, '
            '"argent": 1}, not [{"demons": {"imp": 1}}].',
        ),
        ("demons.imp.helth", 3, "There is no number demons.imp.helth: did you mean demons.imp.health?"),
        ("figures.imp.move", 3, "There is no number figures.imp.move"),
    ],
)
def test_a_number_that_can_not_be_is_refused(address: str, value: Any, problem: str) -> None:
    with pytest.raises(OverrideError) as caught:
        checked({address: value}, NEW)
    assert caught.value.problems[0].startswith(problem)


@pytest.mark.parametrize(
    "value",
    [[], [{}, {}], [{"demons": {}}] * 2, [{"demons": {"zombie": 1}}] * 2, [{"demons": {"imp": 0}}] * 2, "x"]
    + [[{"demons": {"imp": 1}, "argent": -1}] * 2, [{"demons": {"imp": 1}, "other": 1}] * 2],
)
def test_groups_are_refused_by_the_rules_and_by_the_schema(value: Any) -> None:
    with pytest.raises(OverrideError):
        checked({"invasion.kd-rabble.blue": value}, NEW)
    content = {"format": 1, NEW: {"invasion.kd-rabble.blue": value}}
    assert not jsonschema.Draft202012Validator(schema()).is_valid(content)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_file_holds_numbers_of_both_editions(ruleset: str) -> None:
    content = {"format": 1, "doom-2004": {"figures.imp.move": 4}, "doom-2016": {"demons.imp.speed": 6}}
    assert [name for name, _ in numbers_in(content, ruleset)] == [
        "figures.imp.move" if ruleset == "doom-2004" else "demons.imp.speed"
    ]
    assert jsonschema.Draft202012Validator(schema()).is_valid(content)


def test_the_sheet_lists_every_number_once_with_its_mark() -> None:
    sheet = list(entries(data_with(NEW, ())))
    assert len({entry.address for entry in sheet}) == len(sheet)
    marks = {entry.address: entry.mark for entry in sheet}
    assert (marks["demons.imp.health"], marks["demons.imp.footprint"]) == ("G", "D")
    assert marks["invasion.imp-assault.blue"] == "S"
    assert marks["invasion.first-strike.yellow"] == "D"
    assert marks["boxes.base-2016.tiles"] == marks["boxes.base-2016.event-cards"] == "S"
    unknown = [entry.address for entry in sheet if entry.value is None]
    assert unknown == [
        *(f"tiles.{name}.kind" for name in ("01a", "01b", "02a", "02b", "03b", "04a", "04b", "05b", "06b")),
        *(f"tiles.{name}.kind" for name in ("07b", "08b", "09b", "10b", "11b", "12b", "13b", "14a", "14b")),
        *(f"tiles.{name}.kind" for name in ("15b", "16b")),
        "boxes.base-2016.teleporter.count",
        "boxes.base-2016.objective.count",
    ]
