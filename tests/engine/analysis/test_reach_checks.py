"""Checks of reach and objectives: examples, near misses, and the adversarial cases of other games' validators."""

import subprocess
import sys

import pytest

from kneedeep.analysis.framework.check import load_check
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.script_values import Condition
from kneedeep.support import resources
from tests.support.examples import example
from tests.support.reading import scenario_in


def every(text: str) -> list[Finding]:
    """What all checks find."""
    return [finding for finding in analyse(read(text.encode()), verbose=True) if finding.allowed is None]


def weighty(text: str) -> list[Finding]:
    """What all checks find at error or warning level."""
    return [finding for finding in every(text) if finding.severity != Severity.INFO]


def codes(text: str) -> list[str]:
    return [finding.code for finding in weighty(text)]


def test_networkx_is_loaded_only_when_something_is_unreachable() -> None:
    program = (
        "import sys\n"
        "from kneedeep.analysis.framework.check import load_check\n"
        "from kneedeep.analysis.framework.runner import analyse\n"
        "from kneedeep.model.scenario.io.reader import read\n"
        "check = load_check('RCH001')\n"
        "analyse(read(check.page.near_miss.encode()))\n"
        "print('networkx' in sys.modules)\n"
        "analyse(read(check.page.example.encode()))\n"
        "print('networkx' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


RED_GATE = "  - {id: gate, at: [4, 0], side: east, key: red}\n"


def test_a_key_in_a_sealed_vault_does_not_open_though_another_key_does() -> None:
    text = example(
        doors="  - {id: gate, at: [4, 0], side: east, key: red}\n  - {id: vault, at: [-7, 3], side: east, key: blue}\n",
        tokens="  - {kind: key, color: red, at: [-11, 3]}\n  - {kind: key, color: blue, at: [2, 3]}\n"
        "  - {kind: obstacle, spaces: [[-10, 3], [-10, 4]]}\n",
    )
    (finding,) = weighty(text)
    assert finding.code == "RCH001"
    assert "blocked by the obstacle at -10,3 and -10,4" in finding.message
    assert finding.witness is not None
    assert "RCH005" in {one["code"] for one in finding.witness["followers"]}


def test_a_key_behind_its_own_door_is_a_circle_of_one() -> None:
    (finding,) = weighty(example(doors=RED_GATE, tokens="  - {kind: key, color: red, at: [7, 0]}\n"))
    assert finding.code == "RCH002"
    assert finding.elements == ("door:gate", "token:key@7,0")


def test_a_spare_key_behind_its_own_door_is_no_circle_while_the_other_is_only_blocked() -> None:
    keys = "  - {kind: key, color: red, spaces: [[7, 0], [-11, 3]]}\n"
    wall = "  - {kind: obstacle, spaces: [[-10, 3], [-10, 4]]}\n"
    text = example(doors=RED_GATE, tokens=keys + wall, allow="allow: {CMP002: two red keys}")
    assert codes(text) == ["RCH001"]


def test_two_keys_each_behind_the_other_door_are_one_circle() -> None:
    text = example(
        doors="  - {id: gate, at: [4, 0], side: east, key: red}\n  - {id: vault, at: [-7, 3], side: east, key: blue}\n",
        tokens="  - {kind: key, color: red, at: [-11, 3]}\n  - {kind: key, color: blue, at: [7, 0]}\n",
    )
    (finding,) = weighty(text)
    assert finding.code == "RCH002"
    assert set(finding.elements) == {"door:gate", "door:vault", "token:key@-11,3", "token:key@7,0"}


def test_an_objective_under_an_obstacle_is_told_with_the_obstacle() -> None:
    text = example(
        tokens="  - {kind: obstacle, at: [8, 1], size: 2, turn: 90}\n",
        victory="victory: {marines: {reach: {spaces: [[8, 1], [8, 2]]}}, invaders: {frags: 3}}",
    )
    (finding,) = weighty(text)
    assert finding.code == "RCH005"
    assert "8,1 and 8,2: blocked by the obstacle at 8,1" in finding.message
    assert finding.elements == ("token:obstacle@8,1",)
    assert finding.witness is not None
    assert (finding.witness["kind"], finding.witness["spaces"]) == ("cut", [[8, 1], [8, 2]])
    assert weighty(text.replace("size: 2, turn: 90", "size: 1")) == []


def test_of_several_alike_the_one_that_is_out_of_reach_is_named_by_its_space() -> None:
    text = example(
        tokens="  - {kind: ammo, item: bullets, spaces: [[1, 1], [-12, 3]]}\n"
        "  - {kind: obstacle, spaces: [[-11, 3], [-11, 4]]}\n"
    )
    (finding,) = weighty(text)
    assert finding.witness is not None
    lost = [one["message"] for one in finding.witness["followers"] if one["code"] == "RCH006"]
    assert lost == ["No marine can ever stand on the bullets at -12,3."]


def test_a_teleporter_without_partner_and_one_that_leads_into_a_dead_end() -> None:
    assert codes(example(tokens="  - {kind: teleporter, color: red, at: [2, 3]}\n")) == ["RCH007"]
    one_way = example(
        tokens="  - {kind: teleporter, id: down, color: red, at: [2, 3], to: [{pad: pit}]}\n"
        "  - {kind: teleporter, id: pit, color: blue, at: [-12, 3], to: [{pad: pit}]}\n"
        "  - {kind: obstacle, spaces: [[-11, 3], [-11, 4]]}\n"
    )
    (finding,) = weighty(one_way)
    assert finding.code == "RCH011"
    assert finding.witness is not None
    assert finding.witness["steps"] == ["teleport from the red teleporter at 2,3"]
    assert "they can no longer win, because no way leads back: after that it can never happen that" in finding.message


def test_a_key_for_some_numbers_of_marines_only_is_missing_for_the_others() -> None:
    key = "  - {kind: key, color: red, at: [2, 3], marines: 2}\n"
    drop = "  - {id: drop, side: marines, spaces: [[0, 0], [1, 0]]}\n"
    text = example(marines="marines: [1, 2]", doors=RED_GATE, tokens=key, spawns=drop)
    found = [finding for finding in weighty(text) if finding.code.startswith(("RCH", "OBJ"))]
    assert [(finding.code, finding.marines) for finding in found] == [("RCH003", (1,))]


def test_the_end_is_never_reached_though_all_spaces_are() -> None:
    text = example(victory="victory: {marines: {all: [{reach: research}, {flag: done}]}, invaders: {frags: 3}}")
    assert codes(text) == ["RCH005"]


def test_what_must_not_be_drawn_is_told() -> None:
    text = example(
        tokens="  - {kind: encounter, id: lever, at: [2, 3], text: A lever.}\n"
        "  - {kind: encounter, id: crate, at: [2, 1], text: A crate.}\n",
        choices="  - {by: chance, of: [[{token: lever}], [{token: crate}]]}\n",
        victory="victory: {marines: {use: lever}, invaders: {frags: 3}}",
    )
    (finding,) = weighty(text)
    assert finding.message.startswith("The marines can't win if the encounter at 2,1 is drawn: ")


def test_a_deadline_one_below_the_shortest_way() -> None:
    def timed(rounds: int) -> str:
        return example(
            victory=f"victory: {{marines: {{reach: research}}, invaders: {{rounds: {rounds}}}}}",
            spawns="  - {id: drop, side: marines, spaces: [[-12, 3]]}\n",
        )

    least = next(rounds for rounds in range(1, 9) if not codes(timed(rounds)))
    assert least == 3  # 17 steps, and 2 points for the door
    assert codes(timed(least - 1)) == ["OBJ004"]


def test_a_deadline_is_measured_by_the_points_that_the_scenario_gives() -> None:
    def timed(move: int) -> str:
        goal, drop = (
            "victory: {marines: {reach: research}, invaders: {rounds: 2}}",
            "  - {id: drop, side: marines, spaces: [[-12, 3]]}\n",
        )
        return example(victory=goal, spawns=drop) + f"setup: {{marines: {{move: {move}}}}}\n"

    (finding,) = weighty(timed(4))
    assert finding.code == "OBJ004" and "with 8 a turn" in finding.message
    assert not codes(timed(8)), "19 points, 16 a turn"
    (finding,) = weighty(timed(2))
    assert "at least 5 rounds" in finding.message and "with 4 a turn" in finding.message


def test_marines_locked_in_with_the_key_on_the_far_side() -> None:
    assert codes(example(doors=RED_GATE, tokens="  - {kind: key, color: red, at: [8, 2]}\n")) == ["RCH002"]


def test_what_waits_for_a_dead_trigger_is_told_once() -> None:
    text = example(
        doors="  - {id: gate, at: [4, 0], side: east, needs: {flag: power}}\n",
        triggers="  - {id: relay, when: {flag: current}, do: [{set: power}]}\n",
    )
    (finding,) = weighty(text)
    assert finding.code == "RCH003"
    assert finding.elements[0] == "door:gate"


def test_doors_that_never_open_are_named_as_what_separates() -> None:
    gate, lever = (
        "  - {id: gate, at: [4, 0], side: east, needs: {never: true}}\n",
        "  - {kind: encounter, id: lever, at: [2, 3], text: A lever.}\n",
    )
    text = example(doors=gate, victory="victory: {marines: {use: lever}, invaders: {frags: 3}}", tokens=lever)
    (finding,) = weighty(text)
    assert finding.code == "RCH001"
    assert "cut off by the door at 4,0 east, which never opens" in finding.message


def test_several_independent_defects_are_all_told() -> None:
    text = example(
        doors=RED_GATE,
        tokens="  - {kind: teleporter, color: blue, at: [2, 3]}\n  - {kind: key, color: yellow, at: [3, 3]}\n"
        "  - {kind: duct, at: [2, 2]}\n",
        triggers="  - {id: klaxon, when: {flag: alarm}, text: A siren wails.}\n",
    )
    assert set(codes(text)) == {"RCH003", "RCH004", "RCH007", "RCH008", "OBJ002"}


def test_a_lost_piece_leaves_no_trail_of_unreachable_things() -> None:
    text = example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: rom-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [-6, 3], area: start}
  - {id: far-lane, piece: corridor-long, at: [-12, 3], area: start}
""",
        tokens="  - {kind: health, at: [6, 0]}\n",
    )
    assert codes(text) == ["SCN005"]


@pytest.mark.timeout(20)
def test_an_exit_leads_off_the_board_whatever_lies_beyond_it() -> None:
    lanes = "".join(f"  - {{piece: corridor-long, at: [{left}, 3], area: start}}\n" for left in (-6, -12))
    text = example(
        pieces="  - {id: hall, piece: room-5x5, at: [0, 0], area: start}\n"
        "  - {id: lab, piece: room-4x4, at: [6, -1], area: research}\n" + lanes,
        doors="  - {id: gate, at: [4, 0], side: east, exit: true}\n",
    )
    (finding,) = [one for one in weighty(text) if one.code.startswith("RCH")]
    assert finding.code == "RCH010"
    assert finding.message.startswith("Nothing ever reveals “Lab”: no opening")


def test_a_step_that_unlocks_what_is_not_locked_offers_to_lock_it() -> None:
    (found,) = [one for one in weighty(load_check("OBJ007").page.example) if one.code == "OBJ007"]
    assert found.elements == ("token:lever", "door:gate")
    (fix,) = found.fixes
    locked = fix.edit.apply(scenario_in(load_check("OBJ007").page.example))
    assert locked.doors[0].needs == Condition("never", True)
    assert "OBJ007" not in {one.code for one in analyse(Reading(locked, None, ()))}


@pytest.mark.parametrize(
    ("beyond", "told"), [("{kind: health, at: [7, 1]}", True), ("{kind: obstacle, at: [7, 1]}", False)]
)
def test_only_equipment_beyond_a_door_may_be_swapped_with_its_key(beyond: str, told: bool) -> None:
    text = load_check("RCH013").page.example.replace("{kind: health, at: [7, 1]}", beyond)
    assert beyond in text
    assert ("RCH013" in {finding.code for finding in analyse(read(text))}) is told


def bypassed(text: str) -> list[str]:
    """The locked doors that are reported as bypassed."""
    found = [one for one in analyse(read(text.encode()), select=("RCH014",)) if one.code == "RCH014"]
    return sorted(element for one in found for element in one.elements)


def test_a_shortcut_with_a_lock_that_bars_nothing_else_changes_nothing_when_it_never_opens() -> None:
    text = load_check("RCH014").page.example
    assert bypassed(text) == ["door:gate"]
    sealed = text.replace("side: east, key: red}", "side: east, needs: {never: true}}")
    assert sealed != text
    assert not {"RCH001", "RCH005"} & set(codes(sealed))


@pytest.mark.parametrize(("there", "back", "around"), [("b", "b", True), ("b", "a", True), ("a", "a", False)])
def test_a_teleporter_bypasses_a_lock_if_it_leads_behind_it(there: str, back: str, around: bool) -> None:
    text = load_check("RCH014").page.example
    text = text.replace("blue, at: [1, 1]}", f"blue, at: [1, 1], id: a, to: [{{pad: {there}}}]}}")
    text = text.replace("blue, at: [7, 1]}", f"blue, at: [7, 1], id: b, to: [{{pad: {back}}}]}}")
    assert bypassed(text) == (["door:gate"] if around else [])


def test_of_two_locks_one_of_which_has_to_be_opened_neither_is_bypassed() -> None:
    for scenario in ("long-watch", "deep-freeze"):
        assert bypassed(resources.text("scenarios", f"{scenario}.yaml")) == []


def test_a_door_that_a_step_opens_is_not_bypassed() -> None:
    text = load_check("RCH014").page.near_miss.replace(
        "tokens:\n", "tokens:\n  - {kind: encounter, id: lever, at: [1, 1], do: [{open: gate}]}\n"
    )
    assert bypassed(text) == []


def test_a_bypassed_lock_behind_one_that_is_needed_is_found() -> None:
    text = load_check("RCH014").page.example
    text = text.replace("doors:\n", "doors:\n  - {id: front, at: [-1, 3], side: east, needs: {use: lever}}\n").replace(
        "spaces: [[0, 0]]", "spaces: [[-12, 3]]"
    )
    text = text.replace("tokens:\n", "tokens:\n  - {kind: encounter, id: lever, at: [-11, 3]}\n")
    assert bypassed(text) == ["door:gate"]


def test_a_victory_that_asks_for_more_of_a_group_than_there_are_says_how_many() -> None:
    text = example(
        figures="  - {kind: imp, spaces: [[7, 1], [8, 1]], group: guards}\n",
        victory="victory: {marines: {kill: guards, count: 3}, invaders: {frags: 3}}",
    )
    (found,) = [one for one in analyse(read(text)) if one.code == "RCH005"]
    assert found.message == (
        "The marines can't win: 3 figures of the group “guards” must be killed, but only 2 are set up."
    )


def test_an_area_that_nothing_reveals_can_be_deleted_with_what_lies_there() -> None:
    reading = read(load_check("RCH010").page.example)
    (found,) = [one for one in analyse(reading) if one.code == "RCH010"]
    (fix,) = found.fixes
    assert fix.deletes and not fix.safe and reading.scenario is not None
    after = Reading(fix.edit.apply(reading.scenario), None, ())
    assert all(one.severity == Severity.INFO for one in analyse(after))
