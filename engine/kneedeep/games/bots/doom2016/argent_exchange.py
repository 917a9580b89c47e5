"""Events turned into Argent Power, if a token is worth more than the event."""

from collections.abc import Sequence

from kneedeep.games.bots.doom2016.demon_plan import promise
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps
from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2016.actions import Action
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.doom2016.tables.compiled_cards import Source

USES = {
    "attack": 1.5,
    "dodge": 2.0,
    "draw": 0.6,
    "heal": 0.4,
    "look-initiative": 0.05,
    "points": 0.35,
    "range": 0.25,
    "reroll": 0.4,
    "shields": 0.7,
    "splash": 1.2,
    "stun": 1.2,
}
"""The worth of effects in damage, for each unit of their amount. Dice count what they show."""
OTHER = 0.5
"""The worth of any other effect."""
LATER = 0.35
"""The share of the worth for tokens that only demons out of reach of the marines can use."""


def use_of(maps: DistanceMaps, source: Source) -> float:
    """The worth of the effects of a card or an ability."""
    found = 0.0
    for effect in (maps.t.cards.effects[number] for number in source.effects):
        dice = effect.what == "die"
        found += maps.odds.mean((effect.die,)) if dice else USES.get(effect.what, OTHER) * (effect.amount or 1)
    return found


def token_use(maps: DistanceMaps, state: State, kind: int) -> float:
    """The worth of another token for a type, 0 if its demons can't use more."""
    known = [maps.t.cards.abilities[ability] for ability in maps.t.cards.abilities_of[kind]]
    demons, argent = [demon for demon in state.crowd if state.kind[demon] == kind], state.argent[kind]
    uses = [use_of(maps, one.source) / one.argent for one in known if argent < one.argent * len(demons)]
    if not uses:
        return 0.0
    ready = sum(promise(maps, state, kind, state.body[demon]) > 0 for demon in demons)
    return max(uses) * (1.0 if argent < ready * max(one.argent for one in known) else LATER)


def discard(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The least useful event if a token is worth more, else the end of the exchange."""
    cards = [action[1] for action in actions if action[0] == "discard-event"]
    gain = max((token_use(maps, state, kind) for kind in each_number(state.faceup)), default=0.0)
    cheap, card = min((use_of(maps, maps.t.cards.events[card].source), card) for card in cards)
    return ("discard-event", card) if cheap < gain else actions[-1]
