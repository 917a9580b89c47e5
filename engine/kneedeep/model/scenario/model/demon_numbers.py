"""The numbers of a demon card in a scenario of the 2016 edition, for a kind of the box or an own kind."""

from kneedeep.model.catalog.components.figure_type import DEMON_SIZES
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.model.scenario.value_shapes import ValueShape

DICE = "^[YRGB]{1,12}$"
BLACK_AND_RED = "^[RB]{1,12}$"
SPACES = shapes.WordShape(*DEMON_SIZES)
HEALTH = shapes.Whole(1, 100)
STAGGER = shapes.Whole(1, 100)
SPEED = shapes.Whole(0, 100)
RANGE = shapes.Whole(1, 100)
SPECIAL = described_fields("demon.special", {"shields": shapes.Whole(1, 9), "dodge": shapes.Truth()})


def demon_numbers() -> ValueShape:
    """The shape of a demon card's values. Every key is optional."""
    return described_fields(
        "demon",
        {
            "spaces": SPACES,
            "health": HEALTH,
            "stagger": STAGGER,
            "speed": SPEED,
            "range": RANGE,
            "dice": shapes.TextShape(BLACK_AND_RED),
            "toughness": shapes.Truth(),
            "special": SPECIAL,
        },
    )
