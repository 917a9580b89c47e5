"""Whole ways and the odds of attacks: what the assistant offers is what the rules allow and what the dice bring."""

import random
from collections import Counter

import pytest

from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2016.movement.moves import may_stop
from kneedeep.rules.doom2016.stages import FigureTurn, Window
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.rng import streams
from tests.support.random_play import random_game, shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.arena_2016 import arena


def turns(name: str, players: int, seed: int, every: int) -> list[State]:
    """Some states of a random game in which a figure can move."""
    game = game_2016(shipped(name))
    found = []
    for number, state in enumerate(random_game(game, players, seed, 4_000)):
        stage = state.stack[-1]
        if number % every == 0 and isinstance(stage, FigureTurn) and stage.points > 1:
            found.append(state.copy())
    return found


@pytest.mark.parametrize(("name", "players", "seed"), [("range-day", 2, 1), ("specimen-run", 3, 2), ("brine", 4, 3)])
def test_every_way_can_be_gone_step_by_step(name: str, players: int, seed: int) -> None:
    game = game_2016(shipped(name))
    ways = 0
    for state in turns(name, players, seed, 47):
        stage = state.stack[-1]
        figure = stage.figure
        for path in game.assistant.paths(state, figure).values():
            walker = state.copy()
            for action in path.actions:
                assert action in game.legal_actions(walker), (path, action)
                game.apply(walker, action)
                if walker.stack[-1].name != stage.name:
                    break  # Something has happened on the way.
            else:
                assert walker.stack[-1].points == stage.points - path.cost
                assert may_stop(game.tables(players), walker, figure)
            ways += 1
    assert ways > 60


@pytest.mark.parametrize(("name", "players", "seed"), [("range-day", 2, 5), ("brine", 2, 5)])
def test_every_space_that_single_steps_reach_has_a_way(name: str, players: int, seed: int) -> None:
    game = game_2016(shipped(name))
    tables = game.tables(players)
    compared = 0
    for state in turns(name, players, seed, 211)[:12]:
        stage = state.stack[-1]
        figure = stage.figure
        if figure < players or stage.points > 4:
            continue
        reached: set[int] = set()
        waiting, seen = [state], set()
        while waiting:
            before = waiting.pop()
            for action in game.legal_actions(before):
                if game.kinds[action[0]].group != "Move to":
                    continue
                after = game.apply(before.copy(), action)
                key = after.at[figure], after.shape[figure], after.stack[-1].points
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
                    if may_stop(tables, after, figure):
                        reached |= set(each_number(after.body[figure]))
        # Of a large figure there is a way to each space that it can cover.
        here = set(each_number(state.body[figure]))
        assert set(game.assistant.paths(state, figure)) | here == reached | here
        compared += 1
    assert compared


def test_the_way_along_given_spaces_costs_what_the_steps_cost() -> None:
    game = arena("#####", "#####", marines=[(0, 0)], difficult=[(1, 0)])
    game.marine_acts(points=4)
    numbers = [game.number(space) for space in ((1, 0), (2, 1), (3, 1))]
    path = game.game.assistant.path_along(game.s, 0, numbers)
    assert path is not None and path.cost == 4
    assert game.game.assistant.path_along(game.s, 0, [*numbers, game.number((4, 1))]) is None


def test_the_odds_of_an_attack_are_those_of_many_attacks() -> None:
    game = arena("######", "######", marines=[(0, 0)])
    demon = game.put("mancubus", (2, 0))
    game.s.event_moments = 0
    game.s.event_deck = (*game.s.event_deck, *game.s.event_hand)
    game.s.event_hand = ()
    game.marine_acts(card=game.card("combat-shotgun", 1))
    outcome = game.game.assistant.outcome(game.s, ("attack", demon))
    assert outcome is not None and sum(outcome.harms[0].wounds) == pytest.approx(1)
    counts: Counter[int] = Counter()
    rng = random.Random(1)
    games = 3_000
    for seed in range(games):
        state = game.s.copy()
        state.rng = streams(seed)
        deck = list(state.event_deck)
        rng.shuffle(deck)
        state.event_deck = tuple(deck)
        game.game.apply(state, ("attack", demon))
        while isinstance(state.stack[-1], Window):
            game.game.apply(state, ("pass",))
        counts[state.damage[demon]] += 1
    for damage, chance in enumerate(outcome.harms[0].wounds):
        assert counts[damage] / games == pytest.approx(chance, abs=0.035)


def test_dice_rolled_again_count_with_what_was_revealed() -> None:
    game = arena("######", "######", marines=((0, 0), (0, 1)))
    demon = game.put("imp", (2, 1))
    game.s.event_hand = ()
    game.events_on_top("1")
    game.t.cards.faces = ((0, 0, 0, 2, 2, 2), (1,) * 6)
    assert game.game.assistant.outcome_again(game.s, 0) is None
    game.marine_acts(seat=1, card=game.card("heavy-assault-rifle", 2))
    game.do("attack", demon)
    assert game.s.stack[-1][0] == "reroll"
    attack = game.s.stack[-2]
    for faces, hit in (((0, 0), 0.0), ((0, 3), 1.0), ((3, 3), 1.0)):
        game.s.stack[-2] = attack._replace(rolled=tuple((0, face) for face in faces))
        outcome = game.game.assistant.outcome_again(game.s, 0)
        assert outcome is not None and outcome.hit == hit
    game.s.stack[-2] = attack._replace(rolled=((0, 0), (0, 3)))
    outcome = game.game.assistant.outcome_again(game.s, 1)
    assert outcome is not None and outcome.harms[0].wounds == (0.0, 0.5, 0.0, 0.5, 0.0)


def test_dice_that_show_as_many_hits_are_one_answer() -> None:
    game = arena("######", "######", marines=((0, 0), (0, 1)))
    demon = game.put("imp", (2, 1))
    game.s.event_hand = ()
    game.t.cards.faces = ((0, 0, 0, 2, 2, 2), (1,) * 6)
    game.marine_acts(seat=1, card=game.card("heavy-assault-rifle", 2))
    game.do("attack", demon)
    number = game.s.stack[-1].number
    game.s.stack[-2] = game.s.stack[-2]._replace(rolled=((0, 3), (0, 0), (0, 4)))
    listed = game.game.legal_actions(game.s)
    words = [game.game.describe(game.s, action) for action in listed]
    assert len(set(words)) == len(words)
    for chosen in range(1 << 3):
        if chosen.bit_count() <= number:
            assert game.game.assistant.roll_again(game.s, chosen) in listed
    assert game.game.assistant.roll_again(game.s, 0b100) == ("reroll", 0b001)
    assert game.game.assistant.roll_again(game.s, 0b110) == ("reroll", 0b011)


def test_an_attack_says_that_its_target_has_cover() -> None:
    game = arena("######", "######", marines=((0, 0),))
    seen, covered = game.put("imp", (1, 1)), game.put("possessed-soldier", (3, 0))
    game.put("imp", (2, 0))
    game.marine_acts(card=game.card("combat-shotgun", 1))
    words = {figure: game.game.describe(game.s, ("attack", figure)) for figure in (seen, covered)}
    assert words[covered].endswith(", in cover") and "cover" not in words[seen]
