"""`kneedeep export` to HTML: what the page holds, for whom, and when nothing is written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kneedeep.analysis.framework.facts import Facts
from kneedeep.games.simulation.bracket import Bracket
from kneedeep.games.simulation.difficulty import PartyDifficulty
from kneedeep.games.simulation.statistics import share_of
from kneedeep.model.scenario.io.reader import read
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.report.sheets.handout import handout
from kneedeep.report.sheets.sheet_blocks import Heading, Paragraph
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.support import resources
from kneedeep_exchange.exports import export_request
from kneedeep_exchange.exports.export_formats import FORMATS, format_of
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.exports.html import html_exporter
from kneedeep_exchange.exports.html.page_reader import ReadPage
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.examples import portal_example
from tests.support.small_maps.two_halls import halls

SHIPPED = resources.names("scenarios", ".yaml")
LARGEST = 600_000
"""So many bytes the page of the largest shipped scenario may have."""
TEXTS = ("id", "name", "group", "text", "locked_text", "note", "summary")


def request(text: str | bytes, **options: Any) -> export_request.ExportRequest:
    """A request for a scenario, without findings."""
    data = text.encode() if isinstance(text, str) else text
    reading = read(data)
    assert reading.scenario is not None
    facts = Facts(reading.scenario, reading.problems, source=reading.source)
    return export_request.ExportRequest(facts, (), data, export_request.ExportOptions(**options))


def shipped(name: str, **options: Any) -> export_request.ExportRequest:
    """A request for a shipped scenario."""
    return request(resources.text("scenarios", name), **options)


def test_formats_are_found_by_the_longest_suffix() -> None:
    assert format_of("a/b/MAP.HTML") == "html"
    assert format_of("map.doc") is None
    assert all(row.exporter() for row in FORMATS.values())


@pytest.mark.parametrize(
    "names", [["long-watch.yaml", "range-day.yaml"], pytest.param(SHIPPED, marks=pytest.mark.nightly, id="all")]
)
def test_the_page_of_a_shipped_scenario_is_proven_small_and_loads_nothing(names: list[str]) -> None:
    for name in names:
        check_page(name)


def check_page(name: str) -> None:
    made = export(shipped(name), "html")
    assert made.proof.holds, made.proof.text
    assert len(made.written.content) <= LARGEST
    assert not ReadPage(made.written.content.decode()).loads


@cases("audience", export_request.AUDIENCES)
@cases("text", [halls(), portal_example()])
def test_the_same_input_gives_the_same_bytes(text: str, audience: export_request.Audience) -> None:
    made = export(request(text, audience=audience), "html")
    assert made.proof.holds, made.proof.text
    assert made.written == html_exporter.write(request(text, audience=audience))


def test_a_page_that_says_something_else_is_not_proven() -> None:
    wanted = request(halls())
    content = html_exporter.write(wanted).content.decode()
    data = ReadPage(content).data
    assert html_exporter.prove(export_request.Written(content.encode()), wanted).holds
    table = data["overlays"]["tables"][0]["bits"]
    blind = content.replace(table, "A" * len(table.rstrip("=")) + "=" * table.count("="))
    for changed in (
        blind,
        content.replace('"spaces":[[', '"spaces":[[9,9,0],[', 1),
        content.replace("<header>", '<img src="https://example.org/a.png"><header>'),
        content.replace('"use strict"', '"use strict";fetch("x")'),
        content.replace("scenario=", "scenario=0"),
    ):
        assert changed != content
        assert not html_exporter.prove(export_request.Written(changed.encode()), wanted).holds


def test_the_scenario_inside_comes_back_byte_for_byte() -> None:
    text = "# a </script> remark\r\n" + halls().replace("\n", "\r\n")
    wanted = request(text, embed=True)
    assert ReadPage(html_exporter.write(wanted).content.decode()).scenario == text.encode()
    assert not list(html_exporter.losses(wanted))
    assert [loss.what for loss in html_exporter.losses(request(text))] == ["1 line of comments in the file"]


# What the marines may not know


def spoken_words(facts: Facts) -> str:
    """All that the hand-out says."""
    texts = (block for block in handout(facts, Look()).blocks if isinstance(block, Heading | Paragraph))
    said = [block.text if isinstance(block, Heading) else f"{block.cue} {block.text}" for block in texts]
    return " ".join(said).lower()


def secrets(facts: Facts) -> Iterator[str]:
    """Ids, names and texts of all that the hand-out does not show."""
    scenario, board = facts.scenario, facts.board
    hidden = {area.id for area in scenario.areas if not area.start}
    inside = {space for id in hidden for space in board.areas.get(id, ())}
    elements: list[Any] = [area for area in scenario.areas if area.id in hidden]
    elements += [piece.element for piece in board.pieces if inside.issuperset(piece.spaces)]
    elements += [token.element for token in board.tokens if inside.issuperset(token.spaces)]
    elements += [figure.element for figure in board.figures if inside.issuperset(figure.spaces)]
    elements += [door.element for door in board.doors if inside.issuperset(door.sides)]
    elements += [*scenario.triggers, *scenario.endings, *scenario.deadlines, *scenario.choices]
    elements += [spawn for spawn in scenario.spawns if spawn.side != "marines"]
    for element in elements:
        for key in TEXTS:
            value = getattr(element, key, None)
            if isinstance(value, str) and len(value) > 1:
                yield value
    yield from filter(None, (scenario.notes,))


def without_program(content: str) -> str:
    """A page without what is the same on every page: style, script and help."""
    for part in (r"<style>.*?</style>", r"<script>.*?</script>", r"<dialog.*?</dialog>"):
        content = re.sub(part, "", content, flags=re.DOTALL)
    return content


HIDING = [
    name
    for name in SHIPPED
    if "hidden areas" in shipped(name).facts.board.edition.features  # those of the other edition hide nothing
]


@cases("name", HIDING)
def test_the_page_for_the_marines_has_nothing_that_is_hidden(name: str) -> None:
    wanted = shipped(name, audience="marines")
    facts = wanted.facts
    content = html_exporter.write(wanted).content.decode()
    own = without_program(content)
    said = spoken_words(facts)
    fixed = without_program(html_exporter.write(request(halls(), audience="marines")).content.decode()).lower()
    found = []
    for secret in secrets(facts):
        word = re.compile(rf"(?<![\w-]){re.escape(secret.lower())}(?![\w-])")
        if word.search(own.lower()) and not word.search(said) and not word.search(fixed):
            found.append(secret)
    assert not found

    start = {area.id for area in facts.scenario.areas if area.start}
    shown = {space for id in start for space in facts.board.areas[id]}
    data = ReadPage(content).data
    assert {(x, y) for x, y, _ in data["spaces"]} == shown
    assert not data["findings"] and not data["ways"]
    assert set(data["overlays"]["use"]) == {"sight"}, "sight inside what is shown, computed from that alone"
    text = re.sub(r"<svg.*?</svg>|<script.*?</script>", "", own, flags=re.DOTALL)
    for x, y in set(facts.board.spaces) - shown:
        assert not re.search(rf"(?<![\d,.-]){x},{y}(?![\d,])", text), (x, y)
    near = {(x + dx, y + dy) for x, y in shown for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    picture = re.search(r'<svg id="picture".*?</svg>', own, re.DOTALL)
    assert picture is not None
    drawn = re.sub(r"<defs>.*?</defs>|<g data-every.*?</g>", "", picture[0], flags=re.DOTALL)
    places = re.findall(r'x="(-?[\d.]+)" y="(-?[\d.]+)"|translate\((-?[\d.]+) (-?[\d.]+)\)', drawn)
    assert len(places) > 2 * len(shown)
    for across, down, x2, y2 in places:
        at = int(float(across or x2) // 100), int(float(down or y2) // 100)
        assert at in near, at


# The command


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small scenario."""
    file = tmp_path / "map.yaml"
    file.write_text(halls(), encoding="utf-8")
    return file


def test_a_page_has_the_bracket_as_a_bar_and_no_number_of_games_that_say_nothing() -> None:
    bracket = Bracket(share_of(17, 100), share_of(48, 100), share_of(75, 100))
    told = PartyDifficulty(1, share_of(48, 100), bracket)
    silent = PartyDifficulty(1, share_of(0, 100), void="no-end")
    for party, sentence in (
        (told, "With 1 marine it depends on how you play: the marines win 17 / 48 / 75% of the games."),
        (
            silent,
            "With 1 marine the games say nothing about the difficulty: most are broken off at the limit of rounds.",
        ),
    ):
        measured = MeasuredDifficulty((party,), ("tactical", "tactical"), 0, 0)
        page = export(request(halls())._replace(measured=measured), "html").written.content.decode()
        assert f"<p>{sentence}</p>" in page
        ends = [float(x) for x in re.findall(r'<rect class="end" x="([0-9.]+)"', page)]
        assert ends == ([17, 75] if party is told else [])
        assert ("Games that the marines win" in page) == (party is told)


def test_a_faulty_scenario_is_exported_problems_first(shell: Shell, path: Path, tmp_path: Path) -> None:
    path.write_text(halls(figures="[{kind: imp, at: [400, 0]}]"), encoding="utf-8")
    out = tmp_path / "map.html"
    assert shell("export", path, "-o", out).status == 0
    text = out.read_text(encoding="utf-8")
    assert re.search(r'data-panel="(\w+)"', text)[1] == "problems"  # type: ignore[index]
    assert '<b class="error">' in text


def test_a_passport_gives_the_numbers_and_no_scenario(shell: Shell, path: Path, tmp_path: Path) -> None:
    path.write_text(halls(tokens="[{kind: key, color: red, at: [4, 0]}]"), encoding="utf-8")
    passport, out = tmp_path / "map.kneedeep", tmp_path / "map.html"
    assert shell("passport", path, "-o", passport).status == 0
    done = shell("export", path, "-o", out, "--simulation", passport)
    assert done.status == 2 and "has no simulated games" in done.err and not out.exists()
    assert shell("passport", path, "-o", passport, "--games", 2).status == 0
    assert shell("export", path, "-o", out, "--simulation", passport).status == 0
    assert out.read_text(encoding="utf-8").count(" of 2</td>") == 2
    passport.write_bytes(passport.read_bytes()[:-30])
    assert shell("export", path, "-o", out, "--simulation", passport).status == 2
    done = shell("export", passport, "-o", out)
    assert done.status == 2 and "it looks like a zip, such as a passport; `kneedeep import" in done.err


def test_the_page_of_a_table_names_nothing_hidden_unasked(shell: Shell, tmp_path: Path) -> None:
    shell("export", resources.path("scenarios", "tutorial.yaml"), "-o", tmp_path / "t.html", "--for", "table")
    veiled = r'<(script|style|svg).*?</\1>|<article[^>]* hidden>.*?</article>|<div class="spoiler">.*?</section>'
    shown = re.sub(veiled, "", (tmp_path / "t.html").read_text(encoding="utf-8"), flags=re.DOTALL)
    assert "Dock" in shown and not re.findall("Antenna hall|Imp|Zombie|LOS00|Red key", shown)


def test_the_help_lists_the_keys_that_do_something(path: Path) -> None:
    for audience, keys in (("invader", "ap"), ("table", "ap"), ("marines", "")):
        page = html_exporter.write(request(halls(), audience=audience)).content.decode()
        assert "".join(key for key in "ap" if f'<th scope="row">{key}</th>' in page) == keys, audience
