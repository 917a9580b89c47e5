"""The recorded games: the same seeds give the same decisions, events and end states as when they were recorded."""

import pytest

from tests.support.game_corpus import corpus, fingerprint, recorded_lines

SHARE = 50


@pytest.mark.parametrize("share", [SHARE, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.timeout(0)
def test_recorded_games_are_played_as_before(share: int, seed: int) -> None:
    lines = recorded_lines()
    for recorded, line in list(zip(corpus(), lines, strict=True))[seed % share :: share]:
        assert fingerprint(recorded) == line
