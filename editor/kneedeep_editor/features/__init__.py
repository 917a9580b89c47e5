"""Commands and panels of windows. A feature is a class, here or in its subject's package, made with the shell.

Dialogs and panels are imported inside functions, with their first use: the window comes up faster so.
"""

from importlib import import_module

from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep_editor.mainwindow.shell import Shell

FEATURES = (
    "features.editing.outline.install",
    "features.editing.properties.install",
    "features.editing.undo_history.install",
    "features.map.overlays.Overlays",
    "features.map.route.RouteFeature",
    "features.map.party.PartyFeature",
    "features.map.layers.LayersFeature",
    "features.program.command_palette.Calling",
    "features.checks.inventory.InventoryFeature",
    "features.editing.clipboard.Clipboard",
    "features.files.autosave.Autosave",
    "features.files.external_changes.FileWatch",
    "features.checks.problem_fixes.ProblemFixes",
    "features.checks.share_checklist.ShareChecklist",
    "features.files.file_drop.Dropping",
    "playtest.feature.Playtest",
    "playtest.start_position.feature.FromHereFeature",
    "table_mode.feature.Tables",
    "simulation.feature.SimulationFeature",
    "features.program.shortcuts.Shortcuts",
    "features.map.cursor_commands.CursorCommands",
    "features.program.window_view.WindowView",
    "features.program.window_view.add_tab_commands",
    "features.program.themes.Themes",
    "features.program.language_menu.LanguageMenu",
    "features.map.minimap.MinimapFeature",
    "features.editing.piece_types.PieceTypes",
    "features.editing.tile_library.TileLibraryFeature",
    "features.editing.prefabs.Prefabs",
    "features.editing.furnishing.FurnishingFeature",
    "features.editing.palette_choices.PaletteChoices",
    "features.editing.eyedropper.Eyedropper",
    "features.map.marine_count.MarineCount",
    "features.editing.select_similar.SelectSimilar",
    "features.map.look_toggle.TeleporterArcs",
    "features.map.look_toggle.LookToggle",
    "features.map.events.EventsFeature",
    "features.map.map_notices.MapNotices",
    "features.files.new_scenario.NewScenario",
    "features.files.samples.Samples",
    "printing.feature.Printing",
    "features.files.picture_export.PictureExport",
    "features.files.map_texts.MapTexts",
    "sharing.export_feature.ExportFeature",
    "sharing.passport_feature.PassportFeature",
    "sharing.import_feature.ImportFeature",
    "sharing.comparison_feature.ComparisonFeature",
    "features.program.tour.TourFeature",
    "features.program.help.install",
    "features.program.playable_commands.PlayableCommands",
)
"""The feature classes, in the order of their panels and commands."""

OF_FOREIGN_FILES = (
    "sharing.export_feature.ExportFeature",
    "sharing.passport_feature.PassportFeature",
    "sharing.import_feature.ImportFeature",
)
"""Those that need the package for files of other kinds."""


def install(shell: Shell) -> None:
    """Put every feature into a window whose packages are installed."""
    without = () if foreign_files() else OF_FOREIGN_FILES
    for name in (name for name in FEATURES if name not in without):
        module, _, feature = name.rpartition(".")
        getattr(import_module(f"kneedeep_editor.{module}"), feature)(shell)
