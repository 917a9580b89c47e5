"""All-pairs sight of both editions, against a plain walk of every pair and prepared shapely."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.corner_sight import CornerSight
from kneedeep.model.geometry.cover import Cover
from kneedeep.model.geometry.lattice import Lattice
from tests.benchmarks.boards import BenchmarkBoard, open_hall, rooms_and_corridors
from tests.benchmarks.plain_sight import PlainWalk, ShapelySight
from tests.benchmarks.table import Table, medians, milliseconds, ratio

WALK_LIMIT = 3_000
"""Spaces above which the plain walk is left out: it grows with the square."""

SHAPELY_LIMIT = 1_000

SIZES = (500, 2_500, 10_000)


class _Measured(NamedTuple):
    size: int
    warm: float
    row: tuple[str, ...]


def tables() -> list[Table]:
    """All pairs, and single questions to the finished table."""
    boards = [*map(rooms_and_corridors, SIZES), open_hall()]
    return [
        _all_pairs(boards),
        Table(
            "Single questions about 2004 sight, µs",
            ("board", "does a see b", "all that a sees, first time", "why not"),
            [_questions(board) for board in boards],
        ),
        Table(
            "Sight and cover, 2016, ms",
            (
                "board",
                "pairs",
                "without cover",
                "all-pairs sight",
                "with cover",
                "all that a sees",
                "cover of one pair",
                "past figures",
            ),
            [_corner_to_corner(board) for board in boards],
            (
                "Ordered pairs of different spaces. With cover: sight and cover of all pairs, one space in a hundred"
                " difficult; the goal on 548 spaces is 25 ms.",
                "Past figures: cover of one pair with some twenty figures on the board.",
            ),
        ),
    ]


def _all_pairs(boards: list[BenchmarkBoard]) -> Table:
    measured = [_measure(board) for board in boards]
    small, large = measured[0], measured[len(SIZES) - 1]
    growth = math.log(large.warm / small.warm) / math.log(large.size / small.size)
    return Table(
        "All-pairs sight, 2004, ms",
        ("board", "pairs", "ours warm", "ours cold", "plain walk", "of warm", "shapely", "of warm"),
        [one.row for one in measured],
        (
            "Warm: the spaces are numbered; edges and obstacles are new. Cold: from the bare set of spaces.",
            f"Growth from {small.size:,} to {large.size:,} spaces: n^{growth:.2f}. Left out: the plain walk above"
            f" {WALK_LIMIT:,} spaces, shapely above {SHAPELY_LIMIT:,}.",
        ),
    )


def _measure(board: BenchmarkBoard) -> _Measured:
    size = len(board.lattice)
    pairs = _warm(board).pairs()
    ways: dict[str, Callable[[], Any]] = {"warm": lambda: _warm(board), "cold": lambda: _cold(board)}
    if size <= WALK_LIMIT:
        ways["walk"] = PlainWalk(board).pairs
        if ways["walk"]() != pairs:
            raise AssertionError(f"the plain walk counts other pairs on {board.name}")
    if size <= SHAPELY_LIMIT:
        ways["shapely"] = ShapelySight(board).pairs
    times = medians(ways)
    walk, shapely = times.get("walk"), times.get("shapely")
    row = (
        board.name,
        f"{pairs:,}",
        milliseconds(times["warm"]),
        milliseconds(times["cold"]),
        milliseconds(walk),
        ratio(walk, times["warm"]),
        milliseconds(shapely),
        ratio(shapely, times["warm"]),
    )
    return _Measured(size, times["warm"], row)


def _questions(board: BenchmarkBoard) -> tuple[str, ...]:
    sight = _warm(board)
    spots = _spots(board)
    asked = [(a, b) for a in spots for b in spots]
    some = asked[::13]
    times = medians(
        {
            "sees": lambda: [sight.sees(a, b) for a, b in asked],
            "visible": lambda: _each_anew(sight, spots),
            "reason": lambda: [sight.obstruction(a, b) for a, b in some],
        }
    )
    return (
        board.name,
        milliseconds(times["sees"] * 1000 / len(asked)),
        milliseconds(times["visible"] * 1000 / len(spots)),
        milliseconds(times["reason"] * 1000 / len(some)),
    )


def _corner_to_corner(board: BenchmarkBoard) -> tuple[str, ...]:
    cover = _covered(board)
    sight = cover.sight
    spots = _spots(board)
    asked = [(a, b) for a in spots for b in spots]
    figures = sum(1 << number for number in range(3, len(board.lattice), max(1, len(board.lattice) // 20)))
    times = medians(
        {
            "pairs": lambda: CornerSight(board.lattice, board.free).prepare(),
            "both": lambda: _covered(board),
            "visible": lambda: _each_anew(sight, spots),
            "cover": lambda: [cover.cover(a, b) for a, b in asked],
            "figures": lambda: [cover.cover(a, b, figures) for a, b in asked],
        },
        rounds=5,
    )
    return (
        board.name,
        f"{sight.pairs() - len(board.lattice):,}",
        f"{cover.pairs():,}",
        milliseconds(times["pairs"]),
        milliseconds(times["both"]),
        milliseconds(times["visible"] / len(spots)),
        milliseconds(times["cover"] / len(asked)),
        milliseconds(times["figures"] / len(asked)),
    )


def _covered(board: BenchmarkBoard) -> Cover:
    """Sight and cover of the whole board; its obstacles are difficult spaces."""
    sight = CornerSight(board.lattice, board.free)
    sight.prepare()
    cover = Cover(sight, board.obstacles)
    cover.prepare()
    return cover


def _warm(board: BenchmarkBoard) -> CenterSight:
    sight = CenterSight(board.lattice, board.free, board.obstacles)
    sight.prepare()
    return sight


def _cold(board: BenchmarkBoard) -> CenterSight:
    sight = CenterSight(Lattice(board.lattice.spaces), board.free, board.obstacles)
    sight.prepare()
    return sight


def _spots(board: BenchmarkBoard) -> range:
    """Some forty spaces, spread evenly."""
    return range(0, len(board.lattice), max(1, len(board.lattice) // 40))


def _each_anew(sight: CenterSight | CornerSight, spots: range) -> None:
    sight.forget()
    for a in spots:
        sight.visible(a)
