"""General code asks what people see in an action or event (its role), never for the name of its kind."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("engine/kneedeep", "editor/kneedeep_editor")
    for path in (ROOT / folder).rglob("*.py")
    if "doom2004" not in path.as_posix()
)


def is_kind(node: ast.expr) -> bool:
    """Whether an expression is the name of a kind: `event[0]`, `choice.action[0]`."""
    return (
        isinstance(node, ast.Subscript)
        and ast.unparse(node.slice) == "0"
        and ast.unparse(node.value).rpartition(".")[2] in ("action", "event")
    )


def is_name(node: ast.expr) -> bool:
    """Whether an expression is a text, or several."""
    parts = node.elts if isinstance(node, ast.Tuple | ast.Set | ast.List) else [node]
    return all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in parts)


def names_compared(source: str) -> Iterator[str]:
    """Yield the comparisons of the name of a kind with a text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(is_kind, sides)) and any(map(is_name, sides)):
                yield ast.unparse(node)


def test_comparisons_with_names_are_found() -> None:
    source = (
        "choice.action[0] == 'step' or event[0] in ('turn', 'dice') or event[0] in news or action[1] == 'x'"
    )
    assert list(names_compared(source)) == ["choice.action[0] == 'step'", "event[0] in ('turn', 'dice')"]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_names_no_kind_of_action_or_event(module: str) -> None:
    assert list(names_compared((ROOT / module).read_text(encoding="utf-8"))) == []
