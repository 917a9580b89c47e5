"""A scenario's own types: items, pieces, tokens and figures."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, slot
from kneedeep.model.scenario.model import demon_numbers
from kneedeep.model.scenario.model.allowed_words import ID, NOTE, SIDES, Space
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import COLORS
from kneedeep.model.scenario.value import value

SHOWN_AS = shapes.Fields(
    {
        "kind": (shapes.Name("part"), "The kind of token or figure.", "encounter"),
        "item": (shapes.Name("item"), "Which weapon or ammunition.", "shotgun"),
        "color": (shapes.WordShape(*COLORS), "Color of a key, teleporter or portal.", "red"),
        "size": (shapes.WordShape(1, 2, 3), "Length in spaces of an obstacle.", 2),
    },
    required=("kind",),
    needs={"size": "obstacles"},
)


@value
class Item(Element):
    """An item of this scenario, and the part of the box that represents it."""

    word: ClassVar[str] = "item"
    id: str = slot(shapes.Identifier(), ID, "disc")
    name: str = slot(shapes.TextShape(), "What people call it.", "Data disc", "")
    shown_as: Record | None = slot(SHOWN_AS, "The part of the box that represents it.", {"kind": "encounter"}, None)
    fragged: str = slot(
        shapes.WordShape("keep", "drop", "lose"), "What happens to it when its marine is fragged.", "keep", "keep"
    )
    note: str = slot(shapes.TextShape(), NOTE, "Any marine may carry it.", "")


@value
class OwnPieceType(Element):
    """A home-made piece, or the outline of a tile of the box."""

    word: ClassVar[str] = "piece_type"
    id: str = slot(
        shapes.Identifier(shapes.PIECE_ID_PATTERN),
        "Name of this piece, unique in the file; in the 2016 edition the name of a tile, such as 05a, gives its outline.",
        "bridge",
    )
    name: str = slot(shapes.TextShape(), "What people call it.", "Bridge", "")
    rows: tuple[str, ...] = slot(
        shapes.Many(shapes.TextShape("^[#.]{1,100}$"), least=1, most=100),
        "Its rows: # is a space, . is none.",
        ["##", "##"],
    )
    openings: tuple[str, ...] = slot(
        shapes.Many(shapes.TextShape("^[NESW]@[0-9]{1,2}$"), most=100, unique=True),
        "Its two-edge openings: rim and first column or row, from 0.",
        ["N@0"],
        (),
    )
    edges: tuple[Record, ...] = slot(
        shapes.Many(
            shapes.Fields(
                {
                    "at": (shapes.SpaceShape(), "A space of the piece, from its top-left corner.", [0, 0]),
                    "side": (shapes.WordShape(*SIDES), "Side of that space.", "east"),
                    "kind": (shapes.WordShape("wall", "impassable", "blocking"), "What the edge is.", "wall"),
                },
                required=("at", "side", "kind"),
            )
        ),
        "Printed edges inside it.",
        [{"at": [0, 0], "side": "east", "kind": "wall"}],
        (),
    )
    difficult: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape()), "Its difficult spaces (2016).", [[0, 0]], ())


@value
class OwnTokenType(Element):
    """A home-made kind of token."""

    word: ClassVar[str] = "token_type"
    id: str = slot(shapes.Identifier(), ID, "generator")
    name: str = slot(shapes.TextShape(), "What people call it.", "Generator", "")
    size: tuple[int, ...] = slot(shapes.pair(1, 10), "Width and height in spaces at turn 0.", [2, 1], (1, 1))
    blocks: tuple[str, ...] = slot(
        shapes.Many(shapes.WordShape("steps", "sight", needs={"sight": "obstacles"}), unique=True),
        "What its spaces stop.",
        ["steps", "sight"],
        (),
    )
    enter: int | None = slot(shapes.Whole(0, 100), "Movement points to enter it.", 1, None)
    armor: int | None = slot(shapes.Whole(0, 100), "Its armor, if it can be attacked.", 3, None, needs="wounds")
    wounds: int | None = slot(shapes.Whole(1, 100), "Its wounds, if it can be destroyed.", 3, None, needs="wounds")
    use: Record | None = slot(
        shapes.Fields(
            {
                "from": (shapes.WordShape("adjacent", "on"), "From where it is used.", "adjacent"),
                "who": (shapes.WordShape("any", "marines", "invaders"), "Who may use it.", "any"),
                "cost": (
                    shapes.Fields({"points": (shapes.Whole(0, 100), "Movement points.", 2)}),
                    "What using it costs.",
                    {"points": 2},
                ),
                "times": (shapes.Whole(1, 100), "How often it can be used.", 2),
            }
        ),
        "How it is used.",
        {"from": "adjacent", "who": "any", "cost": {"points": 2}, "times": 2},
        None,
    )
    shown_as: Record | None = slot(SHOWN_AS, "The part of the box that represents it.", {"kind": "barrel"}, None)


@value
class OwnFigureType(Element):
    """A home-made kind of figure."""

    word: ClassVar[str] = "figure_type"
    id: str = slot(shapes.Identifier(), ID, "drone")
    name: str = slot(shapes.TextShape(), "What people call it.", "Drone", "")
    like: str | None = slot(
        shapes.Name("figure kind"), "A kind of the catalog to copy missing values from.", "zombie", None
    )
    side: str = slot(shapes.WordShape("invaders", "marines", "neutral"), "Whose it is.", "neutral", "invaders")
    move: int | None = slot(shapes.Whole(0, 100), "Its movement points.", 3, None, needs="wounds")
    armor: int | None = slot(shapes.Whole(0, 100), "Its armor.", 2, None, needs="wounds")
    wounds: int | None = slot(shapes.Whole(1, 100), "Its wounds.", 1, None, needs="wounds")
    dice: str | None = slot(
        shapes.TextShape(demon_numbers.DICE),
        "Its attack dice by color: Y, R, G, B (yellow, red, green, blue); in the 2016 edition B (black) and R (red).",
        "RB",
        None,
    )
    abilities: tuple[str, ...] = slot(
        shapes.Many(shapes.TextShape(), most=20), "Its abilities.", ["watchful"], (), needs="wounds"
    )
    spaces: int | None = slot(demon_numbers.SPACES, demon_numbers.ABOUT["spaces"], 2, None, needs="demon cards")
    health: int | None = slot(demon_numbers.HEALTH, demon_numbers.ABOUT["health"], 4, None, needs="demon cards")
    stagger: int | None = slot(demon_numbers.STAGGER, demon_numbers.ABOUT["stagger"], 2, None, needs="demon cards")
    speed: int | None = slot(demon_numbers.SPEED, demon_numbers.ABOUT["speed"], 5, None, needs="demon cards")
    range: int | None = slot(demon_numbers.RANGE, demon_numbers.ABOUT["range"], 3, None, needs="demon cards")
    toughness: bool | None = slot(shapes.Truth(), demon_numbers.ABOUT["toughness"], True, None, needs="demon cards")
    special: Record | None = slot(
        demon_numbers.SPECIAL, demon_numbers.ABOUT["special"], {"shields": 2}, None, needs="demon cards"
    )
    shown_as: Record | None = slot(SHOWN_AS, "The figure of the box that represents it.", {"kind": "imp"}, None)
