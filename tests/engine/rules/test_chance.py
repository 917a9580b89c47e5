"""Chance: each stream by itself, so that games of one seed part where they differ and nowhere else."""

from collections import Counter
from types import SimpleNamespace

from kneedeep.rules.rng import Stream, below, shuffled, streams


def test_a_draw_moves_its_own_stream_alone() -> None:
    cards = tuple(range(20))
    quiet, rolling = (SimpleNamespace(rng=streams(3)) for _ in range(2))
    for _ in range(5):
        below(rolling, Stream.MARINE_DICE, 6)
    assert rolling.rng != quiet.rng
    for stream in set(Stream) - {Stream.MARINE_DICE}:
        assert shuffled(rolling, stream, cards) == shuffled(quiet, stream, cards)
    orders = {shuffled(quiet, stream, cards) for stream in Stream}
    assert len(orders) == len(Stream), "no two streams draw the same"


def test_every_face_comes_as_often() -> None:
    state = SimpleNamespace(rng=streams(1))
    for stream in Stream:
        faces = Counter(below(state, stream, 6) for _ in range(6_000))
        assert set(faces) == set(range(6)) and min(faces.values()) > 850
