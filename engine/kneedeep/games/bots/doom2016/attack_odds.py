"""The expected results of attacks of 2016, from the faces of the dice and the cards that can be revealed.

The order of decks is hidden, their contents are not: every unseen card of a deck is equally likely.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.games.bots.chances import Chances, added
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.compiled_cards import MAIN, UAC
from kneedeep.rules.doom2016.tables.moments import ATTACKING, BEFORE_ATTACK, NEXT_ATTACK
from kneedeep.support.cached_method import cached_method

DODGE = 1_000
"""As shields: everything is dodged."""
Defense = tuple[tuple[int, int], ...]
"""The possible results of the revealed card: (shields, how many cards), sorted."""
NO_CARD: Defense = ((0, 1),)
_KEPT = 20_000
REROLL = 0.5
"""A die that may be rolled again counts as this many additional hits."""


class AttackTerms(NamedTuple):
    """An attack: its range and dice, added hits, whether it ignores cover, its stun and splash."""

    range: int
    pool: tuple[int, ...]
    hits: float = 0.0
    piercing: bool = False
    stuns: bool = False
    splash: float = 0.0


class Odds:
    """Chances of the attacks of one game, each counted once."""

    def __init__(self, tables: CompiledScenario) -> None:
        """Know the faces of the dice."""
        self.t = tables
        self._hits: dict[tuple[int, ...], Chances] = {(): (1.0,)}
        self._damage: dict[tuple[tuple[int, ...], float, Defense, bool], Chances] = {}
        self._against: dict[tuple[tuple[int, ...], float, Defense, bool], Chances] = {}
        self._defenses: dict[tuple[object, ...], Defense] = {}
        self._last: dict[int, tuple[tuple[object, ...], Defense]] = {}

    def hits(self, pool: tuple[int, ...]) -> Chances:
        """Return the chances of the hits that dice of these colors show together."""
        found = self._hits.get(pool)
        if found is None:
            before, faces = self.hits(pool[1:]), self.t.cards.faces[pool[0]]
            sums = [0.0] * (len(before) + max(faces))
            for shown, chance in enumerate(before):
                for face in faces:
                    sums[shown + face] += chance / len(faces)
            found = self._hits[pool] = tuple(sums)
        return found

    def damage(self, pool: tuple[int, ...], more: float, defense: Defense, *, covered: bool) -> Chances:
        """The chances of damage. `covered`: the defender may ignore the first card for another."""
        key = pool, more, defense, covered
        found = self._damage.get(key)
        if found is None:
            rolled = self.hits(pool)
            sums = [0.0] * (len(rolled) + int(more) + 1)
            total = sum(count for _, count in defense)
            for shown, chance in enumerate(rolled):
                hits = shown + int(more)
                second = sum(max(0, hits - shields) * count for shields, count in defense) / total
                for shields, count in defense:
                    suffered = max(0, hits - shields)
                    part = chance * count / total
                    if covered and second < suffered:
                        for again, number in defense:
                            sums[max(0, hits - again)] += part * number / total
                    else:
                        sums[suffered] += part
            while len(sums) > 1 and not sums[-1]:
                sums.pop()
            found = self._damage[key] = tuple(sums)
        return found

    def terms(self, distance: int, pool: tuple[int, ...], numbers: tuple[int, ...]) -> AttackTerms:
        """Return an attack with the effects that it gets from cards and abilities, by number."""
        effects = [self.t.cards.effects[number] for number in numbers]
        dice = [effect.die for effect in effects if effect.what == "die"]
        again = sum(effect.amount for effect in effects if effect.what == "reroll")
        splash = added(self.mean(effect.pool) for effect in effects if effect.what == "splash" and not effect.within)
        return AttackTerms(
            distance + sum(effect.amount for effect in effects if effect.what == "range"),
            tuple(sorted((*pool, *dice))),
            sum(effect.amount for effect in effects if effect.what == "hits")
            + REROLL * min(again, len(pool) + len(dice)),
            any(effect.what == "ignore-cover" for effect in effects),
            any(effect.what == "stun" for effect in effects),
            splash,
        )

    @cached_method
    def of_card(self, card: int, boosts: tuple[int, ...]) -> AttackTerms:
        """The attack of an action card with the boosts of its marine's next attack."""
        known = self.t.cards.actions[card]
        own = tuple(n for n in known.source.effects if self.t.cards.effects[n].what not in ("points", "draw"))
        return self.terms(known.range, known.pool, (*own, *boosts))

    @cached_method
    def of_demon(self, kind: int, boosts: tuple[int, ...] = ()) -> AttackTerms:
        """The attack of a type of demon with its free boosts."""
        cards, known = self.t.cards, self.t.kinds[kind]
        free = tuple(
            number
            for ability in cards.abilities_of[kind]
            if not cards.abilities[ability].argent
            for number in cards.abilities[ability].source.effects
            if cards.effects[number].when & (ATTACKING | BEFORE_ATTACK | NEXT_ATTACK)
        )
        return self.terms(known.range, known.pool, (*free, *boosts))

    @cached_method
    def ordinary_card(self, weapons: tuple[int, ...]) -> tuple[int, int]:
        """The speed and range of a marine's ordinary attack with these weapons: mean of its attack cards."""
        cards = self.t.cards
        sets = (UAC, *(self.t.weapons[weapon] for weapon in weapons))
        known = [cards.actions[card] for name in sets for card in cards.sets[name]]
        armed = [card for card in known if card.range and card.kind == MAIN]
        count = len(armed) or 1
        return round(sum(card.speed for card in armed) / count), round(sum(card.range for card in armed) / count)

    def mean(self, pool: tuple[int, ...]) -> float:
        """Return the hits to expect from dice."""
        return added(shown * chance for shown, chance in enumerate(self.hits(pool)))

    def against(self, state: State, terms: AttackTerms, target: int, *, covered: bool = False) -> Chances:
        """Return the chances of damage of an attack on a figure."""
        covered = covered and not terms.piercing
        defense = self.defense(state, target)
        key = terms.pool, terms.hits, defense, covered
        found = self._against.get(key)
        if found is None:
            whole = int(terms.hits)
            found = self.damage(terms.pool, whole, defense, covered=covered)
            part = terms.hits - whole
            if part:
                more = self.damage(terms.pool, whole + 1, defense, covered=covered)
                longer = (*found, *([0.0] * (len(more) - len(found))))
                found = tuple((1 - part) * low + part * high for low, high in zip(longer, more, strict=True))
            self._against[key] = found
        return found

    def defense(self, state: State, figure: int) -> Defense:
        """The possible defenses of the card revealed for a figure, as far as the looking side knows."""
        stunned = state.stunned >> figure & 1
        seen: tuple[object, ...]
        if figure < state.players:
            if stunned:
                return NO_CARD
            cards = state.hand[figure], state.discard[figure], state.front[figure], state.weapons[figure]
            seen = bool(state.deck[figure]), will_shuffle(self.t, state, figure), *cards
        else:
            events = state.event_hand, state.event_discard, state.event_sets
            seen = state.kind[figure], stunned, bool(state.event_deck), *events
        # Cards are mostly the same objects as before, and then compared sooner than hashed.
        before, found = self._last.get(figure, ((), NO_CARD))
        if before != seen:
            if seen not in self._defenses:
                if len(self._defenses) >= _KEPT:
                    self._defenses.clear()
                self._defenses[seen] = _defense_of(self.t, state, figure)
            found = self._defenses[seen]
            self._last[figure] = seen, found
        return found


def left_of(tables: CompiledScenario, state: State, figure: int) -> int:
    """Return how much damage a figure can still take before it is fragged by it."""
    return health_of(tables, state, figure) - state.damage[figure]


def _defense_of(tables: CompiledScenario, state: State, figure: int) -> Defense:
    if figure < state.players:
        return _weighed(_of_action(tables, card) for card in unseen_actions(tables, state, figure))
    kind = tables.kinds[state.kind[figure]]
    stunned = state.stunned >> figure & 1
    tough = tables.parameters.toughness if kind.tough else 0
    if stunned:
        return ((tough if tables.parameters.toughness_stunned else 0, 1),)
    found = []
    for card in unseen_events(tables, state):
        event = tables.cards.events[card]
        dodges = event.dodge or (event.special and kind.dodge)
        shields = event.shields + (kind.shields if event.special else 0) + tough
        found.append(DODGE if dodges else shields)
    return _weighed(found) if found else ((tough, 1),)


def _of_action(tables: CompiledScenario, card: int) -> int:
    known = tables.cards.actions[card]
    return DODGE if known.dodge else known.shields


def _weighed(shields: Iterable[int]) -> Defense:
    found = Counter(shields)
    return tuple(sorted(found.items())) if found else NO_CARD


def will_shuffle(tables: CompiledScenario, state: State, seat: int) -> bool:
    """Whether a marine's deck will not last for the cards that it draws at the end of its turn."""
    return state.stack[-1].name == "marine" and len(state.deck[seat]) < tables.parameters.hand


def unseen_actions(tables: CompiledScenario, state: State, seat: int) -> tuple[int, ...]:
    """The cards that may be on top of a marine's deck when it is attacked: all but those seen elsewhere by then.

    The discarded ones if the deck is empty, and also those if it will be shuffled first.
    """
    shuffles = will_shuffle(tables, state, seat)
    if not shuffles and not state.deck[seat]:
        return state.discard[seat]
    sets = (UAC, *(tables.weapons[weapon] for weapon in state.weapons[seat]))
    elsewhere = () if shuffles else (*state.discard[seat], *state.front[seat])
    return _without([card for name in sets for card in tables.cards.sets[name]], (*state.hand[seat], *elsewhere))


def unseen_events(tables: CompiledScenario, state: State) -> tuple[int, ...]:
    """The events that may be on top of the deck: all but those seen elsewhere. If the deck is empty, the discarded ones."""
    if not state.event_deck:
        return state.event_discard
    sets = list(tables.cards.event_sets.values())
    return _without(
        [card for number in state.event_sets for card in sets[number]], (*state.event_hand, *state.event_discard)
    )


def _without(cards: list[int], seen: Iterable[int]) -> tuple[int, ...]:
    for card in seen:
        if card in cards:
            cards.remove(card)
    return tuple(sorted(cards))
