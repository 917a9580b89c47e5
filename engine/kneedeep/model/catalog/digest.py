"""The digest of a ruleset's catalog: the same data give the same digest on every machine."""

import json
import os
from functools import cache
from hashlib import sha256

from kneedeep.model.catalog.catalog_files import DATA_FOLDER, RULESETS, UnknownRulesetError, read_data

_SHARED = ("sources.json", "switches.json")


@cache
def digest(ruleset: str) -> str:
    """The SHA-256 of all data files of a ruleset, as hexadecimal digits. Raises UnknownRulesetError."""
    if ruleset not in RULESETS:
        raise UnknownRulesetError(ruleset)
    paths = [
        os.path.relpath(os.path.join(folder, name), DATA_FOLDER).split(os.sep)
        for folder, _, names in os.walk(os.path.join(DATA_FOLDER, ruleset))
        for name in names
        if name.endswith(".json")
    ]
    content = {"/".join(path): read_data(*path) for path in [*paths, *([name] for name in _SHARED)]}
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
