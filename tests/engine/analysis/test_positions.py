"""Positions from exploration states and witnesses: each begins a game, or is refused with a sentence."""

import pytest

from kneedeep.analysis.checks.reachability import rch011_trap
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.views.overlays import course, scenes
from kneedeep.analysis.views.positions import position_of_finding, position_of_scene
from kneedeep.model.scenario.io.reader import read
from kneedeep.rules.history import begun_at
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse, play
from tests.support.own_numbers import ruleset
from tests.support.random_play import SCENARIOS, shipped
from tests.support.reading import scenario_in
from tests.support.values import known


@pytest.mark.parametrize("name", ["tutorial", "split-shift", "deep-freeze"])
def test_every_state_of_the_solution_can_be_played_from(name: str) -> None:
    scenario = shipped(name)
    facts = Facts(scenario)
    most = max(scenario.counts)
    game = ruleset().on(scenario)
    stops = course(facts)
    for stop in stops[:: max(1, len(stops) // 6)]:
        near = [stop.stage.at] if stop.stage is not None and stop.stage.at is not None else []
        history = begun_at(game, most, 1, position_of_scene(stop.scene, most, near))
        t = game.tables(most)
        revealed = {t.areas[number] for number in range(len(t.areas)) if history.state.areas >> number & 1}
        assert set(stop.scene.setting.areas) <= revealed
        if near:
            x, y = t.terrain.spaces[history.state.at[0]]
            assert max(abs(x - near[0][0]), abs(y - near[0][1])) <= 2
        list(play((replay := parse("\n".join(history.lines()))), replay.game(ruleset_of)))


def test_the_first_state_is_the_start() -> None:
    assert position_of_scene(scenes(Facts(shipped("tutorial")), 2)[0], 2).areas == ()


def test_a_trap_is_played_from_after_its_last_step() -> None:
    assert rch011_trap.run.page.examples[0][0] is not None
    text = rch011_trap.run.page.examples[0][0]
    scenario = scenario_in(text)
    finding = next(one for one in analyse(read(text)) if one.code == "RCH011")
    found = known(position_of_finding(Facts(scenario), finding))
    marines, position = found
    game = ruleset().on(scenario)
    history = begun_at(game, marines, 1, position)
    kinds = {token.id for token in scenario.tokens if token.id}
    assert kinds == {"lever", "switch"}
    lying = {piece.element.id for piece in game.tables(marines).pieces if history.state.lying >> piece.number & 1}
    assert not lying & kinds, "the switch was used and has taken the lever away"


def test_starving_and_respawn_gaps_put_the_marines_where_they_stand() -> None:
    tried = set()
    for name in ("tutorial", "airless", "split-shift", "deep-freeze", "long-watch"):
        reading = read((SCENARIOS / f"{name}.yaml").read_bytes())
        scenario = known(reading.scenario)
        facts = Facts(scenario)
        game = ruleset().on(scenario)
        for finding in analyse(reading, select=("RSP", "LOS", "SPN")):
            found = position_of_finding(facts, finding)
            if found is None or (finding.code, name) in tried:
                continue
            tried.add((finding.code, name))
            marines, position = found
            history = begun_at(game, marines, 1, position)
            assert finding.witness is not None
            if finding.witness["kind"] == "band":
                x, y = game.tables(marines).terrain.spaces[history.state.at[0]]
                fx, fy = finding.witness["from"]
                assert max(abs(x - fx), abs(y - fy)) <= 2
    assert tried
