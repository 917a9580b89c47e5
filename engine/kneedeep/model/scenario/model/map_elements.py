"""The ground of a scenario: pieces, areas and what is in their openings."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, nested, slot
from kneedeep.model.scenario.model.allowed_words import DO, DOOR_KINDS, ID, NOTE, SIDES, TEXT, TURNS, Space
from kneedeep.model.scenario.script_values import COLORS, Condition, Effect, condition, effects
from kneedeep.model.scenario.value import value
from kneedeep.support.translation import translatable

DOOR_NAMES = {
    "door": translatable("door"),
    "security": translatable("security door"),
    "airlock": translatable("airlock"),
    "passage": translatable("passage"),
}
"""The names of the kinds of doors."""


@value
class Piece(Element):
    """A printed board piece and where it lies."""

    word: ClassVar[str] = "piece"
    id: str | None = slot(shapes.Identifier(), ID, "hangar", None)
    piece: str = slot(shapes.Name("piece"), "Which piece or tile of the catalog, or of `piece_types`.", "room-5x5")
    at: Space = slot(shapes.SpaceShape(), "Top-left corner of the piece's box after turning.", [0, 0])
    turn: int = slot(shapes.WordShape(*TURNS), "Clockwise rotation in degrees.", 90, 0)
    area: str = slot(shapes.Name("area"), "The area it belongs to.", "start")
    note: str = slot(shapes.TextShape(), NOTE, "Lay this one last.", "")

    @property
    def places(self) -> tuple[Space, ...]:
        """Its top-left corner."""
        return (self.at,)

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The area that it belongs to, none where the file names none."""
        return (self.area,) if self.area else ()


@value
class Clear(Element):
    """What happens when an area is cleared."""

    word: ClassVar[str] = "clear"
    text: str = slot(shapes.TextShape(), "Read aloud when the area is cleared.", "Silence.", "")
    do: tuple[Effect, ...] = slot(effects(), "Steps carried out then.", [{"set": "power"}], ())


@value
class Area(Element):
    """What is revealed together; in the 2016 edition a part of the map with a name."""

    word: ClassVar[str] = "area"
    id: str = slot(shapes.Identifier(), ID, "control")
    name: str = slot(shapes.TextShape(), "What people call it.", "Control room", "")
    start: bool = slot(shapes.Truth(), "Revealed from the beginning; exactly one area says so.", True, False)
    text: str = slot(shapes.TextShape(), "Read aloud when it is revealed.", "Dust and red light.", "")
    note: str = slot(shapes.TextShape(), NOTE, "Keep the imps back.", "")
    dark: bool = slot(shapes.Truth(), "Shown to the players; no rule depends on it.", True, False)
    do: tuple[Effect, ...] = slot(effects(), "Steps when it is revealed.", [{"set": "alarm"}], ())
    clear: Clear | None = slot(
        nested(Clear),
        "What happens when every invader set up there is dead.",
        {"text": "Silence.", "do": [{"give": "health", "count": 2}]},
        None,
    )


@value
class Door(Element):
    """A door, passage or exit on the two-edge line at `side` of `at` and of the next space."""

    word: ClassVar[str] = "door"
    id: str | None = slot(shapes.Identifier(), ID, "gate", None)
    at: Space = slot(
        shapes.SpaceShape(), "One of the two spaces on one side of the line; for an exit a space of the board.", [10, 0]
    )
    side: str = slot(
        shapes.WordShape(*SIDES), "Side of `at`; the line continues south (east, west) or east (north, south).", "east"
    )
    kind: str = slot(
        shapes.WordShape(*DOOR_KINDS, needs={"security": "colored keys", "airlock": "expansion"}),
        "door, security (implied by `key`), airlock or passage.",
        "airlock",
        "door",
    )
    key: str | None = slot(
        shapes.WordShape(*COLORS),
        "Color of the key that unlocks it: a security door.",
        "red",
        None,
        needs="colored keys",
    )
    open: bool = slot(shapes.Truth(), "Starts open.", True, False)
    needs: Condition | None = slot(
        condition(),
        "Stays locked until this holds; `never: true`: until a step unlocks or opens it.",
        {"flag": "power"},
        None,
    )
    exit: bool = slot(shapes.Truth(), "Leads off the board; nothing lies beyond.", True, False)
    text: str = slot(shapes.TextShape(), TEXT, "The hatch groans.", "")
    locked_text: str = slot(shapes.TextShape(), "Read when tried while it is locked.", "No power.", "")
    do: tuple[Effect, ...] = slot(effects(), DO, [{"set": "alarm"}], ())
    note: str = slot(shapes.TextShape(), NOTE, "Watch this one.", "")
    width: int = slot(
        shapes.Whole(1, 100),
        "2016 edition: its width in spaces; all doors of that edition are two wide.",
        2,
        2,
        needs="door widths",
    )

    @property
    def places(self) -> tuple[Space, ...]:
        """The space at whose side it is."""
        return (self.at,)

    @property
    def door_kind(self) -> str:
        """The kind with `security` implied by a key."""
        return "security" if self.key and self.kind == "door" else self.kind
