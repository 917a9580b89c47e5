"""Games that begin elsewhere than at the start: chosen by hand, or carried from a game under way, also to a changed map."""

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import jsonschema_rs
import pytest

from kneedeep.model.geometry.bits import each_number
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.placement import set_up_at
from kneedeep.rules.doom2004.position.position_chooser import position_options
from kneedeep.rules.doom2004.position.state_codec import position_of
from kneedeep.rules.doom2004.state import OFF, State
from kneedeep.rules.doom2004.text.story import StoryWriter
from kneedeep.rules.game_migration import migrate_position
from kneedeep.rules.history import History, begun, begun_at, gone_on_with
from kneedeep.rules.position import Deed, Marine, Position, PositionError, UndecidedError, position_from
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse, play
from kneedeep.rules.replay_lines import ReplayError
from kneedeep.support.resources import path
from tests.support.cases import cases
from tests.support.oracles.table_rebuild import Table, table_of
from tests.support.own_numbers import ruleset
from tests.support.random_play import on_maps, random_game, shipped


@pytest.fixture(scope="module")
def tutorial() -> Doom2004Game:
    return ruleset().on(shipped("tutorial"))


HALL = Position(
    round=4,
    turn=1,
    marines=(Marine(at=(17, 0), wounds=5, ammo=(2, 0, 0), weapons=("shotgun",)), Marine(at=(16, 1), order="guard")),
    areas=("relay", "hall"),
    doors=("door:hatch", "door:hall-door"),
    keys=("red",),
    done=(Deed("token:health@4,2"), Deed("figure:demon@22,-2")),
    hand=("rage", "dodge"),
    frags=2,
)


def _space(game: Doom2004Game, number: int) -> tuple[int, int]:
    return game.tables(2).terrain.spaces[number]


def _follows(events: list[Any], game: Doom2004Game, state: State) -> None:
    table = Table()
    for event in events:
        table.follow(event)
    assert table.data() == table_of(game, state).data()


def test_a_chosen_position_is_on_the_table_as_it_was_chosen(tutorial: Doom2004Game) -> None:
    events: list[Any] = []
    state = set_up_at(tutorial, 2, 7, HALL, events)
    t = tutorial.tables(2)
    assert [_space(tutorial, at) for at in state.at[:2]] == [(17, 0), (16, 1)]
    assert state.left[0] == 5 and state.ammo[:3] == [2, 0, 0]
    assert state.weapons[0] == 1 << t.weapon_number["shotgun"]
    assert {t.areas[number] for number in range(3) if state.areas >> number & 1} == {"dock", "relay", "hall"}
    assert state.keys and state.frags == 2 and (state.round, state.ended) == (4, 3)
    assert sorted(t.cards[card].id for card in state.hand) == ["dodge", "rage"]
    assert len(state.hand) + len(state.deck) == len(t.decks[0])
    kinds = Counter(t.kinds[state.kind[figure]].id for figure in state.crowd)
    assert kinds == {"imp": 1, "zombie": 2}, "the demon is dead, the trite is for three"
    names = {Labels(t).pieces[number][0] for number in range(len(t.pieces)) if state.lying >> number & 1}
    assert "token:health@4,2" not in names and "token:key@14,8" not in names
    assert state.seat == 1 and state.player == 1 and state.order[1] == 0, "his guard ends as his turn begins"
    _follows(events, tutorial, state)
    story = StoryWriter(t).sentences(events)
    assert "“Relay” is revealed: an imp, 2 zombies" in story and "“Antenna hall” is revealed" in story
    assert "The red marine appears at 17,0" in story and not any(line.startswith("There opens") for line in story)


def test_a_position_is_written_into_the_replay_and_verified(tutorial: Doom2004Game, seed: int) -> None:
    history = begun_at(tutorial, 2, seed, HALL)
    rng = random.Random(seed)
    for _ in range(120):
        if not (actions := tutorial.legal_actions(history.state)):
            break
        history.do(rng.choice(actions))
    text = "\n".join(history.lines())
    schema = jsonschema_rs.validator_for(json.loads(path("schemas", "replay.schema.json").read_text()))
    for line in text.splitlines():
        assert schema.is_valid(json.loads(line)), line
    replay = parse(text)
    assert replay.position == position_from(json.loads(json.dumps(HALL.data()))) == HALL
    *_, last = play(replay, replay.game(ruleset_of))
    assert last.state == history.state
    again = gone_on_with(replay, replay.game(ruleset_of))
    again.take_back(0)
    assert again.state == begun_at(tutorial, 2, seed, HALL).state
    middle = gone_on_with(replay, replay.game(ruleset_of), 7)
    assert len(middle.actions) == 7 and middle.position == HALL


def test_a_position_without_anything_is_the_start(tutorial: Doom2004Game) -> None:
    here, start = set_up_at(tutorial, 2, 3, Position()), tutorial.setup(2, 3)
    assert table_of(tutorial, here).data() == table_of(tutorial, start).data()
    assert tutorial.legal_actions(here) == tutorial.legal_actions(start)
    assert here.stack == start.stack


def test_it_may_be_the_invaders_turn(tutorial: Doom2004Game) -> None:
    history = begun_at(tutorial, 1, 1, Position(turn=-1, areas=("relay",)))
    assert history.state.stack[-1][0] in ("command", "discarding") and history.state.player == -1


@cases(("position", "why"))
def test_what_does_not_fit_is_one_sentence(tutorial: Doom2004Game, position: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        set_up_at(tutorial, 2, 1, position_from(position))


@cases(("data", "why"))
def test_a_header_that_says_nonsense_is_refused(tutorial: Doom2004Game, data: Any, why: str) -> None:
    lines = list(begun_at(tutorial, 2, 1, Position(round=2)).lines())
    head = {**json.loads(lines[0]), "position": data}
    with pytest.raises(ReplayError, match=why):
        list(play((replay := parse("\n".join([json.dumps(head), *lines[1:]]))), replay.game(ruleset_of)))


# Carried


def _shape(game: Doom2004Game, state: State) -> Any:
    """What is on the table and in hands, whatever numbers things have."""
    t = game.tables(state.players)
    table = table_of(game, state)
    labels = Labels(t)
    seats = range(state.players)
    figures = sorted(
        (t.kinds[one.kind].id, one.space, one.shape, one.left)
        for figure, one in table.figures.items()
        if figure >= state.players
    )
    marines = [(state.at[seat], state.left[seat], state.cards[seat], state.status[seat]) for seat in seats]
    tokens = sorted((labels.pieces[number][0], space) for number, space in table.tokens.items())
    kit = {key: value for key, value in table.kit.items() if value and key[1] != "items"}
    course = state.course._replace(held=tuple(pair for pair in state.course.held if pair[1]))
    hand = sorted(t.cards[card].id for card in state.hand)
    return (figures, marines, tokens, table.doors, table.areas, table.keys, kit, course, hand, state.frags, state.round)


def _choices(game: Doom2004Game, state: State) -> Counter[Any]:
    """The legal actions, figures by where they stand."""
    found: Counter[Any] = Counter()
    for action in game.legal_actions(state):
        kind = game.kinds[action[0]]
        parts = [
            (state.kind[number], state.at[number]) if field.kind == "figure" and number >= 0 else number
            for field, number in zip(kind.fields, action[1:], strict=False)
            if field.kind not in ("card", "token")
        ]
        found[action[0], *parts] += 1
    return found


@on_maps
def test_a_game_under_way_is_carried_whole(name: str, seed: int) -> None:
    game = ruleset().on(shipped(name))
    rng = random.Random(seed)
    done = 0
    players = max(game.scenario.counts)
    # Some random games are over soon: another one begins until enough was compared.
    games = (random_game(game, players, seed + number, most=2_500) for number in range(20))
    for state in (state for one in games if done <= 3 for state in one):
        if state.winner or rng.random() > 0.02:
            continue
        try:
            position = position_of(game, state)
        except UndecidedError:
            continue
        done += 1
        position = position_from(json.loads(json.dumps(position.data())))
        events: list[Any] = []
        there = set_up_at(game, players, seed, position, events)
        assert _shape(game, there) == _shape(game, state)
        assert _choices(game, there) == _choices(game, state)
        assert there.player == state.player
        _follows(events, game, there)
    assert done > 3


def _at_the_hall(game: Doom2004Game) -> History:
    return begun_at(game, 2, 5, HALL._replace(turn=0))


def test_a_game_goes_on_on_a_changed_map(tutorial: Doom2004Game) -> None:
    scenario = tutorial.scenario
    history = _at_the_hall(tutorial)
    tokens = tuple(token for token in scenario.tokens if token.kind not in ("obstacle", "armor"))
    moved = tuple(replace(one, at=(13, 8)) if one.at == (13, 7) else one for one in scenario.figures)
    changed = scenario.having(tokens=tokens, figures=moved)
    game = ruleset().on(changed)
    moved_game = migrate_position(history, game, 1)
    assert moved_game is not None
    after = moved_game.history
    t = game.tables(2)
    assert not any(t.pieces[number].kind == "obstacle" for number in range(len(t.pieces)))
    assert [t.terrain.spaces[at] for at in after.state.at[:2]] == [(17, 0), (16, 1)]
    assert after.state.keys == history.state.keys and after.state.blocked & ~after.state.barrels == 0
    assert "\n".join(after.lines()).count("carried") == 1
    *_, last = play((replay := parse("\n".join(after.lines()))), replay.game(ruleset_of))
    assert last.state == after.state


def test_a_changed_map_that_has_no_room_is_refused_with_a_sentence(tutorial: Doom2004Game) -> None:
    scenario = tutorial.scenario
    history = _at_the_hall(tutorial)
    smaller = scenario.having(
        pieces=tuple(piece for piece in scenario.pieces if piece.id != "antenna"),
        doors=tuple(door for door in scenario.doors if door.id == "hatch"),
    )
    with pytest.raises(PositionError, match=r"can't stand|no area|no room"):
        migrate_position(history, ruleset().on(smaller), 1)
    (obstacle, *_) = (token for token in scenario.tokens if token.kind == "obstacle")
    others = tuple(token for token in scenario.tokens if token != obstacle)
    blocked = scenario.having(tokens=(*others, replace(obstacle, at=(17, 0))))
    with pytest.raises(PositionError, match=r"marine 1 can't stand at 17,0: an obstacle is there"):
        migrate_position(history, ruleset().on(blocked), 1)


def test_a_game_from_the_start_can_be_gone_on_with_at_any_step(tutorial: Doom2004Game) -> None:
    history = begun(tutorial, 2, 11)
    for _ in range(40):
        history.do(tutorial.legal_actions(history.state)[0])
    replay = parse("\n".join(history.lines()))
    for step in (0, 1, 17, 40):
        there = gone_on_with(replay, replay.game(ruleset_of), step)
        assert len(there.actions) == step
        assert there.state.at[0] != OFF
    assert gone_on_with(replay, replay.game(ruleset_of)).state == history.state
    assert tokens_on_board.space_of(tutorial.tables(2), history.state, 0) >= 0


# Chosen by hand


@pytest.mark.parametrize("name", ["tutorial", "airless", "long-watch"])
def test_only_what_the_scenario_declares_may_be_chosen_and_all_of_it_fits(name: str) -> None:
    game = ruleset().on(shipped(name))
    found = position_options(game, 1)
    everything = Position(
        areas=tuple(area.name for area in found.areas),
        doors=tuple(door.name for door in found.doors if not door.open),
        keys=found.keys,
        flags=found.flags,
        done=tuple(past.deed for past in found.past if past.words.endswith("taken")),
        marines=(
            Marine(
                weapons=tuple(weapon.name for weapon in found.weapons),
                items=tuple(thing.name for thing in found.things),
                cards=(found.cards[0].name,),
            ),
        ),
    )
    state = set_up_at(game, 1, 1, everything)
    t = game.tables(1)
    assert state.areas == (1 << len(t.areas)) - 1 and state.weapons[0].bit_count() == len(found.weapons)
    assert not {weapon.name for weapon in found.weapons} & {t.weapons[number].id for number in each_number(t.innate)}


def test_cards_of_a_position_come_with_the_wounds_and_armor_of_their_set_up(tutorial: Doom2004Game) -> None:
    p = tutorial.tables(2).parameters
    state = set_up_at(
        tutorial, 2, 1, Position(marines=(Marine(cards=("tough", "survival-ops")), Marine(cards=("scout",))))
    )
    assert state.armor[0] == p.armor + 1 and state.left[0] > p.wounds
    assert (state.armor[1], state.left[1]) == (p.armor, p.wounds)


def test_what_lies_elsewhere_is_not_offered(tutorial: Doom2004Game) -> None:
    found = position_options(tutorial, 2)
    assert [area.name for area in found.areas] == ["relay", "hall"]
    assert found.keys == ("red",) and not found.flags and not found.things
    assert [weapon.name for weapon in found.weapons] == ["shotgun"]
    assert "demon at 22,-2 killed" in [past.words for past in found.past]
    assert not any("key" in past.words for past in found.past), "keys are chosen by their colors"
