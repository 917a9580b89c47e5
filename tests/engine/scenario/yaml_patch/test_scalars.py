"""What unquoted scalars mean, and that what is written reads back identical."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.yaml_patch.change_plan import same
from kneedeep.model.scenario.yaml_patch.node_tree import Plain, parse, plain
from kneedeep.model.scenario.yaml_patch.scalars import resolve
from kneedeep.model.scenario.yaml_patch.value_text import inline, literal
from tests.support.cases import cases

numbers = st.integers(-(2**63) + 1, 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30) | st.sampled_from(
    ["true", "on", "No", "null", "~", "", "1:30", "0x1f", "2020-01-01", "<<", "- a", "a: b", "#", "a #b", "=", "é"]
)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


@cases(("text", "value"))
def test_core_scalars_are_resolved(text: str, value: Plain) -> None:
    assert same(resolve(text), value)


@cases("text", ["on", "no", "yes", "Null", "1:30", "2020-01-01", "1_000", "0b1", "05a", "-", ".", "1e", "=", "N@4"])
def test_everything_else_stays_text(text: str) -> None:
    assert resolve(text) == text


@cases("text", [".nan", ".inf", "-.INF", "1e999", "9" * 20, "9" * 5000, "0x" + "f" * 5000, "1." + "1" * 5000])
def test_numbers_that_cannot_be_held_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="number"):
        resolve(text)


@given(values)
def test_a_written_value_reads_back_identical(value: Plain) -> None:
    assert same(plain(parse(inline(value)).root), value)
    assert same(plain(parse(f"- {{key: {inline(value)}}}\n").root), [{"key": value}])


@given(st.text(st.sampled_from("ab \n\t#:-'\"é"), max_size=20), st.sampled_from(["\n", "\r\n"]))
def test_a_literal_block_reads_back_identical(text: str, newline: str) -> None:
    if (block := literal(text, "  ", newline)) is not None:
        assert plain(parse(f"key: {block}{newline}next: 1{newline}").root) == {"key": text, "next": 1}


def test_words_stay_plain_and_texts_are_quoted() -> None:
    entry: Plain = {"kind": "key", "color": "red", "at": [12, 3], "text": "It falls.", "name": "on", "frags": {"1": 4}}
    assert inline(entry) == '{kind: key, color: red, at: [12, 3], text: "It falls.", name: "on", frags: {1: 4}}'


@cases("value", [float("nan"), float("inf"), 2**70, "\ud800"])
def test_what_cannot_be_read_back_is_not_written(value: Plain) -> None:
    with pytest.raises(ValueError, match="hold"):
        inline(value)
