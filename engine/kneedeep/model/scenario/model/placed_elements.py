"""Elements on the ground: tokens, figures, spawn areas."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, slot
from kneedeep.model.scenario.model import demon_numbers
from kneedeep.model.scenario.model.allowed_words import DO, ID, MARINES, NOTE, SPACES, TEXT, TURNS, Space
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import COLORS, Condition, Effect, condition, effects
from kneedeep.model.scenario.value import value

OBJECTIVE_USE = shapes.Fields(
    {
        "from": (shapes.WordShape("on", "adjacent"), "From where it is used (default: on).", "adjacent"),
        "who": (shapes.WordShape("marines"), "Who uses it.", "marines"),
        "cost": (
            shapes.Fields(
                {
                    "points": (shapes.Whole(0, 100), "Movement points.", 2),
                    "action": (shapes.WordShape("main", "bonus"), "A main or a bonus action.", "main"),
                }
            ),
            "What using it costs: movement points or an action (default: 1 point).",
            {"points": 2},
        ),
        "times": (shapes.Whole(1, 100), "How often it can be used (default: once).", 2),
    }
)


@value
class Token(Element):
    """A cardboard marker, or several alike."""

    word: ClassVar[str] = "token"
    kind: str = slot(
        shapes.Name("token kind"), "What it is: key, teleporter, obstacle …, or a type of `token_types`.", "key"
    )
    id: str | None = slot(shapes.Identifier(), ID, "console", None)
    color: str | None = slot(shapes.WordShape(*COLORS), "Color of a key, teleporter or portal.", "red", None)
    item: str | None = slot(shapes.Name("token item"), "Which weapon, ammunition or item.", "shotgun", None)
    at: Space | None = slot(shapes.SpaceShape(), "Top-left space of its footprint after turning.", [12, 3], None)
    spaces: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape(), least=1), SPACES, [[4, 0], [4, 1]], ())
    in_area: str | None = slot(
        shapes.Name("area"), "Somewhere in this area; the invader chooses at set-up.", "control", None, name="in"
    )
    turn: int = slot(shapes.WordShape(*TURNS), "Clockwise rotation in degrees; long ones lie along x at 0.", 90, 0)
    size: int | None = slot(
        shapes.WordShape(1, 2, 3), "Length in spaces of an obstacle or hazard.", 2, None, needs="obstacles"
    )
    count: int = slot(shapes.Whole(1, 100), "Number in each space.", 2, 1)
    marines: int | tuple[int, ...] | None = slot(shapes.CountsShape(), MARINES, 2, None)
    needs: Condition | None = slot(condition(), "Can't be used until this holds.", {"flag": "power"}, None)
    to: tuple[Record, ...] = slot(
        shapes.Many(
            shapes.Fields(
                {
                    "pad": (shapes.Name("teleporter"), "Another teleporter.", "far"),
                    "needs": (condition(), "It leads there once this holds.", {"use": "console"}),
                },
                required=("pad",),
            ),
            least=1,
            most=100,
        ),
        "Where a teleporter leads, instead of to all of its color.",
        [{"pad": "near"}, {"pad": "far", "needs": {"use": "console"}}],
        (),
        needs="teleporter colors",
    )
    text: str = slot(shapes.TextShape(), TEXT, "A dead hand holds a disc.", "")
    locked_text: str = slot(shapes.TextShape(), "Read when tried while `needs` fails.", "The screen is dark.", "")
    do: tuple[Effect, ...] = slot(effects(), DO, [{"give": "disc"}], ())
    on: bool = slot(shapes.Truth(), "A flame jet that is burning at the start.", True, False, needs="expansion")
    note: str = slot(shapes.TextShape(), NOTE, "Behind the crates.", "")
    carries: str | None = slot(
        shapes.Name("own item"),
        "2016 edition: an item that one demon of the group from this portal carries.",
        "specimen",
        None,
        needs="portals",
    )
    active: bool = slot(
        shapes.Truth(),
        "2016 edition: whether a teleporter is active from the start.",
        False,
        True,
        needs="inactive teleporters",
    )
    use: Record | None = slot(
        OBJECTIVE_USE,
        "2016 edition: how an objective is used (default: by a marine on it, for 1 movement point, once).",
        {"from": "adjacent", "cost": {"action": "main"}, "times": 2},
        None,
        needs="objective tokens",
    )

    @property
    def places(self) -> tuple[Space, ...]:
        """The top-left spaces of its footprints: none when the invader chooses them at set-up."""
        return self.spaces if self.at is None else (self.at,)

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The area in which the invader chooses its space at set-up, if any."""
        return (self.in_area,) if self.in_area else ()


@value
class Figure(Element):
    """An invader, or several alike, set up when the space is revealed; in the 2016 edition from the beginning."""

    word: ClassVar[str] = "figure"
    kind: str = slot(shapes.Name("figure kind"), "Which invader of the catalog, or a type of `figure_types`.", "demon")
    id: str | None = slot(shapes.Identifier(), ID, "hound", None)
    at: Space | None = slot(shapes.SpaceShape(), "Top-left space of its footprint.", [14, 2], None)
    spaces: tuple[Space, ...] = slot(shapes.Many(shapes.SpaceShape(), least=1), SPACES, [[12, 2], [13, 2]], ())
    in_area: str | None = slot(
        shapes.Name("area"),
        "Somewhere in this area; the invader chooses at set-up.",
        "control",
        None,
        name="in",
        needs="hidden areas",
    )
    turn: int = slot(shapes.WordShape(*TURNS), "Clockwise rotation in degrees; long ones lie along x at 0.", 90, 0)
    count: int = slot(shapes.Whole(1, 100), "Number of figures (with `in`).", 2, 1, needs="hidden areas")
    marines: int | tuple[int, ...] | None = slot(shapes.CountsShape(), MARINES, 2, None)
    name: str = slot(shapes.TextShape(), "What people call it.", "Hound", "")
    wounds: int | None = slot(shapes.Whole(1, 100), "Wounds instead of its kind's.", 4, None, needs="wounds")
    health: int | None = slot(
        demon_numbers.HEALTH, "2016 edition: health instead of its kind's.", 6, None, needs="demon cards"
    )
    stagger: int | None = slot(
        demon_numbers.STAGGER, "2016 edition: stagger value instead of its kind's.", 4, None, needs="demon cards"
    )
    group: str | None = slot(shapes.Identifier(), "A name shared with other figures, for `kill`.", "guards", None)
    carries: str | None = slot(shapes.Name("thing"), "An item that lies on its space when it is killed.", "disc", None)
    text: str = slot(shapes.TextShape(), "Read aloud when it is killed.", "It falls.", "")
    do: tuple[Effect, ...] = slot(effects(), "Steps when it is killed.", [{"set": "alarm"}], ())
    note: str = slot(shapes.TextShape(), NOTE, "Activate it first.", "")

    @property
    def places(self) -> tuple[Space, ...]:
        """The top-left spaces of its footprints: none when the invader chooses them at set-up."""
        return self.spaces if self.at is None else (self.at,)

    @property
    def place_areas(self) -> tuple[str, ...]:
        """The area in which the invader chooses its space at set-up, if any."""
        return (self.in_area,) if self.in_area else ()


@value
class Spawn(Element):
    """A spawn area: where marines start, or where invaders may be spawned."""

    word: ClassVar[str] = "spawn"
    id: str | None = slot(shapes.Identifier(), ID, "pit", None)
    side: str = slot(
        shapes.WordShape("marines", "invaders", needs={"invaders": "spawn cards"}),
        "Whose it is; in the 2016 edition the marines'.",
        "invaders",
    )
    spaces: tuple[Space, ...] = slot(
        shapes.Many(shapes.SpaceShape(), least=1),
        "Its spaces; for marines in seat order.",
        [[0, 0], [1, 0], [0, 1]],
        (),
    )
    area: str | None = slot(shapes.Name("area"), "A whole area.", "control", None, needs="spawn cards")
    areas: tuple[str, ...] = slot(
        shapes.Many(shapes.Name("area"), least=1, unique=True),
        "Whole areas.",
        ["control", "store"],
        (),
        needs="spawn cards",
    )
    only: tuple[str, ...] = slot(
        shapes.Many(shapes.Name("figure kind"), least=1, unique=True),
        "Only these kinds of invaders.",
        ["trite", "imp"],
        (),
        needs="spawn cards",
    )
    needs: Condition | None = slot(
        condition(), "Can be used once this holds.", {"open": "gate"}, None, needs="spawn cards"
    )
    until: Condition | None = slot(
        condition(), "Can be used until this holds.", {"destroy": "crate"}, None, needs="spawn cards"
    )
    each_round: Record | None = slot(
        shapes.Fields(
            {
                "kind": (shapes.Name("figure kind"), "Which invader.", "imp"),
                "count": (shapes.Whole(1, 100), "How many (default 1).", 2),
            },
            required=("kind",),
        ),
        "Invaders that come here every round.",
        {"kind": "imp", "count": 1},
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
