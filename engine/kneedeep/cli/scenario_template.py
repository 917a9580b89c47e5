"""The text of a new scenario: small, valid, with comments on how to continue. Each edition's data has a map for it."""

import os

from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.scenario.yaml_patch.value_text import inline, quoted

_MAP = "new-scenario.yaml"
_HEAD = """\
format: 1
ruleset: {ruleset}
title: {title}
briefing: "Read aloud before the first turn."
objective: "Get every marine into the far room."
caps: auto   # every opening that meets nothing gets a dead end

"""


def starting_text(title: str, ruleset: str, schema: str | None) -> str:
    """The text of a new scenario. `schema`: the path of the JSON Schema for editors, if any.

    Raises ValueError for a title that can't be written to a file.
    """
    head = "" if schema is None else f"# yaml-language-server: $schema={schema}\n"
    head += _HEAD.replace("{ruleset}", ruleset).replace("{title}", _title(title))
    with open(os.path.join(DATA_FOLDER, ruleset, _MAP), encoding="utf-8") as file:
        return head + file.read()


def _title(title: str) -> str:
    """The title as a YAML value, quoted if need be."""
    words = title.split(" ")
    plain = all(word and inline(word) == word for word in words) or (len(words) > 1 and all(map(str.isalpha, words)))
    return title if plain and title.isascii() else quoted(title)
