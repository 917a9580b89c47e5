"""The scenario: an immutable value, one frozen dataclass for every kind of element of the file.

The keys, their shapes, descriptions and examples are declared here once; the schema, the reader and the writer
follow from them. Source: scenario format 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from kneedeep.scenario import shapes
from kneedeep.scenario.element import Element, read_element, slot, write_element
from kneedeep.scenario.record import EMPTY, Record
from kneedeep.scenario.script import COLORS, Condition, Effect, condition, effects

Space = tuple[int, int]
FORMAT = 1
RULESETS = ("doom-2004", "doom-2016")
SIDES = ("east", "south", "west", "north")
DOOR_KINDS = ("door", "security", "airlock", "passage")
TURNS = (0, 90, 180, 270)

_ID = "Name of this element, unique in the file."
_TEXT = "Read aloud at the element's own event."
_DO = "Steps carried out at the element's own event."
_NOTE = "For the invader player only."
_MARINES = "With how many marines it is there: 2 = two or more, [1, 3] = exactly one or three."
_SPACES = "Several of them at once, each at one of these spaces."


@dataclass(frozen=True, kw_only=True)
class Piece(Element):
    """A printed board piece and where it lies."""

    word: ClassVar[str] = "piece"
    id: str | None = slot(shapes.identifier(), _ID, "hangar", None)
    piece: str = slot(shapes.name_of(), "Which piece of the catalog, or of `piece_types`.", "room-5x5")
    at: Space = slot(shapes.space(), "Top-left corner of the piece's box after turning.", [0, 0])
    turn: int = slot(shapes.word(*TURNS), "Turned clockwise by so many degrees.", 90, 0)
    area: str = slot(shapes.name_of(), "The area it belongs to.", "start")
    note: str = slot(shapes.text(), _NOTE, "Lay this one last.", "")


@dataclass(frozen=True, kw_only=True)
class Clear(Element):
    """What happens when an area is cleared."""

    word: ClassVar[str] = "clear"
    text: str = slot(shapes.text(), "Read aloud when the area is cleared.", "Silence.", "")
    do: tuple[Effect, ...] = slot(effects(), "Steps carried out then.", [{"set": "power"}], ())


class _Nested:
    """A single element inside another one."""

    def __init__(self, kind: type[Any], name: str) -> None:
        self.kind, self.name = kind, name

    def schema(self) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{self.name}"}

    def read(self, data: Any) -> Any:
        return read_element(self.kind, data)

    def write(self, value: Any) -> Any:
        return dict(write_element(value))


@dataclass(frozen=True, kw_only=True)
class Area(Element):
    """What is revealed together."""

    word: ClassVar[str] = "area"
    id: str = slot(shapes.identifier(), _ID, "control")
    name: str = slot(shapes.text(), "What people call it.", "Control room", "")
    start: bool = slot(shapes.truth(), "Revealed from the beginning; exactly one area says so.", True, False)
    text: str = slot(shapes.text(), "Read aloud when it is revealed.", "Dust and red light.", "")
    note: str = slot(shapes.text(), _NOTE, "Keep the imps back.", "")
    dark: bool = slot(shapes.truth(), "Told to the players; no rule hangs on it.", True, False)
    do: tuple[Effect, ...] = slot(effects(), "Steps when it is revealed.", [{"set": "alarm"}], ())
    clear: Clear | None = slot(
        _Nested(Clear, "clear"),
        "What happens when every invader set up there is dead.",
        {"text": "Silence.", "do": [{"give": "health", "count": 2}]},
        None,
    )


@dataclass(frozen=True, kw_only=True)
class Door(Element):
    """A door, passage or exit on the two-edge line at `side` of `at` and of the next space."""

    word: ClassVar[str] = "door"
    id: str | None = slot(shapes.identifier(), _ID, "gate", None)
    at: Space = slot(shapes.space(), "One of the two spaces on one side of the line.", [10, 0])
    side: str = slot(
        shapes.word(*SIDES),
        "At which side of `at`; the line goes on south (east, west) or east (north, south).",
        "east",
    )
    kind: str = slot(
        shapes.word(*DOOR_KINDS), "door, security (implied by `key`), airlock or passage.", "airlock", "door"
    )
    key: str | None = slot(
        shapes.word(*COLORS), "Colour of the key that unlocks it: a security door.", "red", None
    )
    open: bool = slot(shapes.truth(), "Starts open.", True, False)
    needs: Condition | None = slot(condition(), "Stays locked until this holds.", {"flag": "power"}, None)
    exit: bool = slot(shapes.truth(), "Leads off the board; nothing lies beyond.", True, False)
    text: str = slot(shapes.text(), _TEXT, "The hatch groans.", "")
    locked_text: str = slot(shapes.text(), "Read when tried while it is locked.", "No power.", "")
    do: tuple[Effect, ...] = slot(effects(), _DO, [{"set": "alarm"}], ())
    note: str = slot(shapes.text(), _NOTE, "Watch this one.", "")
    width: int = slot(shapes.word(1, 2), "2016 edition: width in edges; kept, not checked yet.", 2, 2)

    @property
    def door_kind(self) -> str:
        """Return the kind with `security` implied by a key."""
        return "security" if self.key and self.kind == "door" else self.kind


@dataclass(frozen=True, kw_only=True)
class Token(Element):
    """A cardboard marker, or several alike."""

    word: ClassVar[str] = "token"
    kind: str = slot(
        shapes.name_of(), "What it is: key, teleporter, obstacle …, or a type of `token_types`.", "key"
    )
    id: str | None = slot(shapes.identifier(), _ID, "console", None)
    color: str | None = slot(shapes.word(*COLORS), "Colour of a key or teleporter.", "red", None)
    item: str | None = slot(shapes.name_of(), "Which weapon, ammunition or item.", "shotgun", None)
    at: Space | None = slot(shapes.space(), "Top-left space of its footprint after turning.", [12, 3], None)
    spaces: tuple[Space, ...] = slot(shapes.many(shapes.space(), least=1), _SPACES, [[4, 0], [4, 1]], ())
    in_area: str | None = slot(
        shapes.name_of(), "Somewhere in this area; the invader chooses at set-up.", "control", None, name="in"
    )
    turn: int = slot(shapes.word(*TURNS), "Turned clockwise; long ones lie along x at 0.", 90, 0)
    size: int | None = slot(shapes.word(1, 2, 3), "Length in spaces of an obstacle or hazard.", 2, None)
    count: int = slot(shapes.whole(1, 100), "So many in each space.", 2, 1)
    marines: int | tuple[int, ...] | None = slot(shapes.player_counts(), _MARINES, 2, None)
    needs: Condition | None = slot(condition(), "Can't be used until this holds.", {"flag": "power"}, None)
    to: tuple[Record, ...] = slot(
        shapes.many(
            shapes.open_data(
                {
                    "type": "object",
                    "properties": {"pad": shapes.name_of().schema(), "needs": {"$ref": "#/$defs/condition"}},
                    "required": ["pad"],
                    "additionalProperties": False,
                }
            ),
            least=1,
            most=100,
        ),
        "Where a teleporter leads, instead of to all of its colour.",
        [{"pad": "near"}, {"pad": "far", "needs": {"use": "console"}}],
        (),
    )
    text: str = slot(shapes.text(), _TEXT, "A dead hand holds a disc.", "")
    locked_text: str = slot(shapes.text(), "Read when tried while `needs` fails.", "The screen is dark.", "")
    do: tuple[Effect, ...] = slot(effects(), _DO, [{"give": "disc"}], ())
    on: bool = slot(shapes.truth(), "A flame jet that is burning at the start.", True, False)
    note: str = slot(shapes.text(), _NOTE, "Behind the crates.", "")
    carries: str | None = slot(shapes.name_of(), "2016 edition: what a portal carries.", "imp", None)
    active: bool = slot(shapes.truth(), "2016 edition: whether a teleporter is active.", False, True)

    @property
    def places(self) -> tuple[Space, ...]:
        """Return the top-left spaces of its footprints: none when the invader chooses them at set-up."""
        return self.spaces if self.at is None else (self.at,)


@dataclass(frozen=True, kw_only=True)
class Figure(Element):
    """An invader, or several alike, set up when the space is revealed."""

    word: ClassVar[str] = "figure"
    kind: str = slot(shapes.name_of(), "Which invader of the catalog, or a type of `figure_types`.", "demon")
    id: str | None = slot(shapes.identifier(), _ID, "hound", None)
    at: Space | None = slot(shapes.space(), "Top-left space of its footprint.", [14, 2], None)
    spaces: tuple[Space, ...] = slot(shapes.many(shapes.space(), least=1), _SPACES, [[12, 2], [13, 2]], ())
    in_area: str | None = slot(
        shapes.name_of(), "Somewhere in this area; the invader chooses at set-up.", "control", None, name="in"
    )
    turn: int = slot(shapes.word(*TURNS), "Turned clockwise; long ones lie along x at 0.", 90, 0)
    count: int = slot(shapes.whole(1, 100), "So many (with `in`).", 2, 1)
    marines: int | tuple[int, ...] | None = slot(shapes.player_counts(), _MARINES, 2, None)
    name: str = slot(shapes.text(), "What people call it.", "Hound", "")
    wounds: int | None = slot(shapes.whole(1, 100), "Wounds instead of its kind's.", 4, None)
    group: str | None = slot(
        shapes.identifier(), "A name shared with other figures, for `kill`.", "guards", None
    )
    carries: str | None = slot(shapes.name_of(), "An item that lies on its space when it dies.", "disc", None)
    text: str = slot(shapes.text(), "Read aloud when it is killed.", "It falls.", "")
    do: tuple[Effect, ...] = slot(effects(), "Steps when it is killed.", [{"set": "alarm"}], ())
    note: str = slot(shapes.text(), _NOTE, "Activate it first.", "")

    @property
    def places(self) -> tuple[Space, ...]:
        """Return the top-left spaces of its footprints: none when the invader chooses them at set-up."""
        return self.spaces if self.at is None else (self.at,)


@dataclass(frozen=True, kw_only=True)
class Spawn(Element):
    """A spawn area: where marines start, or where invaders may be spawned."""

    word: ClassVar[str] = "spawn"
    id: str | None = slot(shapes.identifier(), _ID, "pit", None)
    side: str = slot(shapes.word("marines", "invaders"), "Whose it is.", "invaders")
    spaces: tuple[Space, ...] = slot(
        shapes.many(shapes.space(), least=1),
        "Its spaces; for marines in seat order.",
        [[0, 0], [1, 0], [0, 1]],
        (),
    )
    area: str | None = slot(shapes.name_of(), "A whole area.", "control", None)
    areas: tuple[str, ...] = slot(
        shapes.many(shapes.name_of(), least=1, unique=True),
        "Whole areas.",
        ["control", "store"],
        (),
    )
    only: tuple[str, ...] = slot(
        shapes.many(shapes.name_of(), least=1, unique=True),
        "Only these kinds of invaders.",
        ["trite", "imp"],
        (),
    )
    needs: Condition | None = slot(condition(), "Can be used once this holds.", {"open": "gate"}, None)
    until: Condition | None = slot(condition(), "Can be used until this holds.", {"destroy": "crate"}, None)
    each_round: Record | None = slot(
        shapes.open_data(
            {
                "type": "object",
                "properties": {"kind": shapes.name_of().schema(), "count": shapes.whole(1, 100).schema()},
                "required": ["kind"],
                "additionalProperties": False,
            }
        ),
        "Invaders that come here every round.",
        {"kind": "imp", "count": 1},
        None,
    )


@dataclass(frozen=True, kw_only=True)
class Trigger(Element):
    """When a condition comes true, read a text and carry out steps."""

    word: ClassVar[str] = "trigger"
    id: str | None = slot(shapes.identifier(), _ID, "klaxon", None)
    when: Condition = slot(condition(), "The condition that fires it, once.", {"open": "gate"})
    after: int | None = slot(
        shapes.whole(0, 1_000), "So many rounds later; 0: at the end of this round.", 2, None
    )
    text: str = slot(shapes.text(), "Read aloud then.", "A siren wails.", "")
    do: tuple[Effect, ...] = slot(effects(), "Steps carried out then.", [{"set": "alarm"}], ())
    note: str = slot(shapes.text(), _NOTE, "Place it out of sight.", "")


@dataclass(frozen=True, kw_only=True)
class Victory(Element):
    """How each side wins."""

    word: ClassVar[str] = "victory"
    marines: Condition | None = slot(
        condition(), "The marines win when this holds.", {"exit": "out", "who": "all"}, None
    )
    invaders: Condition | None = slot(
        condition(), "The invader wins when this holds.", {"frags": 6, "text": "No one answers."}, None
    )


@dataclass(frozen=True, kw_only=True)
class Deadline(Element):
    """Something that must be done within a number of rounds."""

    word: ClassVar[str] = "deadline"
    id: str | None = slot(shapes.identifier(), _ID, "second", None)
    rounds: int = slot(shapes.whole(1, 1_000), "Within so many rounds.", 7)
    start: Condition | None = slot(
        condition(), "From when this holds (default: the first round).", {"use": "switch"}, None, name="from"
    )
    goal: Condition = slot(condition(), "What must hold by then.", {"use": "console"})
    missed: tuple[Effect, ...] = slot(effects(), "Steps when it is missed.", [{"win": "invaders"}], ())
    text: str = slot(shapes.text(), "Read aloud when it starts.", "Seven minutes.", "")


@dataclass(frozen=True, kw_only=True)
class Ending(Element):
    """An end of the game with a text of its own."""

    word: ClassVar[str] = "ending"
    id: str | None = slot(shapes.identifier(), _ID, "rescue", None)
    when: Condition = slot(condition(), "The game ends when this holds.", {"reach": "lift", "who": "all"})
    winner: str = slot(
        shapes.word("marines", "invaders", "nobody"), "Who has won then.", "marines", name="for"
    )
    text: str = slot(shapes.text(), "Read aloud then.", "The doors close behind you.", "")
    next: str = slot(shapes.text(), "Title of the scenario that follows; never opened.", "The Red Gate", "")


@dataclass(frozen=True, kw_only=True)
class Option(Element):
    """One element that an entry of a choice sets up."""

    word: ClassVar[str] = "option"
    token: str = slot(shapes.name_of(), "The element that is set up.", "crate-a")


class _ElementList:
    """A list of elements, each under a definition of its own."""

    def __init__(self, kind: type[Any], name: str, most: int = 10_000) -> None:
        self.kind, self.name, self.most = kind, name, most

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"$ref": f"#/$defs/{self.name}"}, "maxItems": self.most}

    def read(self, data: Any) -> Any:
        return tuple(read_element(self.kind, part) for part in data)

    def write(self, value: Any) -> Any:
        return [write_element(part) for part in value]


@dataclass(frozen=True, kw_only=True)
class Choice(Element):
    """Alternatives of which some are drawn or chosen at set-up."""

    word: ClassVar[str] = "choice"
    id: str | None = slot(shapes.identifier(), _ID, "stash", None)
    by: str = slot(shapes.word("chance", "invader", "marines"), "Who or what chooses.", "chance")
    draw: int = slot(shapes.whole(1, 100), "How many entries of `of`.", 1, 1)
    of: tuple[tuple[Record, ...], ...] = slot(
        shapes.many(
            shapes.many(
                shapes.open_data(
                    {
                        "type": "object",
                        "properties": {"token": shapes.name_of().schema()},
                        "required": ["token"],
                        "additionalProperties": False,
                    }
                ),
                most=100,
            ),
            least=1,
            most=100,
        ),
        "The entries; each lists the elements that are set up with it.",
        [[{"token": "crate-a"}], [{"token": "crate-b"}]],
    )
    text: str = slot(shapes.text(), "Read aloud at the choice.", "Somewhere here lies a card.", "")


_SHOWN_AS = shapes.open_data(
    {
        "type": "object",
        "properties": {
            "kind": shapes.name_of().schema(),
            "item": shapes.name_of().schema(),
            "color": shapes.word(*COLORS).schema(),
            "size": shapes.word(1, 2, 3).schema(),
        },
        "required": ["kind"],
        "additionalProperties": False,
    }
)


@dataclass(frozen=True, kw_only=True)
class Item(Element):
    """A thing of the scenario's own, and the part of the box that stands for it."""

    word: ClassVar[str] = "item"
    id: str = slot(shapes.identifier(), _ID, "disc")
    name: str = slot(shapes.text(), "What people call it.", "Data disc", "")
    shown_as: Record | None = slot(
        _SHOWN_AS, "The part of the box that stands for it.", {"kind": "encounter"}, None
    )
    fragged: str = slot(
        shapes.word("keep", "drop", "lose"), "What becomes of it when its marine is fragged.", "keep", "keep"
    )
    note: str = slot(shapes.text(), _NOTE, "Any marine may carry it.", "")


@dataclass(frozen=True, kw_only=True)
class PieceType(Element):
    """A home-made piece."""

    word: ClassVar[str] = "piece_type"
    id: str = slot(shapes.identifier(), _ID, "bridge")
    name: str = slot(shapes.text(), "What people call it.", "Bridge", "")
    rows: tuple[str, ...] = slot(
        shapes.many(shapes.open_data({"type": "string", "pattern": "^[#.]{1,100}$"}), least=1, most=100),
        "Its rows: # is a space, . is none.",
        ["##", "##"],
    )
    openings: tuple[str, ...] = slot(
        shapes.many(
            shapes.open_data({"type": "string", "pattern": "^[NESW]@[0-9]{1,2}$"}), most=100, unique=True
        ),
        "Its two-edge openings: rim and first column or row, from 0.",
        ["N@0"],
        (),
    )
    edges: tuple[Record, ...] = slot(
        shapes.many(
            shapes.open_data(
                {
                    "type": "object",
                    "properties": {
                        "at": shapes.space().schema(),
                        "side": shapes.word(*SIDES).schema(),
                        "kind": shapes.word("wall", "impassable", "blocking").schema(),
                    },
                    "required": ["at", "side", "kind"],
                    "additionalProperties": False,
                }
            )
        ),
        "Printed edges inside it.",
        [{"at": [0, 0], "side": "east", "kind": "wall"}],
        (),
    )
    difficult: tuple[Space, ...] = slot(
        shapes.many(shapes.space()), "Its difficult spaces (2016).", [[0, 0]], ()
    )


@dataclass(frozen=True, kw_only=True)
class TokenType(Element):
    """A home-made kind of token."""

    word: ClassVar[str] = "token_type"
    id: str = slot(shapes.identifier(), _ID, "generator")
    name: str = slot(shapes.text(), "What people call it.", "Generator", "")
    size: tuple[int, ...] = slot(
        shapes.open_data(
            {"type": "array", "items": shapes.whole(1, 10).schema(), "minItems": 2, "maxItems": 2}
        ),
        "Width and height in spaces.",
        [1, 1],
        (1, 1),
    )
    blocks: tuple[str, ...] = slot(
        shapes.many(shapes.word("steps", "sight"), unique=True),
        "What its spaces stop.",
        ["steps", "sight"],
        (),
    )
    enter: int | None = slot(shapes.whole(0, 100), "Movement points to enter it.", 1, None)
    armor: int | None = slot(shapes.whole(0, 100), "Its armour, if it can be attacked.", 3, None)
    wounds: int | None = slot(shapes.whole(1, 100), "Its wounds, if it can be destroyed.", 3, None)
    use: Record | None = slot(
        shapes.open_data(
            {
                "type": "object",
                "properties": {
                    "from": shapes.word("adjacent", "on").schema(),
                    "who": shapes.word("any", "marines", "invaders").schema(),
                    "cost": {
                        "type": "object",
                        "properties": {"points": shapes.whole(0, 100).schema()},
                        "additionalProperties": False,
                    },
                    "times": shapes.whole(1, 100).schema(),
                },
                "additionalProperties": False,
            }
        ),
        "How it is used.",
        {"from": "adjacent", "who": "any", "cost": {"points": 2}, "times": 2},
        None,
    )
    shown_as: Record | None = slot(
        _SHOWN_AS, "The part of the box that stands for it.", {"kind": "barrel"}, None
    )


@dataclass(frozen=True, kw_only=True)
class FigureType(Element):
    """A home-made kind of figure."""

    word: ClassVar[str] = "figure_type"
    id: str = slot(shapes.identifier(), _ID, "drone")
    name: str = slot(shapes.text(), "What people call it.", "Drone", "")
    like: str | None = slot(shapes.name_of(), "A kind of the catalog that it takes after.", "zombie", None)
    side: str = slot(shapes.word("invaders", "marines", "neutral"), "Whose it is.", "neutral", "invaders")
    move: int | None = slot(shapes.whole(0, 100), "Movement points.", 3, None)
    armor: int | None = slot(shapes.whole(0, 100), "Armour.", 2, None)
    wounds: int | None = slot(shapes.whole(1, 100), "Wounds.", 1, None)
    dice: str | None = slot(
        shapes.open_data({"type": "string", "pattern": "^[YRGB]{1,12}$"}),
        "Its attack dice by colour.",
        "RB",
        None,
    )
    abilities: tuple[str, ...] = slot(shapes.many(shapes.text(), most=20), "Its abilities.", ["watchful"], ())
    shown_as: Record | None = slot(
        _SHOWN_AS, "The figure of the box that stands for it.", {"kind": "imp"}, None
    )


_SETUP = shapes.open_data(
    {
        "type": "object",
        "properties": {
            "marines": {
                "type": "object",
                "properties": {
                    **{
                        name: shapes.by_number(0, 100).schema()
                        for name in (
                            "bullets",
                            "rockets",
                            "cells",
                            "wounds",
                            "armor",
                            "cards",
                            "move",
                            "armor_max",
                        )
                    },
                    "weapons": shapes.many(shapes.name_of(), most=20).schema(),
                    "without": shapes.many(shapes.name_of(), most=50).schema(),
                },
                "additionalProperties": False,
            },
            "invaders": {
                "type": "object",
                "properties": {
                    **{name: shapes.by_number(0, 100).schema() for name in ("hand", "draw", "hand_max")},
                    "deck": shapes.word("base-2004", "expansion-2005").schema(),
                    "without": shapes.many(shapes.name_of(), most=50).schema(),
                    "replace": {
                        "type": "object",
                        "additionalProperties": shapes.name_of().schema(),
                        "maxProperties": 20,
                    },
                },
                "additionalProperties": False,
            },
            "respawn": {
                "type": "object",
                "properties": {
                    "where": shapes.word("band", "on-the-spot", "nowhere").schema(),
                    "wait": shapes.whole(0, 100).schema(),
                },
                "additionalProperties": False,
            },
        },
        "additionalProperties": False,
    }
)


@dataclass(frozen=True)
class Unread:
    """An element that could not be read: it stays in the file as it is."""

    section: str
    index: int
    data: Any


@dataclass(frozen=True, kw_only=True)
class Scenario(Element):
    """A whole scenario."""

    word: ClassVar[str] = "scenario"
    format: int = slot(shapes.whole(1, 1_000_000), "Number of the file format.", 1, FORMAT, required=True)
    ruleset: str = slot(
        shapes.word(*RULESETS), "The rules it is played by.", "doom-2004", "doom-2004", required=True
    )
    title: str = slot(shapes.text(), "Its title.", "The Red Gate", "", required=True)
    author: str = slot(shapes.text(), "Who made it.", "A. Designer", "")
    license: str = slot(shapes.text(), "Under which terms it may be passed on.", "CC-BY-4.0", "")
    source: str = slot(shapes.text(), "Where it comes from.", "Our own", "")
    summary: str = slot(shapes.text(), "What it is about, in a sentence.", "Find the red key and leave.", "")
    language: str = slot(shapes.text(), "Language of its texts.", "en", "en")
    minutes: tuple[int, ...] = slot(
        shapes.open_data(
            {"type": "array", "items": shapes.whole(1, 10_000).schema(), "minItems": 2, "maxItems": 2}
        ),
        "How long it takes: from, to.",
        [60, 90],
        (),
    )
    challenge: str | None = slot(
        shapes.word("easy", "medium", "hard", "nightmare"),
        "How hard the author thinks it is.",
        "medium",
        None,
    )
    marines: tuple[int, ...] | None = slot(
        shapes.many(shapes.whole(1, 4), least=1, most=4, unique=True),
        "The exact numbers of marines it is made for.",
        [1, 2, 3],
        None,
    )
    expansion: bool = slot(shapes.truth(), "May use the expansion's parts and rules.", True, False)
    compass: str = slot(
        shapes.word("north", "east", "south", "west"),
        "Where the compass rose's north points.",
        "north",
        "north",
    )
    briefing: str = slot(
        shapes.text(), "Read aloud before the first turn.", "The gate failed an hour ago.", ""
    )
    objective: str = slot(shapes.text(), "Read aloud after the briefing.", "Leave by the red door.", "")
    notes: str = slot(shapes.text(), "For the invader player only; never on hand-outs.", "Hold the gate.", "")
    flags: Record = slot(
        shapes.texts_by("^[a-z][a-z0-9-]*$"),
        "Names of flags and what they mean.",
        {"power": "Auxiliary power"},
        EMPTY,
    )
    caps: str = slot(
        shapes.word("none", "auto"),
        "auto: every loose opening gets a dead end where it fits.",
        "auto",
        "none",
    )
    pieces: tuple[Piece, ...] = slot(
        _ElementList(Piece, "piece", shapes.PIECE_LIMIT),
        "The pieces of the map.",
        [{"piece": "room-5x5", "at": [0, 0], "area": "start"}],
        (),
        required=True,
    )
    areas: tuple[Area, ...] = slot(
        _ElementList(Area, "area"),
        "What is revealed together.",
        [{"id": "start", "start": True}],
        (),
        required=True,
    )
    doors: tuple[Door, ...] = slot(
        _ElementList(Door, "door"), "Doors, passages and exit doors.", [{"at": [10, 0], "side": "east"}], ()
    )
    tokens: tuple[Token, ...] = slot(
        _ElementList(Token, "token"), "Cardboard markers.", [{"kind": "health", "at": [0, 4]}], ()
    )
    figures: tuple[Figure, ...] = slot(
        _ElementList(Figure, "figure"),
        "Invaders set up when their space is revealed.",
        [{"kind": "imp", "at": [7, 7]}],
        (),
    )
    spawns: tuple[Spawn, ...] = slot(
        _ElementList(Spawn, "spawn"), "Spawn areas.", [{"side": "marines", "spaces": [[0, 0]]}], ()
    )
    triggers: tuple[Trigger, ...] = slot(
        _ElementList(Trigger, "trigger"),
        "Script that belongs to no single element.",
        [{"when": {"round": 3}, "text": "A siren wails."}],
        (),
    )
    victory: Victory = slot(
        _Nested(Victory, "victory"),
        "How each side wins.",
        {"marines": {"exit": "out"}, "invaders": {"frags": 6}},
        Victory(),
    )
    deadlines: tuple[Deadline, ...] = slot(
        _ElementList(Deadline, "deadline"),
        "What must be done in time.",
        [{"rounds": 7, "goal": {"use": "console"}}],
        (),
    )
    endings: tuple[Ending, ...] = slot(
        _ElementList(Ending, "ending"),
        "Ends with texts of their own.",
        [{"when": {"reach": "lift"}, "for": "marines"}],
        (),
    )
    choices: tuple[Choice, ...] = slot(
        _ElementList(Choice, "choice"),
        "Alternatives drawn or chosen at set-up.",
        [{"by": "chance", "of": [[{"token": "crate-a"}]]}],
        (),
    )
    items: tuple[Item, ...] = slot(
        _ElementList(Item, "item"), "Things of the scenario's own.", [{"id": "disc", "name": "Data disc"}], ()
    )
    piece_types: tuple[PieceType, ...] = slot(
        _ElementList(PieceType, "piece_type"),
        "Home-made pieces.",
        [{"id": "bridge", "rows": ["##"], "openings": ["N@0"]}],
        (),
    )
    token_types: tuple[TokenType, ...] = slot(
        _ElementList(TokenType, "token_type"),
        "Home-made kinds of tokens.",
        [{"id": "generator", "size": [1, 1]}],
        (),
    )
    figure_types: tuple[FigureType, ...] = slot(
        _ElementList(FigureType, "figure_type"),
        "Home-made kinds of figures.",
        [{"id": "drone", "like": "zombie"}],
        (),
    )
    setup: Record = slot(_SETUP, "Changes to the set-up of the ruleset.", {"marines": {"bullets": 6}}, EMPTY)
    box: tuple[str, ...] = slot(
        shapes.many(shapes.word("base-2004", "expansion-2005", "base-2016"), least=1, most=20),
        "The boxes the reader must own, repeated for several.",
        ["base-2004", "base-2004"],
        (),
    )
    rules: Record = slot(
        shapes.open_data({"$ref": "#/$defs/rules"}),
        "House rules: named switches.",
        {"corner": "both-sides"},
        EMPTY,
    )
    threat: Any = slot(shapes.anything(), "2016 edition: kept to the letter, not checked yet.", 2, None)
    invasion: Any = slot(shapes.anything(), "2016 edition: kept to the letter, not checked yet.", [], None)
    events: Any = slot(shapes.anything(), "2016 edition: kept to the letter, not checked yet.", [], None)
    demons: Any = slot(shapes.anything(), "2016 edition: kept to the letter, not checked yet.", [], None)
    unread: tuple[Unread, ...] = field(default=(), compare=False)
    next_serial: int = field(default=1, compare=False)
    """The serial that the next new element gets; it only rises."""

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the numbers of marines it is made for, 1–3 (2016: 1–4) where the file names none."""
        if self.marines is not None:
            return self.marines
        return (1, 2, 3) if self.ruleset == "doom-2004" else (1, 2, 3, 4)

    def element(self, serial: int) -> Any:
        """Return the element with a serial (0: the scenario itself). Raises KeyError when there is none."""
        if serial == 0:
            return self
        for element in self.elements():
            if element.serial == serial:
                return element
        raise KeyError(serial)

    def elements(self) -> Iterator[Any]:
        """Yield every element of every section, in the order of SECTIONS."""
        for section in SECTIONS:
            yield from getattr(self, section)


SECTIONS: dict[str, type[Any]] = {
    "pieces": Piece,
    "areas": Area,
    "doors": Door,
    "tokens": Token,
    "figures": Figure,
    "spawns": Spawn,
    "triggers": Trigger,
    "deadlines": Deadline,
    "endings": Ending,
    "choices": Choice,
    "items": Item,
    "piece_types": PieceType,
    "token_types": TokenType,
    "figure_types": FigureType,
}
"""The sections that are lists of elements, in the order of the file."""
