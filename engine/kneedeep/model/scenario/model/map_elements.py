"""The ground of a scenario: pieces, areas and what is in their openings."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, Nested, slot
from kneedeep.model.scenario.model.allowed_words import DOOR_KINDS, SIDES, TURNS, Space
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
    """A printed board piece and its place."""

    word: ClassVar[str] = "piece"
    id: str | None = slot(shapes.Identifier(), None)
    piece: str = slot(shapes.Name("piece"))
    at: Space = slot(shapes.SpaceShape())
    turn: int = slot(shapes.WordShape(*TURNS), 0)
    area: str = slot(shapes.Name("area"))
    note: str = slot(shapes.TextShape(), "")

    @property
    def places(self) -> tuple[Space, ...]:
        """Its top-left corner."""
        return (self.at,)

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The area of the piece, none if the file names none."""
        return (self.area,) if self.area else ()


@value
class Clear(Element):
    """The effects of clearing an area."""

    word: ClassVar[str] = "clear"
    text: str = slot(shapes.TextShape(), "")
    do: tuple[Effect, ...] = slot(effects(), ())


@value
class Area(Element):
    """A part of the map that is revealed together. In the 2016 edition a part of the map with a name."""

    word: ClassVar[str] = "area"
    id: str = slot(shapes.Identifier())
    name: str = slot(shapes.TextShape(), "")
    start: bool = slot(shapes.Truth(), False)
    text: str = slot(shapes.TextShape(), "")
    note: str = slot(shapes.TextShape(), "")
    dark: bool = slot(shapes.Truth(), False)
    do: tuple[Effect, ...] = slot(effects(), ())
    clear: Clear | None = slot(Nested(Clear), None)


@value
class Door(Element):
    """A door, passage or exit on the two-edge line at `side` of `at` and of the next space."""

    word: ClassVar[str] = "door"
    id: str | None = slot(shapes.Identifier(), None)
    at: Space = slot(shapes.SpaceShape())
    side: str = slot(shapes.WordShape(*SIDES))
    kind: str = slot(shapes.WordShape(*DOOR_KINDS, needs={"security": "colored keys", "airlock": "expansion"}), "door")
    key: str | None = slot(shapes.WordShape(*COLORS), None, needs="colored keys")
    open: bool = slot(shapes.Truth(), False)
    needs: Condition | None = slot(condition(), None)
    exit: bool = slot(shapes.Truth(), False)
    text: str = slot(shapes.TextShape(), "")
    locked_text: str = slot(shapes.TextShape(), "")
    do: tuple[Effect, ...] = slot(effects(), ())
    note: str = slot(shapes.TextShape(), "")
    width: int = slot(shapes.Whole(1, 100), 2, needs="door widths")

    @property
    def places(self) -> tuple[Space, ...]:
        """The space whose side it is on."""
        return (self.at,)

    @property
    def door_kind(self) -> str:
        """The kind with `security` implied by a key."""
        return "security" if self.key and self.kind == "door" else self.kind
