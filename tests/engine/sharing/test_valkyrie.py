"""Packages of Valkyrie: what comes over, what is named, and packages that are refused."""

import io
import zipfile
from pathlib import Path

import pytest
import yaml

from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep_exchange.imports.valkyrie.valkyrie_import import imported_valkyrie
from kneedeep_exchange.imports.valkyrie.valkyrie_package import MOST_MEMBERS, is_valkyrie
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.golden import Golden

PACKAGES = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))["packages"]
"""What each of some packages has in its files that differs from the plain one."""
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


def package(map: str, quest: str = QUEST, **more: str | bytes) -> bytes:
    """A package with a map."""
    files: dict[str, str | bytes] = {
        "quest.ini": quest,
        "map.ini": map,
        "en.txt": TEXTS,
        "es.txt": ".,Spanish\nquest.name,Sótano\n",
        "img/cover.png": b"\x89PNG",
    }
    return packed({**files, **more})


@cases("name", PACKAGES)
def test_a_package_is_the_golden_scenario(name: str, golden: Golden) -> None:
    content = package("", **PACKAGES[name])
    found = imported_valkyrie(content)
    reading = read(found.text)
    assert is_valkyrie(content)
    assert reading.scenario is not None and not reading.problems, reading.problems
    golden.check(f"valkyrie/{name}.yaml", found.text)


@cases(("map", "note"))
def test_what_is_not_carried_over_is_named(map: str, note: str) -> None:
    notes = imported_valkyrie(package(map)).notes
    assert any(note in one for one in notes), notes


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


def test_a_damaged_package_is_refused() -> None:
    with pytest.raises(ImportFailed, match="damaged zip"):
        imported_valkyrie(b"PK\x03\x04")


def test_files_that_are_not_read_may_have_any_name() -> None:
    names = ("img/misión 1 – ñ.png", "a\tb.png", "x" * 300, "img/a:b.png", "notes/Ünïcode.txt")
    assert read(imported_valkyrie(package("", **dict.fromkeys(names, "a"))).text).scenario is not None
