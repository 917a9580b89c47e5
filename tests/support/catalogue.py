"""The texts that people read: `python -m tests.support.catalogue [LANGUAGE …]` brings the catalogues of translations up to date.

It collects what `tr`, `later`, `translatable` and their kin are given in editor and engine, and the texts of tables (`CARRIERS`),
and writes them with what is translated already into `engine/kneedeep/support/translations/kneedeep_LANGUAGE.po`. English has no
catalogue. Without a language all catalogues there are brought up to date.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import kneedeep
import kneedeep_editor
import kneedeep_exchange
from kneedeep.analysis.framework.check import check_modules, load_check, paragraphs
from kneedeep.analysis.framework.finding import Severity
from kneedeep.model.catalog import RULESETS, edition_of, load_catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.catalog.play_data import load_play
from kneedeep.model.scenario.model import SECTIONS, Scenario, keys_of
from kneedeep.model.scenario.script_values import CONDITION_PARAMS, CONDITIONS, EFFECT_PARAMS, EFFECTS
from kneedeep.model.scenario.value_shapes import Fields, Many, ValueShape, WordShape
from kneedeep.report.sheets import KINDS
from kneedeep.support.languages import CONTEXT, ENDING, FOLDER, entries
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import TranslatableText
from kneedeep_editor.panels.properties.field_entries import entries_of, label_of, part_label

CODE = Path(kneedeep_editor.__file__).parent
ENGINE = (Path(kneedeep.__file__).parent, Path(kneedeep_exchange.__file__).parent)
CARRIERS = {"Command": ((1, "text"), (5, "tip")), "add_dock": ((0, "title"),)}
"""Makers of table rows: which of their arguments are texts, by place and by name."""
_KEYS = "../../engine/kneedeep/model/scenario/key_texts.txt"
_ARGPARSE = "../../engine/kneedeep/cli/main.py"
_DATA = "../../engine/kneedeep/model/catalog/catalog_files.py"
ENGINE_CARRIERS = {
    "ActionKind": ((3, "phrase"), (4, "group")),
    "StageKind": ((4, "question"),),
    "SimulationMeasure": ((0, "name"),),
    **dict.fromkeys(("add", "add_argument"), ((9, "metavar"),)),
    "_stated": ((0, "what"), (2, "text")),
    "about": ((2, "text"),),
}
"""The same in the engine."""
_TEXTS = """
panels/properties/field_labels panels/properties/condition_words panels/properties/effect_words panels/properties/list_items
panels/outline/outline_titles simulation/game_reasons features/features
{engine}/analysis/framework/families {engine}/coach/story_titles {engine}/report/table_texts/deeds {engine}/report/sheets/marine_numbers {engine}/board/script/moves
{engine}/board/script/results {engine}/report/turning_lines {engine}/model/scenario/reference_kinds {engine}/model/scenario/io/file_reasons {engine}/model/scenario/io/complaint_texts {engine}/model/scenario/io/not_scenarios
{engine}/rules/doom2004/text/windows {engine}/rules/doom2004/assistant_windows {engine}/rules/doom2016/assistant_windows
{engine}/cli/play/dialogue_help {engine}/model/scenario/yaml_patch/parse_errors {engine}/model/scenario/yaml_patch/refusals {engine}/model/scenario/model/floor_names {engine}/model/scenario/model/ornament_names
"""
TABLES = {
    **dict.fromkeys(_TEXTS.format(engine="../../engine/kneedeep").split(), (1,)),
    **dict.fromkeys(
        ("panels/properties/name_prompts", "table_mode/table_commands", "features/program/tour", "panels/trace_modes"),
        (1, 2),
    ),
    **dict.fromkeys(("tools/tools", "panels/piece_editor/drawing_tools"), (1, 3)),
    "panels/properties/unused_token_fields": (3,),
    "../../engine/kneedeep/report/simulation_columns": (0, 1),
    "panels/outline/outline_steps": (2, 3, 4),
    "playtest/control/play_commands": (3,),
    "mainwindow/commands": (1, 5),
    "../../engine/kneedeep_exchange/gallery/gallery_texts": (2,),
    **dict.fromkeys((f"../../engine/kneedeep_exchange/exports/html/page_{name}" for name in ("keys", "texts")), (1,)),
    "../../engine/kneedeep_exchange/exports/formats": (1, 2),
    **dict.fromkeys(("../../engine/kneedeep/cli/commands", "../../engine/kneedeep_exchange/commands/commands"), (1, 2)),
    **dict.fromkeys(
        (
            "../../engine/kneedeep/cli/helps",
            "../../engine/kneedeep/cli/commands/helps",
            "../../engine/kneedeep_exchange/commands/helps",
            "../../engine/kneedeep_exchange/exports/format_options",
            "../../engine/kneedeep_exchange/gallery/gallery_texts",
        ),
        (2,),
    ),
    "../../engine/kneedeep/rules/doom2004/text/reasons": (0,),
    **dict.fromkeys((f"../../engine/kneedeep/rules/doom{edition}/actions" for edition in (2004, 2016)), (2, 4)),
    **dict.fromkeys((f"../../engine/kneedeep/rules/doom{edition}/stages" for edition in (2004, 2016)), (1,)),
}
"""Text files with rows, and which of their cells are texts."""
COUNT_TABLES = ("tools/elements/element_counts", "mainwindow/edge_counts")
"""Text files whose rows end with the text for one thing and that for more."""
MARKS_FROM = ("kneedeep.support", "kneedeep.support.translation", "kneedeep.analysis.words")
ERRORS = """BlockFailed CommandError DivergedError FileFailed ImportFailed LeftOut NotInside NotReadable PageError PassportError PositionError ReplayError TooLarge UnplayableError ZipError _LeftOut _complain complain note""".split()
"""What takes a text with values for people."""
MARKS = ("tr", "later", "translatable", "in_words", *ERRORS)
COUNTS = ("tr_count", "later_count", "translatable_count")
"""Marks of texts about a number of things: their first two arguments are the text for one and that for more."""


class Text(NamedTuple):
    """A text: its files, and its singular if it counts things."""

    files: list[str]
    one: str = ""


@cache
def _trees() -> dict[str, ast.Module]:
    """Return the code of the editor, and of the engine where it marks texts: file, seen from the editor -> what is in it."""
    sources = {path: path.read_text(encoding="utf-8") for path in modules()}
    return {
        Path(os.path.relpath(path, CODE)).as_posix(): ast.parse(source)
        for path, source in sources.items()
        if path.is_relative_to(CODE)
        or any(f"from {home} import" in source for home in MARKS_FROM)
        or any(f"{carrier}(" in source for carrier in (*ENGINE_CARRIERS, *ERRORS))
    }


def modules() -> list[Path]:
    """Return all code of editor and engine."""
    return [*sorted(CODE.rglob("*.py")), *(path for folder in ENGINE for path in sorted(folder.rglob("*.py")))]


@cache
def texts() -> dict[str, Text]:
    """Return every text, in the order of the files."""
    found: dict[str, Text] = {}
    for name, tree in _trees().items():
        for text, one in _texts_in(tree, editor=not name.startswith("..")):
            known = found.setdefault(text, Text([], one))
            if known.one != one:
                raise ValueError(f"{name}: {text!r} counts in one place and not, or otherwise, in another")
            if name not in known.files:
                known.files.append(name)
    for text, name in _labels():
        found.setdefault(text, Text([name]))
    for name in COUNT_TABLES:
        for _, one, more in table_rows(kneedeep_editor.__file__, f"{name}.txt"):
            found.setdefault(more, Text([f"{name}.txt"], one))
    found |= dict(_of_editions(found))
    for line in (Path(__file__).parent / "argparse_words.txt").read_text(encoding="utf-8").splitlines()[1:]:
        one, *more = ast.literal_eval(f"{line},")
        found.setdefault(*((more[0], Text([_ARGPARSE], one)) if more else (one, Text([_ARGPARSE]))))
    for text, name in (*_data_words(), *_check_texts()):
        found.setdefault(text, Text([name]))
    return found


def _of_editions(found: Mapping[str, Text]) -> Iterator[tuple[str, Text]]:
    """Yield the texts that read otherwise in the words of an edition."""
    for text, (files, one) in found.items():
        for ruleset in RULESETS:
            own = in_words_of(ruleset, text)
            if own != text and own not in found:
                yield own, Text(files, in_words_of(ruleset, one))


def _labels() -> Iterator[tuple[str, str]]:
    """Yield the texts that tables of the engine bring: labels of properties, what keys mean, words to choose, and what can be printed."""
    for ruleset in RULESETS:
        kinds: list[type[Any]] = [Scenario, *SECTIONS.values()]
        for kind in kinds:
            yield from ((key.name.replace("_", " "), _KEYS) for key in keys_of(kind))
            for entry in entries_of(kind, ruleset):
                yield entry.label, "panels/properties/field_entries.py"
                yield entry.key.doc, _KEYS
                for shape in _within(entry.key.shape):
                    for word in shape.words if isinstance(shape, WordShape) else ():
                        if isinstance(word, str):
                            yield word, "panels/properties/plain_fields.py"
                    if isinstance(shape, Fields):
                        for name, (_, doc, _) in shape.parts.items():
                            yield part_label(name), "panels/properties/field_entries.py"
                            yield doc, _KEYS
    found = (switch for ruleset in RULESETS for switch in switches(ruleset))
    yield from ((label_of(switch.name), "panels/properties/field_entries.py") for switch in found)
    yield from ((kind.word.replace("_", " "), "panels/outline/outline_rows.py") for kind in SECTIONS.values())
    marked = ("*.html", "new-scenario.txt")
    for path in sorted(path for folder in ENGINE for name in marked for path in folder.rglob(name)):
        for text in re.findall(r"\{\{(.+?)\}\}", path.read_text(encoding="utf-8")):
            yield text, Path(os.path.relpath(path, CODE)).as_posix()
    for name, places in TABLES.items():
        rows = table_rows(kneedeep_editor.__file__, f"{name}.txt")
        yield from ((row[place], f"{name}.txt") for row in rows for place in places if "".join(row[place : place + 1]))
    yield from ((text, "printing/print_dialog.py") for sheet in KINDS.values() for text in (sheet.title, sheet.tip))
    yield from ((section.name, "../../engine/kneedeep_exchange/fidelity.py") for section in keys_of(Scenario))
    tables = (CONDITIONS, EFFECTS, CONDITION_PARAMS, EFFECT_PARAMS)
    yield from ((key.doc, _KEYS) for table in tables for key in table.values())
    for name in (*CONDITION_PARAMS, *EFFECT_PARAMS):
        yield part_label(name), "panels/properties/field_entries.py"


def _data_words() -> Iterator[tuple[str, str]]:
    """Yield the names in the data files: editions, boxes, kinds of parts, items, colors, and the texts of cards."""
    for ruleset in RULESETS:
        catalog, play = load_catalog(ruleset), load_play(ruleset)
        marines = catalog.marine_colors.value if catalog.marine_colors is not None else None
        colors = {*(marines or ()), *(color for kind in catalog.tokens.values() for color in kind.colors)}
        kinds = (catalog.tokens, catalog.items, catalog.figures)
        ids = [_spaced(id) for table in kinds for id in table]
        ids += [id.replace("bfg", "BFG") for id in ids]
        rules = [text for one in switches(ruleset) for text in (one.description, *map(_spaced, one.values))]
        for text in (*sorted(colors), *ids, *rules):
            yield text, _DATA
        for value in (edition_of(ruleset), catalog, play):
            for text in _words_in(value):
                yield text, _DATA


def _check_texts() -> Iterator[tuple[str, str]]:
    """Yield what the pages of checks say: severities, titles, and each paragraph, also as a window of an edition says it."""
    for severity in Severity:
        yield str(severity), "../../engine/kneedeep/analysis/framework/finding.py"
    for code, module in check_modules().items():
        check, name = load_check(code), f"../../engine/{module.replace('.', '/')}.py"
        editions = [one for one in RULESETS if edition_of(one).features >= set(check.needs)]
        yield check.title, name
        yield check.page.when, name
        for part in (
            part
            for text in (check.page.what, check.page.why, check.page.fix, check.page.rule)
            for part in paragraphs(text)
        ):
            yield part, name
            for ruleset in editions:
                yield in_words_of(ruleset, part), name


def _spaced(name: object) -> str:
    return str(name).replace("-", " ")


def _words_in(value: object) -> Iterator[str]:
    """Yield the translatable words within a value of the catalog."""
    if isinstance(value, TranslatableText):
        yield value.template
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _words_in(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from _words_in(one)


def _within(shape: ValueShape) -> Iterator[ValueShape]:
    """Yield a shape and those of its parts."""
    yield shape
    if isinstance(shape, Many):
        yield from _within(shape.part)
    if isinstance(shape, Fields):
        for part, _, _ in shape.parts.values():
            yield from _within(part)


def unmarked() -> list[str]:
    """The places of texts that can't be in the catalogue, or are translated before a language is loaded.

    The marks need the text itself. `tr` outside of a function would be called while modules are imported.
    """
    faults = []
    for file, tree in _trees().items():
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]
        inside = {id(node) for function in functions for node in ast.walk(function)}
        rows = [one for one in ast.walk(tree) if isinstance(one, ast.DictComp)]
        tables = [one for one in rows if _called(one.generators[0].iter) == "table_rows"]  # see TABLES
        of_tables = {id(node) for table in tables for node in ast.walk(table)}
        for node in ast.walk(tree):
            name = _called(node)
            if name not in (*MARKS, *COUNTS) or not isinstance(node, ast.Call) or id(node) in of_tables:
                continue
            given = node.args[: 2 if name in COUNTS else 1]
            composed = any(isinstance(text, ast.JoinedStr) for text in given) or (
                name.startswith(("later", "translatable")) and not all(isinstance(one, ast.Constant) for one in given)
            )
            if composed or (name in ("tr", "tr_count") and id(node) not in inside):
                faults.append(f"{file}:{node.lineno}")
    return faults


def _texts_in(tree: ast.Module, *, editor: bool) -> Iterator[tuple[str, str]]:
    """Yield texts, each with its form for one thing where it counts things."""
    for node in ast.walk(tree):
        name = _called(node)
        if not isinstance(node, ast.Call):
            continue
        if name in COUNTS:
            forms = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
            if len(forms) == 2:
                yield str(forms[1]), str(forms[0])
        given: list[ast.expr] = []
        if name in MARKS:
            given = node.args[:1]
        for place, keyword in (CARRIERS if editor else ENGINE_CARRIERS).get(name, ()):
            given += [*node.args[place : place + 1], *(one.value for one in node.keywords if one.arg == keyword)]
        for one in given:
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value.strip():
                yield one.value, ""


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def path_of(language: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"{CONTEXT}_{language}{ENDING}"


def translations(path: Path) -> dict[str, str]:
    """Translations by text, empty for none. The forms of a number are lines of it."""
    known = entries(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {text: "\n".join(filter(None, forms)) for text, forms in known.items() if text}


def catalogue(language: str) -> str:
    """Return the catalogue of a language with all texts of now, and what was translated of them."""
    path = path_of(language)
    known = entries(path.read_text(encoding="utf-8")) if path.exists() else {}
    header = known.get("") or (
        f"Language: {language}\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
    )
    lines = ['msgid ""', f"msgstr {_quoted(header[0])}"]
    for text, (_, one) in sorted(texts().items()):
        forms = known.get(text, ())
        lines += ["", *([f"#. English for 1: {one}"] if one else []), f"msgid {_quoted(text)}"]
        if one:
            lines += [f"msgid_plural {_quoted(text)}"]
            lines += [f"msgstr[{form}] {_quoted(said)}" for form, said in enumerate(forms or ("", ""))]
        else:
            lines += [f"msgstr {_quoted(forms[0] if forms else '')}"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def main(arguments: Sequence[str]) -> int:
    """Write the catalogues. Returns the exit status."""
    FOLDER.mkdir(exist_ok=True)
    present = [path.stem.removeprefix(f"{CONTEXT}_") for path in FOLDER.glob(f"*{ENDING}")]
    for language in sorted({*present, *arguments}):
        path = path_of(language)
        path.write_text(catalogue(language), encoding="utf-8")
        known = translations(path)
        done = sum(bool(text) for text in known.values())
        print(f"{path.name}: {len(known)} texts, {done} translated")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
