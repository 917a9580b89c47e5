"""Findings and witnesses become marks."""

from typing import Any

from kneedeep.drawing.marks import Mark
from kneedeep.report.finding_marks import marks_of_finding
from tests.support.cases import cases


@cases(
    ("witness", "marks"),
    [
        (
            {"kind": "path", "spaces": [[0, 0], [1, 0], [2, 1]]},
            [Mark("witness", points=((0.5, 0.5), (1.5, 0.5), (2.5, 1.5)), arrow=True)],
        ),
        ({"kind": "path", "spaces": [[0, 0]]}, []),
        ({"kind": "sight", "from": [[0, 0]], "to": [[3, -1]]}, [Mark("witness", points=((0.5, 0.5), (3.5, -0.5)))]),
        ({"kind": "cut", "edges": [{"at": [1, 2], "side": "east"}]}, [Mark("witness", edges=(((1, 2), "east"),))]),
        ({"kind": "cut", "elements": ["door:gate"]}, []),
        (
            {"kind": "places", "places": [{"text": "a wall", "spaces": [[4, 5]]}, {"text": "nowhere"}]},
            [Mark("witness", spaces=((4, 5),), label="a wall")],
        ),
        (
            {"kind": "band", "from": [1, 1], "band": [8, 16], "spaces": [[9, 1]]},
            [Mark("witness", spaces=((1, 1),)), Mark("witness", spaces=((9, 1),))],
        ),
    ],
)
def test_a_witness_is_drawn_where_it_has_a_place(witness: dict[str, Any], marks: list[Mark]) -> None:
    assert marks_of_finding("BRD002", "error", (), witness) == marks


def test_a_finding_marks_its_spaces_with_its_code() -> None:
    assert marks_of_finding("BRD002", "warning", [(1, 2)]) == [Mark("warning", spaces=((1, 2),), label="BRD002")]
    assert marks_of_finding("SCN001", "error", []) == []
