"""Maps of Doom Companion: seven small maps in each draft of its format, and files that are none."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep_exchange.imports.doom_companion.companion_import import imported_companion, is_companion
from kneedeep_exchange.imports.imported import Imported
from kneedeep_exchange.scenario_files.importing import scenario_of
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.values import known

DRAFTS = ("early", "third", "fourth")
Map = dict[str, Any]


def tile(type: str, x: int, y: int, rotation: int = 0) -> Map:
    """A piece."""
    return {"tipo": type, "x": x, "y": y, "rotacion": rotation}


def spot(x: int, y: int, rotation: int | None = None) -> Map:
    """A place."""
    return {"x": x, "y": y} if rotation is None else {"x": x, "y": y, "rotacion": rotation}


def area(name: str, *tiles: Map) -> Map:
    """An area without anything in it."""
    texts = {"entrar": f"Entra en {name}.", "despejar": f"Nada queda en {name}."}
    return {"id": name, "nombre": name.upper(), "tiles": list(tiles), "textos": texts}


ENDS = [
    tile("callejon", *where) for where in ((1, -1, 270), (1, 4, 90), (-1, 1, 180), (8, -1, 270), (8, 4, 90), (11, 1, 0))
]
"""The dead ends of two rooms."""


def two_rooms(draft: str) -> Map:
    """Two rooms with a corridor between them that drafts turn differently, dead ends, and a door."""
    lane = tile("pasillo-corto", 4, 1, 90 if draft == "early" else 0)
    found: Map = {
        "version": 1,
        "escenario": {
            "id": "cueva",
            "titulo": "La cueva",
            "dificultad": "dificil",
            "marines": 2,
            "textos": {"introduccion": "I", "objetivos": "O", "victoria": "V", "derrota": "D"},
            "areaInicial": "uno",
            "condicionVictoria": {"tipo": "llegarAArea", "area": "dos"},
        },
        "areas": [area("uno", tile("sala-4x4", 0, 0), lane, *ENDS[:3]), area("dos", tile("sala-4x4", 7, 0), *ENDS[3:])],
        "puertas": [
            {
                "id": "p1",
                "desde": "uno",
                "hacia": "dos",
                "tipo": "normal",
                "posicion": {"x": 7, "y": 1, "orientacion": "vertical"},
            }
        ],
    }
    if draft != "early":
        found["escenario"]["inicioMarines"] = [spot(0, 0), spot(1, 0), spot(0, 1)]
    return found


def at(draft: str, *spots: Map) -> Map:
    """The places of things, as a draft writes them."""
    if draft == "early":
        return {}
    return {"posiciones": list(spots)} if draft == "fourth" else dict(spots[0])


def plain(made: Map, draft: str) -> None:
    """Nothing but rooms and a door."""


def inhabited(made: Map, draft: str) -> None:
    """Figures and things, more of them than have a place."""
    made["areas"][1]["monstruos"] = [
        {"tipo": "hellknight", "cantidad": 2, **at(draft, spot(7, 0))},
        {"tipo": "demon", "cantidad": 1, **at(draft, spot(9, 1, 90))},
    ]
    made["areas"][0]["objetos"] = [
        {"id": "o1", "tipo": "municion-balas", "cantidad": 2, "texto": "Balas.", **at(draft, spot(2, 2), spot(2, 3))}
    ]


def scenery(made: Map, draft: str) -> None:
    """Tokens that are long and turned."""
    if draft == "early":
        made["areas"][0]["fichas"] = [{"tipo": "obstaculo", "cantidad": 2}, {"tipo": "obstaculo-danino"}]
        return
    made["areas"][0]["fichas"] = [
        {"tipo": "obstaculo-1x3", "nota": "Cajas.", **at(draft, spot(3, 0, 0))},
        {"tipo": "residuos", **at(draft, spot(1, 3, 90))},
    ]


def locked(made: Map, draft: str) -> None:
    """A security door that needs more than its card, and a thing of the mission."""
    made["objetosMision"] = [{"id": "disco_1", "nombre": "Disco", "ficha": "encuentro"}]
    made["eventos"] = [{"id": "luz", "nombre": "Luz"}]
    made["areas"][0]["objetos"] = [
        {"id": "o1", "tipo": "disco_1", **at(draft, spot(2, 2))},
        {"id": "o2", "tipo": "llave-roja", **at(draft, spot(2, 3))},
    ]
    made["puertas"][0] |= {
        "tipo": "roja",
        "textos": {"abrir": "Se abre.", "bloqueada": "No se abre."},
        "requisitos": {
            "todas": [
                {"alguna": [{"evento": "luz"}, {"areaDespejada": "uno"}]},
                {"objeto": "disco_1"},
                {"objeto": "llave-azul"},
                {"objeto": "salud-botiquin", "cantidad": 2},
                {"puertaAbierta": "p1"},
            ]
        },
    }


def rewarded(made: Map, draft: str) -> None:
    """Every reward, for an area and for a body."""
    rewards = [
        {"tipo": "texto", "texto": "Silencio."},
        {"tipo": "otorgarObjeto", "texto": "Dos.", "objeto": "salud-botiquin", "cantidad": 2},
        {"tipo": "desbloquearPuerta", "texto": "Clac.", "puerta": "p1"},
        {"tipo": "activarEvento", "texto": "Luz.", "evento": "luz"},
        {"tipo": "revelarInfo", "texto": "Un plano.", "area": "dos"},
    ]
    made["eventos"] = [{"id": "luz", "nombre": "Luz", "manual": False}]
    made["areas"][0]["recompensas"] = rewards
    if draft == "fourth":
        made["areas"][0]["fichas"] = [
            {"tipo": "cadaver", "cantidad": 2, "recompensas": rewards[1:2], **at(draft, spot(2, 2), spot(2, 3))}
        ]


def linked(made: Map, draft: str) -> None:
    """A link of teleporters that a condition and a reward name."""
    kind = "teleportador" if draft == "early" else "teleportador-azul"
    for number, place in enumerate((spot(3, 3), spot(10, 3))):
        made["areas"][number]["fichas"] = [{"tipo": kind, "cantidad": 1, **at(draft, place)}]
    link = {"id": "salto", "desde": "uno", "hacia": "dos", "tipo": "teleportador", "textos": {"abrir": "Zas."}}
    made["puertas"].append(link | {"requisitos": {"areaDespejada": "uno"}})
    made["puertas"][0]["requisitos"] = {"puertaAbierta": "salto"}
    made["areas"][0]["recompensas"] = [{"tipo": "desbloquearPuerta", "texto": "Clac.", "puerta": "salto"}]


def unplaced(made: Map, draft: str) -> None:
    """A door and marines without a place, and an opening that leads nowhere."""
    made["escenario"].pop("inicioMarines", None)
    del made["puertas"][0]["posicion"]
    made["areas"][1]["tiles"].pop()
    made["areas"][1]["fichas"] = [
        {"tipo": "obstaculo", "cantidad": 1} if draft == "early" else {"tipo": "obstaculo-1x1", **at(draft, spot(9, 3))}
    ]


CASES: dict[str, Callable[[Map, str], None]] = {
    case.__name__: case for case in (plain, inhabited, scenery, locked, rewarded, linked, unplaced)
}


def imported(made: Map) -> tuple[Scenario, Imported]:
    """The scenario of a map."""
    content = json.dumps(made).encode()
    assert is_companion(content)
    found = imported_companion(content)
    reading = read(found.text)
    assert reading.scenario is not None and not reading.problems, reading.problems
    return reading.scenario, found


def built(case: str, draft: str) -> tuple[Scenario, Imported]:
    """The scenario of one of the seven maps."""
    made = two_rooms(draft)
    CASES[case](made, draft)
    return imported(made)


@cases("draft", DRAFTS)
@cases("case", CASES)
def test_small_maps_of_every_draft_are_scenarios(case: str, draft: str) -> None:
    scenario, found = built(case, draft)
    board = Facts(scenario).board
    assert len(board.spaces) == 16 + 6 + 16 + 2 * len([one for one in board.pieces if one.cap])
    assert [door.standing for door in board.doors] == ["joint"]
    assert scenario.doors[0].id == "p1" and scenario.language == "es" and scenario.challenge == "hard"
    assert len(scenario.spawns[0].spaces) == 3
    codes = {one.code for one in analyse(read(found.text)) if one.severity == "error"}
    assert not {code for code in codes if code.startswith(("SCN", "BRD"))}, codes
    assert found.notes == tuple(line[4:] for line in found.text.splitlines() if line.startswith("# - "))
    assert any("reveals both its areas" in note for note in found.notes)
    assert any("whole team" in note for note in found.notes)
    assert any("6 frag points" in note for note in found.notes)


@pytest.mark.parametrize("draft", DRAFTS)
def test_figures_and_things_lie_where_they_did(draft: str) -> None:
    scenario, _ = built("inhabited", draft)
    figures = [(one.kind, one.at, one.turn, one.in_area, one.count) for one in scenario.figures]
    (ammo,) = {(one.item, one.text) for one in scenario.tokens}
    assert ammo == ("bullets", "Balas.")
    if draft == "early":
        assert figures == [("hell-knight", None, 0, "dos", 2), ("demon", None, 0, "dos", 1)]
        assert [one.in_area for one in scenario.tokens] == ["uno", "uno"]
        return
    knights = [("hell-knight", (7, 0), 0, None, 1), ("hell-knight", None, 0, "dos", 1)]
    assert figures == [*knights, ("demon", (9, 1), 90, None, 1)]
    (token,) = scenario.tokens
    assert (token.at, token.spaces, token.count) == (
        (None, ((2, 2), (2, 3)), 1) if draft == "fourth" else ((2, 2), (), 2)
    )


def test_long_tokens_turn_the_other_way() -> None:
    crates, waste = built("scenery", "fourth")[0].tokens
    assert (crates.kind, crates.size, crates.turn, crates.note) == ("obstacle", 3, 90, "Cajas.")
    assert (waste.kind, waste.size, waste.turn) == ("hazard", 2, 0)


def test_a_token_that_is_turned_by_three_quarters_lies_like_one_of_a_quarter() -> None:
    made = two_rooms("fourth")
    places = [spot(x, 2, rotation) for x, rotation in ((0, 0), (1, 90), (2, 180), (3, 270))]
    made["areas"][0]["fichas"] = [{"tipo": "obstaculo-1x2", "cantidad": 1, "posiciones": [place]} for place in places]
    assert [token.turn for token in imported(made)[0].tokens] == [90, 0, 90, 0]


def test_a_piece_that_is_turned_askew_is_named() -> None:
    made = two_rooms("fourth")
    made["areas"][0]["tiles"][0]["rotacion"] = 45
    notes = imported_companion(json.dumps(made).encode()).notes
    assert "areas[0].tiles[0] is left out: it is turned by 45 degrees." in notes


@pytest.mark.parametrize("draft", DRAFTS)
def test_conditions_keep_their_parts(draft: str) -> None:
    scenario, _ = built("locked", draft)
    (door,) = scenario.doors
    assert door.key == "red" and door.locked_text == "No se abre." and door.text == "Se abre."
    text = built("locked", draft)[1].text
    assert (
        "needs: {all: [{any: [{flag: luz}, {clear: uno}]}, {got: disco-1}, {got: key, color: blue}, "
        "{got: health, count: 2}, {open: p1}]}"
    ) in text
    assert "{when: {manual: Luz}, do: [{set: luz}]}" in text
    assert "{id: disco-1, name: Disco, shown_as: {kind: encounter}}" in text


def test_every_copy_that_gives_something_gives_it_once() -> None:
    scenario, found = built("rewarded", "fourth")
    assert [one.at for one in scenario.tokens] == [(2, 2), (2, 3)]
    steps = (
        "[{text: Silencio.}, {text: Dos.}, {give: health, count: 2}, {text: Clac.}, {unlock: p1}, "
        '{text: Luz.}, {set: luz}, {text: "Un plano."}]'
    )
    assert f'clear: {{text: "Nada queda en uno.", do: {steps}}}' in found.text
    assert any("name of the area dos" in note for note in found.notes)


@pytest.mark.parametrize("draft", DRAFTS)
def test_a_link_gives_its_lock_to_both_teleporters(draft: str) -> None:
    scenario, found = built("linked", draft)
    assert [one.id for one in scenario.tokens] == ["salto-pad", "salto-pad-2"]
    assert {one.color for one in scenario.tokens} == {"red" if draft == "early" else "blue"}
    assert all(one.text == "Zas." and one.needs is not None for one in scenario.tokens)
    assert "needs: {any: [{use: salto-pad}, {use: salto-pad-2}]}" in found.text
    assert "{activate: salto-pad}, {activate: salto-pad-2}" in found.text


@pytest.mark.parametrize("draft", DRAFTS)
def test_what_has_no_place_gets_the_only_one_and_it_is_said(draft: str) -> None:
    scenario, found = built("unplaced", draft)
    assert (scenario.doors[0].at, scenario.doors[0].side) == ((6, 1), "east")
    assert [one.piece for one in scenario.pieces] == ["room-4x4", "corridor-short", "room-4x4"]
    assert any("three free spaces of the start area" in note for note in found.notes)
    assert any("1 opening that leads nowhere gets a dead end" in note for note in found.notes)


def test_a_map_that_both_drafts_may_mean_is_read_as_the_one_that_fits() -> None:
    """No token and no place tells the draft: the corridor joins both rooms in one reading alone."""
    for draft in ("early", "fourth"):
        made = two_rooms(draft)
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
    made = two_rooms(DRAFTS[number % 3])
    list(CASES.values())[number](made, DRAFTS[number % 3])
    made["areas"][0]["tiles"].append({**tile(type, 20, 0), "ancho": 6, "alto": 6})
    with pytest.raises(ImportFailed, match=rf"pieces \({type}\) have no shape"):
        imported(made)


def changed(change: Callable[[Map], Any]) -> Map:
    made = copy.deepcopy(two_rooms("fourth"))
    change(made)
    return made


@cases(
    ("change", "note"),
    [
        (lambda made: made["areas"][0]["tiles"].append(tile("torre", 9, 9)), "no piece is called 'torre'"),
        (lambda made: made["areas"][0]["tiles"].append(tile("sala-4x4", 10_000, 9)), "it has no place"),
        (lambda made: made["areas"][0].update(monstruos=[{"tipo": "gato"}]), "no figure is called 'gato'"),
        (lambda made: made["areas"][0].update(objetos=[{"tipo": "gato"}]), "nothing is called 'gato'"),
        (lambda made: made["areas"][0].update(recompensas=[{"tipo": "oro"}]), "no reward is called 'oro'"),
        (lambda made: made["areas"][0].update(objetos=[{"tipo": "berserk", "cantidad": 900}]), "cantidad is 900"),
        (lambda made: made["areas"][0].update(musica="x"), "areas[0].musica is not read"),
        (lambda made: made["puertas"][0].update(tipo="reja"), "no door is called 'reja'"),
        (lambda made: made["puertas"][0].update(requisitos={"evento": "x"}), "no event is called 'x'"),
        (lambda made: made["puertas"][0].update(requisitos={"objeto": "x"}), "no thing is called 'x'"),
        (lambda made: made["puertas"][0].update(desde="dos"), "it leads from dos to dos, but lies between dos and uno"),
        (lambda made: made["puertas"].append({"id": "s", "tipo": "teleportador"}), "0 pairs of teleporters"),
        (lambda made: made["puertas"].append({"id": "p", "tipo": "normal"}), "0 places between its areas are free"),
        (lambda made: made["escenario"].update(areaInicial="x"), "no area is called 'x'"),
        (lambda made: made["escenario"].update(dificultad="x"), "dificultad is left out"),
        (lambda made: made["escenario"].update(condicionVictoria={}), "condicionVictoria is left out"),
        (lambda made: made.update(eventos=[{"id": "a"}, {"id": "a"}]), "another event is called 'a' too"),
    ],
)
def test_what_is_not_carried_over_is_named(change: Callable[[Map], Any], note: str) -> None:
    found = imported_companion(json.dumps(changed(change)).encode())
    assert any(note in one for one in found.notes), found.notes
    assert read(found.text).scenario is not None


@cases(
    ("content", "why"),
    [
        (b"<?xml version='1.0'?><escenario/>", "from its JSON, not from XML"),
        (b'{"escenario": 1, "areas": [', "damaged"),
        (b'{"escenario": {}, "areas": NaN}', "NaN is no number"),
        (b'{"escenario": {}, "areas": []}', "it has no areas"),
        (b'{"escenario": [], "areas": []}', "escenario is not an object"),
        (b'{"escenario": {}, "areas": [5]}', "areas[0] is not an object"),
        (b'{"escenario": {}, "areas": [{"id": 5}]}', "areas[0].id is not a text"),
        (b'{"escenario": {"marines": true}, "areas": [{"id": "a"}]}', "not a whole number"),
        (b'{"version": 2, "escenario": {}, "areas": []}', "its version is 2"),
        (b'{"escenario": {}, "areas": ' + b"[" * 200_000, "damaged"),
        (b'{"escenario": {}, "areas": ' + b"[" * 80 + b"]" * 80 + b"}", "more than 64 deep"),
        (b'{"escenario": {}, "areas": [' + b"[]," * 100_001 + b"[]]}", "more than 100000 parts"),
        (b'{"escenario": {}, "areas": "\xff"}', "not UTF-8"),
    ],
)
def test_what_is_no_map_is_one_sentence(content: bytes, why: str, shell: Shell, tmp_path: Path) -> None:
    file, out = tmp_path / "a.json", tmp_path / "a.yaml"
    file.write_bytes(content)
    done = shell("import", file, "-o", out)
    assert done.status == 2 and why in done.err and len(done.err.splitlines()) == 1
    assert not out.exists()


def test_json_as_people_write_it_is_read() -> None:
    made = two_rooms("fourth")
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
    made = two_rooms("fourth")
    made["areas"][0]["tiles"] += [tile("sala-grande", 20, 0), tile("sala-10x9", 40, 0)]
    with pytest.raises(ImportFailed, match="two drafts of the format: sala-10x9 and sala-grande"):
        imported(made)


def test_the_command_makes_a_scenario(shell: Shell, tmp_path: Path) -> None:
    file, out = tmp_path / "cueva.json", tmp_path / "cueva.yaml"
    file.write_text(json.dumps(two_rooms("fourth")), encoding="utf-8")
    done = shell("import", file, "-o", out)
    assert done.status == 0 and "6 frag points" in done.err
    assert out.read_text(encoding="utf-8").startswith("# Imported from a map of Doom Companion.")
    assert shell("diff", "--brief", file, out).status == 0


def test_names_that_are_long_or_alike_stay_different() -> None:
    made = two_rooms("fourth")
    long = "a" * 60
    made["eventos"] = [{"id": name, "nombre": "E"} for name in ("uno", "1", f"{long}b", f"{long}c", f"{long}d")]
    scenario, _ = imported(made)
    names = list(scenario.flags)
    assert names[:2] == ["uno-event", "event-1"]
    assert len(set(names)) == 5 and max(map(len, names)) == 40
