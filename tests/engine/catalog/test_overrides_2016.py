"""A user's own numbers of the 2016 edition: addresses of demons, threat and invasion cards, and what they may be."""

import json
from typing import Any

import jsonschema_rs
import pytest

from kneedeep.model.catalog import RULESETS
from kneedeep.model.catalog.cards.effect import Splash
from kneedeep.model.catalog.cards.event_sets import event_deck, sets_to_choose
from kneedeep.model.catalog.numbers.number_sheet import entries
from kneedeep.model.catalog.numbers.overrides import (
    OverrideError,
    checked,
    data_with,
    known,
    numbers_in,
    unusable_effects,
)
from tests.support.cases import cases
from tests.support.override_schema import schema

NEW = "doom-2016"
VALIDATOR = jsonschema_rs.validator_for(schema())
OFFICIAL = ("power-overwhelming", "seek-and-destroy", "blood-rush", "armored-offensive")
EVENT = {"name": "Mine", "effects": [{"when": "defending", "shields": 2}], "defense": "special"}
SPLASH = {
    "when": "after-attack",
    "splash": {"dice": ["red", "black"], "reach": 2, "whom": "each", "side": "enemy", "drain": True},
    "within": 3,
}
UNKNOWN = [
    *(f"events.{name}.{card}" for name in OFFICIAL for card in range(1, 7)),
    *(f"classes.{card}" for card in range(1, 25)),
]
"""Cards that no source gives."""


@cases(("address", "value"))
def test_a_number_is_put_in_and_read_back_as_the_users(address: str, value: Any) -> None:
    data = data_with(NEW, checked({address: value}, NEW))
    found = known(NEW)[address].read(data)
    assert found is not None
    assert (found.value, found.mark) == (value, "U")
    others = [name for name in known(NEW) if name != address]
    shipped = data_with(NEW, ())
    assert all(known(NEW)[name].read(data) == known(NEW)[name].read(shipped) for name in others)


@cases("name", [name for name in known(NEW) if name not in UNKNOWN])
def test_every_shipped_value_is_one_that_a_file_may_give_and_comes_back(name: str) -> None:
    found = known(NEW)[name].read(data_with(NEW, ()))
    assert found is not None
    value = json.loads(json.dumps(found.value))
    content = {"format": 1, NEW: {name: value}}
    assert VALIDATOR.is_valid(content)
    again = known(NEW)[name].read(data_with(NEW, numbers_in(content, NEW)))
    assert again is not None and (json.loads(json.dumps(again.value)), again.mark) == (value, "U")


# In what is told, @ stands for the address.
@cases(("address", "value", "problem"))
def test_a_number_that_can_not_be_is_refused(address: str, value: Any, problem: str) -> None:
    with pytest.raises(OverrideError) as caught:
        checked({address: value}, NEW)
    assert caught.value.problems[0].startswith(problem.replace("@", address))


@cases(
    "value",
    [[], [{}, {}], [{"demons": {}}] * 2, [{"demons": {"zombie": 1}}] * 2, [{"demons": {"imp": 0}}] * 2, "x"]
    + [[{"demons": {"imp": 1}, "argent": -1}] * 2, [{"demons": {"imp": 1}, "other": 1}] * 2],
)
def test_groups_are_refused_by_the_rules_and_by_the_schema(value: Any) -> None:
    with pytest.raises(OverrideError):
        checked({"invasion.kd-rabble.blue": value}, NEW)
    assert not VALIDATOR.is_valid({"format": 1, NEW: {"invasion.kd-rabble.blue": value}})


@cases(("address", "value"))
def test_a_card_is_refused_by_the_rules_and_by_the_schema(address: str, value: Any) -> None:
    with pytest.raises(OverrideError) as caught:
        checked({address: value}, NEW)
    assert len(caught.value.problems) == 1
    assert not VALIDATOR.is_valid({"format": 1, NEW: {address: value}})


def test_an_owner_types_an_event_set_into_his_file_and_nothing_stands_in_for_it() -> None:
    content = {"format": 1, NEW: {f"events.blood-rush.{card}": EVENT for card in range(1, 7)}}
    assert VALIDATOR.is_valid(content)
    cards = data_with(NEW, numbers_in(content, NEW))[1].cards
    played = event_deck(cards, ("power-overwhelming", "blood-rush", "seek-and-destroy"))
    assert [part.played for part in played] == ["kd-fury", "blood-rush", "kd-haste"]
    assert {card.name for card in played[1].cards} == {"Mine"}
    assert "blood-rush" in sets_to_choose(cards)


def test_an_action_card_of_ones_own_is_dealt() -> None:
    given = {"actions.uac.1.attack": "none", "actions.uac.1.effects": [{**SPLASH, "when": "played"}]}
    card = data_with(NEW, checked(given, NEW))[1].cards.actions["uac"].cards[0]
    assert card.attack.value is None
    (effect,) = card.effects.value
    assert effect.splash == Splash(("red", "black"), 2, "each", "enemy", drain=True)
    assert (card.speed.mark, card.attack.mark) == ("G", "U")


ENDS = {"when": "activation-end", "draw": 1}


@cases(("given", "sentence"))
def test_an_effect_that_could_never_be_used_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OverrideError) as refused:
        checked(given, NEW)
    assert refused.value.problems == [sentence]


def test_every_shipped_card_can_be_used() -> None:
    assert not list(unusable_effects(data_with(NEW, ())[1].cards))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_file_holds_numbers_of_both_editions(ruleset: str) -> None:
    content = {"format": 1, "doom-2004": {"figures.imp.move": 4}, "doom-2016": {"demons.imp.speed": 6}}
    assert [name for name, _ in numbers_in(content, ruleset)] == [
        "figures.imp.move" if ruleset == "doom-2004" else "demons.imp.speed"
    ]
    assert VALIDATOR.is_valid(content)


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
        *UNKNOWN,
        *(f"tiles.{name}.kind" for name in ("01a", "01b", "02a", "02b", "03b", "04a", "04b", "05b", "06b")),
        *(f"tiles.{name}.kind" for name in ("07b", "08b", "09b", "10b", "11b", "12b", "13b", "14a", "14b")),
        *(f"tiles.{name}.kind" for name in ("15b", "16b")),
        "boxes.base-2016.teleporter.count",
        "boxes.base-2016.objective.count",
    ]
