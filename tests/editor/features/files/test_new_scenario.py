"""New scenarios: the dialog, templates and samples, each as a copy without a name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.edition import edition_of
from kneedeep.support import resources
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import new_document
from kneedeep_editor.documents.shipped_scenarios import samples
from kneedeep_editor.features.files.new_scenario import NewScenario
from kneedeep_editor.features.files.samples import Samples
from kneedeep_editor.features.program.playable_commands import PlayableCommands
from kneedeep_editor.features.program.tour import TourFeature
from kneedeep_editor.panels.dialogs.map_gallery import MapGallery
from kneedeep_editor.panels.dialogs.new_scenario_dialog import NewScenarioDialog
from kneedeep_editor.tools.stamp import SECTIONS, TOKENS, Stamp, stamp_of
from tests.editor.conftest import shown
from tests.support.users.editor_user import Answers, User
from tests.support.values import known

SECOND = RULESETS[1]


def asked(user: User) -> NewScenarioDialog:
    user.do("new")
    return known(user.window.shell.feature(NewScenario).dialog)


def begun(user: User, editor: Editor, qtbot: QtBot, ruleset: str, *, small_map: bool = False) -> User:
    """The user in front of a new scenario of an edition."""
    dialog = asked(user)
    dialog.choose(ruleset, small_map=small_map)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    return shown(editor, qtbot)


def test_new_asks_for_the_edition_and_opens_another_window(user: User, editor: Editor, qtbot: QtBot) -> None:
    maker = begun(user, editor, qtbot, SECOND)
    assert len(editor.windows) == 2
    assert maker.scenario.ruleset == SECOND
    assert not maker.scenario.pieces
    assert editor.new().document.scenario.ruleset == SECOND, "the edition chosen last comes first"


def test_escape_opens_nothing(user: User, editor: Editor) -> None:
    QTest.keyClick(asked(user), Qt.Key.Key_Escape)
    assert len(editor.windows) == 1


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_small_map_of_an_edition_has_nothing_to_put_right(ruleset: str) -> None:
    document = new_document(ruleset, small_map=True)
    assert document.scenario.pieces
    assert not [one for one in analyse(document.snapshot()) if one.severity is not Severity.INFO]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_empty_map_belongs_to_its_edition(ruleset: str) -> None:
    document = new_document(ruleset)
    assert (document.scenario.ruleset, document.scenario.pieces) == (ruleset, ())


def test_the_palette_has_what_the_edition_has(user: User, editor: Editor, qtbot: QtBot) -> None:
    maker = begun(user, editor, qtbot, SECOND)
    palette = maker.window.shell.palette
    tabs = [palette.tabs.accessibleTabName(at) for at in range(palette.tabs.count())]
    assert tabs == ["Tiles", "Box", "Doors", "Tokens", "Demons", "Starts", "Looks", "My prefabs"]
    offered = {}
    for at, tab in enumerate(tabs):
        palette.tabs.setCurrentIndex(at)
        offered[tab] = palette.titles
    assert len(offered["Tiles"]) == 16
    assert len(offered["Box"]) == 32
    assert offered["Doors"] == ["Door", "Passage", "Exit"]
    assert offered["Tokens"][:5] == [
        "Blue portal",
        "Yellow portal",
        "Red portal",
        "Active teleporter",
        "Inactive teleporter",
    ]
    assert {"Health pack", "Objective", "Super Shotgun", "BFG 9000"} < set(offered["Tokens"])
    assert len(offered["Tokens"]) == 5 + 1 + 14 + 1
    assert len(offered["Demons"]) == len(maker.window.document.catalog.figures) == 8
    assert offered["Starts"] == ["Marine start"]
    palette.list.grab()


def test_samples_say_their_edition_and_come_edition_by_edition() -> None:
    found = samples()
    numbers = [RULESETS.index(one.scenario.ruleset) for one in found]
    assert numbers == sorted(numbers)
    assert all(one.facts.endswith(edition_of(one.scenario.ruleset).name) for one in found)


@pytest.mark.parametrize("section", SECTIONS)
def test_a_stamp_is_read_back_from_its_text(section: str) -> None:
    for stamp in (Stamp(section, "a", exit=True), Stamp(TOKENS, "b", "red", "c", 2, inactive=True)):
        assert stamp_of(stamp.text) == stamp


def test_games_are_offered_where_the_edition_can_be_played(user: User, editor: Editor, qtbot: QtBot) -> None:
    def shown_commands(one: User) -> set[bool]:
        names = ("play", "play-as", "play-from", "play-here", "simulate")
        return {one.window.shell.actions.by_name[name].isVisible() for name in names}

    maker = begun(user, editor, qtbot, SECOND)
    for one in (user, maker):
        playable = edition_of(one.scenario.ruleset).version is not None
        assert shown_commands(one) == {playable}
        notice = one.window.shell.feature(PlayableCommands).notice
        assert notice.isVisible() != playable
        assert edition_of(one.scenario.ruleset).name in notice.text()


def test_the_tour_uses_the_words_of_the_edition(user: User, editor: Editor, qtbot: QtBot) -> None:
    maker = begun(user, editor, qtbot, SECOND)
    maker.do("tour")
    tour = known(maker.window.shell.feature(TourFeature).tour)
    texts = " ".join(hint.text for hint in tour._hints)
    assert "tiles of your box" in texts and "demons" in texts and "invaders" not in texts and "keys," not in texts


def opened_gallery(user: User, qtbot: QtBot) -> MapGallery:
    user.do("samples")
    made = known(user.window.shell.feature(Samples).gallery)
    qtbot.waitUntil(lambda: all(not made.list.item(row).icon().isNull() for row in range(made.list.count())))
    return made


def test_every_shipped_scenario_has_a_picture_a_title_and_a_summary(user: User, qtbot: QtBot) -> None:
    gallery = opened_gallery(user, qtbot)
    assert gallery.list.count() == len(resources.names("scenarios", ".yaml"))
    assert gallery.list.item(0).text() == "Cold Start"
    face = QAccessible.queryAccessibleInterface(gallery.list)
    told = face.child(0).text(QAccessible.Text.Name)
    assert "one key, one locked way out" in told
    assert "30–45 minutes" in told
    icons = [gallery.list.item(row).icon().pixmap(100, 60).toImage() for row in range(gallery.list.count())]
    assert len({bytes(icon.constBits()) for icon in icons}) == gallery.list.count()


def test_samples_of_the_edition_of_the_window_come_first(editor: Editor, qtbot: QtBot) -> None:
    user = User(editor.begin(RULESETS[1], small_map=False))
    gallery = opened_gallery(user, qtbot)
    editions = [one.scenario.ruleset for one in samples(RULESETS[1])]
    assert editions == sorted(editions, reverse=True)
    assert gallery.list.item(0).text() == samples(RULESETS[1])[0].scenario.title == "Range Day"


def test_enter_opens_a_copy_without_a_name_and_leaves_the_sample_alone(
    user: User, editor: Editor, answers: Answers, qtbot: QtBot
) -> None:
    gallery = opened_gallery(user, qtbot)
    path = resources.path("scenarios", "tutorial.yaml")
    before = path.read_bytes()
    QTest.keyClick(gallery.list, Qt.Key.Key_Return)
    assert len(editor.windows) == 2
    window = editor.windows[-1]
    assert window.document.path is None
    assert window.document.title == "Cold Start"
    assert not window.document.modified
    qtbot.waitUntil(lambda: window.shell.is_painted)
    answers.saved = None
    assert not window.shell.saving.save_as()
    assert answers.asked == ["save cold-start.yaml"]
    assert path.read_bytes() == before


def test_an_untouched_new_window_gives_way(beginner: User, editor: Editor, qtbot: QtBot) -> None:
    opened_gallery(beginner, qtbot).button.click()
    assert [window.document.title for window in editor.windows] == ["Cold Start"]


def test_without_shipped_files_a_sentence_says_so(
    user: User, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(kind: str, ending: str = "") -> list[str]:
        raise FileNotFoundError("the installation is incomplete")

    monkeypatch.setattr(resources, "names", missing)
    user.do("samples")
    assert answers.told == ["There are no samples. the installation is incomplete"]
    monkeypatch.undo()
    assert len(samples()) == len(resources.names("scenarios", ".yaml"))
