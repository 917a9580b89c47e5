"""The recorded games: the same seeds give the same decisions, events and end states as when they were recorded."""

import pytest

from tests.support.game_corpus import CORPORA, Recorded, fingerprint

SHARE = 40
"""By default one game in forty is played, for each bot and scenario; nightly all of them."""


@pytest.mark.parametrize("edition", CORPORA)
@pytest.mark.parametrize("share", [SHARE, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.timeout(0)
def test_recorded_games_are_played_as_before(edition: str, share: int) -> None:
    corpus = CORPORA[edition]
    groups: dict[tuple[str, str], list[tuple[Recorded, str]]] = {}
    for recorded, line in zip(corpus.games(), corpus.lines(), strict=True):
        groups.setdefault((recorded.scenario, recorded.bot), []).append((recorded, line))
    # Each group begins elsewhere, so that all numbers of marines are played.
    chosen = [
        game
        for start, group in enumerate(groups.values())
        for game in group[start * len(group) // len(groups) % share :: share]
    ]
    assert {(one.scenario, one.bot) for one, _ in chosen} == set(groups)
    assert {one.players for one, _ in chosen} == {one.players for one in corpus.games()}
    assert not [line for recorded, line in chosen if fingerprint(corpus, recorded) != line]
