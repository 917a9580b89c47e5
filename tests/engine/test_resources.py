"""The shipped files are found, and what is missing is named."""

import json
from pathlib import Path

import pytest

from kneedeep.support import resources


def lay_out(folder: Path, *, installed: bool) -> Path:
    """An installation, or a checkout, with one scenario; returns its package folder."""
    package = folder / ("site" if installed else "engine") / "kneedeep"
    data = package / "_data" / "scenarios" if installed else folder / "scenarios"
    package.mkdir(parents=True)
    data.mkdir(parents=True)
    (data / "b.yaml").write_text("title: µ\n", encoding="utf-8")
    (data / "a.txt").write_text("", encoding="utf-8")
    return package


@pytest.mark.parametrize("installed", [True, False])
def test_a_shipped_file_is_read_from_the_package_or_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    package = lay_out(tmp_path, installed=installed)
    monkeypatch.setattr(resources, "__file__", str(package / "support" / "resources.py"))
    assert resources.names("scenarios") == ["a.txt", "b.yaml"]
    assert resources.names("scenarios", ".yaml") == ["b.yaml"]
    assert resources.text("scenarios", "b.yaml") == "title: µ\n"
    with pytest.raises(FileNotFoundError, match=r"c\.yaml is missing"):
        resources.path("scenarios", "c.yaml")
    with pytest.raises(FileNotFoundError, match="schemas"):
        resources.folder("schemas")


def test_an_unknown_kind_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="pictures"):
        resources.folder("pictures")


def test_every_shipped_schema_is_json() -> None:
    names = resources.names("schemas", ".json")
    assert names
    for name in names:
        assert isinstance(json.loads(resources.text("schemas", name)), dict)
