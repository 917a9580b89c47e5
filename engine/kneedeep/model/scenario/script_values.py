"""Conditions and effects: the script of a scenario, as values.

Grammar: scenario format, *Conditions* and *Steps of `do`*. One class serves every condition and one every
effect. The tables below list the words and their parameters.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.record import EMPTY, Record
from kneedeep.model.scenario.value import Value, placed_value

COLORS = ("red", "blue", "yellow")
SCRIPT_LIMIT = 1_000


@placed_value
class Condition(Value):
    """A condition: its word (`flag`, `all`, `reach` …), the word's value and the other keys."""

    kind: str
    value: Any
    params: Record = EMPTY


@placed_value
class Effect(Value):
    """A step of a `do` list: its word (`set`, `give` …), the word's value and the other keys."""

    kind: str
    value: Any
    params: Record = EMPTY


class ScriptWord(NamedTuple):
    """A word of the script: the shape of its value, its description, an example, its possible other keys."""

    shape: shapes.ValueShape
    doc: str
    example: object
    params: tuple[str, ...] = ()
    needs: Feature | None = None
    """The feature an edition needs for the word or key to be in its files. None for all editions."""


def _read_condition(data: Mapping[str, object]) -> Condition:
    return Condition(*_split(data, CONDITIONS, CONDITION_PARAMS))


def _write_condition(value: Condition) -> dict[str, object]:
    return _joined(value, CONDITIONS, CONDITION_PARAMS)


def _read_effect(data: Mapping[str, object]) -> Effect:
    return Effect(*_split(data, EFFECTS, EFFECT_PARAMS))


def _write_effect(value: Effect) -> dict[str, object]:
    return _joined(value, EFFECTS, EFFECT_PARAMS)


def condition() -> shapes.ValueShape:
    """A condition of the one grammar."""
    return shapes.Defined("condition", _read_condition, _write_condition)


def effects() -> shapes.ValueShape:
    """A list of steps, carried out in order."""
    return shapes.Many(shapes.Defined("effect", _read_effect, _write_effect), most=SCRIPT_LIMIT)


def conditions() -> shapes.ValueShape:
    """A list of conditions."""
    return shapes.Many(condition(), least=1, most=SCRIPT_LIMIT)


def _spaces() -> shapes.ValueShape:
    return shapes.Many(shapes.SpaceShape(), least=1)


class Placed(shapes.Frozen):
    """The data of a token or figure."""


def _placed() -> shapes.ValueShape:
    return Placed({"anyOf": [{"$ref": "#/$defs/token"}, {"$ref": "#/$defs/figure"}]})


class Who(shapes.Frozen):
    """How many marines: any, all or a number."""


def _who() -> shapes.ValueShape:
    return Who({"anyOf": [{"enum": ["any", "all"]}, {"type": "integer", "minimum": 1, "maximum": 4}]})


class AreaOrSpaces:
    """An area, or `{spaces: [[x, y], …]}`."""

    area = shapes.Name("area")

    def schema(self) -> shapes.Schema:
        inner = shapes.Fields({"spaces": (_spaces(), "These spaces.", [[4, 5]])}, required=("spaces",))
        return {"anyOf": [self.area.schema(), inner.schema()]}

    def read(self, data: object) -> object:
        return Record(spaces=_spaces().read(data["spaces"])) if isinstance(data, Mapping) else data

    def write(self, value: object) -> object:
        return {"spaces": _spaces().write(value["spaces"])} if isinstance(value, Record) else value


_ROUNDS = shapes.Whole(1, 1_000)

CONDITIONS: dict[str, ScriptWord] = {
    "flag": ScriptWord(shapes.Name("flag"), "The flag is set.", "power"),
    "all": ScriptWord(conditions(), "Every one of these holds.", [{"open": "gate"}, {"use": "console"}]),
    "any": ScriptWord(conditions(), "At least one of these holds.", [{"flag": "power"}, {"flag": "alarm"}]),
    "reveal": ScriptWord(shapes.Name("area"), "The area has been revealed.", "control"),
    "clear": ScriptWord(
        shapes.Name("area or board", "board"),
        "All invaders that the file sets up in the area (or on the board) are dead, and it is revealed. Spawned ones "
        "and those of a `place` step don't count. In the 2016 edition: no demon and no portal is there.",
        "control",
    ),
    "reach": ScriptWord(AreaOrSpaces(), "Marines stand in the area, or on the spaces.", "control", ("who",)),
    "spaces": ScriptWord(_spaces(), "Marines stand on these spaces.", [[4, 5]], ("who",)),
    "exit": ScriptWord(shapes.Name("exit"), "Marines have left by the door or exit token.", "lift", ("who",)),
    "open": ScriptWord(shapes.Name("door or any", "any"), "The door (or any door) has been opened.", "gate", ("by",)),
    "use": ScriptWord(
        shapes.Name("usable token"), "The token has been used; in the 2016 edition a teleporter is active.", "console"
    ),
    "summoned": ScriptWord(
        shapes.Name("portal", "all", *PORTAL_COLORS),
        "2016 edition: the portal has summoned; all of a color, or all, have.",
        "pit",
        needs="portals",
    ),
    "got": ScriptWord(
        shapes.Name("thing", "key"), "A marine has taken the item, token kind or key.", "key", ("count", "color")
    ),
    "kill": ScriptWord(shapes.Name("foe"), "The figure, group or kind has been killed.", "hound", ("count",)),
    "destroy": ScriptWord(shapes.Name("destroyable token"), "The token has been destroyed.", "crate", needs="wounds"),
    "hold": ScriptWord(
        shapes.Name("area"),
        "A marine stood in the area at the end of this many rounds in a row.",
        "control",
        ("rounds",),
    ),
    "round": ScriptWord(_ROUNDS, "The end of this round has come.", 12),
    "frags": ScriptWord(
        shapes.ByNumber(1, 100), "The invaders have this many frag points (only for their victory).", {"1": 4, "2": 6}
    ),
    "manual": ScriptWord(shapes.TextShape(), "What the players judge.", "All players agree that the alarm was raised."),
    "never": ScriptWord(shapes.Truth(), "Never holds: for a door that stays locked, or until a step unlocks it.", True),
    "count": ScriptWord(
        shapes.Whole(1, SCRIPT_LIMIT), "At least this many of the conditions in `of` hold.", 2, ("of",)
    ),
    "rounds": ScriptWord(_ROUNDS, "This many rounds have been played (only for the invaders' victory).", 12),
}
"""Every condition by its word. `count` and `rounds` come last: as parameters of other words they don't name one."""

CONDITION_PARAMS: dict[str, ScriptWord] = {
    "who": ScriptWord(_who(), "How many marines: any, all or a number.", "all"),
    "count": ScriptWord(shapes.Whole(1, SCRIPT_LIMIT), "How many.", 2),
    "color": ScriptWord(shapes.WordShape(*COLORS), "The color of the key.", "red", needs="colored keys"),
    "by": ScriptWord(
        shapes.WordShape("marines"), "2016 edition: only if a marine opened it.", "marines", needs="portals"
    ),
    "rounds": ScriptWord(_ROUNDS, "How many rounds in a row.", 3),
    "of": ScriptWord(conditions(), "The conditions to count.", [{"flag": "power"}, {"flag": "alarm"}]),
    "text": ScriptWord(shapes.TextShape(), "Read aloud when the condition becomes true.", "The lift hums."),
}

EFFECTS: dict[str, ScriptWord] = {
    "set": ScriptWord(shapes.Name("flag"), "Set a flag.", "alarm"),
    "give": ScriptWord(
        shapes.Name("thing"), "Give an item, a token of a kind, or a key.", "health", ("color", "count", "to")
    ),
    "unlock": ScriptWord(shapes.Name("door"), "Unlock a door.", "gate"),
    "open": ScriptWord(shapes.Name("door"), "Open a door or passage.", "gate"),
    "shut": ScriptWord(
        shapes.Name("door"),
        "Shut a door. It stays open while an oversized figure stands across it.",
        "gate",
        needs="closing doors",
    ),
    "reveal": ScriptWord(shapes.Name("area"), "Reveal an area.", "control", needs="hidden areas"),
    "activate": ScriptWord(shapes.Name("switch"), "Switch on a teleporter, flame jet or spawn area.", "pad"),
    "deactivate": ScriptWord(
        shapes.Name("switch"), "Switch off a teleporter, flame jet or spawn area.", "pad", needs="closing doors"
    ),
    "remove": ScriptWord(shapes.Name("token"), "Remove a token from the board.", "crate"),
    "text": ScriptWord(shapes.TextShape(), "Read a text aloud.", "Metal screams behind the wall."),
    "place": ScriptWord(_placed(), "Put a token or figure on the board.", {"kind": "imp", "at": [7, 7]}),
    "spawn": ScriptWord(
        shapes.Fields(
            {
                "kind": (shapes.Name("figure kind"), "Which invader.", "imp"),
                "count": (shapes.Whole(1, 100), "How many.", 2),
                "in": (shapes.Name("spawn"), "In which spawn area.", "pit"),
            },
            required=("kind",),
        ),
        "Spawn invaders in a spawn area.",
        {"kind": "imp", "count": 2, "in": "pit"},
        needs="spawn cards",
    ),
    "wound": ScriptWord(shapes.Whole(1, 100), "Wound marines.", 1, ("who",)),
    "heal": ScriptWord(shapes.Whole(1, 100), "Heal marines.", 2, ("who",)),
    "draw": ScriptWord(shapes.Whole(1, 100), "The invader draws this many cards.", 2),
    "win": ScriptWord(shapes.WordShape("marines", "invaders", "nobody"), "The game ends.", "invaders"),
    "lose": ScriptWord(shapes.Name("thing"), "An item leaves the game.", "disc"),
    "summon": ScriptWord(
        shapes.Name("portal", "all", *PORTAL_COLORS),
        "2016 edition: the portal summons, or all that are left, or all of a color; one after the other.",
        "pit",
        needs="portals",
    ),
}
"""Every effect by its word."""

EFFECT_PARAMS: dict[str, ScriptWord] = {
    "color": ScriptWord(shapes.WordShape(*COLORS), "The color of the key.", "yellow", needs="colored keys"),
    "count": ScriptWord(shapes.Whole(1, 100), "How many.", 2),
    "to": ScriptWord(shapes.WordShape("finder", "any"), "Who gets it.", "finder"),
    "who": ScriptWord(shapes.WordShape("finder", "all"), "Whom it concerns.", "all"),
}


def word_of(data: Mapping[str, object], words: Mapping[str, ScriptWord]) -> str:
    """The word of the data. A parameter of another word does not count."""
    named = [known for known in words if known in data]
    for known in named:
        if all(other == known or other in words[known].params + ("text",) for other in named):
            return known
    return named[0]


def _split(
    data: Mapping[str, object], words: Mapping[str, ScriptWord], params: Mapping[str, ScriptWord]
) -> tuple[str, object, Record]:
    kind = word_of(data, words)
    rest = Record(
        (name, params[name].shape.read(value)) for name, value in data.items() if name != kind and name in params
    )
    return kind, words[kind].shape.read(data[kind]), rest


def _joined(
    value: Condition | Effect, words: Mapping[str, ScriptWord], params: Mapping[str, ScriptWord]
) -> dict[str, object]:
    data = {value.kind: words[value.kind].shape.write(value.value)}
    data.update((name, params[name].shape.write(part)) for name, part in value.params.items())
    return data


def ill_formed(data: Mapping[str, object], words: Mapping[str, ScriptWord], params: Mapping[str, ScriptWord]) -> str:
    """The fault of the words of a condition or effect that fits the schema, or an empty text."""
    kind = word_of(data, words)
    allowed = (kind, *words[kind].params, *(("text",) if "text" in params else ()))
    for name in data:
        if (name in words or name in params) and name not in allowed:
            return f"has both '{kind}' and '{name}', which don't go together"
    return ""


def schema_of(words: Mapping[str, ScriptWord], params: Mapping[str, ScriptWord], doc: str) -> shapes.Schema:
    """The JSON Schema of a condition or an effect."""
    properties: shapes.Schema = {}
    for name, item in [*params.items(), *words.items()]:
        properties[name] = shapes.described(item.shape, item.doc, item.example)
    return {
        "type": "object",
        "description": doc,
        "properties": properties,
        "anyOf": [{"required": [name]} for name in words],
        "additionalProperties": False,
    }
