<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>kneedeep</name>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>
Allowed: {reason}</source>
            <translation>
Erlaubt: {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>  = reason: {printable}</source>
            <translation>  = Begründung: {printable}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <source> (not every course of play was checked)</source>
            <translation> (nicht jeder Spielverlauf wurde geprüft)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source> (not from the start)</source>
            <translation> (nicht von Anfang an)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> (once {when})</source>
            <translation> (sobald gilt: {when})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source> (one of {lines} of that length)</source>
            <translation> (eine von {lines} dieser Länge)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source> (passing only)</source>
            <translation> (nur im Vorbeigehen)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source> ({allowed} allowed)</source>
            <translation> ({allowed} erlaubt)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source> ({count} each)</source>
            <translation> (je {count})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source> ({differing} of {asked} spaces differ)</source>
            <translation> ({differing} von {asked} Feldern unterscheiden sich)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> ({marks} marines)</source>
            <translation> ({marks} Marines)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source> ?: no source gives the number in the box.</source>
            <translation> ?: Keine Quelle nennt die Anzahl in der Schachtel.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source> Cut two neighbours along the marks, or lay one over the strip of the other that goes on beyond them.</source>
            <translation> Zwei benachbarte Seiten an den Marken schneiden oder eine über den Streifen der anderen legen, der darüber hinausgeht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source> Keys 1 to {count} choose another.</source>
            <translation> Tasten 1 bis {count} wählen einen anderen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source> Speed </source>
            <translation> Tempo </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source> The author rates the scenario as {challenge}.</source>
            <translation> Der Autor stuft das Szenario als {challenge} ein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source> The sheet “Single tiles” has the tiles to print, to scale.</source>
            <translation> Der Bogen „Einzelne Kacheln“ enthält die zu druckenden Kacheln maßstäblich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source> and by {doors}, which never {opens}</source>
            <translation> und durch {doors}, nie offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source> and draws event cards</source>
            <translation> und zieht Ereigniskarten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source> and may spend them on portals that summon: {prices}.</source>
            <translation> und darf sie für Portale ausgeben, die dann beschwören: {prices}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source> and {adrenaline}</source>
            <translation> und {adrenaline}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source> at {at}</source>
            <translation> bei {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> at {spaces}</source>
            <translation> bei {spaces}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source> behind {doors}</source>
            <translation> hinter {doors}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> for a {action} action</source>
            <translation> für eine Aktion „{action}“</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source> for certain: the invader chooses which group comes at {named}</source>
            <translation> sicher: Der Invasor wählt, welche Gruppe bei {named} kommt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> for {points}</source>
            <translation> für {points}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source> from {at}</source>
            <translation> von {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source> if no demon is on the map</source>
            <translation> wenn kein Dämon auf der Karte ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source> if {parts}</source>
            <translation> wenn gilt: {parts}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source> in</source>
            <translation> Zoll</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source> in this ruleset; it belongs to {others}</source>
            <translation> in diesem Regelwerk; gehört zu {others}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> in {areas}</source>
            <translation> in {areas}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source> in {name}</source>
            <translation> in {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source> instead of the usual weapons</source>
            <translation> statt der üblichen Waffen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source> into play</source>
            <translation> ins Spiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source> of another kind</source>
            <translation> anderer Art</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source> of {shown_as} spaces</source>
            <translation> mit {shown_as} Feldern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source> through {element}</source>
            <translation> durch {element}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source> with expansion</source>
            <translation> mit Erweiterung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source> with the {thing}</source>
            <translation> mit {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source> with {counts} {marine}</source>
            <translation> mit {counts} {marine}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source> without 'exit: true'</source>
            <translation> ohne „exit: true“</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source> {count} problems</source>
            <translation> {count} Probleme</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source> {guesses} of the {used} numbers that these games used {are} or from memory.</source>
            <translation> {guesses} der {used} Zahlen, die diese Spiele benutzt haben: {are} oder aus dem Gedächtnis.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>% of the games</source>
            <translation>% der Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>% of the games won</source>
            <translation>% der Spiele gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>&amp;About kneedeep</source>
            <translation>Ü&amp;ber kneedeep</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>&amp;Add a card</source>
            <translation>&amp;Karte hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Add an invader initiative card</source>
            <translation>Invasor-&amp;Initiativekarte hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;Add these keys</source>
            <translation>Diese Tasten &amp;hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>&amp;Allow …</source>
            <translation>&amp;Erlauben …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>&amp;Area of new pieces</source>
            <translation>&amp;Bereich neuer Teile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>&amp;Area of new tiles</source>
            <translation>&amp;Bereich neuer Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Area of the selection</source>
            <translation>&amp;Bereich der Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Areas</source>
            <translation>&amp;Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Armor</source>
            <translation>&amp;Rüstung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Back one step</source>
            <translation>Einen Schritt &amp;zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>&amp;Begin</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>&amp;Begin a new game</source>
            <translation>Neues Spiel &amp;beginnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>&amp;Board</source>
            <translation>&amp;Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>&amp;Carry it out</source>
            <translation>&amp;Ausführen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Carry out the pending step</source>
            <translation>Offenen Schritt &amp;ausführen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Choose a passport…</source>
            <translation>Pass &amp;wählen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/command_palette.py" />
            <source>&amp;Commands…</source>
            <translation>&amp;Befehle …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Compare</source>
            <translation>&amp;Vergleichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>&amp;Compare numbers of marines</source>
            <translation>Zahlen der Marines &amp;vergleichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Continue the last game</source>
            <translation>Letztes Spiel &amp;fortsetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Coordinates</source>
            <translation>&amp;Koordinaten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Cover</source>
            <translation>&amp;Deckung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;Default</source>
            <translation>&amp;Standard</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>&amp;Delete…</source>
            <translation>&amp;Löschen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Designer's view</source>
            <translation>&amp;Entwurfsansicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Discard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>&amp;Discard all</source>
            <translation>Alle &amp;verwerfen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Distance to the goal</source>
            <translation>Entfernung zum &amp;Ziel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>&amp;Done</source>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Draft: errors are allowed</source>
            <translation>&amp;Entwurf: Fehler sind erlaubt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>&amp;End of round</source>
            <translation>&amp;Rundenende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;End of the round</source>
            <translation>&amp;Ende der Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;End or deselect</source>
            <translation>&amp;Beenden oder Auswahl aufheben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>&amp;End the turn</source>
            <translation>Zug &amp;beenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Exploration</source>
            <translation>&amp;Erkundung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>&amp;Export PDF…</source>
            <translation>PDF &amp;exportieren …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>&amp;Export…</source>
            <translation>&amp;Exportieren …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>&amp;Figures</source>
            <translation>&amp;Figuren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Fix</source>
            <translation>&amp;Beheben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;For</source>
            <translation>&amp;Für</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>&amp;Frag points</source>
            <translation>&amp;Frag-Punkte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>&amp;Frag tokens</source>
            <translation>&amp;Frag-Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Games</source>
            <translation>&amp;Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>&amp;Games of this session</source>
            <translation>&amp;Spiele dieser Sitzung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>&amp;Go to a space or a name…</source>
            <translation>&amp;Gehe zu Feld oder Namen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>&amp;Guide</source>
            <translation>&amp;Anleitung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Health left</source>
            <translation>&amp;Gesundheit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Heat of sight</source>
            <translation>&amp;Sichtdichte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>&amp;Hide again</source>
            <translation>Wieder &amp;verbergen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <source>&amp;Hide panels</source>
            <translation>Fenster&amp;bereiche ausblenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;High contrast</source>
            <translation>&amp;Hoher Kontrast</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Hold the space</source>
            <translation>Feld &amp;festhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>&amp;Id</source>
            <translation>&amp;Kennung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/import_feature.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importieren …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Include the scenario file</source>
            <translation>Szenario-Datei &amp;einbetten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>&amp;Invader</source>
            <translation>&amp;Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Keep mine</source>
            <translation>Eigene &amp;behalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Tastenkürzel …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Larger text</source>
            <translation>&amp;Größere Schrift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Later state</source>
            <translation>&amp;Späterer Stand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Legend</source>
            <translation>&amp;Legende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>&amp;Lock the map pieces</source>
            <translation>Kartenteile &amp;sperren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>&amp;Lock the map tiles</source>
            <translation>Kacheln &amp;sperren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>&amp;Make a copy of this type…</source>
            <translation>&amp;Kopie dieses Typs erstellen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Make…</source>
            <translation>&amp;Erstellen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>&amp;Marines</source>
            <translation>&amp;Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>&amp;Name and note…</source>
            <translation>&amp;Name und Hinweis …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Name the day</source>
            <translation>&amp;Tag nennen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>&amp;Name:</source>
            <translation>&amp;Name:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>&amp;New piece type…</source>
            <translation>&amp;Neuer Teiletyp …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>&amp;New tile type…</source>
            <translation>&amp;Neuer Kacheltyp …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>&amp;New…</source>
            <translation>&amp;Neu …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Next problem</source>
            <translation>&amp;Nächstes Problem</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Next text</source>
            <translation>&amp;Nächster Text</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;No keys</source>
            <translation>&amp;Keine Tasten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;No overlay</source>
            <translation>&amp;Keine Überlagerung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Once more</source>
            <translation>&amp;Noch einmal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>&amp;Open a copy</source>
            <translation>Kopie &amp;öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Open a game…</source>
            <translation>Spiel &amp;öffnen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>&amp;Open as a replay</source>
            <translation>Als Aufzeichnung &amp;öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Overlays</source>
            <translation>Ü&amp;berlagerungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>&amp;Panels</source>
            <translation>&amp;Fensterbereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Picture</source>
            <translation>&amp;Bild</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>&amp;Play</source>
            <translation>&amp;Spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Play here</source>
            <translation>Hier &amp;spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>&amp;Play on</source>
            <translation>&amp;Weiterspielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Previous problem</source>
            <translation>&amp;Voriges Problem</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Previous text</source>
            <translation>&amp;Voriger Text</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Drucken …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Problems</source>
            <translation>&amp;Probleme</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>&amp;Quick: only the first {n} games with each number of marines</source>
            <translation>&amp;Schnell: nur die ersten {n} Spiele mit jeder Zahl von Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Read</source>
            <translation>&amp;Lesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>&amp;Ready to share?</source>
            <translation>Bereit zum &amp;Teilen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Reload</source>
            <translation>&amp;Neu laden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>&amp;Rename</source>
            <translation>&amp;Umbenennen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>&amp;Replace</source>
            <translation>&amp;Ersetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>&amp;Report (without names of your folders):</source>
            <translation>&amp;Bericht (ohne Namen eigener Ordner):</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Reset</source>
            <translation>&amp;Zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Respawn</source>
            <translation>&amp;Zurückkommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>&amp;Restore</source>
            <translation>&amp;Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>&amp;Reveal a card</source>
            <translation>Karte auf&amp;decken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Reveal an initiative card</source>
            <translation>Initiativekarte auf&amp;decken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>&amp;Round</source>
            <translation>&amp;Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/route.py" />
            <source>&amp;Route to victory</source>
            <translation>&amp;Weg zum Sieg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>&amp;Save as PDF…</source>
            <translation>Als PDF &amp;speichern …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>&amp;Save as prefab…</source>
            <translation>Als Vorlage &amp;speichern …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>&amp;Save chosen</source>
            <translation>Gewählte &amp;speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>&amp;Saved version</source>
            <translation>Ge&amp;speicherte Fassung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>&amp;Save…</source>
            <translation>&amp;Speichern …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Search the palette</source>
            <translation>Palette durch&amp;suchen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>&amp;Seed</source>
            <translation>&amp;Startwert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Selection</source>
            <translation>&amp;Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>&amp;Show it</source>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/veil.py" />
            <source>&amp;Show the game</source>
            <translation>Spiel &amp;zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Sight</source>
            <translation>&amp;Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>&amp;Simulate</source>
            <translation>&amp;Simulieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Smaller text</source>
            <translation>&amp;Kleinere Schrift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>&amp;Start</source>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Anhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Stop playing</source>
            <translation>Spiel &amp;beenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>&amp;Stop saving</source>
            <translation>Speichern &amp;abbrechen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Table</source>
            <translation>&amp;Tisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>&amp;Table with the real box…</source>
            <translation>&amp;Tisch mit der echten Schachtel …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>&amp;Teleporter arcs</source>
            <translation>&amp;Teleporterbögen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Farbschema</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Tick the next item</source>
            <translation>Nächsten Eintrag &amp;abhaken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Tools</source>
            <translation>&amp;Werkzeuge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>&amp;Transcribe tile…</source>
            <translation>Kachel &amp;abzeichnen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>&amp;Turn</source>
            <translation>&amp;Drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>&amp;Turn right</source>
            <translation>Nach &amp;rechts drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Undo decision</source>
            <translation>&amp;Entscheidung zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>&amp;Use these keys</source>
            <translation>Diese Tasten &amp;benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>&amp;Verify passport…</source>
            <translation>Pass &amp;prüfen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>&amp;Watch from the start</source>
            <translation>Vom Anfang &amp;ansehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>&amp;Where</source>
            <translation>&amp;Wo</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>&amp;Where demons walk</source>
            <translation>Wo &amp;Dämonen gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>&amp;Who plays…</source>
            <translation>&amp;Wer spielt …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>&amp;Whole map</source>
            <translation>&amp;Ganze Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>+ condition</source>
            <translation>+ Bedingung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>, and in {more}</source>
            <translation>, und in {more}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>, and some of them in {more}</source>
            <translation>, davon einige in {more}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>, and {places} more</source>
            <translation>, und {places} weitere</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>, at the end of that round</source>
            <translation>, am Ende dieser Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>, at the end of the round</source>
            <translation>, am Ende der Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>, but not with {marines}</source>
            <translation>, aber nicht mit {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>, carries {thing}</source>
            <translation>, trägt {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>, dark</source>
            <translation>, dunkel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>, draws event cards, and may discard event cards to gain Argent Power</source>
            <translation>, zieht Ereigniskarten und darf Ereigniskarten abwerfen, um Argent Power zu erhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>, not yet open</source>
            <translation>, noch nicht offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/rules_field.py" />
            <source>, or {value}</source>
            <translation>, oder {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>, stopped</source>
            <translation>, angehalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>, the way out</source>
            <translation>, der Ausgang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>, turned {turn}°</source>
            <translation>, gedreht um {turn}°</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>, with {marines} marines</source>
            <translation>, mit {marines} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>, {asked} in all</source>
            <translation>, {asked} insgesamt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>, {caps} of them added automatically</source>
            <translation>, davon {caps} automatisch ergänzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>, {rounds} later</source>
            <translation>, {rounds} später</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>, {time} left</source>
            <translation>, noch {time}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>, {wait} later</source>
            <translation>, {wait} später</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>, {wounds} on the way</source>
            <translation>, {wounds} unterwegs</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/shipped_scenarios.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>1 marine</source>
            <translation>1 Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>1 page, {paper}</source>
            <translation>1 Seite, {paper}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>1 step</source>
            <translation>1 Schritt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>: after that it can never happen that {lacking}</source>
            <translation>: Danach ist nie möglich: {lacking}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>: an action here starts another course</source>
            <translation>: Eine Aktion hier beginnt einen anderen Verlauf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>: blocked by {things_text}</source>
            <translation>: blockiert durch {things_text}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>; '{name}' is {an} {replace}</source>
            <translation>; „{name}“ ist: {replace}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>; Argent Power {value}</source>
            <translation>; Argent Power {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; `kneedeep simulate` shows how hard the scenario is</source>
            <translation>; `kneedeep simulate` zeigt, wie schwer das Szenario ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>; click to roll it again</source>
            <translation>; Klicken wirft neu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>; did you mean '{near}'?</source>
            <translation>; gemeint ist vielleicht „{near}“?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>; keys found: {part}</source>
            <translation>; gefundene Schlüssel: {part}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; only if the players decide so</source>
            <translation>; nur wenn die Spieler so entscheiden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source>; seeking attacks reach {seeking_range}</source>
            <translation>; zielsuchende Angriffe reichen {seeking_range}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; the marines can also get stuck (RCH011)</source>
            <translation>; die Marines können auch festsitzen (RCH011)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>; the teleporter{s} at {at} never become{s2} active</source>
            <translation>; Teleporter bei {at} nie aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source>; the weapons provided reach {known}</source>
            <translation>; die vorhandenen Waffen reichen {known}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; with {marines} only if the players decide so</source>
            <translation>; mit {marines} nur, wenn die Spieler so entscheiden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>; {allowed} allowed</source>
            <translation>; {allowed} erlaubt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>; {fixable} fixable with --fix</source>
            <translation>; {fixable} mit --fix behebbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>; {marines} need{s} at least {turns}</source>
            <translation>; {marines}: mindestens {turns}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>?: no source gives the Argent Power of these groups.</source>
            <translation>?: Keine Quelle nennt die Argent Power dieser Gruppen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>A &amp;small map to change</source>
            <translation>Eine &amp;kleine Karte zum Ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A berserk marine can attack only with his fists.</source>
            <translation>Ein Marine im Berserkerrausch kann nur mit den Fäusten angreifen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>A card has groups of at least one color.</source>
            <translation>Eine Karte hat Gruppen für mindestens eine Farbe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>A card keeps the door sealed.</source>
            <translation>Eine Karte hält die Tür versiegelt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>A cause needs another thing as its effect.</source>
            <translation>Eine Ursache braucht etwas anderes als Wirkung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>A click offers:</source>
            <translation>Ein Klick bietet an:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>A click shows it on the map</source>
            <translation>Ein Klick zeigt es auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A demon opened it</source>
            <translation>Ein Dämon hat sie geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>A door costs {cost}, {rest}.</source>
            <translation>Eine Tür kostet {cost}, {rest}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>A figure gives way to the nearest free space.</source>
            <translation>Eine Figur weicht auf das nächste freie Feld aus.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>A fragged marine comes back:</source>
            <translation>Ein ausgeschalteter Marine kommt zurück:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>A group has at least one demon.</source>
            <translation>Eine Gruppe hat mindestens einen Dämon.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>A home-made map piece</source>
            <translation>Ein eigenes Kartenteil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>A home-made map tile</source>
            <translation>Eine eigene Kachel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine entered it: it is active</source>
            <translation>Ein Marine hat ihn betreten: er ist aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine gained it</source>
            <translation>Ein Marine hat es erhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine opened it</source>
            <translation>Ein Marine hat sie geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>A marine sees it</source>
            <translation>Ein Marine sieht es</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine sees it: it summons</source>
            <translation>Ein Marine sieht es: es beschwört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>A marine sees this area for the first time</source>
            <translation>Ein Marine sieht diesen Bereich zum ersten Mal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>A marine who respawns at the active teleporter{s} at {at} can't get to where the marines start, and no teleporter elsewhere is active at the start.</source>
            <translation>Ein Marine, der am aktiven Teleporter bei {at} zurückkommt, gelangt nicht zum Start der Marines, und kein anderer Teleporter ist am Anfang aktiv.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>A moment &amp;earlier</source>
            <translation>Früherer &amp;Moment</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>A moment &amp;later</source>
            <translation>Späterer M&amp;oment</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <source>A name is required here.</source>
            <translation>Hier ist ein Name nötig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>A new area</source>
            <translation>Ein neuer Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>A number for each number of marines</source>
            <translation>Eine Zahl für jede Zahl von Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>A passage has no lock: it opens when its condition holds.</source>
            <translation>Ein Durchgang hat kein Schloss: Er öffnet sich, wenn seine Bedingung gilt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>A passage is shut until its condition holds, then open for good.</source>
            <translation>Ein Durchgang ist geschlossen, bis seine Bedingung gilt, danach bleibt er offen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>A passage opens by itself.</source>
            <translation>Ein Durchgang öffnet sich von selbst.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>A passport is one file with the map, its problems, its solution and simulated games. Anybody can have all of it repeated, with File &gt; Verify passport or with the command kneedeep verify.</source>
            <translation>Ein Pass ist eine Datei mit der Karte, ihren Problemen, ihrer Lösung und simulierten Spielen. Alles davon lässt sich wiederholen, mit Datei &gt; Pass prüfen oder mit dem Befehl kneedeep verify.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>A person</source>
            <translation>Eine Person</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>A poster: map, title, facts, and how hard it is.</source>
            <translation>Ein Poster: Karte, Titel, Angaben und Schwierigkeit.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>A prefab has this name: saving replaces it.</source>
            <translation>Eine Vorlage hat diesen Namen: Speichern ersetzt sie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>A prefab is opened beside a map: open one first, then import the prefab.</source>
            <translation>Eine Vorlage wird neben einer Karte geöffnet: Erst eine Karte öffnen, dann die Vorlage importieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A ready marine who has moved can't attack.</source>
            <translation>Ein bereiter Marine, der sich bewegt hat, kann nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>A sample opens as a new scenario without a name. The sample itself does not change.</source>
            <translation>Ein Beispiel öffnet sich als neues Szenario ohne Namen. Das Beispiel selbst ändert sich nicht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>A scenario for the {edition}</source>
            <translation>Ein Szenario für {edition}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A sentry bot that nobody has activated can't be attacked.</source>
            <translation>Ein Wachroboter, den niemand aktiviert hat, kann nicht angegriffen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A shut door hides it.</source>
            <translation>Eine geschlossene Tür verdeckt es.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>A shut door is in the way.</source>
            <translation>Eine geschlossene Tür ist im Weg.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>A space is visible from {middle} spaces on average, from {most} at most.</source>
            <translation>Ein Feld ist im Mittel von {middle} Feldern sichtbar, höchstens von {most}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>A space is {side_of_space} wide on {pages}. Print at 100 %, not fitted to the page.</source>
            <translation>Ein Feld ist {side_of_space} breit, auf {pages}. Mit 100 % drucken, nicht an die Seite anpassen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>A space is {side_of_space} wide, {types} on {pages}. Print at 100 %, not fitted to the page, and cut along the dashed lines.</source>
            <translation>Ein Feld ist {side_of_space} breit, {types} auf {pages}. Mit 100 % drucken, nicht an die Seite anpassen, und an den gestrichelten Linien schneiden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <source>A space such as 4,3, or a name</source>
            <translation>Ein Feld wie 4,3 oder ein Name</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>A spawn area consists of spaces of the map.</source>
            <translation>Ein Spawn-Bereich besteht aus Feldern der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>A sprinting marine can attack only adjacent figures.</source>
            <translation>Ein sprintender Marine kann nur benachbarte Figuren angreifen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>A step is pending: press Carry it out or Not this time.</source>
            <translation>Ein Schritt steht aus: „Ausführen“ oder „Diesmal nicht“ wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>A table</source>
            <translation>Eine Tabelle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>A table: everything, shown step by step</source>
            <translation>Ein Tisch: alles, Schritt für Schritt gezeigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>A text has at most {most:,} characters.</source>
            <translation>Ein Text hat höchstens {most:,} Zeichen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>A tile is named by its number and its face, such as 05a.</source>
            <translation>Eine Kachel heißt nach Nummer und Seite, etwa 05a.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>A tile of the box</source>
            <translation>Eine Kachel der Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>A word, a ["list"] or a {"mapping": 1} is needed here.</source>
            <translation>Nötig ist ein Wort, eine ["Liste"] oder eine {"Zuordnung": 1}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>A&amp;dd</source>
            <translation>&amp;Hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>A&amp;lign to joints</source>
            <translation>An Verbindungen aus&amp;richten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Abilities</source>
            <translation>Fähigkeiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>About</source>
            <translation>Über</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>About kneedeep</source>
            <translation>Über kneedeep</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>About the problem</source>
            <translation>Über das Problem</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Actions for {name} {number}</source>
            <translation>Aktionen für {name} {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Active</source>
            <translation>Aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Add a frag point (F)</source>
            <translation>Frag-Punkt hinzufügen (F)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Add a frag token (F)</source>
            <translation>Frag-Marker hinzufügen (F)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Add an element that is not on the map</source>
            <translation>Ein Element hinzufügen, das nicht auf der Karte ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Add an invader initiative card to the deck</source>
            <translation>Eine Invasor-Initiativekarte in den Stapel legen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Add an invader initiative card to the deck (A)</source>
            <translation>Eine Invasor-Initiativekarte in den Stapel legen (A)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add area</source>
            <translation>Bereich hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add choice</source>
            <translation>Wahl hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add deadline</source>
            <translation>Frist hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add ending</source>
            <translation>Ende hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add figure type</source>
            <translation>Figurentyp hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add flag</source>
            <translation>Kennzeichen hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add item</source>
            <translation>Gegenstand hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Add one of the other values</source>
            <translation>Einen der anderen Werte hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add piece type</source>
            <translation>Teiletyp hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add tile type</source>
            <translation>Kacheltyp hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/palette_choices.py" />
            <source>Add to &amp;favorites</source>
            <translation>Zu &amp;Favoriten hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Add to the scenario</source>
            <translation>Zum Szenario hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add token type</source>
            <translation>Markertyp hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Add trigger</source>
            <translation>Auslöser hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Add {one}</source>
            <translation>{one} hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Added: {what}.</source>
            <translation>Hinzugefügt: {what}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Adrenaline</source>
            <translation>Adrenalin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Adrenaline unload</source>
            <translation>Adrenalin: Entladen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Advanced</source>
            <translation>Erweitert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Again with the same &amp;dice</source>
            <translation>Noch einmal mit denselben &amp;Würfeln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Align {name}</source>
            <translation>{name} ausrichten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>All commands</source>
            <translation>Alle Befehle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>All marines leave here</source>
            <translation>Alle Marines gehen hier hinaus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All of it is on the table.</source>
            <translation>Alles liegt auf dem Tisch.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>All of this and …</source>
            <translation>Alles davon und …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All of this is on the table</source>
            <translation>Alles liegt auf dem Tisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>All of {area} is on the table</source>
            <translation>Ganz auf dem Tisch: {area}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>All players agree to end it.</source>
            <translation>Alle Spieler sind mit dem Ende einverstanden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>All revealed, doors as drawn</source>
            <translation>Alles aufgedeckt, Türen wie gezeichnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>All spaces must be connected side by side.</source>
            <translation>Alle Felder müssen Seite an Seite zusammenhängen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>All that can be checked in {name} holds.</source>
            <translation>Alles, was in {name} geprüft werden kann, trifft zu.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>All that the format has room for</source>
            <translation>Alles, was das Format aufnimmt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>All, side by side</source>
            <translation>Alle, nebeneinander</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Allow the selected problems with a reason</source>
            <translation>Die gewählten Probleme mit Begründung erlauben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_actions.py" />
            <source>Allow {codes}</source>
            <translation>{codes} erlauben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Allowed</source>
            <translation>Erlaubt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Allowed {count}</source>
            <translation>Erlaubt: {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Allow{many} with a reason</source>
            <translation>Mit Begründung erlauben{many}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Allow{many} …</source>
            <translation>Erlauben{many} …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Alpha</source>
            <translation>Alpha</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Ammo on</source>
            <translation>Munition an</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>An &amp;empty map</source>
            <translation>Eine &amp;leere Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>An area, or single spaces</source>
            <translation>Ein Bereich oder einzelne Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>An editor, validator and playtester for scenarios of DOOM: The Board Game. Not connected with its publishers.
Qt {qt}</source>
            <translation>Editor, Prüfprogramm und Testspiel für Szenarien von DOOM: The Board Game. Ohne Verbindung zu den Verlagen.
Qt {qt}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch013_swappable_key.py" />
            <source>An event that swaps two tokens could move {first} to {at}, behind {element}, which it opens.</source>
            <translation>Ein Ereignis, das zwei Marker tauscht, könnte {first} nach {at} bringen, hinter {element}, wozu der Schlüssel gehört.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>An id begins with a small letter; small letters, digits and hyphens follow, {most} at most.</source>
            <translation>Eine Kennung beginnt mit einem Kleinbuchstaben; es folgen Kleinbuchstaben, Ziffern und Bindestriche, höchstens {most}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>An internal error occurred in the editor. Your last command may not have been carried out.</source>
            <translation>Im Editor ist ein interner Fehler aufgetreten. Der letzte Befehl wurde vielleicht nicht ausgeführt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>An obstacle hides it.</source>
            <translation>Ein Hindernis verdeckt es.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>An opening is N, E, S or W, then @ and the first column or row, from 0: N@0.</source>
            <translation>Eine Öffnung ist N, E, S oder W, dann @ und die erste Spalte oder Reihe, ab 0: N@0.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>An opening needs two adjacent spaces of the rim; there is no room for one here.</source>
            <translation>Eine Öffnung braucht zwei benachbarte Randfelder; hier ist dafür kein Platz.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the east must be in the easternmost column.</source>
            <translation>Eine Öffnung nach Osten muss in der östlichsten Spalte sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the north must be in the northernmost row.</source>
            <translation>Eine Öffnung nach Norden muss in der nördlichsten Reihe sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the south must be in the southernmost row.</source>
            <translation>Eine Öffnung nach Süden muss in der südlichsten Reihe sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>An opening to the west must be in the westernmost column.</source>
            <translation>Eine Öffnung nach Westen muss in der westlichsten Spalte sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>And {count} more.</source>
            <translation>Und {count} weitere.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Another &amp;file…</source>
            <translation>Andere &amp;Datei …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>Another course begins; the previous one is kept as game {number}.</source>
            <translation>Ein anderer Verlauf beginnt; der vorige bleibt als Spiel {number}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>Another figure is still active.</source>
            <translation>Eine andere Figur ist noch aktiv.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Another program has changed {name}.</source>
            <translation>Ein anderes Programm hat {name} geändert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Answers</source>
            <translation>Antworten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Any</source>
            <translation>Beliebig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Any of this or …</source>
            <translation>Eines davon oder …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Apply the first fix of the selected problem</source>
            <translation>Erste Lösung des gewählten Problems anwenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Area</source>
            <translation>Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Area and part</source>
            <translation>Bereich und Teil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area of new pieces</source>
            <translation>Bereich neuer Teile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area of new tiles</source>
            <translation>Bereich neuer Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>Area of the selection</source>
            <translation>Bereich der Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/areas.py" />
            <source>Area {number}</source>
            <translation>Bereich {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area: a new one</source>
            <translation>Bereich: neu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area: auto</source>
            <translation>Bereich: automatisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Area: {name}</source>
            <translation>Bereich: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Areas</source>
            <translation>Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Areas by round</source>
            <translation>Bereiche nach Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Areas that are not revealed</source>
            <translation>Nicht aufgedeckte Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Areas that are revealed</source>
            <translation>Aufgedeckte Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Areas that marines have seen</source>
            <translation>Von Marines gesehene Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Areas that no marine has seen</source>
            <translation>Von keinem Marine gesehene Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Argent Power</source>
            <translation>Argent Power</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Argent Power token</source>
            <translation>Argent-Power-Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Argent Power {value}</source>
            <translation>Argent Power {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Argent stored</source>
            <translation>Gespeicherte Argent Power</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Armor</source>
            <translation>Rüstung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Arrow keys move the cursor, Shift and an arrow key draw on that side, R turns.</source>
            <translation>Pfeiltasten bewegen die Schreibmarke, Umschalt und Pfeiltaste zeichnen auf dieser Seite, R dreht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Arrow keys move the cursor, Space draws, R turns.</source>
            <translation>Pfeiltasten bewegen die Schreibmarke, die Leertaste zeichnet, R dreht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/undo_history.py" />
            <source>As opened</source>
            <translation>Wie geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>As rolled: no damage.</source>
            <translation>Wie geworfen: kein Schaden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>As rolled: no hit.</source>
            <translation>Wie geworfen: kein Treffer.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>As rolled: {result}.</source>
            <translation>Wie geworfen: {result}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>As the format prefers</source>
            <translation>Wie es zum Format passt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>As&amp;k me about</source>
            <translation>Nach&amp;fragen bei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source>Ask me about</source>
            <translation>Nachfragen bei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Assault. {assault}</source>
            <translation>Angriff. {assault}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>At</source>
            <translation>Bei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>At least one number is needed.</source>
            <translation>Mindestens eine Zahl ist nötig.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>At most {n} steps to the goal, all doors open.</source>
            <extracomment>English for 1: At most {n} step to the goal, all doors open.</extracomment>
            <translation>
                <numerusform>Höchstens {n} Schritt bis zum Ziel, alle Türen offen.</numerusform>
                <numerusform>Höchstens {n} Schritte bis zum Ziel, alle Türen offen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>At most {n} steps to the goal.</source>
            <extracomment>English for 1: At most {n} step to the goal.</extracomment>
            <translation>
                <numerusform>Höchstens {n} Schritt bis zum Ziel.</numerusform>
                <numerusform>Höchstens {n} Schritte bis zum Ziel.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>At most, of each kind:</source>
            <translation>Höchstens, je Art:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>At the start of every Status Phase one portal of the lowest color left summons</source>
            <translation>Am Anfang jeder Statusphase beschwört ein Portal der niedrigsten übrigen Farbe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>At the start of every Status Phase the invader gains {income} threat tokens</source>
            <translation>Am Anfang jeder Statusphase erhält der Invasor {income} Bedrohungsmarker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Attacks without a &amp;target ({number})</source>
            <translation>Angriffe ohne &amp;Ziel ({number})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Author, license, summary, time and briefing are present</source>
            <translation>Autor, Lizenz, Zusammenfassung, Dauer und Einweisung sind vorhanden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Average; below: the range of the middle half of the games.</source>
            <translation>Mittelwert; darunter: der Bereich der mittleren Hälfte der Spiele.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Back to the &amp;map</source>
            <translation>Zurück zur &amp;Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/form_row.py" />
            <source>Back to the default (Alt+Del in the field)</source>
            <translation>Zurück zum Standard (Alt+Entf im Feld)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Back to the map</source>
            <translation>Zurück zur Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>Back to: {where}</source>
            <translation>Zurück zu: {where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>Balance by bots: {marines} marines against a {invader} invader, seed {seed}</source>
            <translation>Ausgewogenheit nach Bots: {marines} als Marines gegen {invader} als Invasor, Startwert {seed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Barrel chain</source>
            <translation>Fässer in Kette</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Based on</source>
            <translation>Beruht auf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Be&amp;gin at</source>
            <translation>Be&amp;ginnen bei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Before the first round</source>
            <translation>Vor der ersten Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Before the first round: what is set up</source>
            <translation>Vor der ersten Runde: was aufgebaut wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Before the first turn</source>
            <translation>Vor dem ersten Zug</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Before the first turn: what is set up</source>
            <translation>Vor dem ersten Zug: was aufgebaut wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Begin an&amp;other game…</source>
            <translation>&amp;Weiteres Spiel beginnen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/moment_list.py" />
            <source>Begin at</source>
            <translation>Beginnen bei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>Begin with</source>
            <translation>Beginnen mit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Behind the door begins {area}.</source>
            <translation>Hinter der Tür beginnt {area}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Berserk, turns</source>
            <translation>Berserker, Züge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Blocking</source>
            <translation>Blockierend</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Blocking terrain: no movement, no line of sight</source>
            <translation>Blockierendes Gelände: keine Bewegung, keine Sichtlinie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Blocks</source>
            <translation>Blockiert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Blow through</source>
            <translation>Durchschlag</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>Board</source>
            <translation>Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>Board, marines, invader</source>
            <translation>Spielplan, Marines, Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Booklet</source>
            <translation>Heft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Bot: {name}</source>
            <translation>Bot: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>Both numbers are needed.</source>
            <translation>Beide Zahlen sind nötig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Bots</source>
            <translation>Bots</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Bots pla&amp;y</source>
            <translation>Bots s&amp;pielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_control.py" />
            <source>Bots play</source>
            <translation>Bots spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Box</source>
            <translation>Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Boxes</source>
            <translation>Schachteln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Bravo</source>
            <translation>Bravo</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Briefing</source>
            <translation>Einweisung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Brush</source>
            <translation>Pinsel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Build order</source>
            <translation>Aufbaufolge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Build order by area</source>
            <translation>Aufbaufolge nach Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Build sheet</source>
            <translation>Aufbaubogen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Bullets</source>
            <translation>Patronen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Burning</source>
            <translation>Brennend</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>By default: {default}</source>
            <translation>Standard: {default}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>C&amp;lose</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>C&amp;lose the editor</source>
            <translation>Editor s&amp;chließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>C&amp;opy</source>
            <translation>K&amp;opieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>C&amp;opy the report</source>
            <translation>Bericht k&amp;opieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/saved_sessions.py" />
            <source>Cannot write into {folder}: too many windows use this table.</source>
            <translation>Schreiben in {folder} nicht möglich: Zu viele Fenster benutzen diesen Tisch.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/recovery_files.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/saved_sessions.py" />
            <source>Cannot write {file}: {reason}.</source>
            <translation>{file} kann nicht geschrieben werden: {reason}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>Cap all open openings automatically</source>
            <translation>Alle offenen Öffnungen automatisch verschließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>Cap the opening with a dead end at {at},{at2}</source>
            <translation>Die Öffnung mit einem Abschluss bei {at},{at2} verschließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Caps</source>
            <translation>Abschlüsse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>Cards as they are &amp;drawn</source>
            <translation>Karten wie &amp;gezogen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>Cards in hand</source>
            <translation>Handkarten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Cards: &lt;b&gt;{count}&lt;/b&gt; in hand, {count2} in the deck</source>
            <translation>Karten: &lt;b&gt;{count}&lt;/b&gt; auf der Hand, {count2} im Deck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Carried item</source>
            <translation>Getragener Gegenstand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Carry out on the map what the script says (C)</source>
            <translation>Auf der Karte ausführen, was das Skript sagt (C)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/demon_field.py" />
            <source>Catalog: {values}</source>
            <translation>Katalog: {values}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>Cause: {name}. Now choose what it causes.</source>
            <translation>Ursache: {name}. Jetzt die Wirkung wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cells</source>
            <translation>Zellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Certainty of the numbers of the game</source>
            <translation>Sicherheit der Zahlen des Spiels</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Challenge</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Chance draws</source>
            <translation>Der Zufall zieht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Change an id and everything that refers to it</source>
            <translation>Eine Kennung und alle Verweise darauf ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Change everything in the file here: texts, keys, triggers. With nothing selected, the panel shows the scenario itself: briefing, victory, house rules.</source>
            <translation>Hier lässt sich alles in der Datei ändern: Texte, Schlüssel, Auslöser. Ohne Auswahl zeigt der Bereich das Szenario selbst: Einweisung, Sieg, Hausregeln.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Change everything in the file here: texts, objectives, triggers. With nothing selected, the panel shows the scenario itself: briefing, victory, threat and invasion card, house rules.</source>
            <translation>Hier lässt sich alles in der Datei ändern: Texte, Ziele, Auslöser. Ohne Auswahl zeigt der Bereich das Szenario selbst: Einweisung, Sieg, Bedrohungs- und Invasionskarte, Hausregeln.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Change name and note of a prefab</source>
            <translation>Name und Hinweis einer Vorlage ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Change piece type {own_id}</source>
            <translation>Teiletyp {own_id} ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>Change players</source>
            <translation>Spieler ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Change the &amp;id</source>
            <translation>&amp;Kennung ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Change the name, or the id if there is no name</source>
            <translation>Den Namen ändern oder, wenn keiner da ist, die Kennung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Change tile type {own_id}</source>
            <translation>Kacheltyp {own_id} ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Change to {name}</source>
            <translation>In {name} ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Changed by another program</source>
            <translation>Von einem anderen Programm geändert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/external_changes.py" />
            <source>Changed: only comments or formatting.</source>
            <translation>Geändert: nur Kommentare oder Formatierung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Changed: texts, rules or victory of the scenario.</source>
            <translation>Geändert: Texte, Regeln oder Sieg des Szenarios.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Changed: the order of the elements.</source>
            <translation>Geändert: die Reihenfolge der Elemente.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Charlie</source>
            <translation>Charlie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Check that it is switched on. The pages are still here; you can also save them as PDF.</source>
            <translation>Prüfen, ob er eingeschaltet ist. Die Seiten sind noch da und lassen sich auch als PDF speichern.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Checking the map …</source>
            <translation>Karte wird geprüft …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Choice</source>
            <translation>Wahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Choices</source>
            <translation>Wahlen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Choose a door in the palette first.</source>
            <translation>Erst eine Tür in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Choose a file</source>
            <translation>Datei wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Choose a floor or an ornament in the palette first.</source>
            <translation>Erst einen Boden oder eine Verzierung in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Choose a number of marines</source>
            <translation>Zahl der Marines wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Choose a piece here and click the map to lay it, or drag it there. The icons above lead to doors, tokens, invaders and starts; Ctrl+F searches all of them.</source>
            <translation>Hier ein Teil wählen und zum Legen auf die Karte klicken oder dorthin ziehen. Die Symbole oben führen zu Türen, Markern, Invasoren und Starts; Strg+F durchsucht alles.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Choose a piece in the palette first.</source>
            <translation>Erst ein Teil in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <source>Choose a prefab in the palette first.</source>
            <translation>Erst eine Vorlage in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Choose a start in the palette first.</source>
            <translation>Erst einen Start in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Choose a state, from the map as drawn through the steps of the solution.</source>
            <translation>Einen Stand wählen, von der gezeichneten Karte durch die Schritte der Lösung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Choose a tile here and click the map to lay it, or drag it there. The icons above lead to the tiles of your box, doors, tokens, demons and starts; Ctrl+F searches all of them.</source>
            <translation>Hier eine Kachel wählen und zum Legen auf die Karte klicken oder dorthin ziehen. Die Symbole oben führen zu Kacheln der Schachtel, Türen, Markern, Dämonen und Starts; Strg+F durchsucht alles.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Choose a tile in the palette first.</source>
            <translation>Erst eine Kachel in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Choose a {word} in the palette first.</source>
            <translation>Erst in der Palette wählen: {word}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Choose an action first. None of them gets there in this turn.</source>
            <translation>Erst eine Aktion wählen. Keine reicht in diesem Zug bis dorthin.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/place_fields.py" />
            <source>Choose it on the map</source>
            <translation>Auf der Karte wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>Choose one from the list.</source>
            <translation>Aus der Liste wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>Choose one, or type a name for a new one.</source>
            <translation>Eines wählen oder einen neuen Namen eingeben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Choose people and bots for the rest of the game</source>
            <translation>Personen und Bots für den Rest des Spiels wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Choose the &amp;group</source>
            <translation>&amp;Gruppe wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Choose the &amp;group of a portal</source>
            <translation>&amp;Gruppe eines Portals wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Choose the area of new pieces</source>
            <translation>Bereich neuer Teile wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Choose the area of new tiles</source>
            <translation>Bereich neuer Kacheln wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Choose the maps whose changes are saved. The changes of the others are lost.</source>
            <translation>Karten wählen, deren Änderungen gespeichert werden. Die Änderungen der anderen gehen verloren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Choose the next arc of what is selected, else of the map; Del removes it</source>
            <translation>Nächsten Bogen der Auswahl wählen, sonst der Karte; Entf entfernt ihn</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Choose the number of marines, the players and the seed</source>
            <translation>Zahl der Marines, Spieler und Startwert wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Choose the rest, then play from the moment that this problem shows</source>
            <translation>Den Rest wählen, dann ab dem Moment spielen, den dieses Problem zeigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Choose the rest, then play from this state of the board</source>
            <translation>Den Rest wählen, dann ab diesem Stand des Spielplans spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Choose the zoom</source>
            <translation>Vergrößerung wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>Choose the {plain_name}{where}</source>
            <translation>{plain_name} wählen{where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/place_fields.py" />
            <source>Choose them on the map</source>
            <translation>Auf der Karte wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <source>Choose what to place in the palette: {lower}.</source>
            <translation>In der Palette wählen, was platziert wird: {lower}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>Choose where everybody stands, which doors are open and what was done before, then play</source>
            <translation>Wählen, wo alle stehen, welche Türen offen sind und was vorher geschah, dann spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Choose whom the portal summons (S)</source>
            <translation>Wählen, wen das Portal beschwört (S)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Chooses any allowed action at random: very fast, finds unusual courses of play.</source>
            <translation>Wählt irgendeine erlaubte Aktion zufällig: sehr schnell, findet ungewöhnliche Spielverläufe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Chosen by</source>
            <translation>Gewählt von</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>Chosen.</source>
            <translation>Gewählt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Chosen: {chosen}. Click spaces, or press Space at the cursor, to add or remove them; Enter finishes</source>
            <translation>Gewählt: {chosen}. Felder anklicken oder Leertaste an der Schreibmarke, um sie hinzuzufügen oder zu entfernen; Eingabe schließt ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Claims</source>
            <translation>Aussagen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Class card</source>
            <translation>Klassenkarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/search_field.py" />
            <source>Clear the search</source>
            <translation>Suche leeren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Click a lit joint to place · Esc cancels</source>
            <translation>Zum Platzieren eine leuchtende Verbindung anklicken · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Click a piece in the palette, then click here to lay it.</source>
            <translation>Ein Teil in der Palette anklicken, dann hier zum Legen klicken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Click a space to put {marine} there, or a door to open it.</source>
            <translation>Feld anklicken, um {marine} dorthin zu setzen, oder Tür, um sie zu öffnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Click a space to put {marine} there, or a door to open or shut it.</source>
            <translation>Feld anklicken, um {marine} dorthin zu setzen, oder Tür, um sie zu öffnen oder zu schließen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Click a space, or press Enter at the cursor</source>
            <translation>Feld anklicken oder Eingabe an der Schreibmarke</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>Click a space, then another: steps, range, sight · Esc cancels</source>
            <translation>Feld anklicken, dann ein zweites: Schritte, Reichweite, Sicht · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Click a tile in the palette, then click here to lay it.</source>
            <translation>Eine Kachel in der Palette anklicken, dann hier zum Legen klicken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/paste_tool.py" />
            <source>Click or Enter to place · R turns · Ctrl: without snapping · Esc cancels</source>
            <translation>Klick oder Eingabe platziert · R dreht · Strg: ohne Einrasten · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Click or drag over spaces to add them, again to remove them · Esc cancels</source>
            <translation>Klicken oder ziehen fügt Felder hinzu, noch einmal entfernt sie · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Click or drag over spaces to paint, again to take it away · Ctrl+click paints the area · Esc cancels</source>
            <translation>Klicken oder ziehen malt Felder, noch einmal entfernt sie · Strg+Klick malt den Bereich · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/minimap_panel.py" />
            <source>Click or drag to move the visible part</source>
            <translation>Klicken oder ziehen verschiebt den sichtbaren Teil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Click to place another {name} like this one.</source>
            <translation>Klicken, um ein weiteres wie dieses zu platzieren: {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <source>Click to place · R turns · Ctrl: without snapping · Esc cancels</source>
            <translation>Klick platziert · R dreht · Strg: ohne Einrasten · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Click to place · R turns · Esc cancels</source>
            <translation>Klick platziert · R dreht · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/marine_post_tool.py" />
            <source>Click to set up to three marines, or to remove one · Esc cancels</source>
            <translation>Klick stellt bis zu drei Marines auf oder entfernt einen · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Close all windows</source>
            <translation>Alle Fenster schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Close the notice</source>
            <translation>Hinweis schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Close the overlay</source>
            <translation>Überlagerung schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Close this map</source>
            <translation>Diese Karte schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>Close {title}</source>
            <translation>{title} schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Collapse the legend</source>
            <translation>Legende einklappen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Collapse the legend to its title</source>
            <translation>Legende bis auf den Titel einklappen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Colo&amp;rs</source>
            <translation>Fa&amp;rben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Color</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>Command palette</source>
            <translation>Befehlspalette</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Commands and their keys</source>
            <translation>Befehle und ihre Tasten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Compare &amp;with…</source>
            <translation>&amp;Vergleichen mit …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Compare with another draft</source>
            <translation>Mit einem anderen Entwurf vergleichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Comparing with {name} …</source>
            <translation>Vergleich mit {name} …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Compass</source>
            <translation>Kompass</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_control.py" />
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/resume_offer.py" />
            <source>Continue the game on the changed map</source>
            <translation>Spiel auf der geänderten Karte fortsetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Continue the last game on the map as it is now</source>
            <translation>Letztes Spiel auf der jetzigen Karte fortsetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Cop&amp;y picture</source>
            <translation>Bild k&amp;opieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Copied a picture of {width} × {height} pixels.</source>
            <translation>Bild mit {width} × {height} Pixeln kopiert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Copied {name}.</source>
            <translation>{name} kopiert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Copy of a piece type</source>
            <translation>Kopie eines Teiletyps</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Copy of a tile type</source>
            <translation>Kopie eines Kacheltyps</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Copy the card or map, as chosen last for an export, to the clipboard</source>
            <translation>Karte oder Balancekarte, wie zuletzt zum Export gewählt, in die Zwischenablage kopieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Copy the picture to the clipboard</source>
            <translation>Bild in die Zwischenablage kopieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Copy the selection and delete it</source>
            <translation>Auswahl kopieren und löschen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Copy the selection as text</source>
            <translation>Auswahl als Text kopieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Copying the picture …</source>
            <translation>Bild wird kopiert …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Corner</source>
            <translation>Ecke</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Counted against {boxes}{with_marines}.</source>
            <translation>Gezählt gegen {boxes}{with_marines}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Counting …</source>
            <translation>Zählung läuft …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>Cover</source>
            <translation>Deckung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Cover along</source>
            <translation>Deckung entlang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Cover the game when the screen passes to the other side</source>
            <translation>Das Spiel verdecken, wenn der Bildschirm zur anderen Seite wechselt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Create a new scenario; asks for the edition</source>
            <translation>Neues Szenario erstellen; fragt nach der Ausgabe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a piece type for this scenario</source>
            <translation>Teiletyp für dieses Szenario erstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a piece type from the selected one</source>
            <translation>Teiletyp aus dem gewählten erstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a tile type for this scenario</source>
            <translation>Kacheltyp für dieses Szenario erstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Create a tile type from the selected one</source>
            <translation>Kacheltyp aus dem gewählten erstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Credits</source>
            <translation>Mitwirkende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Ctrl+Shift+P finds every command. Keys 1 to 9 show overlays such as sight and distances. File &gt; Samples shows finished maps.</source>
            <translation>Strg+Umschalt+P findet jeden Befehl. Tasten 1 bis 9 zeigen Überlagerungen wie Sicht und Entfernungen. Datei &gt; Beispiele zeigt fertige Karten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Cu&amp;t</source>
            <translation>Auss&amp;chneiden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>Cut {name}</source>
            <translation>{name} ausschneiden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>D&amp;uplicate</source>
            <translation>D&amp;uplizieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Deadline</source>
            <translation>Frist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Deadlines</source>
            <translation>Fristen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Deaths of marines</source>
            <translation>Ausgeschaltete Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Decides by clicks at this screen.</source>
            <translation>Entscheidet durch Klicks an diesem Bildschirm.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Decision</source>
            <translation>Entscheidung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Deck</source>
            <translation>Deck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Defaults for &amp;all</source>
            <translation>Standard für &amp;alle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Del removes it.</source>
            <translation>Entf entfernt es.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Delete a prefab</source>
            <translation>Vorlage löschen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Delete the prefab {name}?</source>
            <translation>Vorlage {name} löschen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Delete the selection</source>
            <translation>Auswahl löschen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>Delete {name}</source>
            <translation>{name} löschen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Delete {n} flags</source>
            <extracomment>English for 1: Delete {n} flag</extracomment>
            <translation>
                <numerusform>{n} Kennzeichen löschen</numerusform>
                <numerusform>{n} Kennzeichen löschen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>Deleted {name} with {others}.</source>
            <translation>{name} mit {others} gelöscht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>Deleted {name}.</source>
            <translation>{name} gelöscht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Delta</source>
            <translation>Delta</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Demon</source>
            <translation>Dämon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Demon card {kind}:</source>
            <translation>Dämonenkarte {kind}:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Demon cards</source>
            <translation>Dämonenkarten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Demon doors</source>
            <translation>Dämonentüren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Demons</source>
            <translation>Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>Demons are activated in the invader's turn.</source>
            <translation>Dämonen werden im Zug des Invasors aktiviert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Demons are set up with their area: choose an empty space to set up one then.</source>
            <translation>Dämonen werden mit ihrem Bereich aufgestellt: dann ein leeres Feld wählen, um einen aufzustellen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Demons can spawn nowhere {when}{also}{sampled}.</source>
            <translation>Dämonen können nirgends erscheinen {when}{also}{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>Demons can't open security doors.</source>
            <translation>Dämonen können keine Sicherheitstüren öffnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Demons come to the portal or a space beside it, each where it fits.</source>
            <translation>Dämonen kommen auf das Portal oder ein Feld daneben, jeder dorthin, wo er passt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Demons now spawn only in spawn areas.</source>
            <translation>Dämonen erscheinen jetzt nur in Spawn-Bereichen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Demons open no door here.</source>
            <translation>Dämonen öffnen hier keine Tür.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Demons open no door while a portal is on the map.</source>
            <translation>Dämonen öffnen keine Tür, solange ein Portal auf der Karte ist.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Demons that come now are not placed there.</source>
            <translation>Dämonen, die jetzt kommen, werden nicht dort aufgestellt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Demons that stand on the map from the beginning; those that portals bring are on the invasion card.</source>
            <translation>Dämonen, die von Anfang an auf der Karte stehen; jene, die Portale bringen, stehen auf der Invasionskarte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Demons to take from the box: the most that one area sets up, of how many there are in the marines' colors.</source>
            <translation>Dämonen aus der Schachtel: die größte Zahl, die ein Bereich aufstellt, und wie viele es in den Farben der Marines gibt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Demons: {demons}.</source>
            <translation>Dämonen: {demons}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Destroyed</source>
            <translation>Zerstört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/languages.py" />
            <source>Deutsch</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>Dice are letters: R red, B black; BRR is a black and two red ones.</source>
            <translation>Würfel sind Buchstaben: R rot, B schwarz; BRR sind ein schwarzer und zwei rote.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>Dice are letters: Y yellow, R red, G green, B blue; RRB is two red and a blue one.</source>
            <translation>Würfel sind Buchstaben: Y gelb, R rot, G grün, B blau; RRB sind zwei rote und ein blauer.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Differences</source>
            <translation>Unterschiede</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Difficult</source>
            <translation>Schwierig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Difficult cover</source>
            <translation>Schwieriges gibt Deckung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Difficult space</source>
            <translation>Schwieriges Feld</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Direct friendly fire</source>
            <translation>Direkter Eigenbeschuss</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>Discard what was not saved?</source>
            <translation>Nicht Gespeichertes verwerfen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Displaced enters</source>
            <translation>Verdrängter betritt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Distance to the goal</source>
            <translation>Entfernung zum Ziel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Do</source>
            <translation>Tun</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Dodge</source>
            <translation>Ausweichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Done all the same</source>
            <translation>Trotzdem ausgeführt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Done and left to do</source>
            <translation>Erledigt und offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>Door</source>
            <translation>Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Door reach</source>
            <translation>Reichweite an Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Doors</source>
            <translation>Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Doors and tokens</source>
            <translation>Türen und Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Doors as drawn</source>
            <translation>Türen wie gezeichnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Doors that are open</source>
            <translation>Offene Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Drag a figure to another map to move it there; with Ctrl it stays here too.</source>
            <translation>Eine Figur auf eine andere Karte ziehen, um sie dorthin zu verschieben; mit Strg bleibt sie auch hier.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>Drag from a cause to what it causes, or click both: a key, a door, a room · Esc cancels</source>
            <translation>Von einer Ursache zur Wirkung ziehen oder beide anklicken: Schlüssel, Tür, Raum · Esc bricht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Drag moves · R turns · Del removes · Shift adds, Shift-drag selects in a band</source>
            <translation>Ziehen verschiebt · R dreht · Entf entfernt · Umschalt fügt hinzu, Umschalt+Ziehen wählt im Rahmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>Drag the button onto a space to begin there. In the game the same key returns to the map.</source>
            <translation>Die Schaltfläche auf ein Feld ziehen, um dort zu beginnen. Im Spiel führt dieselbe Taste zur Karte zurück.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Drag the legend to another place</source>
            <translation>Legende an eine andere Stelle ziehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Draw at least one opening: without one, nothing can be joined to it.</source>
            <translation>Mindestens eine Öffnung zeichnen: Ohne sie lässt sich nichts anschließen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Draw at least one space.</source>
            <translation>Mindestens ein Feld zeichnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Draw the outline of a tile of your box</source>
            <translation>Umriss einer Kachel der eigenen Schachtel zeichnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Draw the tiles of this scenario as your tile library has them</source>
            <translation>Kacheln dieses Szenarios wie in der eigenen Kachelsammlung zeichnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>Draw {own_id}</source>
            <translation>{own_id} zeichnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>Drawing</source>
            <translation>Zeichnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Duplicate {name}</source>
            <translation>{name} duplizieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>Each marine</source>
            <translation>Jeder Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Each marine:</source>
            <translation>Jeder Marine:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Each portal summons one of the two groups of its color, on and beside the portal; then it leaves the map.</source>
            <translation>Jedes Portal beschwört eine der zwei Gruppen seiner Farbe, auf dem Portal und daneben; danach verlässt es die Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Each round</source>
            <translation>Jede Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Earl&amp;ier state</source>
            <translation>&amp;Früherer Stand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Earlier</source>
            <translation>Früher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Edges</source>
            <translation>Kanten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Edges are printed between two spaces.</source>
            <translation>Kanten sind zwischen zwei Feldern gedruckt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit piece &amp;type…</source>
            <translation>Teile&amp;typ bearbeiten …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Edit the name, texts and events of the area</source>
            <translation>Name, Texte und Ereignisse des Bereichs bearbeiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit the selected piece type</source>
            <translation>Gewählten Teiletyp bearbeiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit the selected tile type</source>
            <translation>Gewählten Kacheltyp bearbeiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Edit the selection</source>
            <translation>Auswahl bearbeiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Edit tile &amp;type…</source>
            <translation>Kachel&amp;typ bearbeiten …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>Edit: Redo</source>
            <translation>Bearbeiten: Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>Edit: Undo</source>
            <translation>Bearbeiten: Rückgängig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>Edition of the game</source>
            <translation>Ausgabe des Spiels</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Encounter</source>
            <translation>Begegnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>End of move</source>
            <translation>Ende der Bewegung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>End the round (E)</source>
            <translation>Runde beenden (E)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>End the tour</source>
            <translation>Rundgang beenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>End the tour (Esc)</source>
            <translation>Rundgang beenden (Esc)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Ending</source>
            <translation>Ende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Endings</source>
            <translation>Enden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/languages.py" />
            <source>English</source>
            <translation>English</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Enter</source>
            <translation>Betreten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Enter or a double click opens the game as a replay.</source>
            <translation>Eingabe oder Doppelklick öffnet das Spiel als Aufzeichnung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <source>Enter restores it, Delete discards it.</source>
            <translation>Eingabe stellt wieder her, Entf verwirft.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Erase a floor</source>
            <translation>Boden entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Erase looks</source>
            <translation>Aussehen entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Erase looks: click or drag over spaces to take floors and ornaments away</source>
            <translation>Aussehen entfernen: Felder anklicken oder überstreichen, um Böden und Verzierungen zu entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Erase ornaments</source>
            <translation>Verzierungen entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Eraser</source>
            <translation>Radierer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/error_dialog.py" />
            <source>Error in the editor</source>
            <translation>Fehler im Editor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Event deck:</source>
            <translation>Ereignisstapel:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Event sets</source>
            <translation>Ereignissätze</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Events are hidden.</source>
            <translation>Ereignisse sind ausgeblendet.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Events are shown. Arrow: it is done. Ring: a lock. Bar: it is stopped. Dot: the game ends.</source>
            <translation>Ereignisse werden gezeigt. Pfeil: wird getan. Ring: Schloss. Balken: wird verhindert. Punkt: Spielende.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Events without a &amp;place</source>
            <translation>Ereignisse ohne &amp;Ort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/event_margin.py" />
            <source>Events without a place on the map</source>
            <translation>Ereignisse ohne Ort auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Every claim of a passport is repeated here. It shows that nothing was changed, not who made it.</source>
            <translation>Jede Aussage eines Passes wird hier wiederholt. Das zeigt, dass nichts geändert wurde, nicht, wer ihn erstellt hat.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Every demon set up here is dead.</source>
            <translation>Jeder hier aufgestellte Dämon ist tot.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Every invader set up here is dead.</source>
            <translation>Jeder hier aufgestellte Invasor ist tot.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>Everybody may look at it</source>
            <translation>Alle dürfen es ansehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Everyone: everything</source>
            <translation>Für alle: alles</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Everything</source>
            <translation>Alles</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Everything in the scenario</source>
            <translation>Alles im Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Everything in the scenario. F2 renames, Shift+F2 changes the id, Delete removes, Enter shows it on the map, Alt and the arrow keys move it.</source>
            <translation>Alles im Szenario. F2 benennt um, Umschalt+F2 ändert die Kennung, Entf entfernt, Eingabe zeigt es auf der Karte, Alt und Pfeiltasten verschieben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Everything in {name} holds.</source>
            <translation>Alles in {name} trifft zu.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Exit</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Exit: click an opening that meets nothing</source>
            <translation>Ausgang: eine Öffnung anklicken, an der nichts liegt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Expand the legend</source>
            <translation>Legende ausklappen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Expansion</source>
            <translation>Erweiterung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Explain the signs on the map</source>
            <translation>Die Zeichen auf der Karte erklären</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Exploration</source>
            <translation>Erkundung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Export as</source>
            <translation>Exportieren als</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Export p&amp;icture…</source>
            <translation>B&amp;ild exportieren …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Export picture</source>
            <translation>Bild exportieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Export the prefab</source>
            <translation>Vorlage exportieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>F&amp;or</source>
            <translation>F&amp;ür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>F&amp;ull screen</source>
            <translation>Voll&amp;bild</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Facedown argent</source>
            <translation>Verdeckte Argent Power</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Faceup</source>
            <translation>Offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stock_model.py" />
            <source>Favorites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Figure type</source>
            <translation>Figurentyp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Figure types</source>
            <translation>Figurentypen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <source>Figures</source>
            <translation>Figuren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Figures on the board</source>
            <translation>Figuren auf dem Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Fil&amp;ter</source>
            <translation>Fil&amp;ter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>File &gt; Samples shows finished maps and opens copies of them.</source>
            <translation>Datei &gt; Beispiele zeigt fertige Karten und öffnet Kopien davon.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Fill in spaces and openings of the other face, mirrored; draw the printed edges again</source>
            <translation>Felder und Öffnungen der anderen Seite gespiegelt eintragen; gedruckte Kanten neu zeichnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Filter by code or text</source>
            <translation>Nach Code oder Text filtern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Filter the problems</source>
            <translation>Probleme filtern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/command_palette.py" />
            <source>Find any command by its name</source>
            <translation>Jeden Befehl nach Namen finden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Findings about balance</source>
            <translation>Probleme der Ausgewogenheit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Fit</source>
            <translation>Einpassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <source>Fix</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Fix a&amp;ll of this kind</source>
            <translation>A&amp;lle dieser Art beheben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Fix all {count} {like}</source>
            <translation>Alle {count} beheben: {like}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Fix the selected problems, or all of the same kind, in one step</source>
            <translation>Gewählte Probleme oder alle derselben Art in einem Schritt beheben</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_actions.py" />
            <source>Fix {n} problems</source>
            <extracomment>English for 1: Fix {n} problem</extracomment>
            <translation>
                <numerusform>{n} Problem beheben</numerusform>
                <numerusform>{n} Probleme beheben</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Fix: {title}</source>
            <translation>Lösung: {title}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Fix: {title}.</source>
            <translation>Lösung: {title}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>Fixed: {part}.</source>
            <translation>Behoben: {part}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Flag</source>
            <translation>Kennzeichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Flags</source>
            <translation>Kennzeichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Flags that are set</source>
            <translation>Gesetzte Kennzeichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Floor</source>
            <translation>Boden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Floor of an area</source>
            <translation>Boden eines Bereichs</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Follow the &amp;system</source>
            <translation>Wie im &amp;System</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For &amp;1 marine</source>
            <translation>Für &amp;1 Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For &amp;any number</source>
            <translation>Für &amp;beliebige Zahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For &amp;{number} marines</source>
            <translation>Für &amp;{number} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>For printing</source>
            <translation>Zum Drucken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>For the &amp;invader's eyes</source>
            <translation>Für die Augen des &amp;Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>For the invader player</source>
            <translation>Für den Spieler des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>For the invader's eyes</source>
            <translation>Für die Augen des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>For the marines</source>
            <translation>Für die Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>For you alone</source>
            <translation>Nur für Sie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>For {marines}: </source>
            <translation>Für {marines}: </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>For&amp;mat</source>
            <translation>For&amp;mat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Frag points</source>
            <translation>Frag-Punkte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Frag tokens</source>
            <translation>Frag-Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Fragged</source>
            <translation>Ausgeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Fragged at {at}: no space {low} to {high} steps away, and no other one.</source>
            <translation>Ausgeschaltet bei {at}: kein Feld in {low} bis {high} Schritten, auch sonst keines.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Fragged at {at}: no space {low} to {high} steps away; the nearest ones, {spaces}, are used instead.</source>
            <translation>Ausgeschaltet bei {at}: kein Feld in {low} bis {high} Schritten; stattdessen die nächsten: {spaces}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Fragged at {at}: respawns on one of {spaces}.</source>
            <translation>Ausgeschaltet bei {at}: kommt auf einem von {spaces} zurück.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Fragged by</source>
            <translation>Ausgeschaltet durch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>Fragged by {killers}; most often at {at}.</source>
            <translation>Ausgeschaltet durch {killers}; am häufigsten bei {at}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>Fragged there, respawns</source>
            <translation>Dort ausgeschaltet, kommt zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>Fragged, respawns</source>
            <translation>Ausgeschaltet, kommt zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Frags &lt;span style="color:{HURT}"&gt;{track}&lt;/span&gt; {points}</source>
            <translation>Frags &lt;span style="color:{HURT}"&gt;{track}&lt;/span&gt; {points}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Frame</source>
            <translation>Rahmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Free attacks on the way: {names}</source>
            <translation>Freie Angriffe unterwegs: {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>From</source>
            <translation>Von</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From step {number} of the solution.</source>
            <translation>Ab Schritt {number} der Lösung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>From the start: no space is pointed at. Drag Play onto a space to begin there.</source>
            <translation>Vom Start: Der Zeiger ist auf keinem Feld. „Spielen“ auf ein Feld ziehen, um dort zu beginnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From what {code} shows.</source>
            <translation>Ab dem, was {code} zeigt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>From {at} {spaces} can be reached, at most {n} steps away.</source>
            <extracomment>English for 1: From {at} {spaces} can be reached, at most {n} step away.</extracomment>
            <translation>
                <numerusform>Von {at} erreichbar: {spaces}, höchstens {n} Schritt entfernt.</numerusform>
                <numerusform>Von {at} erreichbar: {spaces}, höchstens {n} Schritte entfernt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>From {at}: {open} without cover, {n} spaces with cover.</source>
            <extracomment>English for 1: From {at}: {open} without cover, {n} space with cover.</extracomment>
            <translation>
                <numerusform>Von {at}: {open} ohne Deckung, {n} Feld mit Deckung.</numerusform>
                <numerusform>Von {at}: {open} ohne Deckung, {n} Felder mit Deckung.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>From {part},{part2}: point at another space.</source>
            <translation>Von {part},{part2}: auf ein anderes Feld zeigen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From {x},{y}, in the first state in which it is revealed.</source>
            <translation>Von {x},{y}, im ersten Stand, in dem es aufgedeckt ist.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From {x},{y}, with everything revealed: nothing else reveals this space.</source>
            <translation>Von {x},{y}, alles aufgedeckt: Sonst deckt nichts dieses Feld auf.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>From {x},{y}.</source>
            <translation>Von {x},{y}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Game {number}, {number2}: {why}; {won} in round {rounds}</source>
            <translation>Spiel {number}, {number2}: {why}; {won} in Runde {rounds}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>Game {number}: {words}</source>
            <translation>Spiel {number}: {words}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_questions.py" />
            <source>Games ({pattern});;All files (*)</source>
            <translation>Spiele ({pattern});;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Games each</source>
            <translation>Spiele je Zahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Games played</source>
            <translation>Gespielte Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Games shown on the map</source>
            <translation>Auf der Karte gezeigte Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Games with each number of marines</source>
            <translation>Spiele mit jeder Zahl von Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Games won with {marines}</source>
            <translation>Gewonnene Spiele mit {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd011_faces_differ.py" />
            <source>Give {id} the outline of {id2}, mirrored</source>
            <translation>{id} den Umriss von {id2} geben, gespiegelt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Glory cost</source>
            <translation>Ruhm: Kosten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Glory limit</source>
            <translation>Ruhm: Grenze</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>Go on with {marines}: {steps}, {when}</source>
            <translation>Weiter mit {marines}: {steps}, {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Go there and open it: {cost}</source>
            <translation>Hingehen und öffnen: {cost}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <source>Go to</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <source>Go to it (Ctrl+Enter)</source>
            <translation>Dorthin gehen (Strg+Eingabe)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Go to the &amp;list</source>
            <translation>Gehe zur &amp;Liste</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Go to the &amp;map</source>
            <translation>Gehe zur &amp;Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Go to the &amp;outline</source>
            <translation>Gehe zur &amp;Gliederung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Go to the &amp;properties</source>
            <translation>Gehe zu &amp;Eigenschaften</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Go to the row of triggers, deadlines and other events that have no place on the map</source>
            <translation>Gehe zur Reihe der Auslöser, Fristen und anderen Ereignisse ohne Ort auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Goal</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Goes straight for the objective and attacks what is in its way: fast and often good enough.</source>
            <translation>Geht direkt auf das Ziel zu und greift an, was im Weg ist: schnell und oft gut genug.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Gone through: reveal where it leads</source>
            <translation>Durchgegangen: aufdecken, wohin es führt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Group problems by kind of code</source>
            <translation>Probleme nach Art des Codes gruppieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Guide</source>
            <translation>Anleitung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Hand max</source>
            <translation>Höchstens auf der Hand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Hand-out</source>
            <translation>Blatt für die Marines</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>Hand: {n} cards</source>
            <extracomment>English for 1: Hand: {n} card</extracomment>
            <translation>
                <numerusform>Hand: {n} Karte</numerusform>
                <numerusform>Hand: {n} Karten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>Has left the board</source>
            <translation>Hat den Spielplan verlassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>Has left the map</source>
            <translation>Hat die Karte verlassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Health</source>
            <translation>Gesundheit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Heat of sight</source>
            <translation>Sichtdichte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Hell</source>
            <translation>Hölle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Hidden: {names}</source>
            <translation>Ausgeblendet: {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <source>Hide all panels, or show them again; Tab does it on the map</source>
            <translation>Alle Fensterbereiche aus- oder einblenden; auf der Karte mit Tab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/resume_offer.py" />
            <source>Hide this; the Play menu has the command too</source>
            <translation>Ausblenden; das Menü „Spielen“ hat den Befehl auch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <source>Hint {part} of {count}: {title}</source>
            <translation>Hinweis {part} von {count}: {title}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>His turn begins and he chooses then.</source>
            <translation>Sein Zug beginnt, und dann wählt er.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/undo_history.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Horde</source>
            <translation>Horde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Horde. {text}{only}: blue, then yellow, then red. The invader chooses among those of a color.</source>
            <translation>Horde. {text}{only}: blau, dann gelb, dann rot. Der Invasor wählt unter denen einer Farbe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>House rules and set-up</source>
            <translation>Hausregeln und Aufbau</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>How demons come</source>
            <translation>Wie Dämonen kommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source>How fast figures move, dice roll and bots play</source>
            <translation>Wie schnell sich Figuren bewegen, Würfel rollen und Bots spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>How it ends</source>
            <translation>Wie es endet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>How large the map is shown</source>
            <translation>Wie groß die Karte gezeigt wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>How many</source>
            <translation>Wie viele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj008_frags_gap.py" />
            <source>How many frags the invader needs is not given for {with_marines} {called}.</source>
            <translation>Wie viele Frags der Invasor braucht, ist nicht angegeben für {with_marines} {called}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>How many marines?</source>
            <translation>Wie viele Marines?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>How {name} is used is fixed.</source>
            <translation>Wie {name} benutzt wird, steht fest.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Id</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Id or place</source>
            <translation>Kennung oder Ort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Idle hazard</source>
            <translation>Gefahr ohne Bewegung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>If you don't save them, they are lost.</source>
            <translation>Ohne Speichern gehen sie verloren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>If you keep yours, the next save overwrites the file.</source>
            <translation>Bleiben die eigenen, überschreibt das nächste Speichern die Datei.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Impassable</source>
            <translation>Unpassierbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Impassable terrain: no movement</source>
            <translation>Unpassierbares Gelände: keine Bewegung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Import prefabs</source>
            <translation>Vorlagen importieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Imported the prefab {name}.</source>
            <translation>Vorlage {name} importiert.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Imported {n} prefabs.</source>
            <extracomment>English for 1: Imported {n} prefab.</extracomment>
            <translation>
                <numerusform>{n} Vorlage importiert.</numerusform>
                <numerusform>{n} Vorlagen importiert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>In</source>
            <translation>In</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>In a row</source>
            <translation>In einer Reihe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>In box</source>
            <translation>In der Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>In every rotation</source>
            <translation>In jeder Drehung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>In how many of the games each area was revealed by a round.</source>
            <translation>In wie vielen Spielen jeder Bereich bis zu einer Runde aufgedeckt war.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>In how many of the games each area was revealed by a round; broad and pale: {name}.</source>
            <translation>In wie vielen Spielen jeder Bereich bis zu einer Runde aufgedeckt war; breit und blass: {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>In no area</source>
            <translation>In keinem Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/form_row.py" />
            <source>In the file: {key}</source>
            <translation>In der Datei: {key}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Infestation</source>
            <translation>Befall</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Infestation. A portal that a marine sees summons at once: {when}.</source>
            <translation>Befall. Ein Portal, das ein Marine sieht, beschwört sofort: {when}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Initiative deck</source>
            <translation>Initiativestapel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/position_tabs.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Invader</source>
            <translation>Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Invader cards</source>
            <translation>Invasorkarten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Invader draw</source>
            <translation>Karten des Invasors je Zug</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Invader spawn</source>
            <translation>Spawn-Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Invader spawn area: demons spawn only on the spaces you paint; without any, anywhere out of sight</source>
            <translation>Spawn-Bereich: Dämonen erscheinen nur auf den gemalten Feldern; ohne solche überall außer Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Invader spawn area: invaders spawn only on the spaces you paint; without any, anywhere out of sight</source>
            <translation>Spawn-Bereich: Invasoren erscheinen nur auf den gemalten Feldern; ohne solche überall außer Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Invader wins when:</source>
            <translation>Der Invasor gewinnt, wenn:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, nobody can be activated.</source>
            <translation>Invasor, niemand kann aktiviert werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, nobody can be activated; {cards} may be played.</source>
            <translation>Invasor, niemand kann aktiviert werden; spielbar: {cards}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, who acts? {number} can be activated.</source>
            <translation>Invasor, wer handelt? Aktivierbar: {number}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>Invader, who acts? {number} can be activated; {cards} may be played first.</source>
            <translation>Invasor, wer handelt? Aktivierbar: {number}; vorher spielbar: {cards}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: after an attack</source>
            <translation>Invasor: nach einem Angriff</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: after an attack of a marine</source>
            <translation>Invasor: nach einem Angriff eines Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: at the end of an activation</source>
            <translation>Invasor: am Ende einer Aktivierung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: at the start of an activation</source>
            <translation>Invasor: am Anfang einer Aktivierung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events after a marine's dice</source>
            <translation>Invasor: Ereignisse nach den Würfeln eines Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events at the start of the turn</source>
            <translation>Invasor: Ereignisse am Anfang des Zugs</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events before a marine attacks</source>
            <translation>Invasor: Ereignisse, bevor ein Marine angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events before a marine's turn</source>
            <translation>Invasor: Ereignisse vor dem Zug eines Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when a demon attacks</source>
            <translation>Invasor: Ereignisse, wenn ein Dämon angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when a demon is activated</source>
            <translation>Invasor: Ereignisse, wenn ein Dämon aktiviert wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when an invader attacks</source>
            <translation>Invasor: Ereignisse, wenn ein Invasor angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when an invader is activated</source>
            <translation>Invasor: Ereignisse, wenn ein Invasor aktiviert wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when equipment is picked up</source>
            <translation>Invasor: Ereignisse, wenn Ausrüstung aufgenommen wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Invader: events when no ammunition was spent</source>
            <translation>Invasor: Ereignisse, wenn keine Munition verbraucht wurde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Invader: frag points {points}, {count} cards in hand, {count2} in the deck</source>
            <translation>Invasor: Frag-Punkte {points}, {count} Karten auf der Hand, {count2} im Deck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Invader: frag tokens {points}, {count} cards in hand, {count2} in the deck</source>
            <translation>Invasor: Frag-Marker {points}, {count} Karten auf der Hand, {count2} im Deck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: in the Status Phase</source>
            <translation>Invasor: in der Statusphase</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: when a demon is fragged</source>
            <translation>Invasor: wenn ein Dämon ausgeschaltet wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: while a demon attacks</source>
            <translation>Invasor: während ein Dämon angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Invader: while a demon defends</source>
            <translation>Invasor: während ein Dämon verteidigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Invaders</source>
            <translation>Invasoren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>Invaders are activated in the invader's turn.</source>
            <translation>Invasoren werden im Zug des Invasors aktiviert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Invaders are set up with their area: choose an empty space to set up one then.</source>
            <translation>Invasoren werden mit ihrem Bereich aufgestellt: dann ein leeres Feld wählen, um einen aufzustellen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Invaders can spawn nowhere {when}{also}{sampled}.</source>
            <translation>Invasoren können nirgends erscheinen {when}{also}{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>Invaders can't open security doors.</source>
            <translation>Invasoren können keine Sicherheitstüren öffnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Invaders now spawn only in spawn areas.</source>
            <translation>Invasoren erscheinen jetzt nur in Spawn-Bereichen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Invaders that come now are not placed there.</source>
            <translation>Invasoren, die jetzt kommen, werden nicht dort aufgestellt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Invaders to take from the box: the most that one area sets up, of how many there are in the marines' colors.</source>
            <translation>Invasoren aus der Schachtel: die größte Zahl, die ein Bereich aufstellt, und wie viele es in den Farben der Marines gibt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Invaders win when</source>
            <translation>Der Invasor gewinnt, wenn gilt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Invasion card</source>
            <translation>Invasionskarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Invasion card:</source>
            <translation>Invasionskarte:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/inventory.py" />
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Inventory</source>
            <translation>Bestand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>It can be played; 1 thing is left to do.</source>
            <translation>Spielbar; 1 Aufgabe ist offen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>It can be played; {left} things are left to do.</source>
            <translation>Spielbar; {left} Aufgaben sind offen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>It can no longer be read as a scenario.</source>
            <translation>Nicht mehr als Szenario lesbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>It can't be moved further.</source>
            <translation>Weiter lässt es sich nicht verschieben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>It can't be played now.</source>
            <translation>Jetzt nicht spielbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>It can't be removed alone.</source>
            <translation>Allein lässt es sich nicht entfernen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>It can't be taken yet.</source>
            <translation>Das kann noch nicht genommen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>It can't be taken.</source>
            <translation>Das kann nicht genommen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>It goes on with “{next}”.</source>
            <translation>Es geht weiter mit „{next}“.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>It happens</source>
            <translation>Es geschieht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>It has never been saved. If you discard it, it is lost.</source>
            <translation>Noch nie gespeichert. Beim Verwerfen geht es verloren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>It has summoned</source>
            <translation>Es hat beschworen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>It is locked.</source>
            <translation>Es ist verschlossen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>It is lost then. A file that it belongs to stays as it is.</source>
            <translation>Dann geht es verloren. Eine zugehörige Datei bleibt unverändert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>It is not on the board at that moment.</source>
            <translation>In diesem Moment nicht auf dem Spielplan.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>It is the turn of the {kinds}.</source>
            <translation>Am Zug: {kinds}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>It is unlikely to be chance.</source>
            <translation>Zufall ist unwahrscheinlich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>It is {points} movement points from the nearest teleporter, at {at}, to {at2}, where the marines must go to win: more than {SPRINTS} Sprints ({far}){more}.</source>
            <translation>Vom nächsten Teleporter bei {at} sind es {points} Bewegungspunkte bis {at2}, wohin die Marines zum Sieg gehen müssen: mehr als {SPRINTS} Sprints ({far}){more}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>It lies faceup.</source>
            <translation>Sie liegt offen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>It lies on the map {n} times and will change there.</source>
            <extracomment>English for 1: It lies on the map {n} time and will change there.</extracomment>
            <translation>
                <numerusform>Es liegt {n}-mal auf der Karte und ändert sich dort.</numerusform>
                <numerusform>Es liegt {n}-mal auf der Karte und ändert sich dort.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>It looks the same in every rotation.</source>
            <translation>In jeder Drehung sieht es gleich aus.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>It may be chance: the interval holds 0.</source>
            <translation>Es kann Zufall sein: Das Intervall enthält 0.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>It must be there for at least one number of marines.</source>
            <translation>Es muss für mindestens eine Zahl von Marines da sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>It must look like {pattern}.</source>
            <translation>Nötige Form: {pattern}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>It summons</source>
            <translation>Es beschwört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>It summons for {}</source>
            <translation>Es beschwört für {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>It summons now: press Choose the group.</source>
            <translation>Es beschwört jetzt: „Gruppe wählen“ drücken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Item</source>
            <translation>Gegenstand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Items</source>
            <translation>Gegenstände</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Its area is not revealed.</source>
            <translation>Der Bereich ist nicht aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>Its attack</source>
            <translation>Sein Angriff</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Its file is deleted: {path}. What was placed with it stays.</source>
            <translation>Die Datei wird gelöscht: {path}. Was damit platziert wurde, bleibt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/joint_alignment.py" />
            <source>Its openings already meet others; no place nearby joins more of them.</source>
            <translation>Die Öffnungen treffen schon auf andere; kein Platz in der Nähe verbindet mehr.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Join events</source>
            <translation>Ereignisse verknüpfen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Keep it from the marines.</source>
            <translation>Vor den Marines geheim halten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>Keep only: {what}</source>
            <translation>Nur behalten: {what}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>Keep the dice</source>
            <translation>Würfel behalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Keep the overlay on this space</source>
            <translation>Überlagerung auf diesem Feld halten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Keep the selection under a name, to place it on any map</source>
            <translation>Auswahl unter einem Namen behalten, um sie auf jeder Karte zu platzieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Keys</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>Keys found: </source>
            <translation>Gefundene Schlüssel: </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Keys that were taken</source>
            <translation>Genommene Schlüssel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Killed</source>
            <translation>Getötet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Kind of figure to add</source>
            <translation>Art der hinzuzufügenden Figur</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Knockback needs</source>
            <translation>Rückstoß braucht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Knockback path</source>
            <translation>Rückstoßweg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <source>Lan&amp;guage</source>
            <translation>Spr&amp;ache</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Lasting effects</source>
            <translation>Dauerhafte Wirkungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Later</source>
            <translation>Später</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay another piece at an opening.</source>
            <translation>An einer Öffnung ein weiteres Teil legen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay another tile at an opening.</source>
            <translation>An einer Öffnung eine weitere Kachel legen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay the first piece.</source>
            <translation>Das erste Teil legen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Lay the first tile.</source>
            <translation>Die erste Kachel legen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Layers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Leads off the board</source>
            <translation>Führt vom Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Leads to</source>
            <translation>Führt zu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Leave out tokens, figures and starts, for a board to play on</source>
            <translation>Marker, Figuren und Starts weglassen, für einen Spielplan zum Bespielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Leave the floor alone: a drag on it selects what is in a band</source>
            <translation>Boden nicht ändern: Ziehen wählt dort im Rahmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Leave the tool or clear the selection</source>
            <translation>Werkzeug verlassen oder Auswahl aufheben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Leaving by an exit only decides who wins: choose the victory in the row below the map.</source>
            <translation>Das Verlassen durch einen Ausgang entscheidet nur den Sieg: den Sieg in der Reihe unter der Karte wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Left</source>
            <translation>Links</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Legend of the overlay</source>
            <translation>Legende der Überlagerung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Let a waiting bot take one step</source>
            <translation>Einen wartenden Bot einen Schritt tun lassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Let bots play many games of the map as it is now</source>
            <translation>Bots viele Spiele der jetzigen Karte spielen lassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Let bots play some games with each number of marines</source>
            <translation>Bots einige Spiele mit jeder Zahl von Marines spielen lassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Let bots play, or pause them</source>
            <translation>Bots spielen lassen oder anhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Let it lie the other way.</source>
            <translation>Anders herum legen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Lettering</source>
            <translation>Beschriftung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>License</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Line of &amp;sight</source>
            <translation>&amp;Sichtlinie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Line of sight</source>
            <translation>Sichtlinie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Line of sight without d&amp;oors</source>
            <translation>Sichtlinie ohne &amp;Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Line of sight without doors</source>
            <translation>Sichtlinie ohne Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Lines of fire, demons</source>
            <translation>Schusslinien, Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Lines of fire, invaders</source>
            <translation>Schusslinien, Invasoren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Lines of fire, marines</source>
            <translation>Schusslinien, Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>List the flag '{old}'</source>
            <translation>Das Kennzeichen „{old}“ aufführen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Loading the plots …</source>
            <translation>Diagramme werden geladen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/layers_panel.py" />
            <source>Lock {layer}</source>
            <translation>{layer} sperren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>Lock {name} until a step unlocks it</source>
            <translation>{name} verschließen, bis ein Schritt es aufschließt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Locked: {names}</source>
            <translation>Gesperrt: {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Look of the map</source>
            <translation>Aussehen der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/route_strip.py" />
            <source>Looking for a way to win …</source>
            <translation>Ein Weg zum Sieg wird gesucht …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Looking for what the differences mean …</source>
            <translation>Die Bedeutung der Unterschiede wird gesucht …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Looking for what would be lost …</source>
            <translation>Es wird gesucht, was verloren ginge …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Looks</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <source>Looks are shown.</source>
            <translation>Das Aussehen wird gezeigt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Looks lie on spaces of the map.</source>
            <translation>Das Aussehen liegt auf Feldern der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Lost: {what}.</source>
            <translation>Verloren: {what}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Ma&amp;ke a passport…</source>
            <translation>Pass &amp;erstellen …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Made {n} fixes</source>
            <extracomment>English for 1: Made {n} fix</extracomment>
            <translation>
                <numerusform>{n} Lösung angewandt</numerusform>
                <numerusform>{n} Lösungen angewandt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Make a &amp;passport…</source>
            <translation>&amp;Pass erstellen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Make a passport</source>
            <translation>Pass erstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>Make {name} a door inside the map</source>
            <translation>{name} zu einer Tür im Inneren machen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>Make {name} active</source>
            <translation>{name} aktiv machen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>Make {name} an exit</source>
            <translation>{name} zum Ausgang machen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Making the pages …</source>
            <translation>Seiten werden erstellt …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Making the picture …</source>
            <translation>Bild wird erstellt …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/canvas.py" />
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Map &amp;farther</source>
            <translation>Karte &amp;weiter weg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Map &amp;nearer</source>
            <translation>Karte &amp;näher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Map alone</source>
            <translation>Nur die Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Map and box</source>
            <translation>Karte und Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Map for {marines}</source>
            <translation>Karte für {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Map for {number}</source>
            <translation>Karte für {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Map on one page</source>
            <translation>Karte auf einer Seite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Map pieces</source>
            <translation>Kartenteile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>Map tiles</source>
            <translation>Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Map to scale</source>
            <translation>Karte im Maßstab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/import_feature.py" />
            <source>Maps of other programs, files with a scenario inside</source>
            <translation>Karten anderer Programme, Dateien mit einem Szenario darin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Maps that you open or save are listed here.</source>
            <translation>Hier stehen geöffnete und gespeicherte Karten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Marine cards</source>
            <translation>Marine-Karten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Marine start</source>
            <translation>Start der Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Marine start: click spaces in seat order, click again to remove one</source>
            <translation>Start der Marines: Felder in Sitzordnung anklicken, noch einmal entfernt eines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Marines</source>
            <translation>Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>Marines can enter {names} at {at}, but no marine can see into {them} before.</source>
            <translation>Marines können {names} bei {at} betreten, aber vorher kann kein Marine hineinsehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Marines come back at active teleporters.</source>
            <translation>Marines kommen an aktiven Teleportern zurück.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Marines fragged</source>
            <translation>Ausgeschaltete Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Marines start on spaces of the map.</source>
            <translation>Marines beginnen auf Feldern der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Marines win</source>
            <translation>Marines gewinnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Marines win when</source>
            <translation>Marines gewinnen, wenn gilt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Marines win when:</source>
            <translation>Marines gewinnen, wenn:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/goals_header.py" />
            <source>Marines:</source>
            <translation>Marines:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Marines: guard shots</source>
            <translation>Marines: Wachschüsse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/assistant.py" />
            <source>Marines: healing by a heal order</source>
            <translation>Marines: Heilung durch Heilbefehl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Marines: reactions</source>
            <translation>Marines: Reaktionen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Mark where the marines start.</source>
            <translation>Angeben, wo die Marines beginnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Mark where the other marines start.</source>
            <translation>Angeben, wo die anderen Marines beginnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Maximum armor</source>
            <translation>Höchste Rüstung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>Measure</source>
            <translation>Messen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/minimap.py" />
            <location filename="../../../editor/kneedeep_editor/panels/minimap_panel.py" />
            <source>Minimap</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd011_faces_differ.py" />
            <source>Mirror {id}</source>
            <translation>{id} spiegeln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Missing: a title of its own</source>
            <translation>Fehlt: ein eigener Titel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Missing: {name}</source>
            <translation>Fehlt: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>Moment of the game</source>
            <translation>Moment des Spiels</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>More about it</source>
            <translation>Mehr dazu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/toolbar_overflow.py" />
            <source>More commands</source>
            <translation>Weitere Befehle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>More: add, move, remove</source>
            <translation>Mehr: hinzufügen, verschieben, entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Most at once in {area}</source>
            <translation>Am meisten zugleich in {area}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Mouse and keyboard</source>
            <translation>Maus und Tastatur</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Move</source>
            <translation>Bewegen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move area down</source>
            <translation>Bereich nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move area up</source>
            <translation>Bereich nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move choice down</source>
            <translation>Wahl nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move choice up</source>
            <translation>Wahl nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move deadline down</source>
            <translation>Frist nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move deadline up</source>
            <translation>Frist nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Move down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move ending down</source>
            <translation>Ende nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move ending up</source>
            <translation>Ende nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move figure type down</source>
            <translation>Figurentyp nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move figure type up</source>
            <translation>Figurentyp nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Move here: {cost}</source>
            <translation>Hierher bewegen: {cost}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move item down</source>
            <translation>Gegenstand nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move item up</source>
            <translation>Gegenstand nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move piece type down</source>
            <translation>Teiletyp nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move piece type up</source>
            <translation>Teiletyp nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Move the cursor to a space or to a name</source>
            <translation>Schreibmarke auf ein Feld oder zu einem Namen setzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Move the keyboard focus to the map</source>
            <translation>Tastaturfokus auf die Karte setzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Move the selected pieces so that their openings meet others</source>
            <translation>Gewählte Teile so verschieben, dass Öffnungen aufeinandertreffen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Move the selected tiles so that their openings meet others</source>
            <translation>Gewählte Kacheln so verschieben, dass Öffnungen aufeinandertreffen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>Move the {name} to the map for {marines}</source>
            <translation>{name} auf die Karte für {marines} verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move tile type down</source>
            <translation>Kacheltyp nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move tile type up</source>
            <translation>Kacheltyp nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>Move to a &amp;new window</source>
            <translation>In &amp;neues Fenster verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Move to a new &amp;window</source>
            <translation>In n&amp;eues Fenster verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Move to the &amp;other window</source>
            <translation>Ins &amp;andere Fenster verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>Move to {name}</source>
            <translation>Nach {name} verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move token type down</source>
            <translation>Markertyp nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move token type up</source>
            <translation>Markertyp nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move trigger down</source>
            <translation>Auslöser nach unten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Move trigger up</source>
            <translation>Auslöser nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Move up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Move {name}</source>
            <translation>{name} verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>Move {name} to the {side} side of {at},{at2}</source>
            <translation>{name} auf die Seite {side} von {at},{at2} verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>Move {name} to {at}</source>
            <translation>{name} nach {at} verschieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>My prefabs</source>
            <translation>Eigene Vorlagen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>N&amp;ote:</source>
            <translation>Hin&amp;weis:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Name and note</source>
            <translation>Name und Hinweis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>Name of the card</source>
            <translation>Name der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Name shown in the editor</source>
            <translation>Im Editor gezeigter Name</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>Name {name}</source>
            <translation>{name} benennen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <source>Names</source>
            <translation>Namen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Ne&amp;xt tab</source>
            <translation>&amp;Nächster Tab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Ne&amp;xt thing</source>
            <translation>&amp;Nächstes Ding</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Never ask about this</source>
            <translation>Nie danach fragen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New figure</source>
            <translation>Neue Figur</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New item</source>
            <translation>Neuer Gegenstand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>New keys</source>
            <translation>Neue Tasten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New piece</source>
            <translation>Neues Teil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>New piece type</source>
            <translation>Neuer Teiletyp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>New scenario</source>
            <translation>Neues Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New tile</source>
            <translation>Neue Kachel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>New tile type</source>
            <translation>Neuer Kacheltyp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>New token</source>
            <translation>Neuer Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>New types</source>
            <translation>Neue Typen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/turn_notices.py" />
            <source>News</source>
            <translation>Neues</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Next &amp;place to click</source>
            <translation>Nächster anklickbarer &amp;Ort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Next e&amp;vent of the selection</source>
            <translation>Nächstes &amp;Ereignis der Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Next scenario</source>
            <translation>Nächstes Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Next step: {step}</source>
            <translation>Nächster Schritt: {step}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Next text</source>
            <translation>Nächster Text</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>No area is the start area: {lost}.</source>
            <translation>Kein Bereich ist der Startbereich: {lost}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>No attack can be made now.</source>
            <translation>Jetzt ist kein Angriff möglich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>No attack is left.</source>
            <translation>Kein Angriff übrig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>No card with an attack can be played in this activation.</source>
            <translation>In dieser Aktivierung kann keine Karte mit Angriff gespielt werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>No command matches.</source>
            <translation>Kein passender Befehl.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source>No demon can ever reach or see</source>
            <translation>Kein Dämon erreicht oder sieht je</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>No demon is here, and no portal.</source>
            <translation>Hier ist kein Dämon und kein Portal.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>No demon is on the map.</source>
            <translation>Kein Dämon ist auf der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>No difference in meaning.</source>
            <translation>Kein Unterschied in der Bedeutung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>No errors</source>
            <translation>Keine Fehler</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>No errors: it can be laid.</source>
            <translation>Keine Fehler: Sie lässt sich legen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>No font here has: {letters}</source>
            <translation>Keine Schriftart hat: {letters}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>No free opening here: an exit needs an opening that meets nothing</source>
            <translation>Keine freie Öffnung hier: Ein Ausgang braucht eine Öffnung, an der nichts liegt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>No game was played.</source>
            <translation>Kein Spiel wurde gespielt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>No games have been played yet.</source>
            <translation>Noch kein Spiel wurde gespielt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source>No invader can ever reach</source>
            <translation>Kein Invasor erreicht je</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch008_lone_duct.py" />
            <source>No invader that can use air ducts ever reaches one of those at {at}.</source>
            <translation>Kein Invasor, der Luftschächte benutzt, erreicht je einen von denen bei {at}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>No joint here: a door needs two openings that meet</source>
            <translation>Keine Verbindung hier: Eine Tür braucht zwei aufeinandertreffende Öffnungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>No map</source>
            <translation>Keine Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch006_unreachable_item.py" />
            <source>No marine can ever stand {where} {name}.</source>
            <translation>Kein Marine kann je stehen: {where} {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>No marine was fragged.</source>
            <translation>Kein Marine wurde ausgeschaltet.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>No movement points are left.</source>
            <translation>Keine Bewegungspunkte übrig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>No numbers of the data files are in use.</source>
            <translation>Keine Zahlen der Datendateien in Gebrauch.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/joint_alignment.py" />
            <source>No other opening within {number} spaces can be joined without an overlap.</source>
            <translation>Keine andere Öffnung im Umkreis von {number} Feldern lässt sich ohne Überlappung verbinden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los005_dead_corner.py" />
            <source>No other space sees {at}.</source>
            <translation>Kein anderes Feld sieht {at}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>No overlay (0)</source>
            <translation>Keine Überlagerung (0)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>No portal is left.</source>
            <translation>Kein Portal übrig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>No printer is available.</source>
            <translation>Kein Drucker verfügbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>No problem matches the filter.</source>
            <translation>Kein Problem passt zum Filter.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>No problems found{more}.</source>
            <translation>Keine Probleme gefunden{more}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>No recent files</source>
            <translation>Keine zuletzt benutzten Dateien</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>No solution was found.</source>
            <translation>Keine Lösung gefunden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>No source gives the events of {asked}: {played} are played instead.</source>
            <extracomment>English for 1: No source gives the events of {asked}: the set {played} of this program is played instead.</extracomment>
            <translation>
                <numerusform>Keine Quelle nennt die Ereignisse von {asked}: Stattdessen wird der Satz {played} dieses Programms gespielt.</numerusform>
                <numerusform>Keine Quelle nennt die Ereignisse von {asked}: Stattdessen werden {played} gespielt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>No source gives the number that the box holds.</source>
            <translation>Keine Quelle nennt die Anzahl in der Schachtel.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>No spaces</source>
            <translation>Keine Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>No teleporter is active at the start; on the map {is_one} at {at}.</source>
            <translation>Am Anfang ist kein Teleporter aktiv; auf der Karte: {is_one} bei {at}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>No warnings</source>
            <translation>Keine Warnungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>No way to win was found. Problems says what prevents it.</source>
            <translation>Kein Weg zum Sieg gefunden. „Probleme“ nennt den Grund.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>Nobody at this screen is asked now.</source>
            <translation>An diesem Bildschirm ist jetzt niemand gefragt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>Nobody comes back there: {things}.</source>
            <translation>Dort kommt niemand zurück: {things}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <source>Nobody has activated this sentry bot.</source>
            <translation>Niemand hat diesen Wachroboter aktiviert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <source>Nobody has seen that space yet.</source>
            <translation>Noch niemand hat dieses Feld gesehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Nobody has won</source>
            <translation>Niemand hat gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Nobody has won in round {round}</source>
            <translation>Niemand hat in Runde {round} gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>None of them</source>
            <translation>Keines davon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>None of {games} used {thing}, although {so}.{resting}</source>
            <translation>In keinem von {games} wurde {thing} benutzt, obwohl: {so}.{resting}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>None of {games} {verb} {area}.{resting}</source>
            <translation>In {games} nie ({verb}): {area}.{resting}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>None. Portals summon only when the script says so.</source>
            <translation>Keine. Portale beschwören nur, wenn das Skript es sagt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Not again this turn</source>
            <translation>In diesem Zug nicht mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <source>Not found. A click removes it.</source>
            <translation>Nicht gefunden. Ein Klick entfernt es.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Not from here: {reason}</source>
            <translation>Nicht von hier: {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/resume_offer.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Not now</source>
            <translation>Nicht jetzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Not ready: it can't be played as intended.</source>
            <translation>Nicht bereit: nicht wie beabsichtigt spielbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Not saved when the editor closed</source>
            <translation>Beim Schließen des Editors nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Not saved yet: Enter saves it</source>
            <translation>Noch nicht gespeichert: Eingabe speichert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Not this time</source>
            <translation>Diesmal nicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Note</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Note ({name}):</source>
            <translation>Hinweis ({name}):</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Note: {note}</source>
            <translation>Hinweis: {note}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Note: {remark}</source>
            <translation>Hinweis: {remark}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Notes</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Nothing &amp;on the map</source>
            <translation>Nichts &amp;auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing begins here: choose something that is used, taken, opened, fragged, revealed or cleared.</source>
            <translation>Hier beginnt nichts: etwas wählen, das benutzt, genommen, geöffnet, ausgeschaltet, aufgedeckt oder geräumt wird.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing begins here: choose something that is used, taken, opened, killed, revealed or cleared.</source>
            <translation>Hier beginnt nichts: etwas wählen, das benutzt, genommen, geöffnet, getötet, aufgedeckt oder geräumt wird.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Nothing beside it is revealed.</source>
            <translation>Nichts daneben ist aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Nothing causes anything on this map yet.</source>
            <translation>Auf dieser Karte hat noch nichts eine Wirkung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Nothing causes this, and it causes nothing.</source>
            <translation>Nichts bewirkt dies, und es bewirkt nichts.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>Nothing ever reveals {names}: no opening, door or teleporter leads there.</source>
            <translation>Nichts deckt {names} je auf: Keine Öffnung, keine Tür und kein Teleporter führt dorthin.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/thing_card.py" />
            <source>Nothing happened</source>
            <translation>Nichts ist geschehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing happens to this space: choose a door, a token, or a space where a demon fits.</source>
            <translation>Mit diesem Feld geschieht nichts: Tür, Marker oder ein Feld wählen, auf das ein Dämon passt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing happens to this space: choose a door, a token, or a space where an invader fits.</source>
            <translation>Mit diesem Feld geschieht nichts: Tür, Marker oder ein Feld wählen, auf das ein Invasor passt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/event_offers.py" />
            <source>Nothing happens to this, or it happens already.</source>
            <translation>Damit geschieht nichts, oder es geschieht schon.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Nothing has been placed yet.</source>
            <translation>Noch nichts platziert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Nothing has this name.</source>
            <translation>Nichts hat diesen Namen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Nothing has this name.
Esc clears the search.</source>
            <translation>Nichts hat diesen Namen.
Esc leert die Suche.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/thing_card.py" />
            <source>Nothing in the scenario depends on it now.</source>
            <translation>Nichts im Szenario hängt jetzt davon ab.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>Nothing is set up.</source>
            <translation>Nichts ist aufgebaut.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Nothing of the map is lost.</source>
            <translation>Von der Karte geht nichts verloren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch004_unused_key.py" />
            <source>Nothing sets the flag {flag} or waits for it.</source>
            <translation>Nichts setzt das Kennzeichen {flag} oder wartet darauf.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/keyboard_pointer.py" />
            <source>Nothing that can be moved is selected.</source>
            <translation>Nichts Verschiebbares ist ausgewählt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Nothing that is counted is missing from the {box}{marines}.</source>
            <translation>Nichts Gezähltes fehlt in {box}{marines}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to set: the kind of {name} is fixed.</source>
            <translation>Nichts einzustellen: Die Art von {name} steht fest.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to set: {name} has no color.</source>
            <translation>Nichts einzustellen: {name} hat keine Farbe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to set: {name} has one size.</source>
            <translation>Nichts einzustellen: {name} hat nur eine Größe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to switch: {name} never burns.</source>
            <translation>Nichts umzuschalten: {name} brennt nie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to turn: it takes one space.</source>
            <translation>Nichts zu drehen: Es belegt ein Feld.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to turn: its base is square.</source>
            <translation>Nichts zu drehen: Die Standfläche ist quadratisch.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Nothing to turn: {name} takes one space.</source>
            <translation>Nichts zu drehen: {name} belegt ein Feld.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Nothing was pasted. {reason}</source>
            <translation>Nichts eingefügt. {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Notice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Nudge {name}</source>
            <translation>{name} schieben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Number and face of the tile, as printed on it</source>
            <translation>Nummer und Seite der Kachel, wie darauf gedruckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Number of marines</source>
            <translation>Zahl der Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Number the rows and columns of the map</source>
            <translation>Reihen und Spalten der Karte nummerieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Numbers of the simulation</source>
            <translation>Zahlen der Simulation</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Numbers per {per} games, computed from {games}; most at {at}.</source>
            <translation>Zahlen je {per} Spiele, berechnet aus {games}; die meisten bei {at}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>O&amp;rder</source>
            <translation>&amp;Reihenfolge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Objective</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Of a k&amp;ind</source>
            <translation>Einer &amp;Art</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Of this scenario</source>
            <translation>Aus diesem Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>On no space of the board</source>
            <translation>Auf keinem Feld des Spielplans</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>On the board</source>
            <translation>Auf dem Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>On the map</source>
            <translation>Auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>Once the marines {steps}, {after}.</source>
            <translation>Sobald die Marines {steps}, gilt: {after}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One &amp;frag point more</source>
            <translation>Ein &amp;Frag-Punkt mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One &amp;frag token more</source>
            <translation>Ein &amp;Frag-Marker mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>One base game.</source>
            <translation>Ein Grundspiel.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>One base game; with it the expansion where it is used.</source>
            <translation>Ein Grundspiel; dazu die Erweiterung, wo sie benutzt wird.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One frag point fe&amp;wer</source>
            <translation>Ein Frag-Punkt &amp;weniger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag point fewer</source>
            <translation>Ein Frag-Punkt weniger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag point more</source>
            <translation>Ein Frag-Punkt mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>One frag token fe&amp;wer</source>
            <translation>Ein Frag-Marker &amp;weniger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag token fewer</source>
            <translation>Ein Frag-Marker weniger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>One frag token more</source>
            <translation>Ein Frag-Marker mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>One marine leaves here</source>
            <translation>Ein Marine geht hier hinaus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>One of the {color} portals summons: the invader chooses which, and an invasion group.</source>
            <translation>Ein Portal beschwört (Farbe: {color}): Der Invasor wählt, welches, und eine Invasionsgruppe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>One ste&amp;p of a bot</source>
            <translation>Ein &amp;Schritt eines Bots</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>One step</source>
            <translation>Ein Schritt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>One threat token fewer</source>
            <translation>Ein Bedrohungsmarker weniger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>One threat token more</source>
            <translation>Ein Bedrohungsmarker mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>Only a figure next to a door can open or shut it.</source>
            <translation>Nur eine Figur neben einer Tür kann sie öffnen oder schließen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>Only a figure on that space can take or use it.</source>
            <translation>Nur eine Figur auf diesem Feld kann es nehmen oder benutzen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>Only arcs of teleporters under the pointer or selected are shown.</source>
            <translation>Nur Bögen von Teleportern unter dem Zeiger oder in der Auswahl werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Only kinds</source>
            <translation>Nur Arten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>Only marines can take equipment.</source>
            <translation>Nur Marines können Ausrüstung nehmen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only portals have this.</source>
            <translation>Das haben nur Portale.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only spawn areas of demons have this.</source>
            <translation>Das haben nur Spawn-Bereiche der Dämonen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only spawn areas of invaders have this.</source>
            <translation>Das haben nur Spawn-Bereiche der Invasoren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only teleporters have this.</source>
            <translation>Das haben nur Teleporter.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Only triggers and the victory can be an effect here.</source>
            <translation>Wirkung kann hier nur ein Auslöser oder der Sieg sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Only until</source>
            <translation>Nur bis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only used for a door that needs a key or a condition.</source>
            <translation>Nur für eine Tür mit Schlüssel oder Bedingung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Only used parts</source>
            <translation>Nur benutzte Teile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only used when “Only when” is set and does not hold.</source>
            <translation>Nur benutzt, wenn „Nur wenn“ gesetzt ist und nicht gilt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>Only used with “Somewhere in”; otherwise each place has one.</source>
            <translation>Nur mit „Irgendwo in“ benutzt; sonst hat jeder Ort eine.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Only when</source>
            <translation>Nur wenn</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>Only {cards} may be played in a turn.</source>
            <translation>In einem Zug spielbar: nur {cards}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>Open &amp;folder</source>
            <translation>&amp;Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Open &amp;recent</source>
            <translation>Zuletzt &amp;benutzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_questions.py" />
            <source>Open a game</source>
            <translation>Spiel öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/import_feature.py" />
            <source>Open a map of another program, or the scenario inside a file, as a new map</source>
            <translation>Eine Karte eines anderen Programms oder das Szenario in einer Datei als neue Karte öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Open a saved game or a replay, to watch or to continue</source>
            <translation>Gespeichertes Spiel oder Aufzeichnung öffnen, zum Ansehen oder Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>Open a window that accompanies a game on the table</source>
            <translation>Ein Fenster öffnen, das ein Spiel auf dem Tisch begleitet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Open each map in a window instead of a tab</source>
            <translation>Jede Karte in einem Fenster statt in einem Tab öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>Open maps</source>
            <translation>Karten öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Open maps in windows of &amp;their own</source>
            <translation>Karten in &amp;eigenen Fenstern öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>Open recent</source>
            <translation>Zuletzt benutzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Open scenario files</source>
            <translation>Szenariodateien öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Open scenarios</source>
            <translation>Szenarien öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Open the version on disk in a second tab; this question is asked again here</source>
            <translation>Die Version auf dem Datenträger in einem zweiten Tab öffnen; die Frage kommt hier wieder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Opened</source>
            <translation>Geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Opening</source>
            <translation>Öffnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los004_reveal_through.py" />
            <source>Opening {element} shows portals of {names} at once, at {at}: all of them summon.</source>
            <translation>Das Öffnen von {element} zeigt Portale von {names} zugleich, bei {at}: Alle beschwören.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Openings</source>
            <translation>Öffnungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Or drag it here. Pieces snap to each other's openings.</source>
            <translation>Oder hierher ziehen. Teile rasten an den Öffnungen anderer ein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>Or drag it here. Tiles snap to each other's openings.</source>
            <translation>Oder hierher ziehen. Kacheln rasten an den Öffnungen anderer ein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Other &amp;number…</source>
            <translation>Andere &amp;Zahl …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Others can then open the map with File &gt; Open</source>
            <translation>Andere können die Karte dann mit Datei &gt; Öffnen öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>Otherwise they are drawn at random.</source>
            <translation>Sonst werden sie zufällig gezogen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/position/position_options.py" />
            <source>Out of the game</source>
            <translation>Aus dem Spiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Outline</source>
            <translation>Gliederung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>Overlaps {names}</source>
            <translation>Überlappt {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Oversized hazard</source>
            <translation>Gefahr für übergroße</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Oxygen</source>
            <translation>Sauerstoff</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>P&amp;aper</source>
            <translation>P&amp;apier</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>P&amp;lay</source>
            <translation>S&amp;pielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>PDF files (*.pdf);;All files (*)</source>
            <translation>PDF-Dateien (*.pdf);;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Pad</source>
            <translation>Teleporter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Page {part} of {count}</source>
            <translation>Seite {part} von {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_preview.py" />
            <source>Page {part} of {count}.</source>
            <translation>Seite {part} von {count}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Paint a floor</source>
            <translation>Boden malen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Paint invader spawn area</source>
            <translation>Spawn-Bereich malen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Paint marine start</source>
            <translation>Start der Marines malen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Palette</source>
            <translation>Palette</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Part</source>
            <translation>Teil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>Parts of the file can't be read</source>
            <translation>Teile der Datei sind nicht lesbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Parts used and in the box</source>
            <translation>Benutzte und vorhandene Teile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>Party</source>
            <translation>Trupp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass the &amp;screen to {side}</source>
            <translation>Bildschirm &amp;weitergeben an {side}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Pass the s&amp;creen</source>
            <translation>B&amp;ildschirm weitergeben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/veil.py" />
            <source>Pass the screen to {side}.</source>
            <translation>Bildschirm weitergeben an {side}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass, and don't ask about this kind of interruption again in this turn</source>
            <translation>Passen und in diesem Zug nach dieser Unterbrechung nicht mehr fragen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Pass, and never ask about this kind of interruption; the menu Ask me about undoes this</source>
            <translation>Passen und nie nach dieser Unterbrechung fragen; das Menü „Nachfragen bei“ macht das rückgängig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Passports</source>
            <translation>Pässe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Past events</source>
            <translation>Frühere Ereignisse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/paste_tool.py" />
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Paste elements at the pointer</source>
            <translation>Elemente am Zeiger einfügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Paste {name}</source>
            <translation>{name} einfügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Paused: {who} decides next ({bot}). Shift+F12 continues, F12 takes one step.</source>
            <translation>Angehalten: Als Nächstes entscheidet {who} ({bot}). Umschalt+F12 setzt fort, F12 tut einen Schritt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Pending steps</source>
            <translation>Offene Schritte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Pickup</source>
            <translation>Aufnehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>Picture of the prefab</source>
            <translation>Bild der Vorlage</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Pictures (*.png);;Data (*.json)</source>
            <translation>Bilder (*.png);;Daten (*.json)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Piece</source>
            <translation>Teil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Piece type</source>
            <translation>Teiletyp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Piece type {name}</source>
            <translation>Teiletyp {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Piece types</source>
            <translation>Teiletypen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Pieces</source>
            <translation>Teile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Pieces snap to each other's openings, and R turns them. The wheel zooms, dragging with the space bar held moves the map, Ctrl+Z undoes any step.</source>
            <translation>Teile rasten an den Öffnungen anderer ein, R dreht sie. Das Mausrad ändert die Größe, Ziehen mit Leertaste verschiebt die Karte, Strg+Z macht jeden Schritt rückgängig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Pinch</source>
            <translation>Fingergeste</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Place &amp;again</source>
            <translation>&amp;Noch einmal platzieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>Place a copy next to the selection</source>
            <translation>Kopie neben die Auswahl setzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place an active teleporter.</source>
            <translation>Einen aktiven Teleporter platzieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place demons.</source>
            <translation>Dämonen platzieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place equipment for the marines.</source>
            <translation>Ausrüstung für die Marines platzieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place invaders.</source>
            <translation>Invasoren platzieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Place more of what is under the pointer</source>
            <translation>Mehr von dem platzieren, was unter dem Zeiger ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Place now</source>
            <translation>Jetzt platzieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place portals.</source>
            <translation>Portale platzieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Place the last thing again, with its current settings</source>
            <translation>Das Letzte mit seinen jetzigen Einstellungen noch einmal platzieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Place the {thing} for its door.</source>
            <translation>Für die Tür platzieren: {thing}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Place {name}</source>
            <translation>{name} platzieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <source>Places</source>
            <translation>Orte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Play &amp;again</source>
            <translation>Noch einmal s&amp;pielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play &amp;as…</source>
            <translation>Spielen &amp;als …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>Play &amp;from here…</source>
            <translation>Ab &amp;hier spielen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>Play &amp;games</source>
            <translation>S&amp;piele spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Play a card with an attack first.</source>
            <translation>Erst eine Karte mit Angriff spielen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Play from here</source>
            <translation>Ab hier spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the &amp;start</source>
            <translation>Vom &amp;Anfang spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the chosen &amp;problem</source>
            <translation>Ab dem gewählten &amp;Problem spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the moment that the selected problem shows: a trap, starvation, a respawn gap</source>
            <translation>Ab dem Moment spielen, den das gewählte Problem zeigt: Falle, Mangel, Lücke beim Zurückkommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play from the space under the pointer, else from the start</source>
            <translation>Ab dem Feld unter dem Zeiger spielen, sonst vom Anfang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Play from this position</source>
            <translation>Ab dieser Stellung spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Play from this state…</source>
            <translation>Ab diesem Stand spielen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Play it…</source>
            <translation>Spielen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Play the map as it is now</source>
            <translation>Die jetzige Karte spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>Play the scenario</source>
            <translation>Das Szenario spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Play {card}</source>
            <translation>{card} spielen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Playing games: {made} of {count} …</source>
            <translation>Spiele: {made} von {count} …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>Playtest</source>
            <translation>Testspiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Plot</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Plots</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Plots can't be drawn here: {reason}</source>
            <translation>Diagramme können hier nicht gezeichnet werden: {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Point at a space of the map, or show a state of the solution (overlay 6).</source>
            <translation>Auf ein Feld der Karte zeigen oder einen Stand der Lösung zeigen lassen (Überlagerung 6).</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Point at a space of the map.</source>
            <translation>Auf ein Feld der Karte zeigen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Point at a space to see where a marine fragged there respawns.</source>
            <translation>Auf ein Feld zeigen, um zu sehen, wo ein dort ausgeschalteter Marine zurückkommt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Point at a space.</source>
            <translation>Auf ein Feld zeigen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Point at something on the map, or select it, to place more of it.</source>
            <translation>Auf etwas auf der Karte zeigen oder es auswählen, um mehr davon zu platzieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Portals that a marine &amp;sees…</source>
            <translation>Portale, die ein Marine &amp;sieht …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>Portals that summon now</source>
            <translation>Portale, die jetzt beschwören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Portals: {portals}.</source>
            <translation>Portale: {portals}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Pre&amp;vious place to click</source>
            <translation>&amp;Voriger anklickbarer Ort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Pre&amp;vious tab</source>
            <translation>&amp;Voriger Tab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Pre&amp;vious thing</source>
            <translation>&amp;Voriges Ding</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Prefa&amp;bs</source>
            <translation>V&amp;orlagen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/prefab_tool.py" />
            <source>Prefab</source>
            <translation>Vorlage</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Prefabs (*.prefab.yaml);;All files (*)</source>
            <translation>Vorlagen (*.prefab.yaml);;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Press Enter or click to find the parts on the map.</source>
            <translation>Eingabe oder Klick findet die Teile auf der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Press Enter to go to the subject of a line.</source>
            <translation>Eingabe führt zum Gegenstand einer Zeile.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>Press Enter to open a copy.</source>
            <translation>Eingabe öffnet eine Kopie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Press the new keys for the selected command. Tab moves to the next field.</source>
            <translation>Die neuen Tasten für den gewählten Befehl drücken. Tab geht zum nächsten Feld.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Press the new keys here</source>
            <translation>Neue Tasten hier drücken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_preview.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_preview.py" />
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Previous text</source>
            <translation>Voriger Text</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Print a booklet, hand-out or map</source>
            <translation>Heft, Blatt oder Karte drucken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Printing is not available: Qt's printing module can't be loaded ({error}). Save a PDF and print that.</source>
            <translation>Drucken ist nicht verfügbar: Das Druckmodul von Qt kann nicht geladen werden ({error}). Ein PDF speichern und dieses drucken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Progress of the simulation</source>
            <translation>Fortschritt der Simulation</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Properties</source>
            <translation>Eigenschaften</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Properties of the ar&amp;ea</source>
            <translation>Eigenschaften des Be&amp;reichs</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>Put ornaments</source>
            <translation>Verzierungen setzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Put the map and what is proven of it into one file that others can verify</source>
            <translation>Die Karte und was von ihr bewiesen ist in eine Datei schreiben, die andere prüfen können</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Put the scenario into the file: kneedeep import takes it out again</source>
            <translation>Das Szenario in die Datei legen: kneedeep import holt es wieder heraus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Put the selected tile of this scenario into your tile library</source>
            <translation>Die gewählte Kachel dieses Szenarios in die eigene Kachelsammlung legen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>Put the smaller number first.</source>
            <translation>Die kleinere Zahl zuerst.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Range</source>
            <translation>Reichweite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Range count</source>
            <translation>Reichweite: Anzahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Re&amp;move</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Re&amp;veal the way there</source>
            <translation>Den Weg dorthin auf&amp;decken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>Reach of portals</source>
            <translation>Reichweite der Portale</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Reach of the &amp;portals</source>
            <translation>Reichweite der &amp;Portale</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Reach of the portals</source>
            <translation>Reichweite der Portale</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Reactions</source>
            <translation>Reaktionen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Read aloud</source>
            <translation>Vorlesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Read aloud before the first round</source>
            <translation>Vor der ersten Runde vorlesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Read aloud before the first turn</source>
            <translation>Vor dem ersten Zug vorlesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Read back and compared: {proof}.</source>
            <translation>Wieder gelesen und verglichen: {proof}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Read how to make a map, step by step</source>
            <translation>Lesen, wie eine Karte Schritt für Schritt entsteht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Read if locked</source>
            <translation>Vorlesen, wenn verschlossen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Read what has changed</source>
            <translation>Lesen, was sich geändert hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Read what keys and mouse do</source>
            <translation>Lesen, was Tasten und Maus tun</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Ready to share.</source>
            <translation>Bereit zum Teilen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Ready to share?</source>
            <translation>Bereit zum Teilen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Receiver</source>
            <translation>Empfänger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stock_model.py" />
            <source>Recent</source>
            <translation>Zuletzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Recent maps</source>
            <translation>Zuletzt benutzte Karten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/recovery_files.py" />
            <source>Recover unsaved changes</source>
            <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Rectangle</source>
            <translation>Rechteck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Recycle named</source>
            <translation>Genannte wieder verwenden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Redo</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document.py" />
            <source>Reload the file</source>
            <translation>Datei neu laden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Remarks</source>
            <translation>Anmerkungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Remove a frag point (Shift+F)</source>
            <translation>Frag-Punkt entfernen (Umschalt+F)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Remove a frag token (Shift+F)</source>
            <translation>Frag-Marker entfernen (Umschalt+F)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Remove an event</source>
            <translation>Ereignis entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Remove condition</source>
            <translation>Bedingung entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/palette_choices.py" />
            <source>Remove from &amp;favorites</source>
            <translation>Aus &amp;Favoriten entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Remove from the group</source>
            <translation>Aus der Gruppe entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Remove the spawn areas: demons then spawn anywhere out of sight</source>
            <translation>Spawn-Bereiche entfernen: Dämonen erscheinen dann überall außer Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>Remove the spawn areas: invaders then spawn anywhere out of sight</source>
            <translation>Spawn-Bereiche entfernen: Invasoren erscheinen dann überall außer Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>Remove {name}</source>
            <translation>{name} entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>Remove {off} from {name}</source>
            <translation>{off} aus {name} entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Remove {one} {part}</source>
            <translation>{one} {part} entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>Remove: {label_of_part}</source>
            <translation>Entfernen: {label_of_part}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Remove: {label_of}</source>
            <translation>Entfernen: {label_of}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>Removed: {what}.</source>
            <translation>Entfernt: {what}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>Rename flag {name}</source>
            <translation>Kennzeichen {name} umbenennen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>Rename {name}</source>
            <translation>{name} umbenennen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Repeat every claim of a passport and show what holds</source>
            <translation>Jede Aussage eines Passes wiederholen und zeigen, was zutrifft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Report this problem again</source>
            <translation>Dieses Problem wieder melden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_actions.py" />
            <source>Report {codes} again</source>
            <translation>{codes} wieder melden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Report{many} again</source>
            <translation>Wieder melden{many}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Reset: figures</source>
            <translation>Zurücksetzen: Figuren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/form_row.py" />
            <source>Reset: {label}</source>
            <translation>Zurücksetzen: {label}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Reset: {name}</source>
            <translation>Zurücksetzen: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Respawn</source>
            <translation>Zurückkommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn band</source>
            <translation>Abstand beim Zurückkommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn distance</source>
            <translation>Entfernung beim Zurückkommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn full</source>
            <translation>Zurückkommen, wenn voll</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn tokens</source>
            <translation>Marker beim Zurückkommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Respawn unconnected</source>
            <translation>Zurückkommen ohne Weg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Reveal an initiative card at random (R)</source>
            <translation>Eine Initiativekarte zufällig aufdecken (R)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Reveal it</source>
            <translation>Aufdecken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Reveal sight</source>
            <translation>Sicht beim Aufdecken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Revealed: {cards}.</source>
            <translation>Aufgedeckt: {cards}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>Revealing {called} sets up {number} {name} {with_marines}; the colors in play have {held}.</source>
            <translation>Das Aufdecken von {called} stellt {number} {name} auf {with_marines}; in den Farben im Spiel gibt es {held}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los004_reveal_through.py" />
            <source>Revealing {first} can also reveal {second} behind it, for example from {at} to {at2}: both are set up at once.</source>
            <translation>Das Aufdecken von {first} kann auch {second} dahinter aufdecken, zum Beispiel von {at} nach {at2}: Beide werden zugleich aufgebaut.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rockets</source>
            <translation>Raketen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>Roll {n} dice again</source>
            <extracomment>English for 1: Roll the die again</extracomment>
            <translation>
                <numerusform>Würfel neu werfen</numerusform>
                <numerusform>{n} Würfel neu werfen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>Rolling…</source>
            <translation>Es wird gewürfelt …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/position/position_options.py" />
            <source>Round begins: initiative cards decide</source>
            <translation>Die Runde beginnt: Initiativekarten entscheiden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Round {round} · {turn}</source>
            <translation>Runde {round} · {turn}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rounds later</source>
            <translation>Runden später</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_result.py" />
            <source>Rounds: {rounds}. Frag points: {frags}.</source>
            <translation>Runden: {rounds}. Frag-Punkte: {frags}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_result.py" />
            <source>Rounds: {rounds}. Frag tokens: {frags}.</source>
            <translation>Runden: {rounds}. Frag-Marker: {frags}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/route.py" />
            <location filename="../../../editor/kneedeep_editor/panels/route_strip.py" />
            <source>Route</source>
            <translation>Weg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rows</source>
            <translation>Reihen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Ruleset</source>
            <translation>Regelwerk</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Run {number}</source>
            <translation>Lauf {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>S&amp;ide of a space</source>
            <translation>Se&amp;ite eines Felds</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>S&amp;imulate…</source>
            <translation>S&amp;imulieren …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>S&amp;kip the turn</source>
            <translation>Zug ü&amp;berspringen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>S&amp;pawn spaces</source>
            <translation>S&amp;pawn-Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>S&amp;tart page</source>
            <translation>S&amp;tartseite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>S&amp;teps</source>
            <translation>Schr&amp;itte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/samples.py" />
            <source>Sa&amp;mples…</source>
            <translation>Beis&amp;piele …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/sample_gallery.py" />
            <source>Samples</source>
            <translation>Beispiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save &amp;as…</source>
            <translation>Speichern &amp;unter …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Save a booklet, hand-out or map as a PDF file</source>
            <translation>Heft, Blatt oder Karte als PDF-Datei speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <source>Save a card to share, or the map, as PNG, SVG or PDF</source>
            <translation>Karte zum Teilen oder die ganze Karte als PNG, SVG oder PDF speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>Save a copy</source>
            <translation>Kopie speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save as PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Save as prefab</source>
            <translation>Als Vorlage speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save mine &amp;as…</source>
            <translation>Eigene speichern &amp;unter …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Save the balance card</source>
            <translation>Balancekarte speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Save the balance card as a picture (png) or as data (json)</source>
            <translation>Balancekarte als Bild (png) oder als Daten (json) speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save the changes to {name}?</source>
            <translation>Änderungen an {name} speichern?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Save the file</source>
            <translation>Datei speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Save the file under another name</source>
            <translation>Datei unter anderem Namen speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Save the ga&amp;me…</source>
            <translation>S&amp;piel speichern …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_questions.py" />
            <source>Save the game</source>
            <translation>Spiel speichern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Save the game: it is a replay too</source>
            <translation>Spiel speichern: Es ist auch eine Aufzeichnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Save the map.</source>
            <translation>Die Karte speichern.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save the picture as</source>
            <translation>Bild speichern unter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Save the scenario as</source>
            <translation>Szenario speichern unter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Saved in {name}</source>
            <translation>Gespeichert in {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Saved the prefab {name}. It is in the palette.</source>
            <translation>Vorlage {name} gespeichert. Sie ist in der Palette.</translation>
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
            <translation>{name} gespeichert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Saving {name} …</source>
            <translation>{name} wird gespeichert …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Saving {name}: page {part} of {count} …</source>
            <translation>{name} wird gespeichert: Seite {part} von {count} …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Scale</source>
            <translation>Maßstab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Scenario &amp;inside</source>
            <translation>Szenario &amp;darin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Scenarios</source>
            <translation>Szenarien</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>Scenarios (*.yaml *.yml *{endings});;All files (*)</source>
            <translation>Szenarien (*.yaml *.yml *{endings});;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_questions.py" />
            <source>Scenarios (*.yaml *.yml);;All files (*)</source>
            <translation>Szenarien (*.yaml *.yml);;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Script</source>
            <translation>Skript</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Search by name or key</source>
            <translation>Nach Name oder Taste suchen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>Search the outline</source>
            <translation>Gliederung durchsuchen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Search the palette</source>
            <translation>Palette durchsuchen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/property_form.py" />
            <source>Section: {title}</source>
            <translation>Abschnitt: {title}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/stamp_palette.py" />
            <source>Sections of the palette</source>
            <translation>Abschnitte der Palette</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Seen through: reveal what lies beyond</source>
            <translation>Durchgesehen: aufdecken, was dahinter liegt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Select</source>
            <translation>Auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Select &amp;all</source>
            <translation>&amp;Alles auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;demons</source>
            <translation>&amp;Dämonen auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;doors</source>
            <translation>&amp;Türen auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;invaders</source>
            <translation>&amp;Invasoren auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;pieces</source>
            <translation>T&amp;eile auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;starts</source>
            <translation>&amp;Starts auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;starts and spawn areas</source>
            <translation>&amp;Starts und Spawn-Bereiche auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;tiles</source>
            <translation>&amp;Kacheln auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select &amp;tokens</source>
            <translation>&amp;Marker auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>Select a command, then press its new keys.</source>
            <translation>Einen Befehl auswählen, dann die neuen Tasten drücken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>Select a problem in the list first.</source>
            <translation>Erst ein Problem in der Liste auswählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Select a problem to read about it; double-click to show it on the map.</source>
            <translation>Ein Problem auswählen, um darüber zu lesen; Doppelklick zeigt es auf der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all of this &amp;kind</source>
            <translation>Alle dieser &amp;Art auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all pieces of the same area</source>
            <translation>Alle Teile desselben Bereichs auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all pieces, all doors …</source>
            <translation>Alle Teile, alle Türen … auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all tiles of the same area</source>
            <translation>Alle Kacheln desselben Bereichs auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select all tiles, all doors …</source>
            <translation>Alle Kacheln, alle Türen … auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Select everything on the map</source>
            <translation>Alles auf der Karte auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select everything with the same settings</source>
            <translation>Alles mit denselben Einstellungen auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>Select one element to rename it.</source>
            <translation>Zum Umbenennen ein Element auswählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Select pieces of one area to see its properties.</source>
            <translation>Teile eines Bereichs auswählen, um seine Eigenschaften zu sehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select sa&amp;me</source>
            <translation>&amp;Gleiche auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select something on the map, or point at it, to select similar things.</source>
            <translation>Etwas auf der Karte auswählen oder darauf zeigen, um Ähnliches auszuwählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Select the next thing on the map, row by row</source>
            <translation>Nächstes Ding auf der Karte auswählen, Reihe für Reihe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>Select the previous thing on the map</source>
            <translation>Voriges Ding auf der Karte auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Select the whole a&amp;rea</source>
            <translation>Ganzen &amp;Bereich auswählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>Select tiles of one area to see its properties.</source>
            <translation>Kacheln eines Bereichs auswählen, um seine Eigenschaften zu sehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>Selected {number}: {names}.</source>
            <translation>{number} ausgewählt: {names}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Selection</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>Sent to {part}.</source>
            <translation>Gesendet an {part}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Set a door between two pieces.</source>
            <translation>Zwischen zwei Teile eine Tür setzen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Set a door between two tiles.</source>
            <translation>Zwischen zwei Kacheln eine Tür setzen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Set how each side wins.</source>
            <translation>Angeben, wie jede Seite gewinnt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>Set up</source>
            <translation>Aufbauen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Set up for {marines} or more.</source>
            <translation>Aufgebaut für {marines} oder mehr.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Set up for {marines}.</source>
            <translation>Aufgebaut für {marines}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_edits.py" />
            <source>Set {label}</source>
            <translation>{label} einstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_edits.py" />
            <source>Set {label} of {name}</source>
            <translation>{label} von {name} einstellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>Set: {name}</source>
            <translation>Eingestellt: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Setting up the boards …</source>
            <translation>Spielpläne werden aufgebaut …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Setting up the games …</source>
            <translation>Spiele werden aufgebaut …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Share of the games in which the thing was on the board, from {games}.</source>
            <translation>Anteil der Spiele, in denen das Ding auf dem Spielplan war, aus {games}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Share of the games; below: the 95% interval.</source>
            <translation>Anteil der Spiele; darunter: das 95-%-Intervall.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Shares of the games that each side wins; the strokes are 95% intervals.</source>
            <translation>Anteile der Spiele, die jede Seite gewinnt; die Striche sind 95-%-Intervalle.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Sharp at any size.</source>
            <translation>Scharf in jeder Größe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Sheet</source>
            <translation>Bogen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Sheet of s&amp;hortcuts</source>
            <translation>Übersicht der Tasten&amp;kürzel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Shields</source>
            <translation>Schilde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>Shortages</source>
            <translation>Engpässe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Show &amp;events</source>
            <translation>&amp;Ereignisse zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Show &amp;looks</source>
            <translation>&amp;Aussehen zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show after which step of the solution each space is revealed</source>
            <translation>Zeigen, nach welchem Schritt der Lösung jedes Feld aufgedeckt ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show allowed problems too</source>
            <translation>Erlaubte Probleme auch zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>Show and change the keyboard shortcuts</source>
            <translation>Tastenkürzel zeigen und ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/layers_panel.py" />
            <source>Show and unlock &amp;all</source>
            <translation>&amp;Alle zeigen und entsperren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>Show arcs from what causes something to what it causes, as from a console to the door that it opens</source>
            <translation>Bögen von Ursachen zu Wirkungen zeigen, etwa von einer Konsole zur Tür, die sie öffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Show attacks on empty spaces and attacks that can't hit</source>
            <translation>Angriffe auf leere Felder und Angriffe zeigen, die nicht treffen können</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show errors</source>
            <translation>Fehler zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show errors: {count}</source>
            <translation>Fehler zeigen: {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show everything to everybody</source>
            <translation>Allen alles zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Show five hints about the window</source>
            <translation>Fünf Hinweise zum Fenster zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show from how many spaces each space is visible</source>
            <translation>Zeigen, von wie vielen Feldern jedes Feld sichtbar ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show how far demons walk from portals and from where they are set up</source>
            <translation>Zeigen, wie weit Dämonen von Portalen und vom Aufbau aus gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show how many spaces a figure moves from the space under the pointer</source>
            <translation>Zeigen, wie viele Felder eine Figur vom Feld unter dem Zeiger geht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show notes</source>
            <translation>Hinweise zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show notes: {count}</source>
            <translation>Hinweise zeigen: {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show recent maps, templates and samples</source>
            <translation>Zuletzt benutzte Karten, Muster und Beispiele zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Show the &amp;tour again</source>
            <translation>&amp;Rundgang noch einmal zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>Show the arcs of all teleporters, not only of those under the pointer or selected</source>
            <translation>Bögen aller Teleporter zeigen, nicht nur derer unter dem Zeiger oder in der Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/toolbar_overflow.py" />
            <source>Show the commands that do not fit</source>
            <translation>Befehle zeigen, die nicht passen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>Show the file in the program for files</source>
            <translation>Die Datei im Programm für Dateien zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <source>Show the floors and ornaments of the scenario, or the plain map</source>
            <translation>Böden und Verzierungen des Szenarios zeigen oder die schlichte Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/samples.py" />
            <source>Show the included scenarios and open a copy</source>
            <translation>Enthaltene Szenarien zeigen und eine Kopie öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/layers.py" />
            <source>Show the layers</source>
            <translation>Ebenen zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the line of sight from the space under the pointer, doors as drawn</source>
            <translation>Sichtlinie vom Feld unter dem Zeiger zeigen, Türen wie gezeichnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the line of sight from the space under the pointer, without doors</source>
            <translation>Sichtlinie vom Feld unter dem Zeiger zeigen, ohne Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Show the map for a number of marines (Alt+1, Alt+2 …, Alt+0 for any)</source>
            <translation>Karte für eine Zahl von Marines zeigen (Alt+1, Alt+2 …, Alt+0 für beliebige)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>Show the map for each number of marines side by side</source>
            <translation>Karte für jede Zahl von Marines nebeneinander zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show the map of the next tab</source>
            <translation>Karte des nächsten Tabs zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show the map of the previous tab</source>
            <translation>Karte des vorigen Tabs zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the map without an overlay</source>
            <translation>Karte ohne Überlagerung zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show the next moment of the game</source>
            <translation>Nächsten Moment des Spiels zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the next problem</source>
            <translation>Nächstes Problem zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the next state of the solution</source>
            <translation>Nächsten Stand der Lösung zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Show the next text (N)</source>
            <translation>Nächsten Text zeigen (N)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show the previous moment of the game</source>
            <translation>Vorigen Moment des Spiels zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the previous problem</source>
            <translation>Voriges Problem zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the previous state of the solution</source>
            <translation>Vorigen Stand der Lösung zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Show the previous text (P)</source>
            <translation>Vorigen Text zeigen (P)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Show the rest of the turn at once, up to the next decision of a person</source>
            <translation>Den Rest des Zugs sofort zeigen, bis zur nächsten Entscheidung einer Person</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the selection</source>
            <translation>Auswahl zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/route.py" />
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Show the solution step by step</source>
            <translation>Lösung Schritt für Schritt zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the steps from the space under the pointer</source>
            <translation>Schritte vom Feld unter dem Zeiger zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show the steps to what the marines must reach</source>
            <translation>Schritte bis zu dem zeigen, was die Marines erreichen müssen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>Show the version</source>
            <translation>Version zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Show the whole legend</source>
            <translation>Ganze Legende zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Show the whole map</source>
            <translation>Ganze Karte zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/window_view.py" />
            <source>Show the window on the full screen</source>
            <translation>Fenster auf dem ganzen Bildschirm zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show this map in a tab of the other window</source>
            <translation>Diese Karte in einem Tab des anderen Fensters zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tab_commands.py" />
            <source>Show this map in a window of its own</source>
            <translation>Diese Karte in einem eigenen Fenster zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>Show this overlay in the states of the solution (Alt+Right, Alt+Left)</source>
            <translation>Diese Überlagerung in den Ständen der Lösung zeigen (Alt+Rechts, Alt+Links)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show warnings</source>
            <translation>Warnungen zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show warnings: {count}</source>
            <translation>Warnungen zeigen: {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show what a marine under the pointer sees, all doors open</source>
            <translation>Zeigen, was ein Marine unter dem Zeiger sieht, alle Türen offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show what a marine under the pointer sees, doors as they are</source>
            <translation>Zeigen, was ein Marine unter dem Zeiger sieht, Türen wie sie sind</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Show what is different from another draft or the saved version</source>
            <translation>Zeigen, was anders ist als in einem anderen Entwurf oder in der gespeicherten Fassung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_filter.py" />
            <source>Show what is left to do before you share the map.</source>
            <translation>Zeigen, was vor dem Teilen der Karte zu tun bleibt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>Show what is set up for {marines}, and the rest faint</source>
            <translation>Zeigen, was für {marines} aufgebaut ist, und den Rest blass</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>Show what was changed since the map was saved</source>
            <translation>Zeigen, was seit dem Speichern der Karte geändert wurde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where a marine fragged under the pointer respawns</source>
            <translation>Zeigen, wo ein unter dem Zeiger ausgeschalteter Marine zurückkommt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where demons come at each portal, and where displaced ones go</source>
            <translation>Zeigen, wo Dämonen an jedem Portal kommen und wohin verdrängte gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where demons may be spawned with up to three marines on the map</source>
            <translation>Zeigen, wo Dämonen mit bis zu drei Marines auf der Karte erscheinen können</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show where invaders may be spawned with up to three marines on the map</source>
            <translation>Zeigen, wo Invasoren mit bis zu drei Marines auf der Karte erscheinen können</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show which spaces belong to each area</source>
            <translation>Zeigen, welche Felder zu welchem Bereich gehören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show which spaces have cover from the space under the pointer</source>
            <translation>Zeigen, welche Felder vom Feld unter dem Zeiger Deckung haben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Show which teleporters lead to each other from the start, and which later</source>
            <translation>Zeigen, welche Teleporter von Anfang an zueinander führen und welche später</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Show wins of the other bot, and in the included scenarios</source>
            <translation>Siege des anderen Bots und in den enthaltenen Szenarien zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/layers_panel.py" />
            <source>Show {layer}</source>
            <translation>{layer} zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Shown</source>
            <translation>Gezeigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Shown as</source>
            <translation>Dargestellt als</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Shown run</source>
            <translation>Gezeigter Lauf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Shrink invader spawn area</source>
            <translation>Spawn-Bereich verkleinern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Shrink marine start</source>
            <translation>Start der Marines verkleinern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Shut</source>
            <translation>Geschlossen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>Si&amp;ze</source>
            <translation>Gr&amp;öße</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Side</source>
            <translation>Seite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Sight</source>
            <translation>Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Sight, all doors &amp;open</source>
            <translation>Sicht, alle Türen &amp;offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Sight, all doors open</source>
            <translation>Sicht, alle Türen offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>Simulate lets bots play many games of the map as it is now. The table then shows who wins, how long games take and what frags marines. You can continue editing while they play. After a change, simulate again: the table shows each difference with its interval.</source>
            <translation>„Simulieren“ lässt Bots viele Spiele der jetzigen Karte spielen. Die Tabelle zeigt dann, wer gewinnt, wie lange Spiele dauern und was Marines ausschaltet. Die Bearbeitung kann weitergehen, während sie spielen. Nach einer Änderung noch einmal simulieren: Die Tabelle zeigt jeden Unterschied mit seinem Intervall.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Simulated games with each number of marines; more of them take longer to verify</source>
            <translation>Simulierte Spiele mit jeder Zahl von Marines; mehr Spiele brauchen bei der Prüfung länger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Simulation</source>
            <translation>Simulation</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Simultaneous</source>
            <translation>Gleichzeitig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Since {name}: {change} points ({low} to {high}), hardly by chance.</source>
            <translation>Seit {name}: {change} Punkte ({low} bis {high}), kaum durch Zufall.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>Since {name}: {change} points ({low} to {high}), which may be chance.</source>
            <translation>Seit {name}: {change} Punkte ({low} bis {high}), vielleicht durch Zufall.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Single tiles</source>
            <translation>Einzelne Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/speeds.py" />
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Small demons reach {reached} of {all}, with the doors that they may open.</source>
            <translation>Kleine Dämonen erreichen {reached} von {all}, mit den Türen, die sie öffnen dürfen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Smaller</source>
            <translation>Kleiner</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>So many events: only those of what is selected or under the pointer are shown.</source>
            <translation>So viele Ereignisse: Nur die der Auswahl oder unter dem Zeiger werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>Something</source>
            <translation>Etwas</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Something happens</source>
            <translation>Etwas geschieht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>Something happens now.</source>
            <translation>Jetzt geschieht etwas.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Something in {name} does not hold.</source>
            <translation>Etwas in {name} trifft nicht zu.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Somewhere in</source>
            <translation>Irgendwo in</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Soul cube, charges</source>
            <translation>Seelenwürfel, Ladungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Space chooses whether a map is saved.</source>
            <translation>Die Leertaste wählt, ob eine Karte gespeichert wird.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Spaces</source>
            <translation>Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Spawn area of the demons</source>
            <translation>Spawn-Bereich der Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Spawn area of the invaders</source>
            <translation>Spawn-Bereich der Invasoren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Spawn band</source>
            <translation>Spawn-Abstand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Spawn blockers</source>
            <translation>Spawn-Hindernisse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>Spawn cards are played in the invader's turn, before any demon is activated.</source>
            <translation>Spawn-Karten werden im Zug des Invasors gespielt, bevor ein Dämon aktiviert wird.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>Spawn cards are played in the invader's turn, before any invader is activated.</source>
            <translation>Spawn-Karten werden im Zug des Invasors gespielt, bevor ein Invasor aktiviert wird.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Spawn spaces</source>
            <translation>Spawn-Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Special</source>
            <translation>Besonderes</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_bar.py" />
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>Sprint (discard {card})</source>
            <translation>Sprinten ({card} abwerfen)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Squad</source>
            <translation>Trupp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Stagger</source>
            <translation>Taumeln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/areas.py" />
            <location filename="../../../editor/kneedeep_editor/tools/spawn_tool.py" />
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Start from the other &amp;face</source>
            <translation>Mit der anderen &amp;Seite beginnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Start of a marine, in seat order</source>
            <translation>Start eines Marines, in Sitzordnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Start page</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Start – kneedeep</source>
            <translation>Start – kneedeep</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Starts</source>
            <translation>Starts</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Starts open</source>
            <translation>Anfangs offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/job_dialog.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>State of the solution</source>
            <translation>Stand der Lösung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>State {number}: {shown} revealed</source>
            <translation>Stand {number}: {shown} aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>Status Phase</source>
            <translation>Statusphase</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Status Phase of round {rest}</source>
            <translation>Statusphase der Runde {rest}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>Stays where it is: {reason}</source>
            <translation>Bleibt, wo es ist: {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>Step {at} of {length}</source>
            <translation>Schritt {at} von {length}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>Step {number} of the solution: {title}</source>
            <translation>Schritt {number} der Lösung: {title}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Steps of demons</source>
            <translation>Schritte der Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Steps of invaders</source>
            <translation>Schritte der Invasoren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Steps of marines</source>
            <translation>Schritte der Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/route_strip.py" />
            <source>Steps to win</source>
            <translation>Schritte bis zum Sieg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>Stopped before the first game was over.</source>
            <translation>Angehalten, bevor das erste Spiel vorbei war.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>Stopped.</source>
            <translation>Angehalten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Stopped; nothing was written.</source>
            <translation>Angehalten; nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Stopped; the claims below were checked.</source>
            <translation>Angehalten; die folgenden Aussagen wurden geprüft.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>Story</source>
            <translation>Spielverlauf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>Strange games</source>
            <translation>Auffällige Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Stun die</source>
            <translation>Betäubungswürfel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Stunned reactions</source>
            <translation>Reaktionen Betäubter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Summon large</source>
            <translation>Große beschwören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Summon room</source>
            <translation>Platz beim Beschwören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>T&amp;urn of</source>
            <translation>Zu&amp;g von</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/table/table_canvas.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Take it off the board.</source>
            <translation>Vom Spielplan nehmen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Take over into the &amp;library</source>
            <translation>In die &amp;Sammlung übernehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Take prefabs from files</source>
            <translation>Vorlagen aus Dateien nehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Taken</source>
            <translation>Genommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Taken, used, destroyed, killed</source>
            <translation>Genommen, benutzt, zerstört, getötet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>Taken, used, fragged</source>
            <translation>Genommen, benutzt, ausgeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>Tele&amp;porters</source>
            <translation>Tele&amp;porter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Teleporter leads one way</source>
            <translation>Teleporter führt in eine Richtung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>Teleporters</source>
            <translation>Teleporter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Teleporters lead to each other</source>
            <translation>Teleporter führen zueinander</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/start_page.py" />
            <source>Templates and samples</source>
            <translation>Muster und Beispiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/marine_post_tool.py" />
            <source>Test marines</source>
            <translation>Probe-Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>Text to read aloud</source>
            <translation>Text zum Vorlesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Texts</source>
            <translation>Texte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>That can't be attacked.</source>
            <translation>Das kann nicht angegriffen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/figure_options.py" />
            <source>That can't be done now.</source>
            <translation>Das ist jetzt nicht möglich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>That door is destroyed and stays open.</source>
            <translation>Diese Tür ist zerstört und bleibt offen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>That door is locked.</source>
            <translation>Diese Tür ist verschlossen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>That door needs the {color} key.</source>
            <translation>Diese Tür braucht den Schlüssel: {color}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>That is more than one step away.</source>
            <translation>Das ist mehr als ein Schritt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>That is not a possible target.</source>
            <translation>Das ist kein mögliches Ziel.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>That is not on the board.</source>
            <translation>Das ist nicht auf dem Spielplan.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>That is {cost} away, {rest}.</source>
            <translation>Das ist {cost} entfernt, {rest}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>That is {cost} away: play a card or sprint to get points.</source>
            <translation>Das ist {cost} entfernt: Eine Karte spielen oder sprinten, um Punkte zu erhalten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>The Activation Phase begins.</source>
            <translation>Die Aktivierungsphase beginnt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch008_lone_duct.py" />
            <source>The air duct at {at} leads nowhere: it is the only one on the board.</source>
            <translation>Der Luftschacht bei {at} führt nirgendwohin: Er ist der einzige auf dem Spielplan.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/teleporter_toggle.py" />
            <source>The arcs of all teleporters are shown.</source>
            <translation>Die Bögen aller Teleporter werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>The author's rating; no games were simulated.</source>
            <translation>Einstufung des Autors; keine Spiele wurden simuliert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>The balance card is saved as {name}.</source>
            <translation>Die Balancekarte ist gespeichert als {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>The balance card was not saved.</source>
            <translation>Die Balancekarte wurde nicht gespeichert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>The bar and the numbers in parentheses are 95% intervals: with more games, the shares may change this much. Bots play the same way on every map, but not like people: use the card to compare drafts and to find extremes, not to predict a game with people.</source>
            <translation>Der Balken und die Zahlen in Klammern sind 95-%-Intervalle: Mit mehr Spielen können sich die Anteile um so viel ändern. Bots spielen auf jeder Karte gleich, aber nicht wie Menschen: Die Balancekarte dient zum Vergleich von Entwürfen und zum Finden von Extremen, nicht zur Vorhersage eines Spiels mit Menschen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>The board continues: click to reveal what is behind.</source>
            <translation>Der Spielplan geht weiter: Klicken deckt auf, was dahinter ist.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/controller.py" />
            <source>The bot stopped with an error ({error}). Choose another player.</source>
            <translation>Der Bot hat mit einem Fehler angehalten ({error}). Einen anderen Spieler wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>The card of the {kinds} is exhausted.</source>
            <translation>Die Karte ist erschöpft: {kinds}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>The check {code} failed; the others ran. Please report this: {details}</source>
            <translation>Die Prüfung {code} ist fehlgeschlagen; die anderen liefen. Bitte melden: {details}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>The door is already open.</source>
            <translation>Die Tür ist schon offen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>The door is already shut.</source>
            <translation>Die Tür ist schon geschlossen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>The editor closed before the changes to {name} were saved. Restore them?</source>
            <translation>Der Editor wurde geschlossen, bevor die Änderungen an {name} gespeichert waren. Wiederherstellen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>The editor does not overwrite it.</source>
            <translation>Der Editor überschreibt sie nicht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The end</source>
            <translation>Das Ende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>The expansion's deck of invader cards</source>
            <translation>Der Stapel der Invasorkarten der Erweiterung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd011_faces_differ.py" />
            <source>The faces {id} and {id2} of tile {tile} differ: no turn of {id} mirrored has the rows and openings of {id2}.</source>
            <translation>Die Seiten {id} und {id2} der Kachel {tile} unterscheiden sich: Keine Drehung von {id}, gespiegelt, hat Reihen und Öffnungen von {id2}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>The file allows no such value here.</source>
            <translation>Die Datei erlaubt hier keinen solchen Wert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/shared_pictures.py" />
            <source>The file can't be read, so there is no picture.</source>
            <translation>Die Datei ist nicht lesbar, daher gibt es kein Bild.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/export_losses.py" />
            <source>The file can't be read, so there is nothing to export.</source>
            <translation>Die Datei kann nicht gelesen werden, es gibt also nichts zu exportieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/printed_sheets.py" />
            <source>The file can't be read, so there is nothing to print.</source>
            <translation>Die Datei ist nicht lesbar, daher gibt es nichts zu drucken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document_files.py" />
            <source>The file can't be read.</source>
            <translation>Die Datei kann nicht gelesen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>The file could not be read.</source>
            <translation>Die Datei konnte nicht gelesen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>The file differs from the map. Please report this error: {text}.</source>
            <translation>Die Datei weicht von der Karte ab. Bitte diesen Fehler melden: {text}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/external_changes.py" />
            <source>The file is missing or can no longer be read. Save to write it again.</source>
            <translation>Die Datei fehlt oder ist nicht mehr lesbar. Speichern schreibt sie neu.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>The file is unchanged. If you discard the changes, they are lost.</source>
            <translation>Die Datei ist unverändert. Werden die Änderungen verworfen, gehen sie verloren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/external_changes.py" />
            <source>The file was reloaded; Undo restores what was here.</source>
            <translation>Die Datei wurde neu geladen; „Rückgängig“ bringt zurück, was hier war.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>The first marine who looks into {area} from {at}{through} can be attacked at once by {names}.</source>
            <translation>Der erste Marine, der von {at}{through} in {area} sieht, kann sofort angegriffen werden von {names}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>The fix changed nothing.</source>
            <translation>Die Lösung hat nichts geändert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>The game ends</source>
            <translation>Das Spiel endet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The game ends {who} when {when}</source>
            <translation>Das Spiel endet {who}, wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The game is over</source>
            <translation>Das Spiel ist vorbei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/figure_options.py" />
            <source>The game is over.</source>
            <translation>Das Spiel ist vorbei.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>The game is over. What was read aloud can be read again, and steps can be undone.</source>
            <translation>Das Spiel ist vorbei. Vorgelesenes kann noch einmal gelesen, Schritte können rückgängig gemacht werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>The game is played once more …</source>
            <translation>Das Spiel wird noch einmal gespielt …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_files.py" />
            <source>The game is saved as {name}.</source>
            <translation>Das Spiel ist gespeichert als {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_files.py" />
            <source>The game was not saved.</source>
            <translation>Das Spiel wurde nicht gespeichert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>The id '{name}' is used twice: for {both}.</source>
            <translation>Die Kennung „{name}“ wird zweimal benutzt: für {both}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>The id '{name}' is {owner}; choose another.</source>
            <translation>Die Kennung „{name}“ ist {owner}; eine andere wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>The id {id} is already used: {reason}.</source>
            <translation>Die Kennung {id} wird schon benutzt: {reason}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>The invader</source>
            <translation>Der Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>The invader activates a demon type.</source>
            <translation>Der Invasor aktiviert eine Dämonenart.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>The invader chooses</source>
            <translation>Der Invasor wählt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>The invader chooses three different sets.</source>
            <translation>Der Invasor wählt drei verschiedene Sätze.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>The invader chooses {draw} of {all}: &amp;show them</source>
            <translation>Der Invasor wählt {draw} von {all}: &amp;zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>The invader has no way to win: no victory condition, ending or step says how.</source>
            <translation>Der Invasor kann nicht gewinnen: Keine Siegbedingung, kein Ende und kein Schritt sagt, wie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The invader has won</source>
            <translation>Der Invasor hat gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>The invader has won in round {round}</source>
            <translation>Der Invasor hat in Runde {round} gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/card_news.py" />
            <source>The invader plays {card}</source>
            <translation>Der Invasor spielt {card}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The invader wins when</source>
            <translation>Der Invasor gewinnt, wenn gilt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>The invader:</source>
            <translation>Der Invasor:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>The invader: everything</source>
            <translation>Der Invasor: alles</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>The invaders have no way to win: no victory condition, ending or step says how.</source>
            <translation>Die Invasoren können nicht gewinnen: Keine Siegbedingung, kein Ende und kein Schritt sagt, wie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <source>The language changes when kneedeep is started again.</source>
            <translation>Die Sprache wechselt beim nächsten Start von kneedeep.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>The last one can't be removed here.</source>
            <translation>Das letzte kann hier nicht entfernt werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>The list of problems below shows what is wrong with it.</source>
            <translation>Die Liste der Probleme unten zeigt, was daran falsch ist.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los003_long_sightline.py" />
            <source>The longest line of sight is {length} long, from {at} to {at2}{more}{reach}.</source>
            <translation>Die längste Sichtlinie ist {length} lang, von {at} nach {at2}{more}{reach}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The map</source>
            <translation>Die Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>The map and nothing else.</source>
            <translation>Nur die Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/jobs/analysis.py" />
            <source>The map can't be checked now ({reason}). The next edit tries again.</source>
            <translation>Die Karte kann jetzt nicht geprüft werden ({reason}). Die nächste Änderung versucht es wieder.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <source>The map has changed.</source>
            <translation>Die Karte hat sich geändert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>The map has changed. Steps that no longer fit were left out: {count}.</source>
            <translation>Die Karte hat sich geändert. Schritte, die nicht mehr passen, wurden ausgelassen: {count}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>The map has changed; the fix no longer applies.</source>
            <translation>Die Karte hat sich geändert; die Lösung passt nicht mehr.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>The map has changed; this can no longer be done.</source>
            <translation>Die Karte hat sich geändert; das ist nicht mehr möglich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>The map has errors: fix them, or make a draft.</source>
            <translation>Die Karte hat Fehler: beheben oder einen Entwurf erstellen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>The map has no pieces: the marines have no place to start.</source>
            <translation>Die Karte hat keine Teile: Die Marines haben keinen Platz zum Starten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>The map has no tiles: the marines have no place to start.</source>
            <translation>Die Karte hat keine Kacheln: Die Marines haben keinen Platz zum Starten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The map is checked while you work. F8 goes to the next problem; buttons fix what can be fixed. You can always save.</source>
            <translation>Die Karte wird während der Arbeit geprüft. F8 geht zum nächsten Problem; Schaltflächen beheben, was sich beheben lässt. Speichern geht immer.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>The map is empty</source>
            <translation>Die Karte ist leer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The map is empty.</source>
            <translation>Die Karte ist leer.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>The map is shown for any number of marines.</source>
            <translation>Die Karte wird für eine beliebige Zahl von Marines gezeigt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>The map needs {shown}{together}; {held}.</source>
            <translation>Die Karte braucht {shown}{together}; {held}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/canvas.py" />
            <source>The map of the scenario. Arrow keys move a cursor on it.</source>
            <translation>Die Karte des Szenarios. Pfeiltasten bewegen eine Schreibmarke darauf.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>The map sets up {values} demons{value}; the boxes hold {held}.</source>
            <translation>Die Karte stellt {values} Dämonen auf{value}; die Schachteln enthalten {held}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>The map shows the place of the current line.</source>
            <translation>Die Karte zeigt die Stelle der aktuellen Zeile.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>The map uses {asked} of type “{name}”{added}; the boxes hold {held}.</source>
            <translation>Die Karte benutzt {asked} des Typs „{name}“{added}; die Schachteln enthalten {held}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>The map uses {tiles} of the box; the boxes hold {held} in all.</source>
            <translation>Die Karte benutzt {tiles} der Schachtel; die Schachteln enthalten insgesamt {held}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>The map was changed since. Compare it again to see the changes.</source>
            <translation>Die Karte wurde seitdem geändert. Ein neuer Vergleich zeigt die Änderungen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>The marine</source>
            <translation>Der Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj005_rests_on_judgement.py" />
            <source>The marines can win only if the players decide that this is met: {texts}.</source>
            <translation>Die Marines können nur gewinnen, wenn die Spieler dies als erfüllt ansehen: {texts}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>The marines can't win{luck}: {reason}.</source>
            <translation>Die Marines können nicht gewinnen{luck}: {reason}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The marines choose</source>
            <translation>Die Marines wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>The marines choose {draw} of {all}: &amp;show them</source>
            <translation>Die Marines wählen {draw} von {all}: &amp;zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>The marines have no start: {wanted} can't be set up in {area}.</source>
            <translation>Die Marines haben keinen Start: {wanted} können in {area} nicht aufgestellt werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>The marines have no way to win: no victory condition, ending or step says how.</source>
            <translation>Die Marines können nicht gewinnen: Keine Siegbedingung, kein Ende und kein Schritt sagt, wie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The marines have won</source>
            <translation>Die Marines haben gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>The marines have won in round {round}</source>
            <translation>Die Marines haben in Runde {round} gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>The marines must kill {foes}, but {come}.</source>
            <translation>Die Marines müssen {foes} töten, aber: {come}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <source>The marines now win when they leave by this exit.</source>
            <translation>Die Marines gewinnen jetzt, wenn sie durch diesen Ausgang gehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn002_spawn_in_sight.py" />
            <source>The marines see {every} of {name} from their start at {at}.</source>
            <translation>Die Marines sehen von ihrem Start bei {at}: {every} von {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The marines win when</source>
            <translation>Die Marines gewinnen, wenn gilt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The marines' victory does not require reaching a place.</source>
            <translation>Der Sieg der Marines verlangt kein Erreichen eines Orts.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>The marines: no spoilers</source>
            <translation>Für Marines: ohne Geheimnisse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>The next page is for the invader only. Everyone who sees this screen can read it.</source>
            <translation>Die nächste Seite ist nur für den Invasor. Wer diesen Bildschirm sieht, kann sie lesen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd003_misjoined.py" />
            <source>The openings of {names} and {names2} meet only in part: one is shifted by {off}.</source>
            <translation>Die Öffnungen von {names} und {names2} treffen sich nur zum Teil: Verschiebung um {off}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/jobs/map_queries.py" />
            <source>The overlay can't be computed now ({reason}).</source>
            <translation>Die Überlagerung kann jetzt nicht berechnet werden ({reason}).</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/overlays.py" />
            <source>The overlay stays on this space; press H again to let it follow the pointer.</source>
            <translation>Die Überlagerung bleibt auf diesem Feld; H lässt sie wieder dem Zeiger folgen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>The page is missing.</source>
            <translation>Die Seite fehlt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The palette</source>
            <translation>Die Palette</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>The passport says that it is a draft</source>
            <translation>Der Pass sagt, dass er ein Entwurf ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>The pieces</source>
            <translation>Die Teile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>The pieces in the order of building</source>
            <translation>Die Teile in der Reihenfolge des Aufbaus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/look_toggle.py" />
            <source>The plain map is shown, without looks.</source>
            <translation>Die schlichte Karte wird gezeigt, ohne Aussehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not deleted.</source>
            <translation>Die Vorlage wurde nicht gelöscht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not exported.</source>
            <translation>Die Vorlage wurde nicht exportiert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not renamed.</source>
            <translation>Die Vorlage wurde nicht umbenannt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>The prefab was not saved.</source>
            <translation>Die Vorlage wurde nicht gespeichert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>The printer did not take the pages.</source>
            <translation>Der Drucker hat die Seiten nicht angenommen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The problems</source>
            <translation>Die Probleme</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/jobs/file_job.py" />
            <source>The process stopped before the file was complete.</source>
            <translation>Der Prozess endete, bevor die Datei fertig war.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>The properties</source>
            <translation>Die Eigenschaften</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had revealed it.</source>
            <translation>Die Runde, bis zu der die Hälfte von {games} es aufgedeckt hatte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had revealed it; {n} spaces never.</source>
            <extracomment>English for 1: The round by which half of {games} had revealed it; {n} space never.</extracomment>
            <translation>
                <numerusform>Die Runde, bis zu der die Hälfte von {games} es aufgedeckt hatte; {n} Feld nie.</numerusform>
                <numerusform>Die Runde, bis zu der die Hälfte von {games} es aufgedeckt hatte; {n} Felder nie.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had seen it.</source>
            <translation>Die Runde, bis zu der die Hälfte von {games} es gesehen hatte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>The round by which half of {games} had seen it; {n} spaces never.</source>
            <extracomment>English for 1: The round by which half of {games} had seen it; {n} space never.</extracomment>
            <translation>
                <numerusform>Die Runde, bis zu der die Hälfte von {games} es gesehen hatte; {n} Feld nie.</numerusform>
                <numerusform>Die Runde, bis zu der die Hälfte von {games} es gesehen hatte; {n} Felder nie.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/planning.py" />
            <source>The rules of the {edition} are not supported yet.</source>
            <translation>Die Regeln dieser Ausgabe werden noch nicht unterstützt: {edition}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>The same error occurred again ({times} times): {line}</source>
            <translation>Derselbe Fehler trat wieder auf ({times}-mal): {line}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>The same seed gives the same dice and cards.</source>
            <translation>Derselbe Startwert gibt dieselben Würfel und Karten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>The same seed gives the same dice, cards and choices</source>
            <translation>Derselbe Startwert gibt dieselben Würfel, Karten und Wahlen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>The scenario</source>
            <translation>Das Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/look_tool.py" />
            <source>The scenario can't hold more looks.</source>
            <translation>Das Szenario kann nicht mehr Aussehen enthalten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/feature.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/feature.py" />
            <source>The scenario is designed for no number of marines that can play.</source>
            <translation>Das Szenario ist für keine spielbare Zahl von Marines entworfen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>The scenario is not designed for this number</source>
            <translation>Das Szenario ist nicht für diese Zahl entworfen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>The scenario: {what}.</source>
            <translation>Das Szenario: {what}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/properties_panel.py" />
            <source>The selected elements are of different kinds. Choose a kind to edit:</source>
            <translation>Die gewählten Elemente sind von verschiedener Art. Eine Art zum Bearbeiten wählen:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/moment_list.py" />
            <source>The start of the scenario</source>
            <translation>Der Anfang des Szenarios</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/hand_panel.py" />
            <source>The text of this card is not certain.</source>
            <translation>Der Text dieser Karte ist nicht sicher.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>The tile was not put into your tile library.</source>
            <translation>Die Kachel wurde nicht in die eigene Kachelsammlung gelegt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>The tiles</source>
            <translation>Die Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>The tiles in the order of building</source>
            <translation>Die Kacheln in der Reihenfolge des Aufbaus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>The translation can't be used</source>
            <translation>Die Übersetzung ist nicht benutzbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>The two engines differ in {question}{where}{asked}: {answers}{more}.</source>
            <translation>Die zwei Programme unterscheiden sich in {question}{where}{asked}: {answers}{more}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/autosave.py" />
            <source>The unsaved changes are restored; Undo removes them again.</source>
            <translation>Die nicht gespeicherten Änderungen sind wiederhergestellt; „Rückgängig“ entfernt sie wieder.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>The unsaved changes to {title} are saved in {side}. If the editor closes now, it offers to restore them at the next start.</source>
            <translation>Die nicht gespeicherten Änderungen an {title} liegen in {side}. Wird der Editor jetzt geschlossen, bietet er beim nächsten Start an, sie wiederherzustellen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>The unsaved changes to {title} could not be backed up. Continue, and save it now.</source>
            <translation>Die nicht gespeicherten Änderungen an {title} konnten nicht gesichert werden. Fortsetzen und jetzt speichern.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <source>The victory</source>
            <translation>Der Sieg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>The way there is blocked.</source>
            <translation>Der Weg dorthin ist versperrt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>The whole map</source>
            <translation>Die ganze Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/minimap_panel.py" />
            <source>The whole map. Arrow keys move the visible part, Home shows everything.</source>
            <translation>Die ganze Karte. Pfeiltasten bewegen den sichtbaren Teil, Pos1 zeigt alles.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>The {box} contains everything{marines}.</source>
            <translation>In {box} ist alles enthalten{marines}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/reason_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>The {called}</source>
            <translation>{called}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>The {color} portal{s}{value}</source>
            <translation>Portal ({color}){value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>The {count} class cards of the {box} are not dealt: no source says what they do.</source>
            <translation>Die {count} Klassenkarten ({box}) werden nicht ausgeteilt: Keine Quelle nennt ihre Wirkung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>The {count} marine cards of the {box} are not dealt: no source says what they do.</source>
            <translation>Die {count} Marine-Karten ({box}) werden nicht ausgeteilt: Keine Quelle nennt ihre Wirkung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/playable_commands.py" />
            <source>The {edition} can't be played here yet.</source>
            <translation>Hier noch nicht spielbar: {edition}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The {edition} has no respawn band.</source>
            <translation>Ohne Abstand beim Zurückkommen: {edition}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>The {edition} has no spawn spaces out of sight.</source>
            <translation>Ohne Spawn-Felder außer Sicht: {edition}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/card_news.py" />
            <source>The {marine} cancels {card}</source>
            <translation>{marine} verhindert {card}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>The {name} is there with {marines} already.</source>
            <translation>{name} ist mit {marines} schon dort.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>The {portal} summons: the invader chooses an invasion group.</source>
            <translation>{portal} beschwört: Der Invasor wählt eine Invasionsgruppe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>The {rim} opening at {at} of {piece_name}</source>
            <translation>Öffnung {rim} bei {at} von {piece_name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>The {weapon}</source>
            <translation>{weapon}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>The {weapon} is not charged: {charge} of {full}.</source>
            <translation>Nicht geladen: {weapon}, {charge} von {full}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Then click the space on which it stands.</source>
            <translation>Dann das Feld anklicken, auf dem es steht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>Then:</source>
            <translation>Danach:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>There are no problems to fix together.</source>
            <translation>Keine Probleme lassen sich zusammen beheben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/samples.py" />
            <source>There are no samples.</source>
            <translation>Es gibt keine Beispiele.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There are no {ammunition} left for the {weapon}.</source>
            <translation>Keine Munition übrig ({ammunition}) für {weapon}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>There are none on the map.</source>
            <translation>Auf der Karte gibt es keine.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>There can be {most} openings at most.</source>
            <translation>Höchstens {most} Öffnungen sind möglich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/piece_draft.py" />
            <source>There can be {most} rows and columns at most.</source>
            <translation>Höchstens {most} Reihen und Spalten sind möglich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>There is a new question: {question}</source>
            <translation>Eine neue Frage: {question}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>There is already a {name} here</source>
            <translation>Hier ist schon: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_control.py" />
            <source>There is no decision to undo.</source>
            <translation>Keine Entscheidung zum Zurücknehmen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>There is no free place nearby: point at one on the map and paste there.</source>
            <translation>Kein freier Platz in der Nähe: auf der Karte auf einen zeigen und dort einfügen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There is no line of sight: walls are in the way.</source>
            <translation>Keine Sichtlinie: Wände sind im Weg.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>There is no portal and no demon on the map.</source>
            <translation>Auf der Karte ist kein Portal und kein Dämon.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>There is no portal on the map.</source>
            <translation>Auf der Karte ist kein Portal.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>There is no room.</source>
            <translation>Es ist kein Platz.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>There is no room: {thing}.</source>
            <translation>Es ist kein Platz: {thing}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>There is no space at {x},{y}</source>
            <translation>Bei {x},{y} ist kein Feld</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/marine_post_tool.py" />
            <source>There is no space here for a marine.</source>
            <translation>Hier ist kein Feld für einen Marine.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>There is no space here to measure from.</source>
            <translation>Hier ist kein Feld zum Messen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/measure_tool.py" />
            <source>There is no space here.</source>
            <translation>Hier ist kein Feld.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>There is no teleporter on the map.</source>
            <translation>Auf der Karte ist kein Teleporter.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>There is no teleporter, so fragged marines can't respawn.</source>
            <translation>Es gibt keinen Teleporter, also können ausgeschaltete Marines nicht zurückkommen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>There is no way from there to where he was fragged.</source>
            <translation>Von dort führt kein Weg dahin, wo er ausgeschaltet wurde.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>There is no way there.</source>
            <translation>Kein Weg führt dorthin.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>There is no way to that door.</source>
            <translation>Kein Weg führt zu dieser Tür.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There is no weapon for that.</source>
            <translation>Dafür gibt es keine Waffe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/select_similar.py" />
            <source>There is nothing else like it: {names}.</source>
            <translation>Nichts anderes ist ähnlich: {names}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>There is nothing here that could be an effect.</source>
            <translation>Hier kann nichts eine Wirkung sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/event_tool.py" />
            <source>There is nothing here that could cause something.</source>
            <translation>Hier kann nichts eine Ursache sein.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>There is nothing revealed there.</source>
            <translation>Dort ist nichts aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>There is nothing suitable at {x},{y}. Choose {wanted}.</source>
            <translation>Bei {x},{y} ist nichts Passendes. Wählen: {wanted}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>There is nothing there. Click doors, things or figures.</source>
            <translation>Dort ist nichts. Türen, Dinge oder Figuren anklicken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>There is nothing there. Click doors, things, figures or the signs where the board continues.</source>
            <translation>Dort ist nichts. Türen, Dinge, Figuren oder die Zeichen anklicken, wo der Spielplan weitergeht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>There is nothing to attack.</source>
            <translation>Es gibt nichts anzugreifen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>There is nothing to compare.</source>
            <translation>Nichts zu vergleichen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>There is nothing to copy here.</source>
            <translation>Hier ist nichts zu kopieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/feature.py" />
            <source>There is nothing to play with.</source>
            <translation>Nichts zum Spielen vorhanden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>There is nothing {card} could do.</source>
            <translation>{card} kann nichts bewirken.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>There is one {name} in a space.</source>
            <translation>In einem Feld gibt es nur eines: {name}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>There was no attack in {games}.</source>
            <translation>In {games} gab es keinen Angriff.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/internal_errors.py" />
            <source>There were no unsaved changes.</source>
            <translation>Es gab keine nicht gespeicherten Änderungen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>There were none in {games}.</source>
            <translation>In {games} gab es keine.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch002_key_behind_own_door.py" />
            <source>These locks wait for each other: {waits}. What each of them needs is behind another.</source>
            <translation>Diese Schlösser warten aufeinander: {waits}. Was jedes braucht, liegt hinter einem anderen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Thing</source>
            <translation>Ding</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Things</source>
            <translation>Dinge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>Things &amp;without a place on the map</source>
            <translation>Dinge &amp;ohne Ort auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Things of this scenario</source>
            <translation>Dinge dieses Szenarios</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>Things taken</source>
            <translation>Genommene Dinge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>This file could not be opened.</source>
            <translation>Diese Datei konnte nicht geöffnet werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/empty_hint.py" />
            <source>This file could not be read as a scenario</source>
            <translation>Diese Datei konnte nicht als Szenario gelesen werden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>This file could not be read as a scenario; it can't be saved.</source>
            <translation>Diese Datei konnte nicht als Szenario gelesen werden; Speichern ist nicht möglich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document_files.py" />
            <source>This file could not be read, so it is not overwritten.</source>
            <translation>Diese Datei konnte nicht gelesen werden, daher wird sie nicht überschrieben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>This file could not be read.</source>
            <translation>Diese Datei konnte nicht gelesen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>This file has a newer format: you can view it, but not edit it.</source>
            <translation>Diese Datei hat ein neueres Format: Ansehen ist möglich, Bearbeiten nicht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/canvas/workspace.py" />
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>This file is open for reading only.</source>
            <translation>Diese Datei ist nur zum Lesen geöffnet.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>This file was written by a newer version.</source>
            <translation>Diese Datei wurde von einer neueren Version geschrieben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_files.py" />
            <source>This game could not be opened.</source>
            <translation>Dieses Spiel konnte nicht geöffnet werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/outline.py" />
            <source>This is not on the map.</source>
            <translation>Das ist nicht auf der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/map_notices.py" />
            <source>This is the scenario in {name}, as a new map. Save asks for a name; {name} stays as it is.</source>
            <translation>Dies ist das Szenario in {name}, als neue Karte. Speichern fragt nach einem Namen; {name} bleibt unverändert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>This path is too long.</source>
            <translation>Dieser Pfad ist zu lang.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>This prefab could not be imported.</source>
            <translation>Diese Vorlage konnte nicht importiert werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/problem_navigation.py" />
            <source>This problem is not at a place on the map.</source>
            <translation>Dieses Problem hat keinen Ort auf der Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>This problem shows no moment of a game to play from.</source>
            <translation>Dieses Problem zeigt keinen Moment eines Spiels, ab dem gespielt werden kann.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>This scenario</source>
            <translation>Dieses Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>This scenario can't be played.</source>
            <translation>Dieses Szenario ist nicht spielbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>This step could not be saved: {error}</source>
            <translation>Dieser Schritt konnte nicht gespeichert werden: {error}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj002_dead_trigger.py" />
            <source>This trigger never fires: it can never happen that {lack}.</source>
            <translation>Dieser Auslöser wird nie wirksam: Nie ist möglich: {lack}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Threat card</source>
            <translation>Bedrohungskarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>Threat card:</source>
            <translation>Bedrohungskarte:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>Threat tokens {number}</source>
            <translation>Bedrohungsmarker {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Tile</source>
            <translation>Kachel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Tile library: {fault}</source>
            <translation>Kachelsammlung: {fault}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>Tile of the box without an outline</source>
            <translation>Kachel der Schachtel ohne Umriss</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Tile type</source>
            <translation>Kacheltyp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>Tile type {name}</source>
            <translation>Kacheltyp {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Tile types</source>
            <translation>Kacheltypen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <source>Tile {name} has no outline yet: transcribe it first.</source>
            <translation>Kachel {name} hat noch keinen Umriss: erst abzeichnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Tile {name} is in your tile library already: choose it in the palette.</source>
            <translation>Kachel {name} ist schon in der eigenen Kachelsammlung: in der Palette wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Tile {name} is in your tile library now.</source>
            <translation>Kachel {name} ist jetzt in der eigenen Kachelsammlung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: differs from your tile library</source>
            <translation>Kachel {name}: weicht von der eigenen Kachelsammlung ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: from your tile library</source>
            <translation>Kachel {name}: aus der eigenen Kachelsammlung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: no outline yet; double-click to transcribe it</source>
            <translation>Kachel {name}: noch kein Umriss; Doppelklick zeichnet sie ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tile {name}: transcribed in this scenario</source>
            <translation>Kachel {name}: in diesem Szenario abgezeichnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>Tile {number}, face {face}</source>
            <translation>Kachel {number}, Seite {face}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd010_untranscribed_tile.py" />
            <source>Tile {piece} at {at} can't be laid: neither the catalog nor the file has its outline.</source>
            <translation>Kachel {piece} bei {at} kann nicht gelegt werden: Weder Katalog noch Datei enthält ihren Umriss.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>Tile {tile}</source>
            <translation>Kachel {tile}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd010_untranscribed_tile.py" />
            <source>Tile {tile} at {at} can't be laid: neither the catalog nor the file has its outline.</source>
            <translation>Kachel {tile} bei {at} kann nicht gelegt werden: Weder Katalog noch Datei enthält ihren Umriss.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tiles</source>
            <translation>Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>Tiles of the box</source>
            <translation>Kacheln der Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/tour.py" />
            <source>Tiles snap to each other's openings, and R turns them. The wheel zooms, dragging with the space bar held moves the map, Ctrl+Z undoes any step.</source>
            <translation>Kacheln rasten an den Öffnungen anderer ein, R dreht sie. Das Mausrad ändert die Größe, Ziehen mit Leertaste verschiebt die Karte, Strg+Z macht jeden Schritt rückgängig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>Tiles to print</source>
            <translation>Zu druckende Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>Tiles {number}</source>
            <translation>Kacheln {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Time runs</source>
            <translation>Die Zeit läuft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Times</source>
            <translation>Wie oft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Title: {title}</source>
            <translation>Titel: {title}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>To all others of its color.</source>
            <translation>Zu allen anderen seiner Farbe.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>To open it: {cost} to get there, {toll} for the door, {rest}.</source>
            <translation>Öffnen: {cost} für den Weg, {toll} für die Tür, {rest}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>To open it: {cost} to get there, {toll} for the door.</source>
            <translation>Öffnen: {cost} für den Weg, {toll} für die Tür.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>Token</source>
            <translation>Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Token type</source>
            <translation>Markertyp</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Token types</source>
            <translation>Markertypen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/layers.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>Tokens</source>
            <translation>Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Tool help</source>
            <translation>Hilfe zum Werkzeug</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_toolbar.py" />
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Toughness</source>
            <translation>Zähigkeit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Toughness stunned</source>
            <translation>Zähigkeit Betäubter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Transcribe tile {name}</source>
            <translation>Kachel {name} abzeichnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Tried in vain</source>
            <translation>Vergeblich versucht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Tried too early:</source>
            <translation>Zu früh versucht:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Tried while locked:</source>
            <translation>Verschlossen versucht:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Trigger</source>
            <translation>Auslöser</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>Triggers</source>
            <translation>Auslöser</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Turn &amp;left</source>
            <translation>Nach &amp;links drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turn left</source>
            <translation>Nach links drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turn right</source>
            <translation>Nach rechts drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Turn the selection clockwise</source>
            <translation>Auswahl im Uhrzeigersinn drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Turn the selection counterclockwise</source>
            <translation>Auswahl gegen den Uhrzeigersinn drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>Turn {name}</source>
            <translation>{name} drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>Turn {name} to {turn}°</source>
            <translation>{name} auf {turn}° drehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turned by {part} degrees</source>
            <translation>Um {part} Grad gedreht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Turned by {part}°</source>
            <translation>Um {part}° gedreht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/rules_field.py" />
            <source>Two whole numbers such as 8–16, the least first{others}.</source>
            <translation>Zwei ganze Zahlen wie 8–16, die kleinste zuerst{others}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>Type a command</source>
            <translation>Befehl eingeben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Type percent, or press the down arrow to choose.</source>
            <translation>Prozent eingeben oder mit der Taste Abwärts wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Under the pointer</source>
            <translation>Unter dem Zeiger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/undo_history.py" />
            <source>Undo history: choose a step to go back or forward to it.</source>
            <translation>Verlauf: einen Schritt wählen, um dorthin zurück- oder vorzugehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>Undo the changes to all figures.</source>
            <translation>Änderungen an allen Figuren rückgängig machen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Undo the changes to this marine, but not to his place.</source>
            <translation>Änderungen an diesem Marine rückgängig machen, aber nicht an seinem Platz.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/notice_bar.py" />
            <source>Undo the last step</source>
            <translation>Letzten Schritt rückgängig machen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Undo your last decision and its results</source>
            <translation>Letzte eigene Entscheidung und ihre Folgen zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>Unload gives no movement.</source>
            <translation>Entladen gibt keine Bewegung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Unofficial fan work, not connected with the publisher of the game.</source>
            <translation>Inoffizielle Arbeit von Fans, ohne Verbindung zum Verlag des Spiels.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Unsaved changes</source>
            <translation>Nicht gespeicherte Änderungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/autosave.py" />
            <source>Unsaved changes can't be backed up: {error}</source>
            <translation>Nicht gespeicherte Änderungen können nicht gesichert werden: {error}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>Unsaved changes: Enter saves them</source>
            <translation>Nicht gespeicherte Änderungen: Eingabe speichert sie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/unsaved_dialog.py" />
            <source>Unsaved maps</source>
            <translation>Nicht gespeicherte Karten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/document.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>Untitled</source>
            <translation>Ohne Titel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/template.py" />
            <source>Untitled scenario</source>
            <translation>Szenario ohne Titel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Update from library</source>
            <translation>Aus der Sammlung aktualisieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Update tiles &amp;from library</source>
            <translation>Kacheln aus der &amp;Sammlung aktualisieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/tile_library.py" />
            <source>Update tiles from library</source>
            <translation>Kacheln aus der Sammlung aktualisieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Use</source>
            <translation>Benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>Use # for a space and . for none.</source>
            <translation># steht für ein Feld, . für keines.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/eyedropper.py" />
            <source>Use as &amp;pattern</source>
            <translation>Als &amp;Muster benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use dark windows and a dark map</source>
            <translation>Dunkle Fenster und eine dunkle Karte benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use light windows and a light map</source>
            <translation>Helle Fenster und eine helle Karte benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use light, dark or high contrast as set in the system</source>
            <translation>Hell, dunkel oder hoher Kontrast, wie im System eingestellt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>Use the expansion</source>
            <translation>Die Erweiterung benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Use the new type for the {name} on the map</source>
            <translation>Neuen Typ für dies auf der Karte benutzen: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/language_menu.py" />
            <source>Use this language from the next start</source>
            <translation>Ab dem nächsten Start diese Sprache benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/themes.py" />
            <source>Use white and yellow on black, with strong lines</source>
            <translation>Weiß und Gelb auf Schwarz mit kräftigen Linien benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>Used</source>
            <translation>Benutzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Verify passport</source>
            <translation>Pass prüfen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>Verifying {name} …</source>
            <translation>{name} wird geprüft …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>W&amp;ounds left</source>
            <translation>W&amp;unden übrig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Wait</source>
            <translation>Warten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>Wall</source>
            <translation>Wand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>Warnings</source>
            <translation>Warnungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/marine_choices.py" />
            <source>Weapons</source>
            <translation>Waffen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <source>Weighs the gain of each action against its risk: the strongest and slowest.</source>
            <translation>Wägt den Gewinn jeder Aktion gegen ihr Risiko ab: am stärksten und am langsamsten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_panel.py" />
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/pointer_hint.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>What a click does</source>
            <translation>Was ein Klick tut</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>What fragged marines, {best} most often: {share} of them.</source>
            <translation>Was Marines ausgeschaltet hat, am häufigsten {best}: {share} davon.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>What happens when</source>
            <translation>Was wann geschieht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>What is &amp;new</source>
            <translation>Was ist &amp;neu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_dialog.py" />
            <source>What is different on this map from another draft of it. A line leads to its place; its number stands in the picture.</source>
            <translation>Was auf dieser Karte anders ist als in einem anderen Entwurf. Eine Zeile führt zu ihrer Stelle; ihre Nummer steht im Bild.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>What is left to do</source>
            <translation>Was zu tun bleibt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>What is new</source>
            <translation>Was ist neu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>What is wrong</source>
            <translation>Was falsch ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>What is wrong with the drawing</source>
            <translation>Was an der Zeichnung falsch ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>What it is</source>
            <translation>Was es ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/prefab_dialog.py" />
            <source>What it is for (optional)</source>
            <translation>Wofür es ist (freiwillig)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <source>What may happen</source>
            <translation>Was geschehen kann</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>What the overlay shows</source>
            <translation>Was die Überlagerung zeigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>What the two mean together</source>
            <translation>Was die beiden zusammen bedeuten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>What you need</source>
            <translation>Benötigtes Material</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>What {code} shows</source>
            <translation>Was {code} zeigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When</source>
            <translation>Wenn</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When cleared, do</source>
            <translation>Wenn geräumt: tun</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When cleared, read aloud</source>
            <translation>Wenn geräumt: vorlesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When fragged</source>
            <translation>Beim Ausschalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it becomes active:</source>
            <translation>Wenn er aktiv wird:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it has summoned:</source>
            <translation>Wenn es beschworen hat:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it is first opened:</source>
            <translation>Beim ersten Öffnen:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it is missed:</source>
            <translation>Wenn sie verpasst wird:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>When it is used:</source>
            <translation>Beim Benutzen:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>When missed, do</source>
            <translation>Wenn verpasst: tun</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>Where</source>
            <translation>Wo</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>Where demons walk</source>
            <translation>Wo Dämonen gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>Where you begin: {name}{dark}</source>
            <translation>Wo es beginnt: {name}{dark}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>Where you begin{dark}</source>
            <translation>Wo es beginnt{dark}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/invader_drawer.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>Where you may spawn</source>
            <translation>Wo Invasoren erscheinen dürfen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Which plot</source>
            <translation>Welches Diagramm</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_page.py" />
            <source>Which portal does a marine see now?</source>
            <translation>Welches Portal sieht jetzt ein Marine?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>Who carries what</source>
            <translation>Wer was trägt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_commands.py" />
            <source>Who plays</source>
            <translation>Wer spielt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Who plays the invader</source>
            <translation>Wer den Invasor spielt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>Who plays the marines</source>
            <translation>Wer die Marines spielt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>Who wins</source>
            <translation>Wer gewinnt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/finding_display.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>Why is this intended? The reason is saved in the file.</source>
            <translation>Warum ist das beabsichtigt? Die Begründung wird in der Datei gespeichert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>Why the game can't start there</source>
            <translation>Warum das Spiel dort nicht beginnen kann</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Winner</source>
            <translation>Sieger</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Winning</source>
            <translation>Siegen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>With 1 marine</source>
            <translation>Mit 1 Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>With doors as they are drawn.</source>
            <translation>Mit Türen wie gezeichnet.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>With everything revealed and doors as they are drawn.</source>
            <translation>Alles aufgedeckt und Türen wie gezeichnet.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>With marines</source>
            <translation>Mit Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>With {count} marines</source>
            <translation>Mit {count} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Without</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>Without a check mark on any of them, all areas are exported.</source>
            <translation>Ohne Häkchen werden alle Bereiche exportiert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>Without co&amp;lors</source>
            <translation>Ohne Fa&amp;rben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>Without the day, the same map always gives the same file</source>
            <translation>Ohne den Tag ergibt dieselbe Karte immer dieselbe Datei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_entries.py" />
            <source>Wounds</source>
            <translation>Wunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>Write '{id}'</source>
            <translation>„{id}“ schreiben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>Write '{near}'</source>
            <translation>„{near}“ schreiben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/prefabs.py" />
            <source>Write a prefab into a file to share</source>
            <translation>Vorlage zum Teilen in eine Datei schreiben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Write the map in a format for other programs, with what is lost and proven</source>
            <translation>Die Karte in einem Format für andere Programme schreiben, mit Verlust und Beweis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/next_steps.py" />
            <source>Write title, briefing and victory.</source>
            <translation>Titel, Einweisung und Sieg eintragen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <source>Writing {name} and reading it back …</source>
            <translation>{name} wird geschrieben und wieder gelesen …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>You can save an exact copy, but you can't edit it here.</source>
            <translation>Eine genaue Kopie lässt sich speichern, aber hier nicht bearbeiten.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>You choose</source>
            <translation>Eigene Wahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>You have unsaved changes; after reloading, Undo restores them.</source>
            <translation>Es gibt nicht gespeicherte Änderungen; nach dem Neuladen bringt „Rückgängig“ sie zurück.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>You lose when</source>
            <translation>Verloren ist, wenn gilt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>Your task</source>
            <translation>Die Aufgabe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>Zoom</source>
            <translation>Vergrößerung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom &amp;in</source>
            <translation>Ver&amp;größern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom &amp;out</source>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom in</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/commands.py" />
            <source>Zoom out</source>
            <translation>Verkleinern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a demon</source>
            <translation>ein Dämon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a demon from {about}</source>
            <translation>einen Dämon von {about}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <source>a different game each time</source>
            <translation>jedes Mal ein anderes Spiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a door</source>
            <translation>eine Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <source>a file</source>
            <translation>eine Datei</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>a flag has this name</source>
            <translation>ein Kennzeichen hat diesen Namen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>a hit without a wound</source>
            <translation>ein Treffer ohne Wunde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>a map for virtual tabletops: picture, walls, doors</source>
            <translation>eine Karte für virtuelle Tische: Bild, Wände, Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine</source>
            <translation>ein Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>a marine fragged there finds no space and waits a turn</source>
            <translation>ein dort ausgeschalteter Marine findet kein Feld und wartet einen Zug</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>a marine fragged there returns where no way leads</source>
            <translation>ein dort ausgeschalteter Marine kommt zurück, wohin kein Weg führt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>a marine fragged there returns {steps} too {close}</source>
            <translation>ein dort ausgeschalteter Marine kommt {steps} zu {close} zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine has held {area} for {rounds}</source>
            <translation>ein Marine hält {area} für {rounds}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine has the {thing}</source>
            <translation>ein Marine hat: {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a marine sees {area}</source>
            <translation>ein Marine sieht {area}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>a miss</source>
            <translation>kein Treffer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>a name of the catalog</source>
            <translation>ein Name des Katalogs</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <source>a new area</source>
            <translation>ein neuer Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a portal</source>
            <translation>ein Portal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>a rectangle is being drawn</source>
            <translation>ein Rechteck wird gezeichnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>a saved object: a bag for each area; nobody has loaded one in the program yet</source>
            <translation>ein gespeichertes Objekt: ein Beutel für jeden Bereich; im Programm selbst noch nicht geladen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>a sentence or two about it (summary)</source>
            <translation>ein oder zwei Sätze dazu (Zusammenfassung)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a spawn area</source>
            <translation>ein Spawn-Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a teleporter</source>
            <translation>ein Teleporter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a teleporter, flame jet or spawn area</source>
            <translation>ein Teleporter, eine Flammendüse oder ein Spawn-Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a token</source>
            <translation>ein Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a token or demon</source>
            <translation>ein Marker oder Dämon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>a token or invader</source>
            <translation>ein Marker oder Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>a usual win</source>
            <translation>ein üblicher Sieg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>a word of the format</source>
            <translation>ein Wort des Formats</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a {name} is {fragged}</source>
            <translation>ein {name} ist {fragged}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>a {name} is {killed}</source>
            <translation>ein {name} ist {killed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>ability</source>
            <translation>Fähigkeit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>activate {}</source>
            <translation>{} aktivieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>activation of {who}</source>
            <translation>Aktivierung von {who}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>active</source>
            <translation>aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>active at the start</source>
            <translation>am Anfang aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>active from the start</source>
            <translation>von Anfang an aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>active once entered</source>
            <translation>aktiv, sobald betreten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>active {title}</source>
            <translation>{title}, aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>add ground until the picture is a square; some importers need that</source>
            <translation>Grund ergänzen, bis das Bild quadratisch ist; manche Importe brauchen das</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>add {} to the initiative deck, and shuffle it</source>
            <translation>{} in den Initiativestapel mischen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>adjacent</source>
            <translation>benachbart</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>advance</source>
            <translation>vorrücken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>after a marine's attack that spent no ammunition</source>
            <translation>nach dem Angriff eines Marines ohne Munitionsverbrauch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>after {when}, </source>
            <translation>sobald gilt: {when}, </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>aimed at {n} times in 100 games</source>
            <extracomment>English for 1: aimed at {n} time in 100 games</extracomment>
            <translation>
                <numerusform>in 100 Spielen {n}-mal Ziel</numerusform>
                <numerusform>in 100 Spielen {n}-mal Ziel</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>airlock</source>
            <translation>Luftschleuse</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>all games</source>
            <translation>alle Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>all lines between corners are blocked</source>
            <translation>alle Linien zwischen Ecken sind blockiert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>all marines</source>
            <translation>alle Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>all of them</source>
            <translation>alle davon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>all of these</source>
            <translation>alles davon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>all portals</source>
            <translation>alle Portale</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>all {count}</source>
            <translation>alle {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>all {name} portals</source>
            <translation>alle Portale ({name})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>allowed {finding}</source>
            <translation>erlaubt: {finding}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>alternative</source>
            <translation>Alternative</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>an</source>
            <translation>ein</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>an area</source>
            <translation>ein Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>an entry of {path}</source>
            <translation>ein Eintrag von {path}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>an exit</source>
            <translation>ein Ausgang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>an invader</source>
            <translation>ein Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>an {name}</source>
            <translation>ein {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>and {part} more</source>
            <translation>und {part} weitere</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>another file…</source>
            <translation>andere Datei …</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>another teleporter</source>
            <translation>ein anderer Teleporter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>any door</source>
            <translation>beliebige Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>any door is opened</source>
            <translation>eine beliebige Tür wird geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>any marine</source>
            <translation>ein beliebiger Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/element_words.py" />
            <source>any number</source>
            <translation>beliebige Zahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>any of them</source>
            <translation>eines davon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>any of these</source>
            <translation>eines davon</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>anywhere in {area}</source>
            <translation>irgendwo in {area}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>anywhere there: the invader chooses</source>
            <translation>irgendwo dort: Der Invasor wählt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>are</source>
            <translation>sind</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>are guesses</source>
            <translation>sind geschätzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>are some</source>
            <translation>sind einige</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/area_choice.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>area</source>
            <translation>Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>area is cleared</source>
            <translation>Bereich ist geräumt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>area is held</source>
            <translation>Bereich wird gehalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>area is revealed</source>
            <translation>Bereich ist aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no piece any more</source>
            <translation>Bereich {name} hat kein Teil mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no piece any more, its text stays</source>
            <translation>Bereich {name} hat kein Teil mehr, sein Text bleibt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no tile any more</source>
            <translation>Bereich {name} hat keine Kachel mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>area {name} has no tile any more, its text stays</source>
            <translation>Bereich {name} hat keine Kachel mehr, sein Text bleibt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>areas</source>
            <extracomment>English for 1: area</extracomment>
            <translation>
                <numerusform>Bereich</numerusform>
                <numerusform>Bereiche</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>as opened</source>
            <translation>wie geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>asked: {question}</source>
            <translation>gefragt: {question}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>at least so many of</source>
            <translation>mindestens so viele von</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>at most {} armor</source>
            <translation>höchstens {} Rüstung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>at most {} cards in hand</source>
            <translation>höchstens {} Handkarten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>at set-up, and after a marine has opened a door</source>
            <translation>beim Aufbau, und nachdem ein Marine eine Tür geöffnet hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>at set-up, and as soon as a marine on the map gets line of sight to the space of the portal</source>
            <translation>beim Aufbau, und sobald ein Marine auf der Karte eine Sichtlinie zum Feld des Portals hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>at the start of the invader's turn</source>
            <translation>am Anfang des Zugs des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>at {spaces}</source>
            <translation>bei {spaces}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>auto</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>band</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>band from {start} to {end}</source>
            <translation>Abstand von {start} bis {end}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>base</source>
            <translation>Grundspiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>base box</source>
            <translation>Grundspiels</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base game, 2004</source>
            <translation>Grundspiel, 2004</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base game, 2016</source>
            <translation>Grundspiel, 2016</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base-2004</source>
            <translation>base-2004</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>base-2016</source>
            <translation>base-2016</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <source>because a round had no end</source>
            <translation>weil eine Runde kein Ende hatte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>before a marine's turn</source>
            <translation>vor dem Zug eines Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before the invader's turn ends</source>
            <translation>vor dem Ende des Zugs des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before the turn of {who}</source>
            <translation>vor dem Zug von {who}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before the turn of {who} ends</source>
            <translation>vor dem Ende des Zugs von {who}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>before {who} attacks</source>
            <translation>bevor {who} angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>blocked by {things_text}{also}</source>
            <translation>blockiert durch {things_text}{also}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>blocking</source>
            <translation>blockierend</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>blocking to the {sides}</source>
            <extracomment>English for 1: blocking to the {sides}</extracomment>
            <translation>
                <numerusform>blockierend nach {sides}</numerusform>
                <numerusform>blockierend nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>blue</source>
            <translation>blau</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>body on {length} spaces</source>
            <translation>Körper auf {length} Feldern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>both</source>
            <translation>beide</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>both sides use the id {id} for something new: {side} for {name}</source>
            <translation>beide Seiten benutzen die Kennung {id} für etwas Neues: {side} für {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>box</source>
            <translation>Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>build sheet</source>
            <translation>Aufbaubogen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>by distance</source>
            <translation>nach Entfernung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>by standing on it</source>
            <translation>durch Daraufstehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>by {author}</source>
            <translation>von {author}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>cable</source>
            <translation>Kabel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>can be built from {named}</source>
            <translation>baubar mit {named}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>can be bypassed</source>
            <translation>kann umgangen werden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>can be used once</source>
            <translation>ist einmal benutzbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>can never happen</source>
            <translation>nie möglich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>can never leave {areas}: it is too wide for the way that smaller figures take</source>
            <translation>kann {areas} nie verlassen: zu breit für den Weg kleinerer Figuren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>can't move: it is too wide for every step and turn from where it begins</source>
            <translation>kann sich nicht bewegen: zu breit für jeden Schritt und jede Drehung vom Anfang aus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>carries {thing}</source>
            <translation>trägt {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>carved</source>
            <translation>gemeißelt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>caused by: {number}</source>
            <translation>bewirkt durch: {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>causes: {number}</source>
            <translation>bewirkt: {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>chance</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>change</source>
            <translation>ändern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>chooses a class card</source>
            <translation>wählt eine Klassenkarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>cleared</source>
            <translation>geräumt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>click the rim to open it, again to close it</source>
            <translation>Rand anklicken, um ihn zu öffnen, noch einmal schließt ihn</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>close</source>
            <translation>nah</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>cold</source>
            <translation>kalt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>column {part}, row {part2}</source>
            <translation>Spalte {part}, Reihe {part2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>copies</source>
            <translation>Exemplare</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>copy</source>
            <translation>Exemplar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd001_overlap.py" />
            <source>covered twice</source>
            <translation>doppelt bedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>covers {size} × {size2} spaces</source>
            <translation>bedeckt {size} × {size2} Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>crack</source>
            <translation>Riss</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>cut off by {doors}, which never {opens}</source>
            <translation>abgeschnitten durch {doors}, nie offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>damage marines</source>
            <translation>Marines Schaden zufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>dead end to the {sides}</source>
            <extracomment>English for 1: dead end to the {sides}</extracomment>
            <translation>
                <numerusform>Abschluss nach {sides}</numerusform>
                <numerusform>Abschluss nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>deck</source>
            <translation>Deck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>demon card</source>
            <translation>Dämonenkarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>demons</source>
            <translation>Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp005_too_many_types.py" />
            <source>demons and portals</source>
            <translation>Dämonen und Portale</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>demons come here</source>
            <translation>Dämonen kommen hierher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>demons fragged {mean}</source>
            <translation>ausgeschaltete Dämonen {mean}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>demons may be spawned</source>
            <translation>Dämonen können erscheinen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>destroy {}</source>
            <translation>{} zerstören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>destroyed</source>
            <translation>zerstört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>dice {}</source>
            <translation>Würfel {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>different conditions</source>
            <translation>verschiedene Bedingungen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>different steps</source>
            <translation>verschiedene Schritte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>different values</source>
            <translation>verschiedene Werte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>differs</source>
            <translation>weicht ab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>difficult space</source>
            <translation>schwieriges Feld</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>displaced demons</source>
            <translation>verdrängte Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>displaced: no room at the portal</source>
            <translation>verdrängt: kein Platz am Portal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>do</source>
            <translation>können</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>does</source>
            <translation>kann</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>does not hold</source>
            <translation>trifft nicht zu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>done</source>
            <translation>erledigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>doom-2004</source>
            <translation>doom-2004</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>doom-2016</source>
            <translation>doom-2016</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>door</source>
            <translation>Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>door was opened</source>
            <translation>Tür wurde geöffnet</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>doors</source>
            <extracomment>English for 1: door</extracomment>
            <translation>
                <numerusform>Tür</numerusform>
                <numerusform>Türen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>drag a rectangle of spaces, or erase it with the right button</source>
            <translation>ein Rechteck aus Feldern ziehen oder mit der rechten Taste entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>draw a wall between two spaces, again to remove it</source>
            <translation>Wand zwischen zwei Feldern zeichnen, noch einmal entfernt sie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>draw an edge that blocks sight and steps</source>
            <translation>Kante zeichnen, die Sicht und Schritte blockiert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>draw an edge that blocks steps but not sight</source>
            <translation>Kante zeichnen, die Schritte, aber nicht Sicht blockiert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>draws up to {} cards</source>
            <translation>zieht bis {} Karten nach</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>draws up to {} events in each Status Phase</source>
            <translation>zieht in jeder Statusphase bis {} Ereignisse nach</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>drop</source>
            <translation>ablegen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>each part of the condition can become true, but no course of play meets all parts in time</source>
            <translation>jeder Teil der Bedingung kann wahr werden, aber kein Spielverlauf erfüllt rechtzeitig alle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>east</source>
            <translation>Ost</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>edge</source>
            <translation>Kante</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>end of round</source>
            <translation>Rundenende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>entered unseen</source>
            <translation>ungesehen betreten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>entry</source>
            <translation>Eintrag</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>erase spaces and what is on them</source>
            <translation>Felder und was darauf ist entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>error here</source>
            <translation>hier ein Fehler</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>events {sets}</source>
            <translation>Ereignisse: {sets}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>everything is set up.</source>
            <translation>alles ist aufgebaut.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>exit</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>expansion, 2005</source>
            <translation>Erweiterung, 2005</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>expansion-2005</source>
            <translation>expansion-2005</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>far away</source>
            <translation>fern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>finding</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>flag</source>
            <translation>Kennzeichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>flag is set</source>
            <translation>Kennzeichen ist gesetzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>flip their demon {card} faceup</source>
            <translation>Dämonenkarte aufdecken: {card}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>footprint cut by a wall or door</source>
            <translation>Standfläche von Wand oder Tür geteilt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>for the invader player only</source>
            <translation>nur für den Spieler des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>for the invader player: everything, area by area</source>
            <translation>für den Spieler des Invasors: alles, Bereich für Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/handout.py" />
            <source>for the marines</source>
            <translation>für die Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>for the marines: nothing that they are to find out</source>
            <translation>für die Marines: nichts, was sie herausfinden sollen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>for {count}</source>
            <translation>für {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>for {names}</source>
            <translation>auf {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>found in this scenario</source>
            <translation>in diesem Szenario gefunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>frag</source>
            <translation>ausschalten:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>frag points</source>
            <translation>Frag-Punkte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>frag tokens</source>
            <translation>Frag-Marker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>free on and beside the portal</source>
            <translation>frei auf und neben dem Portal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>from an adjacent space</source>
            <translation>von einem benachbarten Feld</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>from the portal at {portal},{portal2}</source>
            <translation>vom Portal bei {portal},{portal2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>from {source}</source>
            <translation>aus {source}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>game won by</source>
            <translation>Spiel gewonnen von</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>get back</source>
            <translation>erhalten zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>gets back</source>
            <translation>erhält zurück</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>give</source>
            <translation>geben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>goal</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>group of {count} figures</source>
            <translation>Gruppe aus {count} Figuren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>groups of its own</source>
            <translation>eigene Gruppen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>has</source>
            <translation>hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>has spaces</source>
            <translation>hat Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>have</source>
            <translation>haben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>hazard</source>
            <translation>Gefahr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>heal marines</source>
            <translation>Marines heilen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>health {health}</source>
            <translation>Gesundheit {health}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>health {left} of {full}</source>
            <translation>Gesundheit {left} von {full}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>health {}</source>
            <translation>Gesundheit {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>held</source>
            <translation>vorhanden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>hell</source>
            <translation>Hölle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>holds</source>
            <translation>trifft zu</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>how long it takes (minutes)</source>
            <translation>wie lange es dauert (Minuten)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>impassable</source>
            <translation>unpassierbar</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>impassable to the {sides}</source>
            <extracomment>English for 1: impassable to the {sides}</extracomment>
            <translation>
                <numerusform>unpassierbar nach {sides}</numerusform>
                <numerusform>unpassierbar nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>in</source>
            <translation>in</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>in sight</source>
            <translation>in Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>in sight, no cover</source>
            <translation>in Sicht, keine Deckung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>in sight, with cover</source>
            <translation>in Sicht, mit Deckung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>in sight, without cover</source>
            <translation>in Sicht, ohne Deckung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>in the turn of {who}</source>
            <translation>im Zug von {who}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>inactive</source>
            <translation>inaktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>inactive {title}</source>
            <translation>{title}, inaktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>inch</source>
            <translation>Zoll</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>inches</source>
            <translation>Zoll</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>industrial</source>
            <translation>Industrie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/assistant.py" />
            <source>initiative card of the invader</source>
            <translation>Initiativekarte des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/new_game_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>invader</source>
            <translation>Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>invader draws</source>
            <translation>Invasor zieht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>invader initiative card</source>
            <translation>Invasor-Initiativekarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>invader spawn area</source>
            <translation>Spawn-Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>invaders</source>
            <translation>Invasoren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>invaders killed {mean}</source>
            <translation>getötete Invasoren {mean}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>invaders may be spawned</source>
            <translation>Invasoren können erscheinen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>invasion card {name}, faceup</source>
            <translation>Invasionskarte {name}, offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>invasion card, facedown</source>
            <translation>Invasionskarte, verdeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>invasion card, faceup</source>
            <translation>Invasionskarte, offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>is</source>
            <translation>ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>is an exit, but it stands on the joint of {names}</source>
            <translation>ist ein Ausgang, steht aber auf der Verbindung von {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>is dropped when its marine is fragged</source>
            <translation>wird abgelegt, wenn sein Marine ausgeschaltet wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>is locked until</source>
            <translation>ist verschlossen, bis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is no longer locked</source>
            <translation>ist nicht mehr verschlossen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>is not certain</source>
            <translation>ist nicht sicher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp004_no_teleporter_respawn.py" />
            <source>is one</source>
            <translation>ist einer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is switched off</source>
            <translation>wird ausgeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is switched on</source>
            <translation>wird eingeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>is taken off the board</source>
            <translation>wird vom Spielplan genommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>it</source>
            <translation>es</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>it can never happen that {when}</source>
            <translation>nie ist möglich: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>it goes</source>
            <translation>einer geht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>it has no space on the board</source>
            <translation>hat kein Feld auf dem Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>it is a name of the catalog</source>
            <translation>es ist ein Name des Katalogs</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/ids.py" />
            <source>it is a word of the format</source>
            <translation>es ist ein Wort des Formats</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>it is too large to set up; it has {largest}</source>
            <translation>zu groß für den Aufbau; enthalten sind {largest}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>it summons</source>
            <translation>es beschwört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>it takes at least {least} ({points}, with {sprint} a turn{used})</source>
            <translation>nötig sind mindestens {least} ({points}, mit {sprint} je Zug{used})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>it was not finished</source>
            <translation>es wurde nicht beendet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch005_unreachable_objective.py" />
            <source>it {never} that {lacking}</source>
            <translation>{never}: {lacking}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>item is lost</source>
            <translation>Gegenstand geht verloren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>its free spaces are too few or separated by walls</source>
            <translation>die freien Felder sind zu wenige oder durch Wände getrennt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>its goal can never be reached</source>
            <translation>das Ziel ist nie erreichbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>joint</source>
            <translation>Verbindung</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>joint to the {sides}</source>
            <extracomment>English for 1: joint to the {sides}</extracomment>
            <translation>
                <numerusform>Verbindung nach {sides}</numerusform>
                <numerusform>Verbindung nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd008_unguarded_joint.py" />
            <source>joint without a door</source>
            <translation>Verbindung ohne Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>keep</source>
            <translation>behalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>kill</source>
            <translation>töten:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>kneedeep</source>
            <translation>kneedeep</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/help.py" />
            <source>kneedeep {version}</source>
            <translation>kneedeep {version}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>lab</source>
            <translation>Labor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>lamp</source>
            <translation>Lampe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>large demons walk here</source>
            <translation>hier gehen große Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>leads to {leads}</source>
            <translation>führt nach {leads}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>leave by {}</source>
            <translation>durch {} hinausgehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>left to do</source>
            <translation>zu tun</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>less than 1</source>
            <translation>weniger als 1</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>let {} summon</source>
            <translation>{} beschwören lassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>like {kind}</source>
            <translation>wie {kind}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_model.py" />
            <source>line {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>locked</source>
            <translation>verschlossen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>look around</source>
            <translation>umsehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>look into {}</source>
            <translation>in {} sehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>loose opening to the {sides}</source>
            <extracomment>English for 1: loose opening to the {sides}</extracomment>
            <translation>
                <numerusform>lose Öffnung nach {sides}</numerusform>
                <numerusform>lose Öffnung nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>lose</source>
            <translation>verlieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>main</source>
            <translation>Haupt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>make active</source>
            <translation>aktiv machen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>map to scale</source>
            <translation>Karte im Maßstab</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>marine</source>
            <translation>Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marine got</source>
            <translation>Marine hat erhalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marine sees area</source>
            <translation>Marine sieht Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>marine start</source>
            <translation>Start der Marines</translation>
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
            <translation>Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>marines fragged</source>
            <translation>ausgeschaltete Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>marines fragged in 100 games</source>
            <translation>in 100 Spielen ausgeschaltete Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>marines fragged {mean}</source>
            <translation>ausgeschaltete Marines {mean}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marines leave by</source>
            <translation>Marines gehen hinaus durch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marines reach</source>
            <translation>Marines erreichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>marines saw the area</source>
            <translation>Marines den Bereich sahen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>marines stand on</source>
            <translation>Marines stehen auf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>marines themselves</source>
            <translation>die Marines selbst</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>mark spaces as difficult terrain, again to remove it</source>
            <translation>Felder als schwieriges Gelände markieren, noch einmal entfernt es</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>may be chance</source>
            <translation>vielleicht Zufall</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>may be chosen</source>
            <translation>wählbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>medium</source>
            <translation>mittel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>misplaced</source>
            <translation>falsch platziert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>most marines fragged</source>
            <translation>meiste ausgeschaltete Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>mostly {span}</source>
            <translation>meist {span}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>must be fixed</source>
            <translation>muss behoben werden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>nearest instead</source>
            <translation>stattdessen die nächsten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>needed</source>
            <translation>benötigt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>needs something first</source>
            <translation>braucht erst etwas</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>neutral</source>
            <translation>neutral</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>never</source>
            <translation>nie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>never revealed</source>
            <translation>nie aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/start_screen.py" />
            <source>never saved</source>
            <translation>nie gespeichert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>never seen</source>
            <translation>nie gesehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>never summons</source>
            <translation>beschwört nie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>never taken</source>
            <translation>nie genommen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch006_unreachable_item.py" />
            <source>next to</source>
            <translation>neben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>next to {name}</source>
            <translation>neben {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>nightmare</source>
            <translation>Albtraum</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/demon_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no area on the map yet</source>
            <translation>noch kein Bereich auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>no condition</source>
            <translation>keine Bedingung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>no course of play leads there</source>
            <translation>kein Spielverlauf führt dorthin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>no damage</source>
            <translation>kein Schaden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>no demon gets here on foot</source>
            <translation>kein Dämon gelangt zu Fuß hierher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>no demon walks here</source>
            <translation>kein Dämon geht hier</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>no details are given</source>
            <translation>keine Angaben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no door on the map yet</source>
            <translation>noch keine Tür auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no exit on the map yet</source>
            <translation>noch kein Ausgang auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no flag yet: type a name for one</source>
            <translation>noch kein Kennzeichen: einen Namen dafür eingeben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>no invader</source>
            <translation>kein Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no item of this scenario yet: add one in the outline</source>
            <translation>noch kein Gegenstand in diesem Szenario: in der Gliederung einen hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>no key and no condition</source>
            <translation>kein Schlüssel und keine Bedingung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>no keys</source>
            <translation>keine Tasten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>no line of sight</source>
            <translation>keine Sichtlinie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>no open path, {points}</source>
            <translation>kein offener Weg, {points}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no other teleporter on the map yet</source>
            <translation>noch kein anderer Teleporter auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>no piece here</source>
            <translation>hier kein Teil</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>no sight: {reason}</source>
            <translation>keine Sicht: {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>no space</source>
            <translation>kein Feld</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>no space that marines can reach ever sees it</source>
            <translation>kein Feld, das Marines erreichen, sieht es je</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no spawn area on the map yet</source>
            <translation>noch kein Spawn-Bereich auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>no squad cards</source>
            <translation>keine Truppkarten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>no start for {marines}</source>
            <translation>kein Start für {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>no start space</source>
            <translation>kein Startfeld</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no teleporter on the map yet</source>
            <translation>noch kein Teleporter auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no teleporter, flame jet or spawn area on the map yet</source>
            <translation>noch kein Teleporter, keine Flammendüse und kein Spawn-Bereich auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>no tile here</source>
            <translation>hier keine Kachel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no token on the map yet</source>
            <translation>noch kein Marker auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no token or demon on the map yet</source>
            <translation>noch kein Marker oder Dämon auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>no token or invader on the map yet</source>
            <translation>noch kein Marker oder Invasor auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>no toughness</source>
            <translation>keine Zähigkeit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>no {color} key is left for {doors}</source>
            <translation>kein Schlüssel ({color}) bleibt für {doors}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>nobody has won yet</source>
            <translation>noch hat niemand gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>nobody wins</source>
            <translation>niemand gewinnt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>none comes</source>
            <translation>keiner kommt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>none ever comes</source>
            <translation>nie kommt einer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>none yet</source>
            <translation>noch keine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>north</source>
            <translation>Nord</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>not at all</source>
            <translation>gar nicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/command_finder.py" />
            <source>not available now</source>
            <translation>jetzt nicht verfügbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>not checked</source>
            <translation>nicht geprüft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>not finished</source>
            <translation>nicht beendet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>not in the start area</source>
            <translation>nicht im Startbereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>not locked</source>
            <translation>nicht verschlossen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>not needed</source>
            <translation>nicht nötig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>not possible yet: fix {broken} first</source>
            <translation>noch nicht möglich: erst {broken} beheben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>not revealed yet</source>
            <translation>noch nicht aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>not saved</source>
            <translation>nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>not set up for {marines}</source>
            <translation>nicht aufgebaut für {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/share_dialog.py" />
            <source>note</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>note here</source>
            <translation>hier ein Hinweis</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>nothing is on the table when the game begins</source>
            <translation>bei Spielbeginn liegt nichts auf dem Tisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>nothing more</source>
            <translation>nichts weiter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>nothing of the kind is found here</source>
            <translation>nichts dergleichen gefunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>nothing selected</source>
            <translation>nichts ausgewählt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>nothing sets the flag {flag}</source>
            <translation>nichts setzt das Kennzeichen {flag}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>nothing to choose from yet</source>
            <translation>noch nichts zur Auswahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>nothing to destroy on the map yet</source>
            <translation>noch nichts zu zerstören auf der Karte</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>nothing to the {sides}</source>
            <extracomment>English for 1: nothing to the {sides}</extracomment>
            <translation>
                <numerusform>nichts nach {sides}</numerusform>
                <numerusform>nichts nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>nothing to use on the map yet</source>
            <translation>noch nichts zu benutzen auf der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that a spawn card was played</source>
            <translation>nachdem eine Spawn-Karte gespielt wurde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that the invader has drawn cards</source>
            <translation>nachdem der Invasor Karten gezogen hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has attacked</source>
            <translation>nachdem {who} angegriffen hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has attacked without spending ammunition</source>
            <translation>nachdem {who} ohne Munitionsverbrauch angegriffen hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has moved</source>
            <translation>nachdem {who} sich bewegt hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} has picked something up</source>
            <translation>nachdem {who} etwas aufgenommen hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>now that {who} is activated</source>
            <translation>nach der Aktivierung von {who}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>nowhere</source>
            <translation>nirgends</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>obstacle of {length} spaces</source>
            <translation>Hindernis mit {length} Feldern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>obstacles cover all its spaces</source>
            <translation>Hindernisse bedecken alle Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>obstacles stop sight as walls (default), as objects, or not</source>
            <translation>Hindernisse sperren die Sicht als Wände (Vorgabe), als Objekte oder nicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>of no use</source>
            <translation>nutzlos</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>of size {size}</source>
            <translation>der Größe {size}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>of {count}  {card}</source>
            <translation>von {count}  {card}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>off the board</source>
            <translation>außerhalb des Spielplans</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>on</source>
            <translation>auf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>on and beside blue portals</source>
            <translation>auf und neben blauen Portalen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>on and beside red portals</source>
            <translation>auf und neben roten Portalen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>on and beside yellow portals</source>
            <translation>auf und neben gelben Portalen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>on or adjacent to the portal at {portal},{portal2}</source>
            <translation>auf oder neben dem Portal bei {portal},{portal2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>on the spot</source>
            <translation>an Ort und Stelle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>on-the-spot</source>
            <translation>an Ort und Stelle</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>once {waits}</source>
            <translation>sobald gilt: {waits}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>one demon of its group carries {thing}; name it when the demon is placed</source>
            <translation>ein Dämon der Gruppe trägt {thing}; beim Aufstellen ansagen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>one page for any browser: map, areas, problems, set-up</source>
            <translation>eine Seite für jeden Browser: Karte, Bereiche, Probleme, Aufbau</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>only {held}</source>
            <translation>nur {held}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>only {only}</source>
            <translation>nur {only}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_dialog.py" />
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>open door</source>
            <translation>offene Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>open opening</source>
            <translation>offene Öffnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>open {}</source>
            <translation>{} öffnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>opened</source>
            <translation>geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>opening</source>
            <translation>Öffnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>opening to the {part}</source>
            <translation>Öffnung nach {part}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>opens</source>
            <translation>öffnet sich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>opens it</source>
            <translation>öffnet es</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>order {order}</source>
            <translation>Befehl {order}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>out of ammo {share}</source>
            <translation>ohne Munition {share}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>out of range</source>
            <translation>außer Reichweite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>out of sight</source>
            <translation>außer Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>over several pages with marks to cut and join them</source>
            <translation>auf mehreren Seiten mit Marken zum Schneiden und Zusammenfügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>over {number}</source>
            <translation>über {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_dialog.py" />
            <source>paint spaces, or erase them with the right button</source>
            <translation>Felder malen oder mit der rechten Taste entfernen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>part {index} of {called}</source>
            <translation>Teil {index} von {called}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>passage</source>
            <translation>Durchgang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>passing only</source>
            <translation>nur im Vorbeigehen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>piece to the {sides}</source>
            <extracomment>English for 1: piece to the {sides}</extracomment>
            <translation>
                <numerusform>Teil nach {sides}</numerusform>
                <numerusform>Teil nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>pipe</source>
            <translation>Rohr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>pixels for a space (default: 128, or less for a large map)</source>
            <translation>Pixel für ein Feld (Vorgabe: 128, auf großen Karten weniger)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>place {demons} on or adjacent to the portal, {cards}, and </source>
            <translation>{demons} auf oder neben das Portal stellen, {cards}, und </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>plate</source>
            <translation>Platte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>players judge</source>
            <translation>Spieler urteilen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>portal</source>
            <translation>Portal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>portal has summoned</source>
            <translation>Portal hat beschworen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>portals</source>
            <extracomment>English for 1: portal</extracomment>
            <translation>
                <numerusform>Portal</numerusform>
                <numerusform>Portale</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>portals and demons</source>
            <translation>Portale und Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>portals summon by the script alone (`threat: script`), and no step that can happen names it</source>
            <translation>Portale beschwören nur durch das Skript (`threat: script`), und kein möglicher Schritt nennt es</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>printed</source>
            <translation>gedruckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put a lamp into each area that is not dark</source>
            <translation>eine Lampe in jeden Bereich setzen, der nicht dunkel ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put a set of tiles of all pieces beside the map; pieces can be placed in Tiled then</source>
            <translation>einen Kachelsatz mit allen Teilen neben die Karte legen; sie können dann in Tiled gelegt werden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put a set of tiles of all tiles beside the map; tiles can be placed in Tiled then</source>
            <translation>einen Satz mit allen Kacheln neben die Karte legen; sie können dann in Tiled gelegt werden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>put on the board</source>
            <translation>auf den Spielplan stellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>put texts, script and victory into one property; `kneedeep import` takes them from there</source>
            <translation>Texte, Skript und Sieg in eine Eigenschaft legen; `kneedeep import` holt sie von dort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>range {far}, damage {hurt}</source>
            <translation>Reichweite {far}, Schaden {hurt}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>range {far}, damage {hurt}, a bullet</source>
            <translation>Reichweite {far}, Schaden {hurt}, eine Patrone</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>range {range}</source>
            <translation>Reichweite {range}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>range {}</source>
            <translation>Reichweite {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>read aloud</source>
            <translation>vorlesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>ready</source>
            <translation>bereit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>red</source>
            <translation>rot</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>respawn, {low} to {high} steps away</source>
            <translation>Zurückkommen, {low} bis {high} Schritte entfernt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>reveal area</source>
            <translation>Bereich aufdecken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>reveal {}</source>
            <translation>{} aufdecken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>revealed</source>
            <translation>aufgedeckt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>revealed after {n} steps</source>
            <extracomment>English for 1: revealed after {n} step</extracomment>
            <translation>
                <numerusform>aufgedeckt nach {n} Schritt</numerusform>
                <numerusform>aufgedeckt nach {n} Schritten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>revealed before</source>
            <translation>vorher aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>revealed by this step</source>
            <translation>durch diesen Schritt aufgedeckt</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>revealed in round {n}</source>
            <extracomment>English for 1: revealed in round {n}</extracomment>
            <translation>
                <numerusform>aufgedeckt in Runde {n}</numerusform>
                <numerusform>aufgedeckt in Runde {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right after a marine picked something up</source>
            <translation>gleich nachdem ein Marine etwas aufgenommen hat</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right before a demon attacks</source>
            <translation>gleich bevor ein Dämon angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right before a marine attacks</source>
            <translation>gleich bevor ein Marine angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>right before an invader attacks</source>
            <translation>gleich bevor ein Invasor angreift</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>rock</source>
            <translation>Fels</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>round {span}</source>
            <translation>Runde {span}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>round {} has ended</source>
            <translation>Runde {} ist zu Ende</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>rounds played</source>
            <translation>gespielte Runden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <source>rounds {mean} (half of them {lower} to {upper})</source>
            <translation>Runden {mean} (die Hälfte {lower} bis {upper})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>row</source>
            <translation>Reihe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>scorch</source>
            <translation>Brandfleck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>security</source>
            <translation>Sicherheit</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/map_elements.py" />
            <source>security door</source>
            <translation>Sicherheitstür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_form.py" />
            <source>seed</source>
            <translation>Startwert</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>seen in round {n}</source>
            <extracomment>English for 1: seen in round {n}</extracomment>
            <translation>
                <numerusform>gesehen in Runde {n}</numerusform>
                <numerusform>gesehen in Runde {n}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>set flag</source>
            <translation>Kennzeichen setzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>set up {value}{of_placed}</source>
            <translation>Aufbau: {value}{of_placed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>shown by {name}{size}</source>
            <translation>dargestellt durch {name}{size}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>shuffle the initiative deck: {marines} and {invader}</source>
            <translation>Initiativestapel mischen: {marines} und {invader}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>shut</source>
            <translation>geschlossen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>shut door</source>
            <translation>geschlossene Tür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>shut {}</source>
            <translation>{} schließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>shuts unless an oversized figure stands across it</source>
            <translation>schließt sich, wenn keine übergroße Figur darin steht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>sight</source>
            <translation>Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>single tiles</source>
            <translation>einzelne Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>size of a space in percent of the usual</source>
            <translation>Größe eines Feldes in Prozent der üblichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>slime</source>
            <translation>Schleim</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>small demons get here</source>
            <translation>kleine Dämonen gelangen hierher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>small demons walk here</source>
            <translation>hier gehen kleine Dämonen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>something to destroy</source>
            <translation>etwas zum Zerstören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>something to use</source>
            <translation>etwas zum Benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>something unlocks it</source>
            <translation>etwas schließt es auf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>something {verb}</source>
            <translation>etwas {verb}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>south</source>
            <translation>Süd</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/place_finder.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_page.py" />
            <source>space {at}</source>
            <translation>Feld {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>spaces up to {space},{space2}</source>
            <translation>Felder bis {space},{space2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>spawn area</source>
            <translation>Spawn-Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>spawn demons</source>
            <translation>Dämonen erscheinen lassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>spawn invaders</source>
            <translation>Invasoren erscheinen lassen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>special defense dodge</source>
            <translation>besondere Abwehr: Ausweichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>special defense {special}</source>
            <translation>besondere Abwehr {special}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>speed {}</source>
            <translation>Tempo {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>sprint</source>
            <translation>Sprint</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>stagger {stagger}</source>
            <translation>Taumeln {stagger}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>stagger {}</source>
            <translation>Taumeln {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>stain</source>
            <translation>Fleck</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>stand</source>
            <translation>stehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>stand in {}</source>
            <translation>in {} stehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>stands</source>
            <translation>steht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>stands across a wall or a closed door{where}</source>
            <translation>steht über einer Wand oder geschlossenen Tür{where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands at the wall of {names}, where there is no {opening}</source>
            <translation>steht an der Wand von {names}, dort fehlt: {opening}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands inside {names}, where there is no joint</source>
            <translation>steht in {names}, wo keine Verbindung ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands off the board</source>
            <translation>steht außerhalb des Spielplans</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands on an opening of {piece_name} that leads nowhere</source>
            <translation>steht auf einer Öffnung von {piece_name}, die nirgendwohin führt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd004_door_off_joint.py" />
            <source>stands only partly on the joint of {names}</source>
            <translation>steht nur teilweise auf der Verbindung von {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>start</source>
            <translation>Start</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>stays with its marine when he is fragged</source>
            <translation>bleibt bei seinem Marine, wenn er ausgeschaltet wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>stencil</source>
            <translation>Schablone</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/cursor_commands.py" />
            <source>step {index}: {step}</source>
            <translation>Schritt {index}: {step}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>steps or sight</source>
            <translation>Schritte oder Sicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>sticks out of the board{where}</source>
            <translation>ragt über den Spielplan hinaus{where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>stone</source>
            <translation>Stein</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>stripes</source>
            <translation>Streifen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>summon</source>
            <translation>beschwören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>summons</source>
            <translation>beschwört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>sure</source>
            <translation>sicher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>switch off</source>
            <translation>ausschalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>switch on</source>
            <translation>einschalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>switches it on</source>
            <translation>schaltet es ein</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>take away token</source>
            <translation>Marker wegnehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>take the {thing} that {carrier} carried</source>
            <translation>{thing} nehmen (getragen von {carrier})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>take {}</source>
            <translation>{} nehmen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>taken in {n}% of the games</source>
            <extracomment>English for 1: taken in {n}% of the games</extracomment>
            <translation>
                <numerusform>in {n} % der Spiele genommen</numerusform>
                <numerusform>in {n} % der Spiele genommen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>teleport from {}</source>
            <translation>von {} teleportieren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>the area was revealed</source>
            <translation>der Bereich aufgedeckt wurde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the area {area}</source>
            <translation>Bereich {area}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/plan/board_fields.py" />
            <source>the attacker</source>
            <translation>der Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>the automatic dead end at {at}, which closes {closed},</source>
            <translation>der automatische Abschluss bei {at}, der dies schließt: {closed},</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_names.py" />
            <source>the automatic dead end at {at},{at2}</source>
            <translation>der automatische Abschluss bei {at},{at2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>the board does not have {count} × {thing}</source>
            <translation>auf dem Spielplan fehlt {count} × {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>the box</source>
            <translation>die Schachtel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>the boxes hold none</source>
            <translation>die Schachteln enthalten keine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>the boxes hold {held}</source>
            <translation>die Schachteln enthalten {held}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>the boxes hold {held} that can show any of them</source>
            <translation>die Schachteln enthalten {held}, die eines davon zeigen können</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>the briefing</source>
            <translation>die Einweisung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the choice of the invader</source>
            <translation>die Wahl des Invasors</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the choice of the marines</source>
            <translation>die Wahl der Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>the choices have more than {BRANCHES:,} outcomes, so only what all of them set up was counted</source>
            <translation>die Wahlen haben mehr als {BRANCHES:,} Ergebnisse, daher zählt nur, was alle aufbauen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>the corner between {at} and {at2}</source>
            <translation>die Ecke zwischen {at} und {at2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the deadline of {rounds}</source>
            <translation>die Frist von {rounds}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>the deck of the </source>
            <translation>der Stapel des </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the demons from {about}</source>
            <translation>die Dämonen von {about}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the draw by chance</source>
            <translation>die Ziehung durch Zufall</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the end of round {key}</source>
            <translation>das Ende der Runde {key}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the ending ({brief})</source>
            <translation>das Ende ({brief})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the finder</source>
            <translation>der Finder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>the game</source>
            <translation>das Spiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the game ends when {when}</source>
            <translation>das Spiel endet, wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>the game is lost</source>
            <translation>das Spiel ist verloren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>the invader</source>
            <translation>der Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the invader draws {value}</source>
            <translation>der Invasor zieht {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader gains {}</source>
            <translation>der Invasor erhält {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader gains {} for the demon cards of the group</source>
            <translation>der Invasor erhält {} für die Dämonenkarten der Gruppe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the invader has {by_number} frag {noun}{s}</source>
            <translation>der Invasor hat {by_number} Frags</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader readies exhausted demon cards{events}</source>
            <translation>der Invasor macht erschöpfte Dämonenkarten bereit{events}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader spawns {get} × {kind}</source>
            <translation>der Invasor bringt {get} × {kind} ins Spiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the invader spawns {get} × {kind}{where}</source>
            <translation>der Invasor bringt {get} × {kind} ins Spiel{where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the invader wins</source>
            <translation>der Invasor gewinnt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the invader wins when {when}</source>
            <translation>der Invasor gewinnt, wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <source>the limit of {int}</source>
            <translation>die Grenze von {int}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the longest</source>
            <translation>das längste</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>the map has changed since</source>
            <translation>die Karte hat sich seitdem geändert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the map is empty</source>
            <translation>die Karte ist leer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the map is not finished yet</source>
            <translation>die Karte ist noch nicht fertig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the marine</source>
            <translation>der Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/game_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>the marines</source>
            <translation>die Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the marines can reach everything</source>
            <translation>die Marines können alles erreichen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the marines can't reach everything ({unreached})</source>
            <translation>die Marines können nicht alles erreichen ({unreached})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>the marines have no place to start</source>
            <translation>die Marines haben keinen Platz zum Starten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the marines have {count} × {thing}</source>
            <translation>die Marines haben {count} × {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the marines see {portals}: {it_summons} at once</source>
            <translation>die Marines sehen {portals}: {it_summons} sofort</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the marines win</source>
            <translation>die Marines gewinnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the marines win when {when}</source>
            <translation>die Marines gewinnen, wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the marines' start</source>
            <translation>Start der Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>the nearest teleporter</source>
            <translation>der nächste Teleporter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/witness_text.py" />
            <source>the only {one}</source>
            <translation>einziges Feld ({one})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>the other {color} teleporter leads nowhere</source>
            <translation>der andere Teleporter ({color}) führt nirgendwohin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>the part numbers of the catalog, and that the marines win every fight</source>
            <translation>die Teilezahlen des Katalogs, und dass die Marines jeden Kampf gewinnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the players judge: {value}</source>
            <translation>die Spieler urteilen: {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the players judge: {}</source>
            <translation>die Spieler urteilen: {}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>the saved version</source>
            <translation>die gespeicherte Fassung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/element_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the scenario</source>
            <translation>das Szenario</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>the set-up</source>
            <translation>der Aufbau</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>the shortest</source>
            <translation>das kürzeste</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the space{s} at {key}</source>
            <translation>bei {key}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the spawn area</source>
            <translation>Spawn-Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the spawn area </source>
            <translation>Spawn-Bereich </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the spawn area {parts}</source>
            <translation>Spawn-Bereich {parts}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>the terms for sharing it (license)</source>
            <translation>die Bedingungen zum Teilen (Lizenz)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the trigger ({brief})</source>
            <translation>der Auslöser ({brief})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the victory</source>
            <translation>der Sieg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the whole board</source>
            <translation>der ganze Spielplan</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>the whole map as large as the page allows</source>
            <translation>die ganze Karte, so groß die Seite es erlaubt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {door} at {place}</source>
            <translation>{door} bei {place}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>the {figure}</source>
            <translation>{figure}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {figure} {near}</source>
            <translation>{figure} {near}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>the {kind} at {at}</source>
            <translation>{kind} bei {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>the {marine}</source>
            <translation>{marine}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {name} at {at}</source>
            <translation>{name} bei {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {of_placed}</source>
            <translation>{of_placed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the {portal}</source>
            <translation>{portal}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>the {rim} opening of {piece_name}</source>
            <translation>Öffnung {rim} von {piece_name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the {side} win when {when}</source>
            <translation>{side} gewinnen, wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>the {subject} at {at} ({distance} away)</source>
            <translation>{subject} bei {at} (Entfernung: {distance})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>the {subject} lies at {at}</source>
            <translation>{subject} liegt bei {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>the {thing}</source>
            <translation>{thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>the {thing} goes to: {kind}</source>
            <translation>{thing} geht an: {kind}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>the {token} {near}</source>
            <translation>{token} {near}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>the {word}</source>
            <translation>{word}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>them</source>
            <translation>sie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>there is no such code</source>
            <translation>es gibt diesen Code nicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>there is no {thing} on the board</source>
            <translation>auf dem Spielplan fehlt {thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>these</source>
            <translation>diese</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>they can no longer win{missed}</source>
            <translation>sie können nicht mehr gewinnen{missed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>they go</source>
            <translation>sie gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>they summon</source>
            <translation>sie beschwören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>thing</source>
            <translation>Ding</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>thorns</source>
            <translation>Dornen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>threat card {name}</source>
            <translation>Bedrohungskarte {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>threat token</source>
            <translation>Bedrohungsmarker</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>three event sets: his choice</source>
            <translation>drei Ereignissätze nach eigener Wahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>tile beyond the {held} held</source>
            <translation>Kachel über die {held} vorhandenen hinaus</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>tile to the {sides}</source>
            <extracomment>English for 1: tile to the {sides}</extracomment>
            <translation>
                <numerusform>Kachel nach {sides}</numerusform>
                <numerusform>Kachel nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/tiles_needed.py" />
            <source>tile {id}</source>
            <translation>Kachel {id}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>tiles {number}</source>
            <translation>Kacheln {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>token was used</source>
            <translation>Marker wurde benutzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>too narrow for it</source>
            <translation>zu schmal dafür</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>turn {turn}</source>
            <translation>gedreht {turn}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>turned {turn}°</source>
            <translation>gedreht um {turn}°</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>turns at most {} events of a round into Argent Power</source>
            <translation>wandelt höchstens {} Ereignisse einer Runde in Argent Power um</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>two doors</source>
            <translation>zwei Türen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>two {replace}s</source>
            <translation>zweimal {replace}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/turn_budget.py" />
            <source>unload</source>
            <translation>entladen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>unlock door</source>
            <translation>Tür aufschließen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>unlocks it</source>
            <translation>schließt es auf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>unreachable</source>
            <translation>unerreichbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>until {when}</source>
            <translation>bis gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>up to {number}</source>
            <translation>bis {number}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>up to {n} steps</source>
            <extracomment>English for 1: up to {n} step</extracomment>
            <translation>
                <numerusform>bis {n} Schritt</numerusform>
                <numerusform>bis {n} Schritte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>use {}</source>
            <translation>{} benutzen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>used</source>
            <translation>benutzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>used {who}{where}{cost}{times}</source>
            <translation>benutzbar {who}{where}{cost}{times}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/export_dialog.py" />
            <source>usual</source>
            <translation>üblich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/scenario/model/look.py" />
            <source>vent</source>
            <translation>Lüftung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>visible from {least} to {most} spaces</source>
            <translation>von {least} bis {most} Feldern sichtbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>visible to a marine</source>
            <translation>für einen Marine sichtbar</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>wait until round {} has ended</source>
            <translation>warten, bis Runde {} zu Ende ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>wall</source>
            <translation>Wand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>walls are all around, and no teleporter leads there</source>
            <translation>ringsum sind Wände, und kein Teleporter führt dorthin</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>walls to the {sides}</source>
            <extracomment>English for 1: wall to the {sides}</extracomment>
            <translation>
                <numerusform>Wand nach {sides}</numerusform>
                <numerusform>Wände nach {sides}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>warning here</source>
            <translation>hier eine Warnung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>was destroyed</source>
            <translation>wurde zerstört</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>was fragged</source>
            <translation>wurde ausgeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>was killed</source>
            <translation>wurde getötet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>was {before}: {change}</source>
            <translation>war {before}: {change}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>way</source>
            <translation>Weg</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>way out</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>way out with a {key} lock</source>
            <translation>Ausgang mit Schloss ({key})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>weapon</source>
            <translation>Waffe</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>weapons and action deck: his choice</source>
            <translation>Waffen und Aktionsdeck nach eigener Wahl</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>west</source>
            <translation>West</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>what it means</source>
            <translation>was es bedeutet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>what of the map is in no box, to scale, to cut out</source>
            <translation>was von der Karte in keiner Schachtel ist, maßstäblich, zum Ausschneiden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>when a demon is activated</source>
            <translation>wenn ein Dämon aktiviert wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>when an invader is activated</source>
            <translation>wenn ein Invasor aktiviert wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <source>when everything is revealed</source>
            <translation>wenn alles aufgedeckt ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>when the dice of a marine's attack lie on the table</source>
            <translation>wenn die Würfel eines Angriffs der Marines auf dem Tisch liegen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>when {area} is cleared</source>
            <translation>wenn {area} geräumt ist</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>when {condition}</source>
            <translation>wenn {condition}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>when {element} is missed</source>
            <translation>wenn {element} verpasst wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>when {end} is {done}</source>
            <translation>wenn gilt: {end} {done}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>when {when}</source>
            <translation>wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>when {when}{later}</source>
            <translation>wenn gilt: {when}{later}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>where displaced demons go</source>
            <translation>wohin verdrängte Dämonen gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>where he gets to</source>
            <translation>wohin er gelangt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>where it can go</source>
            <translation>wohin es gehen kann</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>where it was dropped</source>
            <translation>wo es abgelegt wurde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn004_portal_cut_off.py" />
            <source>where its demons walk</source>
            <translation>wo seine Dämonen gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp006_long_way_back.py" />
            <source>where the marines must go</source>
            <translation>wohin die Marines gehen müssen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>where the pictures are put (default: on this computer, others see none)</source>
            <translation>wo die Bilder liegen (Vorgabe: auf diesem Rechner, andere sehen keine)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch006_unreachable_item.py" />
            <source>where {name} is used from</source>
            <translation>von wo aus {name} benutzt wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>which parts are needed and what to lay, area by area</source>
            <translation>welche Teile nötig sind und was zu legen ist, Bereich für Bereich</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/state_findings.py" />
            <source>while only {areas} {value} revealed</source>
            <translation>solange nur {areas} aufgedeckt {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>while the dice of {who} lie on the table</source>
            <translation>während die Würfel von {who} auf dem Tisch liegen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>who made it (author)</source>
            <translation>wer es gemacht hat (Autor)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>why it may stay</source>
            <translation>warum es bleiben darf</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>with no number of marines</source>
            <translation>mit keiner Zahl von Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/field_factory.py" />
            <source>with numbers of its own</source>
            <translation>mit eigenen Zahlen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>with {counts} {marine}</source>
            <translation>mit {counts} {marine}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>with {count}</source>
            <translation>mit {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>with {marines}</source>
            <translation>mit {marines}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>with {n} marines</source>
            <extracomment>English for 1: with {n} marine</extracomment>
            <translation>
                <numerusform>mit {n} Marine</numerusform>
                <numerusform>mit {n} Marines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>with {n} things on it</source>
            <extracomment>English for 1: with 1 thing on it</extracomment>
            <translation>
                <numerusform>mit 1 Ding darauf</numerusform>
                <numerusform>mit {n} Dingen darauf</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>within reach</source>
            <translation>in Reichweite</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>within reach, with wounds or free attacks</source>
            <translation>in Reichweite, mit Wunden oder freien Angriffen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/outline/outline_rows.py" />
            <source>within {count} rounds: {condition}</source>
            <translation>innerhalb von {count} Runden: {condition}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <source>within {rounds}</source>
            <translation>innerhalb von {rounds}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>within {rounds} {since}{when}</source>
            <translation>innerhalb von {rounds} {since}{when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>within {rounds}: {when}</source>
            <translation>innerhalb von {rounds}: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/sharing/exports/export_formats.py" />
            <source>without the colors of the areas</source>
            <translation>ohne die Farben der Bereiche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>without the {card} {names}</source>
            <translation>ohne {card} {names}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>won against the odds</source>
            <translation>gegen die Erwartung gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_words.py" />
            <source>wound marines</source>
            <translation>Marines verwunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>yellow</source>
            <translation>gelb</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/demon_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/plain_fields.py" />
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch011_trap.py" />
            <source>{CODE} is incomplete: there are too many courses of play to check.</source>
            <translation>{CODE} ist unvollständig: Es gibt zu viele Spielverläufe für die Prüfung.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{about} can be used until {when}</source>
            <translation>{about} ist benutzbar, bis gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{about} leads to {name} once {when}</source>
            <translation>{about} führt zu {name}, sobald gilt: {when}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>{active} of {n} teleporters active from the start.</source>
            <extracomment>English for 1: {active} of {n} teleporter active from the start.</extracomment>
            <translation>
                <numerusform>{active} von {n} Teleporter von Anfang an aktiv.</numerusform>
                <numerusform>{active} von {n} Teleportern von Anfang an aktiv.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>{an} {kind} that comes at {name}</source>
            <translation>{kind}, aufgestellt bei {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/setup_checklist.py" />
            <source>{area}  –  {count} of {all}</source>
            <translation>{area}  –  {count} von {all}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd008_unguarded_joint.py" />
            <source>{area} and {area2} meet without a door where {piece_name} joins {piece_name2}.</source>
            <translation>{area} und {area2} treffen sich ohne Tür, wo {piece_name} an {piece_name2} liegt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{area} has {many} for {wanted}.</source>
            <translation>{area} hat {many} für {wanted}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{area} is revealed</source>
            <translation>{area} wird aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{area} is {revealed}</source>
            <translation>{area} ist {revealed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>{attack}: can't hit ({more}).</source>
            <translation>{attack}: kann nicht treffen ({more}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{at} sees {seen} of {n} spaces.</source>
            <extracomment>English for 1: {at} sees {seen} of {n} space.</extracomment>
            <translation>
                <numerusform>{at} sieht {seen} von {n} Feld.</numerusform>
                <numerusform>{at} sieht {seen} von {n} Feldern.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>{away} from where he was fragged: he comes back {nearest} to {farthest} away.</source>
            <translation>{away} von der Stelle des Ausschaltens: Er kommt {nearest} bis {farthest} entfernt zurück.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>{away} from where he was fragged: no space is {nearest} to {farthest} away, {allowed} is nearest to that.</source>
            <translation>{away} von der Stelle des Ausschaltens: Kein Feld ist {nearest} bis {farthest} entfernt, {allowed} ist am nächsten daran.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>{basis} The map was changed since.</source>
            <translation>{basis} Die Karte wurde seitdem geändert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>{bots} as the marines and {bots2} as the invader</source>
            <translation>{bots} als Marines und {bots2} als Invasor</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>{bots} on both sides</source>
            <translation>{bots} auf beiden Seiten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>{called} (armor {armor_of}, {counted} left)</source>
            <translation>{called} (Rüstung {armor_of}, noch {counted})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>{called} (health {count})</source>
            <translation>{called} (Gesundheit {count})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{capitalize} portals</source>
            <translation>Portale: {capitalize}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>{capitalize} {side} won {shares}.{challenge}{resting_on}</source>
            <translation>{capitalize} gewannen {side}: {shares}.{challenge}{resting_on}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal003_ammo_starved.py" />
            <source>{capitalize}, {on_both_sides}, a game provides {had:.1f} ammunition tokens (at the start and picked up) and uses {used:.1f} of them ({percent}); in {dry} of {games} games a marine ran out of ammunition.</source>
            <translation>{capitalize}, {on_both_sides}: Ein Spiel bietet {had:.1f} Munitionsmarker (am Anfang und aufgenommen) und verbraucht {used:.1f} davon ({percent}); in {dry} von {games} Spielen ging einem Marine die Munition aus.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>{caps} laid by caps: auto</source>
            <translation>{caps} durch „caps: auto“ gelegt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{card} activates.</source>
            <translation>{card} aktiviert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>{card} and go there: {cost}</source>
            <translation>{card}, dann hingehen: {cost}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/cards/event_cards.py" />
            <source>{card} is played {moments}.</source>
            <translation>{card} wird gespielt: {moments}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{card} was revealed from the deck on the table</source>
            <translation>{card} wurde vom Stapel auf dem Tisch aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{card} was revealed, {count} left</source>
            <translation>{card} wurde aufgedeckt, noch {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>{card}, go there and open it: {cost}</source>
            <translation>{card}, dann hingehen und öffnen: {cost}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/invader_choices.py" />
            <source>{card}, of {count}</source>
            <translation>{card}, von {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/action_plans.py" />
            <source>{card}, whose attack reaches it</source>
            <translation>{card}, deren Angriff es erreicht</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} for damage</source>
            <translation>{chance} für Schaden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to destroy it</source>
            <translation>{chance} für Zerstören</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to frag</source>
            <translation>{chance} für Ausschalten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to hit</source>
            <translation>{chance} für Treffen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{chance} to kill</source>
            <translation>{chance} für Töten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>{code} and the other {code2} checks are incomplete: {gap}.</source>
            <translation>{code} und die anderen Prüfungen {code2} sind unvollständig: {gap}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>{code} has more than {MOST:,} findings; the others are not listed.</source>
            <translation>{code} meldet mehr als {MOST:,} Probleme; die übrigen sind nicht aufgeführt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>{code} is allowed, but {reason}.</source>
            <translation>{code} ist erlaubt, aber {reason}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/framework/runner.py" />
            <source>{code} was stopped before it was done{covered}.</source>
            <translation>{code} wurde vorzeitig beendet{covered}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{color} exit</source>
            <translation>Ausgang ({color})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/past_events.py" />
            <source>{color} key</source>
            <translation>Schlüssel ({color})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>{color} portals without groups</source>
            <translation>Portale ohne Gruppen: {color}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>{counted} {number} of {limit}</source>
            <translation>{counted} {number} von {limit}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{counts} marines</source>
            <translation>{counts} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/simulation_panel.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} marines</source>
            <translation>{count} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of the group “{id}”</source>
            <translation>{count} der Gruppe „{id}“</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>{count} of {all} ticked: until all are, they are drawn at random.</source>
            <translation>{count} von {all} angekreuzt: bis alle es sind, werden sie zufällig gezogen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of {name}</source>
            <translation>{count} von {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of {name} are {fragged}</source>
            <translation>{count} von {name} sind {fragged}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} of {name} are {killed}</source>
            <translation>{count} von {name} sind {killed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>{count} pages, {paper}</source>
            <translation>{count} Seiten, {paper}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>{count} steps</source>
            <translation>{count} Schritte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <source>{count} {has} fewer respawn spaces {nearest} to {farthest} steps away than there are marines {when}: {at} has {least}{sampled}.</source>
            <translation>{count}: weniger Felder zum Zurückkommen in {nearest} bis {farthest} Schritten als Marines {when}: {at} hat {least}{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>{count} {have} no respawn space {nearest} to {farthest} steps away {when}{also}. The worst is {at}: {outcome}{sampled}.</source>
            <translation>{count}: kein Feld zum Zurückkommen in {nearest} bis {farthest} Schritten {when}{also}. Am schlechtesten ist {at}: {outcome}{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} {plural} are {fragged}</source>
            <translation>{count} {plural} sind {fragged}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{count} {plural} are {killed}</source>
            <translation>{count} {plural} sind {killed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp003_respawn_behind_lock.py" />
            <source>{count}, such as {at}, {have} all respawn spaces in {where} {when}, and a marine can't walk back to the others from there{sampled}.</source>
            <translation>{count}, etwa {at}: Alle Felder zum Zurückkommen liegen in {where} {when}, und ein Marine gelangt von dort nicht zu den anderen zurück{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{cue} ({marks} marines):</source>
            <translation>{cue} ({marks} Marines):</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/page_parts.py" />
            <source>{cue}: something happens now.</source>
            <translation>{cue}: jetzt geschieht etwas.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn004_duplicate_id.py" />
            <source>{described} and for {described2}</source>
            <translation>{described} und für {described2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_gaps.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/spawn_starvation.py" />
            <source>{done} of {settings} exploration states</source>
            <translation>{done} von {settings} Erkundungsständen</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/problem_fixes.py" />
            <source>{done}; {n} no longer applied</source>
            <extracomment>English for 1: {done}; {n} no longer applied</extracomment>
            <translation>
                <numerusform>{done}; {n} passte nicht mehr</numerusform>
                <numerusform>{done}; {n} passten nicht mehr</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{door} at {place}:</source>
            <translation>{door} bei {place}:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/cause_text.py" />
            <source>{drawn} {value} drawn</source>
            <translation>{drawn} gezogen {value}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{draw} of {of}: {entries}</source>
            <translation>{draw} von {of}: {entries}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/new_scenario_dialog.py" />
            <source>{edition}, {few} to {many} marines</source>
            <translation>{edition}, {few} bis {many} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{element} decides whether it is set up</source>
            <translation>{element} entscheidet, ob es aufgebaut wird</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{element} is locked until a marine has the {key} key</source>
            <translation>{element} ist verschlossen, bis ein Marine den Schlüssel hat ({key})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>{element} starts when {when}</source>
            <translation>{element} beginnt, wenn gilt: {when}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>{element}, placed by {name},</source>
            <translation>{element}, aufgestellt durch {name},</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal002_never_ends.py" />
            <source>{endless} of {games} games {with_marines}, {on_both_sides}, did not end {limit}.{resting_on}</source>
            <translation>{endless} von {games} Spielen {with_marines}, {on_both_sides}, endeten nicht {limit}.{resting_on}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{error} Choose another place.</source>
            <translation>{error} Einen anderen Ort wählen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <source>{error} Your changes are still here.</source>
            <translation>{error} Die Änderungen sind noch hier.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/shipped_scenarios.py" />
            <source>{few}–{many} marines</source>
            <translation>{few}–{many} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/figure_choices.py" />
            <source>{figure} at {x},{y}</source>
            <translation>{figure} bei {x},{y}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{flag} is set</source>
            <translation>{flag} ist gesetzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>{format} (*{endings});;All files (*)</source>
            <translation>{format} (*{endings});;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/user_questions.py" />
            <source>{format} pictures (*{ending});;All files (*)</source>
            <translation>{format}-Bilder (*{ending});;Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/script_facts/deadlines.py" />
            <source>{found} deadlines measured by then</source>
            <translation>{found} Fristen bis dahin gemessen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/party_states.py" />
            <source>{found} set-ups by number of marines</source>
            <translation>{found} Aufbauten nach Zahl der Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{games} games in {seconds} s, {pace} a second</source>
            <translation>{games} Spiele in {seconds} s, {pace} je Sekunde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>{games} games of the strongest bot against itself; the chance lies between {low} and {high} %.</source>
            <translation>{games} Spiele des stärksten Bots gegen sich selbst; die Aussicht liegt zwischen {low} und {high} %.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>{games} of {bots}</source>
            <translation>{games} von {bots}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{games} of {number}, {pace:.1f} a second{rest}</source>
            <translation>{games} von {number}, {pace:.1f} je Sekunde{rest}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{games} simulated games each, the bot {bot} against the bot {other}.</source>
            <translation>Je {games} simulierte Spiele, Bot {bot} gegen Bot {other}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{games} simulated games each, the bot {bot} on both sides.</source>
            <translation>Je {games} simulierte Spiele, Bot {bot} auf beiden Seiten.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{games} with {n} marines</source>
            <extracomment>English for 1: {games} with {n} marine</extracomment>
            <translation>
                <numerusform>{games} mit {n} Marine</numerusform>
                <numerusform>{games} mit {n} Marines</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{get} {copy} of the {name}</source>
            <translation>{get} {copy} von {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{get} × {kind} every round</source>
            <translation>{get} × {kind} jede Runde</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory, {own} your own: see {command}</source>
            <translation>{guessed} der {numbers} benutzten Zahlen sind geschätzt oder aus dem Gedächtnis, {own} eigene: siehe {command}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory, {own} your own; of those that these games used, {unsure} of {used}: see {command}</source>
            <translation>{guessed} der {numbers} benutzten Zahlen sind geschätzt oder aus dem Gedächtnis, {own} eigene; von denen dieser Spiele {unsure} von {used}: siehe {command}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory: see {command}</source>
            <translation>{guessed} der {numbers} benutzten Zahlen sind geschätzt oder aus dem Gedächtnis: siehe {command}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/provenance_text.py" />
            <source>{guessed} of the {numbers} numbers in use are guessed or from memory; of those that these games used, {unsure} of {used}: see {command}</source>
            <translation>{guessed} der {numbers} benutzten Zahlen sind geschätzt oder aus dem Gedächtnis; von denen dieser Spiele {unsure} von {used}: siehe {command}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <source>{hand} in hand</source>
            <translation>{hand} auf der Hand</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>{in_words} of {called} form {parts}: {names}.</source>
            <translation>{in_words} von {called} bilden {parts}: {names}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj001_no_victory.py" />
            <source>{in_words}: it can never happen that {wins}.</source>
            <translation>{in_words}: Nie ist möglich: {wins}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <source>{inches:g} {inch} ({inches2:.3g} mm)</source>
            <translation>{inches:g} {inch} ({inches2:.3g} mm)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal001_one_sided.py" />
            <source>{interval} of {games} games with {on_both_sides}</source>
            <translation>{interval} von {games} Spielen mit {on_both_sides}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{it_goes} to {at}</source>
            <translation>{it_goes} nach {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys} (changed)</source>
            <translation>{keys} (geändert)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys} (in a game)</source>
            <translation>{keys} (in einem Spiel)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>{keys} can't be assigned: it moves the cursor or the focus.</source>
            <translation>{keys} kann nicht zugewiesen werden: Es bewegt Schreibmarke oder Fokus.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>{keys} is already assigned to this command.</source>
            <translation>{keys} ist diesem Befehl schon zugewiesen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/program/shortcuts.py" />
            <source>{keys} is assigned to “{command}”, which would lose it.</source>
            <translation>{keys} ist „{command}“ zugewiesen; der Befehl würde es verlieren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys} is not assigned.</source>
            <translation>{keys} ist nicht zugewiesen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/dialogs/shortcuts_dialog.py" />
            <source>{keys}, changed</source>
            <translation>{keys}, geändert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{key} security door</source>
            <translation>Sicherheitstür ({key})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp005_too_many_types.py" />
            <source>{kinds} types of demons can be on the map at once: {names}; the boxes hold {held} initiative cards of the invader.</source>
            <translation>{kinds} Arten von Dämonen können zugleich auf der Karte sein: {names}; die Schachteln enthalten {held} Initiativekarten des Invasors.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{kind} between {at} and {at2}</source>
            <translation>{kind} zwischen {at} und {at2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/piece_editor/piece_grid.py" />
            <source>{kind} edge to the {side}</source>
            <translation>{kind}: Kante nach {side}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{kind} instead of {kind2}</source>
            <translation>{kind} statt {kind2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{kind} once both are active</source>
            <translation>{kind}, sobald beide aktiv sind</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{kind} once they are active</source>
            <translation>{kind}, sobald sie aktiv sind</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/drawing/legend.py" />
            <source>{kind}, not from the start</source>
            <translation>{kind}, nicht von Anfang an</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>{kind}, put on the board later</source>
            <translation>{kind}, später auf den Spielplan gestellt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/causes/diagnosis.py" />
            <source>{known} faults found by then</source>
            <translation>{known} Fehler bis dahin gefunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{label} changed</source>
            <translation>{label} geändert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{label} leaves no room for anything else</source>
            <translation>{label} lässt keinen Platz für anderes</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{label} {before} → {after}</source>
            <translation>{label} {before} → {after}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{least} minutes</source>
            <translation>{least} Minuten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{least} to {most}</source>
            <translation>{least} bis {most}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{least}–{more} minutes</source>
            <translation>{least}–{more} Minuten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/start_page.py" />
            <source>{least}–{most} minutes</source>
            <translation>{least}–{most} Minuten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>{left} of {full} wounds left</source>
            <translation>{left} von {full} Wunden übrig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{len} × {rows} spaces</source>
            <translation>{len} × {rows} Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{lines} in {games}; most used: {start} to {end}, {times} in {per} games. The numbers say how often a space was aimed at in {per} games.</source>
            <translation>{lines} in {games}; am häufigsten: {start} nach {end}, {times} in {per} Spielen. Die Zahlen sagen, wie oft ein Feld in {per} Spielen Ziel war.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{listed} … {more} more</source>
            <translation>{listed} … {more} weitere</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch002_key_behind_own_door.py" />
            <source>{lock} waits {awaited_text}</source>
            <translation>{lock} wartet {awaited_text}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{lost} {value} lost</source>
            <translation>{lost} gehen verloren</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{lower}{name} at {place}</source>
            <translation>{lower}{name} bei {place}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{low} to {high}%</source>
            <translation>{low} bis {high} %</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{many} can't be made yet for files of this edition ({families})</source>
            <translation>{many} für Dateien dieser Ausgabe noch nicht möglich ({families})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{marines} marines</source>
            <translation>{marines} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/rules_field.py" />
            <source>{meaning} Usual: {value} ({source}).</source>
            <translation>{meaning} Üblich: {value} ({source}).</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>{mean} with {marines}</source>
            <translation>{mean} mit {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{missing} missing</source>
            <translation>{missing} fehlen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>{missing} too few</source>
            <translation>{missing} zu wenig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>{mode} and go there: {cost}</source>
            <translation>{mode} und hingehen: {cost}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>{mode} with adrenaline</source>
            <translation>{mode} mit Adrenalin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/action_plans.py" />
            <source>{mode}, go there and open it: {cost}</source>
            <translation>{mode}, hingehen und öffnen: {cost}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/properties.py" />
            <source>{more}, Esc cancels.</source>
            <translation>{more}, Esc bricht ab.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>{most} of the {lines:,} outcomes of the choices were checked</source>
            <translation>{most} der {lines:,} Ergebnisse der Wahlen wurden geprüft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{named} in {where}</source>
            <translation>{named} in {where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{named} {does} not hold all parts ({lacking})</source>
            <translation>{named} {does} nicht alle Teile liefern ({lacking})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{named}; --infos lists {it}</source>
            <translation>{named}; --infos zeigt {it}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{names} and {names2} can't share {where}: {why}.</source>
            <translation>{names} und {names2} passen nicht zusammen auf {where}: {why}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{names} and {names2} stand on the same line; a joint holds one door.</source>
            <translation>{names} und {names2} stehen auf derselben Linie; eine Verbindung hat nur eine Tür.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>{names} {have} no pieces: nothing ever reveals {them}.</source>
            <translation>{names}: keine Teile; nichts deckt {them} je auf.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch010_never_revealed.py" />
            <source>{names} {have} no tiles: nothing ever reveals {them}.</source>
            <translation>{names}: keine Kacheln; nichts deckt {them} je auf.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd006_stacked.py" />
            <source>{names}: several are on {where}.</source>
            <translation>{names}: Mehrere liegen auf {where}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/editing/piece_types.py" />
            <source>{name} (copy)</source>
            <translation>{name} (Kopie)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{name} (exit)</source>
            <translation>{name} (Ausgang)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>{name} (laid by caps: auto)</source>
            <translation>{name} (durch „caps: auto“ gelegt)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} (selected)</source>
            <translation>{name} (ausgewählt)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{name} (start)</source>
            <translation>{name} (Start)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/app.py" />
            <source>{name} (version on disk)</source>
            <translation>{name} (Version auf dem Datenträger)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>{name} area</source>
            <translation>Bereich {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{name} at {place}</source>
            <translation>{name} bei {place}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} becomes active</source>
            <translation>{name} wird aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{name} between {at} and {at2}</source>
            <translation>{name} zwischen {at} und {at2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>{name} beyond the {held} held</source>
            <translation>{name} über die {held} vorhandenen hinaus</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch014_bypassed_lock.py" />
            <source>{name} can be bypassed: the marines reach everything behind it without opening it.</source>
            <translation>{name} kann umgangen werden: Die Marines erreichen alles dahinter, ohne zu öffnen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch003_missing_key.py" />
            <source>{name} can never be {opened}: {wants}.</source>
            <translation>{name} kann nie {opened} werden: {wants}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>{name} can never leave {areas}: it is too wide for the way that smaller figures take.</source>
            <translation>{name} kann {areas} nie verlassen: zu breit für den Weg kleinerer Figuren.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>{name} can't be met: {reason}.</source>
            <translation>{name} ist nicht erfüllbar: {reason}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/unused_fields.py" />
            <source>{name} can't be used.</source>
            <translation>{name} ist nicht benutzbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{name} can't be verified: {failure}</source>
            <translation>{name} kann nicht geprüft werden: {failure}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch012_footprint_too_wide.py" />
            <source>{name} can't move: it is too wide for every step from where it is set up.</source>
            <translation>{name} kann sich nicht bewegen: zu breit für jeden Schritt vom Aufbau aus.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>{name} die: {shown}</source>
            <translation>Würfel {name}: {shown}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name} floor</source>
            <translation>Boden {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn001_no_spawn_space.py" />
            <source>{name} has no room for {who}: {why}.</source>
            <translation>{name} hat keinen Platz für {who}: {why}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is active</source>
            <translation>{name} ist aktiv</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name} is already there.</source>
            <translation>{name} ist schon dort.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{name} is cleared</source>
            <translation>{name} ist geräumt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/prefab_stock.py" />
            <source>{name} is for the {edition}: it can't be placed on this map.</source>
            <translation>{name} ist für {edition}: auf dieser Karte nicht platzierbar.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{name} is made for other numbers of marines.</source>
            <translation>{name} ist für andere Zahlen von Marines gemacht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is opened</source>
            <translation>{name} ist geöffnet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is {fragged}</source>
            <translation>{name} ist {fragged}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is {killed}</source>
            <translation>{name} ist {killed}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} is {used}</source>
            <translation>{name} ist {used}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} laid by caps: auto</source>
            <translation>{name}, durch „caps: auto“ gelegt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch007_lone_teleporter.py" />
            <source>{name} leads nowhere: it is the only {color}teleporter on the board.</source>
            <translation>{name} führt nirgendwohin: einziger Teleporter auf dem Spielplan {color}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj006_deadline_slack.py" />
            <source>{name} leaves {spare} for fights and detours: the shortest walk takes {least}.</source>
            <translation>{name} lässt {spare} für Kämpfe und Umwege: Der kürzeste Weg braucht {least}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn006_silent_portal.py" />
            <source>{name} never summons: {why}.</source>
            <translation>{name} beschwört nie: {why}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{name} of {size} spaces</source>
            <translation>{name} mit {size} Feldern</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch004_unused_key.py" />
            <source>{name} opens nothing: no door has a {color} lock, and no condition needs the key.</source>
            <translation>{name} öffnet nichts: Keine Tür hat ein Schloss dieser Farbe ({color}), und keine Bedingung braucht den Schlüssel.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>{name} sees a start space of the marines at set-up, {away} away.</source>
            <translation>{name} sieht beim Aufbau ein Startfeld der Marines, Entfernung {away}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{name} selected</source>
            <translation>{name} ausgewählt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>{name} spaces</source>
            <translation>Felder: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{name} starts with:</source>
            <translation>{name} beginnt mit:</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/sight/los002_seen_on_arrival.py" />
            <source>{name} summons at set-up: from where its demons come, a start space of the marines is seen, {away} away.</source>
            <translation>{name} beschwört beim Aufbau: Von dort, wo die Dämonen kommen, ist ein Startfeld der Marines zu sehen, Entfernung {away}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} to the {side}</source>
            <translation>{name} nach {side}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} to {ends}</source>
            <translation>{name} nach {ends}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} turned {turn}</source>
            <translation>{name}, gedreht {turn}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj007_needless_unlock.py" />
            <source>{name} unlocks {name2}, which is not locked: it has {lacking}.</source>
            <translation>{name} schließt {name2} auf, was nicht verschlossen ist: {lacking}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/files/picture_export.py" />
            <location filename="../../../editor/kneedeep_editor/mainwindow/save_commands.py" />
            <location filename="../../../editor/kneedeep_editor/printing/feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/export_feature.py" />
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{name} was not saved.</source>
            <translation>{name} wurde nicht gespeichert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name} with {count} marines</source>
            <translation>{name} mit {count} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>{name} with {others}</source>
            <translation>{name} mit {others}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} would lie at {at}</source>
            <translation>{name} läge bei {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} would move by {at}</source>
            <translation>{name} würde um {at} verschoben</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{name} would stand {side} of {at}</source>
            <translation>{name} stünde {side} von {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name} {face}</source>
            <translation>{name} {face}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_choices.py" />
            <source>{name}, in {place}</source>
            <translation>{name}, in {place}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion.py" />
            <source>{name}, one of {number}</source>
            <translation>{name}, eines von {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/either_field.py" />
            <source>{name}, own</source>
            <translation>{name}, eigene</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{name}, under way</source>
            <translation>{name}, läuft</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}, value {number}</source>
            <translation>{name}, Wert {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/feature.py" />
            <source>{name}, {games} games</source>
            <translation>{name}, {games} Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}, {one} {number}</source>
            <translation>{name}, {one} {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name}, {which} number</source>
            <translation>{name}, Zahl {which}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name}: a number for each number of marines</source>
            <translation>{name}: eine Zahl für jede Zahl von Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}: add a value</source>
            <translation>{name}: Wert hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/list_fields.py" />
            <source>{name}: add {one}</source>
            <translation>{name}: {one} hinzufügen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/reach_field.py" />
            <source>{name}: an area, or single spaces</source>
            <translation>{name}: ein Bereich oder einzelne Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>{name}: both sides changed it or one like it, and which one is not sure</source>
            <translation>{name}: Beide Seiten haben es oder ein ähnliches geändert; welches, ist nicht sicher</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <location filename="../../../editor/kneedeep_editor/panels/properties/place_fields.py" />
            <source>{name}: choose on the map</source>
            <translation>{name}: auf der Karte wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name}: covers {width} × {height}</source>
            <translation>{name}: bedeckt {width} × {height}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{name}: everybody may look at it</source>
            <translation>{name}: alle dürfen es ansehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/name_field.py" />
            <source>{name}: go to it</source>
            <translation>{name}: dorthin gehen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{name}: groups of {color} portals</source>
            <translation>{name}: Gruppen der Portale ({color})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/select_tool.py" />
            <source>{name}: hidden or locked in the layers.</source>
            <translation>{name}: in den Ebenen ausgeblendet oder gesperrt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>{name}: how many</source>
            <translation>{name}: wie viele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>{name}: more</source>
            <translation>{name}: mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{name}: name of the card</source>
            <translation>{name}: Name der Karte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{name}: show the problems</source>
            <translation>{name}: Probleme zeigen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/script_fields.py" />
            <source>{name}: what</source>
            <translation>{name}: was</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/number_fields.py" />
            <source>{name}: with {number}</source>
            <translation>{name}: mit {number}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/internal/int003_engines_differ.py" />
            <source>{name}: {answer} by the engine, {answer2} by the reference engine</source>
            <translation>{name}: {answer} laut Programm, {answer2} laut Vergleichsprogramm</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>{name}: {done} changed it, {gone} removed it</source>
            <translation>{name}: {done} hat es geändert, {gone} hat es entfernt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/conflict_words.py" />
            <source>{name}: {label_of}: ours {value}, theirs {value2}</source>
            <translation>{name}: {label_of}: eigene {value}, andere {value2}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/services/unreadable_text.py" />
            <source>{name}: {parts} can't be read and were left out. The list of problems says why.</source>
            <translation>{name}: {parts} nicht lesbar und ausgelassen. Die Liste der Probleme sagt, warum.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{name}: {used} to print</source>
            <translation>{name}: {used} zu drucken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{name}: {used} used, {held} in the box, {left} left</source>
            <translation>{name}: {used} benutzt, {held} in der Schachtel, {left} übrig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{name}: {used} used, {held} in the box, {missing}</source>
            <translation>{name}: {used} benutzt, {held} in der Schachtel, {missing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>{name}: {what}.</source>
            <translation>{name}: {what}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{name}: {width} × {height}, {n} openings</source>
            <extracomment>English for 1: {name}: {width} × {height}, {n} opening</extracomment>
            <translation>
                <numerusform>{name}: {width} × {height}, {n} Öffnung</numerusform>
                <numerusform>{name}: {width} × {height}, {n} Öffnungen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch009_walled_off_invaders.py" />
            <source>{no_invader} the marines in {names}{behind}.</source>
            <translation>{no_invader} die Marines in {names}{behind}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/initiative_panel.py" />
            <source>{now} It is the last card.</source>
            <translation>{now} Es ist die letzte Karte.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <source>{number} games</source>
            <translation>{number} Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/documents/shipped_scenarios.py" />
            <source>{number} marines</source>
            <translation>{number} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <location filename="../../../editor/kneedeep_editor/tools/placement_errors.py" />
            <source>{number} more</source>
            <translation>{number} weitere</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{number} more in it</source>
            <translation>{number} weitere darin</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>{number} of {laid} pieces</source>
            <translation>{number} von {laid} Teilen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/layout/piece_shifts.py" />
            <source>{number} of {laid} tiles</source>
            <translation>{number} von {laid} Kacheln</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>{number} one-sided</source>
            <translation>{number} einseitig</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{number} times</source>
            <translation>{number}-mal</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/components/inventory.py" />
            <source>{number} with {names} behind</source>
            <translation>{number} mit {names} dahinter</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>{number}. {step}</source>
            <translation>{number}. {step}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <source>{n} adrenaline tokens</source>
            <extracomment>English for 1: {n} adrenaline token</extracomment>
            <translation>
                <numerusform>{n} Adrenalinmarker</numerusform>
                <numerusform>{n} Adrenalinmarker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/decision_panel.py" />
            <source>{n} answers</source>
            <extracomment>English for 1: {n} answer</extracomment>
            <translation>
                <numerusform>{n} Antwort</numerusform>
                <numerusform>{n} Antworten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} are left</source>
            <extracomment>English for 1: {n} is left</extracomment>
            <translation>
                <numerusform>{n} übrig</numerusform>
                <numerusform>{n} übrig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{n} areas</source>
            <extracomment>English for 1: {n} area</extracomment>
            <translation>
                <numerusform>{n} Bereich</numerusform>
                <numerusform>{n} Bereiche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} areas on {spaces}.</source>
            <extracomment>English for 1: {n} area on {spaces}.</extracomment>
            <translation>
                <numerusform>{n} Bereich auf {spaces}.</numerusform>
                <numerusform>{n} Bereiche auf {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} areas without a text to read aloud: {name}</source>
            <extracomment>English for 1: 1 area without a text to read aloud: {name}</extracomment>
            <translation>
                <numerusform>1 Bereich ohne Text zum Vorlesen: {name}</numerusform>
                <numerusform>{n} Bereiche ohne Text zum Vorlesen: {name}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} attacks</source>
            <extracomment>English for 1: {n} attack</extracomment>
            <translation>
                <numerusform>{n} Angriff</numerusform>
                <numerusform>{n} Angriffe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/setup_items.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} cards</source>
            <extracomment>English for 1: {n} card</extracomment>
            <translation>
                <numerusform>{n} Karte</numerusform>
                <numerusform>{n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{n} checks</source>
            <extracomment>English for 1: {n} check</extracomment>
            <translation>
                <numerusform>{n} Prüfung</numerusform>
                <numerusform>{n} Prüfungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} choices</source>
            <extracomment>English for 1: {n} choice</extracomment>
            <translation>
                <numerusform>{n} Wahl</numerusform>
                <numerusform>{n} Wahlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj003_figure_shortage.py" />
            <source>{n} come</source>
            <extracomment>English for 1: {n} comes</extracomment>
            <translation>
                <numerusform>{n} kommt</numerusform>
                <numerusform>{n} kommen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} damage</source>
            <extracomment>English for 1: {n} damage</extracomment>
            <translation>
                <numerusform>{n} Schaden</numerusform>
                <numerusform>{n} Schaden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} deadlines</source>
            <extracomment>English for 1: {n} deadline</extracomment>
            <translation>
                <numerusform>{n} Frist</numerusform>
                <numerusform>{n} Fristen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{n} demon initiative cards</source>
            <extracomment>English for 1: {n} demon initiative card</extracomment>
            <translation>
                <numerusform>{n} Dämonen-Initiativekarte</numerusform>
                <numerusform>{n} Dämonen-Initiativekarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>{n} demons</source>
            <extracomment>English for 1: {n} demon</extracomment>
            <translation>
                <numerusform>{n} Dämon</numerusform>
                <numerusform>{n} Dämonen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/sharing/comparison_feature.py" />
            <source>{n} differences</source>
            <extracomment>English for 1: 1 difference</extracomment>
            <translation>
                <numerusform>{n} Unterschied</numerusform>
                <numerusform>{n} Unterschiede</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} doors</source>
            <extracomment>English for 1: {n} door</extracomment>
            <translation>
                <numerusform>{n} Tür</numerusform>
                <numerusform>{n} Türen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} elements</source>
            <extracomment>English for 1: {n} element</extracomment>
            <translation>
                <numerusform>{n} Element</numerusform>
                <numerusform>{n} Elemente</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/prefab_stock.py" />
            <source>{n} elements in the file could not be read.</source>
            <extracomment>English for 1: {n} element in the file could not be read.</extracomment>
            <translation>
                <numerusform>{n} Element der Datei konnte nicht gelesen werden.</numerusform>
                <numerusform>{n} Elemente der Datei konnten nicht gelesen werden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} endings</source>
            <extracomment>English for 1: {n} ending</extracomment>
            <translation>
                <numerusform>{n} Ende</numerusform>
                <numerusform>{n} Enden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/widgets/finder.py" />
            <source>{n} entries</source>
            <extracomment>English for 1: {n} entry</extracomment>
            <translation>
                <numerusform>{n} Eintrag</numerusform>
                <numerusform>{n} Einträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{n} errors</source>
            <extracomment>English for 1: {n} error</extracomment>
            <translation>
                <numerusform>{n} Fehler</numerusform>
                <numerusform>{n} Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} errors: fix them before anybody plays it</source>
            <extracomment>English for 1: 1 error: fix it before anybody plays it</extracomment>
            <translation>
                <numerusform>1 Fehler: vor dem Spielen beheben</numerusform>
                <numerusform>{n} Fehler: vor dem Spielen beheben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/events.py" />
            <source>{n} events</source>
            <extracomment>English for 1: {n} event</extracomment>
            <translation>
                <numerusform>{n} Ereignis</numerusform>
                <numerusform>{n} Ereignisse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} figure types</source>
            <extracomment>English for 1: {n} figure type</extracomment>
            <translation>
                <numerusform>{n} Figurentyp</numerusform>
                <numerusform>{n} Figurentypen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} figures</source>
            <extracomment>English for 1: {n} figure</extracomment>
            <translation>
                <numerusform>{n} Figur</numerusform>
                <numerusform>{n} Figuren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{n} files</source>
            <extracomment>English for 1: {n} file</extracomment>
            <translation>
                <numerusform>{n} Datei</numerusform>
                <numerusform>{n} Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{n} free spaces</source>
            <extracomment>English for 1: {n} free space</extracomment>
            <translation>
                <numerusform>{n} freies Feld</numerusform>
                <numerusform>{n} freie Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/balance_card.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/balance/bal004_untouched.py" />
            <source>{n} games</source>
            <extracomment>English for 1: {n} game</extracomment>
            <translation>
                <numerusform>{n} Spiel</numerusform>
                <numerusform>{n} Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/panels/dice_panel.py" />
            <source>{n} hits</source>
            <extracomment>English for 1: {n} hit</extracomment>
            <translation>
                <numerusform>{n} Treffer</numerusform>
                <numerusform>{n} Treffer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{n} infos</source>
            <extracomment>English for 1: {n} info</extracomment>
            <translation>
                <numerusform>{n} Hinweis</numerusform>
                <numerusform>{n} Hinweise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{n} invader initiative cards</source>
            <extracomment>English for 1: {n} invader initiative card</extracomment>
            <translation>
                <numerusform>{n} Invasor-Initiativekarte</numerusform>
                <numerusform>{n} Invasor-Initiativekarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/features/map/party.py" />
            <source>{n} invaders</source>
            <extracomment>English for 1: {n} invader</extracomment>
            <translation>
                <numerusform>{n} Invasor</numerusform>
                <numerusform>{n} Invasoren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} items</source>
            <extracomment>English for 1: {n} item</extracomment>
            <translation>
                <numerusform>{n} Gegenstand</numerusform>
                <numerusform>{n} Gegenstände</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} lines of fire</source>
            <extracomment>English for 1: {n} line of fire</extracomment>
            <translation>
                <numerusform>{n} Schusslinie</numerusform>
                <numerusform>{n} Schusslinien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{n} marine initiative cards</source>
            <extracomment>English for 1: {n} marine initiative card</extracomment>
            <translation>
                <numerusform>{n} Marine-Initiativekarte</numerusform>
                <numerusform>{n} Marine-Initiativekarten</numerusform>
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
            <translation>
                <numerusform>{n} Marine</numerusform>
                <numerusform>{n} Marines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} marines fragged</source>
            <extracomment>English for 1: {n} marine fragged</extracomment>
            <translation>
                <numerusform>{n} Marine ausgeschaltet</numerusform>
                <numerusform>{n} Marines ausgeschaltet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/objectives/obj004_deadline_too_tight.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{n} movement points</source>
            <extracomment>English for 1: {n} movement point</extracomment>
            <translation>
                <numerusform>{n} Bewegungspunkt</numerusform>
                <numerusform>{n} Bewegungspunkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>{n} movement points of a demon</source>
            <extracomment>English for 1: {n} movement point of a demon</extracomment>
            <translation>
                <numerusform>{n} Bewegungspunkt eines Dämons</numerusform>
                <numerusform>{n} Bewegungspunkte eines Dämons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} notes worth knowing</source>
            <extracomment>English for 1: 1 note worth knowing</extracomment>
            <translation>
                <numerusform>1 Hinweis von Interesse</numerusform>
                <numerusform>{n} Hinweise von Interesse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/editing/clipboard.py" />
            <source>{n} of the elements could not be read and were left out.</source>
            <extracomment>English for 1: {n} of the elements could not be read and was left out.</extracomment>
            <translation>
                <numerusform>{n} Element konnte nicht gelesen werden und wurde ausgelassen.</numerusform>
                <numerusform>{n} Elemente konnten nicht gelesen werden und wurden ausgelassen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{n} other states</source>
            <extracomment>English for 1: {n} other state</extracomment>
            <translation>
                <numerusform>{n} weiterer Stand</numerusform>
                <numerusform>{n} weitere Stände</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/posters.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>{n} pages</source>
            <extracomment>English for 1: {n} page</extracomment>
            <translation>
                <numerusform>{n} Seite</numerusform>
                <numerusform>{n} Seiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp002_tokens_over_box.py" />
            <source>{n} parts</source>
            <extracomment>English for 1: {n} part</extracomment>
            <translation>
                <numerusform>{n} Teil</numerusform>
                <numerusform>{n} Teile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} piece types</source>
            <extracomment>English for 1: {n} piece type</extracomment>
            <translation>
                <numerusform>{n} Teiletyp</numerusform>
                <numerusform>{n} Teiletypen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <source>{n} pieces</source>
            <extracomment>English for 1: {n} piece</extracomment>
            <translation>
                <numerusform>{n} Teil</numerusform>
                <numerusform>{n} Teile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} points</source>
            <extracomment>English for 1: {n} point</extracomment>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{n} points through shut doors</source>
            <extracomment>English for 1: {n} point through shut doors</extracomment>
            <translation>
                <numerusform>{n} Punkt durch geschlossene Türen</numerusform>
                <numerusform>{n} Punkte durch geschlossene Türen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/portal_overlays.py" />
            <source>{n} portals; {crowded} without room for their largest group.</source>
            <extracomment>English for 1: {n} portal; {crowded} without room for its largest group.</extracomment>
            <translation>
                <numerusform>{n} Portal; {crowded} ohne Platz für die größte Gruppe.</numerusform>
                <numerusform>{n} Portale; {crowded} ohne Platz für ihre größte Gruppe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} problems allowed with a reason: read them once more</source>
            <extracomment>English for 1: 1 problem allowed with a reason: read it once more</extracomment>
            <translation>
                <numerusform>1 Problem mit Begründung erlaubt: noch einmal lesen</numerusform>
                <numerusform>{n} Probleme mit Begründung erlaubt: noch einmal lesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/respawn/rsp005_crowded_respawn.py" />
            <source>{n} respawn spaces</source>
            <extracomment>English for 1: {n} respawn space</extracomment>
            <translation>
                <numerusform>{n} Feld zum Zurückkommen</numerusform>
                <numerusform>{n} Felder zum Zurückkommen</numerusform>
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
            <translation>
                <numerusform>{n} Runde</numerusform>
                <numerusform>{n} Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd007_split_area.py" />
            <source>{n} separate parts</source>
            <extracomment>English for 1: {n} separate part</extracomment>
            <translation>
                <numerusform>{n} getrennter Teil</numerusform>
                <numerusform>{n} getrennte Teile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>{n} shields</source>
            <extracomment>English for 1: {n} shield</extracomment>
            <translation>
                <numerusform>{n} Schild</numerusform>
                <numerusform>{n} Schilde</numerusform>
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
            <translation>
                <numerusform>{n} Feld</numerusform>
                <numerusform>{n} Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} spaces see it</source>
            <extracomment>English for 1: {n} space sees it</extracomment>
            <translation>
                <numerusform>{n} Feld sieht es</numerusform>
                <numerusform>{n} Felder sehen es</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} spawn areas</source>
            <extracomment>English for 1: {n} spawn area</extracomment>
            <translation>
                <numerusform>{n} Spawn-Bereich</numerusform>
                <numerusform>{n} Spawn-Bereiche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <source>{n} spawn cards</source>
            <extracomment>English for 1: {n} spawn card</extracomment>
            <translation>
                <numerusform>{n} Spawn-Karte</numerusform>
                <numerusform>{n} Spawn-Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{n} start spaces</source>
            <extracomment>English for 1: {n} start space</extracomment>
            <translation>
                <numerusform>{n} Startfeld</numerusform>
                <numerusform>{n} Startfelder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} starts</source>
            <extracomment>English for 1: {n} start</extracomment>
            <translation>
                <numerusform>{n} Start</numerusform>
                <numerusform>{n} Starts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/session/open_games.py" />
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/respawn/respawn_findings.py" />
            <source>{n} steps</source>
            <extracomment>English for 1: {n} step</extracomment>
            <translation>
                <numerusform>{n} Schritt</numerusform>
                <numerusform>{n} Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} steps away</source>
            <extracomment>English for 1: {n} step away</extracomment>
            <translation>
                <numerusform>{n} Schritt entfernt</numerusform>
                <numerusform>{n} Schritte entfernt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} steps to the goal</source>
            <extracomment>English for 1: {n} step to the goal</extracomment>
            <translation>
                <numerusform>{n} Schritt bis zum Ziel</numerusform>
                <numerusform>{n} Schritte bis zum Ziel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>{n} steps to win</source>
            <extracomment>English for 1: {n} step to win</extracomment>
            <translation>
                <numerusform>{n} Schritt bis zum Sieg</numerusform>
                <numerusform>{n} Schritte bis zum Sieg</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{n} steps to win; the numbers say after which step a space is revealed.</source>
            <extracomment>English for 1: {n} step to win; the numbers say after which step a space is revealed.</extracomment>
            <translation>
                <numerusform>{n} Schritt bis zum Sieg; die Zahlen sagen, nach welchem Schritt ein Feld aufgedeckt ist.</numerusform>
                <numerusform>{n} Schritte bis zum Sieg; die Zahlen sagen, nach welchem Schritt ein Feld aufgedeckt ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} tile types</source>
            <extracomment>English for 1: {n} tile type</extracomment>
            <translation>
                <numerusform>{n} Kacheltyp</numerusform>
                <numerusform>{n} Kacheltypen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp001_pieces_over_box.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/single_tiles.py" />
            <source>{n} tiles</source>
            <extracomment>English for 1: {n} tile</extracomment>
            <translation>
                <numerusform>{n} Kachel</numerusform>
                <numerusform>{n} Kacheln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} times</source>
            <extracomment>English for 1: {n} time</extracomment>
            <translation>
                <numerusform>{n}-mal</numerusform>
                <numerusform>{n}-mal</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} token types</source>
            <extracomment>English for 1: {n} token type</extracomment>
            <translation>
                <numerusform>{n} Markertyp</numerusform>
                <numerusform>{n} Markertypen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} tokens</source>
            <extracomment>English for 1: {n} token</extracomment>
            <translation>
                <numerusform>{n} Marker</numerusform>
                <numerusform>{n} Marker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/tools/elements/element_names.py" />
            <source>{n} triggers</source>
            <extracomment>English for 1: {n} trigger</extracomment>
            <translation>
                <numerusform>{n} Auslöser</numerusform>
                <numerusform>{n} Auslöser</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/verdict_text.py" />
            <source>{n} turns</source>
            <extracomment>English for 1: {n} turn</extracomment>
            <translation>
                <numerusform>{n} Zug</numerusform>
                <numerusform>{n} Züge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{n} visits</source>
            <extracomment>English for 1: {n} visit</extracomment>
            <translation>
                <numerusform>{n} Besuch</numerusform>
                <numerusform>{n} Besuche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/status_bar.py" />
            <source>{n} warnings</source>
            <extracomment>English for 1: {n} warning</extracomment>
            <translation>
                <numerusform>{n} Warnung</numerusform>
                <numerusform>{n} Warnungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/checks/share_checklist.py" />
            <source>{n} warnings to fix, or to allow with a reason</source>
            <extracomment>English for 1: 1 warning to fix, or to allow with a reason</extracomment>
            <translation>
                <numerusform>1 Warnung: beheben oder mit Begründung erlauben</numerusform>
                <numerusform>{n} Warnungen: beheben oder mit Begründung erlauben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/amounts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{n} wounds</source>
            <extracomment>English for 1: {n} wound</extracomment>
            <translation>
                <numerusform>{n} Wunde</numerusform>
                <numerusform>{n} Wunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{opened} by a marine</source>
            <translation>{opened} durch einen Marine</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>{order}</source>
            <translation>{order}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{part:.0f} min</source>
            <translation>{part:.0f} min</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/result_texts.py" />
            <source>{part:.0f} s</source>
            <translation>{part:.0f} s</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/tour_hints.py" />
            <location filename="../../../editor/kneedeep_editor/table_mode/text_reader.py" />
            <source>{part} of {count}</source>
            <translation>{part} von {count}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <location filename="../../../editor/kneedeep_editor/playtest/session/game_result.py" />
            <source>{part} of {whole}</source>
            <translation>{part} von {whole}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>{part} of {whole}: {name}</source>
            <translation>{part} von {whole}: {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/pointer_text.py" />
            <source>{part} · nothing here</source>
            <translation>{part} · hier nichts</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/zoom_box.py" />
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/party_strip.py" />
            <source>{percent} % won</source>
            <translation>{percent} % gewonnen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/table_texts/table_notes.py" />
            <source>{placed}remove the portal from the map</source>
            <translation>{placed}das Portal von der Karte nehmen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{player}, do you interrupt {moment}?</source>
            <translation>{player}, unterbrechen {moment}?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp003_figures_over_box.py" />
            <source>{plural} of {called}</source>
            <translation>{plural} von {called}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{portals} {have} summoned</source>
            <translation>{portals} {have} beschworen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/plots.py" />
            <source>{quantity} in a game: {mean} on average.</source>
            <translation>{quantity} in einem Spiel: im Mittel {mean}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/click_targets.py" />
            <source>{reason} No figure moves.</source>
            <translation>{reason} Keine Figur bewegt sich.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/control/game_starter.py" />
            <source>{reason} The list of problems says why.</source>
            <translation>{reason} Die Liste der Probleme sagt, warum.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/door_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/paste_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/piece_tool.py" />
            <location filename="../../../editor/kneedeep_editor/tools/thing_tools.py" />
            <source>{reason}.</source>
            <translation>{reason}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{rest} more of {codes} (--verbose lists all)</source>
            <translation>{rest} weitere von {codes} (--verbose zeigt alle)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd003_misjoined.py" />
            <source>{rim} opening of {name}</source>
            <translation>Öffnung {rim} von {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{rounds} have been played</source>
            <translation>{rounds} sind gespielt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/widgets/picture_list.py" />
            <source>{said}, not found; Delete removes it from the list</source>
            <translation>{said}, nicht gefunden; Entf entfernt es aus der Liste</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/sharing/passport_feature.py" />
            <source>{saved} File &gt; Verify passport repeats what it claims.</source>
            <translation>{saved} Datei &gt; Pass prüfen wiederholt, was er aussagt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd001_overlap.py" />
            <source>{second} and {first} cover the same {count}: {at}.</source>
            <translation>{second} und {first} bedecken dieselben {count}: {at}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <source>{seers} sees it.</source>
            <translation>{seers} sieht es.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/print_dialog.py" />
            <source>{sentence}.</source>
            <translation>{sentence}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch004_unused_key.py" />
            <source>{setter} sets the flag {flag}, but nothing waits for it.</source>
            <translation>{setter} setzt das Kennzeichen {flag}, aber nichts wartet darauf.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} and {last}</source>
            <translation>{some} und {last}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} and {rest} more</source>
            <translation>{some} und {rest} weitere</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} or {last}</source>
            <translation>{some} oder {last}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some} or {rest} more</source>
            <translation>{some} oder {rest} weitere</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/english.py" />
            <source>{some}, {next}</source>
            <translation>{some}, {next}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{sort} of {size}.</source>
            <translation>{sort} mit {size}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{source} The author rates it as {rating}.</source>
            <translation>{source} Einstufung des Autors: {rating}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/card_contents.py" />
            <source>{source} {guessed} of {numbers} game numbers are guesses.</source>
            <translation>{source} {guessed} von {numbers} Zahlen des Spiels sind geschätzt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{spaces} for spawning with marines at {where}.</source>
            <translation>{spaces} zum Erscheinen mit Marines bei {where}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{spaces} for spawning. Place up to three marines with the Test marines tool.</source>
            <translation>{spaces} zum Erscheinen. Mit dem Werkzeug „Probe-Marines“ bis zu drei Marines aufstellen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch001_unreachable_space.py" />
            <source>{spaces} of {areas} can't be reached ({at})</source>
            <translation>{spaces} von {areas} sind nicht erreichbar ({at})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{spaces} revealed, {n} doors open.</source>
            <extracomment>English for 1: {spaces} revealed, {n} door open.</extracomment>
            <translation>
                <numerusform>{spaces} aufgedeckt, {n} Tür offen.</numerusform>
                <numerusform>{spaces} aufgedeckt, {n} Türen offen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span} marines fragged</source>
            <translation>{span} Marines ausgeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span} times aimed at</source>
            <translation>{span}-mal Ziel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span} visits</source>
            <translation>{span} Besuche</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/map_answer.py" />
            <source>{span}% of the games</source>
            <translation>{span} % der Spiele</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd009_no_start.py" />
            <source>{starts} are start areas, but there must be exactly one: {names}.</source>
            <translation>{starts} sind Startbereiche, genau einer ist nötig: {names}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{start} to {end}: {words}</source>
            <translation>{start} bis {end}: {words}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/reach/unexplored_courses.py" />
            <source>{states:,} exploration states were checked, with each area revealed as early and as late as possible among them; there are more</source>
            <translation>{states:,} Erkundungsstände wurden geprüft, darunter jeder Bereich so früh und so spät wie möglich aufgedeckt; es gibt mehr</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{state} for good</source>
            <translation>{state} auf Dauer</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{state} until {waits}</source>
            <translation>{state}, bis gilt: {waits}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>{state}; open: {doors}</source>
            <translation>{state}; offen: {doors}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>{steps} {marines}</source>
            <translation>{steps} {marines}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/route_answers.py" />
            <source>{steps} {marines}, in at least {turns}</source>
            <translation>{steps} {marines}, in mindestens {turns}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/text/balance_text.py" />
            <source>{str} marines</source>
            <translation>{str} Marines</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/marine_sheets.py" />
            <source>{text} (a guess)</source>
            <translation>{text} (geschätzt)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/overlay_answers.py" />
            <source>{text} (turn {turn})</source>
            <translation>{text} (Zug {turn})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>{text} The scenario is not designed for this number.</source>
            <translation>{text} Das Szenario ist nicht für diese Zahl entworfen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>{text} There is no room on it; the nearest space is {there}.</source>
            <translation>{text} Darauf ist kein Platz; das nächste Feld ist {there}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/inventory_panel.py" />
            <source>{text} Tiles to print are not part of it.</source>
            <translation>{text} Zu druckende Kacheln gehören nicht dazu.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{text}, but: {reason}</source>
            <translation>{text}, aber: {reason}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/space_description.py" />
            <source>{text}, joined</source>
            <translation>{text}, verbunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/start_position/start_position_dialog.py" />
            <source>{there}. Enter puts {marine} there.</source>
            <translation>{there}. Eingabe setzt {marine} dorthin.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{thing} can't be attacked.</source>
            <translation>{thing} kann nicht angegriffen werden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{thing} is in the way.</source>
            <translation>{thing} ist im Weg.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{thing} leaves the game</source>
            <translation>{thing} verlässt das Spiel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>{title} (held)</source>
            <translation>{title} (gehalten)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/text_report.py" />
            <source>{title} (needs your decision: --fix skips it)</source>
            <translation>{title} (Entscheidung nötig: --fix lässt es aus)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <source>{title} (read only)</source>
            <translation>{title} (nur lesen)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>{title} – table</source>
            <translation>{title} – Tisch</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/document_tabs.py" />
            <source>{title}, not saved</source>
            <translation>{title}, nicht gespeichert</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/table_mode/table_window.py" />
            <source>{title}, {marines} – table</source>
            <translation>{title}, {marines} – Tisch</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/stock_model.py" />
            <source>{title}, {n} entries</source>
            <extracomment>English for 1: {title}, {n} entry</extracomment>
            <translation>
                <numerusform>{title}, {n} Eintrag</numerusform>
                <numerusform>{title}, {n} Einträge</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click a joint between two pieces</source>
            <translation>{title}: Verbindung zwischen zwei Teilen anklicken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click a joint between two tiles</source>
            <translation>{title}: Verbindung zwischen zwei Kacheln anklicken</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click an opening that meets nothing</source>
            <translation>{title}: Öffnung anklicken, an der nichts liegt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click or drag over spaces, again to take it away</source>
            <translation>{title}: Felder anklicken oder überstreichen, noch einmal entfernt sie</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/stamp_stock.py" />
            <source>{title}: click or drag over spaces; Ctrl+click paints the area</source>
            <translation>{title}: Felder anklicken oder überstreichen; Strg+Klick malt den Bereich</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/panels/overlay_legend.py" />
            <source>{title}: {n} spaces</source>
            <extracomment>English for 1: {title}: {n} space</extracomment>
            <translation>
                <numerusform>{title}: {n} Feld</numerusform>
                <numerusform>{title}: {n} Felder</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/main_window.py" />
            <source>{title}[*] – kneedeep</source>
            <translation>{title}[*] – kneedeep</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/mainwindow/window_actions.py" />
            <source>{tool} tool</source>
            <translation>Werkzeug {tool}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{to} gets {value}{thing}</source>
            <translation>{to} erhält {value}{thing}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/build_sheet.py" />
            <source>{used} of {held}</source>
            <translation>{used} von {held}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{value} of these hold: </source>
            <translation>{value} davon gilt: </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd005_off_board.py" />
            <source>{value} off the board{where}</source>
            <translation>{value} außerhalb des Spielplans{where}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/simulation/results_table.py" />
            <source>{value}, {spread}. Below: what it was, the difference (of shares in points of a hundred) and its 95% interval.</source>
            <translation>{value}, {spread}. Darunter: der vorige Wert, der Unterschied (bei Anteilen in Prozentpunkten) und sein 95-%-Intervall.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>{verb} no groups: the invasion card has none for {color}</source>
            <translation>{verb} keine Gruppen: Die Invasionskarte hat keine für {color}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn005_portal_without_group.py" />
            <source>{verb} no groups: the scenario names no invasion card</source>
            <translation>{verb} keine Gruppen: Das Szenario nennt keine Invasionskarte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/reachability/rch002_key_behind_own_door.py" />
            <source>{waits}, which is behind it.</source>
            <translation>{waits}, was dahinter liegt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/features/map/marine_count.py" />
            <source>{what} are not set up.</source>
            <extracomment>English for 1: {what} is not set up.</extracomment>
            <translation>
                <numerusform>{what} ist nicht aufgebaut.</numerusform>
                <numerusform>{what} sind nicht aufgebaut.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/components/cmp004_expansion_part.py" />
            <source>{what} belongs to the expansion, which the scenario does not use: see {who}.</source>
            <translation>{what} gehört zur Erweiterung, die das Szenario nicht benutzt: siehe {who}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/geometry/distance_measurement.py" />
            <source>{what} on {at}</source>
            <translation>{what} auf {at}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{what} reaches at most {limit} spaces.</source>
            <translation>{what} reicht höchstens {limit} Felder weit.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{what} reaches only adjacent spaces.</source>
            <translation>{what} reicht nur auf benachbarte Felder.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/problems/problems_panel.py" />
            <source>{what}, as one step</source>
            <translation>{what}, als ein Schritt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/panels/properties/invasion_field.py" />
            <source>{what}, {color} group {number}</source>
            <translation>{what}, Gruppe {number} ({color})</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/game_over.py" />
            <source>{what}: marines {marines}, invader {invader}</source>
            <translation>{what}: Marines {marines}, Invasor {invader}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>{where} can't be capped: {closing} is already there.</source>
            <translation>{where} kann nicht verschlossen werden: {closing} ist schon dort.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn003_portal_crowded.py" />
            <source>{where} has {near} on and beside it: {many} of its group of {demons} {has} no room{text}.</source>
            <translation>{where} hat {near} darauf und daneben: {many} der Gruppe aus {demons} ohne Platz{text}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/board/brd002_open_opening.py" />
            <source>{where} leads against the wall of {against}.</source>
            <translation>{where} führt gegen die Wand von {against}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/board/space_text.py" />
            <source>{where}, not revealed</source>
            <translation>{where}, nicht aufgedeckt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{whom} {verbs} {value} damage</source>
            <translation>{whom} {verbs} {value} Schaden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{who} at {stand} {sees} {places} where demons can spawn {when}{also}{sampled}.</source>
            <translation>{who} bei {stand} {sees} {places}, wo Dämonen erscheinen können {when}{also}{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/spawning/starvation_findings.py" />
            <source>{who} at {stand} {sees} {places} where invaders can spawn {when}{also}{sampled}.</source>
            <translation>{who} bei {stand} {sees} {places}, wo Invasoren erscheinen können {when}{also}{sampled}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} blocks the way.</source>
            <translation>{who} versperrt den Weg.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>{who} can't carry more armor.</source>
            <translation>{who} kann nicht mehr Rüstung tragen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} can't move.</source>
            <translation>{who} kann sich nicht bewegen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>{who} can't open or shut doors.</source>
            <translation>{who} kann keine Türen öffnen oder schließen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} does not attack.</source>
            <translation>{who} greift nicht an.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} does not fit there.</source>
            <translation>{who} passt dort nicht hin.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} does not have the {weapon}.</source>
            <translation>{who} hat nicht: {weapon}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} has acted already.</source>
            <translation>{who} hat schon gehandelt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} has attacked already.</source>
            <translation>{who} hat schon angegriffen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/figure_options.py" />
            <source>{who} has to decide something else first.</source>
            <translation>{who} muss erst etwas anderes entscheiden.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} is a friend.</source>
            <translation>{who} gehört zur eigenen Seite.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} is already there.</source>
            <translation>{who} ist schon dort.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{who} is fragged</source>
            <translation>{who} ist ausgeschaltet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} is in the line of sight.</source>
            <translation>{who} ist in der Sichtlinie.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{who} is killed</source>
            <translation>{who} ist getötet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>{who} is none of the invader's figures.</source>
            <translation>{who} ist keine Figur des Invasors.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/marine/equipment.py" />
            <source>{who} is not hurt.</source>
            <translation>{who} ist nicht verletzt.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} is not in sight.</source>
            <translation>{who} ist nicht in Sicht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} is not on the board.</source>
            <translation>{who} ist nicht auf dem Spielplan.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} is {away} away, the range is {range}.</source>
            <translation>{who} ist {away} entfernt, die Reichweite ist {range}.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/panels/story_log.py" />
            <source>{who} moves to {place} ({steps} steps)</source>
            <translation>{who} geht nach {place} ({steps} Schritte)</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>{who} needs its last points to reach an empty space.</source>
            <translation>{who} braucht die letzten Punkte, um ein freies Feld zu erreichen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} shares a space and can't attack from there.</source>
            <translation>{who} teilt ein Feld und kann von dort nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} shares a space with others and must move on first.</source>
            <translation>{who} teilt ein Feld mit anderen und muss erst weiterziehen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/board/doors.py" />
            <source>{who} stands across it.</source>
            <translation>{who} steht darüber.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} stands on an obstacle and can't attack from there.</source>
            <translation>{who} steht auf einem Hindernis und kann von dort nicht angreifen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/combat/attack_reasons.py" />
            <source>{who} stands there itself.</source>
            <translation>{who} steht selbst dort.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/queries/click_reasons.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2016/queries/click_reasons.py" />
            <source>{who} stands there.</source>
            <translation>{who} steht dort.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} stands there: one may pass, but not stay.</source>
            <translation>{who} steht dort: Durchgehen ist erlaubt, Bleiben nicht.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>{who} still refer to {name}</source>
            <translation>{who} verweisen noch auf {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/tools/elements/deletion_losses.py" />
            <source>{who} still refers to {name}</source>
            <translation>{who} verweist noch auf {name}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{who} takes {wounds}</source>
            <translation>{who} erleidet {wounds}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/invader/invader_turn.py" />
            <source>{who} was activated in this turn.</source>
            <translation>{who} wurde in diesem Zug aktiviert.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/movement/way_reasons.py" />
            <source>{who} would not survive the way.</source>
            <translation>{who} würde den Weg nicht überleben.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{who} {has} left by {name}</source>
            <translation>{who} {has} {name} als Ausgang benutzt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/assistant.py" />
            <source>{who}'s turn</source>
            <translation>Zug: {who}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, does the attack go on to another space, with a die less?</source>
            <translation>{who}, geht der Angriff auf ein weiteres Feld, mit einem Würfel weniger?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, where do you come back?</source>
            <translation>{who}, wohin zurückkommen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, which action?</source>
            <translation>{who}, welche Aktion?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, which dice do you roll again?</source>
            <translation>{who}, welche Würfel neu werfen?</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}, {mode}: {amounts} left.</source>
            <translation>{who}, {mode}: {amounts} übrig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>{who}: choose {an} {label}</source>
            <translation>{who}: {label} wählen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/spawning/spn004_portal_cut_off.py" />
            <source>{who}: no demon that it summons can ever walk to a space that marines reach on foot.</source>
            <translation>{who}: Kein davon beschworener Dämon kann je ein Feld erreichen, das Marines zu Fuß erreichen.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/checks/file/scn005_unknown_reference.py" />
            <source>{who}: there is no {label} {shown}{hint}</source>
            <translation>{who}: {label} {shown} gibt es nicht{hint}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}: {amounts} left.</source>
            <translation>{who}: {amounts} übrig.</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/assistant.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/rules/doom2004/text/questions.py" />
            <source>{who}: {question}</source>
            <translation>{who}: {question}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/printing/picture_dialog.py" />
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} Pixel</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>{wounds} damage</source>
            <translation>{wounds} Schaden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{wounds} damage expected</source>
            <translation>{wounds} Schaden erwartet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/area_contents.py" />
            <source>{wounds} wounds</source>
            <translation>{wounds} Wunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/playtest/text/answer_texts.py" />
            <source>{wounds} wounds expected</source>
            <translation>{wounds} Wunden erwartet</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/worker/start_positions.py" />
            <source>{x},{y}</source>
            <translation>{x},{y}</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} armor</source>
            <translation>{} Rüstung</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} bullets</source>
            <translation>{} Patronen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} cards each turn</source>
            <translation>{} Karten je Zug</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} cards to begin with</source>
            <translation>{} Karten am Anfang</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} cells</source>
            <translation>{} Zellen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} marine cards</source>
            <translation>{} Marine-Karten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} movement points</source>
            <translation>{} Bewegungspunkte</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/booklet.py" />
            <source>{} points to enter</source>
            <translation>{} Punkte zum Betreten</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} rockets</source>
            <translation>{} Raketen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>{} rounds have been played</source>
            <translation>{} Runden sind gespielt</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/demon_arrival.py" />
            <source>{} spaces</source>
            <translation>{} Felder</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/report/sheets/title_block.py" />
            <source>{} wounds</source>
            <translation>{} Wunden</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/analysis/views/event_words.py" />
            <source>“{text}” is read aloud</source>
            <translation>„{text}“ wird vorgelesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/../../engine/kneedeep/script/display_names.py" />
            <source>“{value}” is read aloud</source>
            <translation>„{value}“ wird vorgelesen</translation>
        </message>
        <message>
            <location filename="../../../editor/kneedeep_editor/features/map/map_notices.py" />
            <source>… and {more} more, as comments at the head of the file when it is saved.</source>
            <translation>… und {more} weitere, als Kommentare am Anfang der Datei, wenn sie gespeichert wird.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../../editor/kneedeep_editor/mainwindow/difference_texts.py" />
            <source>… and {n} more.</source>
            <extracomment>English for 1: … and 1 more.</extracomment>
            <translation>
                <numerusform>… und 1 weiteres.</numerusform>
                <numerusform>… und {n} weitere.</numerusform>
            </translation>
        </message>
    </context>
</TS>
