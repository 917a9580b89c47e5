"""Names, docstrings and other texts of each module of the program, each read once."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ENGINE, EXCHANGE = ROOT / "engine" / "kneedeep", ROOT / "engine" / "kneedeep_exchange"
EDITOR = ROOT / "editor" / "kneedeep_editor"
PRODUCT = (ENGINE, EXCHANGE, EDITOR)
"""The import packages of the program."""


class ModuleTexts(NamedTuple):
    """What a module says: `names` of functions, classes and all that is used, its docstrings, and all other texts."""

    path: Path
    names: frozenset[str]
    docstrings: tuple[str, ...]
    literals: tuple[str, ...]


@cache
def texts_of(path: Path) -> ModuleTexts:
    """Return the texts of a module; docstrings are those of attributes too."""
    names: set[str] = set()
    docstrings: dict[ast.AST, str] = {}
    literals: list[str] = []
    # A statement comes before the text that is all of it.
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and node not in docstrings:
                literals.append(node.value)
        elif isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                docstrings[node.value] = node.value.value
        elif isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
    return ModuleTexts(path, frozenset(names), tuple(docstrings.values()), tuple(literals))


def modules_in(folder: Path) -> Iterator[ModuleTexts]:
    """Yield the texts of all modules of a folder."""
    return (texts_of(path) for path in sorted(folder.rglob("*.py")))
