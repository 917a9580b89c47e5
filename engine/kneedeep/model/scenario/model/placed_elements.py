"""Elements on the ground: tokens, figures, spawn areas."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, slot
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.model.scenario.model import demon_numbers
from kneedeep.model.scenario.model.allowed_words import TURNS, Space
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import COLORS, Condition, Effect, condition, effects
from kneedeep.model.scenario.value import value

OBJECTIVE_USE = described_fields(
    "token.use",
    {
        "from": shapes.WordShape("on", "adjacent"),
        "who": shapes.WordShape("marines"),
        "cost": described_fields(
            "token.use.cost", {"points": shapes.Whole(0, 100), "action": shapes.WordShape("main", "bonus")}
        ),
        "times": shapes.Whole(1, 100),
    },
)


class _WithFootprint(Element):
    """An element that covers spaces of the map."""

    at: Space | None
    spaces: tuple[Space, ...]
    in_area: str | None

    @property
    def places(self) -> tuple[Space, ...]:
        """The top-left spaces of its footprints. Empty if the invader chooses them at set-up."""
        return self.spaces if self.at is None else (self.at,)

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The area in which the invader chooses its space at set-up, if any."""
        return (self.in_area,) if self.in_area else ()


@value
class Token(_WithFootprint):
    """A cardboard marker, or several of the same kind."""

    word: ClassVar[str] = "token"
    kind: str = slot(shapes.Name("token kind"))
    id: str | None = slot(shapes.Identifier(), None)
    color: str | None = slot(shapes.WordShape(*COLORS), None)
    item: str | None = slot(shapes.Name("token item"), None)
    at: Space | None = slot(shapes.SpaceShape(), None)
    spaces: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape(), least=1), ())
    in_area: str | None = slot(shapes.Name("area"), None, name="in")
    turn: int = slot(shapes.WordShape(*TURNS), 0)
    size: int | None = slot(shapes.WordShape(1, 2, 3), None, needs="obstacles")
    count: int = slot(shapes.Whole(1, 100), 1)
    marines: int | tuple[int, ...] | None = slot(shapes.CountsShape(), None)
    needs: Condition | None = slot(condition(), None)
    to: tuple[Record, ...] = slot(
        shapes.Many(
            described_fields("token.to", {"pad": shapes.Name("teleporter"), "needs": condition()}, required=("pad",)),
            least=1,
            most=100,
        ),
        (),
        needs="teleporter colors",
    )
    text: str = slot(shapes.TextShape(), "")
    locked_text: str = slot(shapes.TextShape(), "")
    do: tuple[Effect, ...] = slot(effects(), ())
    on: bool = slot(shapes.Truth(), False, needs="expansion")
    note: str = slot(shapes.TextShape(), "")
    carries: str | None = slot(shapes.Name("own item"), None, needs="portals")
    active: bool = slot(shapes.Truth(), True, needs="inactive teleporters")
    use: Record | None = slot(OBJECTIVE_USE, None, needs="objective tokens")


@value
class Figure(_WithFootprint):
    """An invader, or several of one kind, set up when the space is revealed. In the 2016 edition at the start."""

    word: ClassVar[str] = "figure"
    kind: str = slot(shapes.Name("figure kind"))
    id: str | None = slot(shapes.Identifier(), None)
    at: Space | None = slot(shapes.SpaceShape(), None)
    spaces: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape(), least=1), ())
    in_area: str | None = slot(shapes.Name("area"), None, name="in", needs="hidden areas")
    turn: int = slot(shapes.WordShape(*TURNS), 0)
    count: int = slot(shapes.Whole(1, 100), 1, needs="hidden areas")
    marines: int | tuple[int, ...] | None = slot(shapes.CountsShape(), None)
    name: str = slot(shapes.TextShape(), "")
    wounds: int | None = slot(shapes.Whole(1, 100), None, needs="wounds")
    health: int | None = slot(demon_numbers.HEALTH, None, needs="demon cards")
    stagger: int | None = slot(demon_numbers.STAGGER, None, needs="demon cards")
    group: str | None = slot(shapes.Identifier(), None)
    carries: str | None = slot(shapes.Name("thing"), None)
    text: str = slot(shapes.TextShape(), "")
    do: tuple[Effect, ...] = slot(effects(), ())
    note: str = slot(shapes.TextShape(), "")


@value
class Spawn(Element):
    """A spawn area: where marines start, or where invaders may be spawned."""

    word: ClassVar[str] = "spawn"
    id: str | None = slot(shapes.Identifier(), None)
    side: str = slot(shapes.WordShape("marines", "invaders", needs={"invaders": "spawn cards"}))
    spaces: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape(), least=1), ())
    area: str | None = slot(shapes.Name("area"), None, needs="spawn cards")
    areas: tuple[str, ...] = slot(shapes.Many(shapes.Name("area"), least=1, unique=True), (), needs="spawn cards")
    only: tuple[str, ...] = slot(shapes.Many(shapes.Name("figure kind"), least=1, unique=True), (), needs="spawn cards")
    needs: Condition | None = slot(condition(), None, needs="spawn cards")
    until: Condition | None = slot(condition(), None, needs="spawn cards")
    each_round: Record | None = slot(
        described_fields(
            "spawn.each_round", {"kind": shapes.Name("figure kind"), "count": shapes.Whole(1, 100)}, required=("kind",)
        ),
        None,
        needs="spawn cards",
    )

    @property
    def places(self) -> tuple[Space, ...]:
        """Its single spaces."""
        return self.spaces

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The whole areas that belong to it."""
        return ((self.area,) if self.area else ()) + self.areas
