"""The documentation is true: what it names exists, what it shows runs, its scenarios are clean."""

import importlib.util
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kneedeep.analysis.framework.check import Check, check_modules
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.cli.command_table import OTHER_NAMES, commands
from kneedeep.model.scenario.edits.paste import part_in, text_of
from kneedeep.model.scenario.io.reader import read
from kneedeep.support.languages import FOLDER as CATALOGUES
from kneedeep.support.languages import entries
from tests.support import layer_picture, pictures
from tests.support.command import Shell
from tests.support.layer_picture import PICTURE, layers_of, picture
from tests.support.small_maps import skirmish

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "engine" / "README.md",
    ROOT / "engine" / "api.md",
    ROOT / "engine" / "commands.md",
    ROOT / "engine" / "format.md",
    ROOT / "engine" / "glossary.md",
    ROOT / "editor" / "README.md",
    ROOT / "editor" / "guide.md",
    ROOT / "editor" / "keys.md",
    ROOT / "tests" / "benchmarks" / "README.md",
    ROOT / "tests" / "conformance" / "README.md",
]
FOLDERS = (
    ROOT,
    ROOT / "schemas",
    ROOT / "engine",
    ROOT / "engine" / "kneedeep",
    ROOT / "engine" / "kneedeep" / "model" / "catalog" / "data" / "doom-2004",
    ROOT / "editor",
)
"""Where a path in the words of a page may begin, besides its own folder."""
MADE_BY_READERS = set(
    (
        "map.yaml my-map.yaml tiles.yaml NAME.prefab.yaml store.prefab.yaml map.png my-map.png hall.svg "
        "brd099_silent_area.py brd099_silent_area.md kneedeep_de.po package.json .txt .pre-commit-config.yaml "
        "passport.json"
    ).split()
)
"""Names that stand for the reader's own files."""
MADE_ON_USE = {".venv", ".venv/bin/python", "~/.local/state/kneedeep/unsaved"}
FIRST_SCREEN = 25
MOST_BYTES_TOGETHER = 1_900_000
ENDINGS = (".py", ".yaml", ".json", ".md", ".toml", ".txt", ".png")
FENCE = re.compile(r"^(`{3,})(\w*)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")

page = pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))


def blocks(path: Path, *languages: str) -> list[str]:
    """The fenced blocks of a page in these languages."""
    return [body for _, language, body in FENCE.findall(path.read_text(encoding="utf-8")) if language in languages]


def prose(path: Path) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def shell_lines(path: Path) -> Iterator[list[str]]:
    """The words of every command in the fenced blocks of a page, without comments and settings of variables."""
    for body in blocks(path, "sh", ""):
        for line in body.splitlines():
            words = shlex.split(line, comments=True)
            while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
                del words[0]
            if words:
                yield words


def anchors(path: Path) -> set[str]:
    """The anchors that a code host gives the headings of a page."""
    titles = re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def found(name: str, beside: Path) -> bool:
    """Whether a path in the words of a page exists."""
    return any((folder / name).exists() for folder in (beside.parent, *FOLDERS))


def is_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


@page
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(prose(path)):
        assert not target.startswith("http"), "the pages stand for themselves"
        file, _, anchor = target.partition("#")
        other = (path.parent / file).resolve() if file else path
        assert other.exists(), target
        assert not anchor or anchor in anchors(other), target


@page
def test_files_and_folders_that_are_named_exist(path: Path) -> None:
    for word in CODE.findall(prose(path)):
        looks_like_a_path = "/" in word or word.endswith(ENDINGS)
        if not looks_like_a_path or " " in word or word in MADE_BY_READERS | MADE_ON_USE:
            continue
        assert found(word, path), word


@page
def test_commands_in_the_text_exist(path: Path, shell: Shell) -> None:
    for text in CODE.findall(prose(path)):
        words = text.removeprefix("./").split()
        if words[0] == "kneedeep" and words[1:] and words[1] != "COMMAND":
            done = shell(*(word for word in words[1:3] if re.fullmatch("[a-z]+", word)), "--help")
            assert done.status == 0, text
            assert all(option in done.out for option in words if option.startswith("--")), text
        elif words[:2] == ["python", "-m"] and words[2:]:
            assert is_module(words[2]), text


@page
def test_options_in_the_table_of_commands_exist(path: Path, shell: Shell) -> None:
    for command, about in re.findall(r"^\| `kneedeep (\w+)` \| (.+) \|$", prose(path), re.MULTILINE):
        given = shell(command, "--help").out
        for option in re.findall(r"`(--\w+)", about):
            assert option in given


@page
def test_commands_that_are_shown_run(
    path: Path, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "scenarios", "scenarios")
    for name in ("map.yaml", "my-map.yaml"):
        Path(name).write_text(skirmish.TEXT, encoding="utf-8")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for program, *rest in shell_lines(path):
        if program in ("./kneedeep", "kneedeep"):
            command = rest[0] if rest else "edit"
            assert command in {*commands(), *OTHER_NAMES}
            opens_a_window = command == "edit" or (command == "play" and "--text" not in rest)
            few = {"simulate": ["--games=5", "--jobs=1"]}.get(command, [])
            done = shell(command, "--help") if opens_a_window else shell(*rest, *few)
            assert done.status == 0, (rest, done.err)
        elif program in ("pip", "pipx"):
            assert rest[0] == "install"
            assert all(extra in extras["optional-dependencies"] for extra in re.findall(r"\[(\w+)", rest[1]))
        elif program.startswith("./"):
            assert os.access(ROOT / program, os.X_OK), program
        else:
            assert program.endswith("python")
            assert rest[0] == "-m"
            assert is_module(rest[1])


@pytest.mark.parametrize("text", [text for path in PAGES for text in blocks(path, "yaml")])
def test_scenarios_in_the_text_are_clean(text: str) -> None:
    """Too small to be played to an end, so the families that judge a course of play are left out."""
    assert analyse(read(text), select=("SCN", "BRD", "CMP", "INT"), verbose=True) == []


@pytest.mark.parametrize("text", [text for path in PAGES for text in blocks(path, "yml")])
def test_prefabs_in_the_text_are_read_whole(text: str) -> None:
    """A block marked `yml` is a prefab."""
    part, unread = part_in(text)
    assert not unread and part.title
    assert text_of(part).partition("\n")[2].replace('"', "") == text.replace('"', "")


def test_the_finding_that_is_shown_is_what_validate_prints(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shown,) = blocks(ROOT / "README.md", "text")
    monkeypatch.chdir(tmp_path)
    wrong = (ROOT / "scenarios" / "tutorial.yaml").read_text(encoding="utf-8")
    number, _, line = shown.splitlines()[1].partition(" |")
    lines = wrong.splitlines()
    lines[int(number) - 1] = line.removeprefix(" ")
    Path("map.yaml").write_text("\n".join(lines), encoding="utf-8")
    told = shell("validate", "map.yaml").out.splitlines()
    assert all(line in told for line in shown.splitlines())


def test_the_check_that_is_shown_works(tmp_path: Path) -> None:
    (text,) = blocks(ROOT / "CONTRIBUTING.md", "python")
    (prose_of_check,) = blocks(ROOT / "CONTRIBUTING.md", "markdown")
    (tmp_path / "brd099_silent_area.md").write_text(prose_of_check, encoding="utf-8")
    names: dict[str, object] = {"__file__": str(tmp_path / "brd099_silent_area.py")}
    exec(compile(text, "CONTRIBUTING.md", "exec"), names)
    check = names["run"]
    assert isinstance(check, Check)
    assert check.code not in check_modules()

    def findings(scenario: str) -> int:
        reading = read(scenario)
        assert reading.scenario is not None
        assert all(one.severity == Severity.INFO for one in analyse(reading))
        return len(list(check.run(Facts(reading.scenario, source=reading.source))))

    assert findings(check.page.examples[0][0]) == 1
    assert findings(check.page.examples[0][1]) == 0


def test_every_family_of_checks_is_named() -> None:
    families = {code[:3] for code in check_modules()} - {"INT"}
    assert set(re.findall(r"`([A-Z]{3})\b", readme())) == families


def test_the_first_screen_shows_the_two_commands_and_a_picture() -> None:
    first = readme().splitlines()[:FIRST_SCREEN]
    commands = [line.split("#")[0].strip() for line in first if line.startswith("./")]
    assert commands == ["./kneedeep", "./tests/run"]
    assert any(re.match(r"!\[.+\]\(editor/pictures/window\.png\)", line) for line in first)


def test_every_command_and_shipped_scenario_is_listed() -> None:
    page = (ROOT / "engine" / "commands.md").read_text(encoding="utf-8")
    assert all(f"| `kneedeep {name}` |" in page for name in commands())
    assert all(f"`scenarios/{path.name}`" in readme() for path in (ROOT / "scenarios").glob("*.yaml"))


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        reached.add(path)
        linked = {(path.parent / target.partition("#")[0]).resolve() for target in LINK.findall(prose(path))}
        waiting += [other for other in PAGES if other in linked - reached]
    assert reached == set(PAGES)


@pytest.mark.parametrize("package", ["kneedeep", "kneedeep_exchange", "kneedeep_editor"])
def test_the_table_of_packages_has_each_layer_in_its_order(package: str) -> None:
    """Below one another as in the contracts, so that the table reads from the surface to the ground."""
    (folder,) = (ROOT / part for part in ("engine", "editor") if (ROOT / part / package).is_dir())
    listed = re.findall(rf"^\| `{package}/(\w+)", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    rows = layers_of(package)
    packages = [name for row in rows for name in row if (folder / package / name).is_dir()]
    assert set(packages) <= set(listed)
    levels = [next(number for number, row in enumerate(rows) if name in row) for name in listed]
    assert levels == sorted(levels)


def test_the_picture_of_the_layers_is_drawn_from_the_contracts() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), f"run python -m {layer_picture.__name__}"


def test_pictures_are_all_used_and_small() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    sizes = [(pictures.FOLDER / name).stat().st_size for name in pictures.NAMES]
    assert all(f"pictures/{name})" in text for name in pictures.NAMES)
    assert max(sizes) <= pictures.MOST_BYTES
    assert sum(sizes) <= MOST_BYTES_TOGETHER


@pytest.mark.timeout(600)
@pytest.mark.parametrize("words", [["few"], pytest.param([], marks=pytest.mark.nightly)])
def test_the_pictures_can_be_made_again(tmp_path: Path, words: list[str]) -> None:
    command = [sys.executable, "-m", pictures.__name__, str(tmp_path), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = {path.name for path in tmp_path.iterdir()}
    assert names and names <= set(pictures.NAMES) if words else names == set(pictures.NAMES)
    for name in names:
        made, kept = QImage(str(tmp_path / name)), QImage(str(pictures.FOLDER / name))
        assert not made.isNull()
        if name != "map.png":  # the legend is as wide as the words of its font
            assert made.size() == kept.size()


@pytest.mark.parametrize("name", ["guide", "keys", "changes"])
def test_the_german_page_follows_the_english_one(name: str) -> None:
    english, german = ((ROOT / "editor" / page).read_text(encoding="utf-8") for page in (f"{name}.md", f"{name}.de.md"))
    for part in (r"^#+ ", r"\(pictures/.*?\)", r"^```sh\n.*?```", r"^\d\. ", r"\*\*", r"^\|", r"^- ", r"\bF\d+"):
        same = re.compile(part, re.MULTILINE | re.DOTALL)
        assert same.findall(german) == same.findall(english)
    catalogue = entries((CATALOGUES / "kneedeep_de.po").read_text(encoding="utf-8"))
    said = {_bare(form) for forms in catalogue.values() for form in forms}
    for path in re.findall(r"(?<!\*)\*([^*]*? > [^*]*?)\*(?!\*)", german):
        assert {_bare(part) for part in path.replace("\n", " ").split(" > ")} <= said


def _bare(text: str) -> str:
    return text.replace("&", "").rstrip(" …:")


@pytest.mark.parametrize("first", ["start.en.md", "start.de.md"])
def test_the_first_page_of_the_site_leads_to_pages_of_the_site(first: str) -> None:
    site = ROOT / ".ci" / "site"
    build = runpy.run_path(str(site / "build.py"))
    made = {"problems.html", "problems.de.html", "maps/index.html", "karten/index.html"}
    made |= {f"{name}.html" for name in build["PAGES"]}
    made |= {f"{name}.de.html" for name, folder in build["PAGES"].items() if folder == "editor"}
    links = set(re.findall('href="([^"]+)"', build["html_of"]((site / first).read_text(encoding="utf-8"))))
    assert (
        links <= made
        and "format.html" in links
        and links & {"maps/index.html", "karten/index.html"}
        and links & {"guide.html", "guide.de.html"}
    )
    assert build["html_of"]("## Print it (A4)\n[a](../engine/format.md#x) [b](../tests/run)") == (
        '<h2 id="print-it-a4">Print it (A4)</h2>\n<p><a href="format.html#x">a</a> b</p>\n'
    )
