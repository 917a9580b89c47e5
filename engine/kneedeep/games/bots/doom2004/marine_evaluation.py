"""A marine's options: the spaces in reach, the worth of ending a turn there, and the attacks from there."""

from typing import NamedTuple

from kneedeep.games.bots.chances import Chances, added, expected, fatal, frag_chance
from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2004.danger import Foe, danger_of, spread, strike, wounds_at
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.goal import Goal
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules.doom2004.actions import Action, Fire
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.harm import hazards
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.marine import encounters
from kneedeep.rules.doom2004.state import AIM, OFF, State
from kneedeep.rules.doom2004.tables.attack_profile import NO_AMMO
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, WeaponNumber

PACE = 3.5
"""Wounds that a movement point nearer to the objective is worth."""
CALM, HURRY = 0.5, 6.0
"""From this share of the time that is left on, haste makes pace count more, and how steeply."""
FRAG = 6.0
"""The cost of a frag in wounds, beside its own wounds."""
LATER = 1.0
"""How far an invader that lives counts for the rounds to come."""
TOGETHER = 5
"""Spaces from the nearest friend, each of which beyond costs a wound."""
REACHED = 6.0
"""Wounds that something done is worth."""
BULLET, LAST_BULLET = 0.1, 0.3
"""Wounds that a token of ammunition is worth, and the last one."""
APART = 10
"""A marine more than this many points ahead of the others waits for them a little."""
WATCHED = 4.0
"""How much more the wounds of free attacks on the way count than wounds to come."""
LEAP = 24.0
"""The price, in wounds, of all that a marine has left where its steps lead among invaders and it does nothing there."""
AMID, CROWD = 4.0, 0.5
"""The price, in wounds, of steps alone to where invaders may take at least that share of all that a marine has left."""
BESIDE = 1.0
"""The price, in wounds, of each invader beside the space where steps alone end."""
BLOWN = 0.5
"""The share of an attack that its blow-through into a space beside it is worth."""


class TurnPlan(NamedTuple):
    """The worth of a turn, and its first actions, up to the point where it is planned again."""

    worth: float
    actions: tuple[Action, ...]


class MarineEvaluation:
    """One marine's prospects in one state."""

    def __init__(self, chart: DistanceMaps, state: State, seat: int, fear: float = 1.0) -> None:
        """Prepare the options. `fear`: the weight of expected wounds, 1 for full."""
        self.chart, self.s, self.seat, self.fear = chart, state, seat, fear
        self.t = chart.t
        self.at = state.at[seat]
        self.goal: Goal | None
        self.goal, self.spots = chart.next_spots(state)
        self.harm = state.hazards | state.burning
        self.field = chart.field(state, self.spots, marines=True, heavy=self.harm | state.other_bits)
        self.danger = danger_of(chart, state, seat)
        self.foes = self.danger.foes
        self.passable = state.revealed & ~(state.invader_bits | state.other_bits | state.blocked)
        self.taken = state.marine_bits & ~state.body[seat]
        self.bases: dict[int, float] = {}
        self.costs: dict[int, int] = {self.at: 0}
        self.parents: dict[int, int] = {}
        self.tolls: dict[int, float] = {self.at: 0.0}
        self._flooded = 0
        self._level = 1 << self.at
        self._seen = 1 << self.at
        self.weapons = self.arms()
        self._lit: dict[int, list[tuple[int, int]]] = {}
        self._balls: dict[tuple[int, int], int] = {}
        self._worths: dict[tuple[int, int, int], float] = {}
        self._gains: dict[int, float] = {}
        self._attacks: dict[tuple[int, bool], tuple[float, Fire] | None] = {}
        self.friends = [state.at[one] for one in range(state.players) if one != seat and state.at[one] != OFF]
        self._company = union(chart.around(1 << at, TOGETHER) for at in self.friends)
        haste = chart.haste(state, self.goal, self.field[self.at])
        self.pace = PACE * (1.0 + HURRY * max(0.0, haste - CALM))
        self.behind = max((self.field[at] for at in self.friends if self.field[at] < FAR), default=0)

    # Where he gets

    def reach(self, points: int) -> list[int]:
        """The spaces within a number of movement points, the marine's own first. Fills `costs`, `parents` and `tolls`."""
        beside, watched, tolls = self.s.ground.near, self.danger.watched, self.tolls
        while self._flooded < points and self._level:
            onward = 0
            self._flooded += 1
            walkable = self.passable & ~self._seen
            for number in numbers_of(self._level):
                paid = tolls[number] if watched else 0.0
                for other in beside[number]:
                    bit = 1 << other
                    if walkable & bit:
                        if not onward & bit:
                            onward |= bit
                            self.costs[other] = self._flooded
                        elif not watched or tolls[other] <= paid + watched.get(other, 0.0):
                            continue
                        self.parents[other] = number
                        if watched:
                            tolls[other] = paid + watched.get(other, 0.0)
            self._seen |= onward
            # Nobody walks on through what wounds.
            self._level = onward & ~self.harm
        return [space for space, cost in self.costs.items() if cost <= points]

    def way(self, space: int) -> tuple[Action, ...]:
        """Return the steps to a space."""
        found: list[Action] = []
        while space != self.at:
            found.append(("step", SpaceNumber(space)))
            space = self.parents[space]
        return tuple(reversed(found))

    def ball(self, space: int, points: int) -> int:
        """The spaces within a number of movement points of a given one."""
        key = space, points
        found = self._balls.get(key)
        if found is None:
            found = self._balls[key] = spread(self.s.ground, 1 << space, points, self.passable & ~self.harm)
        return found

    # What a place is worth

    def wounds_on(self, space: int) -> float:
        """The expected wounds on a space until the marine's next turn."""
        return wounds_at(self.chart, self.s, self.danger, self.seat, space)

    def suffered(self, space: int) -> float:
        """The expected wounds on the way to a space, from watchful invaders, and on it."""
        return self.wounds_on(space) + WATCHED * self.tolls.get(space, 0.0)

    def waits(self, far: int) -> float:
        """The price of being too far ahead of the others, `far` points from the objective."""
        return 0.5 * self.pace * max(0, self.behind - far - APART)

    def pain(self, suffered: float) -> float:
        """The cost of expected wounds."""
        return self.fear * (suffered + FRAG * frag_chance(suffered, self.s.left[self.seat]))

    def base(self, space: int) -> float:
        """The worth of ending the turn on a space."""
        found = self.bases.get(space)
        if found is None:
            s, t = self.s, self.t
            far = self.field[space]
            suffered, toll = self.suffered(space), self.tolls.get(space, 0.0)
            if toll and far < self.field[self.at] < FAR:
                # Nobody gets on by steps that he does not survive.
                far += round(frag_chance(toll, s.left[self.seat]) * (self.field[self.at] - far))
            found = -self.pace * min(far, 400) - self.pain(suffered) - self.waits(far)
            if self.friends and not self._company >> space & 1:
                found -= min(t.terrain.chebyshev(space, at) for at in self.friends) - TOGETHER
            if self.harm >> space & 1:
                found -= 2.0
            if t.airless and hazards.is_airless(t, s, SpaceNumber(space)):
                found -= 0.7 if s.oxygen[self.seat] else 2.5
            if t.enders and self._is_met(space):
                found += REACHED
            self.bases[space] = found
        return found

    def most(self, space: int) -> float:
        """A worth that ending the turn on a space does not exceed, whatever the danger there."""
        return -self.pace * min(self.field[space], 400) + (REACHED if self.t.enders else 0.0)

    def walked(self, space: int) -> float:
        """The worth of ending a turn there by mere steps."""
        if self.spots >> space & 1 or space == self.at:
            return self.base(space)
        left = self.s.left[self.seat]
        here, there = min(1.0, self.wounds_on(self.at) / left), min(1.0, self.wounds_on(space) / left)
        amid = AMID if there >= CROWD else 0.0
        beside = (self.s.invader_bits & self.s.ground.beside[space]).bit_count()
        return self.base(space) - self.fear * (LEAP * max(0.0, there - here) + amid + BESIDE * beside)

    def onward(self, spaces: int, points: int, freed: int = 0) -> float:
        """The worth of going on from the best of some known spaces. `freed`: spaces whose invaders are killed by that."""
        passable = self.passable | freed
        ends = spread(self.s.ground, spaces & passable, points, passable & ~self.harm) & ~(self.taken & ~freed)
        killed = added(self.gain(foe) for foe in self.foes if self.s.body[foe.figure] & freed) if freed else 0.0
        return killed + max(map(self.base if freed else self.walked, numbers_of(ends)), default=-1000.0)

    def _is_met(self, space: int) -> bool:
        goal = self.goal
        if goal is None or goal.kind != "use" or not self.spots >> space & 1:
            return False
        return any(number in goal.numbers for number in encounters.waiting_at(self.t, self.s, SpaceNumber(space)))

    # Attacks

    def attacks(self, points: int, *, melee_only: bool = False) -> dict[int, tuple[float, Fire]]:
        """Return for each space in reach the best attack from there: its worth and the action."""
        spaces = (space for space in self.reach(points) if not self.taken >> space & 1)
        found = ((space, self.attack_from(space, melee_only=melee_only)) for space in spaces)
        return {space: best for space, best in found if best is not None}

    def attack_from(self, space: int, *, melee_only: bool = False) -> tuple[float, Fire] | None:
        """Return the best attack from a space, None when there is none worth making."""
        key = space, melee_only
        if key not in self._attacks:
            self._attacks[key] = self._attack_from(*key)
        return self._attacks[key]

    def _attack_from(self, space: int, melee_only: bool) -> tuple[float, Fire] | None:
        s, t = self.s, self.t
        ground, look = s.ground, s.ground.look(space)
        weapons = [(number, t.weapons[number]) for number in self.weapons]
        aimed = 1 if s.order[self.seat] == AIM and space == self.at else 0
        best: tuple[float, Fire] | None = None
        most = 0.0
        for foe in self.foes if look & s.invader_bits else ():
            visible = s.body[foe.figure] & look
            lines = visible and self._lines(foe.figure)
            clear = lines and [(ground.range(space, cell), cell) for cell, lit in lines if lit >> space & 1]
            if not clear:
                continue
            distance, spot = min(clear)
            near = visible & ground.beside[space]
            for number, arms in weapons:
                if not (near if arms.melee else not melee_only):
                    continue
                cell = next(each_number(near)) if arms.melee else spot
                worth = self.worth(number, foe, distance)
                if arms.blast:
                    worth += self._bystanders(cell, number, distance, foe, space)
                rank = worth + self._beyond(cell, number, distance, foe) if arms.blow_through else worth
                if best is None or rank > most + 1e-9:
                    most = rank
                    target = SpaceNumber(cell), FigureNumber(foe.figure)
                    best = worth, ("attack", WeaponNumber(number), *target, aimed)
        return best if best is not None and best[0] > 0.05 else None

    def _lines(self, figure: int) -> list[tuple[int, int]]:
        """For each space of a foe, the spaces with a free line to it."""
        found = self._lit.get(figure)
        if found is None:
            s, shadow = self.s, self.t.terrain.shadow
            others = (s.marine_bits | s.invader_bits | s.other_bits) & ~(s.body[self.seat] | s.body[figure])
            cells = numbers_of(s.body[figure])
            found = self._lit[figure] = [(cell, s.ground.look(cell) & ~shadow(cell, others)) for cell in cells]
        return found

    def arms(self) -> list[int]:
        """The weapons the marine can use now."""
        s, seat = self.s, self.seat
        if s.berserk[seat]:
            return [self.t.weapon_number["fist"]]
        held = self.t.innate | s.weapons[seat]
        charged = s.charge[seat] >= self.t.parameters.soul_cube_charge
        return [
            number
            for number, arms in enumerate(self.t.weapons)
            if held >> number & 1
            and (arms.ammo == NO_AMMO or s.ammo[3 * seat + arms.ammo])
            and (charged or not arms.soul_drain)
        ]

    def chances(self, weapon: int, figure: int, distance: int) -> Chances:
        """Return the chances of wounds of an attack with a weapon."""
        arms = self.t.weapons[weapon]
        farther, harder = marine_cards.bonus(self.t, self.s, self.seat, arms)
        return self.chart.odds.by(arms, distance, armor_of(self.t, self.s, figure), farther, harder)

    def worth(self, weapon: int, foe: Foe, distance: int) -> float:
        """The worth of an attack on a foe: the wounds it spares the marines."""
        key = weapon, foe.figure, distance
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._worth(weapon, foe, distance)
        return found

    def _worth(self, weapon: int, foe: Foe, distance: int) -> float:
        state = self.s
        chances = self.chances(weapon, foe.figure, distance)
        left = state.left[foe.figure]
        killed = fatal(chances, left)
        arms = self.t.weapons[weapon]
        if state.berserk[self.seat] and arms.melee:
            killed = max(killed, added(self.chart.odds.sums(arms.dice).values()))
        gain = self.gain(foe)
        worth = killed * gain + (expected(chances, left) / left - killed) * 0.35 * gain
        if arms.ammo != NO_AMMO:
            price = BULLET if state.ammo[3 * self.seat + arms.ammo] > 1 else LAST_BULLET
            worth -= price * self.chart.odds.spends(arms.dice)
        return worth

    def gain(self, foe: Foe) -> float:
        """The worth of a foe's death."""
        found = self._gains.get(foe.figure)
        if found is None:
            state = self.s
            now = 0.0
            for seat in range(state.players):
                if state.at[seat] != OFF:
                    hurt = strike(self.chart, state, foe, state.at[seat], seat)
                    now = max(now, hurt * (1.0 + FRAG / 2 * (state.left[seat] <= 2 * hurt)))
            blocks = nearest(self.field, state.body[foe.figure]) < self.field[self.at]
            blocks = blocks and bool(foe.reach & self.ball(self.at, 3))
            found = self._gains[foe.figure] = now + LATER * foe.menace + (1.2 if blocks else 0.0)
        return found

    def _beyond(self, cell: int, weapon: int, distance: int, foe: Foe) -> float:
        """The worth of the second attack of a blow-through."""
        near = self.s.ground.beside[cell]
        others = [one for one in self.foes if one.figure != foe.figure and self.s.body[one.figure] & near]
        return BLOWN * max((self.worth(weapon, other, distance) for other in others), default=0.0)

    def _bystanders(self, cell: int, weapon: int, distance: int, foe: Foe, own: int) -> float:
        s, t = self.s, self.t
        area = s.ground.ball(cell, t.weapons[weapon].blast, s.revealed)
        others = [other for other in self.foes if other.figure != foe.figure and s.body[other.figure] & area]
        worth = added(self.worth(weapon, other, distance) for other in others)
        for figure in s.squad:
            where = 1 << own if figure == self.seat else s.body[figure]
            if where & area:
                worth -= 2.0 * expected(self.chances(weapon, figure, distance), s.left[figure])
        return worth
