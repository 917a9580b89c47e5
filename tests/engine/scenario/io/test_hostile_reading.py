"""Reading takes time and memory in step with the size of a file, whatever is wrong with it."""

import copy
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema_rs
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.scenario.io import reader, schema_check
from kneedeep.model.scenario.io.reader import Reading, read
from kneedeep.model.scenario.io.word_suggestions import ALLOWANCE, nearest
from kneedeep.support import resources
from kneedeep.support.work_budget import allowance
from tests.support.call_counts import calls_of, growth
from tests.support.cases import cases
from tests.support.generators import hostile_files as files
from tests.support.generators.broken_scenarios import shipped, unreadable
from tests.support.generators.random_files import text_of

VALIDATOR = jsonschema_rs.validator_for(resources.text("schemas", "scenario.schema.json"))
LINEAR = 2.4
"""At most so many times the work for twice the size: a little more than in proportion, for sorting."""

READ = (
    files.wrong_flags,
    files.wrong_allows,
    files.unknown_keys,
    files.wrong_spaces,
    files.wrong_elements,
    files.same_entries,
    files.wide_conditions,
    files.in_2016(files.wrong_elements),
    files.tokens_of_another_edition,
    files.wrong_demons,
    files.misspelt_demons,
)


@cases("shape", READ, ids=lambda shape: shape.__name__)
def test_twice_the_size_takes_twice_the_work(shape: files.Shape) -> None:
    def make(size: int) -> Callable[[], Reading]:
        text = shape(size)
        return lambda: read(text)

    assert growth(make, 150) < LINEAR


def test_wrong_names_are_listed_up_to_a_number_and_then_counted() -> None:
    few, many = read(files.wrong_flags(90)), read(files.wrong_flags(4_000))
    assert len(few.problems) == 90
    assert len(many.problems) == schema_check.NAMES_LISTED + 1
    message = f"flags: 4000 of its keys can't be keys here; the first {schema_check.NAMES_LISTED} are listed."
    assert [one.message for one in many.problems if "keys here" in one.message] == [message]
    assert many.scenario is not None
    assert not many.scenario.flags


def test_wrong_names_do_not_copy_the_mapping() -> None:
    text = files.wrong_flags(4_000)
    read(text)
    tracemalloc.start()
    read(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20_000_000


def test_problems_of_a_file_are_listed_up_to_a_number_and_then_counted() -> None:
    found = read(files.wrong_elements(2_000)).problems
    assert len(found) == reader.PROBLEMS_LISTED + 1
    assert found[-1].message == "the file: 3000 more problems from here on are not listed."


def test_nested_alternatives_are_looked_at_once() -> None:
    def placed(depth: int) -> str:
        step = "{wound: x}"
        for _level in range(depth):
            step = f"{{place: {{kind: barrel, at: [1, 1], do: [{step}]}}}}"
        return f"format: 1\nruleset: doom-2004\ntriggers: [{{when: {{round: 2}}, do: [{step}]}}]\n"

    found = [one.message for one in read(placed(18)).problems if one.path[:1] == ("triggers",)]
    assert len(found) == 1
    assert "wound: 'x' is not a whole number" in found[0]
    assert calls_of(lambda: read(placed(18))) < 4 * calls_of(lambda: read(placed(9)))


def test_the_search_finds_something_exactly_where_the_validator_does() -> None:
    for broken in unreadable(shipped("tutorial.yaml")):
        assert bool(list(schema_check.schema_faults(broken.data))) == (not VALIDATOR.is_valid(broken.data)), (
            broken.change
        )


ODD: tuple[Any, ...] = (None, True, 0, 1, 1.0, 2.5, -1, "x", "", "Key 1", [], [1, 1], [1, True], {}, {"1": 2}, {"7": 3})
ODD += ({"all": []}, {"flag": 1}, [{"place": {"kind": "imp"}}], [[0, 0], [0.0, 0]], "a\n", [{"wound": 1, "heal": 2}])


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in parts:
        yield (*path, step)
        yield from _places(part, (*path, step))


TUTORIAL = shipped("tutorial.yaml")


@given(st.sampled_from(list(_places(TUTORIAL))), st.sampled_from(ODD))
def test_the_search_agrees_with_the_validator_about_odd_values(path: tuple[Any, ...], odd: Any) -> None:
    data = copy.deepcopy(TUTORIAL)
    part: Any = data
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = copy.deepcopy(odd)
    found = list(schema_check.schema_faults(data))
    expected = [error.instance_path for error in VALIDATOR.iter_errors(data)]
    assert bool(found) == bool(expected)
    if not any(one.keyword == "propertyNames" or one.keys for one in found):
        assert sorted(map(str, expected)) == sorted(str(list(one.path)) for one in found)


def test_suggestions_for_one_file_take_a_bounded_amount_of_work() -> None:
    own = [{"id": f"kind-of-a-thing-number-{number}"} for number in range(400)]
    tokens = [{"kind": f"kinb-of-a-thimg-numder-{number}", "at": [1, 1]} for number in range(400)]
    problems = read(text_of({"ruleset": "doom-2004", "token_types": own, "tokens": tokens})).problems
    hints = ["did you mean" in one.message for one in problems if one.path[:1] == ("tokens",)]
    assert hints[0] and not hints[-1], "the first words have suggestions, those beyond the limit none"
    words, asked = tuple(one["id"] for one in own), 0
    with allowance(ALLOWANCE):
        while nearest(f"{words[asked]}x", words) == words[asked]:
            asked += 1
    assert asked == ALLOWANCE // (len(words) * 4)


@cases(
    ("word", "known"),
    [("abcd", "abdc"), ("kitchen", "kitten"), ("gate", "gates"), ("hatch", "thatch"), ("door-01x", "door-01")],
)
def test_common_beginnings_and_ends_change_no_distance(word: str, known: str) -> None:
    assert nearest(word, [known]) == known
