"""The marine's turn. Rule: 2004 rulebook p. 6 and 9; RUL-42 to RUL-50."""

import pytest

from kneedeep.rules.doom2004.position.placement import set_up_at
from kneedeep.rules.doom2004.position.state_codec import position_of
from kneedeep.rules.doom2004.text.player_sheets import sheet_of
from kneedeep.rules.position import Marine, Position
from tests.support.small_maps.arena import ADVANCE, arena

HALL = ("##########",) * 4


@pytest.mark.statement("EQ-12b")
def test_b14_of_two_tokens_of_a_weapon_one_is_given_and_one_remains() -> None:
    shotguns = [{"kind": "weapon", "item": "shotgun", "at": [0, 0], "count": 2}]
    game = arena(*HALL, marines=((0, 0), (1, 1)), tokens=shotguns)
    shotgun = game.t.weapon_number["shotgun"]
    game.choose(ADVANCE)
    for _ in range(2):
        game.do(*next(action for action in game.options() if action[0] == "pick"))
    assert sheet_of(game.game, game.s, 0).rows[0].things == ("shotgun ×2",)
    assert position_of(game.game, game.s).marines[0].weapons == ("shotgun", "shotgun")
    happened = game.do("give", 1, 3 + shotgun)
    assert game.s.weapons == [1 << shotgun, 1 << shotgun] and game.s.spares == [(), ()]
    assert [event[1:] for event in happened if event[0] == "weapon"] == [(0, shotgun, 1), (1, shotgun, 1)]
    assert game.s.data() == game.game.load(game.s.data()).data()
    game.do("give", 1, 3 + shotgun)
    assert game.s.weapons == [0, 1 << shotgun] and game.s.spares == [(), (shotgun,)]


def test_b14_a_marine_begins_with_the_weapon_tokens_of_a_position() -> None:
    game = arena(*HALL, tokens=[{"kind": "weapon", "item": "shotgun", "at": [4, 0], "count": 2}])
    shotgun = game.t.weapon_number["shotgun"]
    found = set_up_at(game.game, 1, 1, Position(marines=(Marine(weapons=("shotgun", "shotgun")),)))
    assert (found.weapons[0], found.spares[0]) == (1 << shotgun, (shotgun,))
