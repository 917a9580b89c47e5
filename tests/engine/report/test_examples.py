"""Every check's example in every form of report, and its fixes as text edits."""

import json

import jsonschema

from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from kneedeep.report.report import FORMATS, FileReport, Style, writer
from kneedeep.report.text_edits import edits_of
from kneedeep.support import resources
from tests.engine.report.test_text_edits import applied
from tests.support.cases import cases


def example(code: str) -> FileReport:
    text = load_check(code).page.examples[0][0]
    reading = read(text)
    return FileReport("example.yaml", reading, tuple(analyse(reading)), text)


@cases("code", list(check_modules()))
def test_an_example_is_reported_in_every_form(code: str) -> None:
    report = example(code)
    shown = {form: "".join(writer(form)([report], Style(verbose=True))) for form in FORMATS}
    schema = json.loads(resources.text("schemas", "findings.schema.json"))
    jsonschema.Draft202012Validator(schema).validate(json.loads(shown["json"]))
    assert len(json.loads(shown["sarif"])["runs"][0]["results"]) == len(report.findings)
    assert len(shown["github"].splitlines()) == len(report.findings)
    assert all(f"{finding.code} {finding.name}: " in shown["text"] for finding in report.findings)


@cases("code", list(check_modules()))
def test_a_fix_and_its_text_edits_say_the_same(code: str) -> None:
    report = example(code)
    scenario, source = report.reading.scenario, report.reading.source
    for finding in report.findings:
        for fix in finding.fixes:
            assert scenario is not None and source is not None
            edits = edits_of(fix, report.reading)
            assert edits
            assert read(applied(source.tree.text, edits)).scenario == fix.edit.apply(scenario)
