"""What windows offer beyond map, palette and problems: a feature is a module, here or in the package of its subject, with `install(shell)`."""

from importlib import import_module

from kneedeep_editor.mainwindow.shell import Shell

FEATURES = (
    "features.editing.outline",
    "features.editing.properties",
    "features.editing.undo_history",
    "features.map.overlays",
    "features.program.command_palette",
    "features.checks.inventory",
    "features.editing.clipboard",
    "features.files.autosave",
    "features.files.external_changes",
    "features.checks.problem_fixes",
    "features.checks.share_checklist",
    "features.files.file_drop",
    "playtest.feature",
    "playtest.start_position.feature",
    "table_mode.feature",
    "simulation.feature",
    "features.program.shortcuts",
    "features.map.cursor_commands",
    "features.program.themes",
    "features.map.minimap",
    "features.editing.piece_types",
    "features.editing.eyedropper",
    "features.map.marine_count",
    "features.editing.select_similar",
    "features.map.teleporter_toggle",
    "features.map.map_notices",
    "features.files.samples",
    "printing.feature",
    "features.program.tour",
)
"""The modules of the features, in the order in which their panels and commands come."""


def install(shell: Shell) -> None:
    """Put every feature into a window."""
    for name in FEATURES:
        import_module(f"kneedeep_editor.{name}").install(shell)
