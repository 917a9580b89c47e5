"""Every effect that an owner can write on a card, on every occasion: it is refused, or it happens in a game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kneedeep.model.catalog.cards.effect import SIMPLE, STUNNED, WHATS, WHENS
from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError, checked
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.board.figures import count_of, occupied
from kneedeep.rules.doom2016.cards import effects
from kneedeep.rules.doom2016.combat import attack
from kneedeep.rules.doom2016.decks import action_deck
from kneedeep.rules.doom2016.state import NO_CARD, OFF
from tests.support.cases import cases
from tests.support.small_maps.arena_2016 import Arena, arena

NEW = "doom-2016"
SORTS = ("main", "bonus", "reaction", "glory", "class", "bonus class", "event", "ability")
ROOM = ("#####",) * 4
DECISIONS = 250
MOST_GAMES = 40
CARD = "combat-shotgun"
ENEMIES = ("imp", "cacodemon", "mancubus")
EAGER = ("event", "react", "glory", "ability", "spend-argent", "play", "carry-out", "attack")
SCENARIO = arena(*ROOM, marines=[(0, 0), (1, 0)]).game.scenario


def variants() -> Iterator[dict[str, Any]]:
    """Yield an effect of each sort, without the occasion."""
    for what in WHATS:
        if what in SIMPLE:
            yield {what: True}
        elif what == "die":
            yield {"die": "red"}
        elif what == "stun":
            yield from ({"stun": whom} for whom in STUNNED)
        elif what == "splash":
            for whom in ("one", "each"):
                splash = {"dice": ["black"], "reach": 1, "whom": whom, "side": "enemy", "itself": True}
                yield {"splash": splash}
                yield {"splash": splash, "within": 3}
        else:
            yield {what: 2}


def written(sort: str, effect: dict[str, Any]) -> dict[str, Any]:
    """A file's numbers that put an effect on cards of a sort."""
    if sort in ("main", "bonus", "reaction"):
        attack = {"range": 5, "dice": ["red", "black"]}
        values = {"kind": sort, "attack": attack, "effects": [effect], "defense": 0}
        return {f"actions.{CARD}.{n}.{key}": value for n in (1, 2, 3) for key, value in values.items()}
    card = {"name": "Mine", "effects": [effect]}
    if sort == "glory":
        return {"glory.1": card}
    if sort == "class":
        return {"classes.1": card}
    if sort == "bonus class":
        return {"classes.1": {**card, "action": "bonus"}}
    if sort == "event":
        return {f"events.kd-fury.{n}": {**card, "name": f"Mine {n}", "defense": 0} for n in range(1, 7)}
    return {f"demons.{kind}.abilities": [card] for kind in ENEMIES}


def allowed(sort: str) -> Iterator[Numbers]:
    """Yield the numbers of a sort that are not refused."""
    for when in WHENS:
        for variant in variants():
            try:
                yield checked(written(sort, {"when": when, **variant}), NEW)
            except OverrideError as error:
                (sentence, *_) = error.problems
                assert sentence.endswith(".") and when in sentence or "when" in sentence


def supply(game: Arena, sort: str) -> None:
    """Give everybody the cards with the effect, damage to recover, and demons to fight."""
    t, s = game.t, game.s
    for seat in range(s.players):
        if s.at[seat] != OFF:
            s.damage[seat] = max(s.damage[seat], 3)
        own = t.cards.sets[CARD]
        if sort in ("main", "bonus", "reaction") and all(card not in own for card in s.hand[seat]):
            wanted = [card for card in own if card in s.deck[seat]]
            s.deck[seat] = tuple(card for card in s.deck[seat] if card not in wanted)
            action_deck.set_hand(t, s, seat, (*s.hand[seat], *wanted))
        if sort == "glory":
            mine = next(card.number for card in t.cards.glory if card.name == "Mine")
            if mine in s.glory_deck:
                s.glory_deck = tuple(card for card in s.glory_deck if card != mine)
                s.glory[seat] = (*s.glory[seat], mine)
            elif mine in s.glory_discard:
                s.glory_discard = tuple(card for card in s.glory_discard if card != mine)
                s.glory[seat] = (*s.glory[seat], mine)
        if "class" in sort and s.class_card[seat] == NO_CARD:
            s.class_card[seat] = 0
    for demon in s.crowd:
        s.damage[demon] = max(s.damage[demon], 1)
    if s.stack[-1].name not in ("marine", "demons", "type"):
        return
    for kind in ENEMIES[:2]:
        free = [n for n in range(len(game.game.board.spaces)) if not occupied(s) >> n & 1]
        if not count_of(s, t.kind_number[kind]) and free:
            game.put(kind, game.space(free[-1]))


def watched(game: Arena, sort: str) -> set[int]:
    """The numbers of the effects that a game has on the cards of a sort."""
    cards = game.t.cards
    if sort in ("main", "bonus", "reaction"):
        sources = [cards.actions[card].source for card in cards.sets[CARD]]
    else:
        decks: tuple[list[Any], ...] = (cards.glory, cards.classes, cards.events, cards.abilities)
        sources = [card.source for deck in decks for card in deck if card.name.startswith("Mine")]
    return {number for source in sources for number in source.effects}


def happens(monkeypatch: pytest.MonkeyPatch, sort: str, numbers: Numbers) -> bool:
    """Play random games until an effect with these numbers happens."""
    rng = random.Random(1)
    happened: set[int] = set()
    carry_out, begin = effects.carry_out, attack.begin

    def carried_out(tables: Any, state: Any, number: int, *others: Any) -> None:
        happened.add(number)
        carry_out(tables, state, number, *others)

    def begun(tables: Any, state: Any, *others: Any, **more: Any) -> None:
        begin(tables, state, *others, **more)
        counted = ("die", "range", "reroll", "hits", "ignore-cover")
        happened.update(n for n in state.stack[-1].effects if tables.cards.effects[n].what in counted)

    with monkeypatch.context() as patched:
        patched.setattr(effects, "carry_out", carried_out)
        patched.setattr(attack, "begin", begun)
        own = doom_2016().with_numbers(numbers).on(SCENARIO)
        for seed in range(MOST_GAMES):
            game = Arena(own, 2, seed)
            wanted = watched(game, sort)
            for _ in range(DECISIONS):
                supply(game, sort)
                actions = game.options()
                used = [action for action in actions if action[0] in EAGER]
                game.game.apply(game.s, rng.choice(used if used and rng.random() < 0.8 else actions))
                if happened & wanted:
                    return True
                if game.s.winner:
                    break
    return False


@cases("sort", SORTS)
def test_every_effect_and_occasion_is_refused_or_happens(sort: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(allowed(sort))
    assert found
    never = [numbers for numbers in found if not happens(monkeypatch, sort, numbers)]
    assert not never, [dict(numbers) for numbers in never]
