"""What windows offer beyond map, palette and problems: a feature is a module with `install(window)`."""

from importlib import import_module

from kneedeep_editor.mainwindow import MainWindow

FEATURES = (
    "outline",
    "properties",
    "history",
    "overlays",
    "command_palette",
    "inventory",
    "clipboard",
    "autosave",
    "outside",
    "mending",
    "sharing",
    "dropping",
    "playtest",
    "from_here",
    "table",
    "simulate",
    "shortcuts",
    "cursor",
    "themes",
    "minimap",
    "piece_types",
    "alike",
    "party",
    "selecting",
    "arcs",
    "notices",
    "samples",
    "printing",
    "tour",
)
"""The modules of the features, in the order in which their panels and commands come."""


def install(window: MainWindow) -> None:
    """Put every feature into a window."""
    for name in FEATURES:
        import_module(f"{__name__}.{name}").install(window)
