"""The checks of components: what a map asks of the boxes."""

import random
from collections import Counter

import networkx
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog import Face, load_catalog
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Area, Piece, Scenario, Token
from tests.support.check_runs import findings
from tests.support.examples import example


@given(
    st.dictionaries(st.sampled_from(["barrel", "duct", "obstacle", "hazard", "encounter", "body"]), st.integers(1, 12)),
    st.integers(1, 2),
)
def test_a_shortage_is_told_when_no_flow_meets_the_demand(asked: dict[str, int], boxes: int) -> None:
    catalog = load_catalog("doom-2004")
    owned = ("base-2004",) * boxes
    net = networkx.DiGraph()
    net.add_nodes_from(("source", "sink"))
    for number, part in enumerate(catalog.parts(owned)):
        net.add_edge(("part", number), "sink", capacity=part.held or 0)
        for face in part.faces:
            net.add_edge(face, ("part", number))
    for kind, number in asked.items():
        net.add_edge("source", catalog.face(kind), capacity=number)
    met = networkx.maximum_flow_value(net, "source", "sink") == sum(asked.values())
    every = enumerate(asked.items())
    tokens = tuple(Token(kind=kind, at=(at, 0), count=count, serial=at + 3) for at, (kind, count) in every)
    hall, area = Piece(piece="room-9x10", at=(0, 0), area="a", serial=1), Area(id="a", start=True, serial=2)
    scenario = Scenario(pieces=(hall,), areas=(area,), tokens=tokens, box=owned)
    found = analyse(Reading(scenario, None, ()), select=("CMP002",))
    assert bool(found) == (not met)
    demand = Counter({catalog.face(kind): number for kind, number in asked.items()})
    for finding in found:
        assert finding.witness is not None
        faces = [
            (Face(one["kind"], one.get("color"), one.get("item"), one.get("size")), one["asked"])
            for one in finding.witness["faces"]
        ]
        assert all(demand[face] == number for face, number in faces)
        showing = [part for part in catalog.parts(owned) if {face for face, _ in faces} & set(part.faces)]
        assert finding.witness["held"] == sum(part.held or 0 for part in showing)
        assert finding.witness["asked"] > finding.witness["held"]


def test_order_makes_no_difference(seed: int) -> None:
    spaces = [[x, y] for x in range(5) for y in range(1, 5)]
    random.Random(seed).shuffle(spaces)
    ducts = [f"  - {{kind: duct, at: {space}}}\n" for space in spaces[:12]]
    found = findings(example(tokens="".join(ducts)))
    faces = {tuple(sorted(one["kind"] for one in (finding.witness or {})["faces"])) for finding in found}
    assert faces == {("duct",)}


def test_facts_are_derived_once() -> None:
    asked: list[int] = []

    def derive(_facts: Facts) -> int:
        asked.append(1)
        return 7

    facts = Facts(Scenario())
    assert facts.of(derive) + facts.of(derive) == 14
    assert len(asked) == 1
