"""`kneedeep play --table`: what it refuses before a window opens, and what the window is asked for."""

from pathlib import Path

import pytest

from tests.support.cases import cases
from tests.support.command import Shell

TUTORIAL = Path(__file__).resolve().parents[4] / "scenarios" / "tutorial.yaml"
REFUSED = [
    ([], "--table takes a scenario FILE"),
    ([TUTORIAL, "--text"], "--table goes with FILE and --marines alone"),
    ([TUTORIAL, "--seed", "0"], "--table goes with FILE and --marines alone"),
    ([TUTORIAL, "--bots", "random,random"], "--table goes with FILE and --marines alone"),
    ([TUTORIAL, "--no-pause"], "--table goes with FILE and --marines alone"),
    ([TUTORIAL, "--marines", "9"], "is made for 1, 2, 3"),
    ([TUTORIAL.with_name("nothing.yaml")], "there is no such file"),
]


@cases(("arguments", "message"), REFUSED, ids=lambda one: str(one)[-30:])
def test_what_a_table_can_not_do_is_refused_before_a_window_opens(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, arguments: list[object], message: str
) -> None:
    monkeypatch.setattr("kneedeep.cli.window.open_table", lambda *_: pytest.fail("a window opened"))
    done = shell("play", "--table", *arguments)
    assert done.status == 2 and message in done.err and not done.out


def test_the_window_is_asked_for_the_table(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def open_table(*arguments: object) -> int:
        asked.append(arguments)
        return 0

    monkeypatch.setattr("kneedeep.cli.window.open_table", open_table)
    assert shell("play", TUTORIAL, "--table", "--marines", "2").status == 0
    assert shell("play", "--table", TUTORIAL).status == 0
    assert asked == [(str(TUTORIAL), 2, None), (str(TUTORIAL), None, None)]
