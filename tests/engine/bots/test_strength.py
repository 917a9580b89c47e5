"""Each bot beats the one below it in both seats: a small scenario; the whole table is the contest's."""

import pytest

from kneedeep.support.resources import path
from tests.benchmarks.contest import bouts, main, row
from tests.benchmarks.rank_test import Compared, chance_of_luck
from tests.support.cases import cases


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("better", "scenario", "marines", "games"), [("rush", "airless", (1,), 10), ("tactical", "tutorial", (1, 2, 3), 40)]
)
def test_each_bot_beats_the_one_below_it_on_a_small_scenario(
    better: str, scenario: str, marines: tuple[int, ...], games: int
) -> None:
    """So many games that luck does not hide the difference: in 80 games *tactical* has a luck below 1e-4 on both sides."""
    text = path("scenarios", f"{scenario}.yaml").read_text(encoding="utf-8")
    for bout in bouts([(scenario, text, marines)], games, 1, 500, (better,)):
        assert bout.luck < 0.05, row(bout)
        assert not any(outcome.limited for part in bout.outcomes for outcome in part), row(bout)


def test_rush_beats_random_in_the_2016_edition() -> None:
    text = path("scenarios", "range-day.yaml").read_text(encoding="utf-8")
    for bout in bouts([("range-day", text, (3,))], 8, 1, 500, ("rush",)):
        assert bout.luck < 0.01, row(bout)


def test_luck_is_even_between_equals_and_small_between_unequals() -> None:
    low, high = [(0, number) for number in range(20)], [(1, number) for number in range(20)]
    assert chance_of_luck((low, low)) == pytest.approx(0.5, abs=0.02)
    assert chance_of_luck((high, low)) < 1e-6 < 1 - 1e-6 < chance_of_luck((low, high))
    assert chance_of_luck(([(0,)] * 9, [(0,)] * 9)) == 0.5


def test_luck_agrees_with_the_exact_count_of_small_samples() -> None:
    # All 3 above all 3: 1 of 20 orders, exactly 0.05.
    assert chance_of_luck(([(4,), (5,), (6,)], [(1,), (2,), (3,)])) == pytest.approx(0.05, abs=0.01)


def test_games_are_compared_with_those_of_as_many_marines() -> None:
    # In both groups the first is surely better; between the groups there is more than between the bots.
    few = [(0, number) for number in range(10, 20)], [(0, number) for number in range(10)]
    many = [(9, number) for number in range(10, 20)], [(9, number) for number in range(10)]
    pooled = chance_of_luck(([*few[0], *many[0]], [*few[1], *many[1]]))
    assert chance_of_luck(few, many) < 1e-6 < 1e-3 < pooled
    # What one group shows for the first and the other for the second is luck.
    assert chance_of_luck(few, (many[1], many[0])) == pytest.approx(0.5, abs=0.02)


def test_luck_needs_games_of_both() -> None:
    alone: list[Compared] = [([], [(1,)])]
    for groups in (alone, []):
        with pytest.raises(ValueError, match="games of both"):
            chance_of_luck(*groups)


def test_the_command_prints_a_row_for_each_bot_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(path("scenarios", "tutorial.yaml"))
    status = main([file, "--games", "2", "--marines", "1", "--bot", "rush"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4 and status in (0, 1)
    assert [line.split("|")[1:5] for line in lines[2:]] == [
        [" tutorial ", f" {side} ", " 2 ", " *rush* "] for side in ("marines", "invaders")
    ]


@cases(("options", "why"))
def test_a_contest_that_cannot_be_held_is_told_in_a_sentence(
    options: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tutorial = str(path("scenarios", "tutorial.yaml"))
    with pytest.raises(SystemExit) as left:
        main([tutorial if option == "TUTORIAL" else option for option in options])
    assert left.value.code == 2 and why in capsys.readouterr().err
