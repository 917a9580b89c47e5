"""The text of a new scenario: small, valid, with comments on how to continue. Each edition's data has a map for it.

Its texts are in the language of the program.
"""

import os

from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.scenario.yaml_patch.value_text import inline, quoted
from kneedeep.support.translation import tr_marked

_MAP = "new-scenario.txt"


def starting_text(title: str, ruleset: str, schema: str | None) -> str:
    """The text of a new scenario. `schema`: the path of the JSON Schema for editors, if any.

    Raises ValueError for a title that can't be written to a file.
    """
    head = "" if schema is None else f"# yaml-language-server: $schema={schema}\n"
    with open(os.path.join(DATA_FOLDER, ruleset, _MAP), encoding="utf-8") as file:
        return head + tr_marked(file.read()).replace("{title}", _title(title))


def _title(title: str) -> str:
    """The title as a YAML value, quoted if need be."""
    words = title.split(" ")
    plain = all(word and inline(word) == word for word in words) or (len(words) > 1 and all(map(str.isalpha, words)))
    return title if plain and title.isascii() else quoted(title)
