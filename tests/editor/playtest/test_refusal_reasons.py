"""Why a click does nothing, in words."""

from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.queries.click_reasons import why_nothing
from kneedeep.rules.doom2004.stages import PlayerTurn
from tests.support.small_maps.arena import arena


def test_a_space_where_a_token_keeps_a_marine_from_coming_back_says_so() -> None:
    game = arena("#" * 20, tokens=[{"kind": "hazard", "at": [9, 0], "size": 1}])
    wounds.frag(game.t, game.s, 0, "test")
    game.s.stack = [PlayerTurn("turn", 0, 0)]
    game.game.settle(game.s)
    assert game.s.stack[-1] == ("respawn", 0)
    choices = choices_of(game.game, game.s, game.options())
    assert "comes back there" in why_nothing(game.game, game.s, choices, -1, game.number((9, 0)))
    assert "away" in why_nothing(game.game, game.s, choices, -1, game.number((3, 0)))


def test_a_space_that_a_figure_covers_names_it() -> None:
    game = arena("#" * 20, marines=((0, 0), (5, 0)))
    wounds.frag(game.t, game.s, 0, "test")
    game.s.stack = [PlayerTurn("turn", 0, 0)]
    game.game.settle(game.s)
    choices = choices_of(game.game, game.s, game.options())
    assert (
        why_nothing(game.game, game.s, choices, -1, game.number((5, 0))) == "The green marine stands there."
    )
