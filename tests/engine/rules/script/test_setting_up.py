"""Setting up a game. Rule: 2004 rulebook p. 3 (components) and p. 6 (game set-up)."""

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.ruleset import UnplayableError
from tests.support.random_play import shipped


@pytest.mark.statement("SU-04")
def test_p3_one_to_three_marines_play_against_one_invader() -> None:
    game = doom_2004().on(shipped("tutorial"))
    for marines in (1, 2, 3):
        assert len(game.setup(marines, 1).squad) == marines
    for marines in (0, 4):
        with pytest.raises(UnplayableError):
            game.setup(marines, 1)


@pytest.mark.statement("SU-19")
def test_p3_there_are_66_invader_and_18_marine_cards() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(1)
    assert len(t.decks[t.deck_ids.index("base-2004")]) == 66
    assert len(t.marine_cards) == 18
