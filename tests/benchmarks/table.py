"""Measuring several ways in turn, and printing them as a table."""

import gc
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

_TURN = 10.0
"""Milliseconds a quick way is run for in its turn."""


class Table(NamedTuple):
    """A heading, column names, rows of text, and lines of remarks below."""

    heading: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    remarks: tuple[str, ...] = ()

    def __str__(self) -> str:
        widths = [max(len(row[i]) for row in (self.columns, *self.rows)) for i in range(len(self.columns))]

        def line(cells: Sequence[str]) -> str:
            first, *others = zip(cells, widths, strict=True)
            return f"| {first[0]:<{first[1]}} | " + " | ".join(f"{cell:>{width}}" for cell, width in others) + " |"

        rule = "|" + "|".join("-" * (width + 1) + ("-" if not index else ":") for index, width in enumerate(widths))
        lines = [f"### {self.heading}", "", line(self.columns), rule + "|", *map(line, self.rows)]
        return "\n".join([*lines, *([""] if self.remarks else []), *(f"{remark}" for remark in self.remarks)])


def medians(ways: Mapping[str, Callable[[], Any]], rounds: int = 9, patience: float = 8.0) -> dict[str, float]:
    """Median milliseconds of each way, all of them taken in turn `rounds` times after one run to warm up.

    A quick way is run several times in its turn; one that took more than `patience` seconds in all is not taken again.
    """
    taken: dict[str, list[float]] = {name: [_time(way, 1)] for name, way in ways.items()}
    warm = {name: max(1, min(50, int(_TURN / max(times[0], 1e-3)))) for name, times in taken.items()}
    for _round in range(rounds):
        for name, way in ways.items():
            if sum(taken[name]) <= patience * 1000:
                taken[name].append(_time(way, warm[name]))
    return {name: statistics.median(times[1:] or times) for name, times in taken.items()}


def _time(way: Callable[[], Any], times: int) -> float:
    """Milliseconds of one run, over `times` runs without garbage collection."""
    gc.collect()
    collecting = gc.isenabled()
    gc.disable()
    start = time.perf_counter()
    for _run in range(times):
        way()
    taken = time.perf_counter() - start
    if collecting:
        gc.enable()
    return taken * 1000 / times


def milliseconds(value: float | None) -> str:
    """A time to three digits, or a dash for what was not measured."""
    if value is None:
        return "–"
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def ratio(value: float | None, unit: float) -> str:
    """How many times `unit` a time is."""
    if value is None:
        return "–"
    return f"× {value / unit:.2g}" if value / unit < 10 else f"× {value / unit:,.0f}"
