"""What would work on one system only is in no other package than `kneedeep.support.platforms`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.module_texts import ENGINE, PRODUCT

ROOT = Path(__file__).resolve().parents[1]
OWNER = ENGINE / "support" / "platforms"
OWNED = {
    ("os", "rename"): "does not replace on Windows",
    ("os", "replace"): "fails while another program holds the file",
    ("os", "link"): "not every file system has links",
    ("signal", "setitimer"): "Windows has no such timer",
}
WORKERS = ("Process", "Pool", "ProcessPoolExecutor", "Pipe", "Queue")
"""Processes begin by `spawn` everywhere, so that they begin on Linux as on Windows."""
SUSPECT = re.compile(
    r"""os\.(rename|replace|link)|setitimer|write_text|open\(.*["'][wax]|get_context|multiprocessing|PoolExecutor"""
)
"""Only modules with such words are parsed: that takes longer than reading them."""


def complaints(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines of a module that need another system than Windows, and why."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        given = {keyword.arg for keyword in call.keywords}
        match call.func:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if (module, name) in OWNED:
                yield call.lineno, f"{module}.{name}: {OWNED[module, name]}"
            case ast.Attribute(attr="write_text") if "newline" not in given:
                yield call.lineno, "write_text without newline: Windows writes its own line ends"
            case ast.Name(id="open") | ast.Attribute(attr="open") if is_text_writing(call) and "newline" not in given:
                yield call.lineno, "open for writing without newline: Windows writes its own line ends"
            case ast.Attribute(attr="get_context") | ast.Name(id="get_context"):
                if [ast.unparse(argument) for argument in call.args] != ["'spawn'"]:
                    yield call.lineno, "processes that do not begin by spawn"
            case ast.Attribute(value=ast.Name(id="multiprocessing"), attr=name) if name in WORKERS:
                yield call.lineno, "processes that do not begin by spawn"
            case ast.Name(id="ProcessPoolExecutor") if "mp_context" not in given and len(call.args) < 2:
                yield call.lineno, "processes that do not begin by spawn"


def is_text_writing(call: ast.Call) -> bool:
    """Return whether a call of `open` has a mode for writing text."""
    modes = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    modes += [
        one.value.value
        for one in call.keywords
        if one.arg == "mode" and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str)
    ]
    return any(set(mode) <= set("wax+t") and mode.strip("t+") for mode in modes)


def test_nothing_needs_another_system_than_windows() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {why}"
        for folder in PRODUCT
        for path in folder.rglob("*.py")
        if OWNER not in path.parents
        if SUSPECT.search(text := path.read_text(encoding="utf-8"))
        for line, why in complaints(ast.parse(text))
    ]
    assert found == []


def test_what_is_complained_about() -> None:
    wrong = """
os.rename(a, b)
path.write_text(text, encoding="utf-8")
open(path, "w", encoding="utf-8")
path.open(mode="a", encoding="utf-8")
multiprocessing.get_context("fork")
get_context()
ProcessPoolExecutor(2)
multiprocessing.Pool()
"""
    right = """
path.write_text(text, encoding="utf-8", newline="")
open(path, "wb")
open(path, encoding="utf-8")
open(path, "w", encoding="utf-8", newline="")
get_context("spawn").Pipe()
ProcessPoolExecutor(2, get_context("spawn"))
"""
    assert [line for line, _ in complaints(ast.parse(wrong))] == list(range(2, 10))
    assert list(complaints(ast.parse(right))) == []
