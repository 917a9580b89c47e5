"""Maps of Doom Companion: seven small maps in each draft of its format, and files that are none."""

import copy
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.record import EMPTY
from kneedeep_exchange.imports.doom_companion.companion_import import imported_companion, is_companion
from kneedeep_exchange.imports.imported import Imported
from kneedeep_exchange.scenario_files.embedded import scenario_of
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.golden import Golden
from tests.support.values import known

DRAFTS = ("early", "third", "fourth")
Map = dict[str, Any]
DATA = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
CASES: dict[str, Map] = DATA["maps"]
EARLY_NAMES: dict[str, str] = DATA["early names"]


def tile(type: str, x: int, y: int) -> Map:
    """A piece."""
    return {"tipo": type, "x": x, "y": y, "rotacion": 0}


def put(made: Any, path: str, value: Any) -> None:
    """Set a part of a map, such as `areas.0.tiles`; `+` adds to a list, and no value removes."""
    *keys, last = (int(key) if key.isdecimal() else key for key in path.split("."))
    for key in keys:
        made = made[key]
    if last == "+":
        made.append(value)
    elif value is None:
        del made[last]
    else:
        made[last] = value


def map_of(draft: str, changes: Mapping[str, Any] = EMPTY) -> Map:
    """Two rooms with a corridor between them, dead ends and a door, changed, as a draft writes them."""
    made: Map = copy.deepcopy(DATA["two rooms"])
    for path, value in copy.deepcopy(changes).items():
        put(made, path, value)
    for area in made["areas"]:
        for thing in (*area.get("monstruos", ()), *area.get("objetos", ()), *area.get("fichas", ())):
            if draft != "fourth":
                thing |= thing.pop("posiciones", [{}])[0] if draft == "third" else {}
            if draft == "early":
                thing.pop("posiciones", None)
                thing["tipo"] = EARLY_NAMES.get(thing["tipo"], thing["tipo"])
    if draft == "early":
        made["areas"][0]["tiles"][1]["rotacion"] = 90
        made["escenario"].pop("inicioMarines", None)
    return made


def imported(made: Map) -> tuple[Scenario, Imported]:
    """The scenario of a map."""
    content = json.dumps(made).encode()
    assert is_companion(content)
    found = imported_companion(content)
    reading = read(found.text)
    assert reading.scenario is not None and not reading.problems, reading.problems
    return reading.scenario, found


@cases("draft", DRAFTS)
@cases("case", CASES)
def test_small_maps_of_every_draft_are_the_golden_scenarios(case: str, draft: str, golden: Golden) -> None:
    golden.check(f"doom-companion/{case}-{draft}.yaml", imported(map_of(draft, CASES[case]))[1].text)


@cases("draft", DRAFTS)
@cases("case", CASES)
def test_small_maps_of_every_draft_are_scenarios(case: str, draft: str) -> None:
    scenario, found = imported(map_of(draft, CASES[case]))
    board = Facts(scenario).board
    assert len(board.spaces) == 16 + 6 + 16 + 2 * len([one for one in board.pieces if one.cap])
    assert [door.standing for door in board.doors] == ["joint"]
    assert scenario.doors[0].id == "p1" and scenario.language == "es" and scenario.challenge == "hard"
    assert len(scenario.spawns[0].spaces) == 3
    codes = {one.code for one in analyse(read(found.text)) if one.severity == "error"}
    assert not {code for code in codes if code.startswith(("SCN", "BRD"))}, codes
    assert found.notes == tuple(line[4:] for line in found.text.splitlines() if line.startswith("# - "))


def test_every_copy_that_gives_something_gives_it_once(golden: Golden) -> None:
    made = map_of("fourth", {**CASES["rewarded"], "areas.0.fichas": DATA["bodies"]})
    golden.check("doom-companion/bodies-fourth.yaml", imported(made)[1].text)


def test_a_token_that_is_turned_by_three_quarters_lies_like_one_of_a_quarter() -> None:
    made = map_of("fourth")
    places = [{"x": x, "y": 2, "rotacion": 90 * x} for x in range(4)]
    made["areas"][0]["fichas"] = [{"tipo": "obstaculo-1x2", "cantidad": 1, "posiciones": [place]} for place in places]
    assert [token.turn for token in imported(made)[0].tokens] == [90, 0, 90, 0]


def test_a_piece_that_is_turned_askew_is_named() -> None:
    made = map_of("fourth")
    made["areas"][0]["tiles"][0]["rotacion"] = 45
    notes = imported_companion(json.dumps(made).encode()).notes
    assert "areas[0].tiles[0] is left out: it is turned by 45 degrees." in notes


def test_a_map_that_both_drafts_may_mean_is_read_as_the_one_that_fits() -> None:
    """No token and no place tells the draft: the corridor joins both rooms in one reading alone."""
    for draft in ("early", "fourth"):
        made = map_of(draft)
        made["escenario"].pop("inicioMarines", None)
        assert imported(made)[0].pieces[1].turn % 180 == 0
    made["areas"][0]["tiles"] = made["areas"][0]["tiles"][:2]
    with pytest.raises(ImportFailed, match="--from doom-companion-early"):
        imported(made)
    content = json.dumps(made).encode()
    turns = []
    for kind in ("doom-companion-early", "doom-companion-late"):
        found = known(scenario_of(content, kind))
        scenario = known(read(found.content).scenario)
        turns.append(scenario.pieces[1].turn)
    assert turns == [90, 0]


@cases(("number", "type"), list(enumerate(["sala", "pasillo", "curva", "interseccion", "sala", "curva", "pasillo"])))
def test_the_first_draft_is_refused(number: int, type: str) -> None:
    made = map_of(DRAFTS[number % 3], list(CASES.values())[number])
    made["areas"][0]["tiles"].append({**tile(type, 20, 0), "ancho": 6, "alto": 6})
    with pytest.raises(ImportFailed, match=rf"pieces \({type}\) have no shape"):
        imported(made)


@cases(("path", "value", "note"))
def test_what_is_not_carried_over_is_named(path: str, value: Any, note: str) -> None:
    found = imported_companion(json.dumps(map_of("fourth", {path: value})).encode())
    assert any(note in one for one in found.notes), found.notes
    assert read(found.text).scenario is not None


def test_json_as_people_write_it_is_read() -> None:
    made = map_of("fourth")
    made["escenario"]["titulo"] = 'A // no /* remark */ in "quotes",'
    text = json.dumps(made, indent=1)
    meant = imported_companion(text.encode()).text
    for changed in (
        text.replace("{", "{ // a map, of the club\n", 1),
        text.replace("{", '/* "draft", } */ {', 1).replace("}", ",\n/* end */ // here\n}"),
        text.replace("]", " , ]").replace("[ , ]", "[]"),
        f"Here is the map:\n\n```json\n{text}\n```\nHave {{fun}}!".replace("{fun}", "fun"),
        "\ufeff// {draft}\n" + text + "\n// end\n",
    ):
        content = changed.encode()
        assert is_companion(content)
        assert imported_companion(content).text == meant, changed[:60]


def test_names_of_two_drafts_are_refused() -> None:
    made = map_of("fourth")
    made["areas"][0]["tiles"] += [tile("sala-grande", 20, 0), tile("sala-10x9", 40, 0)]
    with pytest.raises(ImportFailed, match="two drafts of the format: sala-10x9 and sala-grande"):
        imported(made)


def test_the_command_makes_a_scenario(shell: Shell, tmp_path: Path) -> None:
    file, out = tmp_path / "cueva.json", tmp_path / "cueva.yaml"
    file.write_text(json.dumps(map_of("fourth")), encoding="utf-8")
    done = shell("import", file, "-o", out)
    assert done.status == 0 and "6 frag points" in done.err
    assert out.read_text(encoding="utf-8").startswith("# Imported from a map of Doom Companion.")
    assert shell("diff", "--brief", file, out).status == 0


def test_names_that_are_long_or_alike_stay_different() -> None:
    made = map_of("fourth")
    long = "a" * 60
    made["eventos"] = [{"id": name, "nombre": "E"} for name in ("uno", "1", f"{long}b", f"{long}c", f"{long}d")]
    scenario, _ = imported(made)
    names = list(scenario.flags)
    assert names[:2] == ["uno-event", "event-1"]
    assert len(set(names)) == 5 and max(map(len, names)) == 40
