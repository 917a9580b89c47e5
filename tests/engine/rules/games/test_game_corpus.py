"""The recorded games: the same seeds give the same decisions, events and end states as when they were recorded."""

import pytest

from tests.support.game_corpus import CORPORA, fingerprint

SHARE = 50


@pytest.mark.parametrize("edition", CORPORA)
@pytest.mark.parametrize("share", [SHARE, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.timeout(0)
def test_recorded_games_are_played_as_before(edition: str, share: int, seed: int) -> None:
    corpus = CORPORA[edition]
    for recorded, line in list(zip(corpus.games(), corpus.lines(), strict=True))[seed % share :: share]:
        assert fingerprint(corpus, recorded) == line
