"""The plan of a marine's turn: the card to play, where to go, whom to attack on the way, and where to end."""

from bisect import insort
from collections.abc import Iterator, Sequence
from functools import cached_property
from math import inf
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal, frag_chance
from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2016.attack_odds import AttackTerms, left_of
from kneedeep.games.bots.doom2016.danger import Foe, foes_of
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.goals import COLLECT, DEFEAT
from kneedeep.games.bots.doom2016.step_choice import is_covered
from kneedeep.games.bots.doom2016.walks import Walks, spread
from kneedeep.games.bots.goal import KILL, LEAVE, OPEN, TAKE, USE
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import health_of, is_staggered, stagger_of
from kneedeep.rules.doom2016.passage.passage import others_of
from kneedeep.rules.doom2016.stages import MarineTurn
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.compiled_cards import MAIN, REACTION
from kneedeep.rules.doom2016.tables.moments import NEXT_ATTACK
from kneedeep.rules.numbers import FigureNumber

STEP_WORTH = 0.3
"""The worth of a point nearer to the next goal."""
DONE_WORTH = 6.0
"""The worth of reaching the next goal."""
HURT = 0.3
"""The cost of expected damage to a marine."""
FRAGGED = 5.0
"""The cost of an expected frag of the marine."""
DEMON = 1.2
"""The worth of a demon's death, besides the damage it deals no more."""
WEAPON, HEALTH = 2.0, 0.45
"""The worth of a weapon, and of each recovered damage."""
PAD, DOOR = 0.4, 0.6
"""The worth of a newly active teleporter, and of opening a door in the way."""
STANDOFF = 3
"""No marine needs to come nearer than this many spaces to demons that are to be fragged."""
PLACES = 5
"""The number of spaces to attack from that are looked at closely, and of plans followed to their end."""


class Stop(NamedTuple):
    """Something to do on the way: from where (a bit set), the action, points for it, its worth.

    `target`: of an attack, which spares the marine the share `less` of its danger on the spaces `threat`. `main`: it takes
    a main action.
    """

    bits: int
    action: general.Action | None
    cost: int
    worth: float
    target: int = -1
    threat: int = 0
    less: float = 0.0
    main: bool = False


class TurnPlan(NamedTuple):
    """The actions of a plan as far as they are sure, and its worth."""

    worth: float
    actions: tuple[general.Action, ...]


class Prey(NamedTuple):
    """A demon as an attack sees it: what fragging it is worth, the damage it deals, its health, what is left of it.

    `stagger`: the damage that staggers it, -1 if nothing does.
    """

    prize: float
    mean: float
    health: int
    left: int
    stagger: int


class Hand(NamedTuple):
    """The cards that a marine can play or sprint with.

    `bonus`: those without an attack that leave the main action. `quick`: the marine's points with all of them.
    """

    plays: list[int]
    sprints: list[int]
    bonus: list[int]
    quick: int


class Choice(NamedTuple):
    """A plan in outline: its worth, actions before anything else, the spaces to go to any of, 0 to stay, the action there."""

    worth: float
    first: tuple[general.Action, ...] = ()
    goals: int = 0
    done: tuple[general.Action, ...] = ()


class MarineTurnPlan:
    """A marine's options in the state that the marines see."""

    def __init__(self, maps: DistanceMaps, state: State, seat: int, fear: float = 1.0) -> None:
        """Prepare the options of a state. `fear`: the weight of danger."""
        self.maps, self.state, self.seat, self.fear = maps, state, seat, fear
        self.t = maps.t
        self.goals = maps.goals_left(state)
        self.goal, self.spots = maps.next_of(state, self.goals)
        self.field = maps.field(state, self.spots, marines=True)
        self.foes: list[Foe] = foes_of(maps, state, seat)
        self.left = left_of(maps.t, state, seat)
        self._base: dict[int, float] = {}
        self._prey_of: dict[int, Prey] = {}
        self._danger = {foe.figure: foe for foe in self.foes}
        self._targets: dict[tuple[int, int], int] = {}
        self._covered: dict[tuple[int, int], bool] = {}
        self._ends: dict[tuple[int, int], tuple[int, float]] = {}
        self._reached: dict[int, tuple[int, float]] = {}
        self._plans: dict[tuple[int, AttackTerms | None, bool, bool], Choice] = {}
        self._hunting = self.goal is None or self.goal.kind in (KILL, DEFEAT)
        others = sum(1 for other in state.squad if other != seat)
        self._share = 1.0 / (1.0 + 0.5 * others)

    def base(self, space: int) -> float:
        """The worth of being on a space at the end."""
        if space not in self._base:
            self._rate(1 << space)
        return self._base[space]

    def _rate(self, spaces: int) -> None:
        """Fill `_base` for some spaces: those that the same demons can attack have one risk."""
        regions = [(spaces, 0.0)]
        for _, threatened, more in self.foes:
            if threatened & spaces:
                inside = [(part & threatened, harm + more) for part, harm in regions]
                outside = [(part & ~threatened, harm) for part, harm in regions]
                regions = [region for region in (*inside, *outside) if region[0]]
        near = STANDOFF if self._hunting and self.spots & self.state.demon_bits else 0
        for part, harm in regions:
            risk = self._risk(harm * self._share)
            for space in numbers_of(part):
                far = self.field[space]
                self._base[space] = (-STEP_WORTH * max(0, far - near) if far < FAR else -20.0) - risk

    def _risk(self, harm: float) -> float:
        return self.fear * (HURT * harm + FRAGGED * frag_chance(harm, self.left))

    # Attacks

    def prey(self, demon: int) -> Prey:
        """What an attack on a demon depends on."""
        found = self._prey_of.get(demon)
        if found is None:
            tables, state, figure = self.t, self.state, FigureNumber(demon)
            mean = self.maps.odds.mean(tables.kinds[state.kind[demon]].pool)
            prize = DEMON + mean * 0.6
            if self._hunting and self.spots & state.body[demon]:
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

    def attacks(self, terms: AttackTerms, demon: int, stands: int, least: float) -> Iterator[Stop]:
        """Yield attacks on a demon from the best of the spaces where the marine can be, if worth at least `least` there."""
        bits = stands & self._attackable(demon, terms.range)
        if not bits:
            return
        open_ = self.attack_worth(terms, demon, covered=False)
        if terms.piercing or self.state.shape[demon] or not self.t.parameters.advanced:
            yield self._attack(demon, bits, *open_)
            return
        behind = self.attack_worth(terms, demon, covered=True)
        here = [(bit, space) for bit, space in self._order if bits & bit][:PLACES]
        if max(open_[0], behind[0]) + self._base[here[0][1]] < least:
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

    @cached_property
    def things(self) -> list[Stop]:
        """The items, tokens, doors and teleporters that are worth going to, and staggered demons."""
        return [*self._items(), *self._tokens(), *self._doors(), *self._pads()]

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
            return 0.0 if hurt < most - 1 and self.left > 3 else HEALTH * min(most, hurt)
        if token.thing in tables.weapon_number:
            return WEAPON if self.state.supply[tables.weapon_number[token.thing]] > 0 else 0.0
        wanted = self.goal is not None and self.goal.kind in (TAKE, COLLECT)
        return DONE_WORTH if wanted or bits & self.spots else 2.0

    def _tokens(self) -> Iterator[Stop]:
        for token in self.t.usable:
            bits = tokens_on_map.use_spaces(self.t, self.state, token.number)
            if bits:
                wanted = [one for one in self.goals if one.kind == USE and token.number in one.numbers]
                worth = 3.0 if wanted else 0.6
                if self._is_next(USE, token.number):
                    worth = DONE_WORTH
                yield Stop(bits, ("use", token.number), token.cost, worth, main=token.action == MAIN)

    def _doors(self) -> Iterator[Stop]:
        cost = self.t.parameters.door
        for door in self.t.doors:
            number = door.number
            is_open = bool(self.state.doors >> number & 1)
            if not door.stands or door.kind == "passage" or not (door.reach | door.beside) & self._ordered:
                continue
            if door.exit:
                if self._is_next(LEAVE, number):
                    yield Stop(door.beside, ("leave" if is_open else "open", number), cost, DONE_WORTH)
            elif not is_open:
                asked = next((one for one in self.goals if one.kind == OPEN and number in one.numbers), None)
                if asked is None:
                    yield Stop(self._inward(number, door.reach), ("open", number), cost, DOOR)
                elif asked == self.goal:
                    yield Stop(door.reach, ("open", number), cost, DONE_WORTH)

    def _is_next(self, kind: str, number: int) -> bool:
        """Whether a door or token is the next goal."""
        return self.goal is not None and self.goal.kind == kind and number in self.goal.numbers

    def _inward(self, door: int, reach: int) -> int:
        """The spaces from which the next goal is behind a shut door."""
        found = 0
        if self._openable >> door & 1:
            for space in each_number(reach):
                if nearest(self.field, self.maps.beyond(self.state, door, space)) < self.field[space]:
                    found |= 1 << space
        return found

    @cached_property
    def _openable(self) -> int:
        return self.maps.openable(self.state, marines=True)

    def _pads(self) -> Iterator[Stop]:
        for pad in self.t.pads:
            if not self.state.pads & pad.bits and pad.element.needs is None:
                yield Stop(pad.bits, None, 0, PAD)

    @cached_property
    def _glory(self) -> list[Stop]:
        """Glory Kills: the way ends there, and the marine may go on."""
        state, found = self.state, []
        for demon in state.crowd:
            if state.damage[demon] and is_staggered(self.t, state, demon):
                heal = HEALTH * min(self.t.parameters.glory_heal, state.damage[self.seat])
                worth = self.prey(demon).prize * 1.1 + 0.5 + heal
                found.append(Stop(state.body[demon], None, 0, worth, demon, 0, 1.0))
        return found

    # The plan

    def best(self, actions: Sequence[general.Action], stage: MarineTurn) -> TurnPlan:
        """The best plan: with the rest of the played card, or with another card or a sprint first."""
        hand = self._hand(actions, stage)
        self._walk(hand, stage.points)
        choices = self._with_rest(actions, stage), *self._with_plays(hand, stage)
        chosen = max(choices, key=lambda choice: choice.worth)
        way = self._walks.way_to(chosen.goals) if chosen.goals and not chosen.first else ()
        done = chosen.first or (*way, *chosen.done)
        if not done and hand.bonus:
            # A card played makes room for another one.
            done = (("play", hand.bonus[0]),)
        return TurnPlan(chosen.worth, done)

    def _hand(self, actions: Sequence[general.Action], stage: MarineTurn) -> Hand:
        cards = self.t.cards.actions
        plays = [card for kind, *rest in actions if kind == "play" for card in rest]
        sprints = [card for kind, *rest in actions if kind == "sprint" for card in rest]
        bonus = [card for card in plays if cards[card].kind != MAIN and not cards[card].range]
        return Hand(plays, sprints, bonus, stage.points + sum(cards[card].speed for card in bonus))

    def _walk(self, hand: Hand, points: int) -> None:
        """Look where the marine gets with the points left and the cards of its hand."""
        cards = self.t.cards.actions
        speeds = [cards[card].speed for card in hand.plays] + [self.t.parameters.sprint] * bool(hand.sprints)
        most = max([points, *(hand.quick + speed for speed in speeds)])
        self._walks = Walks(self.maps, self.state, FigureNumber(self.seat), most)
        self._costs: dict[int, int] = {self.state.at[self.seat]: 0}
        for cost, level in enumerate(self._walks.ends):
            self._costs.update(dict.fromkeys(numbers_of(level), cost))
        self._ordered = union(self._walks.ends) | 1 << self.state.at[self.seat]
        self._rate(self._ordered)
        ranked = sorted((-self._base[space], space) for space in self._costs)
        self._order = [(1 << space, space) for _, space in ranked]

    def _with_rest(self, actions: Sequence[general.Action], stage: MarineTurn) -> Choice:
        """The best plan with what is left of the card that was played last."""
        terms = self.maps.odds.of_card(stage.card, stage.boosts) if stage.card >= 0 else None
        can_stay = any(action[0] == "end" for action in actions)
        return self._with(stage.points, terms, stage.mains, (), can_stay=can_stay)

    def _with_plays(self, hand: Hand, stage: MarineTurn) -> Iterator[Choice]:
        """The best plan with each card of the hand."""
        cards, bonus = self.t.cards.actions, hand.bonus
        more = (*stage.boosts, *self._boosts(bonus))
        armed = [card for card in hand.plays if cards[card].range]
        moving = [card for card in sorted(hand.plays) if card not in armed and card not in bonus]
        for card in (*armed, *moving):
            known = cards[card]
            terms = self.maps.odds.of_card(card, more) if known.range else None
            # Bonus cards come before a card with an attack, which anything played after it would end.
            first = ("play", next((one for one in bonus if one != card), card))
            mains = stage.mains - (known.kind == MAIN)
            yield self._with(hand.quick + known.speed, terms, mains, (first,))
        if bonus:
            yield self._with(hand.quick, None, stage.mains, (("play", bonus[0]),))
        if hand.sprints:
            yield self._with_sprint(hand, stage)

    def _with_sprint(self, hand: Hand, stage: MarineTurn) -> Choice:
        """The best plan with a sprint for the card that is missed least."""
        cards = self.t.cards.actions
        worst = min(hand.sprints, key=lambda card: (self._keep(card), card))
        left = [card for card in hand.bonus if card != worst]
        points = stage.points + self.t.parameters.sprint + sum(cards[card].speed for card in left)
        first = ("play", left[0]) if left else ("sprint", worst)
        plan = self._with(points, None, stage.mains - 1, (first,))
        return plan._replace(worth=plan.worth - 0.3)

    def _boosts(self, bonus: Sequence[int]) -> list[int]:
        """The effects of bonus cards on the next attack."""
        cards = self.t.cards
        numbers = [number for card in bonus for number in cards.actions[card].source.effects]
        return [number for number in numbers if cards.effects[number].when == NEXT_ATTACK]

    def _keep(self, card: int) -> float:
        """The worth of a card in hand."""
        known = self.t.cards.actions[card]
        if known.kind == REACTION:
            return 1.5
        if not known.range:
            return 0.5 + 0.2 * known.speed
        return self.maps.odds.mean(known.pool)

    def _with(
        self,
        points: int,
        terms: AttackTerms | None,
        mains: int,
        first: tuple[general.Action, ...],
        *,
        can_stay: bool = True,
    ) -> Choice:
        """The best plan with these movement points and an attack. `first`: actions before anything else."""
        key = points, terms, mains > 0, can_stay
        if key not in self._plans:
            self._plans[key] = self._plan(points, terms, mains, can_stay=can_stay)
        return self._plans[key]._replace(first=first)

    def _plan(self, points: int, terms: AttackTerms | None, mains: int, *, can_stay: bool) -> Choice:
        here, base = self.state.at[self.seat], self._base
        stands, top = self._within(points)
        best = Choice(base[here] if can_stay else -99.0)
        if top > best.worth:
            best = Choice(top, (), union(1 << one for one in numbers_of(stands) if base[one] == top))
        if can_stay:
            stands |= 1 << here
        for stop, cost, space in self._ranked(stands, points, terms, mains):
            worth = stop.worth + self._end(space, points - cost, stop)
            if worth > best.worth:
                goals = 1 << space if space != here else 0
                best = Choice(worth, (), goals, (stop.action,) if stop.action is not None else ())
        return best

    def _ranked(
        self, stands: int, points: int, terms: AttackTerms | None, mains: int
    ) -> list[tuple[Stop, int, int]]:
        """The stops that promise most, with the points for them and the spaces where they are made."""
        ranked: list[tuple[float, int, int, general.Action | tuple[()], int]] = []
        stops: list[Stop] = []

        def rank(stop: Stop) -> None:
            for space in numbers_of(stop.bits & stands):
                cost = self._costs[space] + stop.cost
                less = -(stop.worth + self._base[space] - 0.01 * cost)
                if cost <= points and (len(ranked) < PLACES or less <= ranked[-1][0]):
                    insort(ranked, (less, cost, space, stop.action or (), len(stops)))
                    del ranked[PLACES:]
            stops.append(stop)

        for stop in (*self.things, *self._glory):
            if mains > 0 or not stop.main:
                rank(stop)
        if terms is not None:
            for demon in self.state.crowd:
                least = -ranked[-1][0] if len(ranked) == PLACES else -inf
                for stop in self.attacks(terms, demon, stands, least):
                    rank(stop)
        return [(stops[number], cost, space) for _, cost, space, _, number in ranked]

    def _within(self, points: int) -> tuple[int, float]:
        """The spaces where the marine can end with these points, its own left out, and the worth of the best of them."""
        found = self._reached.get(points)
        if found is None:
            stands = union(self._walks.ends[: points + 1])
            top = self._top(stands)
            found = self._reached[points] = stands, top
        return found

    def _end(self, space: int, left: int, stop: Stop) -> float:
        """The worth of the best end of a turn from a space with `left` movement points."""
        ends, best = self._around(space, left)
        eased = ends & stop.threat if stop.target >= 0 else 0
        if eased and stop.less:
            spared = HURT * stop.less * self._share * self.fear * 2.0
            best = max(best, self._top(eased) + spared)
        return best

    def _top(self, spaces: int) -> float:
        """The worth of the best of some spaces."""
        best = -1e9
        for bit, space in self._order:
            if spaces & bit:
                best = self._base[space]
                break
        # Places that only a way on from a Glory Kill reaches are not in order.
        for space in each_number(spaces & ~self._ordered):
            best = max(best, self.base(space))
        return best

    def _around(self, space: int, left: int) -> tuple[int, float]:
        """The spaces where a way on from a space can end, and the worth of the best of them."""
        found = self._ends.get((space, left))
        if found is None:
            ends = 1 << space
            if left > 0:
                taken = others_of(self.t, self.state, self.seat).occupied
                ends |= spread(self.maps, self.state, self.seat, space, left) & ~taken
            best = max(-99.0, self._top(ends))
            found = self._ends[space, left] = ends, best
        return found


def gain_worth(maps: DistanceMaps, state: State, seat: int, token: int) -> float:
    """The worth of an item at the marine's space. A health pack is kept for a marine it heals."""
    known = maps.t.tokens[token]
    if known.kind == "health-pack":
        left = left_of(maps.t, state, seat)
        enough = state.damage[seat] >= maps.t.parameters.health_pack - 1 or (left <= 3 and state.damage[seat])
        return 1.0 if enough else 0.0
    return 1.0
