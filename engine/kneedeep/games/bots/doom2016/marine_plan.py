"""The plan of a marine's turn: the card to play, where to go, whom to attack on the way, and where to end."""

from bisect import insort
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from kneedeep.games.bots.doom2016.attack_odds import AttackTerms
from kneedeep.games.bots.doom2016.marine_outlook import UNREADY, MarineOutlook
from kneedeep.games.bots.doom2016.marine_stops import PLACES, MarineStops, Stop
from kneedeep.games.bots.doom2016.walks import Walks, spread
from kneedeep.games.bots.goal import USE
from kneedeep.model.geometry.bits import each_number, numbers_of, union
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.passage.small_passage import others_of
from kneedeep.rules.doom2016.stages import MarineTurn
from kneedeep.rules.doom2016.tables.compiled_cards import MAIN, REACTION
from kneedeep.rules.doom2016.tables.moments import NEXT_ATTACK
from kneedeep.rules.numbers import FigureNumber

SPRINT, GIVEN_UP = 0.3, 0.4
"""The cost of a sprint, and of each point of what the card for it is worth if the sprint leads into reach of demons."""


class TurnPlan(NamedTuple):
    """The actions of a plan as far as they are sure, and its worth."""

    worth: float
    actions: tuple[general.Action, ...]


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

    def __init__(self, outlook: MarineOutlook) -> None:
        """Prepare the options of a state."""
        self.maps, self.state, self.seat, self.t = outlook.maps, outlook.state, outlook.seat, outlook.t
        self._outlook, self._stops = outlook, MarineStops(outlook)
        self._ends: dict[tuple[int, int], tuple[int, float]] = {}
        self._reached: dict[int, tuple[int, float]] = {}
        self._plans: dict[tuple[int, AttackTerms | None, bool, bool], Choice] = {}

    def best(self, actions: Sequence[general.Action], stage: MarineTurn) -> TurnPlan:
        """The best plan: with the rest of the played card, or with another card or a sprint first."""
        hand = self._hand(actions, stage)
        self._walk(hand, stage.points)
        chosen = self._with_rest(actions, stage)
        if not chosen.done or (stage.mains > 0 and chosen.done[0][0] != "attack"):
            # An attack that can be made is made before another card, which would end it.
            chosen = max((chosen, *self._with_plays(hand, stage)), key=lambda choice: choice.worth)
        way = self._walks.way_to(chosen.goals) if chosen.goals and not chosen.first else ()
        done = chosen.first or (*way, *chosen.done)
        goal, here = self._outlook.goal, self.state.body[self.seat]
        waits = goal is not None and goal.kind == USE and self._outlook.spots & here
        spare = hand.bonus or (sorted(hand.plays, key=self._keep) if waits else [])
        if not done and spare:
            # A card played makes room for another one, which may give points beside a main action.
            done = (("play", spare[0]),)
        return TurnPlan(chosen.worth, done)

    def _hand(self, actions: Sequence[general.Action], stage: MarineTurn) -> Hand:
        cards = self.t.cards.actions
        plays = [card for kind, *rest in actions if kind == "play" for card in rest]
        sprints = [card for kind, *rest in actions if kind == "sprint" for card in rest]
        bonus = [
            card for card in plays if cards[card].kind != MAIN and not cards[card].range and self._has_target(card)
        ]
        return Hand(plays, sprints, bonus, stage.points + sum(cards[card].speed for card in bonus))

    def _has_target(self, card: int) -> bool:
        """Whether a demon is in reach of what a card throws, if it throws anything."""
        ground, at = self.state.ground, self.state.at[self.seat]
        effects = [self.t.cards.effects[number] for number in self.t.cards.actions[card].source.effects]
        far = [effect.within for effect in effects if effect.within]
        return all(ground.attackable(at, within) & self.state.demon_bits for within in far)

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
        self._outlook.rate(self._ordered)
        self._things = self._stops.things(self._ordered)
        ranked = sorted((-self._outlook.worths[space], space) for space in self._costs)
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
        exposed = any(foe.threatened & plan.goals for foe in self._outlook.foes)
        return plan._replace(worth=plan.worth - SPRINT - GIVEN_UP * exposed * self._keep(worst))

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
        if known.range:
            return self.maps.odds.mean(known.pool)
        thrown = any(self.t.cards.effects[number].within for number in known.source.effects)
        return 0.5 + 0.2 * known.speed + 2.0 * thrown

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
        here, base = self.state.at[self.seat], self._outlook.worths
        stands, top = self._within(points)
        best = Choice(base[here] if can_stay else -99.0)
        if top > best.worth:
            best = Choice(top, (), union(1 << one for one in numbers_of(stands) if base[one] == top))
        if can_stay:
            stands |= 1 << here
        peak = max(top, base[here])
        for stop, cost, space in self._ranked(stands, points, terms, mains):
            if self._walks.is_plain and stop.worth + peak + self._outlook.spared(stop.less) <= best.worth:
                # No way on from there leads farther than the ways from here.
                continue
            worth = stop.worth + self._end(space, points - cost, stop)
            if stop.wakes and terms is None:
                worth -= max(UNREADY, stop.worth) * self._outlook.fear
            if worth > best.worth:
                goals = 1 << space if space != here else 0
                best = Choice(worth, (), goals, (stop.action,) if stop.action is not None else ())
        return best

    def _ranked(self, stands: int, points: int, terms: AttackTerms | None, mains: int) -> list[tuple[Stop, int, int]]:
        """The stops that promise most, with the points for them and the spaces where they are made."""
        ranked: list[tuple[float, int, int, general.Action | tuple[()], int]] = []
        stops: list[Stop] = []

        def rank(stop: Stop) -> None:
            for space in numbers_of(stop.bits & stands):
                cost = self._costs[space] + stop.cost
                less = -(stop.worth + self._outlook.worths[space] - 0.01 * cost)
                if cost <= points and (len(ranked) < PLACES or less <= ranked[-1][0]):
                    insort(ranked, (less, cost, space, stop.action or (), len(stops)))
                    del ranked[PLACES:]
            stops.append(stop)

        for stop in self._things:
            if mains > 0 or not stop.main:
                rank(stop)
        if terms is not None:
            for demon in self.state.crowd:
                least = -ranked[-1][0] if len(ranked) == PLACES else -inf
                for stop in self._stops.attacks(terms, demon, stands, self._order, least):
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
            best = max(best, self._top(eased) + self._outlook.spared(stop.less))
        return best

    def _top(self, spaces: int) -> float:
        """The worth of the best of some spaces."""
        best = -1e9
        for bit, space in self._order:
            if spaces & bit:
                best = self._outlook.worths[space]
                break
        # Places that only a way on from a Glory Kill reaches are not in order.
        for space in each_number(spaces & ~self._ordered):
            best = max(best, self._outlook.base(space))
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
