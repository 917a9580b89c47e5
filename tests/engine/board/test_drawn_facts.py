"""Drawn boards of the 2016 edition: sight, cover, range, steps and moves, among them the worked examples of the rulings."""

from typing import Any

import pytest

from kneedeep.model.geometry import cover as covers
from tests.support.cases import cases
from tests.support.drawn_facts import DrawnFacts, board_facts, stored_boards


def check(boards: list[dict[str, Any]]) -> None:
    for given in boards:
        parts = dict(given)
        lines = parts.pop("facts").splitlines()
        drawn = DrawnFacts(**parts)
        assert [f"{line.partition(': ')[0]}: {drawn.answer(line.partition(': ')[0])}" for line in lines] == lines


@pytest.mark.parametrize("boards", board_facts())
def test_a_drawn_board_has_these_facts(boards: list[dict[str, Any]]) -> None:
    check(boards)


@cases("boards", [boards for file, _, _, boards in stored_boards() if file.stem == "boards_cover"])
def test_cover_is_the_same_followed_line_by_line(boards: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covers, "LARGEST_PACKED", 0)
    check(boards)
