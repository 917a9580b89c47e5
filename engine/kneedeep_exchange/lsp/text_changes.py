"""Changes offered by an editor, as text edits: fixes, allowances, renaming, the canonical form."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework import Facts, Finding, Fix
from kneedeep.analysis.framework.runner import analyse
from kneedeep.board.canonical_text import Refused, canonical_text
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.edits.rename import FLAG, Rename
from kneedeep.model.scenario.io.saver import SaveFailed
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.reference_kinds import RESERVED
from kneedeep.model.scenario.value_shapes import ID_LIMIT, ID_PATTERN, PIECE_ID_PATTERN
from kneedeep.report.report import region
from kneedeep.report.safe_fixes import safely_fixed
from kneedeep.report.text_edits import TextEdit, edits_of, text_edits
from kneedeep.support.work_budget import allowance
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.name_places import Thing, thing_at

FIX_SECONDS = 2.0
"""The processor time for all safe fixes of a document."""
REASON = "intended"
"""The placeholder for the reason of an allowance."""
STEPS = 4_000_000


class Offer(NamedTuple):
    """An offered change: its title, its finding, and whether it is safe."""

    title: str
    finding: Finding
    edits: list[TextEdit]
    safe: bool


class RenameRefused(Exception):
    """A name can't be used, with the reason in one sentence."""


def offers(document: Document, start: int, end: int) -> Iterator[Offer]:
    """Yield the fixes and allowances of the findings in a range of text."""
    if (facts := document.facts) is None:
        return
    for finding in document.findings:
        place = region(finding)
        first = document.positions.offset_of(place.line, place.column) - document.positions.mark
        last = document.positions.offset_of(place.end_line, place.end_column) - document.positions.mark
        if finding.allowed is not None or last < start or first > end:
            continue
        for fix in finding.fixes:
            if edits := edits_of(fix, document.reading):
                yield Offer(fix.title, finding, edits, fix.safe)
        allowed = edits_of(_allowance(facts, finding), document.reading)
        if allowed and not finding.code.startswith(("SCN", "INT")):
            yield Offer(f"Allow {finding.code} here, with a reason", finding, allowed, False)


def all_fixes(document: Document) -> list[TextEdit]:
    """The edits of all safe fixes together, as made by `kneedeep validate --fix`."""
    done = safely_fixed(document.reading, lambda reading: analyse(reading), FIX_SECONDS)
    return list(text_edits(document.text, done.text.removeprefix("\ufeff"))) if done.titles else []


def formatting(document: Document) -> list[TextEdit]:
    """The edits made by `kneedeep fmt`. Empty if the file stays."""
    try:
        return list(text_edits(document.text, canonical_text(document.reading).removeprefix("\ufeff")))
    except (Refused, SaveFailed):
        return []


def renaming(document: Document, offset: int, new: str) -> list[TextEdit]:
    """The edits that rename the thing at an offset. Raises RenameRefused."""
    facts, thing = document.facts, thing_at(document, offset)
    if facts is None or thing is None:
        raise RenameRefused("Nothing here has a name that can be changed.")
    _require_free(facts, thing, new)
    [serial] = [place.serial for place in thing.defined if place.path == ("id",)][:1] or [0]
    edit = Rename(f"Rename {thing.name}", thing.sort, thing.name, new, 0 if thing.sort == FLAG else serial)
    with allowance(STEPS):
        found = edits_of(Fix(edit.title, edit), document.reading)
    if not found and new != thing.name:
        raise RenameRefused("The new name can't be written into this file.")
    return found


def _require_free(facts: Facts, thing: Thing, new: str) -> None:
    tiles = thing.sort == "piece_type" and facts.catalog.tiles
    if not re.fullmatch(PIECE_ID_PATTERN if tiles else ID_PATTERN, new) or len(new) > ID_LIMIT:
        raise RenameRefused(
            f"A name begins with a small letter; small letters, digits and hyphens follow, {ID_LIMIT} at most."
        )
    if new == thing.name:
        return
    scenario = facts.scenario
    taken = {getattr(element, "id", None) for element in scenario.elements()}
    if new in RESERVED or new in facts.catalog.names or new in taken or new in scenario.flags:
        raise RenameRefused(f"The name {new} is already used.")


def _allowance(facts: Facts, finding: Finding) -> Fix:
    """The edit that allows a finding at its first element, or at the scenario if it has none."""
    serial = next((one for one in finding.serials if one in facts.elements), 0)
    allow = facts.elements[serial].allow.having(**{finding.code: REASON})
    return Fix("Allow", Change(f"Allow {finding.code}", serial, Record(allow=allow)), safe=False)
