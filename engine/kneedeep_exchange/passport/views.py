"""Views in a passport: the map as a picture, a page for the invader and one for the marines."""

from collections.abc import Mapping

from kneedeep.analysis.framework import Facts, Finding
from kneedeep.drawing.document_metadata import metadata_of
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.svg import svg_text
from kneedeep.drawing.theme import THEMES
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.scenario_digest import origin_of
from kneedeep.support.translation import in_english
from kneedeep_exchange.exports.export_request import AUDIENCES, ExportOptions, ExportRequest
from kneedeep_exchange.exports.exporting import export
from kneedeep_exchange.passport.archive import PassportError
from kneedeep_exchange.passport.passport_file import HAND_OUT, PAGE, PICTURE

DOTS = 64
"""Pixels for each space."""
PAGES = {PAGE: AUDIENCES[0], HAND_OUT: AUDIENCES[1]}
"""The pages, each with whom it is for."""


@in_english()
def views_of(reading: Reading, findings: list[Finding], text: bytes) -> Mapping[str, bytes]:
    """Files to look at, by name; none for a scenario without spaces. Raises PassportError for a page that is not proven."""
    scenario = reading.scenario
    assert scenario is not None
    facts = Facts(scenario, reading.problems, source=reading.source)
    plan = plan_of(facts.board)
    if not plan.spaces:
        return {}
    drawn = sheet(plan, THEMES["light"], legend=True, title=scenario.title)
    views = {PICTURE: svg_text(drawn, DOTS, metadata_of(scenario, "Map", origin_of(scenario))).encode()}
    for name, audience in PAGES.items():
        made = export(ExportRequest(facts, tuple(findings), text, ExportOptions(audience)), "html")
        if not made.proof.holds:
            raise PassportError(f"the page {name} differs from the scenario: {made.proof.text}")
        views[name] = made.written.content
    return views
