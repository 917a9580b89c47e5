"""Conditions and effects: the script of a scenario, as values.

Grammar: scenario format, *Conditions* and *Steps of `do`*. One class serves every condition and one every
effect. The tables below list the words and their parameters; `key_texts.txt` describes them.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.key_texts import KEY_TEXTS, described_fields
from kneedeep.model.scenario.record import EMPTY, Record
from kneedeep.model.scenario.value import Value, placed_value

COLORS = ("red", "blue", "yellow")
SCRIPT_LIMIT = 1_000


@placed_value
class Condition(Value):
    """A condition: its word (`flag`, `all`, `reach` …), the word's value and the remaining keys."""

    kind: str
    value: Any
    params: Record = EMPTY


@placed_value
class Effect(Value):
    """A step of a `do` list: its word (`set`, `give` …), the word's value and the remaining keys."""

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
    """The feature an edition needs for the word or key. None for all editions."""


def condition() -> shapes.ValueShape:
    """A condition of any word."""
    return shapes.Defined(
        "condition",
        lambda data: Condition(*_split(data, CONDITIONS, CONDITION_PARAMS)),
        lambda value: _joined(value, CONDITIONS, CONDITION_PARAMS),
    )


def effects() -> shapes.ValueShape:
    """A list of steps, carried out in order."""
    effect = shapes.Defined(
        "effect",
        lambda data: Effect(*_split(data, EFFECTS, EFFECT_PARAMS)),
        lambda value: _joined(value, EFFECTS, EFFECT_PARAMS),
    )
    return shapes.Many(effect, most=SCRIPT_LIMIT)


def conditions() -> shapes.ValueShape:
    """A list of conditions."""
    return shapes.Many(condition(), least=1, most=SCRIPT_LIMIT)


def _spaces() -> shapes.ValueShape:
    return shapes.Many(shapes.SpaceShape(), least=1)


class Placed(shapes.Frozen):
    """The data of a token or figure."""


class Who(shapes.Frozen):
    """A number of marines: any, all or a number."""


class AreaOrSpaces:
    """An area, or `{spaces: [[x, y], …]}`."""

    area = shapes.Name("area")

    def schema(self) -> shapes.Schema:
        inner = described_fields("condition.reach", {"spaces": _spaces()}, required=("spaces",))
        return {"anyOf": [self.area.schema(), inner.schema()]}

    def read(self, data: object) -> object:
        return Record(spaces=_spaces().read(data["spaces"])) if isinstance(data, Mapping) else data

    def write(self, value: object) -> object:
        return {"spaces": _spaces().write(value["spaces"])} if isinstance(value, Record) else value


def _portals() -> shapes.ValueShape:
    return shapes.Name("portal", "all", *PORTAL_COLORS)


def _words(
    group: str,
    words: Mapping[str, shapes.ValueShape],
    params: Mapping[str, tuple[str, ...]] = EMPTY,
    needs: Mapping[str, Feature] = EMPTY,
) -> dict[str, ScriptWord]:
    """The words of a group by name, as `key_texts.txt` describes them. `params`, `needs`: those of some words."""
    return {
        name: ScriptWord(shape, *KEY_TEXTS[f"{group}.{name}"], params.get(name, ()), needs.get(name))
        for name, shape in words.items()
    }


_ROUNDS = shapes.Whole(1, 1_000)
_MANY = shapes.Whole(1, SCRIPT_LIMIT)
_FEW = shapes.Whole(1, 100)

CONDITIONS = _words(
    "condition",
    {
        "flag": shapes.Name("flag"),
        "all": conditions(),
        "any": conditions(),
        "reveal": shapes.Name("area"),
        "clear": shapes.Name("area or board", "board"),
        "reach": AreaOrSpaces(),
        "spaces": _spaces(),
        "exit": shapes.Name("exit"),
        "open": shapes.Name("door or any", "any"),
        "use": shapes.Name("usable token"),
        "summoned": _portals(),
        "got": shapes.Name("thing", "key"),
        "kill": shapes.Name("foe"),
        "destroy": shapes.Name("destroyable token"),
        "hold": shapes.Name("area"),
        "round": _ROUNDS,
        "frags": shapes.ByNumber(1, 100),
        "manual": shapes.TextShape(),
        "never": shapes.Truth(),
        "count": _MANY,
        "rounds": _ROUNDS,
    },
    {
        **dict.fromkeys(("reach", "spaces", "exit"), ("who",)),
        "open": ("by",),
        "got": ("count", "color"),
        "kill": ("count",),
        "hold": ("rounds",),
        "count": ("of",),
    },
    {"summoned": "portals", "destroy": "wounds"},
)
"""Every condition by its word. `count` and `rounds` come last: they are also parameters of other words."""

CONDITION_PARAMS = _words(
    "condition_key",
    {
        "who": Who({"anyOf": [{"enum": ["any", "all"]}, {"type": "integer", "minimum": 1, "maximum": 4}]}),
        "count": _MANY,
        "color": shapes.WordShape(*COLORS),
        "by": shapes.WordShape("marines"),
        "rounds": _ROUNDS,
        "of": conditions(),
        "text": shapes.TextShape(),
    },
    needs={"color": "colored keys", "by": "portals"},
)

EFFECTS = _words(
    "effect",
    {
        "set": shapes.Name("flag"),
        "give": shapes.Name("thing"),
        **dict.fromkeys(("unlock", "open", "shut"), shapes.Name("door")),
        "reveal": shapes.Name("area"),
        **dict.fromkeys(("activate", "deactivate"), shapes.Name("switch")),
        "remove": shapes.Name("token"),
        "text": shapes.TextShape(),
        "place": Placed({"anyOf": [{"$ref": "#/$defs/token"}, {"$ref": "#/$defs/figure"}]}),
        "spawn": described_fields(
            "effect.spawn",
            {"kind": shapes.Name("figure kind"), "count": _FEW, "in": shapes.Name("spawn")},
            required=("kind",),
        ),
        "wound": _FEW,
        "heal": _FEW,
        "draw": _FEW,
        "win": shapes.WordShape("marines", "invaders", "nobody"),
        "lose": shapes.Name("thing"),
        "summon": _portals(),
    },
    {"give": ("color", "count", "to"), "wound": ("who",), "heal": ("who",)},
    {
        **dict.fromkeys(("shut", "deactivate"), "closing doors"),
        "reveal": "hidden areas",
        "spawn": "spawn cards",
        "summon": "portals",
    },
)
"""Every effect by its word."""

EFFECT_PARAMS = _words(
    "effect_key",
    {
        "color": shapes.WordShape(*COLORS),
        "count": _FEW,
        "to": shapes.WordShape("finder", "any"),
        "who": shapes.WordShape("finder", "all"),
    },
    needs={"color": "colored keys"},
)


def word_of(data: Mapping[str, object], words: Mapping[str, ScriptWord]) -> str:
    """The word of the data, ignoring parameters of other words."""
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


def ill_formed(
    data: Mapping[str, object], words: Mapping[str, ScriptWord], params: Mapping[str, ScriptWord]
) -> tuple[str, str] | None:
    """Two contradictory words of a condition or effect that fits the schema, if there are any."""
    kind = word_of(data, words)
    allowed = (kind, *words[kind].params, *(("text",) if "text" in params else ()))
    for name in data:
        if (name in words or name in params) and name not in allowed:
            return kind, name
    return None
