"""Checks whether Qt can be loaded, and which system packages it lacks.

`python -m kneedeep_editor.qt_libraries` prints the Debian packages to install, if any. The exit status is 1, with the
reason on stderr, if Qt can't draw or open windows on the available displays.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from kneedeep_editor.qt_loading import load_qt

# All are necessary, since Qt's libraries load them in any case.
OFFSCREEN = ("libegl1", "libgl1", "libfontconfig1", "libxkbcommon0", "libdbus-1-3", "libglib2.0-0")
X11 = ("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0")
WAYLAND = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
MODULES = ("QtGui", "QtWidgets")


def missing_package() -> str | None:
    """An error text with the command for installing PySide6. None if it is installed."""
    if find_spec("PySide6") is not None:
        return None
    return "PySide6 is not installed: `./kneedeep --prepare editor` installs it, or `pip install '.[editor]'` in that folder"


def trouble(*, window: bool) -> str | None:
    """The reason why Qt can't be used, in one line, or None. `window`: check the display's plugin too."""
    if (missing := missing_package()) is not None:
        return missing
    try:
        load_qt()
        for module in MODULES:
            import_module(f"PySide6.{module}")
    except ImportError as error:
        return f"Qt cannot be loaded: {error}"
    return plugin_trouble() if window and sys.platform == "linux" else None


def plugin_trouble() -> str | None:
    """The reason why none of the platform plugins for the display can be loaded, or None."""
    from ctypes import CDLL

    reason = None
    plugins = Path(import_module("PySide6").__file__ or "").parent / "Qt" / "plugins" / "platforms"
    for platform in platforms():
        for plugin in sorted(plugins.glob(f"libq{platform}*.so")):
            try:
                CDLL(str(plugin))
            except OSError as error:
                reason = f"Qt cannot open a window: {error}"
            else:
                return None
    return reason


def display_trouble() -> str | None:
    """The reason why the X display can't be used. None if it can, or for another platform.

    Qt itself ends the process when it cannot connect.
    """
    from ctypes import CDLL, c_void_p

    if sys.platform != "linux" or platforms() != ["xcb"]:
        return None
    xcb = CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [c_void_p]
    connection = xcb.xcb_connect(None, None)
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return f"the display {os.environ.get('DISPLAY', '')!r} cannot be opened" if refused else None


def platforms() -> list[str]:
    """The Qt platforms for the environment, by name: the requested one, else those of the available displays."""
    asked = [part.split(":")[0] for part in os.environ.get("QT_QPA_PLATFORM", "").split(";") if part]
    if asked:
        return asked
    displays = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [platform for platform, variable in displays.items() if os.environ.get(variable)]


def packages(*, window: bool) -> list[str]:
    """The Debian packages with the libraries that Qt needs. Empty except on Linux."""
    if sys.platform != "linux" or find_spec("PySide6") is None:
        return []
    wanted = list(OFFSCREEN)
    if window and "xcb" in platforms():
        wanted += X11
    if window and "wayland" in platforms():
        wanted += WAYLAND
    return wanted


def installing(wanted: Sequence[str]) -> str:
    """The instruction for installing system packages."""
    return (
        "on Debian and Ubuntu this installs what is missing: "
        f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(wanted)}"
    )


def main() -> int:
    """Print the Debian packages to install. Returns 1 if any is missing."""
    if (problem := trouble(window=True)) is None:
        return 0
    print(problem, file=sys.stderr)
    print(*packages(window=True))
    return 1


if __name__ == "__main__":
    sys.exit(main())
