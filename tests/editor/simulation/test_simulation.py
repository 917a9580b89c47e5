"""Simulating in the window: games beside it, numbers, plots, maps, drafts compared, strange games, the card."""

import json
import re
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pyqtgraph  # noqa: F401 -- the window loads it beside itself, and tests wait for nothing
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.simulation_examples import result_of
from kneedeep.board import compile_board
from kneedeep.coach import tuning, tuning_choices
from kneedeep.coach.tuning_changes import frag_limit_of, more_supplies
from kneedeep.games.simulation.result import GuessRange, Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.games.simulation.space_maps import DEATHS, INVADERS_STEPS, MAPS, MARINES_SIGHTS, REVEALED
from kneedeep.games.simulation.statistics import share_of
from kneedeep.games.simulation.turning_points import FRAGGED, LEAD, TurningPoint
from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario.edits.basic import Change, Several
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.record import Record
from kneedeep.report.simulation_sections import TurningLine
from kneedeep.support import resources
from kneedeep_editor.canvas.overlay_field import OverlayField
from kneedeep_editor.playtest.feature import Playtest
from kneedeep_editor.services.window_theme import WINDOW_THEMES
from kneedeep_editor.simulation import balance_card, insights, result_texts, simulator
from kneedeep_editor.simulation.feature import SimulationFeature
from kneedeep_editor.simulation.map_answer import answer_of
from kneedeep_editor.simulation.result_texts import table_of, verdict_text
from kneedeep_editor.simulation.simulation_questions import SimulationQuestions
from kneedeep_editor.tools.layers import Layers
from kneedeep_editor.worker.map_questions import MapAnswer, MapQuestion, answer_text
from tests.support.every_page import choose, prepared
from tests.support.reading import scenario_in
from tests.support.small_maps.skirmish import TEXT, plan_of, played
from tests.support.users.editor_user import Answers, Inline, Opened, User

GAMES = 6
LEFT = Qt.MouseButton.LeftButton


class Chosen(SimulationQuestions):
    """Answers instead of asking."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def card_to_save(self, window: QWidget, suggested: Path) -> Path | None:
        return self.path


@pytest.fixture
def bench(opened: Opened, qtbot: QtBot) -> tuple[User, SimulationFeature]:
    """A user with the panel open, who lets random bots play few games, in this process."""
    user = opened(TEXT)
    return user, prepared(user, GAMES)


def _play(simulating: SimulationFeature, qtbot: QtBot) -> None:
    QTest.mouseClick(simulating.panel.form.button, LEFT)
    assert simulating.simulator.busy
    qtbot.waitUntil(lambda: not simulating.simulator.busy)


def _cells(simulating: SimulationFeature, row: str) -> list[str]:
    table = simulating.panel.numbers.table
    places = range(table.rowCount())
    names = [table.verticalHeaderItem(place).text() for place in places]
    cells = [table.item(names.index(row), column) for column in range(table.columnCount())]
    return [cell.text() for cell in cells if cell is not None]


def test_the_numbers_are_those_of_the_command_line_and_go_into_plots_and_card(
    bench: tuple[User, SimulationFeature], qtbot: QtBot, tmp_path: Path, answers: Answers
) -> None:
    user, simulating = bench
    form = simulating.panel.form
    assert [box.isEnabled() for box in form.marines] == [True, True, False]
    _play(simulating, qtbot)
    run = simulating.runs[0]
    assert run.result == played(plan_of(user.window.document.scenario, games=GAMES))
    assert run.result.complete and not run.interrupted
    assert "With 1 marine it is too early to say how hard it is: " in simulating.panel.verdict.text()
    assert not simulating.panel.tabs.isTabVisible(simulating.panel.tabs.indexOf(simulating.panel.scale))
    basis, words = simulating.panel.basis, ("random takes any legal action", "in use are guessed or from memory")
    assert basis.isVisible() and all(told in basis.text() for told in words)
    assert len(_cells(simulating, "rounds")) == 2
    assert "12 games" in form.progress.text() and not form.busy
    _plots_are_told_in_words(simulating)
    _the_card_is_saved(simulating, tmp_path, answers)


def _plots_are_told_in_words(simulating: SimulationFeature) -> None:
    panel = simulating.panel
    panel.tabs.setCurrentWidget(panel.plots)
    told = set()
    for place in range(panel.plots.choice.count()):
        panel.plots.choice.setCurrentIndex(place)
        told.add(panel.plots.summary.text())
        assert panel.plots.plot.accessibleDescription() == panel.plots.summary.text()
        assert panel.plots.plot.getPlotItem().items or "No marine" in panel.plots.summary.text()
    assert len(told) == panel.plots.choice.count()


def _the_card_is_saved(simulating: SimulationFeature, folder: Path, answers: Answers) -> None:
    simulating.questions = Chosen(folder / "card.png")
    QTest.mouseClick(simulating.panel.export, LEFT)
    picture = QImage(str(folder / "card.png"))
    assert picture.width() == 960 and picture.height() > 400
    simulating.questions = Chosen(folder / "card.json")
    simulating.export()
    data = json.loads((folder / "card.json").read_text(encoding="utf-8"))
    assert data["version"] == 2 and data["seed"] == 1 and data["complete"]
    assert [party["games"] for party in data["parties"]] == [GAMES, GAMES]
    simulating.questions = Chosen(folder / "nowhere" / "card.json")
    simulating.export()
    assert any("not saved" in told for told in answers.told)


def test_another_run_and_another_draft_are_compared_with_their_interval(
    bench: tuple[User, SimulationFeature], answers: Answers, qtbot: QtBot, tmp_path: Path
) -> None:
    user, simulating = bench
    _play(simulating, qtbot)
    undo = user.window.document.undo_stack.index()
    simulating.panel.form.seed.setValue(4)
    _play(simulating, qtbot)
    assert (simulating.shown, simulating.baseline) == (1, 0)
    lines = _cells(simulating, "marines win")[0].split("\n")
    assert lines[0].endswith("%") and lines[1].startswith("was ") and " to " in lines[2]
    panel = simulating.panel
    assert panel.verdict.text().count("Since Run 1: ") == 2
    _the_comparison_is_plotted_and_saved(simulating, tmp_path)
    choose(panel.baseline, "nothing")
    assert simulating.baseline == -1 and len(_cells(simulating, "marines win")[0].split("\n")) == 2
    choose(panel.run, panel.run.itemText(0))
    assert simulating.shown == 0
    draft = tmp_path / "draft.yaml"
    draft.write_text(TEXT.replace("{kind: imp, at: [7, 1]}", "{kind: zombie, at: [7, 1]}"), encoding="utf-8")
    answers.opened = [draft]
    choose(panel.baseline, "another file…")
    qtbot.waitUntil(lambda: not simulating.simulator.busy)
    assert (simulating.shown, simulating.baseline) == (0, 2)
    assert simulating.runs[2].plan[1:] == simulating.runs[0].plan[1:]
    assert "draft.yaml" in panel.baseline.currentText()
    assert user.window.document.undo_stack.index() == undo
    simulating.show_run(2)
    assert not panel.outdated.isVisible(), "another file is no earlier state of this map"


def _the_comparison_is_plotted_and_saved(simulating: SimulationFeature, folder: Path) -> None:
    panel = simulating.panel
    panel.tabs.setCurrentWidget(panel.plots)
    for place in range(panel.plots.choice.count()):
        panel.plots.choice.setCurrentIndex(place)
        if "No marine" in panel.plots.summary.text():
            continue
        plot = panel.plots.plot.getPlotItem()
        named = [label.text for _, label in plot.legend.items]
        assert "Run 1" in named or "Run 1" in panel.plots.summary.text()
        marks = [text for _, text in plot.getAxis("left")._tickLevels[0]]
        assert marks[0] == "0" and "120" not in marks
    simulating.questions = Chosen(folder / "card.json")
    simulating.export()
    data = json.loads((folder / "card.json").read_text(encoding="utf-8"))
    assert data["compared"]["with"] == "Run 1"
    change = data["compared"]["parties"][0]["changes"]["marines win"]
    assert change["low"] <= change["difference"] <= change["high"]
    plain = QImage(str(folder / "card.png")).height()
    simulating.questions = Chosen(folder / "card.png")
    simulating.export()
    assert QImage(str(folder / "card.png")).height() > plain


def test_what_is_found_leads_to_its_place_and_into_the_card(
    bench: tuple[User, SimulationFeature], qtbot: QtBot, tmp_path: Path
) -> None:
    user, simulating = bench
    panel = prepared(user, 12, "tactical").panel
    panel.form.seed.setValue(4)
    _play(simulating, qtbot)
    assert len(simulating.runs[0].result.bracket) == 2
    assert panel.verdict.text().startswith("With 1 marine it is ")
    assert "It would be even at" in panel.verdict.text() and "hasty marines;" in panel.verdict.text()
    assert "The author does not say how hard" in panel.verdict.text()
    assert "rush looks one step ahead" in panel.basis.text()
    assert panel.tabs.isTabVisible(panel.tabs.indexOf(panel.scale))
    assert "Cold Start (easy)" in panel.scale.text()
    findings = panel.numbers.findings
    qtbot.waitUntil(findings.isVisible)
    simulating.questions = Chosen(tmp_path / "card.json")
    simulating.export()
    data = json.loads((tmp_path / "card.json").read_text(encoding="utf-8"))
    codes = [finding["code"] for finding in data["findings"]]
    assert len(codes) == findings.text().count("href") and "BAL004" in codes
    assert not panel.numbers.reasons.text(), "all games are won"
    assert "used the health token at -12,3" in findings.text() and "token:" not in findings.text()
    user.window.shell.work.select(())
    findings.linkActivated.emit(str(codes.index("BAL004")))
    assert user.window.shell.work.selection
    run = simulating.runs[0]
    simulating.reasons.ask(run._replace(result=result_of(run.scenario, 5, 4)))
    qtbot.waitUntil(lambda: "No event sets lost games clearly apart" in panel.numbers.reasons.text())


def test_stopping_keeps_what_there_is(bench: tuple[User, SimulationFeature], qtbot: QtBot) -> None:
    _, simulating = bench
    form = simulating.panel.form
    assert simulating.panel.numbers.nothing.isVisible() and not simulating.panel.numbers.table.isVisible()
    form.games.setValue(5_000)
    form.games.setFocus()
    QTest.keyClick(form.games, Qt.Key.Key_Return)
    assert form.button.text() == "&Stop" and not form.games.isEnabled()
    panel = simulating.panel
    qtbot.waitUntil(lambda: panel.run.currentText() == "Run 1, under way")
    assert not panel.run.isEnabled() and not panel.numbers.nothing.isVisible()
    form.button.setFocus()
    QTest.keyClick(form.button, Qt.Key.Key_Return)
    assert form.button.text() == "Stopping …"
    qtbot.waitUntil(lambda: not simulating.simulator.busy)
    run = simulating.runs[0]
    assert run.interrupted and 0 < run.result.games < 10_000
    assert "stopped" in form.progress.text() and form.games.isEnabled()


def test_what_games_left_lies_over_the_map_until_another_overlay_does(
    bench: tuple[User, SimulationFeature], qtbot: QtBot
) -> None:
    user, simulating = bench
    _play(simulating, qtbot)
    panel = simulating.panel
    for name in MAPS:
        choose(panel.map, panel.map.itemText(panel.map.findData(name)))
        answer = simulating.overlay.answer
        assert answer is not None and simulating.overlay.legend.isVisible() and answer.summary
        if name == MARINES_SIGHTS:
            assert all(1 <= strength <= 5 for _, _, strength in answer.lines)
    simulating.show_map(DEATHS, 1)
    assert "with 1 marine" in simulating.overlay.legend.summary.text()
    user.do("overlay-areas")
    assert simulating.overlay.answer is None and not simulating.overlay.legend.isVisible()
    assert panel.map.currentData() == ""
    simulating.show_map(DEATHS)
    assert simulating.overlay.legend.isVisible()
    user.do("overlay-none")
    assert simulating.overlay.answer is None


def test_a_number_is_no_wider_than_its_space(qapp: QApplication) -> None:
    field = OverlayField(MapAnswer(MapQuestion("simulated-deaths"), "", numbers={(0, 0): 108}))
    number = field._fitting("108", 11, 1.0, 20.5)
    assert number is not None and number.width() <= 20
    assert field._fitting("10800", 11, 1.0, 20.5) is None


def test_a_strange_game_opens_as_a_replay(bench: tuple[User, SimulationFeature], qtbot: QtBot) -> None:
    user, simulating = bench
    _play(simulating, qtbot)
    panel = simulating.panel
    panel.tabs.setCurrentIndex(2)
    assert panel.games.count() > 0 and not panel.open.isEnabled()
    panel.games.setCurrentRow(0)
    odd = panel.games.item(0).data(Qt.ItemDataRole.UserRole)
    QTest.mouseClick(panel.open, LEFT)
    playtest = user.window.shell.feature(Playtest)
    qtbot.waitUntil(lambda: playtest.page is not None)
    history = playtest.controller.session.history
    assert history.players == odd.players and history.state.winner == odd.record.winner
    assert history.state.round == odd.record.rounds
    assert playtest.controller.session.at == 0
    assert playtest.page is not None and playtest.page.designer
    playtest.stop()


def test_what_can_not_be_played_is_told(bench: tuple[User, SimulationFeature], qtbot: QtBot) -> None:
    user, simulating = bench
    form = simulating.panel.form
    for box in form.marines:
        box.setChecked(False)
    assert not form.button.isEnabled()
    form.marines[0].setChecked(True)
    user.do("select-all", "delete")
    _play(simulating, qtbot)
    assert "no space to play on" in form.progress.text() or "start area" in form.progress.text()
    assert not simulating.runs and not form.busy


def test_the_coach_sees_the_last_edit(bench: tuple[User, SimulationFeature], inline: Inline, qtbot: QtBot) -> None:
    user, simulating = bench
    coach = simulating.panel.coach
    inline.held = True
    user.do("select-all", "delete")
    coach.button.click()
    qtbot.waitUntil(lambda: not coach.busy)
    assert coach.text.text().startswith("The map has errors: correct them first.\n")
    user.do("undo")
    assert coach.text.text().startswith("Find changes plays the map")


def test_games_from_before_an_edit_say_so(bench: tuple[User, SimulationFeature], qtbot: QtBot) -> None:
    user, simulating = bench
    outdated, document = simulating.panel.outdated, user.window.document
    _play(simulating, qtbot)
    document.edit(Change("Edit", 0, Record(author="A. Person")))
    assert not outdated.isVisible(), "words change no game"
    QApplication.processEvents()
    top = simulating.panel.tabs.y()
    document.edit(frag_limit_of(document.scenario, 1, 5).edit)
    assert outdated.isVisible() and "before the last change" in outdated.text()
    QApplication.processEvents()
    assert simulating.panel.tabs.y() == top
    user.do("undo")
    assert not outdated.isVisible()
    user.do("redo")
    _play(simulating, qtbot)
    assert not outdated.isVisible()
    choose(simulating.panel.run, simulating.panel.run.itemText(0))
    assert outdated.isVisible()


def test_themes_can_be_switched_with_plots_shown(bench: tuple[User, SimulationFeature], qtbot: QtBot) -> None:
    user, simulating = bench
    _play(simulating, qtbot)
    plots = simulating.panel.plots
    simulating.panel.tabs.setCurrentWidget(plots)
    qtbot.waitUntil(lambda: plots.plot is not None)
    for look in ("light", "contrast", "dark"):
        user.do(f"theme-{look}")
        QApplication.processEvents()
        assert plots.plot.backgroundBrush().color() == QColor(WINDOW_THEMES[look].base)


def test_a_verdict_of_several_lines_has_room_on_the_card(bench: tuple[User, SimulationFeature]) -> None:
    user, _ = bench
    result = played(plan_of(user.window.document.scenario, games=1))

    def height(said: str, findings: int, void: Collection[int] = ()) -> int:
        verdicts, found = {party.marines: said for party in result.parties}, ["A finding."] * findings
        return balance_card.balance_card("Title", result, {}, verdicts, void, findings=found).height()

    assert height("A verdict of many words. " * 20, 0) > height("Short.", 0) + 40
    three, four, five = (height("Short.", count) for count in (3, 4, 5))
    assert five - four == four - three > 0, "the fifth line says how many more there are"
    one, nothing = result.parties[:1], [result.parties[0].marines]
    assert height("Short.", 0, nothing) == height("Short.", 0) - balance_card.BAR, "no bar"
    assert "stroke" in balance_card.how_to_read(one, ()) and "stroke" not in balance_card.how_to_read(one, nothing)


def test_results_do_not_make_the_window_higher(bench: tuple[User, SimulationFeature], qtbot: QtBot) -> None:
    user, simulating = bench
    before = user.window.minimumSizeHint().height()
    _play(simulating, qtbot)
    QApplication.processEvents()
    assert user.window.minimumSizeHint().height() == before
    assert simulating.panel.tabs.height() >= 200


def test_the_results_are_in_the_language_of_the_window(
    bench: tuple[User, SimulationFeature], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, simulating = bench
    _play(prepared(user, 2, "tactical"), qtbot)
    result = simulating.runs[0].result
    assert result.bracket
    monkeypatch.setattr(result_texts, "tr", lambda text, **_: text.upper())
    assert verdict_text({1: "one", 2: "two", 0: "legend"}, result) == "one\ntwo\nlegend"
    assert {row.name for row in table_of(result, None)} > {"MARINES WIN", "SCORE"}


def test_the_wheel_scrolls_and_changes_no_number(bench: tuple[User, SimulationFeature]) -> None:
    panel = bench[1].panel
    for field in (panel.form.games, panel.form.seed, panel.form.marines_bot):
        at = QPointF(field.rect().center())
        turn, none = QPoint(0, -120), Qt.MouseButton.NoButton
        wheel = QWheelEvent(
            at, at, QPoint(), turn, none, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False
        )
        before = panel.form.wish
        QApplication.sendEvent(field, wheel)
        assert panel.form.wish == before


def test_in_a_low_panel_the_verdict_and_five_rows_of_numbers_are_seen(
    bench: tuple[User, SimulationFeature], qtbot: QtBot
) -> None:
    user, simulating = bench
    user.window.window().resize(1268, 680)
    panel = simulating.panel
    _play(simulating, qtbot)
    panel.numbers.show_findings(["A sentence about balance that takes some lines. " * 5] * 4)
    panel.bring_results()
    qtbot.waitUntil(lambda: panel.verdict.visibleRegion().boundingRect().height() == panel.verdict.height())
    table = panel.numbers.table
    fifth = table.item(4, 0)
    assert fifth is not None
    qtbot.waitUntil(lambda: table.viewport().visibleRegion().boundingRect().contains(table.visualItemRect(fifth)))

    panel.tabs.setCurrentWidget(panel.coach)
    panel.numbers.show_findings(["A sentence about balance."])
    simulating.coach.simulator.tuned.emit((), ())
    QApplication.processEvents()
    assert panel.coach.proposals.visibleRegion().boundingRect().height() > 180
    panel.coach.button.setFocus()
    bar = panel.tabs.tabBar()
    numbers = bar.tabRect(panel.tabs.indexOf(panel.numbers)).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=numbers)
    QApplication.processEvents()
    assert panel.verdict.visibleRegion().boundingRect().height() == panel.verdict.height()


def test_maps_of_the_2016_edition_are_in_its_words() -> None:
    scenario = scenario_in(resources.text("scenarios", "range-day.yaml"))
    found, board = played(plan_of(scenario, games=3, rounds=3)), compile_board(scenario)
    seen, steps = (answer_of(found, board, what) for what in (REVEALED, INVADERS_STEPS))
    assert seen.unit == ("seen in round {n}",) * 2 and steps.title == "Steps of demons"
    assert "had seen it" in seen.summary
    assert not any("reveal" in text for text in (seen.summary, *(layer.title for layer in seen.layers)))
    said = [answer_text(answer, space).split(", ") for answer in (seen, steps) for space in answer.numbers]
    assert said and all(len(set(words)) == len(words) for words in said)


def test_the_coach_asks_about_the_number_of_marines_that_was_played(
    bench: tuple[User, SimulationFeature], qtbot: QtBot
) -> None:
    _, simulating = bench
    simulating.panel.form.marines[0].setChecked(False)
    assert simulating.panel.coach.marines.currentText() == "1 marine"
    _play(simulating, qtbot)
    assert simulating.panel.coach.marines.currentText() == "2 marines"


def test_the_coach_finds_changes_and_one_undo_takes_them_back(
    bench: tuple[User, SimulationFeature], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tuned(wish: tuning.Wish, *_: object) -> Iterator[tuning.Tuning]:
        assert wish.keep == {"figures"}
        change = frag_limit_of(wish.scenario, wish.marines, 5)
        medkit = next(more_supplies(compile_board(wish.scenario), wish.marines))
        now = tuning.Tuning(wish, 12, 40, share_of(1, 12))
        yield now
        proposals = tuple(
            tuning.Proposal((one,), Several(one.words, (one.edit,)), share_of(4, 8)) for one in (change, medkit)
        )
        yield now._replace(games=20, proposals=proposals, done=True)

    monkeypatch.setattr(tuning_choices, "tuned", tuned)
    user, simulating = bench
    shell = user.window.shell
    page, control, document = simulating.panel.coach, simulating.coach, shell.document
    shell.work.use_layers(Layers(locked=frozenset({"figures"})))
    control.simulator.jobs = 0
    page.marines.setCurrentIndex(page.marines.count() - 1)
    assert page.marines.currentText() == "all numbers" and not page.apply.isEnabled()
    with qtbot.waitSignal(control.simulator.tuned):
        page.button.click()
        assert page.busy
    assert page.text.text().startswith("With 1 marine 8%")
    before = document.scenario
    texts = [page.proposals.item(row).text() for row in range(page.proposals.count())]
    assert texts[0].startswith("Together, ") and texts[1].startswith(
        "With 1 marine: a frag limit of 5 in place of 3: 50%"
    )
    page.proposals.setCurrentRow(2)
    marks = simulating.overlay.answer
    assert marks is not None and [layer.title for layer in marks.layers] == ["added"]
    page.apply.click()
    assert document.scenario != before and page.text.text().startswith("Done: ")
    assert simulating.overlay.answer is not marks
    page.apply.click()
    assert page.proposals.count() == 0 and not page.apply.isEnabled(), "one for each of two numbers"
    user.do("undo")
    assert page.proposals.count() == 2 and page.text.text().startswith("Done: "), "those of the other number again"
    user.do("undo")
    assert document.scenario == before and page.text.text().startswith("With 1 marine 8%")
    assert [page.proposals.item(row).text() for row in range(page.proposals.count())] == texts
    page.high.setValue(page.low.value() + 2)
    assert not page.button.isEnabled(), "a band as narrow as that"


def test_what_parts_lost_games_from_won_ones_leads_to_its_place_and_to_a_game(
    bench: tuple[User, SimulationFeature], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, simulating = bench
    area = user.window.shell.document.scenario.areas[-1]

    def lines(scenario: Scenario, result: Simulation, catalog: Catalog) -> Iterator[TurningLine]:
        point = TurningPoint(FRAGGED, (area.id,), share_of(9, 10), share_of(0, 9), result.parties[0].records[1], 60)
        yield TurningLine(1, f"In 90% of the lost games a marine is fragged in {area.id}.", area.serial, point)

    monkeypatch.setattr(insights, "turning_lines", lines)
    _play(simulating, qtbot)
    findings = simulating.panel.numbers.reasons
    qtbot.waitUntil(lambda: area.id in findings.text())
    *_, place, watch = re.findall("href='(.*?)'", findings.text())
    findings.linkActivated.emit(place)
    assert user.window.shell.work.selection == {area.serial}
    assert simulating.panel.form.sensitivity.isHidden(), "no guesses of 2004 are ranked"
    with qtbot.waitSignal(simulating.simulator.replayed):
        findings.linkActivated.emit(watch)
    session = user.window.shell.feature(Playtest).controller.session
    assert session.history.seed == simulating.runs[0].result.parties[0].records[1].seed
    before, after = (sum(map(len, session.history.events[: session.at + LEAD + more])) for more in (0, 1))
    assert session.at and before <= 60 < after, "the event comes in a few actions"
    page = user.window.shell.feature(Playtest).page
    assert page is not None and not page.log.reason.isHidden() and "Run 1: Game" in page.log.reason.text()


def test_guessed_numbers_are_varied_on_demand(opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_ranges(
        plan: SimulationPlan, result: Simulation, play: Callable[[SimulationPlan], Simulation]
    ) -> Iterator[Simulation]:
        assert play(plan._replace(games=1)).complete
        shares = (share_of(1, 6), share_of(2, 6), share_of(4, 6))
        yield result._replace(sensitivity=(GuessRange("demon-dice", plan.marines[0], *shares),))

    monkeypatch.setattr(simulator, "with_ranges", with_ranges)
    user = opened(resources.text("scenarios", "range-day.yaml"))
    simulating = prepared(user, 2)
    form = simulating.panel.form
    assert form.wish.marines == user.scenario.counts == (1, 2, 3, 4), "every number of the edition is offered"
    form.sensitivity.click()
    with qtbot.waitSignal(simulating.simulator.varying):
        _play(simulating, qtbot)
    assert "the marines win: dice of demons 17 to 67%" in simulating.panel.scale.text(), "too much for four verdicts"
    assert simulating.panel.verdict.text().count("With ") == 4 and "dice" not in simulating.panel.verdict.text()
