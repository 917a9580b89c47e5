"""The checks of the board: what they call a fault, what they say of it, and what they leave alone."""

from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.scenario.io.reader import Reading, read
from tests.support.check_runs import findings
from tests.support.examples import example


def pieces(*lines: str) -> str:
    return "".join(f"  - {{{line}}}\n" for line in lines)


HALL = "id: hall, piece: room-5x5, at: [0, 0], area: start"
LAB = "id: lab, piece: room-4x4, at: [5, -1], area: research"


def test_an_opening_is_capped_where_a_dead_end_fits() -> None:
    reading = read(example(caps="", doors="  - {id: gate, at: [4, 0], side: east}\n"))
    open_ones = [finding for finding in analyse(reading) if finding.code == "BRD002"]
    assert len(open_ones) == 6
    assert reading.scenario is not None
    scenario = reading.scenario
    for finding in open_ones:
        first, second = finding.fixes
        assert first.safe
        assert second.safe
        scenario = first.edit.apply(scenario)
    assert not analyse(Reading(scenario, None, ()), select=("SCN", "BRD", "CMP"))
    by_caps = open_ones[0].fixes[1].edit.apply(reading.scenario)
    assert not analyse(Reading(by_caps, None, ()), select=("SCN", "BRD", "CMP"))


def test_no_dead_end_is_offered_when_the_box_has_none_left() -> None:
    caps = [f"piece: dead-end, at: [{3 * n}, 40], area: start" for n in range(22)]
    finding = next(one for one in findings(example(pieces=pieces(HALL, LAB, *caps), caps="")) if one.code == "BRD002")
    assert all(not fix.safe for fix in finding.fixes)
