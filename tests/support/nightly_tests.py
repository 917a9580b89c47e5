"""Which tests run nightly only, because quicker ones execute the same lines: `tests/fixtures/nightly.txt`.

`python -m tests.support.nightly_tests COVERAGE TIMES` chooses them again, from `pytest --all --cov=kneedeep
--cov=kneedeep_exchange --cov=kneedeep_editor --cov-context=test --junitxml=TIMES` with pytest-cov.

It is a weighted set cover: of the tests that take long, those that execute the most further lines for their time stay in
the default run, until a second of time brings too few lines. What the coverage of this process does not see, such as
child processes, is for people to decide: those lines of the file stay, and so do its lines `keep TEST`.
"""

import heapq
import re
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

PATH = Path(__file__).parents[1] / "fixtures" / "nightly.txt"
HEART = re.compile(r"tests/engine/(analysis|board|bots|catalog|geometry|reference|rules|scenario|script|solver)/")
KEPT = re.compile(
    r"hidden|hand_out|back|byte_for_byte|holds|proven|merged|walked|written_over|renam|lost|shipped_scenario"
)
"""Tests that something stays hidden, comes back whole or holds: what a fault there does is not seen by its lines."""
QUICK, QUICK_OF_HEART = 0.2, 1.0
"""Seconds below which a test always stays in the default run."""
FEWEST_LINES = 20
"""Lines that a second of a test has to add."""
UNSEEN = 50
"""A test that executes fewer lines is about something else than lines of this process."""

Lines = frozenset[tuple[int, int]]


@cache
def _listed() -> frozenset[str]:
    return frozenset(PATH.read_text(encoding="utf-8").splitlines())


def is_nightly(name: str) -> bool:
    """Whether the file names a test, with or without its variant."""
    return not {name, name.partition("[")[0]}.isdisjoint(_listed())


def redundant(lines: Mapping[str, Lines], seconds: Mapping[str, float]) -> list[str]:
    """The tests whose lines quicker tests execute. Both mappings are by the id of a test."""
    stay = {name for name in seconds if _always(name, seconds[name], lines.get(name, frozenset()))}
    left = {name: lines[name] for name in seconds if name not in stay}
    missing = set().union(*left.values()).difference(*(lines.get(name, frozenset()) for name in stay))
    queue = [(-len(executed & missing) / seconds[name], name) for name, executed in left.items()]
    heapq.heapify(queue)
    while queue:
        rate, name = heapq.heappop(queue)
        now = -len(left[name] & missing) / seconds[name]
        if now > rate:
            heapq.heappush(queue, (now, name))
        elif -now >= FEWEST_LINES:
            missing -= left.pop(name)
    return sorted(left)


def _always(name: str, seconds: float, executed: Lines) -> bool:
    limit = QUICK_OF_HEART if HEART.match(name) else QUICK
    kept = name.startswith("tests/engine/") and KEPT.search(name)
    return bool(kept) or seconds < limit or len(executed) < UNSEEN


def executed_lines(coverage: Path) -> dict[str, Lines]:
    """The file and line numbers that each test executed, from a data file of coverage.py."""
    found: dict[str, set[tuple[int, int]]] = defaultdict(set)
    rows = sqlite3.connect(coverage).execute(
        "select context, file_id, numbits from line_bits join context on context.id = context_id"
    )
    for context, file, bits in rows:
        numbers = (8 * place + bit for place, byte in enumerate(bits) for bit in range(8) if byte >> bit & 1)
        found[context.rpartition("|")[0]].update((file, number) for number in numbers)
    return {name: frozenset(numbers) for name, numbers in found.items() if name}


def times(report: Path) -> dict[str, float]:
    """The seconds of each test, from a JUnit report of pytest."""
    cases = ElementTree.parse(report).iter("testcase")
    return {
        f"{case.attrib['classname'].replace('.', '/')}.py::{case.attrib['name']}": float(case.attrib["time"])
        for case in cases
    }


def shortened(names: Iterable[str], every: Iterable[str]) -> list[str]:
    """The tests, those of which all variants are in it once without a variant."""
    variants: dict[str, set[str]] = defaultdict(set)
    for name in every:
        variants[name.partition("[")[0]].add(name)
    chosen = {*names}
    whole = {test for test, all_of_it in variants.items() if all_of_it <= chosen}
    return sorted(whole | {name for name in chosen if name.partition("[")[0] not in whole})


if __name__ == "__main__":
    lines, seconds = executed_lines(Path(sys.argv[1])), times(Path(sys.argv[2]))
    unseen = {name for name in seconds if is_nightly(name) and len(lines.get(name, ())) < UNSEEN}
    people = [line for line in PATH.read_text(encoding="utf-8").splitlines() if not line.startswith("tests/")]
    chosen = {*redundant(lines, seconds), *unseen}.difference(line.removeprefix("keep ") for line in people)
    PATH.write_text("\n".join([*people, *shortened(chosen, seconds), ""]), encoding="utf-8")
    print(len(chosen), "tests,", round(sum(seconds[name] for name in chosen if name in seconds)), "seconds")
