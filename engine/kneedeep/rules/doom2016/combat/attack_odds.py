"""The expected outcome of an attack, computed over all die faces and all cards that may be revealed.

Cards played in the attack and dice rolled again are not counted. Of a deck only its cards are known, not
their order. Rule: RUL16-107 to RUL16-113, RUL16-116, RUL16-117.
"""

from collections import Counter
from collections.abc import Iterable
from math import fsum

from kneedeep.rules.answers import FigureOdds, Outcome
from kneedeep.rules.doom2016 import dice
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.combat.attack import AFTER, END, WATCH, defense_of, has_cover
from kneedeep.rules.doom2016.parts import OFF, Attack, CompiledScenario, State
from kneedeep.rules.doom2016.tables.compiled_cards import UAC
from kneedeep.rules.doom2016.tables.moments import ATTACKING, BEFORE_ATTACK, NEXT_ATTACK

DODGED = 1_000
"""A number of shields that means a dodge."""
_ASSESSED = (AFTER, WATCH, END)
"""The phases of an attack after its damage."""
Odds = dict[int, float]
"""Probabilities by number."""


def outcome_of(
    tables: CompiledScenario, state: State, attacker: int, defender: int, card: int, boosts: tuple[int, ...]
) -> Outcome | None:
    """The expected outcome of an attack on a figure. `card`: the marine's, -1 for a demon's."""
    if state.at[attacker] == OFF or state.at[defender] == OFF:
        return None
    known = tables.cards.actions[card] if card >= 0 else None
    pool = list(known.pool if known is not None else tables.kinds[state.kind[attacker]].pool)
    effects = [tables.cards.effects[n] for n in (*(known.source.effects if known is not None else ()), *boosts)]
    pool += [one.die for one in effects if one.what == "die" and one.when & (BEFORE_ATTACK | NEXT_ATTACK | ATTACKING)]
    if state.stunned >> attacker & 1:
        # The weaker colors are left out.
        pool = sorted(pool)[tables.parameters.stun_dice :]
    more = sum(one.amount for one in effects if one.what == "hits")
    hits = _hits(tables, pool)
    covered = has_cover(tables, state, attacker, defender, (one.number for one in effects))
    shields = defense_odds(tables, state, defender, covered=covered)
    return Outcome(*_harm(tables, state, defender, hits, shields, more), ())


def outcome_again(tables: CompiledScenario, state: State, stage: Attack, chosen: int) -> Outcome | None:
    """The outcome of the current attack if the chosen dice on the table (a bit set) are rolled again."""
    if state.at[stage.defender] == OFF or not stage.rolled or stage.phase in _ASSESSED:
        # After the damage there is no outcome left to predict.
        return None
    kept = tuple(one for place, one in enumerate(stage.rolled) if not chosen >> place & 1)
    again = [color for place, (color, _) in enumerate(stage.rolled) if chosen >> place & 1]
    shields, dodges = defense_of(tables, state, stage)
    known = {DODGED if dodges else shields: 1.0}
    more = dice.hits(tables, kept) + stage.hits
    return Outcome(*_harm(tables, state, stage.defender, _hits(tables, again), known, more), ())


def _harm(
    tables: CompiledScenario, state: State, defender: int, hits: Odds, shields: Odds, more: int
) -> tuple[float, tuple[FigureOdds, ...]]:
    left = health_of(tables, state, defender) - state.damage[defender]
    damage = [0.0] * (left + 1)
    expected = 0.0
    for hit, chance in hits.items():
        for shield, other in shields.items():
            suffered = 0 if shield >= DODGED else max(0, hit + more - shield)
            damage[min(left, suffered)] += chance * other
            expected += min(left, suffered) * chance * other
    some = 1 - damage[0]
    return some, (FigureOdds(defender, some, tuple(damage), expected, damage[left]),)


def _hits(tables: CompiledScenario, pool: Iterable[int]) -> Odds:
    """The probabilities of the total hits of dice."""
    found: Odds = {0: 1.0}
    for color in pool:
        faces = Counter(tables.cards.faces[color])
        size = sum(faces.values())
        after: Odds = {}
        for before, chance in found.items():
            for hits, count in faces.items():
                after[before + hits] = after.get(before + hits, 0.0) + chance * count / size
        found = after
    return found


def defense_odds(tables: CompiledScenario, state: State, defender: int, *, covered: bool = False) -> Odds:
    """The odds of a defender's shields: from its top card, with cover from two. Rule: RUL16-109 to RUL16-113."""
    kind = tables.kinds[state.kind[defender]]
    stunned = bool(state.stunned >> defender & 1)
    tough = tables.parameters.toughness if kind.tough and (tables.parameters.toughness_stunned or not stunned) else 0
    cards = [] if stunned else _cards(tables, state, defender)
    if not cards:
        return {tough: 1.0}
    found: Odds = {}
    for shields in cards:
        found[shields + tough] = found.get(shields + tough, 0.0) + 1 / len(cards)
    return _with_second(found) if covered and len(cards) > 1 else found


def _with_second(one: Odds) -> Odds:
    """The probabilities of shields if every card below average is replaced by a second. Rule: RUL16-110."""
    mean = fsum(min(shields, 4) * chance for shields, chance in one.items())
    kept = {shields: chance for shields, chance in one.items() if min(shields, 4) >= mean}
    again = 1 - fsum(kept.values())
    return {shields: kept.get(shields, 0.0) + again * chance for shields, chance in one.items()}


def _marine_cards(tables: CompiledScenario, state: State, seat: int) -> list[int]:
    left = Counter(state.discard[seat])
    if state.deck[seat]:
        sets = (UAC, *(tables.weapons[weapon] for weapon in state.weapons[seat]))
        every = Counter(card for name in sets for card in tables.cards.sets[name])
        known = (card for card in state.hand[seat] if card >= 0)
        left = every - left - Counter(state.front[seat]) - Counter(known)
    actions = tables.cards.actions
    return [DODGED if actions[card].dodge else actions[card].shields for card in left.elements()]


def _cards(tables: CompiledScenario, state: State, defender: int) -> list[int]:
    """The defense of each possible top card of the defender's deck: every card not visible elsewhere."""
    if defender < state.players:
        return _marine_cards(tables, state, defender)
    names = list(tables.cards.event_sets)
    every = Counter(card for number in state.event_sets for card in tables.cards.event_sets[names[number]])
    if state.event_deck:
        every -= Counter(state.event_discard)
        every -= Counter(card for card in state.event_hand if card >= 0)
    else:
        every = Counter(state.event_discard)
    kind, events = tables.kinds[state.kind[defender]], tables.cards.events
    found = []
    for card in every.elements():
        event = events[card]
        dodges = event.dodge or (event.special and kind.dodge)
        found.append(DODGED if dodges else event.shields + (kind.shields if event.special else 0))
    return found
