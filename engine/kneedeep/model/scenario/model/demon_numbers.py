"""The numbers of a demon card in a scenario of the 2016 edition: for a kind of the box, or an own one."""

from kneedeep.model.catalog.components.figure_type import DEMON_SIZES
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.value_shapes import ValueShape

DICE = "^[YRGB]{1,12}$"
BLACK_AND_RED = "^[RB]{1,12}$"
SPACES = shapes.WordShape(*DEMON_SIZES)
HEALTH = shapes.Whole(1, 100)
STAGGER = shapes.Whole(1, 100)
SPEED = shapes.Whole(0, 100)
RANGE = shapes.Whole(1, 100)
SPECIAL = shapes.Fields(
    {"shields": (shapes.Whole(1, 9), "So many shields.", 2), "dodge": (shapes.Truth(), "A dodge.", True)}
)
ABOUT = {
    "spaces": "2016 edition: how many spaces it covers.",
    "health": "2016 edition: the damage that frags it.",
    "stagger": "2016 edition: the damage from which on it is staggered.",
    "speed": "2016 edition: the movement points of its activation.",
    "range": "2016 edition: the range of its attack.",
    "dice": "2016 edition: its attack dice, B black and R red.",
    "toughness": "2016 edition: whether it has toughness.",
    "special": "2016 edition: its special defense: shields, or a dodge.",
}


def demon_numbers() -> ValueShape:
    """The shape of a demon card's values. Every key may be left out."""
    return shapes.Fields(
        {
            "spaces": (SPACES, ABOUT["spaces"], 2),
            "health": (HEALTH, ABOUT["health"], 4),
            "stagger": (STAGGER, ABOUT["stagger"], 2),
            "speed": (SPEED, ABOUT["speed"], 5),
            "range": (RANGE, ABOUT["range"], 3),
            "dice": (shapes.TextShape(BLACK_AND_RED), ABOUT["dice"], "BRR"),
            "toughness": (shapes.Truth(), ABOUT["toughness"], True),
            "special": (SPECIAL, ABOUT["special"], {"shields": 2}),
        }
    )
