"""Packages of Valkyrie: what comes over, what is named, and packages that are refused."""

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep_exchange.imports.imported import Imported
from kneedeep_exchange.imports.valkyrie.valkyrie_import import imported_valkyrie
from kneedeep_exchange.imports.valkyrie.valkyrie_package import MOST_MEMBERS, is_valkyrie
from tests.support.cases import cases
from tests.support.command import Shell

QUEST = "[Quest]\nformat=21\ntype=D2E\npacks=DooM\n[QuestText]\nen.txt\nes.txt\n[QuestData]\nmap.ini\n"
TEXTS = (
    '.,English\nquest.name,"Cellar, part 1"\nquest.authors_short,Nobody\nquest.description,|||Go, "down".\\nNow.|||\n'
)


def packed(files: dict[str, str | bytes], *, folders: bool = True, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A package of some files."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        if folders:
            archive.writestr("img/", "")
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


def package(map: str, quest: str = QUEST, texts: str = TEXTS, **more: str | bytes) -> bytes:
    """A package with a map."""
    files: dict[str, str | bytes] = {
        "quest.ini": quest,
        "map.ini": map,
        "en.txt": texts,
        "es.txt": ".,Spanish\nquest.name,Sótano\n",
        "img/cover.png": b"\x89PNG",
    }
    return packed({**files, **more})


def imported(map: str, quest: str = QUEST, texts: str = TEXTS) -> tuple[Scenario, Imported]:
    """The scenario of a package."""
    content = package(map, quest, texts)
    assert is_valkyrie(content)
    found = imported_valkyrie(content)
    reading = read(found.text)
    assert reading.scenario is not None and not reading.problems, reading.problems
    return reading.scenario, found


def section(name: str, x: float | str = 0, y: float | str = 0, **keys: Any) -> str:
    """A section of a file."""
    lines = [f"[{name}]", f"xposition={x}", f"yposition={y}", *(f"{key}={value}" for key, value in keys.items())]
    return "\n".join(lines) + "\n"


def test_head_and_texts_come_in_the_language_of_the_package() -> None:
    scenario, found = imported("")
    assert (scenario.ruleset, scenario.title, scenario.author) == ("doom-2016", "Cellar, part 1", "Nobody")
    assert scenario.briefing == 'Go, "down".\nNow.' and scenario.language == "en"
    assert not found.notes and scenario.translations == Record(es=Record(title="Sótano"))
    other, _ = imported("", QUEST.replace("packs", "defaultlanguage=Spanish\nminhero=2\nmaxhero=3\npacks"))
    assert (other.title, other.language, other.marines) == ("Sótano", "es", (2, 3))
    silent = read(imported_valkyrie(package("", **{"es.txt": ".,Spanish\nother.text,Nada\n"})).text)
    assert silent.scenario is not None and not silent.scenario.translations and not silent.problems


def test_texts_of_things_come_in_all_languages() -> None:
    map = section("Token_1", 1, 1, type="Token_DM1_Objective", event1="Event_take") + "[Event_take]\nbuttons=1\n"
    english = TEXTS + "Token_1.text,Take it?\nEvent_take.text,You have it.\n"
    spanish = ".,Spanish\nToken_1.text,¿La tomas?\nEvent_take.text,La tienes.\nEvent_other.text,Nada.\n"
    content = package(
        map,
        QUEST.replace("es.txt", "es.txt\nx.txt"),
        english,
        **{"es.txt": spanish, "x.txt": ".,Klingon\nquest.name,nuq\n"},
    )
    found = imported_valkyrie(content)
    scenario = read(found.text).scenario
    assert scenario is not None and scenario.format == 2
    said = {"tokens.token-1.text": "¿La tomas?", "tokens.token-1.do.1.text": "La tienes."}
    assert scenario.translations == Record(es=Record(said.items()))
    assert "The texts in Klingon are left out: the language is unknown." in found.notes


def test_tokens_lie_on_their_spaces_with_north_up() -> None:
    kinds = {
        "Token_DM_Blue_Portal_A": ("portal", "blue", None),
        "Token_DM_Chainsaw": ("weapon", None, "chainsaw"),
        "Token_DM_MedPack": ("health-pack", None, None),
        "Token_DM1_Objective": ("objective", None, None),
        "Token_DM_BFG9000": ("weapon", None, "bfg-9000"),
    }
    map = "".join(section(f"Token_{number}", number, 5, type=type) for number, type in enumerate(kinds))
    scenario, _ = imported(map, texts=TEXTS + "Token_1.text,Take <i>it</i>?\n")
    assert [(one.kind, one.color, one.item) for one in scenario.tokens] == list(kinds.values())
    assert [one.at for one in scenario.tokens] == [(number, -5) for number in range(5)]
    assert scenario.tokens[1].text == "Take it?"


def test_both_faces_of_a_teleporter_are_one_that_is_inactive() -> None:
    a, b = "Token_DM_A_Teleport", section("Token_b", 4, 2, type="Token_DM_A_Teleport")
    inactive = section("Token_i", 1, 2, type="Token_DM_I_Teleport")
    scenario, _ = imported(section("Token_a", 1, 2, type=a) + inactive + b)
    assert [(one.at, one.active) for one in scenario.tokens] == [((1, -2), False), ((4, -2), True)]


def test_doors_are_upright_or_not() -> None:
    scenario, found = imported(section("Door_1", 4, 4, color="red") + section("Door_2", 1, 11, rotation=90))
    assert [(one.at, one.side) for one in scenario.doors] == [((4, -4), "west"), ((1, -11), "south")]
    assert scenario.doors[0].note == "Valkyrie: red"
    assert any("two spaces here" in note for note in found.notes)


def test_variables_that_never_fall_back_are_flags() -> None:
    map = (
        section("Token_1", 1, 1, type="Token_DM1_Objective", event1="Event_take")
        + section("Door_red", 2, 1, event1="Event_open")
        + section("Door_odd", 5, 1, event1="Event_odd")
        + "[Event_take]\noperations=_card,=,1\n[Event_open]\nvartests=VarOperation:_card,==,1\nremove=Door_red\n"
        + "[Event_odd]\nvartests=VarOperation:_count,==,1\n[Event_count]\noperations=_count,+,1\n"
        + "[Event_back]\noperations=_count,=,0\n"
    )
    scenario, found = imported(map, texts=TEXTS + "Event_take.text,You have it.\n")
    assert dict(scenario.flags) == {"card": "Valkyrie: _card"}
    assert 'do: [{text: "You have it."}, {set: card}]' in found.text
    assert "needs: {flag: card}" in found.text
    assert scenario.doors[1].needs is None
    assert any("Event_odd, Event_count, Event_back" in note for note in found.notes)


def test_figures_that_come_at_the_beginning_are_there_and_others_are_named() -> None:
    places = "".join(section(f"MPlace_{number}", number, 1) for number in (1, 2, 3))
    map = (
        places
        + "[Event_start]\ntrigger=EventStart\nevent1=Spawn_now\n"
        + section(
            "Spawn_now", 0, 0, monster="MonsterBaron_of_Hell", placement1="MPlace_1", placement2="MPlace_1 MPlace_2"
        )
        + section("Spawn_later", 0, 0, monster="MonsterImp", placement1="MPlace_3")
        + section("Spawn_other", 0, 0, monster="MonsterTroll")
    )
    scenario, found = imported(map)
    assert [(one.kind, one.at, one.spaces, one.marines) for one in scenario.figures] == [
        ("baron-of-hell", (1, -1), (), (1,)),
        ("baron-of-hell", None, ((1, -1), (2, -1)), (2,)),
    ]
    assert any("Spawn_later is left out, since an event brings it: imp at [3, -1]" in note for note in found.notes)
    assert any("no figure is called 'MonsterTroll'" in note for note in found.notes)


@cases(("map", "note"))
def test_what_is_not_carried_over_is_named(map: str, note: str) -> None:
    assert any(note in one for one in imported(map)[1].notes), imported(map)[1].notes


BAD: dict[str, tuple[bytes, str]] = {
    "no zip": (b"PK\x03\x04 quest.ini", "damaged zip"),
    "no head": (packed({"a/quest.ini": "x"}), "holds no quest.ini"),
    "no quest": (packed({"quest.ini": "[Other]\n"}), "no section Quest"),
    "no section": (packed({"quest.ini": "a=1\n"}), "is damaged"),
    "no UTF-8": (packed({"quest.ini": b"[Quest]\n\xff"}), "not UTF-8"),
    "lacking": (packed({"quest.ini": QUEST}), "it lacks 'map.ini'"),
    "another game": (package("", QUEST.replace("D2E", "MoM")), "for another game"),
    "another pack": (package("", QUEST.replace("DooM", "base")), "do not name DooM"),
    "too old": (package("", QUEST.replace("21", "3")), "format is '3'"),
    "sections": (package("".join(f"[A{number}]\n" for number in range(10_001))), "more than 10000 sections"),
    "way out": (package("", **{"../x.png": "a"}), "unsafe name"),
    "way out by a drive": (package("", **{"C:x.png": "a"}), "unsafe name"),
    "many": (package("", **{f"{number}.png": "a" for number in range(MOST_MEMBERS)}), "files, more than 1024"),
    "bomb": (package("[A]\n" + "a" * 5_000_000), "more than 100 times its size"),
    "packing": (packed({"quest.ini": QUEST}, method=zipfile.ZIP_BZIP2), "not read here"),
}


@cases(("content", "why"), BAD.values(), ids=BAD.keys())
def test_what_is_no_package_is_one_sentence(content: bytes, why: str, shell: Shell, tmp_path: Path) -> None:
    file, out = tmp_path / "a.valkyrie", tmp_path / "a.yaml"
    file.write_bytes(content)
    done = shell("import", file, "-o", out)
    assert done.status == 2 and why in done.err and len(done.err.splitlines()) == 1
    assert not out.exists()


def test_files_that_are_not_read_may_have_any_name() -> None:
    names = ("img/misión 1 – ñ.png", "a\tb.png", "x" * 300, "img/a:b.png", "notes/Ünïcode.txt")
    assert read(imported_valkyrie(package("", **dict.fromkeys(names, "a"))).text).scenario is not None


def test_signs_of_percent_stay_as_they_are() -> None:
    scenario, _ = imported("", texts=TEXTS.replace("Nobody", "%(home)s ${HOME}"))
    assert scenario.author == "%(home)s ${HOME}"
    with pytest.raises(ImportFailed, match="damaged zip"):
        imported_valkyrie(b"PK\x03\x04")
