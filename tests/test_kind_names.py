"""How actions and events are read: by the names of their parts; in general code by role, never by the name of a kind."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TypeGuard

from kneedeep.rules.action import Field
from kneedeep.rules.doom2004 import ruleset as doom2004
from kneedeep.rules.doom2016 import ruleset as doom2016
from tests.support.cases import cases
from tests.support.module_texts import PRODUCT

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted(path.relative_to(ROOT).as_posix() for folder in PRODUCT for path in folder.rglob("*.py"))
FIELDS = {
    name: {kind.name: kind.fields for kind in ruleset.ACTIONS}
    for name, ruleset in (("doom2004", doom2004), ("doom2016", doom2016))
}
"""The fields of the kinds of actions, by ruleset."""


@cache
def texts() -> dict[str, str]:
    """The source of every module."""
    return {module: (ROOT / module).read_text(encoding="utf-8") for module in MODULES}


def offenders(find: Callable[[str], Iterable[str]], *, having: str, among: str = "") -> dict[str, list[str]]:
    """What is found in modules with `among` in their path and a match of `having` in their text, by module."""
    found = {
        module: list(find(text))
        for module, text in texts().items()
        if among in module and re.search(having, text)
    }
    return {module: names for module, names in found.items() if names}


def is_kind(node: ast.expr) -> bool:
    """Whether an expression is the name of a kind: `event[0]`, `choice.action[0]`."""
    return is_part(node) and ast.unparse(node.slice) == "0"


def is_part(node: ast.AST) -> TypeGuard[ast.Subscript]:
    """Whether an expression takes a part of an action or event by its position."""
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Load)
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


def parts_by_position(source: str) -> Iterator[str]:
    """Yield where a part of an action or event, other than the name of its kind, is read by its position."""
    for node in ast.walk(ast.parse(source)):
        if is_part(node) and not is_kind(node):
            yield ast.unparse(node)


def wrong_patterns(source: str, ruleset: str) -> Iterator[str]:
    """Yield the patterns of an action whose parts are not those of its kind.

    Each part is captured by the key of its field or passed over; optional ones, and any others at the end, by a star.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Match) and ast.unparse(node.subject).rpartition(".")[2] == "action":
            for pattern in (part for case in node.cases for part in ast.walk(case.pattern)):
                if isinstance(pattern, ast.MatchSequence) and not all(
                    fits(pattern.patterns[1:], kind, FIELDS[ruleset])
                    for kind in kinds_in(pattern.patterns[0])
                ):
                    yield ast.unparse(pattern)


def kinds_in(pattern: ast.pattern) -> list[str]:
    """The names of kinds that the first part of a pattern allows."""
    return [
        str(part.value.value)
        for part in ast.walk(pattern)
        if isinstance(part, ast.MatchValue) and isinstance(part.value, ast.Constant)
    ]


def fits(parts: list[ast.pattern], kind: str, known: Mapping[str, tuple[Field, ...]]) -> bool:
    """Whether the parts of a pattern are those of a kind."""
    if kind not in known:
        return False
    fields = list(known[kind])
    starred = bool(parts) and isinstance(parts[-1], ast.MatchStar)
    captured = parts[:-1] if starred else parts
    if starred:
        fields = fields[: len(captured)]
    if len(captured) != len(fields) or any(field.optional for field in fields):
        return False
    return all(
        isinstance(part, ast.MatchAs) and part.name in (None, field.key, f"{field.key}_")
        for part, field in zip(captured, fields, strict=True)
    )


def test_comparisons_with_names_are_found() -> None:
    source = (
        "choice.action[0] == 'step' or event[0] in ('turn', 'dice') or event[0] in news or action[1] == 'x'"
    )
    assert list(names_compared(source)) == ["choice.action[0] == 'step'", "event[0] in ('turn', 'dice')"]


def test_a_general_module_names_no_kind_of_action_or_event() -> None:
    found = offenders(names_compared, having=r"(action|event)\s*\[")
    assert {module: names for module, names in found.items() if "doom20" not in module} == {}


def test_reads_by_position_are_found() -> None:
    source = "action[1] + choice.action[-1] + event[2:][0] + len(action[0]) + actions[1]\naction[1] = 2"
    assert sorted(parts_by_position(source)) == ["action[1]", "choice.action[-1]", "event[2:]"]


def test_a_module_reads_actions_and_events_by_name() -> None:
    assert offenders(parts_by_position, having=r"(action|event)\[") == {}


@cases(
    ("pattern", "wrong"),
    [
        ("'heal', marine, medic", False),
        ("'heal', _, medic", False),
        ("'heal', *_", False),
        ("'step', to, *_", False),
        ("'exchange', with_", False),
        ("'strike' | 'shoot', space, target", False),
        ("'heal', medic, marine", True),
        ("'heal', marine", True),
        ("'step', to, shape", True),
        ("'strike' | 'hop', space, target", True),
        ("'no such kind', *_", True),
    ],
)
def test_patterns_that_do_not_fit_a_kind_are_found(pattern: str, wrong: bool) -> None:
    source = f"match choice.action:\n    case ({pattern}):\n        pass"
    assert bool(list(wrong_patterns(source, "doom2004"))) is wrong


def test_the_patterns_of_actions_fit_their_kinds() -> None:
    for ruleset in FIELDS:
        find = partial(wrong_patterns, ruleset=ruleset)
        assert offenders(find, having="match ", among=ruleset) == {}
