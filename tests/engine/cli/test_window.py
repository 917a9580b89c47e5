"""What is said where no window can open."""

import pytest

from kneedeep_editor import qt_libraries
from tests.support.command import Shell


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    "line", ["edit", "play scenarios/tutorial.yaml", "play --table scenarios/tutorial.yaml"]
)
def test_without_qt_and_display_qt_is_what_is_missing(
    line: str, shell: Shell, no_display: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_libraries, "find_spec", lambda name: None)
    done = shell(*line.split())
    assert done.status == 2
    assert "PySide6 is not installed" in done.err and "display" not in done.err


def test_with_qt_the_display_is_what_is_missing(shell: Shell, no_display: None) -> None:
    done = shell("edit")
    assert done.status == 2
    assert "no display" in done.err and "PySide6" not in done.err


def test_one_map_is_compared_with_an_older_one(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    def opened(*arguments: object) -> int:
        given.append(arguments)
        return 0

    monkeypatch.setattr("kneedeep.cli.commands.edit.require_display", lambda: None)
    monkeypatch.setattr("kneedeep.cli.commands.edit.open_window", opened)
    assert shell("edit", __file__, "--compare", "older.yaml").status == 0
    assert given == [([__file__], "older.yaml")]
    done = shell("edit", __file__, __file__, "--compare", "older.yaml")
    assert done.status == 2 and "--compare goes with one file, 2 are given" in done.err
