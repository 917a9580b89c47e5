"""Checks over scenarios with portals: tiles of cardboard, the room at a portal, and faces that are mirrored."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog import PieceType, piece_type_from_rows
from kneedeep.model.catalog.components.other_face import same_cardboard
from kneedeep.model.scenario.io.reader import read
from tests.support.examples import portal_example


def weighty(text: str) -> list[Finding]:
    return [finding for finding in analyse(read(text)) if finding.severity != Severity.INFO]


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
    [finding] = weighty(of(26))
    assert (finding.code, len(finding.elements)) == ("CMP001", 2)
    assert finding.message == "The map uses 26 tiles of the box; the boxes hold 24 in all."


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
