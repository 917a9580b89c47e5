"""Findings and a file they are about, for the tests of reports."""

from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.record import Record
from kneedeep.report.report import FileReport

TEXT = """\
# A scenario
format: 1
ruleset: doom-2004
title: "Wide 界 title"
pieces:
  - {id: bay, piece: room-5x5, at: [0, 0], area: start}
areas:
  - {id: start, start: true}
doors:
  - {id: gate, at: [4, 0], side: west}
"""


def report(path: str = "maps/a.yaml") -> FileReport:
    """One finding of each severity, an allowed one, one with fixes and one of the whole file."""
    reading = read(TEXT)
    assert reading.scenario is not None
    door = reading.scenario.doors[0].serial
    fix = Fix("Move the door", Change("Move the door", door, Record(at=(4, 1))))
    unsure = Fix("Turn the door", Change("Turn the door", door, Record(side="east")), safe=False)
    findings = (
        Finding("SCN006", "Nothing, to be seen: 100 %\nat all", name="unused-allow", severity=Severity.INFO),
        Finding(
            "BRD008",
            "The title is wide.",
            name="unguarded-joint",
            severity=Severity.WARNING,
            spaces=tuple((x, 0) for x in range(12)),
            marines=(1, 2),
            line=4,
            column=14,
            end_line=4,
            end_column=15,
        ),
        Finding(
            "BRD002",
            "An opening leads nowhere.",
            name="open-opening",
            severity=Severity.ERROR,
            elements=("piece:bay",),
            line=6,
            column=5,
            end_line=6,
            end_column=54,
            allowed="on purpose",
        ),
        Finding(
            "BRD004",
            "The door at 4,0 west stands on no joint.",
            spaces=((4, 0), (4, 1)),
            serials=(door,),
            elements=("door:gate",),
            called=("the door at 4,0 west",),
            witness={
                "kind": "places",
                "places": [{"spaces": ((4, 0),), "text": "here"}],
                "followers": [{"code": "BRD002", "message": "An opening leads nowhere."}],
            },
            fixes=(fix, unsure),
            name="door-off-joint",
            severity=Severity.ERROR,
            line=10,
            column=5,
            end_line=10,
            end_column=39,
        ),
    )
    return FileReport(path, reading, findings, TEXT)
