"""The plays of the window, in the files `plays_*.yaml` and `files_*.yaml` of the folders beside this file."""

from pathlib import Path
from typing import Any

import pytest

from kneedeep_editor.app import Editor
from tests.editor.conftest import Kept
from tests.support.users.editor_user import Answers, Opened
from tests.support.users.files_play import FilesPlay
from tests.support.users.play_rows import stored_plays, text_of
from tests.support.users.window_play import WindowPlay

pytestmark = pytest.mark.kept_window
of = pytest.mark.parametrize


@of("parts", stored_plays())
def test_a_play(kept: Kept, parts: dict[str, Any]) -> None:
    WindowPlay(kept(text_of(parts))).follow(parts["play"])


@pytest.mark.usefixtures("properties")
@of("parts", stored_plays(look="properties"))
def test_a_play_beside_the_properties(kept: Kept, parts: dict[str, Any]) -> None:
    WindowPlay(kept(text_of(parts))).follow(parts["play"])


@of("parts", stored_plays("files"))
def test_a_play_with_files(
    editor: Editor,
    answers: Answers,
    opened: Opened,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    parts: dict[str, Any],
) -> None:
    FilesPlay(editor, answers, opened, tmp_path, monkeypatch, parts).follow(parts["play"])
