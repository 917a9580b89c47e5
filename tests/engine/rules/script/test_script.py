"""Exploring, the scenario's script, set-up, victory. Rule: 2004 rulebook p. 6 and 9; scenario format; RUL-12 to RUL-20, RUL-93 to RUL-100."""

from typing import Any

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import achieve
from kneedeep.solver.search.state_space import explore
from kneedeep.solver.solution import solve
from tests.support.cases import cases
from tests.support.random_play import shipped
from tests.support.small_maps import arena_2016
from tests.support.small_maps.arena import ADVANCE, Arena, arena, face

HALL = ("##########",) * 3
NEXT = {"id": "next", "at": (10, 0), "rows": HALL, "openings": ["W@0"]}


def two_areas(**parts: Any) -> Arena:
    more = {"openings": ["E@0"], **parts.pop("more", {})}
    doors = parts.pop("doors", [{"id": "hatch", "at": [9, 0], "side": "east"}])
    return arena(*HALL, marines=parts.pop("marines", ((8, 0),)), parts=[NEXT], doors=doors, more=more, **parts)


@pytest.mark.statement("EX-01", "EX-02", "EX-04", "EQ-20")
def test_an_area_is_revealed_as_soon_as_a_marine_sees_it_in_the_middle_of_his_move() -> None:
    game = two_areas(
        figures=[{"kind": "zombie", "at": [15, 0]}, {"kind": "imp", "at": [15, 1], "marines": 2}],
        tokens=[{"kind": "health", "at": [12, 0]}],
    )
    game.choose(ADVANCE)
    game.step((9, 0))
    assert game.areas() == 1
    game.do("open", 0)
    assert game.areas() == 0b11
    assert [game.t.kinds[game.s.kind[one]].id for one in game.s.crowd] == ["zombie"], "for one marine"
    assert game.s.lying
    assert game.s.stack[-1][3] == 1, "his move goes on"


@pytest.mark.statement("EX-01")
def test_an_area_behind_an_open_joint_is_seen_and_revealed_at_once() -> None:
    assert two_areas(marines=((0, 2),)).areas() == 1
    assert two_areas(doors=[], marines=((0, 2),)).areas() == 0b11


@pytest.mark.statement("SU-encounter")
def test_an_encounter_is_met_at_the_end_of_the_move_and_once() -> None:
    game = arena(
        *HALL, marines=((0, 0),), more={"flags": {"power": "Power"}},
        tokens=[{"kind": "encounter", "id": "console", "at": [1, 0], "text": "It hums.", "do": [{"set": "power"}]}],
    )  # fmt: skip
    game.choose(ADVANCE)
    game.step((1, 0))
    assert game.s.course.flags != 1
    happened = game.do("rest")
    assert game.s.course.flags == 1 and ("text", "It hums.") in happened
    assert "step" not in game.names(), "he gave up the rest of his movement"
    assert "rest" not in game.names()


@pytest.mark.statement("SU-encounter")
def test_rul99_an_encounter_whose_needs_fail_stays() -> None:
    game = arena(
        *HALL, more={"flags": {"power": "Power"}},
        tokens=[{"kind": "encounter", "at": [0, 0], "needs": {"flag": "power"}, "do": [{"give": "adrenaline"}]}],
    )  # fmt: skip
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.lying and game.s.adrenaline == [0]
    game.s.course = game.s.course._replace(flags=1)
    game.next_round()
    game.choose(ADVANCE)
    game.do("finish")
    assert list(game.s.adrenaline) == [1]


def test_rul100_what_a_marine_cannot_take_lies_on_his_space() -> None:
    game = arena(*HALL, tokens=[{"kind": "encounter", "at": [0, 0], "do": [{"give": "health"}]}])
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.pickable >> game.number((0, 0)) & 1
    game.next_round()
    game.s.left[0] -= 2
    game.choose(ADVANCE)
    assert "pick" in game.names()


def test_an_item_is_dropped_when_its_marine_is_fragged() -> None:
    game = arena(
        *HALL, more={"items": [{"id": "disc", "name": "Disc", "fragged": "drop"}]},
        tokens=[{"kind": "item", "item": "disc", "at": [0, 0]}],
    )  # fmt: skip
    zombie = game.put("zombie", (1, 0))
    game.choose(ADVANCE)
    game.do(*next(action for action in game.options() if action[0] == "pick"))
    assert game.s.items[0]
    game.s.left[0] = 1
    game.dice(red=face(0, 9))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert not game.s.items[0] and game.s.pickable >> game.number((0, 0)) & 1


def test_a_figure_that_carries_an_item_leaves_it_where_it_dies() -> None:
    game = arena(
        *HALL, more={"items": [{"id": "disc"}]}, figures=[{"kind": "zombie", "at": [1, 0], "carries": "disc"}],
    )  # fmt: skip
    game.dice(yellow=face(1, 9))
    game.choose(ADVANCE)
    game.attack("fist", (1, 0), game.s.crowd[0])
    assert game.s.pickable >> game.number((1, 0)) & 1


def test_a_trigger_fires_once_and_later_ones_at_the_end_of_their_round() -> None:
    game = arena(
        *HALL,
        more={
            "flags": {"alarm": "Alarm"},
            "triggers": [
                {"when": {"round": 1}, "text": "One."},
                {"when": {"round": 1}, "after": 1, "text": "Two.", "do": [{"place": {"kind": "imp", "at": [7, 1]}}]},
            ],
        },
    )
    game.next_round()
    assert ("text", "One.") in game.events and ("text", "Two.") not in game.events
    game.next_round()
    assert game.events.count(("text", "One.")) == 1 and ("text", "Two.") in game.events
    assert [game.at(one) for one in game.s.crowd] == [(7, 1)]


def test_what_a_step_places_may_place_something_itself() -> None:
    zombie = {"kind": "zombie", "at": [1, 0], "do": [{"place": {"kind": "imp", "at": [7, 1]}}]}
    game = arena(*HALL, more={"triggers": [{"when": {"round": 1}, "do": [{"place": zombie}]}]})
    game.next_round()
    assert [game.at(one) for one in game.s.crowd] == [(1, 0)]
    game.dice(yellow=face(1, 9))
    game.choose(ADVANCE)
    game.attack("fist", (1, 0), game.s.crowd[0])
    assert [game.at(one) for one in game.s.crowd] == [(7, 1)]


@pytest.mark.parametrize("side", ["neutral", "marines", "invaders"])
def test_clear_asks_for_invaders_alone_in_games_and_in_solutions(side: str) -> None:
    drone = {"id": "drone", "name": "Drone", "like": "imp", "side": side}
    game = arena(
        "####", "####", figures=[{"kind": "drone", "at": [2, 0]}],
        more={"figure_types": [drone], "victory": {"marines": {"clear": "board"}}},
    )  # fmt: skip
    assert game.winner() == (0 if side == "invaders" else 1)
    solution = solve(achieve(ground := PlanningProblem(PlanningProblems(game.t.board), 1), explore(ground)))
    assert solution is not None
    assert [stage.kind for stage in solution.stages].count("kill") == (side == "invaders")


@pytest.mark.parametrize(("tie", "winner"), [("invaders", 2), ("marines", 1), ("draw", 3)])
def test_rul93_both_in_one_instant(tie: str, winner: int) -> None:
    game = arena(
        *HALL, figures=[{"kind": "zombie", "at": [1, 0]}], rules={"tie": tie},
        more={"victory": {"marines": {"kill": "zombie"}, "invaders": {"frags": 1}}},
    )  # fmt: skip
    game.s.left[0] = 1
    game.s.ammo[1] = 1
    game.dice(yellow=face(1, 9))
    game.choose(ADVANCE)
    game.attack("grenade", (1, 0), game.s.crowd[0])
    assert game.winner() == winner


def test_a_thing_of_ones_own_is_used_for_its_points_and_so_often() -> None:
    own = {"id": "terminal", "blocks": ["steps"], "use": {"from": "adjacent", "cost": {"points": 2}, "times": 1}}
    game = arena(*HALL, tokens=[{"kind": "terminal", "at": [1, 0], "text": "Beep."}], more={"token_types": [own]})
    game.choose(ADVANCE)
    happened = game.do("use", 0)
    assert ("text", "Beep.") in happened and game.s.stack[-1][3] == 2
    assert "use" not in game.names()


def test_a_choice_by_chance_sets_up_one_entry() -> None:
    crates = [{"kind": "health", "id": f"crate-{n}", "at": [n, 1]} for n in (3, 4)]
    entries = [[{"token": "crate-3"}], [{"token": "crate-4"}]]
    seen = set()
    for seed in range(8):
        game = arena(*HALL, tokens=crates, more={"choices": [{"by": "chance", "of": entries}]}, seed=seed)
        seen.add(game.s.lying)
    assert seen == {1, 2}


def test_a_choice_by_chance_sets_up_the_figures_of_one_entry() -> None:
    pack = [{"kind": "zombie", "group": "pack", "at": [n, 1]} for n in (3, 4)]
    figures = [{"kind": "imp", "id": "lone", "at": [4, 0]}, *pack]
    choice = {"by": "chance", "of": [[{"token": "lone"}], [{"token": "pack"}]]}
    seen = {len(arena(*HALL, figures=figures, more={"choices": [choice]}, seed=seed).s.crowd) for seed in range(8)}
    assert seen == {1, 2}


def test_a_choice_by_chance_sets_up_the_demons_of_one_entry() -> None:
    pack = [{"kind": "imp", "group": "pack", "at": [n, 1]} for n in (3, 4)]
    figures = [{"kind": "possessed-soldier", "id": "lone", "at": [4, 0]}, *pack]
    choice = {"by": "chance", "of": [[{"token": "lone"}], [{"token": "pack"}]]}
    games = [arena_2016.arena(*HALL, figures=figures, more={"choices": [choice]}, seed=seed) for seed in range(8)]
    assert {len(game.s.crowd) for game in games} == {1, 2}


def test_one_of_several_triggers_happens_by_chance() -> None:
    triggers = [{"id": f"horn-{n}", "when": {"reveal": "start"}, "do": [{"set": f"f{n}"}]} for n in (1, 2, 3)]
    choice = {"by": "chance", "of": [[{"token": one["id"]}] for one in triggers]}
    seen = {
        arena(*HALL, more={"triggers": triggers, "choices": [choice]}, seed=seed).s.course.flags for seed in range(9)
    }
    assert seen == {1, 2, 4}


@pytest.mark.parametrize(("marines", "bullets", "wounds", "cards"), [(1, 4, 10, 3), (2, 3, 9, 3), (3, 2, 8, 2)])
@pytest.mark.statement("SU-06", "SU-07", "SU-08", "SU-09", "SU-11", "SU-18")
def test_p6_what_each_marine_starts_with(marines: int, bullets: int, wounds: int, cards: int) -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(marines, 1)
    assert state.ammo == [bullets, 0, 0] * marines
    assert state.armor == [2] * marines
    assert [len(held) for held in state.cards] == [cards] * marines
    assert game.tables(marines).parameters.wounds == wounds
    assert len(state.hand) == 5


@pytest.mark.statement("SU-03", "RS-30", "UH-01")
def test_p3_only_figures_in_the_colors_of_the_marines_are_in_play() -> None:
    game = doom_2004().on(shipped("tutorial"))
    for marines in (1, 2, 3):
        limits = {kind.id: kind.limit for kind in game.tables(marines).kinds}
        assert limits["zombie"] == 4 * marines and limits["cyberdemon"] == marines


@cases(("level", "wounds", "bullets", "draw", "hand", "spawns"))
@pytest.mark.statement("DF-01", "DF-02", "DF-03")
def test_difficulty_levels(level: str, wounds: int, bullets: int, draw: int, hand: int, spawns: int) -> None:
    p = doom_2004().having(difficulty=level).on(shipped("deep-freeze")).tables(2).parameters
    assert (p.wounds, p.bullets, p.draw, p.hand_max, p.spawn_cards) == (wounds, bullets, draw, hand, spawns)


def test_setup_wins_over_difficulty() -> None:
    game = arena(*HALL, rules={"difficulty": "nightmare"}, more={"setup": {"marines": {"wounds": {"1": 12}}}})
    assert game.t.parameters.wounds == 12


@pytest.mark.parametrize("mode", ["deathmatch", "capture-the-flag"])
def test_modes_without_sources_are_refused_with_what_is_missing(mode: str) -> None:
    with pytest.raises(UnplayableError, match="no source says"):
        doom_2004().on(shipped("tutorial"), mode)


def test_a_number_of_marines_that_the_scenario_is_not_made_for_is_refused() -> None:
    with pytest.raises(UnplayableError, match="made for"):
        doom_2004().on(shipped("tutorial")).setup(4, 1)
