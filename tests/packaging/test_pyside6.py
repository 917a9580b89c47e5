"""The PySide6 in use keeps its references to None, and the pins keep out the release that does not."""

import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from PySide6.QtCore import QObject

ROOT = Path(__file__).resolve().parents[2]
CALLS = 1000
BROKEN_BEFORE_3_12 = "6.12.0"


def test_calls_that_return_none_lose_no_reference_to_none() -> None:
    for _ in range(10):
        QObject().setObjectName("warm")
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        QObject().setObjectName("a")
    assert before - sys.getrefcount(None) < 50


def test_the_release_that_loses_none_is_kept_out_of_python_3_11_only() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    allowed = {}
    for python in ("3.11", "3.12", "3.13", "3.14"):
        pins = [Requirement(line) for line in project["optional-dependencies"]["editor"]]
        fitting = [
            pin
            for pin in pins
            if pin.name.startswith("PySide6")
            and (pin.marker is None or pin.marker.evaluate({"python_version": python}))
        ]
        assert len(fitting) == 1
        allowed[python] = fitting[0].specifier.contains(BROKEN_BEFORE_3_12)
    assert allowed == {"3.11": False, "3.12": True, "3.13": True, "3.14": True}
