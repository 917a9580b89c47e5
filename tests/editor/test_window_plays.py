"""The plays of the window, in the files `plays_*.yaml` of the folders beside this file."""

from typing import Any

import pytest

from tests.editor.conftest import Kept
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
