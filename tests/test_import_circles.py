"""No modules import each other in a circle: one that does can only be read together with all the others."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.support.module_texts import PRODUCT

ALLOWED: frozenset[tuple[str, str]] = frozenset()
"""Imports that may close a circle: (the module that imports, the one imported)."""


def imports_of(body: list[ast.stmt]) -> Iterator[str]:
    """The modules and names that statements import as soon as their module is imported."""
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Try) or (isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test)):
            yield from imports_of([*node.body, *node.orelse])


def graph_of(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """The modules that each module imports, of those given by their names."""
    found: dict[str, set[str]] = {}
    for module, source in sources.items():
        named = {name if name in sources else name.rpartition(".")[0] for name in imports_of(ast.parse(source).body)}
        found[module] = {name for name in named if name in sources and name != module and (module, name) not in ALLOWED}
    return found


def circle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """The modules of a circle, the first one again at the end; none when there is no circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("folder", PRODUCT, ids=lambda folder: folder.name)
def test_no_modules_import_each_other_in_a_circle(folder: Path) -> None:
    sources = {
        ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__"): path.read_text(
            encoding="utf-8"
        )
        for path in folder.rglob("*.py")
    }
    assert len(sources) > 90
    assert circle_in(graph_of(sources)) == []


def test_a_circle_is_found_and_imports_for_types_close_none() -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a import c\n"
    assert circle_in(graph_of({"a.b": "from a import c\n", "a.c": "import a.b\n"}))
    assert not circle_in(graph_of({"a.b": "from a.c import name\n", "a.c": typed.replace("a import c", "a import b")}))
    assert not circle_in(graph_of({"a.b": "from a import c\n", "a.c": "def f():\n    import a.b\n"}))
