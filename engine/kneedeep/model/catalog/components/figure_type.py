"""Figure types and weapons: the abilities of invaders and items, every number with its mark."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, record_of, records_of
from kneedeep.model.catalog.sourced_value import Number, SourcedValue, Word, Words, sure_value

ABILITIES = tuple(
    (
        "accuracy agile aimed blast blow-through deadly double-attack flying knockback scuttle seeking "
        "soul-drain sweep telekinesis watchful"
    ).split()
)
DICE_COLORS = ("yellow", "red", "green", "blue")
DEMON_DICE = {"B": "black", "R": "red"}
"""The dice of demons by their letters in a scenario. Rule: RUL16-107."""
DEMON_SIZES = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2)}
"""The width and height of a demon at turn 0, by its number of spaces. Rule: RUL16-73."""
MARINE_COLORS = 3
SCENARIO = "scenario"
DODGE = "dodge"


class Ability(NamedTuple):
    """A special ability of a figure or weapon. `amount`: its number, if it has one (blast)."""

    id: str
    mark: str
    source: str
    amount: Number | None = None
    note: str = ""


class Demon(NamedTuple):
    """The values of a kind's demon card in the 2016 edition. A number without a source is None.

    stagger: its stagger value. special: its special defense, a number of shields or "dodge". Rule: RUL16-112,
    RUL16-113, RUL16-122, RUL16-133.
    """

    health: Number | None = None
    stagger: Number | None = None
    speed: Number | None = None
    dice: Words | None = None
    range: Number | None = None
    toughness: SourcedValue[bool] | None = None
    special: SourcedValue[int | str] | None = None


class FigureType(NamedTuple):
    """A kind of figure. `footprint`: width and height at turn 0. None if no source gives it.

    `demon`: the demon card's numbers in the 2016 edition, None in the 2004 edition, which uses the fields beside it.
    """

    id: str
    name: str
    plural: str
    label: str
    box: str | None
    footprint: SourcedValue[tuple[int, int]]
    in_box: Number | None
    per_color: Number | None = None
    move: Number | None = None
    armor: Number | None = None
    wounds: Number | None = None
    dice: Words | None = None
    reach: Word | None = None
    abilities: tuple[Ability, ...] = ()
    side: str = "invaders"
    stands_for: Word | None = None
    like: str | None = None
    expansion: bool = False
    demon: Demon | None = None
    note: str = ""

    @property
    def oversized(self) -> bool:
        """True if the figure covers more than one space."""
        return self.footprint.value != (1, 1)

    def has(self, ability: str) -> bool:
        """True if the figure has the ability, with any mark."""
        return any(own.id == ability for own in self.abilities)

    def available(self, marines: int) -> int | None:
        """The number of figures in play with a number of marines. None if it is unsure.

        If invaders have the colors of marines, each marine adds a third of the box's total. Otherwise all are in play.
        Rule: 2004 rulebook p. 7 (spawn), invaders of a color no marine plays are out of the game.
        """
        total = sure_value(self.in_box)
        if self.demon is not None:
            return total
        return None if total is None else total // MARINE_COLORS * marines


class ItemType(NamedTuple):
    """A weapon or ammunition; `token` is the token kind that shows it, None for a weapon without a token.

    `sort` (starting, found, grenade) and `cards`, the number of action cards in its set, are those of the 2016 edition.
    Rule: RUL16-04, RUL16-05.
    """

    id: str
    name: str
    plural: str
    label: str
    token: str | None
    box: str | None
    ammo: str | None = None
    dice: Words | None = None
    reach: Word | None = None
    abilities: tuple[Ability, ...] = ()
    sort: str = ""
    cards: Number | None = None
    expansion: bool = False
    note: str = ""

    @property
    def innate(self) -> bool:
        """True for a weapon that every marine has without a token."""
        return self.token is None


def figure_type_like(
    base: FigureType,
    id: str,
    *,
    name: str = "",
    side: str = "invaders",
    move: int | None = None,
    armor: int | None = None,
    wounds: int | None = None,
    dice: tuple[str, ...] | None = None,
    abilities: tuple[str, ...] | None = None,
) -> FigureType:
    """A scenario's own figure type: `base` with the given values changed. The number of figures is unknown."""
    return base._replace(
        id=id,
        name=name or id,
        plural=name or id,
        label=(name or id)[:2].upper(),
        box=None,
        in_box=None,
        per_color=None,
        move=base.move if move is None else SourcedValue(move, "S", SCENARIO),
        armor=base.armor if armor is None else SourcedValue(armor, "S", SCENARIO),
        wounds=base.wounds if wounds is None else SourcedValue(wounds, "S", SCENARIO),
        dice=base.dice if dice is None else SourcedValue(dice, "S", SCENARIO),
        abilities=(base.abilities if abilities is None else tuple(_own_ability(ability) for ability in abilities)),
        side=side,
        stands_for=None,
        like=base.id,
        note="",
    )


def with_demon_numbers(base: FigureType, numbers: Mapping[str, object]) -> FigureType:
    """The figure type with a scenario's numbers for its demon card. These are sure. The others keep their marks.

    Keys: spaces, health, stagger, speed, range, dice (letters of DEMON_DICE), toughness, special (shields or dodge).
    """
    given = {name: numbers[name] for name in Demon._fields if name in numbers}
    if "dice" in given:
        given["dice"] = tuple(DEMON_DICE[letter] for letter in str(given["dice"]))
    if isinstance(special := given.get("special"), Mapping):
        given["special"] = DODGE if special.get("dodge") else special.get("shields", 0)
    marked = {name: SourcedValue(number, "S", SCENARIO) for name, number in given.items()}
    size = numbers.get("spaces")
    return base._replace(
        demon=Demon(**{**(base.demon or Demon())._asdict(), **marked}),
        footprint=SourcedValue(DEMON_SIZES[size], "S", SCENARIO) if isinstance(size, int) else base.footprint,
    )


def _own_ability(text: str) -> Ability:
    """The ability that a scenario names: `watchful`, or `blast 2` with its amount."""
    id, _, amount = text.partition(" ")
    counted = SourcedValue(int(amount), "S", SCENARIO) if amount.isdecimal() and amount.isascii() else None
    return Ability(id if counted is not None else text, "S", SCENARIO, counted)


def figure_type_of(row: Row, expansion: bool) -> FigureType:
    """The figure type a data row describes."""
    abilities = records_of(Ability, row, "abilities")
    demon = {"demon": record_of(Demon, row), "dice": None} if "health" in row else {}
    return record_of(FigureType, row, expansion=expansion, abilities=abilities, **demon)


def item_type_of(row: Row, expansion: bool) -> ItemType:
    """The weapon or ammunition a data row describes."""
    return record_of(ItemType, row, expansion=expansion, abilities=records_of(Ability, row, "abilities"))
