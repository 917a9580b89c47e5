"""Games of the 2016 edition that begin at a chosen position."""

import json
import random
from typing import Any

import jsonschema_rs
import pytest

from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.state import FRAGGED, INVADER, State
from kneedeep.rules.game_migration import migrate_game
from kneedeep.rules.history import History, begun, begun_at, gone_on_with
from kneedeep.rules.position import INVADERS_TURN, Deed, Figure, Marine, Position, PositionError, position_from
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016

SCENARIOS = ("range-day", "specimen-run", "brine")


@pytest.fixture(scope="module")
def game() -> Doom2016Game:
    return game_2016(shipped("range-day"))


def kinds_on_map(game: Doom2016Game, state: State) -> list[str]:
    return sorted(game.tables(state.players).kinds[state.kind[figure]].id for figure in state.crowd)


CHOSEN = Position(
    round=3,
    turn=1,
    marines=(
        Marine(at=(3, 3), wounds=4, weapons=("rocket-launcher", "chainsaw")),
        Marine(at=(2, 2)),
        Marine(status="waiting"),
    ),
    done=(Deed("token:near"), Deed("token:health-pack@5,9"), Deed("figure:imp@6,1")),
    frags=1,
)


def test_a_chosen_position_is_on_the_table_as_it_was_chosen(game: Doom2016Game) -> None:
    state = game.set_up_at(3, 7, CHOSEN)
    t = game.tables(3)
    assert [t.board.spaces[state.at[seat]] for seat in (0, 1)] == [(3, 3), (2, 2)]
    assert state.status[2] == FRAGGED and state.at[2] < 0
    assert t.parameters.health - state.damage[0] == 4
    assert [t.weapons[weapon] for weapon in state.weapons[0]] == ["rocket-launcher", "chainsaw"]
    assert {t.cards.actions[card].set for card in (*state.deck[0], *state.hand[0])} == {
        "uac",
        "rocket-launcher",
        "chainsaw",
    }
    assert len(state.hand[0]) == t.parameters.hand
    assert kinds_on_map(game, state) == ["possessed-soldier"]
    assert [t.kinds[kind].id for kind in range(len(t.kinds)) if state.faceup >> kind & 1] == ["possessed-soldier"]
    assert {t.tokens[token].element.id for token in range(len(t.tokens)) if state.portals >> token & 1} == {"far"}
    assert "health-pack" not in {t.tokens[n].kind for n in range(len(t.tokens)) if state.lying >> n & 1}
    assert (state.round, state.ended, state.frags) == (3, 2, 1)
    assert state.active == state.player == 1 and state.drawn == (1,)
    assert sorted(state.initiative) == [INVADER, 0, 2]
    assert len(state.event_hand) == t.parameters.event_hand


def test_a_position_without_anything_is_the_start_of_the_scenario(game: Doom2016Game) -> None:
    state, start = game.set_up_at(1, 3, Position()), game.setup(1, 3)
    assert state.at == start.at and state.kind == start.kind and state.portals == start.portals
    assert state.round == 1 and state.weapons == start.weapons and state.doors == start.doors


def test_a_door_opened_before_has_let_the_portals_summon(game: Doom2016Game) -> None:
    state = game.set_up_at(1, 1, Position(doors=("door:south-door",)))
    assert not state.portals and len(state.crowd) > 2
    fragged = Position(doors=("door:south-door",), done=(Deed("token:near"), Deed("token:far")))
    assert len(game.set_up_at(1, 1, fragged).crowd) == 2, "the demons of the portals are fragged"


def test_what_demons_of_a_portal_carried_lies_where_it_was() -> None:
    game = game_2016(shipped("specimen-run"))
    t = game.tables(1)
    portal = next(token for token in t.portals if token.element.carries)
    chooser = game.assistant.position_chooser(1)
    deed = next(past.deed for past in chooser.options.past if past.deed.at == t.board.spaces[portal.spaces[0]])
    state = game.set_up_at(1, 1, Position(done=(deed,)))
    there = [token for token in t.spare_tokens if state.lying >> token.number & 1]
    assert [token.thing for token in there] == [portal.element.carries]
    assert dict(state.moved)[there[0].number] == portal.spaces[0]


def test_exactly_the_figures_that_were_chosen_stand_there(game: Doom2016Game) -> None:
    figures = (
        Figure("cacodemon", (5, 2), wounds=2),
        Figure("pinky", (2, 3), turned=True),
        Figure("imp", (6, 1), name="figure:imp@6,1"),
    )
    state = game.set_up_at(1, 1, Position(turn=INVADERS_TURN, figures=figures))
    t = game.tables(1)
    assert kinds_on_map(game, state) == ["cacodemon", "imp", "pinky"]
    chooser = game.assistant.position_chooser(1)
    stands = {one.kind: one for one in chooser.figures(state)}
    assert stands["cacodemon"].wounds == 2 and stands["cacodemon"].at == (5, 2)
    assert stands["pinky"].at == (2, 3)
    assert stands["imp"].name == "figure:imp@6,1"
    assert state.active == INVADER and state.invader_cards == 3
    assert state.faceup.bit_count() == 3
    assert state.digest() == game.set_up_at(1, 1, Position(turn=INVADERS_TURN, figures=chooser.figures(state))).digest()
    assert t.kinds[state.kind[state.crowd[0]]].id == "cacodemon"


@cases(("position", "why"))
def test_what_does_not_fit_is_one_sentence(game: Doom2016Game, position: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError) as refused:
        game.set_up_at(2, 1, position_from(position))
    assert why in str(refused.value)


def test_the_hand_is_what_was_chosen_and_the_rest_is_the_deck(game: Doom2016Game) -> None:
    chooser = game.assistant.position_chooser(2)
    names = list(chooser.invader_cards(game.set_up_at(2, 1, Position())).values())
    state = game.set_up_at(2, 1, Position(turn=0, hand=(names[0],)))
    held = chooser.hand(state)
    assert set(names[:1]) <= set(held) and len(held) == 2, "the Status Phase draws up to the hand of the scenario"


def test_a_game_from_a_position_is_replayed(game: Doom2016Game) -> None:
    history = begun_at(game, 3, 5, CHOSEN)
    rng = random.Random(5)
    for _ in range(60):
        history.do(rng.choice(game.legal_actions(history.state)))
    schema = jsonschema_rs.validator_for(json.loads(resources.path("schemas", "replay.schema.json").read_text()))
    for line in history.lines():
        assert schema.is_valid(json.loads(line)), line
    again = gone_on_with((replay := parse("\n".join(history.lines()) + "\n")), replay.game(ruleset_of))
    assert again.state == history.state and again.position == history.position


def test_the_story_begins_with_what_is_on_the_table(game: Doom2016Game) -> None:
    events: list[Any] = []
    game.set_up_at(3, 7, CHOSEN, events)
    story = game.assistant.story(3).sentences(events)
    assert "Alpha gets the Rocket Launcher." in story and "Alpha is placed at 3,3." in story
    assert "== Round 3 ==" in story and "Bravo's initiative card." in story


@pytest.mark.parametrize("name", SCENARIOS)
def test_any_choice_of_what_is_offered_is_played_or_refused(seed: int, name: str) -> None:
    game, rng = game_2016(shipped(name)), random.Random(seed)
    players = rng.choice(list(game.scenario.played_counts))
    chooser = game.assistant.position_chooser(players)
    options = chooser.options

    def some(things: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(thing for thing in things if rng.random() < 0.4)

    position = Position(
        round=rng.randint(1, 5),
        turn=rng.choice([None, INVADERS_TURN, *range(players)]),
        areas=some(tuple(area.name for area in options.areas)),
        doors=some(tuple(door.name for door in options.doors)),
        flags=some(options.flags),
        done=some(tuple(past.deed for past in options.past)),
    )
    try:
        state = game.set_up_at(players, seed, position)
    except PositionError as error:
        assert str(error).startswith(("It can't be the turn of the invader", "There the game would be over"))
        return
    figures = chooser.figures(state)
    again = position._replace(figures=figures)
    copied = position_from(json.loads(json.dumps(again.data())))
    assert copied == again
    assert set(chooser.figures(game.set_up_at(players, seed, copied))) >= set(figures)
    for _ in range(200):
        if state.winner:
            break
        game.apply(state, rng.choice(game.legal_actions(state)))


def played(game: Doom2016Game, steps: int, seed: int = 2) -> History:
    """A game of one marine under way: answers by chance, doors opened where that can be."""
    history, rng = begun(game, 1, seed), random.Random(seed)
    for _ in range(steps):
        legal = game.legal_actions(history.state)
        opening = [one for one in legal if one[0] == "open"]
        history.do(opening[0] if opening else rng.choice(legal))
    return history


def range_day(old: str, new: str) -> Doom2016Game:
    """The game of the tutorial mission with something changed."""
    text = resources.path("scenarios", "range-day.yaml").read_text(encoding="utf-8")
    assert old in text
    return game_2016(text.replace(old, new))


def test_a_game_goes_on_on_a_changed_map_by_the_same_steps(game: Doom2016Game) -> None:
    history = played(game, 40)
    pack = "  - {kind: health-pack, at: [5, 9]}\n"
    changed = range_day(pack, f"  - {{kind: health-pack, at: [0, 5]}}\n{pack}")
    found = migrate_game(history, changed, 1)
    assert found.whole and found.notice == "The game continues on the changed map."
    assert len(found.history.actions) == 40 and found.history.state.at[0] == history.state.at[0]


def test_a_game_goes_on_on_a_changed_map_as_far_as_its_steps_fit(game: Doom2016Game) -> None:
    history = next(one for seed in range(50) if (one := played(game, 120, seed)).state.doors)
    opened = next(number for number, action in enumerate(history.actions) if action[0] == "open")
    changed = range_day(", side: east}", ", side: east, needs: {round: 9}}")
    changed = range_day("side: south}", "side: south, kind: passage}") if history.state.doors & 2 else changed
    found = migrate_game(history, changed, 1)
    assert not found.whole and len(found.history.actions) <= opened
    assert f"fits the changed map up to step {len(found.history.actions)}" in found.notice
