"""Two-sided parts: what can be shown at once is a matching, held against networkx max flow."""

from collections import Counter
from collections.abc import Mapping, Sequence

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.catalog import Face, Part, SourcedValue, load_catalog
from kneedeep.model.catalog.components.assignment import Assignment, assign
from tests.support.cases import cases

CATALOG = load_catalog("doom-2004")
BASE = CATALOG.parts(["base-2004"])

FACES = [Face(kind) for kind in "abcdef"]
COUNTS = st.none() | st.builds(SourcedValue, st.integers(0, 4), st.sampled_from("SDMG"), st.just("KD"))


@st.composite
def part_lists(draw: st.DrawFn) -> list[Part]:
    faces = draw(st.lists(st.lists(st.sampled_from(FACES), min_size=1, max_size=2), max_size=8))
    parts = [Part(f"part-{number}", tuple(pair), draw(COUNTS)) for number, pair in enumerate(faces)]
    return parts + (draw(st.lists(st.sampled_from(parts), max_size=3)) if parts else [])


DEMANDS = st.dictionaries(st.sampled_from(FACES), st.integers(0, 7))


def greatest_flow(demand: Mapping[Face, int], parts: Sequence[Part]) -> int:
    graph = nx.DiGraph()
    graph.add_nodes_from(["source", "sink"])
    for face, number in demand.items():
        graph.add_edge("source", face, capacity=number)
    for number, part in enumerate(parts):
        graph.add_edge(number, "sink", capacity=part.held or 0)
        for face in part.faces:
            if face in demand:
                graph.add_edge(face, number)
    return int(nx.maximum_flow_value(graph, "source", "sink"))


def counted(demand: Mapping[Face, int], result: Assignment) -> dict[Face, int]:
    return {face: number for face, number in demand.items() if number and face not in result.uncounted}


@given(DEMANDS, part_lists())
def test_as_many_faces_are_shown_as_max_flow_allows(demand: dict[Face, int], parts: list[Part]) -> None:
    result = assign(demand, parts)
    asked = counted(demand, result)
    assert sum(use.number for use in result.uses) == greatest_flow(asked, parts)
    assert result.met == (greatest_flow(asked, parts) == sum(asked.values()))


@given(DEMANDS, part_lists())
def test_no_part_is_used_more_often_than_it_is_there_nor_for_a_face_it_lacks(
    demand: dict[Face, int], parts: list[Part]
) -> None:
    used: Counter[str] = Counter()
    shown: Counter[Face] = Counter()
    faces = {part.id: part.faces for part in parts}
    for use in assign(demand, parts).uses:
        assert use.number > 0
        assert use.face in faces[use.part]
        used[use.part] += use.number
        shown[use.face] += use.number
    held: Counter[str] = Counter()
    for part in parts:
        held[part.id] += part.held or 0
    assert all(number <= held[part] for part, number in used.items())
    assert all(number <= demand[face] for face, number in shown.items())


@given(DEMANDS, part_lists())
def test_a_shortage_asks_for_more_than_can_be_shown(demand: dict[Face, int], parts: list[Part]) -> None:
    for shortage in assign(demand, parts).shortages:
        faces = dict(shortage.faces)
        showing = [part for part in parts if set(part.faces) & set(faces)]
        assert all(demand[face] == number for face, number in faces.items())
        assert shortage.asked == sum(faces.values())
        assert shortage.held == sum(part.held or 0 for part in showing)
        assert shortage.asked > shortage.held


@given(DEMANDS, part_lists())
def test_a_shortage_is_none_without_any_one_of_its_faces(demand: dict[Face, int], parts: list[Part]) -> None:
    for shortage in assign(demand, parts).shortages:
        for left_out, _ in shortage.faces:
            rest = {face: number for face, number in shortage.faces if face != left_out}
            assert greatest_flow(rest, parts) == sum(rest.values())


@given(DEMANDS, part_lists())
def test_shortages_share_no_face_and_explain_the_rest(demand: dict[Face, int], parts: list[Part]) -> None:
    result = assign(demand, parts)
    short = [face for shortage in result.shortages for face, _ in shortage.faces]
    assert len(short) == len(set(short))
    rest = {face: number for face, number in counted(demand, result).items() if face not in short}
    assert greatest_flow(rest, parts) == sum(rest.values())


@given(DEMANDS, part_lists())
def test_the_order_of_demand_and_parts_changes_nothing(demand: dict[Face, int], parts: list[Part]) -> None:
    assert assign(dict(reversed(demand.items())), parts[::-1]) == assign(demand, parts)


def faces(**numbers: int) -> dict[Face, int]:
    names = {
        "obstacle": Face("obstacle", size=1),
        "long": Face("obstacle", size=2),
        "hazard": Face("hazard", size=2),
        "red": Face("teleporter", color="red"),
        "yellow": Face("teleporter", color="yellow"),
    }
    return {names.get(name, Face(name)): number for name, number in numbers.items()}


@cases(
    "demand",
    [
        faces(obstacle=6),
        faces(obstacle=4, red=2),
        faces(obstacle=6, yellow=2),
        faces(barrel=4, encounter=6),
        faces(long=5, hazard=5),
        faces(duct=11),
    ],
)
def test_the_base_box_can_show(demand: dict[Face, int]) -> None:
    assert assign(demand, BASE).met


@cases(
    ("demand", "short"),
    [
        (faces(obstacle=7), {"obstacle"}),
        (faces(obstacle=6, red=2), {"obstacle", "teleporter"}),
        (faces(long=6, hazard=5), {"obstacle", "hazard"}),
        (faces(barrel=4, duct=8), {"barrel", "duct"}),
        (faces(duct=12), {"duct"}),
    ],
)
def test_the_base_box_cannot_show_both_faces_of_a_token(demand: dict[Face, int], short: set[str]) -> None:
    result = assign(demand, BASE)
    assert len(result.shortages) == 1
    assert {face.kind for face, _ in result.shortages[0].faces} == short


def test_a_face_no_part_shows_is_short_of_all() -> None:
    [shortage] = assign({Face("hazard", size=3): 2}, BASE).shortages
    assert (shortage.asked, shortage.held, shortage.parts) == (2, 0, ())


def test_two_defects_are_two_shortages() -> None:
    demand = {**faces(barrel=5), Face("key", color="red"): 2}
    assert [shortage.asked - shortage.held for shortage in assign(demand, BASE).shortages] == [1, 1]


def test_a_part_of_unknown_number_is_not_counted_against_the_box() -> None:
    result = assign({Face("sentry-bot"): 40}, CATALOG.parts(["base-2004", "expansion-2005"]))
    assert result.met
    assert result.uncounted == (Face("sentry-bot"),)


def test_two_boxes_hold_twice_as_much() -> None:
    assert assign({Face("barrel"): 8}, CATALOG.parts(["base-2004", "base-2004"])).met


def test_a_number_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="below 0"):
        assign({Face("barrel"): -1}, BASE)
