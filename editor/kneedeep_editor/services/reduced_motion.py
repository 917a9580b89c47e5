"""Whether the system asks programs to avoid animations."""

import sys

from PySide6.QtGui import QGuiApplication

_HIDDEN = ("offscreen", "minimal")
"""The Qt platforms without a visible display."""
_SERVICE, _PATH, _INTERFACE = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_WAIT = 200
"""The timeout for an answer of the desktop, in milliseconds."""


def wants_less_motion() -> bool:
    """Whether the system asks for no animations, or nothing is visible."""
    if QGuiApplication.platformName() in _HIDDEN:
        return True
    if sys.platform == "win32":
        return not _windows_animates()
    return sys.platform.startswith("linux") and _desktop_asks()


def _windows_animates() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        get_client_area_animation, 0, ctypes.byref(animates), 0
    )
    return bool(animates.value)


def _desktop_asks() -> bool:
    """Whether the desktop's settings ask for it: the common one, else that of GNOME."""
    asked = _desktop_setting("org.freedesktop.appearance", "reduced-motion")
    if isinstance(asked, int) and asked:
        return True
    return _desktop_setting("org.gnome.desktop.interface", "enable-animations") is False


def _desktop_setting(group: str, key: str) -> object:
    """A setting from the desktop portal. None without a portal or setting."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    call = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
    call.setArguments([group, key])
    answer = bus.call(call, QDBus.CallMode.Block, _WAIT)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage:
        return None
    value: object = answer.arguments()[0]
    while hasattr(value, "variant"):
        value = value.variant()
    return value
