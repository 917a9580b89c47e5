"""The checks of the board: what they call a fault, what they say of it, and what they leave alone."""

from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading, read
from tests.support.check_runs import codes, findings, only
from tests.support.examples import example

TWO = "marines: [1, 2]"
ANYWHERE = "  - {id: drop, side: marines, area: start}\n"


def pieces(*lines: str) -> str:
    return "".join(f"  - {{{line}}}\n" for line in lines)


HALL = "id: hall, piece: room-5x5, at: [0, 0], area: start"
LAB = "id: lab, piece: room-4x4, at: [5, -1], area: research"


def test_a_misjoined_pair_is_named_with_the_spaces_it_is_off() -> None:
    found = only(example(pieces=pieces(HALL, "id: lab, piece: room-4x4, at: [5, 0], area: research")), "BRD003")
    assert "the room 4×4 at 5,0 and the room 5×5 at 0,0" in found.message
    assert "1 space" in found.message
    assert found.elements == ("piece:lab", "piece:hall")
    assert found.witness is not None
    assert len(found.witness["places"]) == 2
    assert [fix.title for fix in found.fixes] == ["Move the room 4×4 at 5,0 to 5,-1"]
    assert not found.fixes[0].safe


def test_pieces_that_touch_without_joining_are_joined_by_the_nearest_move() -> None:
    laid = pieces("piece: room-9x5, at: [-4, -2], area: start", "piece: room-5x5, at: [6, -2], area: start")
    head = "format: 1\nruleset: doom-2004\ntitle: Apart\ncaps: auto\nareas: [{id: start, start: true}]\n"
    reading = read(f"{head}pieces:\n{laid}figures: [{{kind: imp, at: [7, 0]}}]\n")
    (found,) = [one for one in analyse(reading) if one.code == "BRD007"]
    assert found.message.endswith("Join them, opening to opening.")
    (fix,) = found.fixes
    assert fix.title == "Move the room 5×5 at 6,-2 to 5,-4"
    assert reading.scenario is not None
    mended = fix.edit.apply(reading.scenario)
    assert mended.figures[0].at == (6, -2), "what stands on a piece moves along"
    assert not analyse(Reading(mended, None, ()), select=("SCN", "BRD001", "BRD002", "BRD003", "BRD005", "BRD007"))


def test_no_move_is_offered_that_would_overlap() -> None:
    blocked = pieces(
        HALL,
        "id: lab, piece: room-4x4, at: [5, 0], area: research",
        "id: wall, piece: room-10x5-2, at: [5, -5], area: research",
        "id: floor, piece: room-10x5-2, at: [-4, 5], area: start",
    )
    text = example(pieces=blocked, areas="  - {id: start, start: true}\n  - {id: research}\n")
    assert not next(one for one in findings(text) if one.code == "BRD003").fixes


def test_an_opening_is_capped_where_a_dead_end_fits() -> None:
    reading = read(example(caps="", doors="  - {id: gate, at: [4, 0], side: east}\n"))
    open_ones = [finding for finding in analyse(reading) if finding.code == "BRD002"]
    assert len(open_ones) == 6
    assert reading.scenario is not None
    scenario = reading.scenario
    for finding in open_ones:
        first, second = finding.fixes
        assert first.safe
        assert second.safe
        scenario = first.edit.apply(scenario)
    assert not analyse(Reading(scenario, None, ()), select=("SCN", "BRD", "CMP"))
    by_caps = open_ones[0].fixes[1].edit.apply(reading.scenario)
    assert not analyse(Reading(by_caps, None, ()), select=("SCN", "BRD", "CMP"))


def test_an_opening_against_a_wall_can_t_be_capped() -> None:
    beside = "id: store, piece: room-4x4, at: [-4, 2], area: start"
    text = example(pieces=pieces(HALL, LAB, beside), allow="allow: {BRD007: a test}")
    against = [finding for finding in findings(text) if "against the wall" in finding.message]
    assert [finding.code for finding in against] == ["BRD003"] or all(not one.fixes for one in against)


def test_no_dead_end_is_offered_when_the_box_has_none_left() -> None:
    caps = [f"piece: dead-end, at: [{3 * n}, 40], area: start" for n in range(22)]
    finding = next(one for one in findings(example(pieces=pieces(HALL, LAB, *caps), caps="")) if one.code == "BRD002")
    assert all(not fix.safe for fix in finding.fixes)


def test_a_door_near_its_joint_is_moved_safely() -> None:
    found = only(example(doors="  - {id: gate, at: [4, 1], side: east}\n"), "BRD004")
    assert "only partly" in found.message
    assert found.fixes[0].safe


def test_a_door_far_from_any_joint_is_moved_only_on_request() -> None:
    found = only(example(doors="  - {id: gate, at: [2, 3], side: south}\n"), "BRD004")
    assert "inside the room 5×5 at 0,0" in found.message
    assert not found.fixes[0].safe


def test_an_exit_needs_nothing_beyond() -> None:
    found = only(example(doors="  - {id: gate, at: [4, 0], side: east, exit: true}\n"), "BRD004")
    assert "is an exit" in found.message


def test_a_door_on_an_open_opening_may_become_an_exit() -> None:
    dead_end, gate = pieces("piece: dead-end, at: [0, 0], area: start"), "  - {id: gate, at: [0, 0], side: west}\n"
    text = example(caps="", pieces=dead_end, areas="  - {id: start, start: true}\n", doors=gate, victory="")
    found = only(text, "BRD004")
    assert [fix.title for fix in found.fixes] == ["Make the door at 0,0 west an exit"]
    assert [one["code"] for one in (found.witness or {})["followers"]] == ["BRD002"]


def test_things_off_the_board_are_told_once_for_each_element() -> None:
    found = only(example(tokens="  - {kind: health, spaces: [[1, 1], [30, 1], [31, 1]]}\n"), "BRD005")
    assert found.spaces == ((30, 1), (31, 1))
    assert "30,1 and 31,1" in found.message


def test_a_spawn_space_off_the_board_is_told_and_not_that_a_start_is_missing() -> None:
    found = only(example(spawns="  - {id: drop, side: marines, spaces: [[-1, 0]]}\n"), "BRD005")
    assert found.elements == ("spawn:drop",)


def test_what_a_step_places_must_lie_on_the_board() -> None:
    text = example(triggers="  - {when: {open: gate}, do: [{place: {kind: imp, at: [40, 0]}}]}\n")
    assert only(text, "BRD005").elements == ("trigger#1",)


def test_a_large_figure_stands_through_no_wall_and_no_closed_door() -> None:
    assert "across a wall" in only(example(figures="  - {kind: demon, at: [4, 2]}\n"), "BRD005").message
    at_the_gate = "  - {kind: mancubus, at: [4, 0]}\n"
    assert codes(example(figures=at_the_gate)) == ["BRD005"]
    assert codes(example(figures=at_the_gate, doors="  - {id: gate, at: [4, 0], side: east, open: true}\n")) == []
    assert codes(example(figures=at_the_gate, doors="")) == []


def test_one_of_each_class_shares_a_space_and_equipment_stacks() -> None:
    shared = """  - {kind: health, count: 2, at: [2, 2]}
  - {kind: armor, at: [2, 2]}
  - {kind: teleporter, color: red, at: [2, 2]}
  - {kind: hazard, at: [2, 2]}
"""
    assert codes(example(tokens=shared, figures="  - {kind: imp, at: [2, 2]}\n")) == []
    for two in ("duct", "encounter", "body"):
        found = only(example(tokens=f"{shared}  - {{kind: {two}, at: [2, 2], text: x}}\n"), "BRD006")
        assert "fixture" in found.message


def test_a_blocker_shares_with_nothing() -> None:
    for other in ("health", "duct", "hazard", "barrel"):
        tokens = f"  - {{kind: obstacle, at: [2, 2]}}\n  - {{kind: {other}, at: [2, 2]}}\n"
        assert codes(example(tokens=tokens)) == ["BRD006"], other
    assert codes(example(tokens="  - {kind: barrel, count: 2, at: [2, 2]}\n")) == ["BRD006"]


def test_a_pair_that_shares_several_spaces_is_told_once() -> None:
    tokens = "  - {kind: obstacle, size: 3, at: [1, 2]}\n  - {kind: obstacle, size: 2, at: [2, 2]}\n"
    assert only(example(tokens=tokens), "BRD006").spaces == ((2, 2), (3, 2))


def test_a_marine_s_start_counts_as_a_figure() -> None:
    assert codes(example(figures="  - {kind: imp, at: [0, 0]}\n")) == ["BRD006"]
    twice = "  - {id: drop, side: marines, spaces: [[0, 0], [0, 0]]}\n"
    assert only(example(marines=TWO, spawns=twice), "BRD006").elements == ("spawn:drop",)


def test_things_that_are_never_there_together_may_share_a_space() -> None:
    apart = "  - {kind: imp, at: [6, 0], marines: [1]}\n  - {kind: zombie, at: [6, 0], marines: 2}\n"
    assert codes(example(marines=TWO, spawns=ANYWHERE, figures=apart)) == []
    both = "  - {kind: imp, at: [6, 0], marines: [2]}\n  - {kind: zombie, at: [6, 0]}\n"
    assert only(example(marines=TWO, spawns=ANYWHERE, figures=both), "BRD006").marines == (2,)


def test_alternatives_of_a_choice_may_share_a_space() -> None:
    tokens = """  - {kind: encounter, id: a, at: [2, 2], text: x}
  - {kind: encounter, id: b, at: [2, 2], text: x}
"""
    choice = "  - {{id: pick, by: chance, draw: {}, of: [[{{token: a}}], [{{token: b}}]]}}\n"
    assert codes(example(tokens=tokens, choices=choice.format(1))) == []
    assert codes(example(tokens=tokens, choices=choice.format(2))) == ["BRD006"]
    together = "  - {id: pick, by: chance, of: [[{token: a}, {token: b}]]}\n"
    assert codes(example(tokens=tokens, choices=together)) == ["BRD006"]


def test_a_joint_holds_one_door_however_it_is_spelled() -> None:
    doors = "  - {id: gate, at: [4, 0], side: east}\n  - {id: hatch, at: [5, 0], side: west}\n"
    assert only(example(doors=doors), "BRD006").elements == ("door:hatch", "door:gate")


def test_areas_meet_without_a_door_only_where_nothing_stands() -> None:
    assert [one.code for one in findings(example(doors=""))] == ["BRD008"]
    passage = "  - {id: gate, at: [4, 0], side: east, kind: passage, needs: {clear: start}}\n"
    assert findings(example(doors=passage)) == []


def test_each_marine_needs_a_start_in_the_start_area() -> None:
    spawns = "  - {{id: drop, side: marines, spaces: {}}}\n"
    three = "marines: [1, 3]"
    assert codes(example(marines=three, spawns=spawns.format("[[0, 0], [1, 0], [2, 0]]"))) == []
    assert codes(example(marines=three, spawns=spawns.format("[[0, 0], [1, 0], [6, 0]]"))) == ["BRD009"]
    assert codes(example(marines=three, spawns=ANYWHERE)) == []
    assert only(example(marines=three, spawns=""), "BRD009").elements == ("area:start",)


def test_there_is_exactly_one_start_area() -> None:
    assert codes(example(areas="  - {id: start}\n  - {id: research}\n")) == ["BRD009"]
    twice = "  - {id: start, start: true}\n  - {id: research, start: true}\n"
    assert only(example(areas=twice), "BRD009").elements == ("area:research", "area:start")
    missing = "  - {id: start, start: true}\n  - {id: research}\n  - {id: attic, start: true}\n"
    assert codes(example(areas=missing)) == ["BRD009"]


def test_a_copied_element_is_a_doubled_id_and_nothing_else() -> None:
    assert codes(example(tokens="  - {kind: barrel, id: keg, at: [2, 2]}\n" * 2)) == ["SCN004"]
    assert codes(example(pieces=pieces(HALL, LAB, LAB))) == ["SCN004"]


def test_a_stray_piece_on_another_explains_its_own_openings_only() -> None:
    stray = "id: stray, piece: corridor-short, at: [1, 2], area: start"
    found = only(example(pieces=pieces(HALL, LAB, stray)), "BRD001")
    assert found.elements == ("piece:stray", "piece:hall")


def test_an_automatic_dead_end_is_named_by_the_opening_that_it_closes() -> None:
    pieces_of_two = """
  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-5x5, at: [-5, -2], area: start}
"""
    text = example(pieces=pieces_of_two, doors="", areas="areas: [{id: start, start: true}]")
    messages = [one.message for one in findings(text) if one.code == "BRD002"]
    assert (
        "The north opening at 0,0 and 1,0 of the room 5×5 at 0,0 can't be capped: the automatic dead end at 0,-2, which "
        "closes the east opening of the room 5×5 at -5,-2, is already there." in messages
    )
