"""Whether the system asks for less motion: what desktops say about it."""

import pytest

from kneedeep_editor.services import reduced_motion

_COMMON, _GNOME = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
)


@pytest.mark.parametrize(
    ("settings", "asks"),
    [
        ({}, False),
        ({_COMMON: 0, _GNOME: True}, False),
        ({_COMMON: 1, _GNOME: True}, True),
        ({_COMMON: 0, _GNOME: False}, True),
        ({_GNOME: False}, True),
    ],
)
def test_a_desktop_asks_by_its_settings(
    monkeypatch: pytest.MonkeyPatch, settings: dict[tuple[str, str], object], asks: bool
) -> None:
    monkeypatch.setattr(reduced_motion, "_desktop_setting", lambda *name: settings.get(name))
    assert reduced_motion._desktop_asks() is asks


def test_without_a_desktop_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reduced_motion, "_SERVICE", "org.example.Nobody")
    assert reduced_motion._desktop_setting(*_COMMON) is None
