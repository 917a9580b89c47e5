"""Both maps and the list of differences as one HTML file without external resources."""

import base64
import re
from collections.abc import Iterator
from html import escape
from string import Template

from kneedeep.drawing.primitive import Box
from kneedeep.drawing.svg import svg_text
from kneedeep.report.differences.difference_lines import DifferenceLine, heading_of
from kneedeep.report.differences.difference_picture import both_maps, marks_of, metadata_of
from kneedeep.report.differences.difference_report import DifferenceReport, notes_of
from kneedeep.report.web_page import hash_of, page_file
from kneedeep.support.translation import spoken_language, tr, with_capital

_GONE, _NEW = re.compile(r"\[-(.*?)-\]"), re.compile(r"\{\+(.*?)\+\}")
"""Removed and added words, as marked by `word_by_word`."""


def page_of(report: DifferenceReport) -> str:
    """The page."""
    older, newer = both_maps(report)
    metadata = metadata_of(report)
    style, script = (f"\n{page_file(__package__, f'difference_page.{ending}')}" for ending in ("css", "js"))
    maps = Template(page_file(__package__, "difference_maps.html")).substitute(
        older=_data(svg_text(older, metadata=metadata)), newer=_data(svg_text(newer, metadata=metadata))
    )
    return Template(page_file(__package__, "difference_page.html")).substitute(
        policy=f"default-src 'none'; img-src data:; style-src '{hash_of(style)}'; script-src '{hash_of(script)}'",
        language=escape(spoken_language()),
        origin=metadata.origin,
        title=escape(tr("{title}: differences", title=report.difference.after.title or report.after)),
        before=escape(report.before),
        after=escape(report.after),
        style=style,
        maps=maps if report.lines else "",
        list="".join(f"{line}\n" for line in _list(report, newer.box)),
        script=f"<script>{script}</script>\n" if report.lines else "",
    )


def _list(report: DifferenceReport, box: Box) -> Iterator[str]:
    for group in dict.fromkeys(line.group for line in report.lines):
        yield f"<h2>{escape(with_capital(heading_of(group)))}</h2>"
        yield "<ol>"
        yield from (_item(line, box) for line in report.lines if line.group == group)
        yield "</ol>"
    for title, notes in notes_of(report):
        yield f"<h2>{escape(with_capital(title))}</h2>"
        if notes:
            yield "<ul>"
            yield from (f"<li>{escape(note)}</li>" for note in notes)
            yield "</ul>"


def _item(line: DifferenceLine, box: Box) -> str:
    text = _GONE.sub(r"<del>\1</del>", _NEW.sub(r"<ins>\1</ins>", escape(line.text)))
    if marks := marks_of((line,)):
        text = f'<button type="button" data-box="{_percent(marks[0].after or marks[0].before, box)}">{text}</button>'
    return f'<li value="{line.number}">{text}</li>'


def _percent(spaces: tuple[tuple[int, int], ...], box: Box) -> str:
    """Left, top, width and height of some spaces, as percentages of the picture."""
    x, y, width, height = box
    left, top = min(one for one, _ in spaces), min(one for _, one in spaces)
    right, bottom = max(one for one, _ in spaces) + 1, max(one for _, one in spaces) + 1
    parts = ((left - x) / width, (top - y) / height, (right - left) / width, (bottom - top) / height)
    return " ".join(f"{100 * part:.3f}" for part in parts)


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
