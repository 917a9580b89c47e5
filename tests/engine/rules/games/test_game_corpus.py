"""The recorded games: the same seeds give the same decisions, events and end states as when they were recorded."""

import pytest

from tests.support.game_corpus import CORPORA, fingerprint


@pytest.mark.parametrize("edition", CORPORA)
@pytest.mark.timeout(0)
def test_recorded_games_are_played_as_before(edition: str) -> None:
    corpus = CORPORA[edition]
    different = [
        line
        for recorded, line in zip(corpus.games(), corpus.lines(), strict=True)
        if fingerprint(corpus, recorded) != line
    ]
    assert not different
