"""Nothing is left out in silence: what was gone through in part is told, and nothing is blamed for it."""

import pytest

from kneedeep.analysis.reach import party_states
from kneedeep.solver import branch_results
from kneedeep.solver.search import successors
from tests.support.check_runs import findings
from tests.support.examples import example


def told(text: str, *select: str) -> list[str]:
    return [one.message for one in findings(text, select) if one.code == "INT002"]


def crates(count: int, by: str = "chance") -> dict[str, str]:
    """Choices with two ways each: which of two crates is there."""
    crate = "  - {{kind: encounter, id: crate-{n}-{way}, at: [{x}, {y}], do: [{{set: opened}}]}}\n"
    tokens = "".join(crate.format(n=n, way=way, x=n % 5, y=2 + way) for n in range(count) for way in (0, 1))
    entries = "".join(
        f"  - {{by: {by}, of: [[{{token: crate-{n}-0}}], [{{token: crate-{n}-1}}]]}}\n" for n in range(count)
    )
    return {"tokens": tokens, "choices": entries}


def test_a_map_with_few_choices_is_gone_through_in_full() -> None:
    assert told(example(**crates(4)), "RCH", "LOS", "RSP", "OBJ") == []


def test_branches_that_are_left_out_are_told_by_each_family() -> None:
    (reach,) = told(example(**crates(7)), "RCH")
    assert "64 of the 128 outcomes of the choices" in reach
    assert ["16 of the 128 outcomes" in one for one in told(example(**crates(7)), "LOS")] == [True]
    assert ["16 of the 128 outcomes" in one for one in told(example(**crates(7)), "RSP")] == [True]


def test_more_branches_than_are_ever_gone_through_are_told() -> None:
    (reach,) = told(example(**crates(13)), "RCH")
    assert f"more than {branch_results.BRANCHES} outcomes" in reach


def test_what_only_a_branch_beyond_the_limit_reaches_is_not_blamed() -> None:
    # The key lies there in the last way in which the choices may turn out alone.
    key = "  - {kind: key, id: only-key, color: red, at: [1, 0]}\n  - {kind: encounter, id: nothing, at: [2, 0]}\n"
    sections = crates(7)
    sections["tokens"] += key
    sections["choices"] = "  - {by: marines, of: [[{token: nothing}], [{token: only-key}]]}\n" + sections["choices"]
    text = example(**sections, doors="  - {id: gate, at: [4, 0], side: east, key: red}\n")
    assert [one.code for one in findings(text, ("RCH001", "RCH010", "OBJ002"))] == ["INT002"]


def test_states_that_are_left_out_are_told_where_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(successors.SuccessorGenerator, "__init__", _truncated(successors.SuccessorGenerator.__init__))
    assert ["exploration states were checked" in one for one in told(example(), "LOS006")] == [True]
    assert party_states.LINES == 16


def _truncated(begin: object) -> object:
    def begun(self: successors.SuccessorGenerator, *given: object) -> None:
        begin(self, *given)  # type: ignore[operator]
        self.truncated = True

    return begun
