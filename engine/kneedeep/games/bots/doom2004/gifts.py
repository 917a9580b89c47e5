"""What a marine hands over to a friend beside: ammunition and weapons the friend has more use for."""

from collections.abc import Sequence

from kneedeep.games.bots.doom2004.marine_plan import MarineTurnPlan
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.tables.attack_profile import AMMO, NO_AMMO

GIFT = 0.5
"""A gift must gain more than this."""
FIRST, SECOND, MORE = 3.0, 1.0, 0.3
"""The attacks that a marine's first token of a kind of ammunition counts, the second, and each after them."""


def best_gift(turn: MarineTurnPlan, actions: Sequence[Action]) -> Action | None:
    """The gift of most use, None when there is none."""
    best, found = GIFT, None
    for action in actions:
        match action:
            case ("give", other, what):
                worth = _ammo(turn, other, what) if what < len(AMMO) else _weapon(turn, other, what - len(AMMO))
                if worth > best:
                    best, found = worth, action
    return found


def _ammo(turn: MarineTurnPlan, other: int, kind: int) -> float:
    ammo = turn.s.ammo
    return _use(turn, other, kind, ammo[3 * other + kind]) - _use(turn, turn.seat, kind, ammo[3 * turn.seat + kind] - 1)


def _use(turn: MarineTurnPlan, seat: int, kind: int, held: int) -> float:
    """The worth of one more token of ammunition to a marine that has some."""
    s, t = turn.s, turn.t
    weapons = t.innate | s.weapons[seat]
    guns = [number for number, arms in enumerate(t.weapons) if weapons >> number & 1 and arms.ammo == kind]
    return max(map(turn.power, guns), default=0.0) * (FIRST, SECOND, MORE)[min(held, 2)]


def _weapon(turn: MarineTurnPlan, other: int, weapon: int) -> float:
    """The worth of a second token of a weapon, or of one without ammunition, to a friend that can use it."""
    s, seat = turn.s, turn.seat
    if s.weapons[other] >> weapon & 1:
        return 0.0
    ammo = turn.t.weapons[weapon].ammo
    idle = ammo != NO_AMMO and not s.ammo[3 * seat + ammo] and s.ammo[3 * other + ammo]
    return turn.power(weapon) if idle or weapon in s.spares[seat] else 0.0
