"""Both maps and the list of differences as one HTML file that needs no network."""

import base64
import hashlib
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from kneedeep.drawing.primitive import Box
from kneedeep.drawing.svg import svg_text
from kneedeep.report.differences.difference_lines import DifferenceLine
from kneedeep.report.differences.difference_picture import both_maps, marks_of, metadata_of
from kneedeep.report.differences.difference_report import DifferenceReport, notes_of

_STYLE, _SCRIPT = (f"\n{Path(__file__).with_suffix(ending).read_text('utf-8')}" for ending in (".css", ".js"))
_GONE, _NEW = re.compile(r"\[-(.*?)-\]"), re.compile(r"\{\+(.*?)\+\}")
"""Words that went and came, as `word_by_word` writes them."""


def page_of(report: DifferenceReport) -> str:
    """The page."""
    return "\n".join(_lines(report)) + "\n"


def _lines(report: DifferenceReport) -> Iterator[str]:
    older, newer = both_maps(report)
    title = escape(f"{report.difference.after.title or report.after}: differences")
    policy = f"default-src 'none'; img-src data:; style-src '{_hash(_STYLE)}'; script-src '{_hash(_SCRIPT)}'"
    yield "<!DOCTYPE html>"
    yield f'<html lang="{escape(report.difference.after.language or "en")}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta name="kneedeep" content="{metadata_of(report).origin}">'
    yield f"<title>{title}</title>"
    yield f"<style>{_STYLE}</style>"
    yield "</head>"
    yield "<body>"
    yield f'<h1 lang="en">{title}</h1>'
    yield f'<p lang="en">{escape(report.before)} → {escape(report.after)}</p>'
    yield '<main lang="en">'
    if report.lines:
        metadata = metadata_of(report)
        yield '<section class="map" aria-label="Map">'
        yield '<div class="bar">'
        yield '<label for="slider">From the older to the newer map</label>'
        yield '<input type="range" id="slider" min="0" max="100" value="100">'
        yield '<button type="button" id="smaller">Smaller</button>'
        yield '<button type="button" id="larger">Larger</button>'
        yield "</div>"
        yield '<div class="view" id="view" tabindex="0" role="region" aria-label="Both maps">'
        yield '<div class="maps" id="maps">'
        yield f'<img alt="The older map" src="{_data(svg_text(older, metadata=metadata))}">'
        yield f'<img alt="The newer map with numbered differences" id="newer" src="{_data(svg_text(newer, metadata=metadata))}">'
        yield '<div class="place" id="place" hidden></div>'
        yield "</div>"
        yield "</div>"
        yield "</section>"
    yield '<section aria-label="List">'
    yield from _list(report, newer.box)
    yield "</section>"
    yield "</main>"
    if report.lines:
        yield f"<script>{_SCRIPT}</script>"
    yield "</body>"
    yield "</html>"


def _list(report: DifferenceReport, box: Box) -> Iterator[str]:
    for group in dict.fromkeys(line.group for line in report.lines):
        yield f"<h2>{escape(group.capitalize())}</h2>"
        yield "<ol>"
        yield from (_item(line, box) for line in report.lines if line.group == group)
        yield "</ol>"
    for title, notes in notes_of(report):
        yield f"<h2>{escape(title.capitalize())}</h2>"
        if notes:
            yield "<ul>"
            yield from (f"<li>{escape(note)}</li>" for note in notes)
            yield "</ul>"


def _item(line: DifferenceLine, box: Box) -> str:
    text = _GONE.sub(r"<del>\1</del>", _NEW.sub(r"<ins>\1</ins>", escape(line.text)))
    marks = marks_of((line,))
    if marks:
        text = f'<button type="button" data-box="{_percent(marks[0].after or marks[0].before, box)}">{text}</button>'
    return f'<li value="{line.number}">{text}</li>'


def _percent(spaces: tuple[tuple[int, int], ...], box: Box) -> str:
    """Left, top, width and height of some spaces as parts of the picture."""
    x, y, width, height = box
    left, top = min(one for one, _ in spaces), min(one for _, one in spaces)
    right, bottom = max(one for one, _ in spaces) + 1, max(one for _, one in spaces) + 1
    parts = ((left - x) / width, (top - y) / height, (right - left) / width, (bottom - top) / height)
    return " ".join(f"{100 * part:.3f}" for part in parts)


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def _hash(text: str) -> str:
    """The hash of a text inside the page, in the form of a content security policy."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
