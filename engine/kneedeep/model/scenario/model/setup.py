"""The `setup` of a scenario: changes to the set-up of the ruleset."""

from collections.abc import Mapping
from typing import Any

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.model.scenario.record import Record

_NUMBER = shapes.ByNumber(0, 100)
_ITEMS = shapes.Many(shapes.Name("item"), most=50)
_CARDS = shapes.Many(shapes.Name(""), most=50)
_STARTING = shapes.Either(
    word=shapes.WordShape("choose"),
    listed=shapes.Many(
        shapes.Many(shapes.Name("item"), least=2, most=2, unique=True), least=1, most=shapes.MOST_MARINES
    ),
)


def _marines() -> shapes.ValueShape:
    return described_fields(
        "setup.marines",
        {
            **dict.fromkeys("bullets rockets cells wounds armor armor_max cards move".split(), _NUMBER),
            "weapons": shapes.ByFeature({"ammunition": _ITEMS, "action decks": _STARTING}),
            "without": _CARDS,
            "health": _NUMBER,
            "hand": _NUMBER,
            "classes": shapes.WordShape("none", "choose"),
            "squad": shapes.WordShape("printed", "none"),
        },
        needs={
            **dict.fromkeys(("bullets", "rockets", "cells"), "ammunition"),
            **dict.fromkeys(("wounds", "armor", "armor_max"), "wounds"),
            **dict.fromkeys(("cards", "without"), "marine cards"),
            "move": "turn points",
            **dict.fromkeys(("health", "hand", "classes", "squad"), "action decks"),
        },
    )


def _invaders() -> shapes.ValueShape:
    return described_fields(
        "setup.invaders",
        {
            **dict.fromkeys(("hand", "draw", "hand_max"), _NUMBER),
            "deck": shapes.WordShape("base-2004", "expansion-2005"),
            "without": _CARDS,
            "replace": shapes.mapping_of(shapes.Name("figure kind"), wanted="figure kind"),
            "argent": _NUMBER,
        },
        needs={
            **dict.fromkeys(("draw", "hand_max", "deck", "without", "replace"), "spawn cards"),
            "argent": "action decks",
        },
    )


def _respawn() -> shapes.ValueShape:
    return described_fields(
        "setup.respawn", {"where": shapes.WordShape("band", "on-the-spot", "nowhere"), "wait": shapes.Whole(0, 100)}
    )


SETUP = described_fields(
    "setup", {"marines": _marines(), "invaders": _invaders(), "respawn": _respawn()}, needs={"respawn": "respawn band"}
)


def setup_part(setup: Record, name: str, marines: int) -> dict[str, Any]:
    """A part of a scenario's `setup`, with all numbers for one number of marines."""
    found: dict[str, Any] = {}
    for key, value in setup.get(name, {}).items():
        if isinstance(value, Mapping) and key != "replace":
            if (chosen := value.get(str(marines))) is not None:
                found[key] = chosen
        else:
            found[key] = value
    return found
