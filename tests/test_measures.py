"""How the numbers of `tests.support.measures` are counted."""

import ast

from tests.support.measures import ROOT, complexity, imported, in_circles
from tests.support.nightly_tests import PATH


def test_each_way_through_a_function_counts() -> None:
    (function,) = ast.parse(
        "def f(a):\n"
        "    if a and a > 1 or a:\n"
        "        return [b for b in a if b]\n"
        "    def inner():\n"
        "        if a: pass\n"
        "    match a:\n"
        "        case 1: return 2 if a else 3\n"
    ).body
    assert isinstance(function, ast.FunctionDef)
    assert complexity(function) == 1 + 1 + 2 + 2 + 1 + 1


def test_imports_for_types_close_a_circle() -> None:
    names = {"a", "a.b", "a.c"}
    source = "from a import b\nif TYPE_CHECKING:\n    from a.c import D\nimport os\n"
    assert list(imported(ast.parse(source), names)) == ["a.b", "a.c"]
    assert in_circles({"a": ["a.b"], "a.b": ["a.c"], "a.c": ["a.b"]}) == 2


def test_the_list_of_nightly_tests_names_tests() -> None:
    listed = [line.removeprefix("keep ") for line in PATH.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    parts = [line.partition("[")[0].split("::") for line in listed]
    assert [name for file, name in parts if f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")] == []
