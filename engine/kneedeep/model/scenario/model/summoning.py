"""How demons come in the 2016 edition: the threat card, the invasion card, the event sets, the demon cards."""

from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS
from kneedeep.model.scenario import value_shapes
from kneedeep.model.scenario.model.demon_numbers import demon_numbers

ASSAULT = "assault"
THREATS = ("infestation", "horde", ASSAULT, "script")
"""The threat cards, and none: only steps of the script summon. Rule: RUL16-151 to RUL16-154."""
EVENT_SETS = 3
"""How many event sets make the event deck. Rule: RUL16-07."""
_NUMBER = value_shapes.Whole(0, 100)

THREAT = value_shapes.Either(
    word=value_shapes.WordShape(*THREATS),
    mapping=value_shapes.Fields(
        {
            "card": (value_shapes.WordShape(*THREATS), "The threat card.", "assault"),
            "income": (_NUMBER, "Threat tokens that the invader gains in each Status Phase (assault).", 2),
            "prices": (
                value_shapes.Fields(
                    {
                        color: (_NUMBER, f"Threat tokens that a {color} portal costs.", cost)
                        for cost, color in enumerate(PORTAL_COLORS, 1)
                    }
                ),
                "What summoning costs, by the color of the portal (assault).",
                {"blue": 1, "yellow": 2, "red": 3},
            ),
        },
        required=("card",),
    ),
)
_GROUP = value_shapes.Fields(
    {
        "demons": (
            value_shapes.mapping_of(value_shapes.Whole(1, 12), least=1, wanted="figure kind"),
            "How many demons of each kind.",
            {"imp": 2, "cacodemon": 1},
        ),
        "argent": (_NUMBER, "Argent Power tokens that come with them (default: 0).", 1),
    },
    required=("demons",),
)
INVASION = value_shapes.Either(
    word=value_shapes.Name("invasion card"),
    mapping=value_shapes.Fields(
        {
            "card": (value_shapes.Name("invasion card"), "An invasion card of the catalog.", "first-strike"),
            "name": (value_shapes.TextShape(), "What this invasion card is called.", "The Pit"),
            **{
                color: (
                    value_shapes.Many(_GROUP, least=GROUPS, most=GROUPS),
                    f"The two groups of {color} portals.",
                    [{"demons": {"imp": 3}}, {"demons": {"imp": 2}, "argent": 1}],
                )
                for color in PORTAL_COLORS
            },
            "faceup": (value_shapes.Truth(), "Everybody may look at it; hand-outs show it.", True),
        }
    ),
)
EVENTS = value_shapes.Either(
    word=value_shapes.WordShape("choose"),
    listed=value_shapes.Many(value_shapes.Name("event set"), least=EVENT_SETS, most=EVENT_SETS, unique=True),
)
DEMONS = value_shapes.mapping_of(demon_numbers(), wanted="figure kind")
