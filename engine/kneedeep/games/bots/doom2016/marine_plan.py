"""The plan of a marine's turn: the card to play, where to go, whom to attack on the way, and where to end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.games.bots.chances import expected, fatal, frag_chance
from kneedeep.games.bots.distances import FAR, nearest
from kneedeep.games.bots.doom2016.attack_odds import AttackTerms, left_of
from kneedeep.games.bots.doom2016.danger import Foe, foes_of
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.games.bots.doom2016.goals import COLLECT, DEFEAT
from kneedeep.games.bots.doom2016.step_choice import is_covered
from kneedeep.games.bots.goal import KILL, LEAVE, OPEN, TAKE, USE
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules import action as general
from kneedeep.rules.answers import Path
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import health_of, is_staggered, stagger_of
from kneedeep.rules.doom2016.passage.passage import joined_pads, others_of
from kneedeep.rules.doom2016.passage.paths import find_paths
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
    """Something to do on the way: from where (a bit set), the action, points for it, its worth. `target`: of an attack."""

    bits: int
    action: general.Action | None
    cost: int
    worth: float
    target: int = -1
    threat: int = 0
    less: float = 0.0


class TurnPlan(NamedTuple):
    """The actions of a plan as far as they are sure, and its worth."""

    worth: float
    actions: tuple[general.Action, ...]


class MarineTurnPlan:
    """A marine's options in the state that the marines see."""

    def __init__(self, maps: DistanceMaps, state: State, seat: int, fear: float = 1.0) -> None:
        """Prepare the options of a state. `fear`: the weight of danger."""
        self.maps, self.state, self.seat, self.fear = maps, state, seat, fear
        self.t = maps.t
        self.goal, self.spots = maps.next_spots(state)
        self.field = maps.field(state, self.spots, marines=True)
        self.foes: list[Foe] = foes_of(maps, state, seat)
        self.left = left_of(maps.t, state, seat)
        self._base: dict[int, float] = {}
        self._prey = self.goal is None or self.goal.kind in (KILL, DEFEAT)
        others = sum(1 for other in state.squad if other != seat)
        self._share = 1.0 / (1.0 + 0.5 * others)

    def base(self, space: int) -> float:
        """The worth of being on a space at the end."""
        found = self._base.get(space)
        if found is None:
            found = self._base[space] = self._progress(space) - self.risk(space)
        return found

    def _progress(self, space: int) -> float:
        far = self.field[space]
        if far >= FAR:
            return -20.0
        if self._prey and self.spots & self.state.demon_bits:
            far = max(0, far - STANDOFF)
        return -STEP_WORTH * far

    def risk(self, space: int, spared: int = -1, less: float = 0.0) -> float:
        """The cost of demons' attacks on a space. `spared`: a demon that is dead by then with probability `less`."""
        harm = 0.0
        for demon, threatened, more in self.foes:
            if threatened >> space & 1:
                harm += more * (1.0 - less) if demon == spared else more
        harm *= self._share
        return self.fear * (HURT * harm + FRAGGED * frag_chance(harm, self.left))

    # What to do on the way

    def prize(self, demon: int) -> float:
        """The worth of fragging a demon."""
        state = self.state
        worth = DEMON + self.maps.odds.mean(self.t.kinds[state.kind[demon]].pool) * 0.6
        if self._prey and self.spots & state.body[demon]:
            worth += 2.0
        return worth

    def attack_worth(self, terms: AttackTerms, demon: int, *, covered: bool) -> tuple[float, float]:
        """The worth of an attack on a demon, and the probability that it frags it."""
        state, odds = self.state, self.maps.odds
        chances = odds.against(state, terms, demon, covered=covered)
        left, health = left_of(self.t, state, demon), health_of(self.t, state, demon)
        dead = fatal(chances, left)
        prize = self.prize(demon)
        worth = prize * (dead + 0.6 * expected(chances, left) / health)
        if self.t.parameters.advanced and not is_staggered(self.t, state, FigureNumber(demon)):
            stagger = max(0, stagger_of(self.t, state, FigureNumber(demon)) - state.damage[demon])
            worth += 0.35 * prize * (fatal(chances, stagger) - dead)
        if terms.stuns:
            worth += 0.4 * odds.mean(self.t.kinds[state.kind[demon]].pool) * (1.0 - dead)
        if terms.splash:
            around = 0
            for space in each_number(state.body[demon]):
                around |= state.ground.near(space, 1)
            for other in state.crowd:
                if other != demon and state.body[other] & around:
                    worth += 0.25 * terms.splash
            friends = sum(1 for other in state.squad if state.body[other] & around)
            worth -= 0.5 * terms.splash * friends
        return worth, dead

    def attacks(self, terms: AttackTerms, stands: int) -> Iterator[Stop]:
        """Yield attacks on every demon from the best of the spaces where the marine can be."""
        state, ground = self.state, self.state.ground
        for demon in state.crowd:
            near = seen = 0
            for space in each_number(state.body[demon]):
                near |= ground.near(space, terms.range)
                seen |= ground.view(space)
            bits = stands & near & seen
            if not bits:
                continue
            open_, dead = self.attack_worth(terms, demon, covered=False)
            foe = next((one for one in self.foes if one.figure == demon), None)
            threat = foe.threatened if foe is not None else 0
            harm = foe.harm if foe is not None else 0.0
            if terms.piercing or state.shape[demon] or not self.t.parameters.advanced:
                yield Stop(bits, ("attack", demon), 0, open_, demon, threat, dead * harm)
                continue
            covered, behind = self.attack_worth(terms, demon, covered=True)
            clear = hidden = 0
            for space in sorted(each_number(bits), key=lambda one: (-self.base(one), one))[:PLACES]:
                if is_covered(self.maps, state, 1 << space, demon):
                    hidden |= 1 << space
                else:
                    clear |= 1 << space
            if clear:
                yield Stop(clear, ("attack", demon), 0, open_, demon, threat, dead * harm)
            if hidden:
                yield Stop(hidden, ("attack", demon), 0, covered, demon, threat, behind * harm)

    def things(self, points: int, mains: int) -> list[Stop]:
        """Return the items, tokens, doors and exits that are worth going to."""
        t, state, seat, goal = self.t, self.state, self.seat, self.goal
        found = []
        wanted = goal is not None and goal.kind in (TAKE, COLLECT)
        if state.pickable:
            for number in each_number(state.lying):
                token = t.tokens[number]
                if not token.is_item:
                    continue
                bits = tokens_on_map.bits_of(t, state, number)
                if token.kind == "health-pack":
                    worth = HEALTH * min(t.parameters.health_pack, state.damage[seat])
                    if state.damage[seat] < t.parameters.health_pack - 1 and self.left > 3:
                        worth = 0.0
                elif token.thing in t.weapon_number:
                    worth = WEAPON if state.supply[t.weapon_number[token.thing]] > 0 else 0.0
                else:
                    worth = DONE_WORTH if wanted or bits & self.spots else 2.0
                if worth > 0:
                    found.append(Stop(bits, ("gain", number), 0, worth))
        for token in t.usable:
            bits = tokens_on_map.use_spaces(t, state, token.number)
            if bits and token.cost <= points and (token.action != MAIN or mains > 0):
                next_one = goal is not None and goal.kind == USE and token.number in goal.numbers
                left = any(
                    one.kind == USE and token.number in one.numbers for one in self.maps.goals_left(state)
                )
                worth = DONE_WORTH if next_one else 3.0 if left else 0.6
                found.append(Stop(bits, ("use", token.number), token.cost, worth))
        for door in t.doors:
            if not door.stands or door.kind == "passage":
                continue
            number = door.number
            is_open = bool(state.doors >> number & 1)
            if door.exit:
                if goal is not None and goal.kind == LEAVE and number in goal.numbers:
                    action: general.Action = ("leave" if is_open else "open", number)
                    found.append(Stop(door.beside, action, t.parameters.door, DONE_WORTH))
            elif not is_open:
                asked = [
                    one for one in self.maps.goals_left(state) if one.kind == OPEN and number in one.numbers
                ]
                if asked and asked[0] == goal:
                    found.append(Stop(door.reach, ("open", number), t.parameters.door, DONE_WORTH))
                elif not asked:
                    bits = self._inward(number, door.reach)
                    if bits:
                        found.append(Stop(bits, ("open", number), t.parameters.door, DOOR))
        for pad in t.pads:
            if not state.pads & pad.bits and pad.element.needs is None:
                found.append(Stop(pad.bits, None, 0, PAD))
        return found

    def _inward(self, door: int, reach: int) -> int:
        """The spaces from which the next goal is behind a shut door."""
        found = 0
        if self.maps.openable(self.state, marines=True) >> door & 1:
            for space in each_number(reach):
                if nearest(self.field, self.maps.beyond(self.state, door, space)) < self.field[space]:
                    found |= 1 << space
        return found

    # The plan

    def best(self, actions: Sequence[general.Action], stage: MarineTurn) -> TurnPlan:
        """The best plan: with the rest of the played card, or with another card or a sprint first."""
        cards = self.t.cards.actions
        plays = [card for kind, *rest in actions if kind == "play" for card in rest]
        sprints = [card for kind, *rest in actions if kind == "sprint" for card in rest]
        bonus = [card for card in plays if cards[card].kind != MAIN and not cards[card].range]
        quick = sum(cards[card].speed for card in bonus)
        gains = tuple(
            number
            for card in bonus
            for number in cards[card].source.effects
            if self.t.cards.effects[number].when == NEXT_ATTACK
        )
        most = stage.points
        for card in plays:
            most = max(most, stage.points + quick + cards[card].speed)
        if sprints:
            most = max(most, stage.points + quick + self.t.parameters.sprint)
        paths = find_paths(self.t, self.state, FigureNumber(self.seat), most)
        ways = {anchor: path for (anchor, _), path in paths.items()}
        here = self.state.at[self.seat]
        held = self.maps.odds.of_card(stage.card, stage.boosts) if stage.card >= 0 else None
        can_stay = any(action[0] == "end" for action in actions)
        found = [self._with(ways, stage.points, held, stage.mains, (), here, can_stay=can_stay)]
        more = (*stage.boosts, *gains)
        for card in plays:
            known = cards[card]
            if known.range:
                terms = self.maps.odds.of_card(card, more)
                mains = stage.mains - (known.kind == MAIN)
                first = self._first(bonus, card, "play")
                found.append(self._with(ways, stage.points + quick + known.speed, terms, mains, first, here))
        for card in sorted(plays):
            if not cards[card].range and cards[card].kind == MAIN:
                points = stage.points + quick + cards[card].speed
                first = self._first(bonus, card, "play")
                found.append(self._with(ways, points, None, stage.mains - 1, first, here))
        if bonus:
            found.append(
                self._with(ways, stage.points + quick, None, stage.mains, (("play", bonus[0]),), here)
            )
        if sprints:
            worst = min(sprints, key=lambda card: (self._keep(card), card))
            left = [card for card in bonus if card != worst]
            fast = sum(cards[card].speed for card in left) + self.t.parameters.sprint
            first = (("sprint", worst),) if not left else (("play", left[0]),)
            plan = self._with(ways, stage.points + fast, None, stage.mains - 1, first, here)
            found.append(plan._replace(worth=plan.worth - 0.3))
        chosen = max(found, key=lambda plan: plan.worth)
        if not chosen.actions and bonus:
            # A card played makes room for another one.
            return TurnPlan(chosen.worth, (("play", bonus[0]),))
        return chosen

    def _keep(self, card: int) -> float:
        """The worth of a card in hand."""
        known = self.t.cards.actions[card]
        if known.kind == REACTION:
            return 1.5
        if not known.range:
            return 0.5 + 0.2 * known.speed
        return self.maps.odds.mean(known.pool)

    def _first(self, bonus: Sequence[int], card: int, how: str) -> tuple[general.Action, ...]:
        """Bonus cards come before a card with an attack, which anything played after it would end."""
        others = [one for one in bonus if one != card]
        return (("play", others[0]),) if others else ((how, card),)

    def _with(
        self,
        ways: dict[int, Path],
        points: int,
        terms: AttackTerms | None,
        mains: int,
        first: tuple[general.Action, ...],
        here: int,
        *,
        can_stay: bool = True,
    ) -> TurnPlan:
        """The best plan with these movement points and an attack. `first`: actions before anything else."""
        state = self.state
        stands = 1 << here if can_stay else 0
        best = TurnPlan(self.base(here) if can_stay else -99.0, first)
        for anchor, path in ways.items():
            if path.cost <= points:
                stands |= 1 << anchor
                if self.base(anchor) > best.worth:
                    best = TurnPlan(self.base(anchor), first or path.actions)
        stops = self.things(points, mains)
        if terms is not None:
            stops += self.attacks(terms, stands)
        ranked: list[tuple[float, int, int, Stop]] = []
        for demon in state.crowd:
            # A Glory Kill: the way ends there, and he may go on.
            if state.damage[demon] and is_staggered(self.t, state, FigureNumber(demon)):
                heal = HEALTH * min(self.t.parameters.glory_heal, state.damage[self.seat])
                worth = self.prize(demon) * 1.1 + 0.5 + heal
                stops.append(Stop(state.body[demon], None, 0, worth, demon, 0, 1.0))
        for stop in stops:
            for space in each_number(stop.bits & stands):
                cost = (0 if space == here else ways[space].cost) + stop.cost
                if cost <= points:
                    ranked.append((stop.worth + self.base(space) - 0.01 * cost, -cost, space, stop))
        ranked.sort(key=lambda one: (-one[0], -one[1], one[2], one[3].action or ()))
        for _, less, space, stop in ranked[:PLACES]:
            worth = stop.worth + self._end(space, points + less, stop)
            if worth > best.worth:
                way = () if space == here else ways[space].actions
                done = (stop.action,) if stop.action is not None else ()
                best = TurnPlan(worth, first or (*way, *done))
        return best

    def _end(self, space: int, left: int, stop: Stop) -> float:
        """The worth of the best end of a turn from a space with `left` movement points."""
        state = self.state
        ends = 1 << space
        if left > 0:
            others = others_of(self.t, state, self.seat)
            for bits in state.ground.moves.walk(space, left, others, joined_pads(self.t, state, self.seat)):
                ends |= bits & ~others.occupied
        best = -99.0
        for end in each_number(ends):
            worth = self.base(end)
            if stop.target >= 0 and stop.less and stop.threat >> end & 1:
                worth += HURT * stop.less * self._share * self.fear * 2.0
            best = max(best, worth)
        return best


def gain_worth(maps: DistanceMaps, state: State, seat: int, token: int) -> float:
    """The worth of an item at the marine's space. A health pack is kept for a marine it heals."""
    known = maps.t.tokens[token]
    if known.kind == "health-pack":
        left = left_of(maps.t, state, seat)
        enough = state.damage[seat] >= maps.t.parameters.health_pack - 1 or (left <= 3 and state.damage[seat])
        return 1.0 if enough else 0.0
    return 1.0
