"""The scenario files of tests: the shipped ones, and the fixtures."""

from functools import cache
from pathlib import Path
from typing import Any

from kneedeep.model.catalog.edition import Feature, edition_of, playable_rulesets
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.support import resources

SCENARIOS = resources.folder("scenarios")
FIXTURES = Path(__file__).resolve().parent.parent / "fixtures" / "scenarios"
MAPS = FIXTURES.parent / "maps"
SHIPPED = [resources.path("scenarios", name) for name in resources.names("scenarios", ".yaml")]
EVERY_KEY = FIXTURES / "every-key.yaml"
EVERY_KEY_2016 = FIXTURES / "every-key-2016.yaml"
EVERY_KEYS = {"doom-2004": EVERY_KEY, "doom-2016": EVERY_KEY_2016}
ALL = [*SHIPPED, *sorted(FIXTURES.glob("*.yaml"))]


def map_text(name: str) -> str:
    """The text of a small map that one module tests with."""
    return (MAPS / f"{name}.yaml").read_text(encoding="utf-8")


def path_of(name: str) -> Path:
    """The file of a name, shipped or a fixture."""
    [path] = (path for path in ALL if path.name == name)
    return path


@cache
def plain_of(path: Path) -> Any:
    """The plain data of a file, which must not be changed."""
    return node_tree.plain(node_tree.parse(path.read_bytes()).root)


def shipped_with(feature: Feature) -> list[Path]:
    """The shipped scenarios whose edition has a feature."""
    return [path for path in SHIPPED if feature in edition_of(plain_of(path)["ruleset"]).features]


def playable() -> list[Path]:
    """The shipped scenarios whose edition has rules that can be executed."""
    return [path for path in SHIPPED if plain_of(path)["ruleset"] in playable_rulesets()]
