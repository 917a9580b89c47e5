"""Possible acts of a marine on its way: attacks, items, tokens, doors, teleporters, Glory Kills."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2016.attack_odds import AttackTerms
from kneedeep.games.bots.doom2016.danger import foes_of
from kneedeep.games.bots.doom2016.goals import COLLECT
from kneedeep.games.bots.doom2016.marine_outlook import MarineOutlook
from kneedeep.games.bots.doom2016.step_choice import is_covered
from kneedeep.games.bots.goal import LEAVE, OPEN, TAKE, USE
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import health_of, is_staggered, stagger_of
from kneedeep.rules.doom2016.invader.sighting import AT_SIGHT
from kneedeep.rules.doom2016.tables.compiled_cards import MAIN
from kneedeep.rules.numbers import FigureNumber

DONE_WORTH = 6.0
"""The worth of reaching the next goal."""
DEMON = 1.2
"""The worth of a demon's death, in addition to its prevented damage."""
WEAPON, HEALTH = 2.0, 0.45
"""The worth of a weapon, and of each recovered point of damage."""
PAD, DOOR = 0.4, 0.6
"""The worth of a newly active teleporter, and of opening a door in the way."""
PLACES = 5
"""The number of spaces to attack from that are examined."""


class Stop(NamedTuple):
    """An act on the way: the spaces where it is possible (a bit set), the action, its cost in points, its worth.

    `target`: of an attack. It reduces the danger on the spaces `threat` by the share `less`. `main`: it takes a main
    action. `wakes`: demons behind it can then attack, or a portal summons at sight.
    """

    bits: int
    action: general.Action | None
    cost: int
    worth: float
    target: int = -1
    threat: int = 0
    less: float = 0.0
    main: bool = False
    wakes: bool = False


class Prey(NamedTuple):
    """A demon as a target: the worth of fragging it, the damage it deals, its health, its remaining health.

    `stagger`: the damage that staggers it, -1 if nothing does.
    """

    prize: float
    mean: float
    health: int
    left: int
    stagger: int


class MarineStops:
    """The possible acts of a marine on its way, each with its spaces and its worth."""

    def __init__(self, outlook: MarineOutlook) -> None:
        """Take a marine's view of a state."""
        self.maps, self.state, self.seat, self.t = outlook.maps, outlook.state, outlook.seat, outlook.t
        self._outlook = outlook
        self._danger = {foe.figure: foe for foe in outlook.foes}
        self._prey_of: dict[int, Prey] = {}
        self._targets: dict[tuple[int, int], int] = {}
        self._covered: dict[tuple[int, int], bool] = {}

    # Attacks

    def prey(self, demon: int) -> Prey:
        """The demon's values for the worth of an attack."""
        found = self._prey_of.get(demon)
        if found is None:
            tables, state, figure = self.t, self.state, FigureNumber(demon)
            mean = self.maps.odds.mean(tables.kinds[state.kind[demon]].pool)
            prize = DEMON + mean * 0.6
            if self._outlook.hunts and self._outlook.spots & state.body[demon]:
                prize += 2.0
            stagger = -1
            if tables.parameters.advanced and not is_staggered(tables, state, figure):
                stagger = max(0, stagger_of(tables, state, figure) - state.damage[demon])
            health = health_of(tables, state, demon)
            found = Prey(prize, mean, health, health - state.damage[demon], stagger)
            self._prey_of[demon] = found
        return found

    def attack_worth(self, terms: AttackTerms, demon: int, *, covered: bool) -> tuple[float, float]:
        """The worth of an attack on a demon, and the probability that it frags it."""
        state = self.state
        chances = self.maps.odds.against(state, terms, demon, covered=covered)
        prize, mean, health, left, stagger = self.prey(demon)
        dead = fatal(chances, left)
        worth = prize * (dead + 0.6 * expected(chances, left) / health)
        if stagger >= 0:
            worth += 0.35 * prize * (fatal(chances, stagger) - dead)
        if terms.stuns:
            worth += 0.4 * mean * (1.0 - dead)
        if terms.splash:
            around = union(state.ground.near(space, 1) for space in each_number(state.body[demon]))
            for other in state.crowd:
                if other != demon and state.body[other] & around:
                    worth += 0.25 * terms.splash
            friends = sum(1 for other in state.squad if state.body[other] & around)
            worth -= 0.5 * terms.splash * friends
        return worth, dead

    def attacks(
        self, terms: AttackTerms, demon: int, stands: int, order: Sequence[tuple[int, int]], least: float
    ) -> Iterator[Stop]:
        """Yield attacks on a demon that are worth at least `least`, from the best spaces the marine can reach.

        `order`: spaces, the best first, as bit and number.
        """
        bits = stands & self._attackable(demon, terms.range)
        if not bits:
            return
        open_ = self.attack_worth(terms, demon, covered=False)
        if terms.piercing or self.state.shape[demon] or not self.t.parameters.advanced:
            yield self._attack(demon, bits, *open_)
            return
        behind = self.attack_worth(terms, demon, covered=True)
        here = [(bit, space) for bit, space in order if bits & bit][:PLACES]
        if max(open_[0], behind[0]) + self._outlook.worths[here[0][1]] < least:
            return
        hidden = union(bit for bit, space in here if self._is_covered(space, demon))
        clear = union(bit for bit, _ in here) & ~hidden
        if clear:
            yield self._attack(demon, clear, *open_)
        if hidden:
            yield self._attack(demon, hidden, *behind)

    def _attack(self, demon: int, bits: int, worth: float, dead: float) -> Stop:
        _, threat, harm = self._danger.get(demon, (demon, 0, 0.0))
        return Stop(bits, ("attack", demon), 0, worth, demon, threat, dead * harm)

    def _attackable(self, demon: int, distance: int) -> int:
        """The spaces within range and sight of a demon."""
        found = self._targets.get((demon, distance))
        if found is None:
            near, seen = self.state.ground.body_reach(self.state.body[demon], distance)
            found = self._targets[demon, distance] = near & seen
        return found

    def _is_covered(self, space: int, demon: int) -> bool:
        found = self._covered.get((space, demon))
        if found is None:
            found = is_covered(self.maps, self.state, 1 << space, demon)
            self._covered[space, demon] = found
        return found

    # Other things to do on the way

    def things(self, reached: int) -> list[Stop]:
        """The items, tokens, doors and teleporters that are worth going to, and staggered demons.

        `reached`: the spaces where the marine can end.
        """
        return [*self._items(), *self._tokens(), *self._doors(reached), *self._pads(), *self._glory()]

    def _items(self) -> Iterator[Stop]:
        tables, state = self.t, self.state
        if state.pickable:
            for number in each_number(state.lying):
                if tables.tokens[number].is_item:
                    bits = tokens_on_map.bits_of(tables, state, number)
                    worth = self._item_worth(number, bits)
                    if worth > 0:
                        yield Stop(bits, ("gain", number), 0, worth)

    def _item_worth(self, number: int, bits: int) -> float:
        tables, hurt = self.t, self.state.damage[self.seat]
        token, most = tables.tokens[number], tables.parameters.health_pack
        if token.kind == "health-pack":
            return 0.0 if hurt < most - 1 and self._outlook.left > 3 else HEALTH * min(most, hurt)
        if token.thing in tables.weapon_number:
            return WEAPON if self.state.supply[tables.weapon_number[token.thing]] > 0 else 0.0
        wanted = self._outlook.goal is not None and self._outlook.goal.kind in (TAKE, COLLECT)
        return DONE_WORTH if wanted or bits & self._outlook.spots else 2.0

    def _tokens(self) -> Iterator[Stop]:
        for token in self.t.usable:
            bits = tokens_on_map.use_spaces(self.t, self.state, token.number)
            if bits:
                wanted = [one for one in self._outlook.goals if one.kind == USE and token.number in one.numbers]
                worth = DONE_WORTH if self._is_next(USE, token.number) else 3.0 if wanted else 0.6
                yield Stop(bits, ("use", token.number), token.cost, worth, main=token.action == MAIN)

    def _doors(self, reached: int) -> Iterator[Stop]:
        cost = self.t.parameters.door
        for door in self.t.doors:
            number = door.number
            is_open = bool(self.state.doors >> number & 1)
            if not door.stands or door.kind == "passage" or not (door.reach | door.beside) & reached:
                continue
            if door.exit:
                if self._is_next(LEAVE, number):
                    yield Stop(door.beside, ("leave" if is_open else "open", number), cost, DONE_WORTH)
            elif not is_open:
                asked = next((one for one in self._outlook.goals if one.kind == OPEN and number in one.numbers), None)
                bits, worth = (self._inward(number, door.reach), DOOR) if asked is None else (door.reach, DONE_WORTH)
                if asked in (None, self._outlook.goal):
                    yield Stop(bits, ("open", number), cost, worth, wakes=self._wakes(number, bits))

    def _wakes(self, door: int, spaces: int) -> bool:
        """Whether demons could attack a marine on some spaces at an open door, or a portal would see it and summon."""
        if any(foe.threatened & spaces for foe in foes_of(self.maps, self.state, self.seat, 1 << door)):
            return True
        if self.t.threat != AT_SIGHT:
            return False
        portals = union(tokens_on_map.bits_of(self.t, self.state, number) for number in each_number(self.state.portals))
        opened = self.t.ground(self.state.doors | 1 << door)
        return any(opened.view(space) & portals for space in each_number(spaces))

    def _is_next(self, kind: str, number: int) -> bool:
        """Whether a door or token is the next goal."""
        return (
            self._outlook.goal is not None and self._outlook.goal.kind == kind and number in self._outlook.goal.numbers
        )

    def _inward(self, door: int, reach: int) -> int:
        """The spaces from which the next goal is behind a shut door."""
        found = 0
        if self.maps.openable(self.state, marines=True) >> door & 1:
            for space in each_number(reach):
                if nearest(self._outlook.field, self.maps.beyond(self.state, door, space)) < self._outlook.field[space]:
                    found |= 1 << space
        return found

    def _pads(self) -> Iterator[Stop]:
        for pad in self.t.pads:
            if not self.state.pads & pad.bits and pad.element.needs is None:
                yield Stop(pad.bits, None, 0, PAD)

    def _glory(self) -> Iterator[Stop]:
        """Glory Kills: the way ends there, and the marine may go on."""
        state = self.state
        for demon in state.crowd:
            if state.damage[demon] and is_staggered(self.t, state, demon):
                heal = HEALTH * min(self.t.parameters.glory_heal, state.damage[self.seat])
                worth = self.prey(demon).prize * 1.1 + 0.5 + heal
                yield Stop(state.body[demon], None, 0, worth, demon, 0, 1.0)
