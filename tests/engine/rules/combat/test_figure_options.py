"""Prospects of figures, against the dice counted one by one through the real game, and ways against every course of steps."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, product
from math import prod, sqrt
from typing import Any

import pytest

from kneedeep.rules import Action, rng
from kneedeep.rules.doom2004.combat import targeting
from kneedeep.rules.doom2004.combat.attack_odds import Outcome
from kneedeep.rules.doom2004.combat.attack_reasons import why_no_attack
from kneedeep.rules.doom2004.combat.dice_odds import rerolled, throws
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.passage.way_reasons import why_no_way
from kneedeep.rules.doom2004.queries.figure_options import outcome_of_action, reach, why_not
from kneedeep.rules.doom2004.state import AIM, DODGE, INVADER, OFF, State
from kneedeep.rules.rng import Stream, streams
from tests.support.cases import cases
from tests.support.own_numbers import ruleset
from tests.support.random_play import random_game, shipped
from tests.support.small_maps.arena import ADVANCE, HALL, SPRINT, Arena, arena
from tests.support.values import known

# Dice


def test_throws_are_those_of_all_faces_counted_one_by_one() -> None:
    game = arena(*HALL)
    for pool in ((0,), (0, 2), (1, 3, 3), (0, 1, 2, 2)):
        faces = [game.t.dice[color] for color in pool]
        plain: Counter[tuple[int, int, bool]] = Counter()
        for shown in product(*faces):
            plain[sum(face[0] for face in shown), sum(face[1] for face in shown), any(face[3] for face in shown)] += 1
        assert dict(throws(tuple(faces))) == plain


@pytest.mark.parametrize("highest", [True, False])
def test_who_rolls_again_takes_the_best_of_all_choices_for_every_roll(*, highest: bool) -> None:
    game = arena(*HALL)
    best_of = max if highest else min
    for pool in ((0, 2), (1, 3, 3)):
        faces = tuple(game.t.dice[color] for color in pool)
        worth = {throw: 0 if throw[2] or throw[0] < 2 else throw[1] // 2 for throw in throws(faces)}

        def value(shown: tuple[Any, ...], worth: dict[Any, int] = worth) -> int:
            miss = any(face[3] for face in shown)
            return worth[sum(face[0] for face in shown), sum(face[1] for face in shown), miss]

        plain = Fraction(0)
        for shown in product(*faces):
            choices = []
            for again in product((False, True), repeat=len(faces)):
                sides = [faces[place] if again[place] else (shown[place],) for place in range(len(faces))]
                ends = [value(end) for end in product(*sides)]
                choices.append(Fraction(sum(ends), len(ends)))
            plain += best_of(choices)
        plain /= 6 ** len(faces)
        found = rerolled(faces, worth, highest=highest)
        assert Fraction(sum(worth[throw] * ways for throw, ways in found.items()), sum(found.values())) == plain


# Attacks: all faces of all dice, and every card that a blast may drift by, through the real game


def _all_ends(game: Arena, action: Action) -> Iterator[tuple[State, int]]:
    """Every end of an attack without a choice, and how often: each face of each die, each card on top of the deck."""
    whole = game.s.deck
    thrown: list[int] = []
    faces: list[int] = []

    def below(_state: State, _stream: Stream, _bound: int) -> int:
        thrown.append(1)
        return faces[len(thrown) - 1]

    sides = [
        [
            (face, list(game.t.dice[color]).count(game.t.dice[color][face]))
            for face in range(6)
            if game.t.dice[color].index(game.t.dice[color][face]) == face
        ]
        for color in _arms(game, action).dice
    ]
    cards = Counter(game.t.scatter[card] for card in whole) if _scatters(game, action) else Counter([(-1, 0)])
    for diagram, copies in cards.items():
        top = next((card for card in whole if game.t.scatter[card] == diagram), whole[-1])
        for chosen in product(*sides):
            faces[:] = [face for face, _ in chosen]
            thrown.clear()
            state = game.s.copy()
            state.deck = (*(card for card in whole if card != top), top)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(rng, "below", below)
                game.game.apply(state, action)
            assert len(thrown) == len(faces), "no roll but the attack's own"
            yield state, copies * prod(count for _, count in chosen)


def _arms(game: Arena, action: Action) -> Any:
    name, *numbers = action
    if name == "attack":
        return game.t.weapons[numbers[0]]
    return game.t.kinds[game.s.kind[game.s.stack[-1][1]]].arms


def _scatters(game: Arena, action: Action) -> bool:
    return bool(_arms(game, action).blast)


def _is_as_counted(game: Arena, action: Action) -> Outcome:
    """Compare an outcome with all ends; return it."""
    outcome = known(outcome_of_action(game.game, game.s, action))
    assert action in game.options()
    before: dict[int, int] = {figure: game.s.left[figure] for figure in (*game.s.squad, *game.s.crowd)}
    wounds: dict[int, Counter[int]] = {figure: Counter() for figure in before}
    gone: Counter[int] = Counter()
    ends = 0
    for state, often in _all_ends(game, action):
        ends += often
        for figure, left in before.items():
            lost = left if state.at[figure] == OFF else left - state.left[figure]
            wounds[figure][lost] += often
        for number in range(len(game.t.pieces)):
            gone[number] += often * ((game.s.lying & ~state.lying) >> number & 1)
    told = {harm.figure: harm for harm in outcome.harms}
    for figure, counted in wounds.items():
        if figure not in told:
            assert set(counted) == {0}, figure
            continue
        harm = told[figure]
        assert harm.wounds == pytest.approx([counted[number] / ends for number in range(len(harm.wounds))])
        assert sum(harm.wounds) == pytest.approx(1)
        assert harm.expected == pytest.approx(sum(number * count for number, count in counted.items()) / ends)
        assert harm.killed == pytest.approx(counted[before[figure]] / ends)
        assert harm.hit >= 1 - harm.wounds[0] - 1e-12 or _scatters(game, action)
    assert dict(outcome.things) == pytest.approx({number: count / ends for number, count in gone.items() if count})
    return outcome


def _marine(*held: str, **more: Any) -> Arena:
    game = arena(*HALL, marines=[(1, 2), (1, 3)], **more)
    game.s.weapons[0] = sum(1 << game.t.weapon_number[weapon] for weapon in held)
    game.s.ammo[:3] = [3, 3, 3]
    return game


def _attack(game: Arena, weapon: str, target: int, space: tuple[int, int], aimed: int = 0) -> Action:
    return ("attack", game.t.weapon_number[weapon], game.number(space), target, aimed)


@cases(("weapon", "kind", "at"))
def test_a_marines_chances_are_those_of_all_his_dice(weapon: str, kind: str, at: list[int]) -> None:
    game, space = _marine(weapon), (at[0], at[1])
    foe = game.put(kind, space)
    game.choose(ADVANCE)
    outcome = _is_as_counted(game, _attack(game, weapon, foe, space))
    assert 0 < outcome.hit < 1 and outcome.expected > 0


def test_berserk_and_soul_drain_kill_by_any_hit() -> None:
    game = _marine("soul-cube")
    foe = game.put("cyberdemon", (2, 2))
    game.s.charge[0] = 9
    game.choose(ADVANCE)
    outcome = _is_as_counted(game, _attack(game, "soul-cube", foe, (2, 2)))
    assert outcome.harms[0].killed == outcome.hit == pytest.approx(5 / 6)
    game.s.berserk[0] = (2,)
    outcome = _is_as_counted(game, _attack(game, "fist", foe, (2, 2)))
    assert outcome.harms[0].killed == pytest.approx(5 / 6)


def test_marine_cards_count() -> None:
    game = _marine()
    foe = game.put("imp", (6, 2))
    plain = _attack(game, "pistol", foe, (6, 2))
    game.choose(ADVANCE)
    without = _is_as_counted(game, plain)
    game.s.cards = (("marksman",), ("officer",))
    assert _is_as_counted(game, plain).expected > without.expected


def test_a_blast_reaches_bystanders_and_barrels_and_drifts_by_the_next_card() -> None:
    barrels = [{"kind": "barrel", "at": list(space)} for space in ((6, 2), (7, 3), (9, 0))]
    game = _marine("rocket-launcher", tokens=barrels, rules={"barrel_chain": "on"})
    game.lay("barrel")
    foe = game.put("imp", (5, 2))
    game.put("zombie", (5, 3))
    far = game.put("demon", (8, 3))
    game.choose(ADVANCE)
    outcome = _is_as_counted(game, _attack(game, "rocket-launcher", foe, (5, 2)))
    assert far in {harm.figure for harm in outcome.harms} and len(outcome.things) >= 2
    shots = (action for action in game.options() if action[0] == "attack" and action[3] < 0)
    assert _is_as_counted(game, next(shot for shot in shots if game.space(shot[2]) == (4, 3))).harms


def test_a_blast_of_an_invader_counts_the_armor_of_every_marine() -> None:
    game = _marine()
    game.s.armor[:2] = [2, 3]
    cyberdemon = game.put("cyberdemon", (5, 2))
    game.activate(cyberdemon)
    outcome = _is_as_counted(game, ("strike", game.number((1, 2)), 0))
    assert {0, 1} <= {harm.figure for harm in outcome.harms}


def test_a_sweep_reaches_everybody_beside_and_a_view_knows_as_much() -> None:
    game = _marine()
    knight = game.put("hell-knight", (2, 2))
    game.activate(knight)
    outcome = _is_as_counted(game, ("strike", game.number((1, 2)), 0))
    assert [harm.figure for harm in outcome.harms] == [0, 1]
    view = game.game.view(game.s, "invaders")
    assert outcome_of_action(game.game, view, ("strike", game.number((1, 2)), 0)) == outcome


def test_telekinesis_rolls_once_for_everybody_in_sight() -> None:
    game = _marine()
    vagary = game.put("vagary", (5, 1))
    game.activate(vagary)
    action = next(action for action in game.options() if action[0] == "strike")
    near, far = (harm for harm in _is_as_counted(game, action).harms)
    assert near.hit == far.hit or near.hit > far.hit


def test_seeking_goes_by_the_way_around_obstacles() -> None:
    obstacles = [{"kind": "obstacle", "at": [3, y]} for y in (1, 2, 3)]
    game = _marine(tokens=obstacles)
    game.lay("obstacle")
    revenant = game.put("revenant", (4, 2))
    game.activate(revenant)
    action: Action = ("strike", game.number((1, 2)), 0)
    assert targeting.range_to(game.t, game.s, revenant, _arms(game, action), game.number((1, 2)), 0) == 3
    _is_as_counted(game, action)


@pytest.mark.parametrize(("order", "aimed"), [("aim", 1), ("dodge", 0), ("agile", 0)])
def test_an_aim_and_a_dodge_count_as_somebody_who_chooses_well(order: str, aimed: int, seed: int) -> None:
    game = _marine()
    kind = "cherub" if order == "agile" else "imp"
    foe = game.put(kind, (4, 2))
    if order == "dodge":
        game.s.order[0] = DODGE
        game.activate(foe)
        action: Action = ("strike", game.number((1, 2)), 0)
        attacker: int = foe
    else:
        if order == "aim":
            game.s.order[0] = AIM
        game.choose(ADVANCE)
        action = _attack(game, "pistol", foe, (4, 2), aimed)
        attacker = 0
    outcome = known(outcome_of_action(game.game, game.s, action))
    kind, *numbers = action
    unaimed: Action = (kind, *[*numbers[:3], 0])
    plain = outcome_of_action(game.game, _without_orders(game), unaimed if aimed else action)
    if order != "agile":
        assert plain is not None
        assert (outcome.expected > plain.expected) == (order == "aim")
    target = outcome.harms[0].figure
    left = game.s.left[target]
    lost = Counter[int]()
    games = 600
    for number in range(games):
        state = game.s.copy()
        state.rng = streams(seed + number * 7_919)
        game.game.apply(state, action)
        rerolls = [choice for choice in game.game.legal_actions(state) if choice[0] == "reroll"]
        if rerolls:
            assert state.player == (attacker if order == "aim" else 0 if order == "dodge" else INVADER)
            best = max if order == "aim" else min
            chosen = best(rerolls, key=lambda choice: round(_expected_again(game, state, choice), 9))
            game.game.apply(state, chosen)
        lost[left if state.at[target] == OFF else left - state.left[target]] += 1
    mean = sum(number * count for number, count in lost.items()) / games
    spread = sqrt(sum(number * number * chance for number, chance in enumerate(outcome.harms[0].wounds)))
    assert abs(mean - outcome.expected) < 5 * spread / sqrt(games)


def _expected_again(game: Arena, state: State, choice: Action) -> float:
    outcome = known(game.game.assistant.outcome_again(state, int(choice[-1])))
    return outcome.expected


def _without_orders(game: Arena) -> State:
    state = game.s.copy()
    state.order = [0] * len(state.order)
    return state


@pytest.mark.parametrize(("weapon", "kind"), [("pistol", "imp"), ("rocket-launcher", "zombie")])
def test_many_attacks_in_the_real_game_come_out_as_told(weapon: str, kind: str, seed: int) -> None:
    game = _marine(weapon)
    foe = game.put(kind, (5, 2))
    game.choose(ADVANCE)
    action = _attack(game, weapon, foe, (5, 2))
    outcome = known(outcome_of_action(game.game, game.s, action))
    rng = random.Random(seed)
    killed, games = 0, 600
    for number in range(games):
        state = game.s.copy()
        state.rng = streams(seed * 31 + number * 104_729)
        deck = list(state.deck)
        rng.shuffle(deck)
        state.deck = tuple(deck)
        game.game.apply(state, action)
        killed += state.at[foe] == OFF
    chance = outcome.harms[0].killed
    assert abs(killed / games - chance) < 5 * sqrt(chance * (1 - chance) / games)


# Ways, against all courses of steps that the real game allows


def _by_the_game(game: Doom2004Game, state: State, figure: int) -> dict[tuple[int, int], int]:
    """The least points with which a figure gets anywhere by legal actions one after the other."""
    start = _place(state, figure)
    found = {start: 0}
    level = [(0, state)]
    points = _points(state)
    while level:
        onward = []
        for _, here in level:
            for action in game.legal_actions(here):
                if action[0] in ("step", "teleport", "hop"):
                    after = game.apply(here.copy(), action)
                    goes_on = after.stack[-1][:2] == here.stack[-1][:2]
                    cost, place = points - _points(after) if goes_on else points, _place(after, figure)
                    if place not in found or cost < found[place]:
                        found[place] = cost
                        if goes_on:
                            onward.append((cost, after))
        level = onward
    return {place: cost for place, cost in found.items() if place != start}


def _place(state: State, figure: int) -> tuple[int, int]:
    return state.at[figure], state.shape[figure]


def _points(state: State) -> int:
    stage = state.stack[-1]
    return int(stage[3] if stage[0] == "marine" else stage[2])


def _ways_fit(game: Doom2004Game, state: State, figure: int) -> None:
    ways = reach(game, state, figure)
    for place, way in ways.items():
        here = state.copy()
        for action in way.actions:
            assert action in game.legal_actions(here), (place, way, action)
            game.apply(here, action)
            if here.at[figure] == OFF or here.stack[-1][:2] != state.stack[-1][:2]:
                break
        else:
            assert _place(here, figure) == place
            assert _points(state) - _points(here) == way.cost
            assert state.left[figure] - here.left[figure] == way.wounds


ROOM = ("########", "########", "####.###", "########", "########")
THINGS = [
    {"kind": "obstacle", "at": [2, 1]},
    {"kind": "hazard", "at": [4, 1]},
    {"kind": "hazard", "at": [4, 3]},
    {"kind": "barrel", "at": [5, 4]},
    {"kind": "teleporter", "at": [0, 4], "color": "red"},
    {"kind": "teleporter", "at": [7, 4], "color": "red"},
    {"kind": "duct", "at": [3, 4]},
    {"kind": "duct", "at": [7, 0]},
]


def _room(*marines: tuple[int, int]) -> Arena:
    game = arena(*ROOM, marines=marines, tokens=THINGS)
    for kind in ("obstacle", "hazard", "barrel", "teleporter", "duct"):
        game.lay(kind)
    game.s.left[: len(marines)] = [50] * len(marines)
    return game


@pytest.mark.parametrize("mode", [SPRINT, ADVANCE])
def test_a_marines_ways_are_all_that_the_game_allows(mode: int) -> None:
    game = _room((0, 2), (1, 2), (1, 3))
    game.put("imp", (3, 0))
    game.put("hell-knight", (5, 0))
    game.choose(mode)
    ways = reach(game.game, game.s, 0)
    assert {place: way.cost for place, way in ways.items()} == _by_the_game(game.game, game.s, 0)
    _ways_fit(game.game, game.s, 0)
    assert any(way.actions[0][0] == "teleport" or ("teleport" in [a[0] for a in way.actions]) for way in ways.values())


@cases("kind", ["imp", "trite", "cherub", "demon", "hell-knight", "cacodemon"])
def test_an_invaders_ways_are_all_that_the_game_allows(kind: str) -> None:
    game = _room((0, 2), (1, 2))
    figure = game.put(kind, (3, 3) if kind != "trite" else (3, 4))
    game.put("zombie", (5, 3))
    game.put("zombie", (2, 4))
    game.s.left[figure] = 50
    game.activate(figure)
    ways = reach(game.game, game.s, figure)
    assert {place: way.cost for place, way in ways.items()} == _by_the_game(game.game, game.s, figure)
    _ways_fit(game.game, game.s, figure)


def test_of_ways_that_cost_the_same_the_harmless_one_is_taken_and_who_would_die_goes_no_further() -> None:
    hazards = [{"kind": "hazard", "at": [2, y]} for y in range(1, 5)]
    game = arena(*HALL, marines=[(0, 2)], tokens=hazards)
    game.lay("hazard")
    game.choose(SPRINT)
    found = reach(game.game, game.s, 0, 8)
    assert found[game.number((4, 1)), 0][2:4] == (4, 0), "around the end of the rows"
    assert found[game.number((4, 3)), 0][2:4] == (4, 2), "straight across"
    game.s.left[0] = 2
    found = reach(game.game, game.s, 0, 8)
    assert found[game.number((4, 3)), 0][2:4] == (5, 1)
    game.s.left[0] = 1
    assert reach(game.game, game.s, 0, 8)[game.number((2, 3)), 0].wounds == 1
    assert "survive" in why_no_way(game.t, game.s, 0, game.number((2, 3)))


def test_a_drawn_way_is_taken_as_it_was_drawn() -> None:
    game = arena(*HALL, marines=[(0, 0)])
    game.choose(ADVANCE)
    drawn = [game.number(space) for space in ((0, 1), (1, 1), (1, 0), (2, 0))]
    way = game.game.assistant.path_along(game.s, 0, drawn)
    assert way is not None and way.cost == 4 and [list(action)[1] for action in way.actions] == drawn
    assert game.game.assistant.path_along(game.s, 0, [*drawn, game.number((3, 0))]) is None, "five points"
    assert game.game.assistant.path_along(game.s, 0, [game.number((2, 0))]) is None, "no step"


# In whole games


def test_an_action_of_any_kind_that_is_not_legal_has_a_reason(seed: int) -> None:
    game = ruleset().on(shipped("tutorial"))
    for state in islice(random_game(game, 2, seed, most=400), 0, None, 20):
        legal = game.legal_actions(state)
        for kind in game.kinds.values():
            action: Action = (kind.name, *[0] * len(kind.fields))
            assert bool(why_not(game, state, action)) == (action not in legal), action


@pytest.mark.parametrize("name", ["tutorial", "split-shift", "deep-freeze"])
def test_in_any_game_what_is_told_is_what_is_legal(name: str, seed: int) -> None:
    game = ruleset().on(shipped(name))
    rng = random.Random(seed)
    players = max(game.scenario.counts)
    looked = 0
    for state in random_game(game, players, seed, most=900):
        actions = game.legal_actions(state)
        if not actions or rng.random() > 0.04:
            continue
        looked += 1
        assert all(why_not(game, state, action) == "" for action in actions[:5])
        stage = state.stack[-1]
        if stage[0] not in ("marine", "activation", "bot"):
            assert why_not(game, state, ("step", 0))
            continue
        figure = stage[1]
        _ways_fit(game, state, figure)
        heads = {"attack": 2, "strike": 1, "shoot": 1}
        named = {action[heads[action[0]]] for action in actions if action[0] in heads}
        t = game.tables(players)
        ends = {
            space
            for (anchor, shape), way in reach(game, state, figure).items()
            if way.ends and way.wounds < state.left[figure]
            for space in t.terrain.cells[shape][anchor]
        }
        for space in rng.sample(range(t.size), min(8, t.size)):
            assert (why_no_attack(t, state, figure, space) == "") == (space in named), space
            assert (why_no_way(t, state, figure, space) == "") == (
                space in ends and not state.body[figure] >> space & 1
            )
    assert looked


# Sentences
