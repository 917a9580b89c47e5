"""constraints.txt: exact versions, no addresses, in step with pyproject.toml."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.cases import cases

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def constraints() -> list[Requirement]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        lines += extra
    return [Requirement(line) for line in lines]


def fits(requirement: Requirement, python: str) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"python_version": python})


def versions(name: str, python: str) -> list[str]:
    found = [one for one in constraints() if canonicalize_name(one.name) == canonicalize_name(name)]
    return [part.version for one in found if fits(one, python) for part in one.specifier]


def test_every_line_is_one_exact_version_and_no_address() -> None:
    for constraint in constraints():
        assert constraint.url is None
        assert [part.operator for part in constraint.specifier] == ["=="], constraint


@cases("python", PYTHONS)
def test_every_requirement_has_one_version_that_it_allows(python: str) -> None:
    for requirement in requirements():
        if fits(requirement, python):
            found = versions(requirement.name, python)
            assert len(found) == 1 and requirement.specifier.contains(found[0]), (requirement, found)


def test_qt_and_its_binding_layer_have_the_same_version() -> None:
    for python in PYTHONS:
        assert versions("PySide6-Essentials", python) == versions("shiboken6", python)
