"""The checks of respawn, sight and spawn areas: their examples, what they say, and the same answers found slowly."""

import random
from itertools import combinations
from typing import Any

import pytest

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.reach.party_states import BoardState, classes
from kneedeep.analysis.respawn.respawn_gaps import Respawns, respawns
from kneedeep.analysis.sight.cover_search import cover
from kneedeep.analysis.sight.explored_board import explored_board
from kneedeep.analysis.spawning.spawn_places import places
from kneedeep.analysis.spawning.spawn_starvation import SpawnStarvation, spawn_starvations
from kneedeep.board.board import RESPAWN
from kneedeep.board.respawn_set import respawn_set
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.geometry.distance import distances
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.model import Scenario
from kneedeep.support import resources
from tests.support.cases import cases, few_or_many
from tests.support.examples import example
from tests.support.files import shipped_with
from tests.support.generators.random_scenarios import random_scenario
from tests.support.reading import read_data, scenario_in, sound
from tests.support.small_maps.turned_scenario import turned_scenario, turned_space

FAMILIES = ("RSP", "LOS", "SPN")
MAPS = 40


def told(text: str, code: str) -> list[Finding]:
    return analyse(read(text), select=(code, "INT"), verbose=True)


def facts_of(scenario: Scenario) -> Facts:
    return Facts(scenario)


@cases("name", resources.names("scenarios", ".yaml"))
def test_a_shipped_scenario_has_no_warning(name: str) -> None:
    findings = analyse(read(resources.path("scenarios", name).read_bytes()), select=(*FAMILIES, "INT"))
    assert [finding for finding in findings if finding.severity != "info"] == []
    assert not any(finding.code.startswith("INT") for finding in findings)


@cases("name", resources.names("scenarios", ".yaml"))
def test_turning_the_map_turns_the_spaces(name: str) -> None:
    scenario = scenario_in(resources.path("scenarios", name).read_bytes())
    # Dead ends are laid in the order of the map, which a turn changes.
    scenario = scenario.having(caps="none", allow=scenario.allow.having(BRD002="uncapped"))

    def judged(one: Scenario) -> list[Finding]:
        return analyse(Reading(one, None, ()), select=("RSP", "LOS005", "LOS003", "SPN", "INT"))

    before = [(one.code, one.marines, tuple(sorted(map(turned_space, one.spaces)))) for one in judged(scenario)]
    after = [(one.code, one.marines, one.spaces) for one in judged(turned_scenario(scenario))]
    assert sorted(before, key=str) == sorted(after, key=str)


# Respawn


def _by_definition(respawn: Respawns, setting: BoardState) -> tuple[int, dict[int, int], int]:
    """The spaces without, with too small and with a cut off respawn set, asked one by one."""
    empty = stranded = 0
    back = respawn.walked_back(setting)
    crowded = dict.fromkeys(respawn.party.marines, 0)
    opened = frozenset(each_number(setting.opened))
    board = respawn.board
    for space in each_number(setting.within & setting.revealed):
        answer = respawn_set(board, space, setting.revealed, respawn.free(setting), opened)
        shown = respawn.in_band(setting, space)
        if respawn.free(setting) & ~back and not answer.spaces & back:
            stranded |= 1 << space
        if answer.fallback:
            empty |= 1 << space
            assert shown == 0
            fallback = respawn.fallback(setting, space)
            assert (fallback.spaces, abs(fallback.off)) == (answer.spaces, answer.shortfall)
        else:
            assert shown == answer.spaces
            for marines in crowded:
                crowded[marines] |= (shown.bit_count() < marines) << space
    return empty, crowded, stranded


def _compare_respawns(scenario: Scenario) -> int:
    compared = 0
    for respawn in facts_of(scenario).of(respawns):
        gaps = {gap.setting.number: gap for gap in respawn.gaps}
        for setting in respawn.party.settings:
            empty, crowded, stranded = _by_definition(respawn, setting)
            gap = gaps.get(setting.number)
            assert (gap.empty if gap else 0) == empty
            assert (gap.stranded if gap else 0) == stranded
            assert (gap.crowded if gap else dict.fromkeys(crowded, 0)) == crowded
            compared += 1
    return compared


@pytest.mark.parametrize("name", ["deep-freeze.yaml", "split-shift.yaml", "tutorial.yaml"])
def test_the_gaps_of_a_shipped_scenario_are_those_of_every_single_space(name: str) -> None:
    assert _compare_respawns(scenario_in(resources.path("scenarios", name).read_bytes()))


@cases("band", [(5, 5), (2, 9)])
def test_bands_of_a_large_map_are_those_of_single_spaces_in_every_state(band: tuple[int, int], seed: int) -> None:
    scenario = scenario_in(resources.path("scenarios", "long-watch.yaml").read_bytes())
    chance = random.Random(f"{seed} {band}")
    bars = [thing for thing in scenario.tokens if thing.kind == "hazard"]
    facts = facts_of(scenario.having(rules=scenario.rules.having(respawn_band=band)))
    spaces = chance.sample(facts.board.spaces, 330)
    hazard = bars[0].having(at=None, spaces=tuple(spaces), size=None, serial=scenario.next_serial)
    facts = facts_of(facts.scenario.having(tokens=(*scenario.tokens, hazard)))
    board = facts.board
    steps = board.steps(frozenset(range(len(board.doors))), RESPAWN)
    for respawn in facts.of(respawns):
        gaps = {gap.setting.number: gap for gap in respawn.gaps}
        for setting in respawn.party.settings:
            free = respawn.free(setting)
            inside = list(each_number(setting.within))
            for space in chance.sample(inside, min(40, len(inside))):
                away = distances(steps, [space], within=setting.revealed)
                count = sum(band[0] <= away[other] <= band[1] for other in each_number(free))
                gap = gaps.get(setting.number)
                assert bool(gap and gap.empty >> space & 1) == (count == 0)
                for marines in respawn.party.marines:
                    assert bool(gap and gap.crowded[marines] >> space & 1) == (0 < count < marines)


def _random(seed: int, number: int) -> tuple[random.Random, dict[str, Any]]:
    chance = random.Random(f"{seed}:{number}")
    data = random_scenario(chance, closing=number % 2 == 1)
    near = chance.choice((0, 1, 2, 3))
    data["marines"] = chance.choice(([1], [1, 2], [2, 3]))
    data["rules"] = {
        **data["rules"],
        "respawn_band": [near, near + chance.choice((0, 1, 2, 3))],
        "respawn_distance": chance.choice(("through-doors", "through-doors", "open-doors", "straight")),
        "respawn_unconnected": chance.choice(("far", "far", "never")),
        "spawn_blockers": chance.choice(("invaders-transparent", "figures-transparent")),
    }
    return chance, data


def _scenario(data: dict[str, Any]) -> Scenario:
    return sound(read_data(data))


@few_or_many(MAPS, 2_000)
def test_gaps_of_random_maps_are_those_of_every_single_space(numbers: range, seed: int) -> None:
    assert sum(_compare_respawns(_scenario(_random(seed, number)[1])) for number in numbers) >= len(numbers)


def test_classes_are_joined_by_steps_and_shared_marks() -> None:
    assert classes({0: 1, 1: 3, 2: 2, 3: 4, 5: 8}, [(0, 1), (1, 2), (2, 3), (3, 4)]) == [[0, 1, 2], [3], [5]]


# Spawning


def _starved_by_definition(one: SpawnStarvation, setting: BoardState, marines: int) -> bool:
    """Whether some posts leave no place unseen, every choice of posts tried, line by line."""
    where = places(one._facts, one.party, setting)
    sight = one.sight(setting)
    positions = list(each_number(setting.within & ~setting.blocked))
    targets = [1 << space for space in each_number(where.spaces)] + list(where.large)
    for posts in combinations(positions, marines):
        bodies = 0 if one.see_through else sum(1 << post for post in posts)

        def seen(space: int, posts: tuple[int, ...] = posts, bodies: int = bodies) -> bool:
            return any(post == space or sight.visible_past(post, bodies & ~(1 << post)) >> space & 1 for post in posts)

        if all(any(seen(space) for space in each_number(target)) for target in targets):
            return True
    return False


def _compare_starving(scenario: Scenario) -> int:
    compared = 0
    for one in facts_of(scenario).of(spawn_starvations):
        starved = {(case.setting.number, case.marines): case for case in one.starved}
        for setting in one.party.settings:
            if setting.within.bit_count() > 14:
                continue
            for marines in one.party.marines:
                if setting.number in one.undecided.get(marines, ()):
                    continue
                case = starved.get((setting.number, marines))
                assert (case is not None) == _starved_by_definition(one, setting, marines)
                compared += 1
                if case is not None:
                    where = places(one._facts, one.party, setting)
                    assert not one.hidden(one.sight(setting), where, case.posts).any
                    assert len(set(case.posts)) == marines
    return compared


def _with_spawns(chance: random.Random, data: dict[str, Any]) -> dict[str, Any]:
    """Spawn areas in some maps: whole areas, some for figures of four spaces alone."""
    for area in data["areas"]:
        if chance.random() < 0.4:
            spawn: dict[str, Any] = {"side": "invaders", "area": area["id"]}
            if chance.random() < 0.4:
                spawn["only"] = [chance.choice(("imp", "mancubus", "demon"))]
            data["spawns"].append(spawn)
    return data


@few_or_many(MAPS, 1_000)
def test_posts_of_random_maps_are_found_where_there_are_any(numbers: range, seed: int) -> None:
    compared = 0
    for number in numbers:
        chance, data = _random(seed, number)
        compared += _compare_starving(_scenario(_with_spawns(chance, data)))
    assert compared >= len(numbers) // 2


def test_a_cover_that_fails_is_dropped_and_the_search_goes_on() -> None:
    seen = {0: 0b1111, 1: 0b0011, 2: 0b1100, 3: 0b0111}
    assert cover(seen, 0b1111, 1, lambda posts: True).posts == (0,)
    assert cover(seen, 0b1111, 2, lambda posts: posts == (1, 2)).posts == (1, 2)
    assert cover(seen, 0b1111, 2, lambda posts: False)[:2] == (None, True)
    assert cover({1: 1, 2: 2}, 0b111, 2, lambda posts: True)[:2] == (None, True)


def test_a_search_that_grows_too_large_is_not_decided() -> None:
    assert cover(dict.fromkeys(range(40), 1), 1, 3, lambda posts: False)[:2] == (None, False)


# Sight


def test_a_figure_behind_another_one_can_not_attack() -> None:
    both = told(example(figures="  - {kind: imp, at: [8, 0]}\n  - {kind: zombie, at: [7, 0]}\n"), "LOS002")
    assert "from 4,0" not in " ".join(one.message for one in both)


@cases("name", [path.name for path in shipped_with("obstacles")])
def test_dead_corners_are_seen_by_nobody(name: str, seed: int) -> None:
    from kneedeep.analysis.checks.sight.los005_dead_corner import dead_corners

    scenario = scenario_in(resources.path("scenarios", name).read_bytes())
    chance = random.Random(f"{seed} {name}")
    facts = facts_of(scenario)
    spaces = chance.sample(facts.board.spaces, 60)
    obstacle = next(token for token in scenario.tokens if token.kind == "obstacle")
    more = obstacle.having(at=None, spaces=tuple(spaces), size=None, id=None, serial=scenario.next_serial)
    facts = facts_of(scenario.having(tokens=(*scenario.tokens, more)))
    checked = 0
    for one in facts.of(explored_board):
        dead = dead_corners(facts, one)
        for space, visible in enumerate(one.sight.all_visible()):
            if one.open >> space & 1:
                assert bool(dead >> space & 1) == (visible & one.open == 1 << space)
                checked += 1
    assert checked
