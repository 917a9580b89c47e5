"""Effects of cards and abilities of the 2016 edition with their occasions: the words of the card data."""

from typing import Literal, NamedTuple, get_args

from kneedeep.model.catalog.data_rows import Row, record_of

When = Literal[
    "played",
    "next-attack",
    "before-attack",
    "attacking",
    "defending",
    "after-attack",
    "enemy-attacked",
    "activation-start",
    "activation-end",
    "status",
    "fragged",
    "demon-activated",
]
"""The occasions.

played: when the card is played, or a Glory Kill card is used. next-attack: the owner's next attack of this
activation gets it. before-attack, attacking, after-attack: before the owner declares a defender, in step 5 of
its attack, after it. defending: in step 4 of an attack on the owner. enemy-attacked: after an enemy in sight
has attacked. activation-start, activation-end: of the owner, for an event of anybody. status: in the Status
Phase. fragged: once the owner is fragged, for an event one of the demons. demon-activated: for an event, when
a demon begins its activation. Rule: RUL16-106, RUL16-114, RUL16-118, RUL16-185 to RUL16-190.
"""
What = Literal[
    "points",
    "die",
    "range",
    "reroll",
    "hits",
    "shields",
    "dodge",
    "stun",
    "splash",
    "attack",
    "heal",
    "draw",
    "ignore-cover",
    "look-initiative",
]
"""Effects of cards: movement points, one die more, range, dice rolled again, hits, shields, a dodge, a stun, damage
around a space, an attack, damage recovered, cards drawn, the defender's cover ignored, cards looked at and
put back on the initiative deck.
"""
Stunned = Literal["target", "adjacent", "chosen"]
"""The targets of a stun: the defender, one figure beside the defender, or one enemy of the owner's choice."""
WHENS: tuple[When, ...] = get_args(When)
WHATS: tuple[What, ...] = get_args(What)
STUNNED: tuple[Stunned, ...] = get_args(Stunned)
COUNTED: tuple[What, ...] = ("points", "range", "reroll", "hits", "shields", "heal", "draw", "look-initiative")
"""The effects with a number."""
SIMPLE: tuple[What, ...] = ("dodge", "attack", "ignore-cover")
"""The effects without a number."""

_IN_AN_ATTACK: tuple[When, ...] = ("next-attack", "before-attack", "attacking")
_AT_OTHER_TIMES: tuple[When, ...] = (
    "played",
    "after-attack",
    "enemy-attacked",
    "activation-start",
    "activation-end",
    "status",
    "fragged",
    "demon-activated",
)
OCCASIONS: dict[What, tuple[When, ...]] = {
    **dict.fromkeys(("points", "attack", "heal", "draw", "look-initiative"), _AT_OTHER_TIMES),
    **dict.fromkeys(("stun", "splash"), ("next-attack", *_AT_OTHER_TIMES)),
    "die": _IN_AN_ATTACK,
    "range": ("next-attack", "before-attack"),
    "reroll": ("next-attack", "attacking"),
    "hits": ("next-attack", "attacking"),
    "ignore-cover": ("next-attack", "before-attack"),
    "shields": ("defending",),
    "dodge": ("defending",),
}
"""The possible effects of each occasion. Rule: RUL16-33, RUL16-106, RUL16-114, RUL16-118."""
ACTION_TIMES: tuple[When, ...] = tuple(when for when in WHENS if when not in ("status", "demon-activated"))
"""The occasions of action cards, Glory Kill cards and class cards."""
ABILITY_TIMES: tuple[When, ...] = tuple(when for when in ACTION_TIMES if when not in ("played", "next-attack"))
"""The occasions of abilities of demons."""
EVENT_TIMES: tuple[When, ...] = tuple(when for when in WHENS if when not in ("played", "next-attack"))
"""The occasions of event cards."""

FOR_FIGURES: tuple[What, ...] = ("points", "attack")
"""The effects that need an acting figure."""
ON_THE_MAP: tuple[What, ...] = (*FOR_FIGURES, "heal", "stun", "splash")
"""The effects that a figure can have or get only while it is on the map."""
OFF_THE_MAP: dict[When, tuple[What, ...]] = {"fragged": ON_THE_MAP}
"""The effects that cards and abilities of a figure can't have, by occasion. Rule: RUL16-190."""
WITHOUT_FIGURE: dict[When, tuple[What, ...]] = dict.fromkeys(("status", "fragged", "enemy-attacked"), FOR_FIGURES)
"""The effects that events can't have, by occasion, because the invader has no figure there for them."""


class Splash(NamedTuple):
    """Damage by dice around a space. It can't be defended against. Rule: RUL16-119.

    dice: by color. reach: the greatest distance of harm, 0 for the space alone. whom: one figure of the owner's choice,
    or each. side: anybody, or enemies alone. itself: the figure in the middle is harmed too. drain: the owner
    recovers as much damage as it deals.
    """

    dice: tuple[str, ...]
    reach: int
    whom: Literal["one", "each"]
    side: Literal["any", "enemy"] = "any"
    itself: bool = False
    drain: bool = False


class Effect(NamedTuple):
    """One effect of a card. Fields that `what` does not use are empty.

    within: the greatest distance of a chosen space or figure in sight. 0: at the defender, else anywhere in sight.
    """

    when: When
    what: What
    amount: int = 0
    die: str = ""
    stun: Stunned | None = None
    splash: Splash | None = None
    within: int = 0


def effect_of(row: Row) -> Effect:
    """The effect that a row of data describes: `{"when": "played", "points": 2}`."""
    what = next(name for name in WHATS if name in row)
    value = row[what]
    splash = record_of(Splash, value) if isinstance(value, dict) else None
    return record_of(Effect, row, what=what, amount=value if what in COUNTED else 0, splash=splash)


def effects_of(rows: list[Row]) -> tuple[Effect, ...]:
    """The effects that rows of data describe."""
    return tuple(map(effect_of, rows))


def written_effect(effect: Effect) -> dict[str, object]:
    """An effect as a row of data for `effect_of`."""
    value: object = effect.die or effect.stun or True
    if effect.what in COUNTED:
        value = effect.amount
    elif effect.splash is not None:
        defaults = Splash._field_defaults
        given = {name: field for name, field in effect.splash._asdict().items() if field != defaults.get(name)}
        value = {**given, "dice": list(effect.splash.dice)}
    within = {"within": effect.within} if effect.within else {}
    return {"when": effect.when, effect.what: value, **within}
