"""The pages about the Python API and environments: every example runs by itself and prints what stands below it."""

import contextlib
import inspect
import io
import re
from pathlib import Path

import pytest

from kneedeep import api

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "engine" / "api.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n+^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = (PAGE, ROOT / "engine" / "environment.md")
EXAMPLES = [(page, *found) for page in PAGES for found in EXAMPLE.findall(page.read_text(encoding="utf-8"))]
TITLES = [
    *("load", "validate", "measure", "2016", "graph", "steps and sight", "geometry", "simulate"),
    *("random agents", "masked agent"),
]


def printed(code: str) -> str:
    """What an example prints, run by itself."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, str(PAGE), "exec"), {"__name__": "example"})
    return output.getvalue()


@pytest.mark.parametrize(("path", "code", "output"), EXAMPLES, ids=TITLES)
def test_an_example_prints_what_stands_below_it(
    path: Path, code: str, output: str, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    monkeypatch.chdir(ROOT)
    found = printed(code)
    if pytestconfig.getoption("--rewrite-golden"):
        page = path.read_text(encoding="utf-8")
        shown = f"```python\n{code}```\n\n```text\n"
        assert page.count(shown) == 1
        path.write_text(page.replace(f"{shown}{output}```", f"{shown}{found}```"), encoding="utf-8")
    else:
        assert found == output


def test_the_page_lists_every_function_with_its_parameters() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = dict(re.findall(r"`(\w+)\(([\w, ]*)\)`", "\n".join(re.findall(r"^\| `.*$", page, re.MULTILINE))))
    functions = {name: getattr(api, name) for name in api.__all__ if inspect.isfunction(getattr(api, name))}
    assert set(listed) == set(functions)
    for name, parameters in listed.items():
        if name != "read":  # of any text or bytes
            known = list(inspect.signature(functions[name]).parameters)
            assert parameters.split(", ") == known[: parameters.count(",") + 1]
