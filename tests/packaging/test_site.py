"""The site for people: `.ci/site/build.py`."""

import re
import runpy
from pathlib import Path

import pytest

BUILD = Path(__file__).resolve().parents[2] / ".ci" / "site" / "build.py"


@pytest.mark.parametrize("first", ["start.en.md", "start.de.md"])
def test_the_first_page_leads_to_pages_of_the_site(first: str) -> None:
    build = runpy.run_path(str(BUILD))
    html = build["html_of"]((BUILD.parent / first).read_text(encoding="utf-8"))
    made = {f"{name}.html" for name in build["ENGLISH"]} | {"problems.html", "problems.de.html", "maps/index.html"}
    links = set(re.findall('href="([^"]+)"', html))
    assert links <= made and {"guide.html", "maps/index.html", "format.html"} <= links
    assert build["html_of"]("## Print it (A4)\n[a](../engine/format.md#x) [b](../tests/run)") == (
        '<h2 id="print-it-a4">Print it (A4)</h2>\n<p><a href="format.html#x">a</a> b</p>\n'
    )
