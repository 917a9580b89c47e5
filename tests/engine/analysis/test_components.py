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
from tests.support.check_runs import codes, findings, only
from tests.support.examples import example

ANYWHERE = "  - {id: drop, side: marines, area: start}\n"
TO_TWO, TO_THREE = "marines: [1, 2]", "marines: [1, 2, 3]"


def test_two_faces_of_one_part_are_not_shown_at_once() -> None:
    tokens = """  - {kind: barrel, spaces: [[2, 2], [2, 4], [4, 4], [0, 2]]}
  - {kind: duct, spaces: [[1, 1], [1, 3], [3, 1], [3, 3], [5, 2], [7, 2], [8, 2], [8, 1]]}
"""
    found = only(example(tokens=tokens), "CMP002")
    assert "4 exploding barrels and 8 air ducts, 12 in all" in found.message
    assert found.witness is not None
    assert (found.witness["asked"], found.witness["held"]) == (12, 11)
    assert set(found.elements) == {"token:barrel@2,2", "token:duct@1,1"}


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


def test_one_piece_more_than_the_box_holds_is_told_and_two_boxes_hold_it() -> None:
    rooms = "".join(f"  - {{id: lab-{n}, piece: room-4x4, at: [{5 + 4 * n}, -1], area: research}}\n" for n in range(6))
    pieces = "  - {id: hall, piece: room-5x5, at: [0, 0], area: start}\n" + rooms
    assert only(example(pieces=pieces), "CMP001").elements == ("piece:lab-5",)
    assert codes(example(pieces=pieces, box="box: [base-2004, base-2004]")) == []


def test_dead_ends_of_caps_auto_count() -> None:
    plus = "  - {id: plus, rows: ['.##.', '####', '####', '.##.'], openings: [N@1, E@1, S@1, W@1]}\n"
    row = "".join(f"  - {{piece: plus, at: [{4 * n}, 0], area: start}}\n" for n in range(11))
    text = example(
        pieces=row, areas="  - {id: start, start: true}\n", doors="", piece_types=plus, victory="", spawns=ANYWHERE
    )
    found = only(text, "CMP001")
    assert "24 pieces of type “Dead end 1×2”, 24 of them added automatically" in found.message
    assert found.elements == ()


def test_pieces_of_one_s_own_need_no_box() -> None:
    bridge = "  - {id: bridge, rows: ['####', '####'], openings: [E@0, W@0]}\n"
    row = "".join(f"  - {{piece: bridge, at: [{4 * n}, 0], area: start}}\n" for n in range(12))
    text = example(
        pieces=row, areas="  - {id: start, start: true}\n", doors="", piece_types=bridge, victory="", spawns=ANYWHERE
    )
    assert codes(text) == []


def test_the_number_of_marines_that_asks_for_most_counts() -> None:
    tokens = """  - {kind: key, color: red, marines: [1], at: [2, 2]}
  - {kind: key, color: red, marines: 2, spaces: [[2, 3], [2, 4]]}
"""
    assert only(example(marines=TO_TWO, spawns=ANYWHERE, tokens=tokens), "CMP002").marines == (2,)
    apart = tokens.replace("spaces: [[2, 3], [2, 4]]", "at: [2, 3]")
    assert codes(example(marines=TO_TWO, spawns=ANYWHERE, tokens=apart)) == []


def test_of_alternatives_only_those_drawn_count() -> None:
    tokens = """  - {kind: key, color: red, id: a, at: [2, 2]}
  - {kind: key, color: red, id: b, at: [2, 3]}
"""
    choice = "  - {{id: pick, by: chance, draw: {}, of: [[{{token: a}}], [{{token: b}}]]}}\n"
    assert codes(example(tokens=tokens, choices=choice.format(1))) == []
    assert codes(example(tokens=tokens, choices=choice.format(2))) == ["CMP002"]


def test_what_a_step_places_counts_and_what_stands_for_an_item() -> None:
    placed = "  - {when: {open: gate}, do: [{place: {kind: key, color: red, at: [2, 3]}}]}\n"
    one = "  - {kind: key, color: red, at: [2, 2]}\n"
    assert codes(example(tokens=one)) == []
    assert codes(example(tokens=one, triggers=placed)) == ["CMP002"]
    items = "  - {id: disc, name: Disc, shown_as: {kind: key, color: red}}\n"
    with_item = one + "  - {kind: item, item: disc, at: [3, 3]}\n"
    assert codes(example(tokens=with_item, items=items)) == ["CMP002"]


def test_doors_count_by_kind_and_color() -> None:
    pieces = """  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: cell, piece: room-4x4, at: [9, -1], area: den}
"""
    areas = "  - {id: start, start: true}\n  - {id: research}\n  - {id: den}\n"
    doors = "  - {id: gate, at: [4, 0], side: east, key: red}\n  - {id: hatch, at: [8, 0], side: east, key: red}\n"
    found = only(example(pieces=pieces, areas=areas, doors=doors), "CMP002")
    assert "2 red security doors" in found.message
    assert codes(example(pieces=pieces, areas=areas, doors=doors.replace("red}\n  -", "blue}\n  -"))) == []


def test_an_area_asks_for_no_more_figures_than_the_colors_have() -> None:
    figures = "  - {kind: archvile, spaces: [[5, -1], [7, 2], [8, 2]]}\n"
    found = only(example(marines=TO_THREE, spawns=ANYWHERE, figures=figures), "CMP003")
    assert found.marines == (1,)
    assert "area:research" in found.elements
    assert codes(example(marines="marines: [2]", spawns=ANYWHERE, figures=figures)) == []
    more = figures.replace("]]", "], [5, 2], [6, 2], [8, -1]]")
    found = only(example(marines=TO_THREE, spawns=ANYWHERE, figures=more), "CMP003")
    assert found.marines == (1, 2)
    assert found.message == "Revealing “Lab” sets up 6 archviles with 1 or 2 marines; the colors in play have 2 or 4."
    split = "  - {kind: archvile, spaces: [[5, -1], [7, 2]]}\n  - {kind: archvile, at: [4, 4]}\n"
    assert codes(example(figures=split)) == []


def test_figures_of_one_s_own_count_for_what_stands_for_them() -> None:
    kinds = "  - {id: sage, like: archvile, shown_as: {kind: archvile}}\n  - {id: ghost, like: archvile}\n"
    figures = "  - {{kind: {}, spaces: [[5, -1], [7, 2], [8, 2]]}}\n"
    assert codes(example(figure_types=kinds, figures=figures.format("sage"))) == ["CMP003"]
    assert codes(example(figure_types=kinds, figures=figures.format("ghost"))) == []


def test_parts_of_the_expansion_need_it() -> None:
    for name, text in {
        "door": example(doors="  - {id: gate, at: [4, 0], side: east, kind: airlock}\n"),
        "figure": example(figures="  - {kind: maggot, at: [6, 0]}\n"),
        "weapon": example(setup="setup: {marines: {weapons: [soul-cube]}}"),
        "deck": example(setup="setup: {invaders: {deck: expansion-2005}}"),
        "given": example(triggers="  - {when: {open: gate}, do: [{give: oxygen}]}\n"),
    }.items():
        assert only(text, "CMP004").fixes, name
        assert codes(text + "expansion: true\n") == []


def test_a_kind_of_one_s_own_is_no_part_of_the_expansion() -> None:
    kinds = "  - {id: ghost, like: maggot}\n"
    assert codes(example(figure_types=kinds, figures="  - {kind: ghost, at: [6, 0]}\n")) == []


def test_boxes_that_lack_what_is_used_are_told() -> None:
    text = example(expansion="expansion: true", box="box: [base-2004]", tokens="  - {kind: oxygen, at: [2, 2]}\n")
    assert "the boxes hold none" in only(text, "CMP002").message


def test_parts_of_unknown_number_are_not_counted() -> None:
    tokens = "  - {kind: airless, spaces: [" + ", ".join(f"[{x}, 2]" for x in range(5)) + "]}\n"
    assert codes(example(expansion="expansion: true", tokens=tokens)) == []


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
