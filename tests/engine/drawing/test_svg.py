"""The SVG writer: deterministic text, safe whatever a scenario's author writes."""

import os
import re
import subprocess
import sys
from pathlib import Path as FilePath
from xml.etree import ElementTree

from kneedeep.drawing import DARK, DisplayList, Dot, Line, Paint, Path, Rect, Symbol, Text, Use, outline
from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.plan import PlanArea, PlanFigure, PlanToken
from kneedeep.drawing.scene import draw
from kneedeep.drawing.svg import element, number, svg_text
from tests.support.cases import cases
from tests.support.golden import Golden
from tests.support.small_maps.drawn_plan import small_plan

ROOT = FilePath(__file__).parents[3]
INK = Paint("#102030", "#ffffff", 0.05)


def test_the_picture_of_a_small_plan_is_the_golden_one(golden: Golden) -> None:
    text = svg_text(sheet(small_plan(), DARK, grid=True, legend=True, title="Dock"))
    golden.check("drawing/small-plan.svg", text)


def test_a_picture_says_its_title_author_and_subject() -> None:
    text = svg_text(draw(small_plan(), DARK), metadata=DocumentMetadata("Dock & <Bay>", "A. Designer", "Map"))
    root = ElementTree.fromstring(text.encode("utf-8"))
    title, described = root[0], root[1]
    assert (title.tag.rpartition("}")[2], title.text) == ("title", "Dock & <Bay>")
    assert (described.tag.rpartition("}")[2], described.text) == ("desc", "Map. By A. Designer.")
    assert root.get("role") == "img"
    made = svg_text(draw(small_plan(), DARK), metadata=DocumentMetadata("Dock", origin="version=1; scenario=ab"))
    assert '<metadata id="kneedeep">version=1; scenario=ab</metadata>' in made


def test_the_text_does_not_depend_on_the_run() -> None:
    script = (
        "import hashlib; from kneedeep.drawing.svg import svg_text; from kneedeep.drawing.map_sheet import sheet;"
        "from tests.support.small_maps.drawn_plan import small_plan;"
        "print(hashlib.sha256(svg_text(sheet(small_plan(), grid=True, legend=True)).encode()).hexdigest())"
    )
    digests = set()
    for seed in ("1", "2"):
        path = os.pathsep.join([str(ROOT / "engine"), str(ROOT)])
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
        digests.add(subprocess.check_output([sys.executable, "-c", script], env=environment, cwd=ROOT))
    assert len(digests) == 1


@cases(
    ("item", "text"),
    [
        (Rect(0, 1, 2, 3, INK, 0.1), '<rect x="0" y="100" width="200" height="300" rx="10" fill="#102030"'),
        (Line(0, 0, 1, 0.5, INK), '<line x1="0" y1="0" x2="100" y2="50" fill="#102030" stroke="#ffffff"'),
        (Path(outline("M0 0L50 -25Z"), INK), '<path d="M0 0L50 -25Z" fill="#102030"'),
        (Dot(1, 1, 0.333333, INK), '<circle cx="100" cy="100" r="33.3"'),
        (Text(0, 0, "a", 0.2, "#ff0000", "end"), '<text x="0" y="0" font-size="20" fill="#ff0000" font-weight="700"'),
        (Use("key", 1, 2), '<use xlink:href="#key" x="100" y="200"/>'),
        (Use("key", 1, 2, 90, 0.5), '<use xlink:href="#key" transform="translate(100 200) rotate(90) scale(0.5)"/>'),
    ],
)
def test_every_primitive_has_its_element(item: Rect | Line | Path | Dot | Text | Use, text: str) -> None:
    assert element(item).startswith(text)


def test_numbers_are_short_and_never_minus_zero() -> None:
    assert [number(value) for value in (-0.00001, 0.1 + 0.2, 12, -3.25, 1e-9)] == ["0", "30", "1200", "-325", "0"]


def test_symbols_are_written_once_and_only_those_used() -> None:
    symbols = {name: Symbol(name, (0, 0, 1, 1), (Dot(0, 0, 1, INK),)) for name in ("used", "unused")}
    picture = DisplayList((0, 0, 1, 1), (("floor", (Use("used", 0, 0), Use("used", 1, 0))),), symbols)
    text = svg_text(picture)
    assert text.count("<symbol ") == 1
    assert text.count("<use ") == 2
    assert "unused" not in text


HOSTILE = '</text><script>alert("1")</script>&amp;\x00\x1b\ud800'


def test_names_of_strangers_stay_text() -> None:
    plan = small_plan()
    plan = plan._replace(
        areas=(PlanArea(HOSTILE, HOSTILE, label=(12, 14, 4)), plan.areas[1]),
        figures=(PlanFigure("imp", (12, 15), name=HOSTILE), PlanFigure(HOSTILE, (13, 15))),
        tokens=(
            PlanToken(HOSTILE, (12, 16)),
            PlanToken("item", (13, 16), item=HOSTILE),
            PlanToken("key", (12, 14), HOSTILE),
        ),
    )
    text = svg_text(sheet(plan, DARK, title=HOSTILE, subtitle=HOSTILE, legend=True))
    root = ElementTree.fromstring(text.encode("utf-8"))
    names = {node.tag.rpartition("}")[2] for node in root.iter()}
    assert names <= {"svg", "defs", "symbol", "g", "rect", "line", "path", "circle", "text", "use"}
    assert "<script>" in "".join(node.text or "" for node in root.iter() if node.tag.endswith("}text"))


def test_every_reference_has_its_symbol() -> None:
    text = svg_text(draw(small_plan()._replace(tokens=(PlanToken('a "b" #c', (12, 14)),)), DARK))
    links = set(re.findall(r'xlink:href="#([^"]*)"', text))
    assert links == set(re.findall(r'<symbol id="([^"]*)"', text))
    assert all(re.fullmatch(r"[A-Za-z][-A-Za-z0-9_]*", link) for link in links)
