"""The `setup` of a scenario: changes to the set-up of the ruleset."""

from collections.abc import Mapping
from typing import Any

from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.value_shapes import (
    MOST_MARINES,
    ByFeature,
    ByNumber,
    Either,
    Fields,
    Many,
    Name,
    ValueShape,
    Whole,
    WordShape,
    mapping_of,
)

_NUMBER = ByNumber(0, 100)
_ITEMS = Many(Name("item"), most=50)
_CARDS = Many(Name(""), most=50)
_STARTING = Either(
    word=WordShape("choose"), listed=Many(Many(Name("item"), least=2, most=2, unique=True), least=1, most=MOST_MARINES)
)


def _marines() -> ValueShape:
    return Fields(
        {
            "bullets": (_NUMBER, "Bullets that each marine starts with.", 3),
            "rockets": (_NUMBER, "Rockets that each marine starts with.", 1),
            "cells": (_NUMBER, "Cells that each marine starts with.", 0),
            "wounds": (_NUMBER, "Wounds of a marine, for all or by the number of marines.", {"1": 12, "2": 10}),
            "armor": (_NUMBER, "Armor that each marine starts with.", 1),
            "armor_max": (_NUMBER, "The most armor a marine can have.", 3),
            "cards": (_NUMBER, "Marine cards that each marine starts with.", 2),
            "move": (_NUMBER, "Movement points of an advancing or readying marine; sprinting scales with it.", 4),
            "weapons": (
                ByFeature({"ammunition": _ITEMS, "action decks": _STARTING}),
                "Weapons that each marine starts with, instead of the usual ones; in the 2016 edition `choose`, or two "
                "weapons for each seat.",
                ["shotgun"],
            ),
            "without": (_CARDS, "Marine cards that are left in the box.", ["medic"]),
            "health": (_NUMBER, "2016 edition: health of a marine, for all or by the number of marines.", 10),
            "hand": (_NUMBER, "2016 edition: cards that a marine draws up to.", {"1": 4, "2": 3}),
            "classes": (
                WordShape("none", "choose"),
                "2016 edition: whether marines choose class cards (default: none).",
                "choose",
            ),
            "squad": (
                WordShape("printed", "none"),
                "2016 edition: squad cards by the number of marines, or none (default: printed).",
                "none",
            ),
        },
        needs={
            **dict.fromkeys(("bullets", "rockets", "cells"), "ammunition"),
            **dict.fromkeys(("wounds", "armor", "armor_max"), "wounds"),
            **dict.fromkeys(("cards", "without"), "marine cards"),
            "move": "turn points",
            **dict.fromkeys(("health", "hand", "classes", "squad"), "action decks"),
        },
    )


def _invaders() -> ValueShape:
    return Fields(
        {
            "hand": (
                _NUMBER,
                "Cards that the invader starts with; in the 2016 edition those drawn up to in each Status Phase.",
                {"1": 2, "2": 3},
            ),
            "draw": (
                _NUMBER,
                "Cards that the invader draws each turn (default: 2, as in the official questions and answers).",
                2,
            ),
            "hand_max": (_NUMBER, "The most cards the invader may hold.", 8),
            "deck": (WordShape("base-2004", "expansion-2005"), "Which invader deck is used.", "base-2004"),
            "without": (_CARDS, "Invader cards that are left in the box.", ["ambush"]),
            "replace": (
                mapping_of(Name("figure kind"), wanted="figure kind"),
                "Kinds of invaders that replace others on cards.",
                {"zombie": "imp"},
            ),
            "argent": (
                _NUMBER,
                "2016 edition: the most events that the invader turns into Argent Power in a round.",
                3,
            ),
        },
        needs={
            **dict.fromkeys(("draw", "hand_max", "deck", "without", "replace"), "spawn cards"),
            "argent": "action decks",
        },
    )


def _respawn() -> ValueShape:
    return Fields(
        {
            "where": (WordShape("band", "on-the-spot", "nowhere"), "Where a fragged marine returns.", "band"),
            "wait": (Whole(0, 100), "After how many rounds.", 1),
        }
    )


SETUP = Fields(
    {
        "marines": (_marines(), "What each marine starts with.", {"bullets": 6}),
        "invaders": (_invaders(), "What the invader starts with.", {"hand": 4}),
        "respawn": (_respawn(), "How fragged marines return.", {"where": "band", "wait": 1}),
    },
    needs={"respawn": "respawn band"},
)


def setup_part(setup: Record, name: str, marines: int) -> dict[str, Any]:
    """A part of a scenario's `setup` with all numbers resolved for a number of marines."""
    found: dict[str, Any] = {}
    for key, value in setup.get(name, {}).items():
        if isinstance(value, Mapping) and key != "replace":
            if (chosen := value.get(str(marines))) is not None:
                found[key] = chosen
        else:
            found[key] = value
    return found
