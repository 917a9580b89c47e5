"""Fingerprints: no two findings of a file share one, and a finding keeps its own while others come and go."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import read
from tests.support.generators.broken_scenarios import shipped
from tests.support.generators.mutations import mutated


def findings_in(data: Any) -> list[Finding]:
    return analyse(read(json.dumps(data).encode()))


def two_unknown_names() -> Any:
    data = shipped("tutorial.yaml")
    data["pieces"][0]["piece"] = "room-of-no-box"
    data["pieces"][0]["area"] = "area-of-no-map"
    return data


def test_two_unknown_names_in_one_element_have_two_fingerprints() -> None:
    found = [finding for finding in findings_in(two_unknown_names()) if finding.code == "SCN005"]
    assert len(found) == 2 and found[0].elements == found[1].elements
    assert found[0].fingerprint != found[1].fingerprint


def test_two_unknown_keys_in_one_element_have_two_fingerprints() -> None:
    data = shipped("tutorial.yaml")
    data["tokens"][0] |= {"tint": "red", "wieght": 3}
    found = [finding for finding in findings_in(data) if finding.code == "SCN003"]
    assert len({finding.fingerprint for finding in found}) == len(found) == 2


def test_a_finding_keeps_its_fingerprint_when_another_one_goes() -> None:
    data = two_unknown_names()
    before = {finding.message: finding.fingerprint for finding in findings_in(data)}
    data["pieces"][0]["area"] = shipped("tutorial.yaml")["pieces"][0]["area"]
    (left,) = [finding for finding in findings_in(data) if finding.code == "SCN005"]
    assert before[left.message] == left.fingerprint


@given(st.data())
def test_no_two_findings_of_a_file_share_a_fingerprint(draw: st.DataObject) -> None:
    data = draw.draw(mutated(shipped(draw.draw(st.sampled_from(["tutorial.yaml", "airless.yaml"])))))
    prints = [finding.fingerprint for finding in findings_in(data)]
    assert len(set(prints)) == len(prints)
