"""How demons come in the 2016 edition: the threat card, the invasion card, the event sets, the demon cards."""

from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.model.demon_numbers import demon_numbers

ASSAULT = "assault"
THREATS = ("infestation", "horde", ASSAULT, "script")
"""The threat cards, and none: only steps of the script summon. Rule: RUL16-151 to RUL16-154."""
EVENT_SETS = 3
"""How many event sets make the event deck. Rule: RUL16-07."""
_NUMBER = shapes.Whole(0, 100)

THREAT = shapes.Either(
    word=shapes.WordShape(*THREATS),
    mapping=shapes.Fields(
        {
            "card": (shapes.WordShape(*THREATS), "The threat card.", "assault"),
            "income": (_NUMBER, "Threat tokens that the invader gains in each Status Phase (assault).", 2),
            "prices": (
                shapes.Fields(
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
_GROUP = shapes.Fields(
    {
        "demons": (
            shapes.mapping_of(shapes.Whole(1, 12), least=1, wanted="figure kind"),
            "How many demons of each kind.",
            {"imp": 2, "cacodemon": 1},
        ),
        "argent": (_NUMBER, "Argent Power tokens that come with them (default: 0).", 1),
    },
    required=("demons",),
)
INVASION = shapes.Either(
    word=shapes.Name("invasion card"),
    mapping=shapes.Fields(
        {
            "card": (shapes.Name("invasion card"), "An invasion card of the catalog.", "first-strike"),
            "name": (shapes.TextShape(), "What this invasion card is called.", "The Pit"),
            **{
                color: (
                    shapes.Many(_GROUP, least=GROUPS, most=GROUPS),
                    f"The two groups of {color} portals.",
                    [{"demons": {"imp": 3}}, {"demons": {"imp": 2}, "argent": 1}],
                )
                for color in PORTAL_COLORS
            },
            "faceup": (shapes.Truth(), "Everybody may look at it; hand-outs show it.", True),
        }
    ),
)
EVENTS = shapes.Either(
    word=shapes.WordShape("choose"),
    listed=shapes.Many(shapes.Name("event set"), least=EVENT_SETS, most=EVENT_SETS, unique=True),
)
DEMONS = shapes.mapping_of(demon_numbers(), wanted="figure kind")
