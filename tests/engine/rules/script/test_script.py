"""Exploring, the scenario's script, set-up, victory. Rule: 2004 rulebook p. 6 and 9; scenario format; RUL-12 to RUL-20, RUL-93 to RUL-100."""

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
from tests.support.small_maps.arena import arena

HALL = ("##########",) * 3


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
