"""What Windows does differently, asked on any system."""

import os
import sys

import pytest

from kneedeep.support.platforms.painting import paint_without_display


def test_qt_finds_the_fonts_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "environ", {"SYSTEMROOT": "D:\\Windows"})
    paint_without_display()
    assert os.environ["QT_QPA_FONTDIR"] == os.path.join("D:\\Windows", "Fonts")
