"""Checks over scenarios with portals: mutations of two good maps, each with the findings that it must give."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.analysis.framework.check import load_check
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog import PieceType, piece_type_from_rows
from kneedeep.model.catalog.components.other_face import same_cardboard
from kneedeep.model.scenario.io.reader import Reading, read
from tests.support.cases import cases
from tests.support.check_runs import WORDS_OF_2004
from tests.support.examples import portal_example
from tests.support.files import SCENARIOS
from tests.support.reading import scenario_in

RANGE_DAY, SPECIMEN_RUN = (
    (SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8") for name in ("range-day", "specimen-run")
)


def every(text: str) -> list[Finding]:
    findings = analyse(read(text.encode()), verbose=True)
    assert [one.message for one in findings if WORDS_OF_2004.search(one.message)] == []
    return findings


def weighty(text: str) -> list[str]:
    return [finding.code for finding in every(text) if finding.severity != Severity.INFO]


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


MUTATIONS = [
    (RANGE_DAY, "{kind: imp, at: [6, 1]}", "{kind: imp, at: [8, 0]}", ["BRD005"]),
    (RANGE_DAY, "{kind: imp, at: [6, 1]}", "{kind: imp, at: [5, 4]}", ["BRD006"]),
    (RANGE_DAY, "{kind: imp, at: [6, 1]}", "{kind: imp, at: [0, 1]}", ["BRD006"]),
    (RANGE_DAY, "{kind: portal, id: near, color: blue, at: [4, 8]}", "{kind: portal, id: near, color: blue, at: [14, 3]}", ["BRD006"]),
    (RANGE_DAY, "{kind: health-pack, at: [5, 9]}", "{kind: health-pack, spaces: [[5, 9], [5, 9]]}", []),
    (RANGE_DAY, "{kind: health-pack, at: [5, 9]}", "{kind: health-pack, at: [5, 9], count: 10}", ["CMP002"]),
    (RANGE_DAY, "spaces: [[0, 1], [1, 1], [0, 4], [1, 4]]", "spaces: [[0, 1], [1, 1], [0, 4]]", ["BRD009"]),
    (RANGE_DAY, "name: Drill field, start: true", "name: Drill field", ["BRD009"]),
    (RANGE_DAY, "{piece: g-room-4x4, at: [2, 6]", "{piece: g-room-4x4, at: [2, 5]", ["BRD001"]),
    (RANGE_DAY, "{piece: g-room-4x4, at: [2, 6]", "{piece: g-room-4x4, at: [3, 6]", ["BRD003"]),
    (RANGE_DAY, "id: south-door, at: [3, 5], side: south", "id: south-door, at: [4, 5], side: south", ["BRD004"]),
    (RANGE_DAY, "caps: auto\n", "", ["BRD002"] * 8),
    (RANGE_DAY, "at: [10, 1], area: stores", "at: [10, 1], area: pit", ["BRD007"]),
    (RANGE_DAY, "g-crates-6x4, at", "05a, at", ["BRD010"]),
    (RANGE_DAY, "item: rocket-launcher, at: [15, 4]", "item: rocket-launcher, spaces: [[15, 4], [14, 4]]", ["CMP002"]),
    (RANGE_DAY, "frags: {1: 4, 2: 4, 3: 3, 4: 2}", "frags: {1: 4, 2: 4, 3: 3}", ["OBJ008"]),
    (RANGE_DAY, "invasion: {card: first-strike, faceup: true}\n", "", ["SPN005", "SPN005"]),
    (SPECIMEN_RUN, "{kind: portal, color: blue, at: [4, -3]}", "{kind: portal, color: blue, spaces: [[4, -3], [5, -3], [6, -3], [7, -3], [4, -1], [5, -1], [3, -3], [8, -3], [4, 0], [5, 0], [6, -1], [7, -1], [9, -1]]}", ["CMP002"]),
]  # fmt: skip


MUTATIONS += [
    (RANGE_DAY, "{kind: teleporter, id: pad, at: [0, 0]}", "{kind: teleporter, id: pad, at: [0, 0], active: false}", ["RSP004"]),
    (RANGE_DAY, "{kind: teleporter, id: pad, at: [0, 0]}", "{kind: teleporter, id: pad, at: [0, 0], marines: 2}", ["RSP004"]),
    (SPECIMEN_RUN, "invasion: imp-assault", "invasion: {blue: [{demons: {imp: 9}}, {demons: {imp: 1}}], yellow: [{demons: {imp: 1}}, {demons: {imp: 1}}], red: [{demons: {imp: 9}}, {demons: {imp: 10}}]}", ["SPN003", "SPN003"]),
]  # fmt: skip


INVASION = "invasion: {card: first-strike, faceup: true}"
PAD = "{kind: teleporter, id: pad, at: [0, 0]}"
MUTATIONS += [
    (RANGE_DAY, "ruleset: doom-2016\n", "ruleset: doom-2017\n", ["SCN003"]),
    (RANGE_DAY, INVASION, "invasion: 5", ["SCN002"]),
    (RANGE_DAY, INVASION, "invasion: [first-strike]", ["SCN002"]),
    (RANGE_DAY, INVASION, "invasion: {blue: [{demons: {imp: -2}}, {demons: {imp: 1}}]}", ["SCN002"]),
    (RANGE_DAY, INVASION, "invasion: {blue: [{demons: {imp: 99}}, {demons: {imp: 1}}]}", ["SCN002"]),
    (RANGE_DAY, PAD, "{kind: teleporter, id: pad, at: [0, 0], active: maybe}", ["SCN002"]),
    (RANGE_DAY, PAD, "{kind: teleporterr, id: pad, at: [0, 0]}", ["SCN003"]),
    (RANGE_DAY, PAD, "{kind: health-pack, at: [0, 0], active: maybe}", ["RSP004", "SCN002"]),
    (RANGE_DAY, "do: [{summon: all}]", "do: [{summon: all}, {shut: east-door}]", ["SCN003"]),
    (RANGE_DAY, "do: [{summon: all}]", "do: [{summon: nowhere}]", ["SCN005"]),
]


def test_a_missing_ruleset_is_one_finding() -> None:
    findings = analyse(read(changed(RANGE_DAY, "ruleset: doom-2016\n", "").encode()))
    assert [(one.code, one.about) for one in findings] == [("SCN002", ())]
    assert "'ruleset' is missing" in findings[0].message


@pytest.mark.parametrize("text", [RANGE_DAY, SPECIMEN_RUN])
def test_good_maps_have_no_finding(text: str) -> None:
    assert weighty(text) == []


@cases(("text", "old", "new", "codes"), MUTATIONS)
def test_a_change_gives_its_findings_alone(text: str, old: str, new: str, codes: list[str]) -> None:
    assert weighty(changed(text, old, new)) == codes


def test_portals_and_demons_are_counted_together() -> None:
    portals = "\n".join(
        f"  - {{kind: portal, color: {color}, spaces: [{', '.join(f'[{x}, {y}]' for x in range(6))}]}}"
        for y, color in ((2, "blue"), (3, "yellow"), (4, "red"))
    )
    pad = "  - {kind: teleporter, at: [0, 0]}\n"
    assert weighty(portal_example(tokens=pad + portals)) == []
    one_more = f"{pad}{portals}\n  - {{kind: portal, color: red, at: [4, 1]}}"
    [finding] = [one for one in every(portal_example(tokens=one_more)) if one.severity != Severity.INFO]
    assert finding.code == "CMP002"
    assert finding.message == "The map needs 19 portals; the boxes hold 18."


def test_demons_of_all_kinds_are_counted_together_with_each_number_of_marines() -> None:
    spaces = [f"[{x}, {y}]" for y in range(2, 6) for x in range(6)] + [
        f"[{x}, {y}]" for y in (1, 2) for x in range(6, 10)
    ]
    imps = f"  - {{kind: imp, spaces: [{', '.join(spaces[:20])}]}}\n"
    others = f"  - {{kind: possessed-soldier, spaces: [{', '.join(spaces[20:31])}], marines: 2}}\n"
    two = "  - {kind: cacodemon, spaces: [[4, 0], [5, 0]]}\n"
    assert weighty(portal_example(figures=imps + others + two)) == []
    every_finding = every(portal_example(figures=imps + others + two + "  - {kind: imp, at: [3, 0]}"))
    [finding] = [one for one in every_finding if one.severity != Severity.INFO]
    assert (finding.code, finding.marines) == ("CMP003", (2,))
    assert finding.message == "The map sets up 34 demons with 2 marines; the boxes hold 33."


def test_tiles_are_counted_together_and_generic_tiles_never() -> None:
    tile = '  - {id: 05a, rows: ["##", "##"], openings: [E@0, W@0]}\n  - {id: 06b, rows: ["##", "##"], openings: [E@0, W@0]}'

    def of(number: int) -> str:
        row = "".join(
            f"  - {{piece: {name}, at: [{6 + 2 * index}, 2], area: research}}\n"
            for index, name in enumerate(
                ["05a", "06b"] * 12 + ["g-corridor-2"] * (30 - number) + ["05a"] * (number - 24)
            )
        )
        pieces = "  - {id: hall, piece: g-room-6x6, at: [0, 0], area: start}\n" + row
        tokens = "  - {kind: teleporter, at: [0, 0]}\n  - {kind: portal, color: blue, at: [3, 3]}"
        return portal_example(pieces=pieces, piece_types=tile, tokens=tokens)

    assert weighty(of(24)) == []
    [finding] = [one for one in every(of(26)) if one.severity != Severity.INFO]
    assert (finding.code, len(finding.elements)) == ("CMP001", 2)
    assert finding.message == "The map uses 26 tiles of the box; the boxes hold 24 in all."


def test_a_size_that_is_not_sure_counts_as_one_space() -> None:
    at_the_rim = "  - {kind: cyberdemon, at: [5, 5]}\n  - {kind: imp, at: [4, 5]}"
    assert weighty(portal_example(figures=at_the_rim)) == []
    given = portal_example(figures=at_the_rim, demons="demons: {cyberdemon: {spaces: 6}}")
    assert weighty(given) == ["BRD005"]
    beside = "  - {kind: cyberdemon, at: [3, 4]}\n  - {kind: imp, at: [4, 5]}"
    assert weighty(portal_example(figures=beside)) == []
    assert weighty(portal_example(figures=beside, demons="demons: {cyberdemon: {spaces: 6}}")) == ["BRD006"]


def test_a_board_with_a_tile_missing_is_not_judged_as_a_whole() -> None:
    missing = "  - {id: hall, piece: g-room-6x6, at: [0, 0], area: start}\n  - {id: lab, piece: 05a, at: [6, 1], area: research}"
    imps, door = "  - {kind: imp, at: [3, 3]}\n" * 2, "  - {at: [4, 4], side: east}"
    text = portal_example(pieces=missing, caps="", doors=door, figures=imps)
    assert weighty(text) == ["BRD010", "BRD006"]


def own(rows: list[str], openings: list[str]) -> PieceType:
    return piece_type_from_rows("05a", rows, openings)


def test_two_faces_are_one_piece_of_cardboard_in_every_turn() -> None:
    face = own(["###", "#.."], ["N@0"])
    for rows, openings, same in (
        (["###", "..#"], ["N@1"], True),
        (["#..", "###"], ["S@0"], True),
        (["##", ".#", ".#"], ["E@1"], False),
        (["##", "#.", "#."], ["W@1"], False),
        (["##", "#.", "#."], ["W@0"], True),
        (["###", "#.."], ["N@0"], False),
        (["###", "..#"], ["N@0"], False),
        (["###", "..#"], [], False),
    ):
        assert same_cardboard(face, own(rows, openings)) is same


def infos(text: str) -> list[str]:
    return [f"{one.code} {one.message}" for one in every(text) if one.severity == Severity.INFO]


def test_demons_and_portals_that_see_the_start_are_named_with_the_shortest_line() -> None:
    assert infos(RANGE_DAY)[1:] == [
        "LOS002 The Imp at 6,1 sees a start space of the marines at set-up, 5 spaces away.",
        "LOS002 The Possessed Soldier at 5,4 sees a start space of the marines at set-up, 4 spaces away.",
    ]
    seen = [text for text in infos(SPECIMEN_RUN) if text.startswith("LOS002")]
    assert seen == [
        f"LOS002 The {name} summons at set-up: from where its demons come, a start space of the marines is seen, 5 spaces away."
        for name in ("blue portal at 7,8", "yellow portal at 7,5")
    ]
    # Without the card nothing summons at set-up.
    assert not [
        text for text in infos(changed(SPECIMEN_RUN, "threat: infestation", "threat: horde")) if "LOS002" in text
    ]


def test_lines_of_sight_are_long_by_their_length_alone() -> None:
    assert infos(RANGE_DAY)[0] == (
        "LOS003 The longest line of sight is 16 spaces long, from -1,2 to 15,4 (one of 2 of that length)."
    )
    assert infos(portal_example()) == []


def test_a_door_that_shows_portals_of_two_areas_is_named_with_infestation() -> None:
    sections = {
        "pieces": """  - {piece: g-room-6x6, at: [0, 0], area: start}
  - {piece: g-room-4x4, at: [6, 1], area: research}
  - {piece: g-room-4x4, at: [10, 1], area: stores}
""",
        "areas": "  - {id: start, name: Hall, start: true}\n  - {id: research, name: Lab}\n  - {id: stores, name: Stores}",
        "tokens": """  - {kind: teleporter, at: [0, 0]}
  - {kind: portal, color: blue, at: [8, 3]}
  - {kind: portal, color: blue, at: [12, 3]}
""",
    }
    found = infos(portal_example(threat="threat: infestation", **sections))
    assert [text for text in found if text.startswith("LOS004")] == [
        "LOS004 Opening the door at 5,2 east shows portals of “Lab” and “Stores” at once, at 8,3 and 12,3: all of them summon."
    ]
    assert "LOS004" not in " ".join(infos(portal_example(**sections)))
    second = "  - {at: [5, 2], side: east}\n  - {at: [9, 2], side: east}"
    assert "LOS004" not in " ".join(infos(portal_example(threat="threat: infestation", doors=second, **sections)))


def test_a_space_closed_in_by_blocking_edges_is_a_dead_corner() -> None:
    types = """  - id: cell
    rows: ["####", "####", "####", "####"]
    openings: [W@1]
    edges: [{at: [0, 0], side: east, kind: blocking}, {at: [0, 0], side: south, kind: KIND}]
"""
    pieces = "  - {piece: g-room-6x6, at: [0, 0], area: start}\n  - {piece: cell, at: [6, 1], area: research}"
    pads = "  - {kind: teleporter, at: [0, 0]}\n  - {kind: teleporter, at: [6, 1]}"
    closed = portal_example(pieces=pieces, tokens=pads, piece_types=types.replace("KIND", "blocking"))
    assert "LOS005 No other space sees 6,1." in infos(closed)
    seen = portal_example(pieces=pieces, tokens=pads, piece_types=types.replace("KIND", "impassable"))
    assert "LOS005" not in " ".join(infos(seen))


def test_a_portal_that_no_step_summons_is_silent() -> None:
    text = changed(RANGE_DAY, "do: [{summon: all}]", "do: [{summon: near}]")
    assert "SPN006" in weighty(text)
    [finding] = [one for one in every(text) if one.code == "SPN006"]
    assert finding.message.startswith("The yellow portal at 14,3 never summons")


WIDE, HIGH = 5, 4
ROOM_EDGES = [((x, y), side) for y in range(HIGH) for x in range(WIDE) for side in ("east", "south")]
INNER_EDGES = [one for one in ROOM_EDGES if (one[0][0] < WIDE - 1 if one[1] == "east" else one[0][1] < HIGH - 1)]


def room_at(portal: tuple[int, int], walls: set[tuple[tuple[int, int], str]]) -> int:
    """How many spaces are on a space and adjacent to it: over a side, or round a corner by one free way (an oracle)."""

    def free(a: tuple[int, int], b: tuple[int, int]) -> bool:
        (x, y), (right, _) = min(a, b), max(a, b)
        return ((x, y), "east" if right > x else "south") not in walls

    px, py = portal
    count = 1
    for x in range(max(0, px - 1), min(WIDE, px + 2)):
        for y in range(max(0, py - 1), min(HIGH, py + 2)):
            if (x == px) != (y == py):
                count += free(portal, (x, y))
            elif x != px:
                ways = [((x, py), (x, y)), ((px, y), (x, y))]
                count += any(free(portal, corner) and free(corner, end) for corner, end in ways)
    return count


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_a_portal_is_crowded_by_a_group_larger_than_the_spaces_on_and_beside_it(data: st.DataObject) -> None:
    drawn = data.draw(st.lists(st.sampled_from(INNER_EDGES), max_size=12, unique=True))
    kinds = [data.draw(st.sampled_from(["wall", "blocking", "impassable"])) for _ in drawn]
    portal = data.draw(st.tuples(st.integers(0, WIDE - 1), st.integers(0, HIGH - 1)))
    demons = data.draw(st.integers(1, 10))
    edges = ", ".join(
        f"{{at: [{x}, {y}], side: {side}, kind: {kind}}}" for ((x, y), side), kind in zip(drawn, kinds, strict=True)
    )
    text = portal_example(
        pieces="  - {piece: cell, at: [0, 0], area: start}",
        areas="  - {id: start, name: Hall, start: true}\n  - {id: research, name: Lab}",
        piece_types=f"  - id: cell\n    rows: {['#' * WIDE] * HIGH}\n    openings: []\n    edges: [{edges}]",
        doors="",
        tokens=f"  - {{kind: portal, color: blue, at: {list(portal)}}}",
        invasion=f"  blue: [{{demons: {{imp: {demons}}}}}, {{demons: {{imp: 1}}}}]\n",
    )
    room = room_at(portal, {edge for edge, kind in zip(drawn, kinds, strict=True) if kind == "wall"})
    found = analyse(read(text.encode()), select=["SPN003"], verbose=True)
    assert [one.code for one in found] == (["SPN003"] if demons > room else [])


def test_an_active_teleporter_behind_a_lock_is_no_way_back_unless_it_opens_from_inside() -> None:
    sections = {
        "doors": "  - {id: gate, at: [5, 2], side: east, needs: {flag: power}}\n",
        "flags": "flags: {power: Power is on}",
    }
    tokens = """  - {kind: teleporter, at: [8, 1]}
  - {kind: portal, color: blue, at: [8, 3]}
  - {kind: objective, id: lever, at: AT, text: A lever., do: [{set: power}]}
"""
    [finding] = [
        one for one in every(portal_example(tokens=tokens.replace("AT", "[3, 3]"), **sections)) if one.code[:3] == "RSP"
    ]
    assert (finding.code, finding.spaces) == ("RSP003", ((8, 1),))
    assert finding.message == (
        "A marine who respawns at the active teleporter at 8,1 can't get to where the marines start,"
        " and no teleporter elsewhere is active at the start."
    )
    outside = tokens.replace("AT", "[3, 3]") + "  - {kind: teleporter, at: [0, 0]}"
    assert weighty(portal_example(tokens=outside, **sections)) == []
    both = tokens.replace("AT", "[7, 4]") + "  - {kind: objective, at: [3, 3], text: Another., do: [{set: power}]}"
    assert "RSP003" not in weighty(portal_example(tokens=both, **sections))


@pytest.mark.parametrize("kind", ["wall", "blocking"])
def test_a_large_demon_is_stuck_behind_walls_and_not_behind_other_edges(kind: str) -> None:
    cell = f"""  - id: cell
    rows: ["####", "####", "####", "####"]
    openings: [W@1]
    edges: [{{at: [0, 1], side: east, kind: {kind}}}, {{at: [0, 3], side: east, kind: {kind}}}]
"""
    sections = {
        "pieces": "  - {piece: g-room-6x6, at: [0, 0], area: start}\n  - {piece: cell, at: [6, 1], area: research}",
        "piece_types": cell,
        "tokens": "  - {kind: teleporter, at: [0, 0]}\n  - {kind: portal, color: blue, at: [9, 2]}",
        "invasion": "  blue: [{demons: {baron-of-hell: 1}}, {demons: {imp: 1}}]\n",
        "figures": "  - {kind: mancubus, at: [8, 1]}\n",
    }
    # No source says how large they are: nothing is certain.
    assert "RCH012" not in weighty(portal_example(**sections))
    sure = portal_example(demons="demons: {baron-of-hell: {spaces: 4}, mancubus: {spaces: 4}}", **sections)
    found = [one.message.partition(";")[0] for one in every(sure) if one.code == "RCH012"]
    reason = "can never leave “Lab”: it is too wide for the way that smaller figures take"
    stuck = [f"A Baron of Hell that comes at the blue portal at 9,2 {reason}", f"The Mancubus at 8,1 {reason}"]
    assert found == (stuck if kind == "wall" else [])


def test_a_demon_that_fits_nowhere_else_cannot_move() -> None:
    cell = """  - id: cell
    rows: ["####", "####"]
    openings: [W@0]
    edges: [{at: [1, 0], side: east, kind: wall}, {at: [1, 1], side: east, kind: wall}]
"""
    pieces = "  - {piece: g-room-6x6, at: [0, 0], area: start}\n  - {piece: cell, at: [6, 2], area: research}"
    text = portal_example(
        pieces=pieces,
        piece_types=cell,
        tokens="  - {kind: teleporter, at: [0, 0]}\n  - {kind: portal, color: blue, at: [3, 3]}\n  - {kind: teleporter, at: [9, 2]}",
        figures="  - {kind: mancubus, at: [8, 2]}",
        demons="demons: {mancubus: {spaces: 4}}",
    )
    found = [one.message for one in every(text) if one.code == "RCH012"]
    assert found == ["The Mancubus at 8,2 can't move: it is too wide for every step and turn from where it begins."]


BOTH_LAID = """  - {id: hall, piece: g-room-6x6, at: [0, 0], area: start}
  - {id: end, piece: 05a, at: [2, 6], area: research}
  - {id: other-end, piece: 05b, at: [0, 20], area: research}
"""


@pytest.mark.parametrize(
    ("face", "laid", "titles", "result"),
    [
        (
            'rows: ["###", "#.."], openings: [N@0], edges: [{at: [0, 0], side: east, kind: wall}], difficult: [[0, 1]]',
            "",
            ["Mirror 05b"],
            'rows: ["###", "..#"], openings: [N@1], edges: [{at: [2, 0], side: west, kind: wall}], difficult: [[2, 1]]',
        ),
        (
            'rows: ["####", "#..."], openings: [], edges: [{at: [2, 0], side: east, kind: wall}, {at: [0, 0], side: east, kind: blocking}], difficult: [[3, 0], [1, 0]]',
            "",
            ["Give 05b the outline of 05a, mirrored"],
            'rows: ["###", "..#"], openings: [N@1], edges: [{at: [0, 0], side: east, kind: blocking}], difficult: [[1, 0]]',
        ),
        ('rows: ["###", "#.."], openings: [N@0]', BOTH_LAID, ["Mirror 05b", "Mirror 05a"], None),
    ],
)
def test_a_face_is_mirrored_or_takes_over_the_outline_of_the_other(
    face: str, laid: str, titles: list[str], result: str | None
) -> None:
    types = '  - {id: 05a, rows: ["###", "#.."], openings: [N@0]}\n  - {id: 05b, %s}\n'
    text = load_check("BRD011").page.example.partition("piece_types:")[0] + "piece_types:\n" + types
    if laid:
        text = re.sub(r"pieces:\n(  .*\n)+", f"pieces:\n{laid}", text, count=1)
    scenario = scenario_in(text % face)
    [finding] = [one for one in analyse(read(text % face)) if one.code == "BRD011"]
    assert [fix.title for fix in finding.fixes] == titles
    assert not any(fix.safe for fix in finding.fixes)
    for fix in finding.fixes:
        assert "BRD011" not in [one.code for one in analyse(Reading(fix.edit.apply(scenario), None, ()))]
    if result is not None:
        wanted = scenario_in(text % result)
        assert finding.fixes[0].edit.apply(scenario).piece_types == wanted.piece_types
