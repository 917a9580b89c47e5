"""The `look` of a scenario: floors, ornaments, lettering and frame. It is decoration without effect on the rules."""

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import translatable

FLOOR_NAMES = {key: translatable(text) for key, text in table_rows(__file__, "floor_names.txt")}
"""The names of the floor sets."""
ORNAMENT_NAMES = {key: translatable(text) for key, text in table_rows(__file__, "ornament_names.txt")}
"""The singular names of the ornaments by kind."""
LETTERINGS = ("stencil", "plate", "band", "carved")
"""The styles of area names on the floor."""
FRAMES = ("none", "line", "plate", "hazard", "thorns")
"""The frames around a picture."""
MOST_BLOCKS = 2_000
MOST_PAINTED = 65_536
"""The most spaces with a floor of their own."""
MOST_ORNAMENTS = 4_000
"""The most spaces with ornaments."""
LARGEST_BLOCK = 100
"""The largest width or height of a block in spaces."""


def _blocks() -> shapes.ValueShape:
    return shapes.Many(
        shapes.Many(shapes.Whole(-shapes.COORDINATE_LIMIT, shapes.COORDINATE_LIMIT), least=2, most=4), most=MOST_BLOCKS
    )


_WHERE = "`[x, y]` is a space, `[x, y, width, height]` a block of them."
LOOK = described_fields(
    "look",
    {
        "floor": shapes.WordShape(*FLOOR_NAMES),
        "areas": shapes.mapping_of(shapes.WordShape(*FLOOR_NAMES), shapes.ELEMENT_LIMIT, wanted="area"),
        "spaces": shapes.Fields(
            {floor: (_blocks(), f"Spaces with the floor `{floor}`. {_WHERE}", [[4, 1]]) for floor in FLOOR_NAMES}
        ),
        "ornaments": shapes.Fields(
            {kind: (_blocks(), f"Spaces with {kind}. {_WHERE}", [[2, 0]]) for kind in ORNAMENT_NAMES}
        ),
        "lettering": shapes.WordShape(*LETTERINGS),
        "frame": shapes.WordShape(*FRAMES),
    },
)
