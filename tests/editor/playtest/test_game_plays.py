"""Plays of a playtest in the window, in the files `games_*.yaml` beside this file."""

from typing import Any

import pytest

from tests.support.users.editor_user import Opened
from tests.support.users.game_play import GamePlay
from tests.support.users.play_rows import stored_plays, text_of
from tests.support.users.table_user import TableUser


@pytest.mark.parametrize("parts", stored_plays("games"))
def test_a_game(opened: Opened, parts: dict[str, Any]) -> None:
    GamePlay(TableUser(opened(str(text_of(parts))).window)).follow(parts["play"])
