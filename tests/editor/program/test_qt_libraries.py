"""Whether Qt can be loaded is told in words and in Debian's package names."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kneedeep_editor import qt_libraries


def set_displays(monkeypatch: pytest.MonkeyPatch, **variables: str) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


def test_where_these_tests_run_qt_can_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    set_displays(monkeypatch, QT_QPA_PLATFORM="offscreen")
    assert qt_libraries.trouble(window=True) is None
    done = subprocess.run(
        [sys.executable, "-m", "kneedeep_editor.qt_libraries"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_platform_asked_for_wins_over_the_displays(monkeypatch: pytest.MonkeyPatch) -> None:
    set_displays(monkeypatch, QT_QPA_PLATFORM="xcb:foo=1;offscreen", WAYLAND_DISPLAY="wayland-0")
    assert qt_libraries.platforms() == ["xcb", "offscreen"]
    set_displays(monkeypatch, DISPLAY=":0", WAYLAND_DISPLAY="wayland-0")
    assert qt_libraries.platforms() == ["wayland", "xcb"]
    set_displays(monkeypatch)
    assert qt_libraries.platforms() == []


@pytest.mark.skipif(sys.platform != "linux", reason="the packages are those of Debian")
def test_the_packages_fit_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    set_displays(monkeypatch)
    assert qt_libraries.packages(window=False) == list(qt_libraries.OFFSCREEN)
    set_displays(monkeypatch, DISPLAY=":0")
    assert "libxcb-cursor0" in qt_libraries.packages(window=True)
    assert "libxcb-cursor0" not in qt_libraries.packages(window=False)
    set_displays(monkeypatch, WAYLAND_DISPLAY="wayland-0")
    assert "libwayland-cursor0" in qt_libraries.packages(window=True)


@pytest.mark.skipif(sys.platform != "linux", reason="the packages are those of Debian")
@pytest.mark.parametrize(("module", "status"), [("kneedeep_editor.qt_libraries", 1), ("kneedeep", 2)])
def test_a_library_that_cannot_be_loaded_is_named_with_the_packages(tmp_path: Path, module: str, status: int) -> None:
    (tmp_path / "libEGL.so.1").touch()
    lacking = {**os.environ, "LD_LIBRARY_PATH": str(tmp_path), "QT_QPA_PLATFORM": "", "DISPLAY": ":4711"}
    done = subprocess.run([sys.executable, "-m", module], capture_output=True, text=True, check=False, env=lacking)
    assert (done.returncode, done.stderr.count("\n")) == (status, 1) and "libEGL.so.1: file too short" in done.stderr
    assert " ".join(qt_libraries.OFFSCREEN + qt_libraries.X11) in done.stdout + done.stderr


def test_without_pyside6_its_package_is_named_and_no_system_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(qt_libraries, "find_spec", lambda name: None)
    assert qt_libraries.main() == 1
    streams = capsys.readouterr()
    assert "PySide6 is not installed: `./kneedeep --prepare editor`" in streams.err
    assert streams.out.split() == []


@pytest.mark.skipif(sys.platform != "linux", reason="asks an X server")
def test_an_unserved_display_is_told_before_qt_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    set_displays(monkeypatch, DISPLAY=":4711")
    assert qt_libraries.display_trouble() == "the display ':4711' cannot be opened"
    set_displays(monkeypatch, QT_QPA_PLATFORM="offscreen", DISPLAY=":4711")
    assert qt_libraries.display_trouble() is None
