"""The walk of the guide: three areas, a key, a locked door, teleporters, invaders and a victory, by hand; then one with own tiles."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kneedeep.analysis.framework.finding import Severity
from kneedeep.analysis.framework.runner import analyse
from kneedeep.cli.main import main as command
from kneedeep.model.catalog.catalog_files import RULESETS
from kneedeep.model.catalog.numbers.user_file import VARIABLE
from kneedeep.model.scenario.io.reader import read
from kneedeep_editor.app import Editor
from tests.editor.conftest import shown
from tests.support import first_map, first_tile_map
from tests.support.users.editor_user import Answers, User


def test_an_empty_window_becomes_a_printed_scenario(beginner: User, answers: Answers, tmp_path: Path) -> None:
    user = beginner
    first_map.lay_first_pieces(user)
    first_map.lay_other_areas(user)
    assert [piece.area for piece in user.scenario.pieces] == ["start"] * 2 + ["area-2"] * 3 + ["area-3"]
    first_map.put_things(user)
    first_map.mend_the_sight(user)
    first_map.tell_the_story(user)
    first_map.say_how_it_is_won(user)
    answers.saved = tmp_path / "far-pad.yaml"
    user.do("save")

    reading = read(answers.saved.read_bytes())
    assert reading.scenario is not None
    assert [area.name for area in reading.scenario.areas] == ["Landing", "Stores", "Reactor"]
    way_out = next(door for door in reading.scenario.doors if door.exit)
    won = reading.scenario.victory.marines
    assert won is not None and (won.kind, won.value) == ("exit", way_out.id)
    assert [finding for finding in analyse(reading) if finding.severity != Severity.INFO] == []
    assert command(["solve", str(answers.saved)]) == 0
    booklet = tmp_path / "far-pad.pdf"
    assert command(["print", str(answers.saved), "-o", str(booklet)]) == 0
    assert booklet.read_bytes().startswith(b"%PDF")


def test_two_transcribed_tiles_become_a_clean_printed_scenario(
    editor: Editor, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own" / "numbers.json"))
    editor.begin(RULESETS[1], small_map=False)
    user = shown(editor, qtbot)
    first_tile_map.transcribe_tiles(user)
    first_tile_map.lay_tiles(user)
    first_tile_map.put_things(user)
    first_tile_map.describe_story(user)
    first_tile_map.set_course(user)
    answers.saved = tmp_path / "cold-store.yaml"
    user.do("save")

    reading = read(answers.saved.read_bytes())
    assert reading.scenario is not None
    assert sorted(kind.id for kind in reading.scenario.piece_types) == ["05a", "11a"]
    assert [area.name for area in reading.scenario.areas] == ["Loading bay", "Store", "Switch room"]
    assert [finding for finding in analyse(reading) if finding.severity != Severity.INFO] == []
    assert command(["solve", str(answers.saved)]) == 0
    for sheet in ("build", "booklet", "handout", "scale"):
        made = tmp_path / f"{sheet}.pdf"
        assert command(["print", str(answers.saved), "--sheet", sheet, "-o", str(made)]) == 0
        assert made.read_bytes().startswith(b"%PDF")
