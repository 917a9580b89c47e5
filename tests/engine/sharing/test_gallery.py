"""`kneedeep gallery`: a site of a folder of scenarios, for whom, what a second run writes, games, git, and files that can't be read."""

import json
import os
import subprocess
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from kneedeep.cli.command_table import CommandError
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.report.measured_difficulty import NO_PEOPLE
from kneedeep.support import resources
from kneedeep.support.work_budget import OutOfWork
from kneedeep_exchange.commands import gallery, gallery_games
from kneedeep_exchange.gallery import gallery_entry, gallery_files, gallery_site
from kneedeep_exchange.gallery.gallery_entry import MOST_SEARCHED, addresses_of, entry_of
from tests.support.command import Shell
from tests.support.examples import portal_example
from tests.support.small_maps.two_halls import halls

SCHEMA = json.loads(resources.text("schemas", "gallery.schema.json"))
QUICK = ("--without", "booklet", "--without", "uvtt", "--without", "handout")
BARE = (*QUICK, "--without", "page", "--without", "passport")
ATOM = "{http://www.w3.org/2005/Atom}"


def small(title: str = "Halls", more: str = "") -> str:
    """A scenario of two areas without errors."""
    text = halls(tokens="[{kind: key, color: red, at: [4, 0]}]", figures="[{kind: imp, at: [5, 1], name: Gatekeeper}]")
    return text.replace("title: Halls", f"title: {title}\n{more}").replace("{id: far}", "{id: far, name: Vault}")


class Page(HTMLParser):
    """The addresses that a page names, its cards by the headings they stand under, and what would be a script."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.cards: dict[str, list[str]] = {}
        self.tags: list[str] = []
        self._heading = ""
        self._in_heading = False
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.addresses += [value for key, value in attrs if key in ("href", "src") and value]
        self._in_heading = tag == "h2"
        if tag == "li" and given.get("class") == "card":
            self.cards.setdefault(self._heading, []).append((given["id"] or "").removeprefix("map-"))

    def handle_data(self, data: str) -> None:
        if self._in_heading:
            self._heading, self._in_heading = data, False


def check_links(site: Path) -> Page:
    """Fail for an address, on the list or a page, that leads nowhere; return the list."""
    for path in site.rglob("*.html"):
        for address in Page(path.read_text(encoding="utf-8")).addresses:
            target = path.parent / address
            assert address.startswith(("data:", "#")) or target.is_file(), (path, address)
    return Page((site / "index.html").read_text(encoding="utf-8"))


def index(site: Path) -> dict:  # type: ignore[type-arg]
    found: dict = json.loads((site / "index.json").read_text(encoding="utf-8"))  # type: ignore[type-arg]
    jsonschema.validate(found, SCHEMA)
    return found


def times(site: Path) -> dict[str, int]:
    """When each file of a site was written."""
    files = (path for path in site.rglob("*") if path.is_file())
    return {path.relative_to(site).as_posix(): path.stat().st_mtime_ns for path in files}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small scenario twice under one name, an empty one, one with errors, and a file that is none."""
    found = tmp_path / "maps"
    (found / "old").mkdir(parents=True)
    (found / "halls.yaml").write_text(small(), encoding="utf-8")
    (found / "old" / "Halls.yml").write_text(small("Old halls"), encoding="utf-8")
    (found / "empty.yaml").write_text(
        "format: 1\nruleset: doom-2004\ntitle: <b>Nothing</b>\nauthor: '</script><i>'\n", encoding="utf-8"
    )
    (found / "wrong.yaml").write_text(halls(figures="[{kind: imp, at: [400, 0]}]"), encoding="utf-8")
    (found / "none.yaml").write_text("a: [", encoding="utf-8")
    (found / ".hidden").mkdir()
    (found / ".hidden" / "x.yaml").write_text(halls(), encoding="utf-8")
    return found


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """A folder of one small scenario."""
    found = tmp_path / "one"
    found.mkdir()
    (found / "halls.yaml").write_text(small(), encoding="utf-8")
    return found


def test_each_file_has_a_card_and_all_links_lead_somewhere(shell: Shell, folder: Path, site: Path) -> None:
    done = shell(
        "gallery", folder, "-o", site, "--title", "Ours & theirs", "--address", "https://example.org/a/", *QUICK
    )
    assert done.status == 0, done.err
    page = check_links(site)
    assert page.cards == {"Scenarios": ["halls", "old-halls"], "With errors": ["empty", "wrong", "none"]}
    text = (site / "index.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Nothing" in text and "Ours &amp; theirs" in text and page.tags.count("i") == 0
    assert NO_PEOPLE not in text, "no game was played"
    found = index(site)
    assert [one["file"] for one in found["unreadable"]] == ["none.yaml"]
    about = {one["file"]: one for one in found["scenarios"]}
    assert about["wrong.yaml"]["findings"]["error"] and "Passport left out" in about["wrong.yaml"]["missing"][0]
    assert about["empty.yaml"]["spaces"] == 0 and "map.html" not in about["empty.yaml"]["files"]
    assert set(about["halls.yaml"]["files"]) == {"map.html", "map.kneedeep", "outline.svg", "scenario.yaml"}
    assert (site / "halls" / "scenario.yaml").read_bytes() == (folder / "halls.yaml").read_bytes()
    shown = (site / "halls" / "map.html").read_text(encoding="utf-8")
    assert '<a class="home" href="../index.html">← Ours &amp; theirs</a>' in shown
    assert shell("verify", site / "halls" / "map.kneedeep", "--quick").status == 0
    feed = ElementTree.parse(site / "feed.xml").getroot()
    links = [one.get("href") or "" for one in feed.iter(f"{ATOM}link")]
    assert all(link.startswith("https://example.org/a/") for link in links)
    assert "https://example.org/a/halls/map.html" in links
    assert len({one.text for one in feed.iter(f"{ATOM}id")}) == 5


def test_all_files_of_both_editions(shell: Shell, site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    (folder / "tutorial.yaml").write_bytes(resources.path("scenarios", "tutorial.yaml").read_bytes())
    (folder / "lab.yaml").write_text(portal_example(), encoding="utf-8")
    done = shell("gallery", folder, "-o", site, "--jobs", 1)
    assert done.status == 0 and not done.err, done.err
    check_links(site)
    for one in index(site)["scenarios"]:
        assert set(one["files"]) == {
            "booklet.pdf", "handout.html", "map.html", "map.kneedeep", "map.uvtt", "outline.svg", "scenario.yaml"
        }  # fmt: skip
        assert not one["missing"]
        assert bool(one["measured"]) == (one["file"] == "tutorial.yaml"), "shipped scenarios were measured"
        own = site / one["address"]
        for name, size in one["files"].items():
            assert (own / name).stat().st_size == size
        assert one["files"]["outline.svg"] <= gallery_entry.MOST_BYTES
        for name in ("map.html", "handout.html"):
            assert (NO_PEOPLE in (own / name).read_text(encoding="utf-8")) == bool(one["measured"])
        secret = (own / "handout.html").read_text(encoding="utf-8")
        assert "scenario.yaml" not in secret and "map.kneedeep" not in secret
    assert NO_PEOPLE in (site / "index.html").read_text(encoding="utf-8")


def test_a_second_run_writes_only_what_has_changed(shell: Shell, folder: Path, site: Path) -> None:
    assert shell("gallery", folder, "-o", site, *BARE).status == 0
    before = times(site)
    assert "0 made again, 0 files written" in shell("gallery", folder, "-o", site, *BARE).out
    assert times(site) == before
    (folder / "empty.yaml").write_text(small(), encoding="utf-8")
    assert "1 made again" in shell("gallery", folder, "-o", site, *BARE).out
    after = times(site)
    assert {path for path in before if before[path] != after[path]} == {
        "index.html", "index.json", "search.js", "data/known.json", "empty/scenario.yaml"
    }  # fmt: skip
    (folder / "empty.yaml").unlink()
    (site / "own.txt").write_text("mine", encoding="utf-8")
    assert shell("gallery", folder, "-o", site, *BARE).status == 0
    assert not (site / "empty").exists() and (site / "own.txt").exists()
    (site / "data" / "known.json").write_text('{"a": {"paths": ["../own.txt"]}}', encoding="utf-8")
    assert shell("gallery", folder, "-o", site, *BARE).status == 0
    assert (site / "own.txt").exists()
    check_links(site)


def test_two_processes_make_the_same_site(shell: Shell, folder: Path, tmp_path: Path) -> None:
    sites = tmp_path / "a", tmp_path / "b"
    for jobs, site in enumerate(sites, 1):
        done = shell("gallery", folder, "-o", site, "--jobs", jobs, *QUICK)
        assert done.status == 0 and "5 made again" in done.out, done.err
    contents = [{path: (site / path).read_bytes() for path in times(site)} for site in sites]
    assert contents[0] == contents[1]


def test_a_gallery_for_marines_has_what_the_hand_outs_show(shell: Shell, folder: Path, site: Path) -> None:
    (folder / "wrong.yaml").unlink()
    assert shell("gallery", folder, "-o", site, "--for", "marines").status == 0
    check_links(site)
    assert {path.name for path in site.rglob("*") if path.is_file()} == {
        "index.html", "index.json", "search.js", "known.json", "handout.html", "outline.svg"
    }  # fmt: skip
    for one in index(site)["scenarios"]:
        assert not {"findings", "areas", "figures", "changes"} & one.keys()
    for path in site.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert "vault" not in text.lower() and "gatekeeper" not in text.lower(), path


def test_games_of_equal_bots_are_played_once_and_kept(shell: Shell, folder: Path, site: Path) -> None:
    def parties() -> dict[str, list[int]]:
        return {
            one["file"]: [party["games"] for party in (one["measured"] or {"parties": ()})["parties"]]
            for one in index(site)["scenarios"]
        }

    assert shell("gallery", folder, "-o", site, "--games", 2, "--jobs", 1, *BARE).status == 0
    assert parties() == {"halls.yaml": [2, 2], "old/Halls.yml": [2, 2], "empty.yaml": [], "wrong.yaml": []}
    one = next(one for one in index(site)["scenarios"] if one["measured"])["measured"]
    assert len(set(one["bots"])) == 1
    assert all(0 <= party["low"] <= party["wins"] / party["games"] <= party["high"] <= 1 for party in one["parties"])
    kept = {path: path.stat().st_mtime_ns for path in (site / "data").glob("games-*")}
    assert len(kept) == 2
    for arguments in (("--games", 2), ("--games", 1), ()):
        done = shell("gallery", folder, "-o", site, *arguments, *BARE)
        assert "0 made again, 0 files written" in done.out, done.err
        assert {path: path.stat().st_mtime_ns for path in (site / "data").glob("games-*")} == kept
    (folder / "old" / "Halls.yml").write_text(small("New halls"), encoding="utf-8")
    next(iter(kept)).write_text('{"parties": [[1, 3, 2]]}', encoding="utf-8")
    assert shell("gallery", folder, "-o", site, "--games", 3, "--jobs", 1, *BARE).status == 0
    assert parties()["halls.yaml"] == parties()["old/Halls.yml"] == [3, 3]
    assert len([*(site / "data").glob("games-*")]) == 2, "games of a scenario that is gone are removed"


def test_an_interrupt_keeps_the_games_that_are_played(
    shell: Shell, folder: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(plan: SimulationPlan, *rest: Any) -> Iterator[Simulation]:
        if b"Old halls" in plan.packed:
            raise KeyboardInterrupt
        yield from simulated(plan, *rest)

    monkeypatch.setattr(gallery_games, "simulated", broken_off)
    done = shell("gallery", folder, "-o", site, "--games", 1, "--jobs", 1, *BARE)
    assert (done.status, done.err) == (130, "kneedeep: interrupted: the next run goes on from here\n")
    assert len([*(site / "data").glob("games-*")]) == 1 and not (site / "index.html").exists()


def git(folder: Path, *arguments: object) -> None:
    """Run git in a folder, at a fixed time, as nobody in particular."""
    environment = {
        **os.environ, "GIT_COMMITTER_DATE": "2024-05-06T23:30:00-02:00", "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull
    }  # fmt: skip
    command = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-C", folder, *arguments]
    subprocess.run([str(one) for one in command], env=environment, check=True, capture_output=True)


def test_a_repository_says_when_a_scenario_was_changed_and_how(shell: Shell, alone: Path, site: Path) -> None:
    path = alone / "halls.yaml"
    (alone / "new.yaml").write_text(small("New"), encoding="utf-8")
    git(alone, "init")
    git(alone, "config", "log.showRoot", "false")
    git(alone, "add", ".")
    git(alone, "commit", "-m", "First")
    path.write_text(small().replace("at: [5, 1]", "at: [4, 1]"), encoding="utf-8")
    git(alone, "commit", "-a", "-m", "Second")

    def about() -> dict:  # type: ignore[type-arg]
        done = shell("gallery", alone, "-o", site, "--address", "https://example.org", *QUICK)
        assert done.status == 0 and not done.err, done.err
        return {one["file"]: one for one in index(site)["scenarios"]}

    found = about()
    assert found["halls.yaml"]["changed"] == found["new.yaml"]["changed"] == "2024-05-07T01:30:00Z"
    assert found["halls.yaml"]["changes"] == ["imp “Gatekeeper” at 5,1: moved 1 west to 4,1"]
    assert found["new.yaml"]["changes"] == []
    page = (site / "halls" / "map.html").read_text(encoding="utf-8")
    assert "moved 1 west to 4,1" in page and "Changed on 2024-05-07" in page
    assert "moved 1 west" in (site / "feed.xml").read_text(encoding="utf-8")

    path.write_text(small().replace("frags: 3", "frags: 4"), encoding="utf-8")
    found = about()
    assert "changed" not in found["halls.yaml"], "git does not know when"
    assert len(found["halls.yaml"]["changes"]) == 2 and "changed" in found["new.yaml"]

    git(alone, "commit", "-a", "-m", "Third")
    clone = alone.parent / "clone"
    git(alone.parent, "clone", "--depth", 1, alone.as_uri(), clone)
    done = shell("gallery", clone, "-o", site, *QUICK)
    assert done.status == 0 and "only a part of the history" in done.err
    assert not any("changed" in one or one["changes"] for one in index(site)["scenarios"])


def test_an_interrupt_keeps_what_is_made(
    shell: Shell, folder: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(source, wish, tools):  # type: ignore[no-untyped-def]
        if source.name == "none.yaml":
            raise KeyboardInterrupt
        return entry_of(source, wish, tools)

    monkeypatch.setattr(gallery_site, "entry_or_failure", broken_off)
    monkeypatch.setattr(gallery_site, "AHEAD", 1)
    assert shell("gallery", folder, "-o", site, "--jobs", 1, *BARE).status == 130
    monkeypatch.undo()
    assert "3 made again" in shell("gallery", folder, "-o", site, "--jobs", 1, *BARE).out


def test_a_breakdown_over_one_scenario_leaves_the_others(
    shell: Shell, folder: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(text: bytes) -> Reading:
        if b"Old halls" in text:
            raise KeyError("secret")
        return read(text)

    assert shell("gallery", folder, "-o", site, *QUICK).status == 0
    (folder / "old" / "Halls.yml").write_text(small("Old halls", "summary: x"), encoding="utf-8")
    for module in (gallery_entry, gallery_games):
        monkeypatch.setattr(module, "read", broken)
    arguments = ("gallery", folder, "-o", site, "--games", 1, "--jobs", 1, *QUICK)
    done = shell(*arguments)
    assert done.status == 1 and "5 scenarios" in done.out
    assert done.err.count("old/Halls.yml: internal error, please report it: KeyError: 'secret'") == 2
    assert "Traceback" not in done.err and "Traceback" in shell(*arguments, "--verbose").err
    found = index(site)
    assert found["unreadable"][1] == {"file": "old/Halls.yml", "problem": "internal error (KeyError)"}
    assert [one["file"] for one in found["scenarios"] if one["measured"]] == ["halls.yaml"]
    assert not (site / "old-halls").exists()
    check_links(site)
    monkeypatch.undo()
    done = shell("gallery", folder, "-o", site, *QUICK)
    assert done.status == 0 and "1 made again" in done.out, "the next run makes it again"
    assert (site / "old-halls" / "map.html").exists()


def test_a_worker_that_stops_keeps_what_is_made(
    shell: Shell, folder: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(source, *rest):  # type: ignore[no-untyped-def]
        if source.name == "none.yaml":
            raise BrokenExecutor
        return entry_of(source, *rest)

    monkeypatch.setattr(gallery_site, "entry_or_failure", stopped)
    monkeypatch.setattr(gallery_site, "AHEAD", 1)
    done = shell("gallery", folder, "-o", site, "--jobs", 1, *BARE)
    assert done.status == 2 and "a worker stopped" in done.err
    monkeypatch.undo()
    assert "3 made again" in shell("gallery", folder, "-o", site, "--jobs", 1, *BARE).out


def test_a_file_that_the_system_does_not_give_has_a_card(shell: Shell, alone: Path, site: Path) -> None:
    (alone / "gone.yaml").symlink_to("nowhere.yaml")
    os.mkfifo(alone / "pipe.yaml")
    (alone / "large.yaml").write_bytes(b"#" * (gallery.MOST_BYTES + 1))
    (alone / "halls.simulation.json").write_bytes(b" " * (gallery.MOST_BYTES + 1))
    done = shell("gallery", alone, "-o", site, *BARE)
    assert done.status == 0 and done.err.count(" is left out: ") == 4
    assert {one["file"]: one["problem"] for one in index(site)["unreadable"]} == {
        "gone.yaml": "there is no such file or folder.",
        "large.yaml": "The file is larger than 32 MiB.",
        "pipe.yaml": "it is a device, pipe or socket, not a file.",
    }
    assert str(alone) not in (site / "index.html").read_text(encoding="utf-8")
    assert "0 made again, 0 files written" in shell("gallery", alone, "-o", site, *BARE).out


def test_what_can_not_be_made_is_named(shell: Shell, alone: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(request: object, format: str) -> None:
        raise OutOfWork

    def no_qt(*, window: bool) -> None:
        raise CommandError("Qt is not installed")

    monkeypatch.setattr(gallery_files, "export", too_much)
    monkeypatch.setattr("kneedeep.cli.window.require_qt", no_qt)
    done = shell("gallery", alone, "-o", site)
    assert done.status == 0 and "left out: Qt is not installed" in done.err
    about = index(site)["scenarios"][0]
    assert set(about["files"]) == {"map.kneedeep", "outline.svg", "scenario.yaml"}
    assert about["missing"] == ["Hand-out left out: the map is too large", "Map left out: the map is too large"]
    assert "Hand-out left out" in (site / "index.html").read_text(encoding="utf-8")
    monkeypatch.setattr(gallery_entry, "MOST_BYTES", 200)
    (alone / "halls.yaml").write_text(small("Again"), encoding="utf-8")
    assert shell("gallery", alone, "-o", site, *BARE).status == 0
    assert not (site / "halls" / "outline.svg").exists()
    check_links(site)


def test_names_and_texts_of_any_letters(shell: Shell, site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    for name, title in (
        ("data", "'\"><img src=x onerror=alert(1)>'"),
        ("ü" * 120, '"\\u2028</script><script>alert(1)</script>"'),
        ("a'b\"c<d>", '"]]>&amp; --> \\u00e9"'),
    ):
        (folder / f"{name}.yaml").write_text(small(title, "language: '\" onclick=\"x'"), encoding="utf-8")
    (folder / os.fsdecode(b"\xff.yaml")).write_text("[", encoding="utf-8")
    done = shell("gallery", folder, "-o", site, "--title", "<i>", "--address", "https://example.org/?a=1&b", *QUICK)
    assert done.status == 0, done.err
    page = check_links(site)
    assert sorted(sum(page.cards.values(), [])) == ["a-b-c-d", "data-2", "map", "xff"]
    assert page.tags.count("script") == 2 and page.tags.count("img") == 3 and "i" not in page.tags
    assert "</script>" not in (site / "search.js").read_text(encoding="utf-8")
    ElementTree.parse(site / "feed.xml")
    index(site)


def test_addresses_are_plain_and_no_two_are_alike() -> None:
    names = ["a/Map 1.yaml", "b/map-1.yml", "ü.yaml", "ö.yaml", "x_y.yaml", "data.yaml", f"{'n' * 300}.yaml"]
    assert addresses_of(names) == {
        "a/Map 1.yaml": "a-map-1", "b/map-1.yml": "b-map-1", "ü.yaml": "map", "ö.yaml": "map-2", "x_y.yaml": "x-y",
        "data.yaml": "data-2", f"{'n' * 300}.yaml": "n" * 80,
    }  # fmt: skip


def test_a_hundred_scenarios_have_few_words_to_load(shell: Shell, alone: Path, site: Path) -> None:
    assert 100 * (MOST_SEARCHED + 100) <= 200_000
    long = " ".join(f"wörd{number}" for number in range(600))
    (alone / "halls.yaml").write_text(small("Halls", f"summary: {long}"), encoding="utf-8")
    assert shell("gallery", alone, "-o", site, *BARE).status == 0
    words = (site / "search.js").read_text(encoding="utf-8")
    assert '"halls wörd0 ' in words and 1_500 < len(words.encode()) <= MOST_SEARCHED + 100


@pytest.mark.nightly
def test_a_hundred_scenarios(shell: Shell, site: Path, tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    for number in range(100):
        (folder / f"map-{number}.yaml").write_text(small(f"Halls {number}"), encoding="utf-8")
    assert shell("gallery", folder, "-o", site, *QUICK).status == 0
    assert len(check_links(site).cards["Scenarios"]) == 100
    assert (site / "search.js").stat().st_size <= 200_000
