"""The kinds of actions and the types that mypy narrows are the same, and general code goes by role, never by the name of a kind."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args, get_origin

from kneedeep.rules.action import Field
from kneedeep.rules.doom2004 import actions as actions_2004
from kneedeep.rules.doom2004 import game as doom2004
from kneedeep.rules.doom2016 import actions as actions_2016
from kneedeep.rules.doom2016 import game as doom2016
from tests.support.module_texts import PRODUCT

NAMED = {
    "space": "SpaceNumber",
    "figure": "FigureNumber",
    "weapon": "WeaponNumber",
    "door": "DoorNumber",
    "token": "TokenNumber",
    "card": "CardNumber",
    "seat": "Seat",
    "kind": "KindNumber",
}
"""The type of a field's number, by its kind; those of others are plain."""


def typed(action: Any) -> Iterator[tuple[str, ...]]:
    """Yield the actions that a type allows: the name of the kind, then the types of the numbers."""
    for shape in [action] if get_origin(action) is tuple else get_args(action):
        heads, *numbers = get_args(shape)
        yield from ((head, *(number.__name__ for number in numbers)) for head in get_args(heads))


def expected(name: str, fields: tuple[Field, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the same by the fields of a kind, with and without optional ones."""
    kinds = [NAMED.get(field.kind, "int") for field in fields]
    for left_out in product(*((False, True) if field.optional else (False,) for field in fields)):
        yield name, *(kind for kind, gone in zip(kinds, left_out, strict=True) if not gone)


def test_the_types_of_actions_are_those_of_their_kinds() -> None:
    for ruleset, module in ((doom2004, actions_2004), (doom2016, actions_2016)):
        kinds = {action for kind in ruleset.ACTIONS for action in expected(kind.name, kind.fields)}
        assert set(typed(module.Action)) == kinds


def names_compared(source: str) -> Iterator[str]:
    """Yield the comparisons of the name of a kind, such as `choice.action[0]`, with a text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            if any(re.search(r"\b(action|event)\[0\]$", side) for side in sides) and any(
                re.match(r"""[({\[]?['"]""", side) for side in sides
            ):
                yield ast.unparse(node)


def test_a_general_module_names_no_kind_of_action_or_event() -> None:
    source = "choice.action[0] == 'step' or event[0] in ('turn', 'dice') or event[0] in news"
    assert list(names_compared(source)) == ["choice.action[0] == 'step'", "event[0] in ('turn', 'dice')"]
    found = {
        path.name: names
        for folder in PRODUCT
        for path in folder.rglob("*.py")
        if "doom20" not in path.as_posix() and re.search(r"(action|event)\[0", text := path.read_text("utf-8"))
        for names in [list(names_compared(text))]
        if names
    }
    assert found == {}
