"""Passports in the window: made, opened as a new map, verified claim by claim."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kneedeep.model.scenario.io.reader import read
from kneedeep_editor.app import Editor
from kneedeep_editor.documents.document_files import text_of
from kneedeep_editor.features.checks.share_checklist import ShareChecklist
from kneedeep_editor.features.map.joining import origin_text
from kneedeep_editor.panels.widgets.notice_bar import NoticeBar
from kneedeep_editor.services.widgets import Label
from kneedeep_editor.sharing.passport_dialog import PassportDialog, VerifyDialog
from kneedeep_editor.sharing.passport_feature import PassportFeature, VerificationFeature
from kneedeep_exchange.passport.claims import findings_of
from kneedeep_exchange.passport.contents import PassportRequest, passport_of
from kneedeep_exchange.scenario_files.embedded import scenario_inside
from tests.editor.conftest import MAP
from tests.support.users.editor_user import LEFT, Answers, Opened, User
from tests.support.values import known

_MOST = 60_000


@pytest.fixture
def passport(user: User, tmp_path: Path) -> Path:
    """A passport of the map, without games and pages."""
    text = text_of(user.window.document)
    reading = read(text)
    path = tmp_path / "shared.kneedeep"
    path.write_bytes(passport_of(PassportRequest(reading, text, findings_of(reading), draft=True)))
    return path


def making(user: User) -> PassportDialog:
    return known(user.window.shell.feature(PassportFeature).dialog)


def verified(user: User, answers: Answers, path: Path, qtbot: QtBot) -> VerifyDialog:
    user.do("verify-passport")
    dialog = known(user.window.shell.feature(VerificationFeature).dialog)
    answers.opened = [path]
    QTest.mouseClick(dialog.button, LEFT)
    qtbot.waitUntil(lambda: not dialog.working, timeout=_MOST)
    return dialog


def test_nothing_is_cut_off_while_games_are_played(user: User) -> None:
    user.do("passport")
    dialog = making(user)
    before = dialog.height()
    dialog.show_working("Playing games: 1 of 6 …", 1, 6)
    dialog.grab()
    assert dialog.height() > before
    for label in dialog.findChildren(Label):
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_a_passport_of_the_window_holds(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    user.do("passport")
    dialog = making(user)
    dialog.games.setValue(1)
    answers.saved = passport = tmp_path / "shared.kneedeep"
    QTest.mouseClick(dialog.button, LEFT)
    assert answers.asked == ["save map.kneedeep"] and dialog.working
    qtbot.waitUntil(lambda: not dialog.working, timeout=_MOST)
    assert dialog.said.text().startswith("Saved shared.kneedeep."), answers.told
    assert dialog.folder == tmp_path
    dialog.close()
    assert scenario_inside(passport.read_bytes()) == (tmp_path / "map.yaml").read_bytes()
    verifying = verified(user, answers, passport, qtbot)
    lines = [verifying.claims.item(number).text() for number in range(verifying.claims.count())]
    assert [line.split(":")[0] for line in lines][:2] == ["whole", "program"]
    assert any(line.startswith("simulation: holds: 3 games") for line in lines), lines
    assert all(": holds: " in line for line in lines), lines
    assert verifying.said.text() == "Everything in shared.kneedeep holds."


def test_a_changed_passport_does_not_hold(
    user: User, answers: Answers, passport: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    content = passport.read_bytes()
    other = tmp_path / "changed.kneedeep"
    other.write_bytes(content.replace(b"a working title", b"a printed title"))
    dialog = verified(user, answers, other, qtbot)
    assert dialog.said.text() != "Everything in changed.kneedeep holds."
    assert "can't be verified" in dialog.said.text() or "does not hold" in dialog.said.text()


def test_a_file_without_passport_is_named(user: User, answers: Answers, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = verified(user, answers, tmp_path / "map.yaml", qtbot)
    assert dialog.said.text().startswith("map.yaml can't be verified: ")
    assert dialog.claims.count() == 0


def test_errors_need_a_draft(opened: Opened) -> None:
    user = opened(MAP.replace("start: true", "text: x"))
    user.do("passport")
    dialog = making(user)
    assert not dialog.button.isEnabled() and "errors" in dialog.said.text()
    dialog.draft.setChecked(True)
    assert dialog.button.isEnabled() and dialog.said.text() == ""


@pytest.mark.parametrize("way", ["import", "open"])
def test_what_is_inside_opens_as_a_new_map(
    way: str, editor: Editor, user: User, answers: Answers, passport: Path
) -> None:
    answers.opened = [passport]
    before = passport.read_bytes()
    user.do(way)
    document = editor.windows[-1].document
    assert document is not user.window.document and document.path is None
    assert document.scenario.title == "Two rooms" and document.origin == passport
    answers.saved = None
    assert not editor.windows[-1].shell.saving.save()
    assert answers.asked[-1] == "save two-rooms.yaml"
    assert passport.read_bytes() == before


def test_the_window_says_the_maps_origin(editor: Editor, user: User, passport: Path, qtbot: QtBot) -> None:
    editor.open([passport])
    window = editor.windows[-1]
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(NoticeBar)))
    (notice,) = (one for one in window.findChildren(NoticeBar) if one.isVisible())
    assert notice.text.text() == origin_text(passport)


def test_a_map_of_another_program_opens_with_what_was_left_out(
    editor: Editor, user: User, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "cellar.tmx"
    file.write_text(
        '<map width="9" height="9" tilewidth="64" tileheight="64"><objectgroup name="a">'
        + "".join(f'<object id="{number}" type="lamp{500 * "p"}" x="0" y="0"/>' for number in range(1, 10))
        + '<object id="10" type="piece" x="64" y="64"><properties><property name="piece" value="room-4x4"/>'
        '<property name="area" value="bay"/></properties></object></objectgroup></map>'
    )
    answers.opened = [file]
    user.do("import")
    window = editor.windows[-1]
    assert window.document.path is None and window.document.scenario.pieces[0].at == (1, 1)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(NoticeBar)))
    (notice,) = (one for one in window.findChildren(NoticeBar) if one.isVisible())
    assert "Object 1 is left out: of type 'lamp" in notice.text.text()
    assert max(map(len, notice.text.text().splitlines())) == 200
    assert "… and 3 more" in notice.text.text()


def test_a_page_without_map_is_reported(editor: Editor, user: User, answers: Answers, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<!doctype html><title>x</title>")
    editor.open([page])
    assert len(editor.windows) == 1
    (told,) = answers.told
    assert "the page is not one of kneedeep" in told


def test_the_checklist_ends_with_a_passport(user: User) -> None:
    user.do("ready")
    dialog = known(user.window.shell.feature(ShareChecklist).dialog)
    QTest.mouseClick(dialog.passport_button, LEFT)
    assert making(user).isVisible()
