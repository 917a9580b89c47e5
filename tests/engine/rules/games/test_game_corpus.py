"""The recorded games: the same seeds give the same decisions, events and end states as when they were recorded."""

import pytest

from tests.support.game_corpus import CORPORA, fingerprint

SHARE = 3
"""By default one of so many games is played, of each bot and scenario; nightly all of them."""


@pytest.mark.parametrize("edition", CORPORA)
@pytest.mark.parametrize("share", [SHARE, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.timeout(0)
def test_recorded_games_are_played_as_before(edition: str, share: int) -> None:
    corpus = CORPORA[edition]
    known = list(zip(corpus.games(), corpus.lines(), strict=True))
    chosen = known[::share]
    assert {(one.scenario, one.bot) for one, _ in chosen} == {(one.scenario, one.bot) for one, _ in known}
    assert not [line for recorded, line in chosen if fingerprint(corpus, recorded) != line]
