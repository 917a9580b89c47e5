"""Attack profiles: dice and abilities of a weapon or an invader, as plain numbers."""

from typing import NamedTuple

from kneedeep.model.catalog import FigureType, ItemType
from kneedeep.model.catalog.play_data import Arms as PlacedArms
from kneedeep.support.translation import later

DICE = ("yellow", "red", "green", "blue")
YELLOW, RED, GREEN, BLUE = range(4)
AMMO = (later("bullets"), later("rockets"), later("cells"))
NO_AMMO = -1
_LETTERS = "yrgb"


class AttackProfile(NamedTuple):
    """Dice by color, adjacent spaces only or not, ammunition (an index in AMMO or NO_AMMO), abilities.

    Rule: 2004 rulebook p. 12 and the expansion's glossary (special abilities).
    """

    id: str
    name: str
    dice: tuple[int, ...]
    melee: bool
    ammo: int
    accuracy: int
    deadly: int
    blast: int
    aimed: bool
    blow_through: bool
    knockback: bool
    seeking: bool
    sweep: bool
    soul_drain: bool
    telekinesis: bool


def profile_of(thing: FigureType | ItemType, placed: PlacedArms | None) -> AttackProfile | None:
    """The attack profile of a figure or weapon, None if it can't attack. `placed` supplies unknown dice."""
    dice = thing.dice if thing.dice is not None else placed.dice if placed is not None else None
    reach = thing.reach if thing.reach is not None else placed.reach if placed is not None else None
    if dice is None or reach is None:
        return None
    ammo = getattr(thing, "ammo", None)
    amounts = {ability.id: (1 if ability.amount is None else ability.amount.value) for ability in thing.abilities}
    return AttackProfile(
        id=thing.id,
        name=thing.name,
        dice=tuple(sorted(_LETTERS.index(color[0].lower()) for color in dice.value)),
        melee=reach.value == "melee",
        ammo=NO_AMMO if ammo is None else AMMO.index(ammo),
        accuracy=amounts.get("accuracy", 0),
        deadly=amounts.get("deadly", 0),
        blast=amounts.get("blast", 0),
        aimed="aimed" in amounts,
        blow_through="blow-through" in amounts,
        knockback="knockback" in amounts,
        seeking="seeking" in amounts,
        sweep="sweep" in amounts,
        soul_drain="soul-drain" in amounts,
        telekinesis="telekinesis" in amounts,
    )
