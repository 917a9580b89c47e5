"""Overlays as data: each agrees with the slow answer."""

import pytest

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.views import overlays
from kneedeep.board.respawn_set import respawn_set
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.support import resources
from tests.support.reading import scenario_in
from tests.support.values import known, typed


@pytest.fixture(scope="module")
def facts() -> Facts:
    return Facts(scenario_in(resources.path("scenarios", "tutorial.yaml").read_bytes()))


def at(facts: Facts, x: int, y: int) -> int:
    return facts.board.number[x, y]


def test_there_is_a_scene_for_every_state(facts: Facts) -> None:
    states = overlays.scenes(facts)
    assert [scene.setting.areas for scene in states] == [("dock",), ("dock", "relay"), ("dock", "relay", "hall")]
    assert overlays.scenes(facts, 4) == ()
    whole = overlays.explored_scene(facts)
    assert whole is not None and whole.setting.whole


def test_what_is_out_of_sight_says_why(facts: Facts) -> None:
    scene = overlays.scenes(facts)[0]
    sight = typed(CenterSight, scene.sight)
    here = at(facts, 0, 2)
    shown = overlays.sighted(scene, here)
    assert shown.seen | shown.hidden == scene.setting.revealed
    for there in each_number(scene.setting.revealed):
        assert (sight.obstruction(here, there) is None) == bool(shown.seen >> there & 1)
    behind = known(sight.obstruction(here, at(facts, 4, 2)))
    assert (behind.kind, behind.entering) == ("space", (2, 2))


def test_steps_go_round_obstacles_and_stop_at_shut_doors(facts: Facts) -> None:
    start, whole = overlays.scenes(facts)[0], overlays.explored_scene(facts)
    assert whole is not None
    here = at(facts, 0, 2)
    assert overlays.steps_from(start, here)[at(facts, 4, 2)] == 4
    assert overlays.steps_from(start, here)[at(facts, 2, 2)] == UNREACHED
    assert overlays.steps_from(start, here)[at(facts, 11, 0)] == UNREACHED
    assert overlays.steps_from(whole, here)[at(facts, 11, 0)] == 11


def test_the_respawn_area_is_the_respawn_set(facts: Facts) -> None:
    for scene in overlays.scenes(facts):
        setting = scene.setting
        for space in each_number(setting.revealed):
            shown = overlays.respawn_area(scene, space)
            answer = respawn_set(facts.board, space, setting.revealed, scene.respawns.free(setting))
            assert (shown.fallback is not None) == answer.fallback
            assert (shown.band or shown.fallback and shown.fallback.spaces) == answer.spaces


def test_spawn_spaces_are_those_that_no_post_sees(facts: Facts) -> None:
    scene = known(overlays.explored_scene(facts))
    posts = (at(facts, 0, 0), at(facts, 1, 0), at(facts, 12, 0))
    bodies = sum(1 << post for post in posts)
    shown = overlays.spawn_area(scene, posts)
    assert isinstance(scene.sight, CenterSight)
    assert shown.legal | shown.watched == scene.setting.revealed & ~scene.setting.blocked
    for space in each_number(shown.legal | shown.watched):
        seen = any(
            post == space or scene.sight.visible_past(post, bodies & ~(1 << post)) >> space & 1 for post in posts
        )
        assert bool(shown.watched >> space & 1) == seen


def test_heat_counts_who_sees_a_space(facts: Facts) -> None:
    scene = known(overlays.explored_scene(facts))
    assert overlays.heat(scene) == [seen.bit_count() for seen in scene.sight.all_visible()]


def test_the_objective_is_where_the_marines_leave(facts: Facts) -> None:
    scene = known(overlays.explored_scene(facts))
    assert facts.board.lattice.listed(overlays.objective(scene)) == [(24, 0), (24, 1)]
    steps = overlays.objective_steps(scene)
    assert steps[at(facts, 24, 0)] == 0
    assert steps[at(facts, 20, 0)] == 4


def test_the_course_follows_the_solution(facts: Facts) -> None:
    stops = overlays.course(facts)
    assert [stop.stage and stop.stage.kind for stop in stops] == [None, "open", "take", "open", "leave"]
    assert [len(stop.scene.setting.areas) for stop in stops] == [1, 2, 2, 3, 3]
    doors = {door.element.id: door.number for door in facts.board.doors}
    assert [stop.scene.setting.opened >> doors["hatch"] & 1 for stop in stops] == [0, 1, 1, 1, 1]
    assert [stop.scene.setting.opened >> doors["hall-door"] & 1 for stop in stops] == [0, 0, 0, 1, 1]


def test_without_a_solution_there_is_no_course() -> None:
    text = resources.path("scenarios", "tutorial.yaml").read_text(encoding="utf-8")
    assert overlays.course(Facts(scenario_in(text.replace("kind: key", "kind: health").encode()))) == ()


def test_a_map_as_drawn_has_all_revealed_and_its_own_doors_open(facts: Facts) -> None:
    start = overlays.scenes(facts)[0]
    drawn = overlays.as_drawn(start, facts.board.open_doors("open"))
    assert drawn.setting.revealed == facts.board.lattice.everywhere
    assert set(each_number(drawn.setting.opened)) == facts.board.open_doors("open")
    assert overlays.as_drawn(start, frozenset()).setting.opened == 0
