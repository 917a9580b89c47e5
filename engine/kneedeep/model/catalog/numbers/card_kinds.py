"""The kinds of dice and cards of the 2016 edition in a user's own data file."""

from collections.abc import Callable, Mapping, Sequence

from kneedeep.model.catalog.cards import effect as effects
from kneedeep.model.catalog.cards.card_tables import NO_ATTACK, SPECIAL
from kneedeep.model.catalog.components.figure_type import DEMON_DICE, DODGE
from kneedeep.model.catalog.numbers.value_kind import (
    FACES_OF_A_DIE,
    MOVE,
    TRUTH,
    WOUNDS,
    ValueKind,
    counts,
    dice,
    many,
    shown,
    special,
    whole,
)
from kneedeep.support.english import listed


def _word(*words: str) -> ValueKind:
    """The kind of values that are one of several words."""
    return ValueKind(
        listed([f'"{one}"' for one in words], len(words), "or"),
        {"enum": list(words)},
        lambda value: isinstance(value, str) and value in words,
    )


def _text(most: int) -> ValueKind:
    """The kind of short one-line texts."""
    return ValueKind(
        f"a text of 1 to {most} characters in one line",
        {"type": "string", "minLength": 1, "maxLength": most, "pattern": r"^\S(.*\S)?$"},
        lambda value: (
            isinstance(value, str) and 1 <= len(value) <= most and value.isprintable() and value == value.strip()
        ),
    )


def _record(
    words: str,
    fields: Mapping[str, ValueKind],
    required: Sequence[str],
    rule: Callable[[str, Mapping[str, object]], str] | None = None,
) -> ValueKind:
    """The kind of objects with certain keys.

    `rule(where, value)`: a sentence about parts that contradict each other, else empty.
    """

    def part_fault(where: str, value: object) -> str:
        if not isinstance(value, dict):
            return ""
        for key in value:
            if key not in fields:
                return f"{where} has no key {shown(key)}; there are {listed(list(fields), len(fields))}."
        for key in required:
            if key not in value:
                return f"{where} needs a key {key}: {fields[key].words}."
        for key, part in value.items():
            if fault := fields[key].fault(f"{where}.{key}", part):
                return fault
        return rule(where, value) if rule is not None else ""

    return ValueKind(
        words,
        {
            "type": "object",
            "properties": {name: field.schema for name, field in fields.items()},
            "required": list(required),
            "additionalProperties": False,
        },
        lambda value: isinstance(value, dict) and not part_fault("", value),
        part_fault,
    )


MOST_EFFECTS = 6
_COLORS = tuple(DEMON_DICE.values())
_DICE = dice(_COLORS)
_ATTACKED = ("next-attack", "after-attack")
"""The occasions with a defender: the defender or a figure beside it can be stunned."""


def invasion_groups(kinds: Sequence[str], number: int) -> ValueKind:
    """The kind of alternative groups of an invasion card: demons, and the Argent Power they bring."""
    demons = counts(kinds, f'how many demons of each kind, such as {{"{kinds[0]}": 2}}')
    group = f'{{"demons": {{"{kinds[0]}": 2}}, "argent": 1}}'
    return many(
        _record(f"a group such as {group}", {"demons": demons, "argent": MOVE}, ("demons",)),
        f"a list of {number} groups such as {group}",
        number,
        number,
    )


_TRUE = ValueKind("true", {"const": True}, lambda value: value is True)
_SPLASH = _record(
    'an object such as {"dice": ["red"], "reach": 1, "whom": "each"}',
    {
        "dice": _DICE,
        "reach": whole(0, 9),
        "whom": _word("one", "each"),
        "side": _word("any", "enemy"),
        "itself": _TRUE,
        "drain": _TRUE,
    },
    ("dice", "reach", "whom"),
)
_NUMBER = whole(1, 99)
DEFINITIONS: dict[str, dict[str, object]] = {}
"""The schemas that can be referred to by name."""


def named(name: str, kind: ValueKind) -> ValueKind:
    """A kind whose schema refers to a named definition."""
    DEFINITIONS[name] = {"description": f"{kind.words[0].upper()}{kind.words[1:]}.", **kind.schema}
    return kind._replace(schema={"$ref": f"#/$defs/{name}"})


def effect_kind(times: Sequence[effects.When], barred: Mapping[effects.When, tuple[effects.What, ...]]) -> ValueKind:
    """The kind of effects of cards on certain occasions. `barred`: the impossible effects by occasion."""

    def fault(where: str, effect: Mapping[str, object]) -> str:
        if found := _effect_fault(where, effect):
            return found
        what = next(name for name in effects.WHATS if name in effect)
        if what in next((ways for when, ways in barred.items() if when == effect["when"]), ()):
            return f'{where}: "{what}" is not possible when {effect["when"]}: no figure is there to do it.'
        return ""

    fields: dict[str, ValueKind] = {"when": _word(*times), "within": _NUMBER}
    fields.update(dict.fromkeys(effects.COUNTED, _NUMBER))
    fields.update(dict.fromkeys(effects.SIMPLE, _TRUE))
    fields.update({"die": _word(*_COLORS), "stun": _word(*effects.STUNNED), "splash": _SPLASH})
    kind = _record('an object such as {"when": "attacking", "reroll": 1}', fields, ("when",), fault)
    kind.schema["oneOf"] = [{"required": [what]} for what in effects.WHATS]
    return kind


def _effect_fault(where: str, effect: Mapping[str, object]) -> str:
    given = [what for what in effects.WHATS if what in effect]
    if len(given) != 1:
        found = listed(given, len(given)) or "none"
        return f"{where} needs exactly one of {listed(effects.WHATS, len(effects.WHATS))}, not {found}."
    times: tuple[str, ...] = effects.OCCASIONS[given[0]]
    if effect.get("stun") in ("target", "adjacent"):
        times = _ATTACKED
    if effect["when"] not in times:
        stunned = f" of the {effect['stun']}" if times == _ATTACKED else ""
        return (
            f'{where}: "{given[0]}"{stunned} is possible when {listed(times, len(times), "or")}, not {effect["when"]}.'
        )
    return ""


def _effects(
    name: str, times: Sequence[effects.When], barred: Mapping[effects.When, tuple[effects.What, ...]]
) -> ValueKind:
    return many(
        named(name, effect_kind(times, barred)),
        f'a list of at most {MOST_EFFECTS} effects such as [{{"when": "after-attack", "stun": "target"}}]',
        0,
        MOST_EFFECTS,
    )


HIT_FACES = many(whole(0, 9), "the hits on its six faces, such as [0, 1, 1, 1, 2, 2]", FACES_OF_A_DIE, FACES_OF_A_DIE)
CARD_KIND = _word("main", "bonus", "reaction")
ACTION_EFFECTS = _effects("card-effect", effects.ACTION_TIMES, effects.OFF_THE_MAP)
_BOX = _record(
    'range and dice such as {"range": 3, "dice": ["black", "red"]}', {"range": WOUNDS, "dice": _DICE}, ("range", "dice")
)
ATTACK = ValueKind(
    f'{_BOX.words}, or "{NO_ATTACK}"',
    {"anyOf": [{"const": NO_ATTACK}, _BOX.schema]},
    lambda value: value == NO_ATTACK or _BOX.fits(value),
    _BOX.part_fault,
)
DEFENSE = special(DODGE)
_EVENT_DEFENSE = ValueKind(
    f'{DEFENSE.words}, or "{SPECIAL}"',
    {"anyOf": [DEFENSE.schema, {"const": SPECIAL}]},
    lambda value: value == SPECIAL or DEFENSE.fits(value),
)
_NAME = _text(60)
EVENT = named(
    "event-card",
    _record(
        'a card such as {"name": "My Event", "effects": [{"when": "defending", "shields": 1}], "defense": "special"}',
        {
            "name": _NAME,
            "effects": _effects("event-effect", effects.EVENT_TIMES, effects.WITHOUT_FIGURE),
            "defense": _EVENT_DEFENSE,
        },
        ("name", "effects", "defense"),
    ),
)
GLORY = named(
    "glory-card",
    _record(
        'a card such as {"name": "My Card", "effects": [{"when": "played", "points": 2}]}',
        {"name": _NAME, "effects": ACTION_EFFECTS},
        ("name", "effects"),
    ),
)
CLASS = named(
    "class-card",
    _record(
        'a card such as {"name": "My Class", "exhaust": true, "effects": [{"when": "attacking", "reroll": 1}]}',
        {"name": _NAME, "action": _word("none", "main", "bonus"), "exhaust": TRUTH, "effects": ACTION_EFFECTS},
        ("name", "effects"),
    ),
)
ABILITIES = named(
    "abilities",
    many(
        _record(
            'an ability such as {"name": "My Ability", "argent": 1, "effects": [{"when": "attacking", "reroll": 1}]}',
            {
                "name": _NAME,
                "argent": whole(1, 9),
                "effects": _effects("ability-effect", effects.ABILITY_TIMES, effects.OFF_THE_MAP),
            },
            ("name", "effects"),
        ),
        'a list of abilities such as [{"name": "My Ability", "argent": 1, "effects": [{"when": "attacking", "reroll": 1}]}]',
        0,
        MOST_EFFECTS,
    ),
)
