"""The `setup` of a scenario: changes to the set-up of the ruleset."""

from collections.abc import Mapping
from typing import Any

from kneedeep.scenario.value_shapes import (
    ValueShape,
    by_number,
    fields,
    many,
    mapping_of,
    name_of,
    whole,
    word,
)

_NUMBER = by_number(0, 100)
_ITEMS = many(name_of("item"), most=50)
_CARDS = many(name_of(""), most=50)


def _marines() -> ValueShape:
    return fields(
        {
            "bullets": (_NUMBER, "Bullets that each marine starts with.", 3),
            "rockets": (_NUMBER, "Rockets that each marine starts with.", 1),
            "cells": (_NUMBER, "Cells that each marine starts with.", 0),
            "wounds": (
                _NUMBER,
                "Wounds of a marine, for all or by the number of marines.",
                {"1": 12, "2": 10},
            ),
            "armor": (_NUMBER, "Armour that each marine starts with.", 1),
            "armor_max": (_NUMBER, "The most armour a marine can have.", 3),
            "cards": (_NUMBER, "Marine cards that each marine starts with.", 2),
            "move": (
                _NUMBER,
                "Movement points of an advancing or readying marine; sprinting scales with it.",
                4,
            ),
            "weapons": (
                _ITEMS,
                "Weapons that each marine starts with, instead of the usual ones.",
                ["shotgun"],
            ),
            "without": (_CARDS, "Marine cards that are left in the box.", ["medic"]),
        }
    )


def _invaders() -> ValueShape:
    return fields(
        {
            "hand": (_NUMBER, "Cards that the invader starts with.", {"1": 2, "2": 3}),
            "draw": (
                _NUMBER,
                "Cards that the invader draws each turn (default: 2, as in the official questions and answers).",
                2,
            ),
            "hand_max": (_NUMBER, "The most cards the invader may hold.", 8),
            "deck": (word("base-2004", "expansion-2005"), "Which invader deck is used.", "base-2004"),
            "without": (_CARDS, "Invader cards that are left in the box.", ["ambush"]),
            "replace": (
                mapping_of(name_of("figure kind"), wanted="figure kind"),
                "Kinds of invaders that replace others on cards.",
                {"zombie": "imp"},
            ),
        }
    )


def _respawn() -> ValueShape:
    return fields(
        {
            "where": (word("band", "on-the-spot", "nowhere"), "Where a fragged marine returns.", "band"),
            "wait": (whole(0, 100), "After how many rounds.", 1),
        }
    )


SETUP = fields(
    {
        "marines": (_marines(), "What each marine starts with.", {"bullets": 6}),
        "invaders": (_invaders(), "What the invader starts with.", {"hand": 4}),
        "respawn": (_respawn(), "How fragged marines return.", {"where": "band", "wait": 1}),
    }
)


def setup_part(setup: Mapping[str, Any], name: str, marines: int) -> dict[str, Any]:
    """Return a part of a scenario's `setup` for so many marines: every number by marines resolved."""
    found: dict[str, Any] = {}
    for key, value in setup.get(name, {}).items():
        if isinstance(value, Mapping) and key != "replace":
            chosen = value.get(str(marines))
            if chosen is not None:
                found[key] = chosen
        else:
            found[key] = value
    return found
