"""Names of editions stand in data, in the registry of rulesets and in their own packages, nowhere else in code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.catalog.edition import FEATURES, edition_of
from tests.support.module_texts import PRODUCT

ROOT = Path(__file__).resolve().parents[1]
OWN_PACKAGES = re.compile(r"/(rules|bots|checks)/doom\d{4}/")
ALLOWED = {
    "engine/kneedeep/rules/registry.py": "the registry of executable rulesets",
    "engine/kneedeep_exchange/imports/doom_companion/companion_import.py": "the other program is for one edition",
    "engine/kneedeep_exchange/imports/valkyrie/valkyrie_import.py": "the packages are for one edition",
}
NAMES = re.compile("|".join([*map(re.escape, RULESETS), r"doom_?\d{4}", r"(?<![a-z])(19|20)\d\d_|_(19|20)\d\d\b"]))
MODULES = sorted(path.relative_to(ROOT).as_posix() for folder in PRODUCT for path in folder.rglob("*.py"))


def names_in(source: str) -> Iterator[str]:
    """Yield the texts and identifiers that name an edition; docstrings may cite one."""
    tree = ast.parse(source)
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in texts:
            yield from (node.value for _ in NAMES.findall(node.value))
        for field in ("id", "attr", "name", "module", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str) and NAMES.search(value):
                yield value


def test_names_of_editions_are_found() -> None:
    assert list(names_in('"""Of doom-2016."""\nif ruleset == "doom-2004":\n    "of doom-2004"\n')) == ["doom-2004"]
    assert list(names_in("from kneedeep.rules import doom2004")) == ["doom2004"]
    assert list(names_in("KINDS_2016 = _2004 = year_2020s = 2016")) == ["KINDS_2016", "_2004"]


def test_a_module_names_no_edition() -> None:
    found = {}
    for module in MODULES:
        text = (ROOT / module).read_text(encoding="utf-8")
        if not OWN_PACKAGES.search(f"/{module}") and NAMES.search(text):
            found[module] = list(names_in(text))
    assert {module: names for module, names in found.items() if names and module not in ALLOWED} == {}
    assert [module for module in ALLOWED if not found.get(module)] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_edition_has_known_features_and_the_boxes_of_its_catalog(ruleset: str) -> None:
    edition = edition_of(ruleset)
    assert set(FEATURES) >= edition.features
    assert edition.boxes == tuple(load_catalog(ruleset).boxes)


def test_each_feature_is_of_an_edition() -> None:
    assert set().union(*(edition_of(ruleset).features for ruleset in RULESETS)) == set(FEATURES)
