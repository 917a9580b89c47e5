"""A scenario's own types: items, pieces, tokens and figures."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, slot
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.model.scenario.model import demon_numbers
from kneedeep.model.scenario.model.allowed_words import SIDES, Space
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import COLORS
from kneedeep.model.scenario.value import value

SHOWN_AS = described_fields(
    "shown_as",
    {
        "kind": shapes.Name("part"),
        "item": shapes.Name("item"),
        "color": shapes.WordShape(*COLORS),
        "size": shapes.WordShape(1, 2, 3),
    },
    required=("kind",),
    needs={"size": "obstacles"},
)


@value
class Item(Element):
    """An item of this scenario, and the part of the box that represents it."""

    word: ClassVar[str] = "item"
    id: str = slot(shapes.Identifier())
    name: str = slot(shapes.TextShape(), "")
    shown_as: Record | None = slot(SHOWN_AS, None)
    fragged: str = slot(shapes.WordShape("keep", "drop", "lose"), "keep")
    note: str = slot(shapes.TextShape(), "")


@value
class OwnPieceType(Element):
    """A home-made piece, or the outline of a tile of the box."""

    word: ClassVar[str] = "piece_type"
    id: str = slot(shapes.Identifier(shapes.PIECE_ID_PATTERN))
    name: str = slot(shapes.TextShape(), "")
    rows: tuple[str, ...] = slot(shapes.Many(shapes.TextShape("^[#.]{1,100}$"), least=1, most=100))
    openings: tuple[str, ...] = slot(shapes.Many(shapes.TextShape("^[NESW]@[0-9]{1,2}$"), most=100, unique=True), ())
    edges: tuple[Record, ...] = slot(
        shapes.Many(
            described_fields(
                "piece_type.edges",
                {
                    "at": shapes.SpaceShape(),
                    "side": shapes.WordShape(*SIDES),
                    "kind": shapes.WordShape("wall", "impassable", "blocking"),
                },
                required=("at", "side", "kind"),
            )
        ),
        (),
    )
    difficult: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape()), ())


@value
class OwnTokenType(Element):
    """A home-made kind of token."""

    word: ClassVar[str] = "token_type"
    id: str = slot(shapes.Identifier())
    name: str = slot(shapes.TextShape(), "")
    size: tuple[int, ...] = slot(shapes.pair(1, 10), (1, 1))
    blocks: tuple[str, ...] = slot(
        shapes.Many(shapes.WordShape("steps", "sight", needs={"sight": "obstacles"}), unique=True), ()
    )
    enter: int | None = slot(shapes.Whole(0, 100), None)
    armor: int | None = slot(shapes.Whole(0, 100), None, needs="wounds")
    wounds: int | None = slot(shapes.Whole(1, 100), None, needs="wounds")
    use: Record | None = slot(
        described_fields(
            "token_type.use",
            {
                "from": shapes.WordShape("adjacent", "on"),
                "who": shapes.WordShape("any", "marines", "invaders"),
                "cost": described_fields("token_type.use.cost", {"points": shapes.Whole(0, 100)}),
                "times": shapes.Whole(1, 100),
            },
        ),
        None,
    )
    shown_as: Record | None = slot(SHOWN_AS, None)


@value
class OwnFigureType(Element):
    """A home-made kind of figure."""

    word: ClassVar[str] = "figure_type"
    id: str = slot(shapes.Identifier())
    name: str = slot(shapes.TextShape(), "")
    like: str | None = slot(shapes.Name("figure kind"), None)
    side: str = slot(shapes.WordShape("invaders", "marines", "neutral"), "invaders")
    move: int | None = slot(shapes.Whole(0, 100), None, needs="wounds")
    armor: int | None = slot(shapes.Whole(0, 100), None, needs="wounds")
    wounds: int | None = slot(shapes.Whole(1, 100), None, needs="wounds")
    dice: str | None = slot(shapes.TextShape(demon_numbers.DICE), None)
    abilities: tuple[str, ...] = slot(shapes.Many(shapes.TextShape(), most=20), (), needs="wounds")
    spaces: int | None = slot(demon_numbers.SPACES, None, needs="demon cards")
    health: int | None = slot(demon_numbers.HEALTH, None, needs="demon cards")
    stagger: int | None = slot(demon_numbers.STAGGER, None, needs="demon cards")
    speed: int | None = slot(demon_numbers.SPEED, None, needs="demon cards")
    range: int | None = slot(demon_numbers.RANGE, None, needs="demon cards")
    toughness: bool | None = slot(shapes.Truth(), None, needs="demon cards")
    special: Record | None = slot(demon_numbers.SPECIAL, None, needs="demon cards")
    shown_as: Record | None = slot(SHOWN_AS, None)
