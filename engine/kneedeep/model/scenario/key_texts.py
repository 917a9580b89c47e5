"""The descriptions and examples of the keys and script words of a scenario file."""

from collections.abc import Mapping, Sequence
from json import loads
from typing import NamedTuple

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.scenario.value_shapes import Fields, ValueShape
from kneedeep.support.resources import table_rows


class KeyText(NamedTuple):
    """The meaning of a key, and an example of its value."""

    doc: str
    example: object


_NAMES, _DOCS, _EXAMPLES = zip(*table_rows(__file__, "key_texts.txt"), strict=True)
KEY_TEXTS: Mapping[str, KeyText] = dict(
    zip(_NAMES, map(KeyText, _DOCS, loads(f"[{','.join(_EXAMPLES)}]")), strict=True)
)
"""The text of every key by the word of its element and its name: `door.at`, `setup.marines.bullets`."""


def described_fields(
    name: str,
    parts: Mapping[str, ValueShape],
    *,
    required: Sequence[str] = (),
    needs: Mapping[str, Feature] | None = None,
) -> Fields:
    """A mapping with the keys of `parts`. Their texts are listed under `name`."""
    described = {key: (shape, *KEY_TEXTS[f"{name}.{key}"]) for key, shape in parts.items()}
    return Fields(described, required=required, needs=needs)
