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
from kneedeep.model.catalog.override_schema import schema
from tests.support.cases import cases

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


@cases(
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
        ("numbers.health", 12),
        ("dice.red.faces", [0, 1, 1, 1, 1, 2]),
        ("demons.imp.abilities", [{"name": "Mine", "effects": [{"when": "attacking", "reroll": 2}]}]),
        ("demons.pinky.abilities", []),
        ("actions.combat-shotgun.1.speed", 4),
        ("actions.combat-shotgun.1.kind", "bonus"),
        ("actions.combat-shotgun.1.attack", {"range": 4, "dice": ["red"]}),
        ("actions.combat-shotgun.1.attack", "none"),
        ("actions.bfg-9000.2.effects", [SPLASH, {"when": "next-attack", "ignore-cover": True}]),
        ("actions.uac.4.defense", "dodge"),
        ("events.kd-fury.3", EVENT),
        ("glory.12", {"name": "Mine", "effects": [{"when": "played", "stun": "chosen", "within": 3}]}),
        ("classes.24", {"name": "Mine", "action": "bonus", "exhaust": True, "effects": []}),
        ("squads.combat-veteran.hand", 5),
        ("squads.solo-operative.main_actions", 1),
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


@cases("name", [name for name in known(NEW) if name not in UNKNOWN])
def test_every_shipped_value_is_one_that_a_file_may_give_and_comes_back(name: str) -> None:
    found = known(NEW)[name].read(data_with(NEW, ()))
    assert found is not None
    value = json.loads(json.dumps(found.value))
    content = {"format": 1, NEW: {name: value}}
    assert VALIDATOR.is_valid(content)
    again = known(NEW)[name].read(data_with(NEW, numbers_in(content, NEW)))
    assert again is not None and (json.loads(json.dumps(again.value)), again.mark) == (value, "U")


EFFECTS, GROUPS = "actions.uac.1.effects", "invasion.imp-assault.red"


# In what is told, @ stands for the address.
@cases(
    ("address", "value", "problem"),
    [
        ("demons.imp.health", 0, "@ must be a whole number from 1 to 99, not 0."),
        (
            "demons.imp.dice",
            ["blue"],
            '@ must be a list of dice such as ["black", "red"], of black, red, not ["blue"].',
        ),
        ("demons.imp.special", "hide", '@ must be a number of shields from 0 to 9, or "dodge", not "hide".'),
        ("demons.imp.toughness", 1, "@ must be true or false, not 1."),
        ("demons.pinky.footprint", [1, 2], "@ must be width and height: [1, 1], [2, 1], [2, 2] or [3, 2], not [1, 2]."),
        (
            GROUPS,
            [{"demons": {"imp": 1}}],
            '@ must be a list of 2 groups such as {"demons": {"possessed-soldier": 2}, "argent": 1}, not '
            '[{"demons": {"imp": 1}}].',
        ),
        (
            GROUPS,
            [{"demons": {"imp": 1}}, {"demons": {"impp": 1}}],
            '@.2.demons has no name "impp"; there are possessed-soldier, imp, pinky,',
        ),
        (
            GROUPS,
            [{"demons": {"imp": 13}}, {"demons": {"imp": 1}}],
            "@.1.demons.imp must be a whole number from 1 to 12, not 13.",
        ),
        (GROUPS, [{"demons": {"imp": 1}, "argent": -1}] * 2, "@.1.argent must be a whole number from 0 to 99, not -1."),
        ("demons.imp.helth", 3, "There is no number @: did you mean demons.imp.health?"),
        ("figures.imp.move", 3, "There is no number @"),
        (
            "dice.red.faces",
            [0, 1, 2],
            "@ must be the hits on its six faces, such as [0, 1, 1, 1, 2, 2], not [0, 1, 2].",
        ),
        ("dice.red.faces", [0, 1, 1, 1, 2, 12], "@.6 must be a whole number from 0 to 9, not 12."),
        ("actions.combat-shotgun.4.speed", 3, "There is no number @: did you"),
        ("actions.uac.1.kind", "free", '@ must be "main", "bonus" or "reaction", not "free".'),
        ("actions.uac.1.attack", {"range": 3}, "@ needs a key dice: a list of dice such as"),
        (
            "actions.uac.1.attack",
            3,
            '@ must be range and dice such as {"range": 3, "dice": ["black", "red"]}, or "none", not 3.',
        ),
        (
            EFFECTS,
            [{"when": "played", "points": 2}, {"when": "atacking", "reroll": 1}],
            '@.2.when must be "played", "next-attack",',
        ),
        (EFFECTS, [{"when": "played"}], "@.1 needs exactly one of points, die,"),
        (
            EFFECTS,
            [{"when": "played", "points": 1, "draw": 1}],
            "@.1 needs exactly one of points, die, range, reroll, hits, shields, dodge, stun, splash, "
            "attack, heal, draw, ignore-cover and look-initiative, not points and draw.",
        ),
        (EFFECTS, [{"when": "played", "shields": 1}], '@.1: "shields" is possible when defending, not played.'),
        (
            EFFECTS,
            [{"when": "played", "stun": "target"}],
            '@.1: "stun" of the target is possible when next-attack or after-attack, not played.',
        ),
        (
            EFFECTS,
            [{"when": "played", "splash": {"dice": ["red"], "reach": 1, "whom": "all"}}],
            '@.1.splash.whom must be "one" or "each", not "all".',
        ),
        (EFFECTS, [{"when": "played", "poinst": 2}], '@.1 has no key "poinst"; there are when, within, points,'),
        ("events.kd-fury.1", {"name": "Mine"}, "@ needs a key effects: a list of at most 6"),
        (
            "events.kd-fury.1",
            {**EVENT, "defense": "block"},
            '@.defense must be a number of shields from 0 to 9, or "dodge", or "special", not "block".',
        ),
        ("events.kd-fury.1", {**EVENT, "name": " "}, "@.name must be a text of 1 to 60 characters in one line"),
        ("events.kd-fury.7", EVENT, "There is no number @: did you mean events.kd-fury."),
        (
            "events.blood-rush.2",
            EVENT,
            "events.blood-rush needs all of its 6 cards, since none is shipped: events.blood-rush.1, "
            "events.blood-rush.3, events.blood-rush.4, events.blood-rush.5 and events.blood-rush.6 are missing.",
        ),
        ("glory.1", [], '@ must be a card such as {"name": "My Card",'),
        ("squads.taking-point.main_actions", 0, "@ must be a whole number from 1"),
    ],
)
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


@cases(
    ("address", "value"),
    [
        ("actions.uac.1.effects", [{"when": "atacking", "reroll": 1}]),
        ("actions.uac.1.effects", [{"when": "played", "points": 1, "draw": 1}]),
        ("actions.uac.1.effects", [{"when": "status", "draw": 1}]),
        ("actions.uac.1.effects", [{"when": "played"}]),
        ("actions.uac.1.effects", [{"when": "played", "points": 0}]),
        ("actions.uac.1.effects", [{"when": "played", "attack": False}]),
        ("actions.uac.1.effects", [{"when": "played", "die": "blue"}]),
        ("actions.uac.1.attack", {"range": 0, "dice": ["red"]}),
        ("actions.uac.1.attack", {"range": 1, "dice": []}),
        ("actions.uac.1.defense", "special"),
        ("events.kd-fury.1", {**EVENT, "copies": 2}),
        ("events.kd-fury.1", {**EVENT, "effects": [{"when": "next-attack", "range": 1}]}),
        ("demons.imp.abilities", [{"name": "Mine", "argent": 0, "effects": []}]),
        ("demons.imp.abilities", [{"name": "Mine", "effects": [{"when": "played", "draw": 1}]}]),
        ("classes.1", {"name": "Mine", "action": "free", "effects": []}),
        ("glory.1", {"effects": []}),
        ("glory.1", {"name": "", "effects": []}),
        ("dice.black.faces", [1, 1, 2, 2, 3, True]),
    ],
)
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


@cases(
    ("given", "sentence"),
    [
        (
            {"actions.uac.1.attack": "none", "actions.uac.1.effects": [SPLASH]},
            "actions.uac.1.effects.1: actions.uac.1 has no attack, so nothing happens when after-attack.",
        ),
        (
            {"actions.uac.4.effects": [{"when": "played", "draw": 1}]},
            "actions.uac.4.effects.1: actions.uac.4 is a reaction, which is played on another occasion, not when played.",
        ),
        (
            {"actions.uac.4.kind": "bonus"},
            "actions.uac.4.effects.1: actions.uac.4 is a bonus action; when defending only a reaction can be played.",
        ),
        (
            {"classes.3": {"name": "Mine", "action": "main", "effects": [ENDS]}},
            "classes.3.effects.1: an ability that is a main action can't be used when activation-end.",
        ),
        (
            {"glory.1": {"name": "Mine", "effects": [{"when": "fragged", "points": 2}]}},
            'glory.1.effects.1: "points" is not possible when fragged: no figure is there to do it.',
        ),
        (
            {"events.kd-fury.1": {**EVENT, "effects": [{"when": "enemy-attacked", "attack": True}]}},
            'events.kd-fury.1.effects.1: "attack" is not possible when enemy-attacked: no figure is there to do it.',
        ),
    ],
)
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
