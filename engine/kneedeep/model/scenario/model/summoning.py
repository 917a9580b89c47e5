"""The arrival of demons in the 2016 edition: threat card, invasion card, event sets, demon cards."""

from kneedeep.model.catalog.invader_setup import GROUPS, PORTAL_COLORS
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.model.scenario.model.demon_numbers import demon_numbers

ASSAULT = "assault"
THREATS = ("infestation", "horde", ASSAULT, "script")
"""The threat cards. `script`: only steps of the script summon. Rule: RUL16-151 to RUL16-154."""
EVENT_SETS = 3
"""The number of event sets in the event deck. Rule: RUL16-07."""
_NUMBER = shapes.Whole(0, 100)

THREAT = shapes.Either(
    word=shapes.WordShape(*THREATS),
    mapping=described_fields(
        "scenario.threat",
        {
            "card": shapes.WordShape(*THREATS),
            "income": _NUMBER,
            "prices": described_fields("scenario.threat.prices", dict.fromkeys(PORTAL_COLORS, _NUMBER)),
        },
        required=("card",),
    ),
)
_GROUP = described_fields(
    "invasion_group",
    {"demons": shapes.mapping_of(shapes.Whole(1, 12), least=1, wanted="figure kind"), "argent": _NUMBER},
    required=("demons",),
)
INVASION = shapes.Either(
    word=shapes.Name("invasion card"),
    mapping=described_fields(
        "scenario.invasion",
        {
            "card": shapes.Name("invasion card"),
            "name": shapes.TextShape(),
            **dict.fromkeys(PORTAL_COLORS, shapes.Many(_GROUP, least=GROUPS, most=GROUPS)),
            "faceup": shapes.Truth(),
        },
    ),
)
EVENTS = shapes.Either(
    word=shapes.WordShape("choose"),
    listed=shapes.Many(shapes.Name("event set"), least=EVENT_SETS, most=EVENT_SETS, unique=True),
)
DEMONS = shapes.mapping_of(demon_numbers(), wanted="figure kind")
