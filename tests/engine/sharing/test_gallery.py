"""`kneedeep gallery`: a site of a folder of scenarios, for whom, what a second run writes, and files that can't be read."""

import json
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest

from kneedeep import resources
from kneedeep.sharing.gallery.gallery_entry import addresses_of
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls

SCHEMA = json.loads(resources.text("schemas", "gallery.schema.json"))
SHIPPED = ("tutorial.yaml", "range-day.yaml")


class Page(HTMLParser):
    """The addresses that a page names, its elements' ids, and its texts."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.cards: list[str] = []
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.addresses += [value for key, value in attrs if key in ("href", "src") and value]
        if tag == "li":
            self.cards.append(given["id"] or "")


def check_links(site: Path) -> Page:
    """Fail for an address on the list that is not on the site; return the list."""
    page = Page((site / "index.html").read_text(encoding="utf-8"))
    for address in page.addresses:
        assert address.startswith("data:") or (site / address).is_file(), address
    return page


def index(site: Path) -> dict:  # type: ignore[type-arg]
    found: dict = json.loads((site / "index.json").read_text(encoding="utf-8"))  # type: ignore[type-arg]
    jsonschema.validate(found, SCHEMA)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Scenarios of both editions, an empty one, one with errors, and a file that is none."""
    found = tmp_path / "maps"
    (found / "old").mkdir(parents=True)
    for name in SHIPPED:
        (found / name).write_bytes(resources.path("scenarios", name).read_bytes())
    (found / "old" / "Tutorial.yml").write_text(halls(), encoding="utf-8")
    (found / "empty.yaml").write_text(
        "format: 1\nruleset: doom-2004\ntitle: <b>Nothing</b>\n", encoding="utf-8"
    )
    (found / "wrong.yaml").write_text(halls(figures="[{kind: imp, at: [400, 0]}]"), encoding="utf-8")
    (found / "none.yaml").write_text("a: [", encoding="utf-8")
    (found / ".hidden").mkdir()
    (found / ".hidden" / "x.yaml").write_text(halls(), encoding="utf-8")
    return found


def test_each_file_has_a_card_and_all_links_lead_somewhere(
    shell: Shell, folder: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    done = shell(
        "gallery", folder, "-o", site, "--title", "Ours & theirs", "--address", "https://example.org/a/"
    )
    assert done.status == 0, done.err
    page = check_links(site)
    assert sorted(page.cards) == ["empty", "none", "old-tutorial", "range-day", "tutorial", "wrong"]
    text = (site / "index.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Nothing" in text and "<b>Nothing" not in text and "Ours &amp; theirs" in text
    assert "Bots are not people" in text
    found = index(site)
    assert [one["file"] for one in found["unreadable"]] == ["none.yaml"]
    about = {one["file"]: one for one in found["scenarios"]}
    assert about["wrong.yaml"]["findings"]["error"] and any(
        "passport" in text for text in about["wrong.yaml"]["missing"]
    )
    assert about["empty.yaml"]["spaces"] == 0 and "map.html" not in about["empty.yaml"]["files"]
    for name in SHIPPED:
        own = about[name]
        assert own["files"] == ["handout.html", "map.html", "map.kneedeep", "outline.svg", "scenario.yaml"]
        assert (site / own["address"] / "scenario.yaml").read_bytes() == (folder / name).read_bytes()
        assert (site / own["address"] / "outline.svg").stat().st_size < 40_000
        assert own["measured"]["parties"], "shipped scenarios were measured"
        assert shell("verify", site / own["address"] / "map.kneedeep", "--quick").status == 0
    feed = ElementTree.parse(site / "feed.xml").getroot()
    links = [one.get("href") or "" for one in feed.iter("{http://www.w3.org/2005/Atom}link")]
    assert all(link.startswith("https://example.org/a/") for link in links)
    assert "https://example.org/a/tutorial/map.html" in links


def test_a_second_run_writes_only_what_has_changed(shell: Shell, folder: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    for name in SHIPPED:
        (folder / name).unlink()
    assert shell("gallery", folder, "-o", site).status == 0

    def times() -> dict[str, int]:
        return {
            str(path.relative_to(site)): path.stat().st_mtime_ns for path in site.rglob("*") if path.is_file()
        }

    before = times()
    assert "0 made anew, 0 files written" in shell("gallery", folder, "-o", site).out
    assert times() == before
    (folder / "empty.yaml").write_text(halls(), encoding="utf-8")
    assert "1 made anew" in shell("gallery", folder, "-o", site).out
    after = times()
    assert {path for path in before if before[path] != after[path]} <= {
        "index.html", "index.json", "search.js", "data/known.json", "empty/scenario.yaml"
    }  # fmt: skip
    (folder / "empty.yaml").unlink()
    (site / "own.txt").write_text("mine", encoding="utf-8")
    assert shell("gallery", folder, "-o", site).status == 0
    assert not (site / "empty").exists() and (site / "own.txt").exists()
    (site / "data" / "known.json").write_text('{"a": {"paths": ["../own.txt"]}}', encoding="utf-8")
    assert shell("gallery", folder, "-o", site).status == 0
    check_links(site)


def test_a_gallery_for_the_marines_has_what_the_hand_outs_show(
    shell: Shell, folder: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    assert shell("gallery", folder, "-o", site, "--for", "marines").status == 0
    check_links(site)
    assert {path.name for path in site.rglob("*") if path.is_file()} == {
        "index.html", "index.json", "search.js", "known.json", "handout.html", "outline.svg"
    }  # fmt: skip
    for one in index(site)["scenarios"]:
        assert not {"findings", "areas", "figures"} & one.keys()
    words = (site / "search.js").read_text(encoding="utf-8") + (site / "index.html").read_text(
        encoding="utf-8"
    )
    assert "Tutorial" in words or "tutorial" in words
    assert "imp" not in words.lower().replace("import", "").split()


def test_addresses_are_plain_and_no_two_are_alike() -> None:
    names = ["a/Map 1.yaml", "b/map-1.yml", "ü.yaml", "ö.yaml", "x_y.yaml"]
    found = addresses_of(names)
    assert found == {
        "a/Map 1.yaml": "a-map-1", "b/map-1.yml": "b-map-1", "ü.yaml": "map", "ö.yaml": "map-2", "x_y.yaml": "x-y"
    }  # fmt: skip


@pytest.mark.nightly
def test_a_hundred_scenarios(shell: Shell, tmp_path: Path) -> None:
    folder, site = tmp_path / "maps", tmp_path / "site"
    folder.mkdir()
    for number in range(100):
        (folder / f"map-{number}.yaml").write_text(
            halls().replace("title: Halls", f"title: Halls {number}"), encoding="utf-8"
        )
    assert shell("gallery", folder, "-o", site).status == 0
    assert len(check_links(site).cards) == 100
    assert (site / "search.js").stat().st_size < 200_000


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("none", "-o", "site"), "is no folder"),
        (("maps", "-o", "maps"), "the folder of the scenarios itself"),
        (("maps/.hidden/none", "-o", "site"), "is no folder"),
        (("maps", "-o", "site", "--address", "ftp://a"), "does not begin with"),
        (("bare", "-o", "site"), "has no file with the suffix"),
    ],
)
def test_wrong_usage_is_one_sentence(
    arguments: tuple[str, ...], words: str, shell: Shell, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder.parent)
    Path("bare").mkdir()
    done = shell("gallery", *arguments)
    assert done.status == 2 and words in done.err and done.err.count("\n") == 1
    assert not Path("site").exists()
