"""The plan of a marine's turn: where to go and which way, whom to attack from where, which order."""

from collections.abc import Sequence
from math import inf
from operator import itemgetter

from kneedeep.games.bots.chances import added, expected
from kneedeep.games.bots.doom2004 import step_choice
from kneedeep.games.bots.doom2004.danger import MOST_LEFT, Foe, strike
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2004.door_plan import door_plan
from kneedeep.games.bots.doom2004.marine_evaluation import REACHED, WATCHED, MarineEvaluation, TurnPlan
from kneedeep.model.catalog.action_points import ADVANCE, SPRINT, UNLOAD
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.actions import Action
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit import marine_cards
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.passage import teleporters
from kneedeep.rules.doom2004.state import DODGE, GUARD, HEAL, NO_ORDER, OFF, State
from kneedeep.rules.doom2004.tables.attack_profile import NO_AMMO
from kneedeep.rules.doom2004.turn_budget import granted

DODGED, GUARDED = 0.3, 0.7
"""The share of expected wounds that a dodge saves, and the worth of a guard order per best attack."""
MEDKIT, ARMOR = 1.8, 8.0
"""The worth of a wound that a medkit heals, and of a token of armor."""
ATTACKS = 19.0
"""The expected number of attacks with a weapon that is found."""
SHOT = 2.0
"""How much better it must be to go somewhere than to attack, for a marine who places an order."""
USUAL = (1, 2, 3)
"""Distances of attacks by which weapons are compared."""


class MarineTurnPlan(MarineEvaluation):
    """One marine's turn: its prospects, and plans made of them."""

    def __init__(self, chart: DistanceMaps, state: State, seat: int, fear: float = 1.0) -> None:
        super().__init__(chart, state, seat, fear)
        self._plans: dict[tuple[int, bool, bool], TurnPlan] = {}

    # Things on the way

    def picks(self, points: int) -> dict[int, tuple[float, Action]]:
        """The worth and the action for each space in reach with something worth taking."""
        s, t = self.s, self.t
        found: dict[int, tuple[float, Action]] = {}
        if not s.pickable:
            return found
        for space in self.reach(points):
            if s.pickable >> space & 1:
                for number in tokens_on_board.lying_at(t, s, space):
                    if t.pieces[number].type.taken and equipment.can_take(t, s, self.seat, number):
                        worth = self.pick_worth(number)
                        if space not in found or worth > found[space][0]:
                            found[space] = worth, ("pick", number)
        return found

    def pick_worth(self, number: int) -> float:
        """The worth of a token on the board to the marine."""
        s, t, seat = self.s, self.t, self.seat
        piece = t.pieces[number]
        kind = piece.kind
        if self.goal is not None and self.goal.kind == "take" and number in self.goal.numbers:
            return REACHED
        if kind in ("key", "item"):
            return REACHED / 2
        if kind == "health":
            return MEDKIT * min(t.parameters.health, wounds.full_wounds(t, s, seat) - s.left[seat])
        if kind == "armor":
            return ARMOR
        if kind == "weapon":
            weapon = t.weapon_number.get(piece.thing, -1)
            return 0.2 if weapon < 0 or s.weapons[seat] >> weapon & 1 else self.weapon_worth(weapon)
        if kind == "ammo" and piece.item >= 0:
            return 1.6 if s.ammo[3 * seat + piece.item] < 3 else 0.7
        return 1.0

    def weapon_worth(self, weapon: int) -> float:
        """The worth of a weapon: its wounds beyond those of the best usable weapon, for some attacks."""
        arms = self.t.weapons[weapon]
        if arms.ammo != NO_AMMO and not self.s.ammo[3 * self.seat + arms.ammo]:
            return 0.8
        return 0.8 + ATTACKS * max(0.0, self.power(weapon) - max(map(self.power, self.weapons), default=0.0))

    def power(self, weapon: int) -> float:
        """The expected wounds from an attack with a weapon at usual distances. A melee weapon reaches one space."""
        arms = self.t.weapons[weapon]
        farther, harder = marine_cards.bonus(self.t, self.s, self.seat, arms)
        distances = USUAL[:1] if arms.melee else USUAL
        odds = self.chart.odds
        found = added(expected(odds.by(arms, far, 2, farther, harder), MOST_LEFT) for far in distances)
        return found / len(USUAL)

    # Plans

    def best(self, points: int, attacks: int, *, melee_only: bool = False) -> TurnPlan:
        """The best plan with these movement points and attacks left."""
        key = points, attacks > 0, melee_only
        if key not in self._plans:
            self._plans[key] = self._best(*key)
        return self._plans[key]

    def _best(self, points: int, attacks: bool, melee_only: bool) -> TurnPlan:
        free = [space for space in self.reach(points) if not self.taken >> space & 1]
        if not free:
            return TurnPlan(-1000.0, ())
        ranked = sorted((-self.base(space), self.costs[space], space) for space in free)
        order = [(1 << space, -less) for less, _, space in ranked]
        end = -inf, 0, 0
        for less, cost, space in ranked:
            if -less < end[0]:
                break
            end = max(end, (self.walked(space), -cost, -space))
        plan = TurnPlan(end[0], self.way(-end[2]))
        stops = list(self.picks(points).items())
        if attacks:
            # What he could do with a second attack is not looked at before the first.
            stops += self.attacks(points, melee_only=melee_only).items()
        for space, (gain, action) in stops:
            gain -= WATCHED * self.fear * self.tolls.get(space, 0.0)
            # Nowhere to go on to is better than the best end.
            if gain + max(self.base(space), order[0][1]) > plan.worth + 1e-9:
                here = self._then(space, points - self.costs[space], order, gain)
                if here > plan.worth + 1e-9:
                    plan = TurnPlan(here, (*self.way(space), action))
        return self._onward(plan, free, points, attacks and not melee_only)

    def _then(self, space: int, points: int, order: list[tuple[int, float]], gain: float) -> float:
        """The worth of going to a space, gaining something there and going on."""
        if points <= 0:
            return gain + self.base(space) if not self.taken >> space & 1 else -1000.0
        ball = self.ball(space, points)
        for bit, worth in order:
            if ball & bit:
                return gain + worth
        return gain + self.base(space)

    def _onward(self, plan: TurnPlan, free: list[int], points: int, attacks: bool) -> TurnPlan:
        """The better of a plan and the best way into the unknown: doors, teleporters, exits, other uses."""
        tables = self.t
        for space in free:
            left = points - self.costs[space]
            near_doors = tables.terrain.beside_doors[space]
            for number in each_number(near_doors) if near_doors and left >= 1 else ():
                found = door_plan(self, space, number, left, attacks=attacks, least=plan.worth)
                plan = max(plan, found or plan, key=itemgetter(0))
            if tables.fixtures >> space & 1 and left >= 1:
                plan = max(plan, self._fixture(space, left) or plan, key=itemgetter(0))
        return plan

    def _fixture(self, space: int, left: int) -> TurnPlan | None:
        s, t = self.s, self.t
        for piece in t.exits:
            if s.lying >> piece.number & 1 and piece.bits >> space & 1:
                if step_choice.is_way_out(self.chart, s, ("exit", piece.number)):
                    return TurnPlan(50.0 - self.costs[space], (*self.way(space), ("exit", piece.number)))
        best: TurnPlan | None = None
        for pad in teleporters.ends_from(t, s, space):
            end = pad.spaces[0]
            if s.revealed >> end & 1:
                worth = self.onward(1 << end, left - 1, freed=1 << end & s.invader_bits)
            else:
                worth = -self.pace * max(0, self.field[end] - (left - 1)) - self.pain(1.0)
            if best is None or worth > best.worth:
                best = TurnPlan(worth, (*self.way(space), ("teleport", pad.number)))
        return best

    def ready(self, points: int) -> TurnPlan:
        """The better of an attack from here and of going somewhere."""
        attack, moved, here = self.attack_from(self.at), self.best(points, 0), self.base(self.at)
        still = TurnPlan(here, ()) if attack is None else TurnPlan(here + attack[0], attack[1:])
        moved = TurnPlan(moved.worth - (0.2 if attack is None else SHOT), moved.actions)
        return still if still.worth >= moved.worth else moved

    def best_order(self) -> tuple[float, int]:
        """The worth and number of the best order at the marine's place."""
        suffered = self.wounds_on(self.at)
        dodge = self.pain(suffered) - self.pain(suffered * (1.0 - DODGED))
        # Who is coming may be shot on the way.
        coming = [
            self.shot(foe) for foe in self.foes if foe.menace and strike(self.chart, self.s, foe, self.at, self.seat)
        ]
        guard = GUARDED * max(coming, default=0.0)
        return max((dodge, DODGE), (self._heal(), HEAL), (guard, GUARD))

    def shot(self, foe: Foe) -> float:
        """The worth of the best attack on a foe that has come near enough to attack."""
        away = 1 if foe.strikes else USUAL[-1]
        usable = [number for number in self.weapons if away == 1 or not self.t.weapons[number].melee]
        return max((self.worth(number, foe, away) for number in usable), default=0.0)

    def _heal(self) -> float:
        """The worth of a heal order: the wounds it heals of one marine in reach."""
        s, t = self.s, self.t
        if "medic" not in s.cards[self.seat]:
            return 0.0
        reach = s.ground.beside[self.at] | 1 << self.at
        near = [seat for seat in range(s.players) if s.at[seat] != OFF and reach >> s.at[seat] & 1]
        return 0.9 * max(min(t.parameters.heal, wounds.full_wounds(t, s, seat) - s.left[seat]) for seat in near)


def choose_mode(turn: MarineTurnPlan, actions: Sequence[Action]) -> Action:
    """Return the action of the turn that promises most."""
    chart, s, seat = turn.chart, turn.s, turn.seat
    best, found = -10_000.0, actions[0]
    for action in actions:
        assert action[0] == "choose"
        _, mode, boost = action
        points, _ = granted(chart.t, s, seat, mode, boost)
        if mode == SPRINT:
            worth = turn.best(points, 0).worth
        elif mode == ADVANCE:
            worth = turn.best(points, 1).worth
        elif mode == UNLOAD:
            if boost:
                continue
            attack = turn.attack_from(turn.at)
            if attack is None:
                continue
            worth = turn.base(turn.at) + 1.75 * attack[0]
        else:
            if boost or s.order[seat] != NO_ORDER:
                continue
            order, _ = turn.best_order()
            worth = order + turn.ready(points).worth
        worth -= 1.2 * boost
        if worth > best + 1e-9:
            best, found = worth, action
    return found
