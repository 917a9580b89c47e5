"""The catalogue of the editor's texts: `python -m tests.support.catalogue [LANGUAGE …]` makes it anew from the code.

It collects what `tr` and `later` are given, and the texts of tables (`CARRIERS`), into
`editor/kneedeep_editor/translations/kneedeep_LANGUAGE.ts`, for Qt Linguist. What is translated there already is kept. Without a
language all catalogues there are renewed. Where Qt's `lrelease` is at hand, the `.qm` of each translated one is made too.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import PySide6

from kneedeep.scenario.model import SECTIONS, Scenario
from kneedeep_editor.panels.properties.entries import entries_of
from kneedeep_editor.services.language import FOLDER
from kneedeep_editor.texts import CONTEXT

CODE = FOLDER.parent
SOURCE = "en"
"""The catalogue that holds all texts and needs no translation."""
CARRIERS = {
    "Command": ((1, "text"), (5, "tip")),
    "Kind": ((1, "text"), (2, "tip")),
    "Choice": ((1, "text"), (2, "tip")),
    "add_dock": ((0, "title"),),
}
"""Makers of table rows: which of their arguments are texts, by place and by name."""
MARKS = ("tr", "later")


def texts() -> dict[str, list[str]]:
    """Return every text of the editor and the files that it stands in, in the order of the files."""
    found: dict[str, list[str]] = {}
    for path in sorted(CODE.rglob("*.py")):
        name = path.relative_to(CODE).as_posix()
        for text in _texts_in(ast.parse(path.read_text(encoding="utf-8"))):
            files = found.setdefault(text, [])
            if name not in files:
                files.append(name)
    for label in _labels():
        found.setdefault(label, ["panels/properties/entries.py"])
    return found


def _labels() -> Iterator[str]:
    """Yield the labels of properties: most follow from the names of the keys in the file."""
    for ruleset in ("doom-2004", "doom-2016"):
        kinds: list[type[Any]] = [Scenario, *SECTIONS.values()]
        for kind in kinds:
            for entry in entries_of(kind, ruleset):
                yield entry.label


def unmarked() -> list[str]:
    """Return where a text can't be in the catalogue, or is said before a language is loaded.

    `tr` and `later` want the text itself; `tr` outside of a function would be called while modules are imported.
    """
    faults = []
    for path in sorted(CODE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]
        inside = {id(node) for function in functions for node in ast.walk(function)}
        for node in ast.walk(tree):
            name = _called(node)
            if name not in MARKS or not isinstance(node, ast.Call):
                continue
            text = node.args[0]
            composed = isinstance(text, ast.JoinedStr) or (
                name == "later" and not isinstance(text, ast.Constant)
            )
            if composed or (name == "tr" and id(node) not in inside):
                faults.append(f"{path.relative_to(CODE)}:{node.lineno}")
    return faults


def _texts_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        name = _called(node)
        if not isinstance(node, ast.Call):
            continue
        given: list[ast.expr] = []
        if name in MARKS:
            given = node.args[:1]
        for place, keyword in CARRIERS.get(name, ()):
            given += [
                *node.args[place : place + 1],
                *(one.value for one in node.keywords if one.arg == keyword),
            ]
        for one in given:
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value.strip():
                yield one.value


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def path_of(language: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"{CONTEXT}_{language}.ts"


def translations(path: Path) -> dict[str, str]:
    """Return what a catalogue has: text -> translation, empty for none."""
    if not path.exists():
        return {}
    messages = ET.parse(path).getroot().iter("message")
    return {message.findtext("source") or "": message.findtext("translation") or "" for message in messages}


def catalogue(language: str) -> str:
    """Return the catalogue of a language with all texts of now, and what was translated of them."""
    known = translations(path_of(language))
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text, files in sorted(texts().items()):
        message = ET.SubElement(context, "message")
        for file in files:
            ET.SubElement(message, "location", filename=f"../{file}")
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        translation.text = known.get(text) or None
        if not translation.text:
            translation.set("type", "unfinished")
    ET.indent(root, "    ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(root, encoding="unicode")}\n'


def release(path: Path, target: Path) -> bool:
    """Make what the program loads of a catalogue; return False where Qt's tool for it is missing."""
    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    if not tool.exists():
        return False
    subprocess.run([tool, "-silent", path, "-qm", target], check=True)
    return True


def main(arguments: Sequence[str]) -> int:
    """Make the catalogues; returns the exit status."""
    FOLDER.mkdir(exist_ok=True)
    present = [path.stem.removeprefix(f"{CONTEXT}_") for path in FOLDER.glob("*.ts")]
    for language in sorted({SOURCE, *present, *arguments}):
        path = path_of(language)
        path.write_text(catalogue(language), encoding="utf-8")
        known = translations(path)
        done = sum(bool(text) for text in known.values())
        print(f"{path.name}: {len(known)} texts, {done} translated")
        if done and not release(path, path.with_suffix(".qm")):
            print("Qt's lrelease is missing: the .qm was not made.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
