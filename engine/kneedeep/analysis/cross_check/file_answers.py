"""The answers of both checks of a file's form: the program's own, and jsonschema with the published schema."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from kneedeep.analysis.cross_check.difference import Difference, compare
from kneedeep.model.scenario.io.schema_check import schema_faults, shipped_schema
from kneedeep.model.scenario.yaml_patch import node_tree

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

VALUES, DEPTH = 20_000, 20
"""The limits of size and depth for jsonschema, which tries nested alternatives again and again."""


def file_difference(tree: node_tree.Tree) -> Difference | None:
    """The difference of the answers about the form of a file: the top-level keys with a fault."""
    data = node_tree.plain(tree.root)
    if any(count > VALUES or depth > DEPTH for count, depth in enumerate(_depths(data))):
        return None
    own = {_top(fault.path): "wrong" for fault in schema_faults(data)}
    second = {_top(error.absolute_path): "wrong" for error in _validator().iter_errors(data)}
    return compare("the form of the file", [(None, own, second)])


def _top(path: Sequence[str | int]) -> str:
    return str(path[0]) if path else "the file"


def _depths(data: object) -> Iterator[int]:
    """Yield the depth of each value."""
    waiting = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        yield depth
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        waiting += [(part, depth + 1) for part in parts]


@cache
def _validator() -> "Draft202012Validator":
    from jsonschema import Draft202012Validator

    return Draft202012Validator(_anchored(shipped_schema()))


def _anchored(schema: object) -> object:
    """The schema with patterns that match the end of a text. In Python, `$` also matches before a final line break."""
    if isinstance(schema, list):
        return [_anchored(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _anchored(part) for key, part in schema.items()}
    if isinstance(pattern := schema.get("pattern"), str):
        found["pattern"] = pattern.replace("$", r"\Z")
    if isinstance(patterns := found.get("patternProperties"), dict):
        found["patternProperties"] = {key.replace("$", r"\Z"): part for key, part in patterns.items()}
    return found
