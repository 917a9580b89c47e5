"""What Windows does differently, asked on any system."""

import errno
import os
import signal
import sys

import pytest

from kneedeep.support.platforms.painting import paint_without_display
from kneedeep.support.platforms.streams import is_closed_pipe
from kneedeep.support.platforms.ticks import ticks
from kneedeep.support.printable import quoted


def test_qt_finds_the_fonts_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "environ", {"SYSTEMROOT": "D:\\Windows"})
    paint_without_display()
    assert os.environ["QT_QPA_FONTDIR"] == os.path.join("D:\\Windows", "Fonts")


@pytest.mark.parametrize(("system", "expected"), [("linux", "'my map.yaml'"), ("win32", '"my map.yaml"')])
def test_files_are_quoted_as_the_shell_reads_them(system: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert (quoted("my map.yaml"), quoted("map.yaml")) == (expected, "map.yaml")


def test_a_tick_between_two_others_is_no_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "setitimer", raising=False)
    seen: list[object] = []
    with ticks(seen.append):
        for _ in range(3):
            signal.raise_signal(signal.SIGABRT)
    assert len(seen) >= 3


def test_windows_calls_a_closed_pipe_invalid(monkeypatch: pytest.MonkeyPatch) -> None:
    invalid = OSError(errno.EINVAL, "Invalid argument")
    monkeypatch.setattr(sys, "platform", "linux")
    assert is_closed_pipe(BrokenPipeError()) and not is_closed_pipe(invalid)
    monkeypatch.setattr(sys, "platform", "win32")
    assert is_closed_pipe(invalid) and not is_closed_pipe(OSError(errno.EINVAL, "Invalid argument", "map?.yaml"))
