<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>kneedeep</name>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>
Allowed: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>  = reason: {printable}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <source> (not every course of play was checked)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source> (not from the start)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> (once {when})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source> (one of {lines} of that length)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source> (passing only)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source> ({allowed} allowed)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source> ({count} each)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source> ({differing} of {asked} spaces differ)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> ({marks} marines)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source> ?: no source gives the number in the box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source> Cut two neighbours along the marks, or lay one over the strip of the other that goes on beyond them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source> Keys 1 to {count} choose another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source> Speed </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source> The author rates the scenario as {challenge}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source> The sheet “Single tiles” has the tiles to print, to scale.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source> and by {doors}, which never {opens}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source> and draws event cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source> and may spend them on portals that summon: {prices}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source> and {adrenaline}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source> at {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> at {spaces}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source> behind {doors}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> for a {action} action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source> for certain: the invader chooses which group comes at {named}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> for {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source> from {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source> if no demon is on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source> if {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source> in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source> in this ruleset; it belongs to {others}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> in {areas}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> in {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source> instead of the usual weapons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source> into play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source> of another kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> of {shown_as} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source> through {element}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source> with expansion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source> with the {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source> with {counts} {marine}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source> without 'exit: true'</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source> {count} problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source> {guesses} of the {used} numbers that these games used {are} or from memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>% of the games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>% of the games won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>&amp;About kneedeep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>&amp;Add a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Add an invader initiative card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;Add these keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>&amp;Allow …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>&amp;Area of new pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>&amp;Area of new tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Area of the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Areas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Armor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>&amp;Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Back one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>&amp;Begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>&amp;Begin a new game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>&amp;Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>&amp;Carry it out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Carry out the pending step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Choose a passport…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>&amp;Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/command_palette.py" />
            <source>&amp;Commands…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>&amp;Compare numbers of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>&amp;Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Continue the last game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Coordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>&amp;Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Cover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;Default</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>&amp;Delete…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Designer's view</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>&amp;Discard all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Distance to the goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>&amp;Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Draft: errors are allowed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>&amp;End of round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;End of the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;End or deselect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>&amp;End the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Exploration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>&amp;Export PDF…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>&amp;Export…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>&amp;Figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Fix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;For</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>&amp;Frag points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>&amp;Frag tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>&amp;Games of this session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>&amp;Go to a space or a name…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>&amp;Guide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Health left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Heat of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>&amp;Hide again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <source>&amp;Hide panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;High contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Hold the space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>&amp;Id</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/import_feature.py" />
            <source>&amp;Import…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Include the scenario file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>&amp;Invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Keep mine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Larger text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Later state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Legend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>&amp;Lock the map pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>&amp;Lock the map tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>&amp;Make a copy of this type…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Make…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>&amp;Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>&amp;Name and note…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Name the day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>&amp;Name:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>&amp;New piece type…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>&amp;New tile type…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>&amp;New…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>&amp;Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Next problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Next text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;No keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;No overlay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Once more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>&amp;Open a copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Open a game…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>&amp;Open as a replay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>&amp;Open…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Overlays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>&amp;Panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>&amp;Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>&amp;Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Play here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>&amp;Play on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Previous problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Previous text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>&amp;Print…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Quick: only the first {n} games with each number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>&amp;Ready to share?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>&amp;Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Reload</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>&amp;Rename</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>&amp;Replace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>&amp;Report (without names of your folders):</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Reset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Respawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Restore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>&amp;Reveal a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Reveal an initiative card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>&amp;Round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/route.py" />
            <source>&amp;Route to victory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>&amp;Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>&amp;Save as PDF…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>&amp;Save as prefab…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>&amp;Save chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>&amp;Saved version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Save…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Search the palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>&amp;Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>&amp;Show it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/veil.py" />
            <source>&amp;Show the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>&amp;Simulate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Smaller text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>&amp;Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>&amp;Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Stop playing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>&amp;Stop saving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>&amp;Table with the real box…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>&amp;Teleporter arcs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Tick the next item</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>&amp;Transcribe tile…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>&amp;Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Turn right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>&amp;Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Undo decision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;Use these keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>&amp;Verify passport…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>&amp;Watch from the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Where demons walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Who plays…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Whole map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>+ condition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>, and in {more}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>, and some of them in {more}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>, and {places} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>, at the end of that round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>, at the end of the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>, but not with {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>, carries {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>, dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>, draws event cards, and may discard event cards to gain Argent Power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>, not yet open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/rules_field.py" />
            <source>, or {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>, stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>, the way out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>, turned {turn}°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>, with {marines} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>, {asked} in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>, {caps} of them added automatically</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>, {rounds} later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>, {time} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>, {wait} later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>, {wounds} on the way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/shipped_scenarios.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>1 marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>1 page, {paper}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>1 step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>: after that it can never happen that {lacking}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>: an action here starts another course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>: blocked by {things_text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>; '{name}' is {an} {replace}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>; Argent Power {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; `kneedeep simulate` shows how hard the scenario is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>; click to roll it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>; did you mean '{near}'?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>; keys found: {part}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; only if the players decide so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source>; seeking attacks reach {seeking_range}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; the marines can also get stuck (RCH011)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>; the teleporter{s} at {at} never become{s2} active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source>; the weapons provided reach {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; with {marines} only if the players decide so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>; {allowed} allowed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>; {fixable} fixable with --fix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; {marines} need{s} at least {turns}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>?: no source gives the Argent Power of these groups.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>A &amp;small map to change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A berserk marine can attack only with his fists.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>A card has groups of at least one color.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>A card keeps the door sealed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>A cause needs another thing as its effect.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>A click offers:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>A click shows it on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A demon opened it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>A door costs {cost}, {rest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>A figure gives way to the nearest free space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>A fragged marine comes back:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>A group has at least one demon.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>A home-made map piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>A home-made map tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine entered it: it is active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine gained it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine opened it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>A marine sees it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine sees it: it summons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine sees this area for the first time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>A marine who respawns at the active teleporter{s} at {at} can't get to where the marines start, and no teleporter elsewhere is active at the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>A moment &amp;earlier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>A moment &amp;later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <source>A name is required here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>A new area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>A number for each number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>A passage has no lock: it opens when its condition holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>A passage is shut until its condition holds, then open for good.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>A passage opens by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>A passport is one file with the map, its problems, its solution and simulated games. Anybody can have all of it repeated, with File &gt; Verify passport or with the command kneedeep verify.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>A person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>A poster: map, title, facts, and how hard it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>A prefab has this name: saving replaces it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>A prefab is opened beside a map: open one first, then import the prefab.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A ready marine who has moved can't attack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>A sample opens as a new scenario without a name. The sample itself does not change.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>A scenario for the {edition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A sentry bot that nobody has activated can't be attacked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A shut door hides it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>A shut door is in the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>A space is visible from {middle} spaces on average, from {most} at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>A space is {side_of_space} wide on {pages}. Print at 100 %, not fitted to the page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>A space is {side_of_space} wide, {types} on {pages}. Print at 100 %, not fitted to the page, and cut along the dashed lines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <source>A space such as 4,3, or a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>A spawn area consists of spaces of the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A sprinting marine can attack only adjacent figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>A step is pending: press Carry it out or Not this time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>A table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>A table: everything, shown step by step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>A text has at most {most:,} characters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>A tile is named by its number and its face, such as 05a.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>A tile of the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>A word, a ["list"] or a {"mapping": 1} is needed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>A&amp;dd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>A&amp;lign to joints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Abilities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>About</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>About kneedeep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>About the problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Actions for {name} {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Add a frag point (F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Add a frag token (F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Add an element that is not on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Add an invader initiative card to the deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Add an invader initiative card to the deck (A)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add choice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add deadline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add ending</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add figure type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add flag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add item</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Add one of the other values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add piece type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add tile type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/palette_choices.py" />
            <source>Add to &amp;favorites</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Add to the scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add token type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add trigger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Add {one}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Added: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Adrenaline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Adrenaline unload</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Advanced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Again with the same &amp;dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Align {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>All commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>All marines leave here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All of it is on the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>All of this and …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All of this is on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All of {area} is on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>All players agree to end it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>All revealed, doors as drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>All spaces must be connected side by side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>All that can be checked in {name} holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>All that the format has room for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>All, side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Allow the selected problems with a reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_actions.py" />
            <source>Allow {codes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Allowed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Allowed {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Allow{many} with a reason</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Allow{many} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Alpha</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Ammo on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>An &amp;empty map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>An area, or single spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>An editor, validator and playtester for scenarios of DOOM: The Board Game. Not connected with its publishers.
Qt {qt}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch013_swappable_key.py" />
            <source>An event that swaps two tokens could move {first} to {at}, behind {element}, which it opens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>An id begins with a small letter; small letters, digits and hyphens follow, {most} at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>An internal error occurred in the editor. Your last command may not have been carried out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>An obstacle hides it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>An opening is N, E, S or W, then @ and the first column or row, from 0: N@0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>An opening needs two adjacent spaces of the rim; there is no room for one here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the east must be in the easternmost column.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the north must be in the northernmost row.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the south must be in the southernmost row.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the west must be in the westernmost column.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>And {count} more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Another &amp;file…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>Another course begins; the previous one is kept as game {number}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>Another figure is still active.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Another program has changed {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Answers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Any of this or …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Apply the first fix of the selected problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Area and part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area of new pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area of new tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>Area of the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/areas.py" />
            <source>Area {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area: a new one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area: auto</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Areas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Areas by round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Areas that are not revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Areas that are revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Areas that marines have seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Areas that no marine has seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Argent Power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Argent Power token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Argent Power {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Argent stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Armor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Arrow keys move the cursor, Shift and an arrow key draw on that side, R turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Arrow keys move the cursor, Space draws, R turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/undo_history.py" />
            <source>As opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>As rolled: no damage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>As rolled: no hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>As rolled: {result}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>As the format prefers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>As&amp;k me about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source>Ask me about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Assault. {assault}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>At</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>At least one number is needed.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>At most {n} steps to the goal, all doors open.</source>
            <extracomment>English for 1: At most {n} step to the goal, all doors open.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>At most {n} steps to the goal.</source>
            <extracomment>English for 1: At most {n} step to the goal.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>At most, of each kind:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>At the start of every Status Phase one portal of the lowest color left summons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>At the start of every Status Phase the invader gains {income} threat tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Attacks without a &amp;target ({number})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Author</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Author, license, summary, time and briefing are present</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Average; below: the range of the middle half of the games.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Back to the &amp;map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/form_row.py" />
            <source>Back to the default (Alt+Del in the field)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Back to the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>Back to: {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>Balance by bots: {marines} marines against a {invader} invader, seed {seed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Barrel chain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Based on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Be&amp;gin at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Before the first round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Before the first round: what is set up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Before the first turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Before the first turn: what is set up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Begin an&amp;other game…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/moment_list.py" />
            <source>Begin at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>Begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Behind the door begins {area}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Berserk, turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Blocking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Blocking terrain: no movement, no line of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Blocks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Blow through</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>Board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>Board, marines, invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Booklet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Bot: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>Both numbers are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Bots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Bots pla&amp;y</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_control.py" />
            <source>Bots play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Bravo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Briefing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Brush</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Build order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Build order by area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Build sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Bullets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Burning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>By default: {default}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>C&amp;lose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>C&amp;lose the editor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>C&amp;opy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>C&amp;opy the report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/saved_sessions.py" />
            <source>Cannot write into {folder}: too many windows use this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/recovery_files.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/saved_sessions.py" />
            <source>Cannot write {file}: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>Cap all open openings automatically</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>Cap the opening with a dead end at {at},{at2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Caps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>Cards as they are &amp;drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>Cards in hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Cards: &lt;b&gt;{count}&lt;/b&gt; in hand, {count2} in the deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Carried item</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Carry out on the map what the script says (C)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/demon_field.py" />
            <source>Catalog: {values}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>Cause: {name}. Now choose what it causes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Certainty of the numbers of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Challenge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Chance draws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Change an id and everything that refers to it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Change everything in the file here: texts, keys, triggers. With nothing selected, the panel shows the scenario itself: briefing, victory, house rules.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Change everything in the file here: texts, objectives, triggers. With nothing selected, the panel shows the scenario itself: briefing, victory, threat and invasion card, house rules.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Change name and note of a prefab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Change piece type {own_id}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>Change players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Change the &amp;id</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Change the name, or the id if there is no name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Change tile type {own_id}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Change to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Changed by another program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/external_changes.py" />
            <source>Changed: only comments or formatting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Changed: texts, rules or victory of the scenario.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Changed: the order of the elements.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Charlie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Check that it is switched on. The pages are still here; you can also save them as PDF.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Checking the map …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Choice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Choices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Choose a door in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Choose a file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Choose a floor or an ornament in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Choose a number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Choose a piece here and click the map to lay it, or drag it there. The icons above lead to doors, tokens, invaders and starts; Ctrl+F searches all of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Choose a piece in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <source>Choose a prefab in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Choose a start in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Choose a state, from the map as drawn through the steps of the solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Choose a tile here and click the map to lay it, or drag it there. The icons above lead to the tiles of your box, doors, tokens, demons and starts; Ctrl+F searches all of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Choose a tile in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Choose a {word} in the palette first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Choose an action first. None of them gets there in this turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/place_fields.py" />
            <source>Choose it on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>Choose one from the list.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>Choose one, or type a name for a new one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Choose people and bots for the rest of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Choose the &amp;group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Choose the &amp;group of a portal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Choose the area of new pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Choose the area of new tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Choose the maps whose changes are saved. The changes of the others are lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Choose the next arc of what is selected, else of the map; Del removes it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Choose the number of marines, the players and the seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Choose the rest, then play from the moment that this problem shows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Choose the rest, then play from this state of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Choose the zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>Choose the {plain_name}{where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/place_fields.py" />
            <source>Choose them on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <source>Choose what to place in the palette: {lower}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>Choose where everybody stands, which doors are open and what was done before, then play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Choose whom the portal summons (S)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Chooses any allowed action at random: very fast, finds unusual courses of play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Chosen by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>Chosen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Chosen: {chosen}. Click spaces, or press Space at the cursor, to add or remove them; Enter finishes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Claims</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Class card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/search_field.py" />
            <source>Clear the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Click a lit joint to place · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Click a piece in the palette, then click here to lay it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Click a space to put {marine} there, or a door to open it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Click a space to put {marine} there, or a door to open or shut it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Click a space, or press Enter at the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>Click a space, then another: steps, range, sight · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Click a tile in the palette, then click here to lay it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/paste_tool.py" />
            <source>Click or Enter to place · R turns · Ctrl: without snapping · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Click or drag over spaces to add them, again to remove them · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Click or drag over spaces to paint, again to take it away · Ctrl+click paints the area · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/minimap_panel.py" />
            <source>Click or drag to move the visible part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Click to place another {name} like this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <source>Click to place · R turns · Ctrl: without snapping · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Click to place · R turns · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/marine_post_tool.py" />
            <source>Click to set up to three marines, or to remove one · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Close all windows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Close the notice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Close the overlay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Close this map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>Close {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Collapse the legend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Collapse the legend to its title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Colo&amp;rs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Color</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>Command palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>Commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Commands and their keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Compare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Compare &amp;with…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Compare with another draft</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Compared with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Comparing with {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Compass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_control.py" />
            <source>Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/resume_offer.py" />
            <source>Continue the game on the changed map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Continue the last game on the map as it is now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Cop&amp;y picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>Copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Copied a picture of {width} × {height} pixels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Copied {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Copy of a piece type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Copy of a tile type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Copy the card or map, as chosen last for an export, to the clipboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Copy the picture to the clipboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Copy the selection and delete it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Copy the selection as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Copying the picture …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Counted against {boxes}{with_marines}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Counting …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>Cover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cover along</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Cover the game when the screen passes to the other side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Create a new scenario; asks for the edition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a piece type for this scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a piece type from the selected one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a tile type for this scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a tile type from the selected one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Credits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Ctrl+Shift+P finds every command. Keys 1 to 9 show overlays such as sight and distances. File &gt; Samples shows finished maps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Cu&amp;t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>Cut {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>D&amp;uplicate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Deadline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Deadlines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Deaths of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Decides by clicks at this screen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Decision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Defaults for &amp;all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Del removes it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Delete a prefab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Delete the prefab {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Delete the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>Delete {name}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Delete {n} flags</source>
            <extracomment>English for 1: Delete {n} flag</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>Deleted {name} with {others}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>Deleted {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Delta</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Demon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Demon card {kind}:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Demon cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Demon doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>Demons are activated in the invader's turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Demons are set up with their area: choose an empty space to set up one then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Demons can spawn nowhere {when}{also}{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>Demons can't open security doors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Demons come to the portal or a space beside it, each where it fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Demons now spawn only in spawn areas.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Demons open no door here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Demons open no door while a portal is on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Demons that come now are not placed there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Demons that stand on the map from the beginning; those that portals bring are on the invasion card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Demons to take from the box: the most that one area sets up, of how many there are in the marines' colors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Demons: {demons}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Destroyed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/languages.py" />
            <source>Deutsch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>Dice are letters: R red, B black; BRR is a black and two red ones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>Dice are letters: Y yellow, R red, G green, B blue; RRB is two red and a blue one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Differences</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Difficult</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Difficult cover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Difficult space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Difficulty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Direct friendly fire</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>Discard what was not saved?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Displaced enters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Distance to the goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Dodge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Done all the same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Done and left to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Door reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Doors and tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Doors as drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Doors that are open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Drag a figure to another map to move it there; with Ctrl it stays here too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>Drag from a cause to what it causes, or click both: a key, a door, a room · Esc cancels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Drag moves · R turns · Del removes · Shift adds, Shift-drag selects in a band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>Drag the button onto a space to begin there. In the game the same key returns to the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Drag the legend to another place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Draw at least one opening: without one, nothing can be joined to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Draw at least one space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Draw the outline of a tile of your box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Draw the tiles of this scenario as your tile library has them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Draw {own_id}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>Drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Duplicate {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>Each marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Each marine:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Each portal summons one of the two groups of its color, on and beside the portal; then it leaves the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Each round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Earl&amp;ier state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Earlier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Edges are printed between two spaces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit piece &amp;type…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Edit the name, texts and events of the area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit the selected piece type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit the selected tile type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Edit the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit tile &amp;type…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>Edit: Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>Edit: Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>Edition of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Encounter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>End of move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>End the round (E)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>End the tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>End the tour (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Ending</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Endings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/languages.py" />
            <source>English</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Enter or a double click opens the game as a replay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <source>Enter restores it, Delete discards it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Erase a floor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Erase looks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Erase looks: click or drag over spaces to take floors and ornaments away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Erase ornaments</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Eraser</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>Error in the editor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Event deck:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Event sets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>Events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Events are hidden.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Events are shown. Arrow: it is done. Ring: a lock. Bar: it is stopped. Dot: the game ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Events without a &amp;place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/event_margin.py" />
            <source>Events without a place on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Every claim of a passport is repeated here. It shows that nothing was changed, not who made it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Every demon set up here is dead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Every invader set up here is dead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>Everybody may look at it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Everyone: everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Everything in the scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Everything in the scenario. F2 renames, Shift+F2 changes the id, Delete removes, Enter shows it on the map, Alt and the arrow keys move it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Everything in {name} holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Exit: click an opening that meets nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Expand the legend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Expansion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Explain the signs on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Exploration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Export as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Export p&amp;icture…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Export picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Export the prefab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>F&amp;or</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>F&amp;ull screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Facedown argent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Faceup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Fast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stock_model.py" />
            <source>Favorites</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Figure type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Figure types</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>Figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Figures on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Fil&amp;ter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>File &gt; Samples shows finished maps and opens copies of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Fill in spaces and openings of the other face, mirrored; draw the printed edges again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Filter by code or text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Filter the problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/command_palette.py" />
            <source>Find any command by its name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Findings about balance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <source>Fix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Fix a&amp;ll of this kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Fix all {count} {like}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Fix the selected problems, or all of the same kind, in one step</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_actions.py" />
            <source>Fix {n} problems</source>
            <extracomment>English for 1: Fix {n} problem</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Fix: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Fix: {title}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>Fixed: {part}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Flag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Flags</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Flags that are set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Floor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Floor of an area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Follow the &amp;system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For &amp;1 marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For &amp;any number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For &amp;{number} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>For printing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>For the &amp;invader's eyes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>For the invader player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>For the invader's eyes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>For the marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>For you alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For {marines}: </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>For&amp;mat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Frag points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Frag tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Fragged at {at}: no space {low} to {high} steps away, and no other one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Fragged at {at}: no space {low} to {high} steps away; the nearest ones, {spaces}, are used instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Fragged at {at}: respawns on one of {spaces}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Fragged by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>Fragged by {killers}; most often at {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>Fragged there, respawns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>Fragged, respawns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Frags &lt;span style="color:{HURT}"&gt;{track}&lt;/span&gt; {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Frame</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Free attacks on the way: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>From</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From step {number} of the solution.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>From the start: no space is pointed at. Drag Play onto a space to begin there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From what {code} shows.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>From {at} {spaces} can be reached, at most {n} steps away.</source>
            <extracomment>English for 1: From {at} {spaces} can be reached, at most {n} step away.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>From {at}: {open} without cover, {n} spaces with cover.</source>
            <extracomment>English for 1: From {at}: {open} without cover, {n} space with cover.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>From {part},{part2}: point at another space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From {x},{y}, in the first state in which it is revealed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From {x},{y}, with everything revealed: nothing else reveals this space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From {x},{y}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Game {number}, {number2}: {why}; {won} in round {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>Game {number}: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_questions.py" />
            <source>Games ({pattern});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Games each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Games played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Games shown on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Games with each number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Games won with {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd011_faces_differ.py" />
            <source>Give {id} the outline of {id2}, mirrored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Glory cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Glory limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>Go on with {marines}: {steps}, {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Go there and open it: {cost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <source>Go to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <source>Go to it (Ctrl+Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Go to the &amp;list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Go to the &amp;map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Go to the &amp;outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Go to the &amp;properties</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Go to the row of triggers, deadlines and other events that have no place on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Goes straight for the objective and attacks what is in its way: fast and often good enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Gone through: reveal where it leads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Group problems by kind of code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Guide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>Hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Hand max</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Hand-out</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>Hand: {n} cards</source>
            <extracomment>English for 1: Hand: {n} card</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>Has left the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>Has left the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Health</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Heat of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Hell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Hidden: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <source>Hide all panels, or show them again; Tab does it on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/resume_offer.py" />
            <source>Hide this; the Play menu has the command too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>High contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>Hint {part} of {count}: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>His turn begins and he chooses then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/undo_history.py" />
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Horde</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Horde. {text}{only}: blue, then yellow, then red. The invader chooses among those of a color.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>House rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>House rules and set-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>How demons come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source>How fast figures move, dice roll and bots play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>How it ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>How large the map is shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>How many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj008_frags_gap.py" />
            <source>How many frags the invader needs is not given for {with_marines} {called}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>How many marines?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>How {name} is used is fixed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Id</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Id or place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Idle hazard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>If you don't save them, they are lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>If you keep yours, the next save overwrites the file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Impassable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Impassable terrain: no movement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Import prefabs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Imported the prefab {name}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Imported {n} prefabs.</source>
            <extracomment>English for 1: Imported {n} prefab.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>In</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>In a row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>In box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>In every rotation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>In how many of the games each area was revealed by a round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>In how many of the games each area was revealed by a round; broad and pale: {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>In no area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/form_row.py" />
            <source>In the file: {key}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Infestation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Infestation. A portal that a marine sees summons at once: {when}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Initiative deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Invader cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Invader draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Invader spawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Invader spawn area: demons spawn only on the spaces you paint; without any, anywhere out of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Invader spawn area: invaders spawn only on the spaces you paint; without any, anywhere out of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Invader wins when:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, nobody can be activated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, nobody can be activated; {cards} may be played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, who acts? {number} can be activated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, who acts? {number} can be activated; {cards} may be played first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: after an attack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: after an attack of a marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: at the end of an activation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: at the start of an activation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events after a marine's dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events at the start of the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events before a marine attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events before a marine's turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when a demon attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when a demon is activated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when an invader attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when an invader is activated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when equipment is picked up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when no ammunition was spent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Invader: frag points {points}, {count} cards in hand, {count2} in the deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Invader: frag tokens {points}, {count} cards in hand, {count2} in the deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: in the Status Phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: when a demon is fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: while a demon attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: while a demon defends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>Invaders are activated in the invader's turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Invaders are set up with their area: choose an empty space to set up one then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Invaders can spawn nowhere {when}{also}{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>Invaders can't open security doors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Invaders now spawn only in spawn areas.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Invaders that come now are not placed there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Invaders to take from the box: the most that one area sets up, of how many there are in the marines' colors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Invaders win when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Invasion card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Invasion card:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/inventory.py" />
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Inventory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>It can be played; 1 thing is left to do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>It can be played; {left} things are left to do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>It can no longer be read as a scenario.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>It can't be moved further.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>It can't be played now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>It can't be removed alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>It can't be taken yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>It can't be taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>It goes on with “{next}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>It happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>It has never been saved. If you discard it, it is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>It has summoned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>It is locked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>It is lost then. A file that it belongs to stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>It is not on the board at that moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>It is the turn of the {kinds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>It is unlikely to be chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>It is {points} movement points from the nearest teleporter, at {at}, to {at2}, where the marines must go to win: more than {SPRINTS} Sprints ({far}){more}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>It lies faceup.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>It lies on the map {n} times and will change there.</source>
            <extracomment>English for 1: It lies on the map {n} time and will change there.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>It looks the same in every rotation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>It may be chance: the interval holds 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>It must be there for at least one number of marines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>It must look like {pattern}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>It summons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>It summons for {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>It summons now: press Choose the group.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Item</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Items</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Its area is not revealed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>Its attack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Its file is deleted: {path}. What was placed with it stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/joint_alignment.py" />
            <source>Its openings already meet others; no place nearby joins more of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Join events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Keep it from the marines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>Keep only: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>Keep the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Keep the overlay on this space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Keep the selection under a name, to place it on any map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Keys found: </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Keys that were taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Killed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Kind of figure to add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Knockback needs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Knockback path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <source>Lan&amp;guage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Lasting effects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay another piece at an opening.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay another tile at an opening.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay the first piece.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay the first tile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Leads off the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Leads to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Leave</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Leave out tokens, figures and starts, for a board to play on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Leave the floor alone: a drag on it selects what is in a band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Leave the tool or clear the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Leaving by an exit only decides who wins: choose the victory in the row below the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Legend of the overlay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Let a waiting bot take one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Let bots play many games of the map as it is now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Let bots play some games with each number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Let bots play, or pause them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Let it lie the other way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Lettering</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>License</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Line of &amp;sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Line of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Line of sight without d&amp;oors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Line of sight without doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Lines of fire, demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Lines of fire, invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Lines of fire, marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>List the flag '{old}'</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Loading the plots …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/layers_panel.py" />
            <source>Lock {layer}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>Lock {name} until a step unlocks it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Locked: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Look of the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/route_strip.py" />
            <source>Looking for a way to win …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Looking for what the differences mean …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Looking for what would be lost …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Looks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <source>Looks are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Looks lie on spaces of the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Lost: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Ma&amp;ke a passport…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Made {n} fixes</source>
            <extracomment>English for 1: Made {n} fix</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Make a &amp;passport…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Make a passport</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>Make {name} a door inside the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>Make {name} active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>Make {name} an exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Making the pages …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Making the picture …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/canvas.py" />
            <source>Map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Map &amp;farther</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Map &amp;nearer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Map alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Map and box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Map for {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Map for {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Map on one page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Map pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Map tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Map to scale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/import_feature.py" />
            <source>Maps of other programs, files with a scenario inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Maps that you open or save are listed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Marine cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Marine start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Marine start: click spaces in seat order, click again to remove one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>Marines can enter {names} at {at}, but no marine can see into {them} before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Marines come back at active teleporters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Marines fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Marines start on spaces of the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Marines win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Marines win when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Marines win when:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Marines:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Marines: guard shots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Marines: healing by a heal order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Marines: reactions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Mark where the marines start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Mark where the other marines start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Maximum armor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>Measure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/minimap.py" />
            <location filename="../../../editor/kneedeep_editor/panels/minimap_panel.py" />
            <source>Minimap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd011_faces_differ.py" />
            <source>Mirror {id}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Missing: a title of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Missing: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>Moment of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>More about it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/toolbar_overflow.py" />
            <source>More commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>More: add, move, remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Most at once in {area}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Mouse and keyboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move area down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move area up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move choice down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move choice up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move deadline down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move deadline up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Move down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move ending down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move ending up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move figure type down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move figure type up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Move here: {cost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move item down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move item up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move piece type down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move piece type up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Move the cursor to a space or to a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Move the keyboard focus to the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Move the selected pieces so that their openings meet others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Move the selected tiles so that their openings meet others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>Move the {name} to the map for {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move tile type down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move tile type up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>Move to a &amp;new window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Move to a new &amp;window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Move to the &amp;other window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Move to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move token type down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move token type up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move trigger down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move trigger up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Move up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Move {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>Move {name} to the {side} side of {at},{at2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>Move {name} to {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>My prefabs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>N&amp;ote:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Name and note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>Name of the card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Name shown in the editor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>Name {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <source>Names</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Ne&amp;xt tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Ne&amp;xt thing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Never ask about this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New figure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New item</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>New keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>New piece type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>New scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>New tile type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>New types</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/turn_notices.py" />
            <source>News</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Next &amp;place to click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Next e&amp;vent of the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Next page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Next scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Next step: {step}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Next text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>No area is the start area: {lost}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>No attack can be made now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>No attack is left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>No card with an attack can be played in this activation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>No command matches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source>No demon can ever reach or see</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>No demon is here, and no portal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>No demon is on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>No difference in meaning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>No errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>No errors: it can be laid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>No font here has: {letters}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>No free opening here: an exit needs an opening that meets nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>No game was played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>No games have been played yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source>No invader can ever reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch008_lone_duct.py" />
            <source>No invader that can use air ducts ever reaches one of those at {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>No joint here: a door needs two openings that meet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>No map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch006_unreachable_item.py" />
            <source>No marine can ever stand {where} {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>No marine was fragged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>No movement points are left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>No numbers of the data files are in use.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/joint_alignment.py" />
            <source>No other opening within {number} spaces can be joined without an overlap.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los005_dead_corner.py" />
            <source>No other space sees {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>No overlay (0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>No portal is left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>No printer is available.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>No problem matches the filter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>No problems found{more}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>No recent files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>No solution was found.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>No source gives the events of {asked}: {played} are played instead.</source>
            <extracomment>English for 1: No source gives the events of {asked}: the set {played} of this program is played instead.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>No source gives the number that the box holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>No spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>No teleporter is active at the start; on the map {is_one} at {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>No warnings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>No way to win was found. Problems says what prevents it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>Nobody at this screen is asked now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Nobody comes back there: {things}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <source>Nobody has activated this sentry bot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <source>Nobody has seen that space yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Nobody has won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Nobody has won in round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>None of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>None of {games} used {thing}, although {so}.{resting}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>None of {games} {verb} {area}.{resting}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>None. Portals summon only when the script says so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Normal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Not again this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <source>Not found. A click removes it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Not from here: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/resume_offer.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Not now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Not ready: it can't be played as intended.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Not saved when the editor closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Not saved yet: Enter saves it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Not this time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Note ({name}):</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Note: {note}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Note: {remark}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Notes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Nothing &amp;on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing begins here: choose something that is used, taken, opened, fragged, revealed or cleared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing begins here: choose something that is used, taken, opened, killed, revealed or cleared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Nothing beside it is revealed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Nothing causes anything on this map yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Nothing causes this, and it causes nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>Nothing ever reveals {names}: no opening, door or teleporter leads there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/thing_card.py" />
            <source>Nothing happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing happens to this space: choose a door, a token, or a space where a demon fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing happens to this space: choose a door, a token, or a space where an invader fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing happens to this, or it happens already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Nothing has been placed yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Nothing has this name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Nothing has this name.
Esc clears the search.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/thing_card.py" />
            <source>Nothing in the scenario depends on it now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>Nothing is set up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Nothing of the map is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch004_unused_key.py" />
            <source>Nothing sets the flag {flag} or waits for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/keyboard_pointer.py" />
            <source>Nothing that can be moved is selected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Nothing that is counted is missing from the {box}{marines}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to set: the kind of {name} is fixed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to set: {name} has no color.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to set: {name} has one size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to switch: {name} never burns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to turn: it takes one space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to turn: its base is square.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to turn: {name} takes one space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Nothing was pasted. {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Notice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Nudge {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Number and face of the tile, as printed on it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Number the rows and columns of the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Numbers of the simulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Numbers per {per} games, computed from {games}; most at {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>O&amp;rder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Objective</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Of a k&amp;ind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Of this scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>On no space of the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>On the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>On the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>Once the marines {steps}, {after}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One &amp;frag point more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One &amp;frag token more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>One base game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>One base game; with it the expansion where it is used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One frag point fe&amp;wer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag point fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag point more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One frag token fe&amp;wer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag token fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag token more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>One marine leaves here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>One of the {color} portals summons: the invader chooses which, and an invasion group.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>One ste&amp;p of a bot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>One step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>One threat token fewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>One threat token more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>Only a figure next to a door can open or shut it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>Only a figure on that space can take or use it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>Only arcs of teleporters under the pointer or selected are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Only kinds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>Only marines can take equipment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only portals have this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only spawn areas of demons have this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only spawn areas of invaders have this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only teleporters have this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Only triggers and the victory can be an effect here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Only until</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only used for a door that needs a key or a condition.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Only used parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only used when “Only when” is set and does not hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only used with “Somewhere in”; otherwise each place has one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Only when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>Only {cards} may be played in a turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>Open &amp;folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Open &amp;recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_questions.py" />
            <source>Open a game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/import_feature.py" />
            <source>Open a map of another program, or the scenario inside a file, as a new map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Open a saved game or a replay, to watch or to continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>Open a window that accompanies a game on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Open each map in a window instead of a tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>Open maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Open maps in windows of &amp;their own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>Open recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Open scenario files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Open scenarios</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Open the version on disk in a second tab; this question is asked again here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Opening</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los004_reveal_through.py" />
            <source>Opening {element} shows portals of {names} at once, at {at}: all of them summon.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Openings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Or drag it here. Pieces snap to each other's openings.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Or drag it here. Tiles snap to each other's openings.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Other &amp;number…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Others can then open the map with File &gt; Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>Otherwise they are drawn at random.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>Out of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>Overlaps {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Oversized hazard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Oxygen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>P&amp;aper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>P&amp;lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>PDF files (*.pdf);;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Pad</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Page {part} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_preview.py" />
            <source>Page {part} of {count}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Paint a floor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Paint invader spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Paint marine start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>Parts of the file can't be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Parts used and in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>Party</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass the &amp;screen to {side}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Pass the s&amp;creen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/veil.py" />
            <source>Pass the screen to {side}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass, and don't ask about this kind of interruption again in this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass, and never ask about this kind of interruption; the menu Ask me about undoes this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Passports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Past events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/paste_tool.py" />
            <source>Paste</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Paste elements at the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Paste {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Paused: {who} decides next ({bot}). Shift+F12 continues, F12 takes one step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Pending steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Pickup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>Picture of the prefab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Pictures (*.png);;Data (*.json)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Piece type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Piece type {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Piece types</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Pieces snap to each other's openings, and R turns them. The wheel zooms, dragging with the space bar held moves the map, Ctrl+Z undoes any step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Pinch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Place &amp;again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Place a copy next to the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place an active teleporter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place demons.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place equipment for the marines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place invaders.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Place more of what is under the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Place now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place portals.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Place the last thing again, with its current settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place the {thing} for its door.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Place {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <source>Places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Play &amp;again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>Play &amp;from here…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Play &amp;games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Play a card with an attack first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Play from here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the &amp;start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the chosen &amp;problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the moment that the selected problem shows: a trap, starvation, a respawn gap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the space under the pointer, else from the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Play from this position</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Play from this state…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Play it…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play the map as it is now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>Play the scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Play {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Playing games: {made} of {count} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>Playtest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Plot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Plots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Plots can't be drawn here: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Point at a space of the map, or show a state of the solution (overlay 6).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Point at a space of the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Point at a space to see where a marine fragged there respawns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Point at a space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Point at something on the map, or select it, to place more of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Portals that a marine &amp;sees…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Portals that summon now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Portals: {portals}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Pre&amp;vious place to click</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Pre&amp;vious tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Pre&amp;vious thing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Prefa&amp;bs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <source>Prefab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Prefabs (*.prefab.yaml);;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Press Enter or click to find the parts on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Press Enter to go to the subject of a line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>Press Enter to open a copy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Press the new keys for the selected command. Tab moves to the next field.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Press the new keys here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_preview.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_preview.py" />
            <source>Preview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Previous page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Previous text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Print a booklet, hand-out or map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Printing is not available: Qt's printing module can't be loaded ({error}). Save a PDF and print that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>Progress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Progress of the simulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Properties</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Properties of the ar&amp;ea</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Put ornaments</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Put the map and what is proven of it into one file that others can verify</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Put the scenario into the file: kneedeep import takes it out again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Put the selected tile of this scenario into your tile library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>Put the smaller number first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Range count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Re&amp;move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Re&amp;veal the way there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>Reach of portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Reach of the &amp;portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Reach of the portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Reactions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Read aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Read aloud before the first round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Read aloud before the first turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Read back and compared: {proof}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Read how to make a map, step by step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Read if locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Read what has changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Read what keys and mouse do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Ready to share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Ready to share?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Receiver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stock_model.py" />
            <source>Recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Recent maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/recovery_files.py" />
            <source>Recover unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Rectangle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Recycle named</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document.py" />
            <source>Reload the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Remarks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Remove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Remove a frag point (Shift+F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Remove a frag token (Shift+F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Remove an event</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Remove condition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/palette_choices.py" />
            <source>Remove from &amp;favorites</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Remove from the group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Remove the spawn areas: demons then spawn anywhere out of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Remove the spawn areas: invaders then spawn anywhere out of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>Remove {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>Remove {off} from {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Remove {one} {part}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Remove: {label_of_part}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Remove: {label_of}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Removed: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>Rename flag {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>Rename {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Repeat every claim of a passport and show what holds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Replace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Report this problem again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_actions.py" />
            <source>Report {codes} again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Report{many} again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Reset: figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/form_row.py" />
            <source>Reset: {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Reset: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Respawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn distance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn unconnected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Reveal an initiative card at random (R)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Reveal it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Reveal sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Revealed: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>Revealing {called} sets up {number} {name} {with_marines}; the colors in play have {held}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los004_reveal_through.py" />
            <source>Revealing {first} can also reveal {second} behind it, for example from {at} to {at2}: both are set up at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rockets</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>Roll {n} dice again</source>
            <extracomment>English for 1: Roll the die again</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>Rolling…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>Round begins: initiative cards decide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Round {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Round {round} · {turn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rounds later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_result.py" />
            <source>Rounds: {rounds}. Frag points: {frags}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_result.py" />
            <source>Rounds: {rounds}. Frag tokens: {frags}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/route.py" />
            <location filename="../../../editor/kneedeep_editor/panels/route_strip.py" />
            <source>Route</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Ruleset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Run {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>S&amp;ide of a space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>S&amp;imulate…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>S&amp;kip the turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>S&amp;pawn spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>S&amp;tart page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>S&amp;teps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/samples.py" />
            <source>Sa&amp;mples…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>Samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Save a booklet, hand-out or map as a PDF file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Save a card to share, or the map, as PNG, SVG or PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>Save a copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save as PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Save as prefab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save mine &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Save the balance card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Save the balance card as a picture (png) or as data (json)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save the changes to {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Save the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Save the file under another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Save the ga&amp;me…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_questions.py" />
            <source>Save the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Save the game: it is a replay too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Save the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save the picture as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save the scenario as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Saved in {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Saved the prefab {name}. It is in the palette.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Saved {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Saving {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Saving {name}: page {part} of {count} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Scale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Scenario &amp;inside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Scenarios</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Scenarios (*.yaml *.yml *{endings});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Scenarios (*.yaml *.yml);;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Script</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Search by name or key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Search the outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Search the palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/property_form.py" />
            <source>Section: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Sections of the palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Seen through: reveal what lies beyond</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Select</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Select &amp;all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;starts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;starts and spawn areas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Select a command, then press its new keys.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>Select a problem in the list first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Select a problem to read about it; double-click to show it on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all of this &amp;kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all pieces of the same area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all pieces, all doors …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all tiles of the same area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all tiles, all doors …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Select everything on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select everything with the same settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Select one element to rename it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Select pieces of one area to see its properties.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select sa&amp;me</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select something on the map, or point at it, to select similar things.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Select the next thing on the map, row by row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Select the previous thing on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select the whole a&amp;rea</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Select tiles of one area to see its properties.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Selected {number}: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Sent to {part}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Set a door between two pieces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Set a door between two tiles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Set how each side wins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>Set up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Set up for {marines} or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Set up for {marines}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_edits.py" />
            <source>Set {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_edits.py" />
            <source>Set {label} of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Set-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Set: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Setting up the boards …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Setting up the games …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Share of the games in which the thing was on the board, from {games}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Share of the games; below: the 95% interval.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Shares of the games that each side wins; the strokes are 95% intervals.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Sharp at any size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Sheet of s&amp;hortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Shields</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Shortages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Show &amp;events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Show &amp;looks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show after which step of the solution each space is revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show allowed problems too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>Show and change the keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/layers_panel.py" />
            <source>Show and unlock &amp;all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Show arcs from what causes something to what it causes, as from a console to the door that it opens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Show attacks on empty spaces and attacks that can't hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show errors: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show everything to everybody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Show five hints about the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show from how many spaces each space is visible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show how far demons walk from portals and from where they are set up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show how many spaces a figure moves from the space under the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show notes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show notes: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show recent maps, templates and samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Show the &amp;tour again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>Show the arcs of all teleporters, not only of those under the pointer or selected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/toolbar_overflow.py" />
            <source>Show the commands that do not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>Show the file in the program for files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <source>Show the floors and ornaments of the scenario, or the plain map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/samples.py" />
            <source>Show the included scenarios and open a copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Show the layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the line of sight from the space under the pointer, doors as drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the line of sight from the space under the pointer, without doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Show the map for a number of marines (Alt+1, Alt+2 …, Alt+0 for any)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>Show the map for each number of marines side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show the map of the next tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show the map of the previous tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the map without an overlay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show the next moment of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the next problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the next state of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Show the next text (N)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show the previous moment of the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the previous problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the previous state of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Show the previous text (P)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show the rest of the turn at once, up to the next decision of a person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the selection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/route.py" />
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Show the solution step by step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the steps from the space under the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the steps to what the marines must reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Show the version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Show the whole legend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the whole map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <source>Show the window on the full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show this map in a tab of the other window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show this map in a window of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Show this overlay in the states of the solution (Alt+Right, Alt+Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show warnings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show warnings: {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show what a marine under the pointer sees, all doors open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show what a marine under the pointer sees, doors as they are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Show what is different from another draft or the saved version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show what is left to do before you share the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Show what is set up for {marines}, and the rest faint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Show what was changed since the map was saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where a marine fragged under the pointer respawns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where demons come at each portal, and where displaced ones go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where demons may be spawned with up to three marines on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where invaders may be spawned with up to three marines on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show which spaces belong to each area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show which spaces have cover from the space under the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show which teleporters lead to each other from the start, and which later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Show wins of the other bot, and in the included scenarios</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/layers_panel.py" />
            <source>Show {layer}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Shown as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Shown run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Shrink invader spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Shrink marine start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Shut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Si&amp;ze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Sight, all doors &amp;open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Sight, all doors open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Simulate lets bots play many games of the map as it is now. The table then shows who wins, how long games take and what frags marines. You can continue editing while they play. After a change, simulate again: the table shows each difference with its interval.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Simulated games with each number of marines; more of them take longer to verify</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Simulation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Simultaneous</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Since {name}: {change} points ({low} to {high}), hardly by chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Since {name}: {change} points ({low} to {high}), which may be chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Single tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Skip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Small demons reach {reached} of {all}, with the doors that they may open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Smaller</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>So many events: only those of what is selected or under the pointer are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Something</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Something happens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Something happens now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Something in {name} does not hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Somewhere in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Soul cube, charges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Space chooses whether a map is saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Spawn area of the demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Spawn area of the invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Spawn band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Spawn blockers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>Spawn cards are played in the invader's turn, before any demon is activated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>Spawn cards are played in the invader's turn, before any invader is activated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Spawn spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Special</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Sprint (discard {card})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Squad</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Stagger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/areas.py" />
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Start from the other &amp;face</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Start of a marine, in seat order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Start page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Start – kneedeep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Starts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Starts open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>State of the solution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>State {number}: {shown} revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Status Phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Status Phase of round {rest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Stays where it is: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>Step {at} of {length}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Step {number} of the solution: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Steps of demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Steps of invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Steps of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/route_strip.py" />
            <source>Steps to win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Stopped before the first game was over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Stopped; nothing was written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Stopped; the claims below were checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>Story</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Strange games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Stun die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Stunned reactions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Summary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Summon large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Summon room</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>T&amp;urn of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/table/table_canvas.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Take it off the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Take over into the &amp;library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Take prefabs from files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Taken, used, destroyed, killed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Taken, used, fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Tele&amp;porters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Teleporter leads one way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Teleporters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Teleporters lead to each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Templates and samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/marine_post_tool.py" />
            <source>Test marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Text to read aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Texts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>That can't be attacked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/figure_options.py" />
            <source>That can't be done now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>That door is destroyed and stays open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>That door is locked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>That door needs the {color} key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>That is more than one step away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>That is not a possible target.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>That is not on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>That is {cost} away, {rest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>That is {cost} away: play a card or sprint to get points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>The Activation Phase begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch008_lone_duct.py" />
            <source>The air duct at {at} leads nowhere: it is the only one on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>The arcs of all teleporters are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>The author's rating; no games were simulated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>The balance card is saved as {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>The balance card was not saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>The bar and the numbers in parentheses are 95% intervals: with more games, the shares may change this much. Bots play the same way on every map, but not like people: use the card to compare drafts and to find extremes, not to predict a game with people.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>The board continues: click to reveal what is behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/controller.py" />
            <source>The bot stopped with an error ({error}). Choose another player.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>The card of the {kinds} is exhausted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>The check {code} failed; the others ran. Please report this: {details}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>The door is already open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>The door is already shut.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>The editor closed before the changes to {name} were saved. Restore them?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>The editor does not overwrite it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>The expansion's deck of invader cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd011_faces_differ.py" />
            <source>The faces {id} and {id2} of tile {tile} differ: no turn of {id} mirrored has the rows and openings of {id2}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>The file allows no such value here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/shared_pictures.py" />
            <source>The file can't be read, so there is no picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/export_losses.py" />
            <source>The file can't be read, so there is nothing to export.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/printed_sheets.py" />
            <source>The file can't be read, so there is nothing to print.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document_files.py" />
            <source>The file can't be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>The file could not be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>The file differs from the map. Please report this error: {text}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/external_changes.py" />
            <source>The file is missing or can no longer be read. Save to write it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>The file is unchanged. If you discard the changes, they are lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/external_changes.py" />
            <source>The file was reloaded; Undo restores what was here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>The first marine who looks into {area} from {at}{through} can be attacked at once by {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>The fix changed nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>The game ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The game ends {who} when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The game is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/figure_options.py" />
            <source>The game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>The game is over. What was read aloud can be read again, and steps can be undone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>The game is played once more …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_files.py" />
            <source>The game is saved as {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_files.py" />
            <source>The game was not saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>The id '{name}' is used twice: for {both}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>The id '{name}' is {owner}; choose another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>The id {id} is already used: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>The invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>The invader activates a demon type.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>The invader chooses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>The invader chooses three different sets.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>The invader chooses {draw} of {all}: &amp;show them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>The invader has no way to win: no victory condition, ending or step says how.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The invader has won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>The invader has won in round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/card_news.py" />
            <source>The invader plays {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The invader wins when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>The invader:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>The invader: everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>The invaders have no way to win: no victory condition, ending or step says how.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <source>The language changes when kneedeep is started again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>The last one can't be removed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>The list of problems below shows what is wrong with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source>The longest line of sight is {length} long, from {at} to {at2}{more}{reach}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>The map and nothing else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/jobs/analysis.py" />
            <source>The map can't be checked now ({reason}). The next edit tries again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>The map has changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>The map has changed. Steps that no longer fit were left out: {count}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>The map has changed; the fix no longer applies.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>The map has changed; this can no longer be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>The map has errors: fix them, or make a draft.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>The map has no pieces: the marines have no place to start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>The map has no tiles: the marines have no place to start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The map is checked while you work. F8 goes to the next problem; buttons fix what can be fixed. You can always save.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>The map is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The map is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>The map is shown for any number of marines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>The map needs {shown}{together}; {held}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/canvas.py" />
            <source>The map of the scenario. Arrow keys move a cursor on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>The map sets up {values} demons{value}; the boxes hold {held}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>The map shows the place of the current line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>The map uses {asked} of type “{name}”{added}; the boxes hold {held}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>The map uses {tiles} of the box; the boxes hold {held} in all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>The map was changed since. Compare it again to see the changes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>The marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj005_rests_on_judgement.py" />
            <source>The marines can win only if the players decide that this is met: {texts}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>The marines can't win{luck}: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The marines choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>The marines choose {draw} of {all}: &amp;show them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>The marines have no start: {wanted} can't be set up in {area}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>The marines have no way to win: no victory condition, ending or step says how.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The marines have won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>The marines have won in round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>The marines must kill {foes}, but {come}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>The marines now win when they leave by this exit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn002_spawn_in_sight.py" />
            <source>The marines see {every} of {name} from their start at {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The marines win when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The marines' victory does not require reaching a place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>The marines: no spoilers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>The next page is for the invader only. Everyone who sees this screen can read it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd003_misjoined.py" />
            <source>The openings of {names} and {names2} meet only in part: one is shifted by {off}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/jobs/map_queries.py" />
            <source>The overlay can't be computed now ({reason}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>The overlay stays on this space; press H again to let it follow the pointer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>The page is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The palette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>The passport says that it is a draft</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>The pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>The pieces in the order of building</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <source>The plain map is shown, without looks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not deleted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not exported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not renamed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>The printer did not take the pages.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/jobs/file_job.py" />
            <source>The process stopped before the file was complete.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The properties</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had revealed it.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had revealed it; {n} spaces never.</source>
            <extracomment>English for 1: The round by which half of {games} had revealed it; {n} space never.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had seen it.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had seen it; {n} spaces never.</source>
            <extracomment>English for 1: The round by which half of {games} had seen it; {n} space never.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/planning.py" />
            <source>The rules of the {edition} are not supported yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>The same error occurred again ({times} times): {line}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>The same seed gives the same dice and cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>The same seed gives the same dice, cards and choices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>The scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>The scenario can't hold more looks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>The scenario is designed for no number of marines that can play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>The scenario is not designed for this number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>The scenario: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>The selected elements are of different kinds. Choose a kind to edit:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/moment_list.py" />
            <source>The start of the scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>The text of this card is not certain.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>The tile was not put into your tile library.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>The tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>The tiles in the order of building</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>The translation can't be used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>The two engines differ in {question}{where}{asked}: {answers}{more}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/autosave.py" />
            <source>The unsaved changes are restored; Undo removes them again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>The unsaved changes to {title} are saved in {side}. If the editor closes now, it offers to restore them at the next start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>The unsaved changes to {title} could not be backed up. Continue, and save it now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <source>The victory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>The way there is blocked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The whole map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/minimap_panel.py" />
            <source>The whole map. Arrow keys move the visible part, Home shows everything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>The {box} contains everything{marines}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>The {called}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>The {color} portal{s}{value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>The {count} class cards of the {box} are not dealt: no source says what they do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>The {count} marine cards of the {box} are not dealt: no source says what they do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/playable_commands.py" />
            <source>The {edition} can't be played here yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The {edition} has no respawn band.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The {edition} has no spawn spaces out of sight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/card_news.py" />
            <source>The {marine} cancels {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>The {name} is there with {marines} already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The {portal} summons: the invader chooses an invasion group.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>The {rim} opening at {at} of {piece_name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>The {weapon}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>The {weapon} is not charged: {charge} of {full}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Then click the space on which it stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Then:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>There are no problems to fix together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/samples.py" />
            <source>There are no samples.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There are no {ammunition} left for the {weapon}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>There are none on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>There can be {most} openings at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>There can be {most} rows and columns at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>There is a new question: {question}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>There is already a {name} here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_control.py" />
            <source>There is no decision to undo.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>There is no free place nearby: point at one on the map and paste there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There is no line of sight: walls are in the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>There is no portal and no demon on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>There is no portal on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>There is no room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>There is no room: {thing}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>There is no space at {x},{y}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/marine_post_tool.py" />
            <source>There is no space here for a marine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>There is no space here to measure from.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>There is no space here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>There is no teleporter on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>There is no teleporter, so fragged marines can't respawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>There is no way from there to where he was fragged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>There is no way there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>There is no way to that door.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There is no weapon for that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>There is nothing else like it: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>There is nothing here that could be an effect.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>There is nothing here that could cause something.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>There is nothing revealed there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>There is nothing suitable at {x},{y}. Choose {wanted}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>There is nothing there. Click doors, things or figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>There is nothing there. Click doors, things, figures or the signs where the board continues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There is nothing to attack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>There is nothing to compare.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>There is nothing to copy here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>There is nothing to play with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>There is nothing {card} could do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>There is one {name} in a space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>There was no attack in {games}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>There were no unsaved changes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>There were none in {games}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch002_key_behind_own_door.py" />
            <source>These locks wait for each other: {waits}. What each of them needs is behind another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Thing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Things</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Things &amp;without a place on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Things of this scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Things taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>This file could not be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>This file could not be read as a scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>This file could not be read as a scenario; it can't be saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document_files.py" />
            <source>This file could not be read, so it is not overwritten.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>This file could not be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>This file has a newer format: you can view it, but not edit it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/workspace.py" />
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>This file is open for reading only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>This file was written by a newer version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_files.py" />
            <source>This game could not be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>This is not on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/map_notices.py" />
            <source>This is the scenario in {name}, as a new map. Save asks for a name; {name} stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>This path is too long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>This prefab could not be imported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>This problem is not at a place on the map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>This problem shows no moment of a game to play from.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>This scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>This scenario can't be played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>This step could not be saved: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj002_dead_trigger.py" />
            <source>This trigger never fires: it can never happen that {lack}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Threat card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>Threat card:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Threat tokens {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Tie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Tile library: {fault}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Tile of the box without an outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Tile type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Tile type {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Tile types</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Tile {name} has no outline yet: transcribe it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Tile {name} is in your tile library already: choose it in the palette.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Tile {name} is in your tile library now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: differs from your tile library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: from your tile library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: no outline yet; double-click to transcribe it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: transcribed in this scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>Tile {number}, face {face}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd010_untranscribed_tile.py" />
            <source>Tile {piece} at {at} can't be laid: neither the catalog nor the file has its outline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>Tile {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd010_untranscribed_tile.py" />
            <source>Tile {tile} at {at} can't be laid: neither the catalog nor the file has its outline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>Tiles of the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Tiles snap to each other's openings, and R turns them. The wheel zooms, dragging with the space bar held moves the map, Ctrl+Z undoes any step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>Tiles to print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>Tiles {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Time runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Title: {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>To all others of its color.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>To open it: {cost} to get there, {toll} for the door, {rest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>To open it: {cost} to get there, {toll} for the door.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Token type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Token types</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Tool help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_toolbar.py" />
            <source>Tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Toughness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Toughness stunned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Transcribe tile {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Tried in vain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Tried too early:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Tried while locked:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Trigger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Triggers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Turn &amp;left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turn left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turn right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Turn the selection clockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Turn the selection counterclockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Turn {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>Turn {name} to {turn}°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turned by {part} degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turned by {part}°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/rules_field.py" />
            <source>Two whole numbers such as 8–16, the least first{others}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>Type a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Type percent, or press the down arrow to choose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Under the pointer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/undo_history.py" />
            <source>Undo history: choose a step to go back or forward to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Undo the changes to all figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Undo the changes to this marine, but not to his place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Undo the last step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Undo your last decision and its results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>Unload gives no movement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Unofficial fan work, not connected with the publisher of the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Unsaved changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/autosave.py" />
            <source>Unsaved changes can't be backed up: {error}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Unsaved changes: Enter saves them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Unsaved maps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Untitled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/template.py" />
            <source>Untitled scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Update from library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Update tiles &amp;from library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Update tiles from library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>Use # for a space and . for none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Use as &amp;pattern</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use dark windows and a dark map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use light windows and a light map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use light, dark or high contrast as set in the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>Use the expansion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Use the new type for the {name} on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <source>Use this language from the next start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use white and yellow on black, with strong lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Verify passport</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Verifying {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>W&amp;ounds left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Wait</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Warnings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Weapons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Weighs the gain of each action against its risk: the strongest and slowest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/pointer_hint.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>What a click does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>What fragged marines, {best} most often: {share} of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>What happens when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>What is &amp;new</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>What is different on this map from another draft of it. A line leads to its place; its number stands in the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>What is left to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>What is new</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>What is wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>What is wrong with the drawing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>What it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>What it is for (optional)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>What may happen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>What the overlay shows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>What the two mean together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>What you need</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>What {code} shows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When cleared, do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When cleared, read aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it becomes active:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it has summoned:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it is first opened:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it is missed:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it is used:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When missed, do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>Where demons walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>Where you begin: {name}{dark}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>Where you begin{dark}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Where you may spawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Which plot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Which portal does a marine see now?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Who</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Who carries what</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Who plays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Who plays the invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Who plays the marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Who wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <source>Why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Why is this intended? The reason is saved in the file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Why the game can't start there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Winner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Winning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>With 1 marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>With doors as they are drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>With everything revealed and doors as they are drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>With marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>With {count} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Without</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Without a check mark on any of them, all areas are exported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Without co&amp;lors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Without the day, the same map always gives the same file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Wounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>Write '{id}'</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>Write '{near}'</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Write a prefab into a file to share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Write the map in a format for other programs, with what is lost and proven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Write title, briefing and victory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Writing {name} and reading it back …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>You can save an exact copy, but you can't edit it here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>You choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>You have unsaved changes; after reloading, Undo restores them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>You lose when</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Your task</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom &amp;in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom &amp;out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a demon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a demon from {about}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>a different game each time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>a file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>a flag has this name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>a hit without a wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>a map for virtual tabletops: picture, walls, doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>a marine fragged there finds no space and waits a turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>a marine fragged there returns where no way leads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>a marine fragged there returns {steps} too {close}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine has held {area} for {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine has the {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine sees {area}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>a miss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>a name of the catalog</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>a new area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a portal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>a rectangle is being drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>a saved object: a bag for each area; nobody has loaded one in the program yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>a sentence or two about it (summary)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a teleporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a teleporter, flame jet or spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a token or demon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a token or invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>a usual win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>a word of the format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a {name} is {fragged}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a {name} is {killed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>ability</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>activate {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>activation of {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>active at the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>active from the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>active once entered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>active {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>add ground until the picture is a square; some importers need that</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>add {} to the initiative deck, and shuffle it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>adjacent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>advance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>after a marine's attack that spent no ammunition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>after {when}, </source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>aimed at {n} times in 100 games</source>
            <extracomment>English for 1: aimed at {n} time in 100 games</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>airlock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>all games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>all lines between corners are blocked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>all marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>all of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>all of these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>all portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>all {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>all {name} portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>allowed {finding}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>alternative</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>an</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>an area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>an entry of {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>an exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>an invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>an {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>and {part} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>another file…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>another teleporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>any door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>any door is opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>any marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/element_words.py" />
            <source>any number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>any of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>any of these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>anywhere in {area}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>anywhere there: the invader chooses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>are guesses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>are some</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>area is cleared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>area is held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>area is revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no piece any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no piece any more, its text stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no tile any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no tile any more, its text stays</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>areas</source>
            <extracomment>English for 1: area</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>as opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>asked: {question}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>at least so many of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>at most {} armor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>at most {} cards in hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>at set-up, and after a marine has opened a door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>at set-up, and as soon as a marine on the map gets line of sight to the space of the portal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>at the start of the invader's turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>at {spaces}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>auto</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>band from {start} to {end}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>base box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base game, 2004</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base game, 2016</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base-2004</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base-2016</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <source>because a round had no end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>before a marine's turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before the invader's turn ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before the turn of {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before the turn of {who} ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before {who} attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>blocked by {things_text}{also}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>blocking</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>blocking to the {sides}</source>
            <extracomment>English for 1: blocking to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>blue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>body on {length} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>bonus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>both sides use the id {id} for something new: {side} for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>build sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>by distance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>by standing on it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>by {author}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>cable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>can be built from {named}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>can be bypassed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>can be used once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>can never happen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>can never leave {areas}: it is too wide for the way that smaller figures take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>can't move: it is too wide for every step and turn from where it begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>carries {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>carved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>caused by: {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>causes: {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>chooses a class card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>cleared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>click the rim to open it, again to close it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>cold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>column {part}, row {part2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd001_overlap.py" />
            <source>covered twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>covers {size} × {size2} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>crack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>cut off by {doors}, which never {opens}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>damage marines</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>dead end to the {sides}</source>
            <extracomment>English for 1: dead end to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>demon card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp005_too_many_types.py" />
            <source>demons and portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>demons come here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>demons fragged {mean}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>demons may be spawned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>destroy {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>destroyed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>dice {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>different conditions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>different steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>different values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>differs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>difficult space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>displaced demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>displaced: no room at the portal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>does not hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>doom-2004</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>doom-2016</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>door was opened</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>doors</source>
            <extracomment>English for 1: door</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>drag a rectangle of spaces, or erase it with the right button</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>draw a wall between two spaces, again to remove it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>draw an edge that blocks sight and steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>draw an edge that blocks steps but not sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>draws up to {} cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>draws up to {} events in each Status Phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>drop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>each part of the condition can become true, but no course of play meets all parts in time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>east</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>end of round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>entered unseen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>entry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>erase spaces and what is on them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>error here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>events {sets}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>everything is set up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>expansion, 2005</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>expansion-2005</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>far away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>finding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>flag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>flag is set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>flip their demon {card} faceup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>footprint cut by a wall or door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>for the invader player only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>for the invader player: everything, area by area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>for the marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>for the marines: nothing that they are to find out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>for {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>for {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>found in this scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>frag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>frag points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>frag tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>free on and beside the portal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>from an adjacent space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>from the portal at {portal},{portal2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>from {source}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>game won by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>get back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>gets back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>give</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>group of {count} figures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>groups of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>has spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>hazard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>heal marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>health {health}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>health {left} of {full}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>health {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>hell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>holds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>how long it takes (minutes)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>impassable</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>impassable to the {sides}</source>
            <extracomment>English for 1: impassable to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>in sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>in sight, no cover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>in sight, with cover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>in sight, without cover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>in the turn of {who}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>inactive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>inactive {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>inch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>inches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>industrial</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>initiative card of the invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>invader draws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>invader initiative card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>invader spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>invaders killed {mean}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>invaders may be spawned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>invasion card {name}, faceup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>invasion card, facedown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>invasion card, faceup</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>is an exit, but it stands on the joint of {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>is dropped when its marine is fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>is locked until</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is no longer locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>is not certain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>is one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is switched off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is switched on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is taken off the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>it can never happen that {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>it goes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>it has no space on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>it is a name of the catalog</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>it is a word of the format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>it is too large to set up; it has {largest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>it summons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>it takes at least {least} ({points}, with {sprint} a turn{used})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>it was not finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>it {never} that {lacking}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>item is lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>its free spaces are too few or separated by walls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>its goal can never be reached</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>joint</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>joint to the {sides}</source>
            <extracomment>English for 1: joint to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd008_unguarded_joint.py" />
            <source>joint without a door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>kill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>kneedeep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>kneedeep {version}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>lab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>lamp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>large demons walk here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>leads to {leads}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>leave by {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>left to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>less than 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>let {} summon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>like {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>line {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>look around</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>look into {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>loose opening to the {sides}</source>
            <extracomment>English for 1: loose opening to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>lose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>make active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>map to scale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marine got</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marine sees area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>marine start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>marines fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>marines fragged in 100 games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>marines fragged {mean}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marines leave by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marines reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>marines saw the area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marines stand on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>marines themselves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>mark spaces as difficult terrain, again to remove it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>may be chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>may be chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>medium</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>misplaced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>most marines fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>mostly {span}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>must be fixed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>nearest instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>needed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>needs something first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>neutral</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>never</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>never revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <source>never saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>never seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>never summons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>never taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch006_unreachable_item.py" />
            <source>next to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>next to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>nightmare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/demon_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no area on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>no condition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>no course of play leads there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>no damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>no demon gets here on foot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>no demon walks here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>no details are given</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no door on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no exit on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no flag yet: type a name for one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>no invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no item of this scenario yet: add one in the outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>no key and no condition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>no keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>no line of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>no open path, {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no other teleporter on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>no piece here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>no sight: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>no space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>no space that marines can reach ever sees it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no spawn area on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>no squad cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>no start for {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>no start space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no teleporter on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no teleporter, flame jet or spawn area on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>no tile here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no token on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no token or demon on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no token or invader on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>no toughness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>no {color} key is left for {doors}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>nobody has won yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>nobody wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>none comes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>none ever comes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>none yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>north</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>not at all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>not available now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>not checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>not finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>not in the start area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>not locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>not needed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>not possible yet: fix {broken} first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>not revealed yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>not set up for {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>note here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>nothing is on the table when the game begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>nothing more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>nothing of the kind is found here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>nothing selected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>nothing sets the flag {flag}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>nothing to choose from yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>nothing to destroy on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>nothing to the {sides}</source>
            <extracomment>English for 1: nothing to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>nothing to use on the map yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that a spawn card was played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that the invader has drawn cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has attacked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has attacked without spending ammunition</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has moved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has picked something up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} is activated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>nowhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>obstacle of {length} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>obstacles cover all its spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>obstacles stop sight as walls (default), as objects, or not</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>of no use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>of size {size}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>of {count}  {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>off the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>on and beside blue portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>on and beside red portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>on and beside yellow portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>on or adjacent to the portal at {portal},{portal2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>on the spot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>on-the-spot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>once {waits}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>one demon of its group carries {thing}; name it when the demon is placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>one page for any browser: map, areas, problems, set-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>only {held}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>only {only}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>open door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>open opening</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>open {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>opening</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>opening to the {part}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>opens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>opens it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>order {order}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>out of ammo {share}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>out of range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>out of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>over several pages with marks to cut and join them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>over {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>paint spaces, or erase them with the right button</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>part {index} of {called}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>passage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>passing only</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>piece to the {sides}</source>
            <extracomment>English for 1: piece to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>pipe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>pixels for a space (default: 128, or less for a large map)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>place {demons} on or adjacent to the portal, {cards}, and </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>players judge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>portal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>portal has summoned</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>portals</source>
            <extracomment>English for 1: portal</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>portals and demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>portals summon by the script alone (`threat: script`), and no step that can happen names it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>printed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put a lamp into each area that is not dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put a set of tiles of all pieces beside the map; pieces can be placed in Tiled then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put a set of tiles of all tiles beside the map; tiles can be placed in Tiled then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>put on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put texts, script and victory into one property; `kneedeep import` takes them from there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>range {far}, damage {hurt}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>range {far}, damage {hurt}, a bullet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>range {range}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>range {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>read aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>ready</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>red</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>respawn, {low} to {high} steps away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>reveal area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>reveal {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>revealed</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>revealed after {n} steps</source>
            <extracomment>English for 1: revealed after {n} step</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>revealed before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>revealed by this step</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>revealed in round {n}</source>
            <extracomment>English for 1: revealed in round {n}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right after a marine picked something up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right before a demon attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right before a marine attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right before an invader attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>rock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>round {span}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>round {} has ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>rounds played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>rounds {mean} (half of them {lower} to {upper})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>scorch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>security</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>security door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>seed</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>seen in round {n}</source>
            <extracomment>English for 1: seen in round {n}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>set flag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>set up {value}{of_placed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>shown by {name}{size}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>shuffle the initiative deck: {marines} and {invader}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>shut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>shut door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>shut {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>shuts unless an oversized figure stands across it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>single tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>size of a space in percent of the usual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>slime</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>small demons get here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>small demons walk here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>something to destroy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>something to use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>something unlocks it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>something {verb}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>south</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>space {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>spaces up to {space},{space2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>spawn demons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>spawn invaders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>special defense dodge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>special defense {special}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>speed {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>sprint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>stagger {stagger}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>stagger {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>stain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>stand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>stand in {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>stands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>stands across a wall or a closed door{where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands at the wall of {names}, where there is no {opening}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands inside {names}, where there is no joint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands off the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands on an opening of {piece_name} that leads nowhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands only partly on the joint of {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>stays with its marine when he is fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>stencil</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>step {index}: {step}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>steps or sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>sticks out of the board{where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>stone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>stripes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>summon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>summons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>sure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>switch off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>switch on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>switches it on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>take away token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>take the {thing} that {carrier} carried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>take {}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>taken in {n}% of the games</source>
            <extracomment>English for 1: taken in {n}% of the games</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>teleport from {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>the area was revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the area {area}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>the attacker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>the automatic dead end at {at}, which closes {closed},</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_names.py" />
            <source>the automatic dead end at {at},{at2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>the board does not have {count} × {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>the boxes hold none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>the boxes hold {held}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>the boxes hold {held} that can show any of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>the briefing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the choice of the invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the choice of the marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>the choices have more than {BRANCHES:,} outcomes, so only what all of them set up was counted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>the corner between {at} and {at2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the deadline of {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>the deck of the </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the demons from {about}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the draw by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the end of round {key}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the ending ({brief})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the finder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the game ends when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>the game is lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>the invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the invader draws {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader gains {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader gains {} for the demon cards of the group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the invader has {by_number} frag {noun}{s}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader readies exhausted demon cards{events}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader spawns {get} × {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the invader spawns {get} × {kind}{where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the invader wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader wins when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <source>the limit of {int}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the longest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>the map has changed since</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the map is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the map is not finished yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>the marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the marines can reach everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the marines can't reach everything ({unreached})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>the marines have no place to start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the marines have {count} × {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the marines see {portals}: {it_summons} at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the marines win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the marines win when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the marines' start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>the nearest teleporter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>the only {one}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>the other {color} teleporter leads nowhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the part numbers of the catalog, and that the marines win every fight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the players judge: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the players judge: {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>the saved version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/element_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the scenario</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>the set-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the shortest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the space{s} at {key}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the spawn area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the spawn area </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the spawn area {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>the terms for sharing it (license)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the trigger ({brief})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the victory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the whole board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>the whole map as large as the page allows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {door} at {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>the {figure}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {figure} {near}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>the {kind} at {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>the {marine}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {name} at {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {of_placed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the {portal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>the {rim} opening of {piece_name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the {side} win when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>the {subject} at {at} ({distance} away)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>the {subject} lies at {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the {thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the {thing} goes to: {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {token} {near}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>the {word}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>there is no such code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>there is no {thing} on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>they can no longer win{missed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>they go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>they summon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>thing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>thorns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>threat card {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>threat token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>three event sets: his choice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>tile beyond the {held} held</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>tile to the {sides}</source>
            <extracomment>English for 1: tile to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>tile {id}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>tiles {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>token was used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>too narrow for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>turn {turn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>turned {turn}°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>turns at most {} events of a round into Argent Power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>two doors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>two {replace}s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>unload</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>unlock door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>unlocks it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>unreachable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>until {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>up to {number}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>up to {n} steps</source>
            <extracomment>English for 1: up to {n} step</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>use {}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>used {who}{where}{cost}{times}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>usual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>vent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>visible from {least} to {most} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>visible to a marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>wait until round {} has ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>walls are all around, and no teleporter leads there</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>walls to the {sides}</source>
            <extracomment>English for 1: wall to the {sides}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>warning here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>was destroyed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>was fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>was killed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>was {before}: {change}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>way out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>way out with a {key} lock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>weapon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>weapons and action deck: his choice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>west</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>what it means</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>what of the map is in no box, to scale, to cut out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>when a demon is activated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>when an invader is activated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <source>when everything is revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>when the dice of a marine's attack lie on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>when {area} is cleared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>when {condition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>when {element} is missed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>when {end} is {done}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>when {when}{later}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>where displaced demons go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>where he gets to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>where it can go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>where it was dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn004_portal_cut_off.py" />
            <source>where its demons walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>where the marines must go</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>where the pictures are put (default: on this computer, others see none)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch006_unreachable_item.py" />
            <source>where {name} is used from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>which parts are needed and what to lay, area by area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <source>while only {areas} {value} revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>while the dice of {who} lie on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>who made it (author)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>why it may stay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>with no number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>with numbers of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>with {counts} {marine}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>with {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>with {marines}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>with {n} marines</source>
            <extracomment>English for 1: with {n} marine</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>with {n} things on it</source>
            <extracomment>English for 1: with 1 thing on it</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>within reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>within reach, with wounds or free attacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>within {count} rounds: {condition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <source>within {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>within {rounds} {since}{when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>within {rounds}: {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>without the colors of the areas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>without the {card} {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>won against the odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>wound marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>yellow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/demon_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>{CODE} is incomplete: there are too many courses of play to check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{about} can be used until {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{about} leads to {name} once {when}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>{active} of {n} teleporters active from the start.</source>
            <extracomment>English for 1: {active} of {n} teleporter active from the start.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>{an} {kind} that comes at {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>{area}  –  {count} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd008_unguarded_joint.py" />
            <source>{area} and {area2} meet without a door where {piece_name} joins {piece_name2}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{area} has {many} for {wanted}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{area} is revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{area} is {revealed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>{attack}: can't hit ({more}).</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{at} sees {seen} of {n} spaces.</source>
            <extracomment>English for 1: {at} sees {seen} of {n} space.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>{away} from where he was fragged: he comes back {nearest} to {farthest} away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>{away} from where he was fragged: no space is {nearest} to {farthest} away, {allowed} is nearest to that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>{basis} The map was changed since.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>{bots} as the marines and {bots2} as the invader</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>{bots} on both sides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>{called} (armor {armor_of}, {counted} left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>{called} (health {count})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{capitalize} portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>{capitalize} {side} won {shares}.{challenge}{resting_on}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal003_ammo_starved.py" />
            <source>{capitalize}, {on_both_sides}, a game provides {had:.1f} ammunition tokens (at the start and picked up) and uses {used:.1f} of them ({percent}); in {dry} of {games} games a marine ran out of ammunition.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>{caps} laid by caps: auto</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{card} activates.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>{card} and go there: {cost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>{card} is played {moments}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{card} was revealed from the deck on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{card} was revealed, {count} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>{card}, go there and open it: {cost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>{card}, of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>{card}, whose attack reaches it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} for damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to destroy it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to frag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to kill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>{code} and the other {code2} checks are incomplete: {gap}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>{code} has more than {MOST:,} findings; the others are not listed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>{code} is allowed, but {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>{code} was stopped before it was done{covered}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{color} exit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>{color} key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>{color} portals without groups</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>{counted} {number} of {limit}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{counts} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of the group “{id}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>{count} of {all} ticked: until all are, they are drawn at random.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of {name} are {fragged}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of {name} are {killed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>{count} pages, {paper}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>{count} steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <source>{count} {has} fewer respawn spaces {nearest} to {farthest} steps away than there are marines {when}: {at} has {least}{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>{count} {have} no respawn space {nearest} to {farthest} steps away {when}{also}. The worst is {at}: {outcome}{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} {plural} are {fragged}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} {plural} are {killed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>{count}, such as {at}, {have} all respawn spaces in {where} {when}, and a marine can't walk back to the others from there{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{cue} ({marks} marines):</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>{cue}: something happens now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>{described} and for {described2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_gaps.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/spawn_starvation.py" />
            <source>{done} of {settings} exploration states</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>{done}; {n} no longer applied</source>
            <extracomment>English for 1: {done}; {n} no longer applied</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{door} at {place}:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>{drawn} {value} drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{draw} of {of}: {entries}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>{edition}, {few} to {many} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{element} decides whether it is set up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{element} is locked until a marine has the {key} key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{element} starts when {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>{element}, placed by {name},</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <source>{endless} of {games} games {with_marines}, {on_both_sides}, did not end {limit}.{resting_on}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{error} Choose another place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>{error} Your changes are still here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/shipped_scenarios.py" />
            <source>{few}–{many} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>{figure} at {x},{y}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{flag} is set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>{format} (*{endings});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>{format} pictures (*{ending});;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <source>{found} deadlines measured by then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/party_states.py" />
            <source>{found} set-ups by number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{games} games in {seconds} s, {pace} a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>{games} games of the strongest bot against itself; the chance lies between {low} and {high} %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>{games} of {bots}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{games} of {number}, {pace:.1f} a second{rest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{games} simulated games each, the bot {bot} against the bot {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{games} simulated games each, the bot {bot} on both sides.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{games} with {n} marines</source>
            <extracomment>English for 1: {games} with {n} marine</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{get} {copy} of the {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{get} × {kind} every round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory, {own} your own: see {command}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory, {own} your own; of those that these games used, {unsure} of {used}: see {command}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory: see {command}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory; of those that these games used, {unsure} of {used}: see {command}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>{hand} in hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>{in_words} of {called} form {parts}: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>{in_words}: it can never happen that {wins}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>{inches:g} {inch} ({inches2:.3g} mm)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>{interval} of {games} games with {on_both_sides}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{it_goes} to {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys} (changed)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys} (in a game)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>{keys} can't be assigned: it moves the cursor or the focus.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>{keys} is already assigned to this command.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>{keys} is assigned to “{command}”, which would lose it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys} is not assigned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys}, changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{key} security door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp005_too_many_types.py" />
            <source>{kinds} types of demons can be on the map at once: {names}; the boxes hold {held} initiative cards of the invader.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{kind} between {at} and {at2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>{kind} edge to the {side}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{kind} instead of {kind2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{kind} once both are active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{kind} once they are active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{kind}, not from the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>{kind}, put on the board later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/causes/diagnosis.py" />
            <source>{known} faults found by then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{label} changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{label} leaves no room for anything else</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{label} {before} → {after}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{least} minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{least} to {most}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{least}–{more} minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>{least}–{most} minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>{left} of {full} wounds left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{len} × {rows} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{lines} in {games}; most used: {start} to {end}, {times} in {per} games. The numbers say how often a space was aimed at in {per} games.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{listed} … {more} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch002_key_behind_own_door.py" />
            <source>{lock} waits {awaited_text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{lost} {value} lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{lower}{name} at {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{low} to {high}%</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{many} can't be made yet for files of this edition ({families})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{marines} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/rules_field.py" />
            <source>{meaning} Usual: {value} ({source}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>{mean} with {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{missing} missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>{missing} too few</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>{mode} and go there: {cost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>{mode} with adrenaline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>{mode}, go there and open it: {cost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>{more}, Esc cancels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>{most} of the {lines:,} outcomes of the choices were checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{named} in {where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{named} {does} not hold all parts ({lacking})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{named}; --infos lists {it}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{names} and {names2} can't share {where}: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{names} and {names2} stand on the same line; a joint holds one door.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>{names} {have} no pieces: nothing ever reveals {them}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>{names} {have} no tiles: nothing ever reveals {them}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{names}: several are on {where}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>{name} (copy)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{name} (exit)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>{name} (laid by caps: auto)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} (selected)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{name} (start)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>{name} (version on disk)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>{name} area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{name} at {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} becomes active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{name} between {at} and {at2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>{name} beyond the {held} held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch014_bypassed_lock.py" />
            <source>{name} can be bypassed: the marines reach everything behind it without opening it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>{name} can never be {opened}: {wants}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>{name} can never leave {areas}: it is too wide for the way that smaller figures take.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>{name} can't be met: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>{name} can't be used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{name} can't be verified: {failure}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>{name} can't move: it is too wide for every step from where it is set up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>{name} die: {shown}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name} floor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>{name} has no room for {who}: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name} is already there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{name} is cleared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/prefab_stock.py" />
            <source>{name} is for the {edition}: it can't be placed on this map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{name} is made for other numbers of marines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is {fragged}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is {killed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is {used}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} laid by caps: auto</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch007_lone_teleporter.py" />
            <source>{name} leads nowhere: it is the only {color}teleporter on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj006_deadline_slack.py" />
            <source>{name} leaves {spare} for fights and detours: the shortest walk takes {least}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>{name} never summons: {why}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} of {size} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch004_unused_key.py" />
            <source>{name} opens nothing: no door has a {color} lock, and no condition needs the key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>{name} sees a start space of the marines at set-up, {away} away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{name} selected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>{name} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{name} starts with:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>{name} summons at set-up: from where its demons come, a start space of the marines is seen, {away} away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} to the {side}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} to {ends}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} turned {turn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>{name} unlocks {name2}, which is not locked: it has {lacking}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{name} was not saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name} with {count} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>{name} with {others}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} would lie at {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} would move by {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} would stand {side} of {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name} {face}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>{name}, in {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>{name}, one of {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/either_field.py" />
            <source>{name}, own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{name}, under way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}, value {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{name}, {games} games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}, {one} {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name}, {which} number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name}: a number for each number of marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}: add a value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}: add {one}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>{name}: an area, or single spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>{name}: both sides changed it or one like it, and which one is not sure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/place_fields.py" />
            <source>{name}: choose on the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name}: covers {width} × {height}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{name}: everybody may look at it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <source>{name}: go to it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{name}: groups of {color} portals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>{name}: hidden or locked in the layers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>{name}: how many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>{name}: more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{name}: name of the card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{name}: show the problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>{name}: what</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name}: with {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>{name}: {answer} by the engine, {answer2} by the reference engine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>{name}: {done} changed it, {gone} removed it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>{name}: {label_of}: ours {value}, theirs {value2}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/unreadable_text.py" />
            <source>{name}: {parts} can't be read and were left out. The list of problems says why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{name}: {used} to print</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{name}: {used} used, {held} in the box, {left} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{name}: {used} used, {held} in the box, {missing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{name}: {what}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name}: {width} × {height}, {n} openings</source>
            <extracomment>English for 1: {name}: {width} × {height}, {n} opening</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source>{no_invader} the marines in {names}{behind}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{now} It is the last card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>{number} games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/shipped_scenarios.py" />
            <source>{number} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>{number} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{number} more in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>{number} of {laid} pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>{number} of {laid} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>{number} one-sided</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{number} times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>{number} with {names} behind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>{number}. {step}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>{n} adrenaline tokens</source>
            <extracomment>English for 1: {n} adrenaline token</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>{n} answers</source>
            <extracomment>English for 1: {n} answer</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} are left</source>
            <extracomment>English for 1: {n} is left</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{n} areas</source>
            <extracomment>English for 1: {n} area</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} areas on {spaces}.</source>
            <extracomment>English for 1: {n} area on {spaces}.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} areas without a text to read aloud: {name}</source>
            <extracomment>English for 1: 1 area without a text to read aloud: {name}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} attacks</source>
            <extracomment>English for 1: {n} attack</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} cards</source>
            <extracomment>English for 1: {n} card</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{n} checks</source>
            <extracomment>English for 1: {n} check</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} choices</source>
            <extracomment>English for 1: {n} choice</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>{n} come</source>
            <extracomment>English for 1: {n} comes</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} damage</source>
            <extracomment>English for 1: {n} damage</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} deadlines</source>
            <extracomment>English for 1: {n} deadline</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{n} demon initiative cards</source>
            <extracomment>English for 1: {n} demon initiative card</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>{n} demons</source>
            <extracomment>English for 1: {n} demon</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>{n} differences</source>
            <extracomment>English for 1: 1 difference</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} doors</source>
            <extracomment>English for 1: {n} door</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} elements</source>
            <extracomment>English for 1: {n} element</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/prefab_stock.py" />
            <source>{n} elements in the file could not be read.</source>
            <extracomment>English for 1: {n} element in the file could not be read.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} endings</source>
            <extracomment>English for 1: {n} ending</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/widgets/finder.py" />
            <source>{n} entries</source>
            <extracomment>English for 1: {n} entry</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{n} errors</source>
            <extracomment>English for 1: {n} error</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} errors: fix them before anybody plays it</source>
            <extracomment>English for 1: 1 error: fix it before anybody plays it</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>{n} events</source>
            <extracomment>English for 1: {n} event</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} figure types</source>
            <extracomment>English for 1: {n} figure type</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} figures</source>
            <extracomment>English for 1: {n} figure</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{n} files</source>
            <extracomment>English for 1: {n} file</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{n} free spaces</source>
            <extracomment>English for 1: {n} free space</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>{n} games</source>
            <extracomment>English for 1: {n} game</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>{n} hits</source>
            <extracomment>English for 1: {n} hit</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{n} infos</source>
            <extracomment>English for 1: {n} info</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{n} invader initiative cards</source>
            <extracomment>English for 1: {n} invader initiative card</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>{n} invaders</source>
            <extracomment>English for 1: {n} invader</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} items</source>
            <extracomment>English for 1: {n} item</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} lines of fire</source>
            <extracomment>English for 1: {n} line of fire</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{n} marine initiative cards</source>
            <extracomment>English for 1: {n} marine initiative card</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>{n} marines</source>
            <extracomment>English for 1: {n} marine</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} marines fragged</source>
            <extracomment>English for 1: {n} marine fragged</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{n} movement points</source>
            <extracomment>English for 1: {n} movement point</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>{n} movement points of a demon</source>
            <extracomment>English for 1: {n} movement point of a demon</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} notes worth knowing</source>
            <extracomment>English for 1: 1 note worth knowing</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>{n} of the elements could not be read and were left out.</source>
            <extracomment>English for 1: {n} of the elements could not be read and was left out.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{n} other states</source>
            <extracomment>English for 1: {n} other state</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>{n} pages</source>
            <extracomment>English for 1: {n} page</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>{n} parts</source>
            <extracomment>English for 1: {n} part</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} piece types</source>
            <extracomment>English for 1: {n} piece type</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>{n} pieces</source>
            <extracomment>English for 1: {n} piece</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} points</source>
            <extracomment>English for 1: {n} point</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{n} points through shut doors</source>
            <extracomment>English for 1: {n} point through shut doors</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>{n} portals; {crowded} without room for their largest group.</source>
            <extracomment>English for 1: {n} portal; {crowded} without room for its largest group.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} problems allowed with a reason: read them once more</source>
            <extracomment>English for 1: 1 problem allowed with a reason: read it once more</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <source>{n} respawn spaces</source>
            <extracomment>English for 1: {n} respawn space</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj006_deadline_slack.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} rounds</source>
            <extracomment>English for 1: {n} round</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>{n} separate parts</source>
            <extracomment>English for 1: {n} separate part</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>{n} shields</source>
            <extracomment>English for 1: {n} shield</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd001_overlap.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd003_misjoined.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} spaces</source>
            <extracomment>English for 1: {n} space</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} spaces see it</source>
            <extracomment>English for 1: {n} space sees it</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} spawn areas</source>
            <extracomment>English for 1: {n} spawn area</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} spawn cards</source>
            <extracomment>English for 1: {n} spawn card</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{n} start spaces</source>
            <extracomment>English for 1: {n} start space</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} starts</source>
            <extracomment>English for 1: {n} start</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>{n} steps</source>
            <extracomment>English for 1: {n} step</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} steps away</source>
            <extracomment>English for 1: {n} step away</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} steps to the goal</source>
            <extracomment>English for 1: {n} step to the goal</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>{n} steps to win</source>
            <extracomment>English for 1: {n} step to win</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} steps to win; the numbers say after which step a space is revealed.</source>
            <extracomment>English for 1: {n} step to win; the numbers say after which step a space is revealed.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} tile types</source>
            <extracomment>English for 1: {n} tile type</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>{n} tiles</source>
            <extracomment>English for 1: {n} tile</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} times</source>
            <extracomment>English for 1: {n} time</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} token types</source>
            <extracomment>English for 1: {n} token type</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} tokens</source>
            <extracomment>English for 1: {n} token</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} triggers</source>
            <extracomment>English for 1: {n} trigger</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{n} turns</source>
            <extracomment>English for 1: {n} turn</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} visits</source>
            <extracomment>English for 1: {n} visit</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{n} warnings</source>
            <extracomment>English for 1: {n} warning</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} warnings to fix, or to allow with a reason</source>
            <extracomment>English for 1: 1 warning to fix, or to allow with a reason</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} wounds</source>
            <extracomment>English for 1: {n} wound</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{opened} by a marine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>{order}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{part:.0f} min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{part:.0f} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>{part} of {count}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_result.py" />
            <source>{part} of {whole}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>{part} of {whole}: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>{part} · nothing here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>{percent} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>{percent} % won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{placed}remove the portal from the map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{player}, do you interrupt {moment}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>{plural} of {called}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{portals} {have} summoned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>{quantity} in a game: {mean} on average.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>{reason} No figure moves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>{reason} The list of problems says why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/paste_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>{reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{rest} more of {codes} (--verbose lists all)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd003_misjoined.py" />
            <source>{rim} opening of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{rounds} have been played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/picture_list.py" />
            <source>{said}, not found; Delete removes it from the list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{saved} File &gt; Verify passport repeats what it claims.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd001_overlap.py" />
            <source>{second} and {first} cover the same {count}: {at}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>{seers} sees it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>{sentence}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch004_unused_key.py" />
            <source>{setter} sets the flag {flag}, but nothing waits for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} and {rest} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} or {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} or {rest} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some}, {next}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{sort} of {size}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{source} The author rates it as {rating}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{source} {guessed} of {numbers} game numbers are guesses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{spaces} for spawning with marines at {where}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{spaces} for spawning. Place up to three marines with the Test marines tool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>{spaces} of {areas} can't be reached ({at})</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{spaces} revealed, {n} doors open.</source>
            <extracomment>English for 1: {spaces} revealed, {n} door open.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span} marines fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span} times aimed at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span} visits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span}% of the games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{starts} are start areas, but there must be exactly one: {names}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{start} to {end}: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>{states:,} exploration states were checked, with each area revealed as early and as late as possible among them; there are more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{state} for good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{state} until {waits}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>{state}; open: {doors}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>{steps} {marines}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>{steps} {marines}, in at least {turns}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>{str} marines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>{text} (a guess)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{text} (turn {turn})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>{text} The scenario is not designed for this number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>{text} There is no room on it; the nearest space is {there}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{text} Tiles to print are not part of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{text}, but: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{text}, joined</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>{there}. Enter puts {marine} there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{thing} can't be attacked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{thing} is in the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{thing} leaves the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>{title} (held)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{title} (needs your decision: --fix skips it)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <source>{title} (read only)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>{title} – table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>{title}, not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>{title}, {marines} – table</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/stock_model.py" />
            <source>{title}, {n} entries</source>
            <extracomment>English for 1: {title}, {n} entry</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click a joint between two pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click a joint between two tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click an opening that meets nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click or drag over spaces, again to take it away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click or drag over spaces; Ctrl+click paints the area</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>{title}: {n} spaces</source>
            <extracomment>English for 1: {title}: {n} space</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <source>{title}[*] – kneedeep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>{tool} tool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{to} gets {value}{thing}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>{used} of {held}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{value} of these hold: </source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>{value} off the board{where}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>{value}, {spread}. Below: what it was, the difference (of shares in points of a hundred) and its 95% interval.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>{verb} no groups: the invasion card has none for {color}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>{verb} no groups: the scenario names no invasion card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch002_key_behind_own_door.py" />
            <source>{waits}, which is behind it.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>{what} are not set up.</source>
            <extracomment>English for 1: {what} is not set up.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>{what} belongs to the expansion, which the scenario does not use: see {who}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{what} on {at}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{what} reaches at most {limit} spaces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{what} reaches only adjacent spaces.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>{what}, as one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{what}, {color} group {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>{what}: marines {marines}, invader {invader}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>{where} can't be capped: {closing} is already there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{where} has {near} on and beside it: {many} of its group of {demons} {has} no room{text}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>{where} leads against the wall of {against}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>{where}, not revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{whom} {verbs} {value} damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{who} at {stand} {sees} {places} where demons can spawn {when}{also}{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{who} at {stand} {sees} {places} where invaders can spawn {when}{also}{sampled}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} blocks the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>{who} can't carry more armor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} can't move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>{who} can't open or shut doors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} does not attack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} does not fit there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} does not have the {weapon}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} has acted already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} has attacked already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/figure_options.py" />
            <source>{who} has to decide something else first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} is a friend.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} is already there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{who} is fragged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} is in the line of sight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{who} is killed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>{who} is none of the invader's figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>{who} is not hurt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} is not in sight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} is not on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} is {away} away, the range is {range}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>{who} moves to {place} ({steps} steps)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>{who} needs its last points to reach an empty space.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} shares a space and can't attack from there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} shares a space with others and must move on first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>{who} stands across it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} stands on an obstacle and can't attack from there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} stands there itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} stands there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} stands there: one may pass, but not stay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>{who} still refer to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>{who} still refers to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{who} takes {wounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>{who} was activated in this turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} would not survive the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{who} {has} left by {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/assistant.py" />
            <source>{who}'s turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, does the attack go on to another space, with a die less?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, where do you come back?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, which action?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, which dice do you roll again?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, {mode}: {amounts} left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>{who}: choose {an} {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn004_portal_cut_off.py" />
            <source>{who}: no demon that it summons can ever walk to a space that marines reach on foot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>{who}: there is no {label} {shown}{hint}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}: {amounts} left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/assistant.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}: {question}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>{width} × {height} pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>{wounds} damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{wounds} damage expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>{wounds} wounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{wounds} wounds expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>{x},{y}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} armor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} bullets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} cards each turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} cards to begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} cells</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} marine cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} movement points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{} points to enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} rockets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{} rounds have been played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>{} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} wounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>“{text}” is read aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>“{value}” is read aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/map_notices.py" />
            <source>… and {more} more, as comments at the head of the file when it is saved.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>… and {n} more.</source>
            <extracomment>English for 1: … and 1 more.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
</TS>
