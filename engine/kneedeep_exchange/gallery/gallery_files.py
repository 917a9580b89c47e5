"""The files of a scenario in a gallery: its page and the downloads."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.support.translation import TranslatableText, later, tr, translatable, translatable_word, translated
from kneedeep.support.work_budget import OutOfWork
from kneedeep_exchange.exports import export_request
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.gallery.gallery_wish import Source, Tools, Wish
from kneedeep_exchange.passport.archive import PassportError
from kneedeep_exchange.passport.contents import HAND_OUT, PAGE, PassportRequest, passport_of

SCENARIO, BOOKLET, PASSPORT, VTT = "scenario.yaml", "booklet.pdf", "map.kneedeep", "map.uvtt"
NAMES = {
    PAGE: later("Map"),
    HAND_OUT: later("Hand-out"),
    BOOKLET: later("Booklet"),
    SCENARIO: later("Scenario"),
    PASSPORT: later("Passport"),
    VTT: later("Virtual tabletop"),
}
"""The link text of each file, in the order of the links."""
_HOME = "../index.html"


class Known(NamedTuple):
    """The inputs for a scenario's files."""

    source: Source
    reading: Reading
    facts: Facts
    findings: list[Finding]
    measured: MeasuredDifficulty | None
    changes: tuple[str, ...]


class GalleryFiles(NamedTuple):
    """Files by name, and the reasons for missing ones."""

    files: Mapping[str, bytes]
    missing: tuple[TranslatableText, ...]


def files_of(known: Known, wish: Wish, tools: Tools) -> GalleryFiles:
    """The files of a scenario. The page is made last, since it links the rest."""
    found: dict[str, bytes] = {}
    missing: list[TranslatableText] = []
    if wish.audience == "invader":
        found[SCENARIO] = known.source.content
    for kind, name, make in _makers(known, wish, tools, found):
        if kind in wish.without:
            continue
        try:
            with tools.limit():
                found[name] = make()
        except export_request.NothingToExport:
            continue
        except OutOfWork:
            missing.append(translatable("{name} left out: the map is too large", name=translatable_word(NAMES[name])))
        except _NotMade as error:
            missing.append(
                translatable("{name} left out: {error}", name=translatable_word(NAMES[name]), error=error.args[0])
            )
    return GalleryFiles(found, tuple(missing))


def links_to(sizes: Mapping[str, int]) -> Iterator[tuple[str, export_request.SiteLink]]:
    """Yield the name and the relative link of each existing file, in order."""
    for name, text in NAMES.items():
        if name in sizes:
            yield name, export_request.SiteLink(tr(text), name, sizes[name])


class _NotMade(Exception):
    """A file is not made. The text gives the reason, in a clause."""


def _makers(
    known: Known, wish: Wish, tools: Tools, found: Mapping[str, bytes]
) -> Iterator[tuple[str, str, Callable[[], bytes]]]:
    """Yield the kinds of files with their names and functions that make them."""
    site = export_request.PageSite(translated(wish.title), _HOME)
    marines = wish.audience == "marines"
    if not marines:
        yield "passport", PASSPORT, lambda: _passport(known)
    if not known.facts.board.spaces:
        return
    scenario, booklet = known.facts.scenario, tools.booklet
    yield "handout", HAND_OUT, lambda: _exported(known, tools, "html", "marines", site)
    if marines:
        return
    if booklet is not None:
        yield "booklet", BOOKLET, lambda: booklet(scenario)
    if tools.paint is not None:
        yield "uvtt", VTT, lambda: _exported(known, tools, "uvtt", "invader")

    def page() -> bytes:
        links = tuple(link for _, link in links_to({name: len(content) for name, content in found.items()}))
        whole = site._replace(files=links, changes=known.changes, dated=known.source.changed[:10])
        return _exported(known, tools, "html", "invader", whole)

    yield "page", PAGE, page


def _passport(known: Known) -> bytes:
    """The passport without pages, which are separate files of the gallery."""
    try:
        return passport_of(PassportRequest(known.reading, known.source.content, known.findings))
    except PassportError as error:
        raise _NotMade(str(error)) from error


def _exported(
    known: Known,
    tools: Tools,
    format: str,
    audience: export_request.Audience,
    site: export_request.PageSite | None = None,
) -> bytes:
    findings = tuple(known.findings) if audience == "invader" else ()
    options = export_request.ExportOptions(audience)
    request = export_request.ExportRequest(
        known.facts, findings, known.source.content, options, known.measured, tools.paint, site=site
    )
    made = export(request, format)
    if not made.proof.holds:
        raise _NotMade(translatable("it differs from the scenario: {proof}", proof=made.proof.text))
    return made.written.content
