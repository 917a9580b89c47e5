"""The `setup` of a scenario: changes to the set-up of the ruleset."""

from kneedeep.scenario import shapes

SETUP = shapes.open_data(
    {
        "type": "object",
        "properties": {
            "marines": {
                "type": "object",
                "properties": {
                    **{
                        name: shapes.by_number(0, 100).schema()
                        for name in (
                            "bullets",
                            "rockets",
                            "cells",
                            "wounds",
                            "armor",
                            "cards",
                            "move",
                            "armor_max",
                        )
                    },
                    "weapons": shapes.many(shapes.name_of(), most=20).schema(),
                    "without": shapes.many(shapes.name_of(), most=50).schema(),
                },
                "additionalProperties": False,
            },
            "invaders": {
                "type": "object",
                "properties": {
                    **{name: shapes.by_number(0, 100).schema() for name in ("hand", "draw", "hand_max")},
                    "deck": shapes.word("base-2004", "expansion-2005").schema(),
                    "without": shapes.many(shapes.name_of(), most=50).schema(),
                    "replace": {
                        "type": "object",
                        "additionalProperties": shapes.name_of().schema(),
                        "maxProperties": 20,
                    },
                },
                "additionalProperties": False,
            },
            "respawn": {
                "type": "object",
                "properties": {
                    "where": shapes.word("band", "on-the-spot", "nowhere").schema(),
                    "wait": shapes.whole(0, 100).schema(),
                },
                "additionalProperties": False,
            },
        },
        "additionalProperties": False,
    }
)
