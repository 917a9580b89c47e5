"""The pages about the Python API and environments: every example runs by itself and prints what is shown below it."""

import contextlib
import doctest
import inspect
import io
import re
from importlib import import_module
from pathlib import Path

import pytest

from kneedeep import api
from tests.support.cases import cases

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "engine" / "api.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n+^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MODULES = ("files", "board", "game", "simulation")


@pytest.fixture(autouse=True)
def _workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the scenarios, where examples may write."""
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    monkeypatch.chdir(tmp_path)


def printed(code: str) -> str:
    """What an example prints, run by itself."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, str(PAGE), "exec"), {"__name__": "example"})
    return output.getvalue()


@cases("page", [PAGE, ROOT / "engine" / "environment.md"])
def test_an_example_prints_what_is_shown_below_it(page: Path, pytestconfig: pytest.Config) -> None:
    text = page.read_text(encoding="utf-8")
    shown = text
    for code, output in EXAMPLE.findall(text):
        before = f"```python\n{code}```\n\n```text\n"
        shown = shown.replace(f"{before}{output}```", f"{before}{printed(code)}```")
    if pytestconfig.getoption("--rewrite-golden"):
        page.write_text(shown, encoding="utf-8", newline="\n")
    assert shown == text


@cases("module", MODULES)
def test_the_examples_of_the_functions_run(module: str) -> None:
    tested = doctest.testmod(import_module(f"kneedeep.api.{module}"), extraglobs=vars(api))
    assert tested.attempted and not tested.failed


def test_every_public_function_has_an_example() -> None:
    without = [name for name in api.__all__ if ">>>" not in (inspect.getdoc(getattr(api, name)) or "")]
    assert without == ["Action", "Geometry"], "values that others return"


def test_the_page_lists_all_names_with_their_parameters() -> None:
    table = "\n".join(re.findall(r"^\| `.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    listed = dict(re.findall(r"`(\w+)\(([\w, ]*)\)`", table))
    assert {*listed, "Action", "Geometry"} == set(api.__all__)
    for name, parameters in listed.items():
        known = list(inspect.signature(getattr(api, name)).parameters)
        assert parameters.split(", ") == known[: parameters.count(",") + 1]
    for kind in (api.Board, api.Game):
        public = {name for name in vars(kind) if not name.startswith("_")}
        assert public <= set(re.findall(r"`(\w+)`", table)), kind
