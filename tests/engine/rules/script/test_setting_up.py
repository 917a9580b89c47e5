"""Setting up a game. Rule: 2004 rulebook p. 3 (components) and p. 6 (game set-up)."""

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.ruleset import UnplayableError
from tests.support.cases import cases
from tests.support.random_play import shipped
from tests.support.small_maps.arena import ADVANCE, MISS, Arena, arena


def closed_off(**parts: object) -> Arena:
    """A start area and another one behind a shut door, both with a figure and a token."""
    return arena(
        "###", "###", marines=((0, 0), (0, 1)), more={"openings": ["E@0"]}, doors=[{"at": [2, 0], "side": "east"}],
        parts=[{"id": "next", "at": (3, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        figures=[{"kind": "zombie", "at": [2, 0]}, {"kind": "imp", "at": [5, 0]}],
        tokens=[{"kind": "health", "at": [1, 1]}, {"kind": "armor", "at": [6, 1]}],
    )  # fmt: skip


@pytest.mark.statement("SU-12")
def test_p6_marines_invaders_and_tokens_of_the_start_area_are_set_up() -> None:
    game = closed_off()
    assert (game.at(0), game.at(1)) == ((0, 0), (0, 1))
    assert [(game.t.kinds[game.s.kind[one]].id, game.at(one)) for one in game.s.crowd] == [("zombie", (2, 0))]
    assert game.s.pickable >> game.number((1, 1)) & 1


@pytest.mark.statement("SU-13")
def test_p6_only_the_start_area_is_built() -> None:
    game = closed_off()
    built = {space for space in game.t.terrain.spaces if game.s.revealed >> game.number(space) & 1}
    assert built == {(x, y) for x in range(3) for y in range(2)}
    assert not game.s.pickable >> game.number((6, 1)) & 1


@pytest.mark.statement("SU-05")
def test_p3_each_square_of_a_piece_is_a_space() -> None:
    game = arena("##.", "###", ".##", marines=((0, 0),))
    assert set(game.t.terrain.spaces) == {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)}
    assert game.t.size == 7


@pytest.mark.statement("SU-04")
def test_p3_one_to_three_marines_play_against_one_invader() -> None:
    game = doom_2004().on(shipped("tutorial"))
    for marines in (1, 2, 3):
        assert len(game.setup(marines, 1).squad) == marines
    for marines in (0, 4):
        with pytest.raises(UnplayableError):
            game.setup(marines, 1)


@pytest.mark.statement("SU-10")
def test_p6_marine_cards_are_permanent() -> None:
    game = arena("####################", marines=((0, 0),))
    game.s.cards = (("scout", "sniper"),)
    game.frag_by_zombie()
    game.do("done")
    game.next_round()
    game.do("respawn", game.number((8, 0)))
    assert game.s.cards == (("scout", "sniper"),)
    game.choose(ADVANCE)
    assert game.s.stack[-1][3] > 4, "and still in force"


@pytest.mark.statement("SU-14", "SC-03")
@cases(("compass", "lands"), [("north", (5, 1)), ("east", (8, 4)), ("south", (5, 7)), ("west", (2, 4))])
def test_p6_the_compass_rose_turns_the_scatter(compass: str, lands: tuple[int, int]) -> None:
    game = arena(*("##########",) * 9, marines=((0, 4),), more={"compass": compass})
    imp = game.put("imp", (5, 4))
    game.s.ammo[1] = 1
    card = game.s.deck[-1]
    game.t.scatter = tuple((0, 3) if number == card else one for number, one in enumerate(game.t.scatter))
    game.dice(yellow=MISS)
    game.choose(ADVANCE)
    assert ("scatter", card, 0, 3, game.number(lands)) in game.attack("grenade", (5, 4), imp)


@pytest.mark.statement("SU-19")
def test_p3_there_are_66_invader_and_18_marine_cards() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(1)
    assert len(t.decks[t.deck_ids.index("base-2004")]) == 66
    assert len(t.marine_cards) == 18
