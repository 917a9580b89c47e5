"""What the tactical bot plans in small positions; what it does there is in `plays_tactical.yaml`."""

from typing import Any

import pytest

from kneedeep.games.bots.doom2004.card_play import discard
from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.door_plan import door_plan
from kneedeep.games.bots.doom2004.invader_attacks import InvaderAttacks
from kneedeep.games.bots.doom2004.invader_ways import InvaderWays
from kneedeep.games.bots.doom2004.marine_plan import MarineTurnPlan
from kneedeep.games.bots.doom2004.tactical import TacticalBot
from kneedeep.rules.doom2004.actions import Action
from tests.support.playthroughs.bot_play import BotPlay, fragged, plan_of, taken
from tests.support.small_maps.arena import HALL, Arena

EXIT = {"marines": {"exit": "out"}, "invaders": {"frags": 6}}


def position(*rows: str, out: tuple[int, int], play: str = "", openings: tuple[str, ...] = (), **parts: Any) -> Arena:
    """A position after some lines of a play, with an exit."""
    tokens = [{"kind": "exit", "id": "out", "at": list(out)}]
    found = BotPlay(rows=rows, tokens=tokens, more={"victory": EXIT, "openings": list(openings)}, **parts)
    for line in play.splitlines():
        found.follow(line)
    return found.game


SEEN = "reveal-all\nlook"


def two_rooms(*marines: tuple[int, int], play: str = "", **door: object) -> Arena:
    """Two rooms with a door between 5,0 and 6,0, the exit in the second."""
    return position(
        *("######",) * 2, out=(11, 1), play=play, openings=("E@0",), marines=marines,
        parts=[{"id": "cell", "at": [6, 0], "rows": ["######", "######"], "openings": ["W@0"]}],
        doors=[{"id": "gate", "at": [5, 0], "side": "east", **door}],
    )  # fmt: skip


def test_the_last_marine_opens_no_unseen_room_with_nothing_left() -> None:
    game = two_rooms((5, 1), (5, 0))
    first, last = plan_of(game, 0), plan_of(game, 1)

    def worth(turn: MarineTurnPlan, left: int, *, attacks: bool) -> float:
        plan = door_plan(turn, turn.at, 0, left, attacks=attacks)
        assert plan is not None
        return plan.worth

    safe = worth(first, 2, attacks=False)
    assert worth(last, 2, attacks=False) == safe < worth(last, 2, attacks=True)
    game.put("zombie", (1, 0))
    first, last = plan_of(game, 0), plan_of(game, 1)
    assert safe < worth(last, 2, attacks=False) < worth(first, 2, attacks=False)


def test_a_marine_shuts_a_door_against_invaders() -> None:
    crowd = "put zombie 9,0\nput zombie 9,1\nput zombie 10,0\nput zombie 10,1"
    turn = plan_of(two_rooms((5, 0), play=f"reveal-all\nlook\nmake doors 1\nrefresh\n{crowd}"), 0)
    plan = door_plan(turn, turn.at, 0, 2, attacks=False)
    assert plan is not None and plan.actions == (("close", 0),) and plan.worth > turn.base(turn.at)


def test_a_shut_door_is_no_shelter_from_invaders_that_can_open_it() -> None:
    for kind, safe in (("blast", False), ("security", True)):
        game = two_rooms((5, 0), play=SEEN, key="red", kind=kind)
        game.s.keys = 1
        game.put("demon", (9, 1))
        assert (plan_of(game, 0).wounds_on(game.number((5, 0))) == 0) == safe


@pytest.mark.parametrize(("left", "less"), [(30, 0), (1, 7)])
def test_a_marine_gets_on_only_as_far_as_it_survives(left: int, less: int) -> None:
    game = position("##########", "##########", out=(9, 0), marines=((0, 0),))
    game.put("demon", (4, 1))
    game.s.left[0] = left
    turn = plan_of(game, 0)
    past = game.number((7, 0))
    assert past in turn.reach(8)
    assert turn.base(past) == pytest.approx(-turn.pace * (turn.field[past] + less) - turn.pain(turn.suffered(past)))


def test_the_price_of_walking_among_invaders_fades_with_fear() -> None:
    game = position("#" * 24, out=(23, 0), marines=((0, 0),), play="put imp 20,0")
    turns = (MarineTurnPlan(distance_maps_of(game.game, 1), game.s, 0, fear) for fear in (1.0, 0.5))
    full, half = (turn.base(18) - turn.walked(18) for turn in turns)
    assert full == pytest.approx(2 * half) and half > 0


def test_who_comes_back_has_not_waited() -> None:
    game = position(*HALL, out=(9, 2), marines=((0, 0),), play="put zombie 9,4\naway 0 0,0\nturn 0")
    bot = TacticalBot(distance_maps_of(game.game, 1))
    bot._nerve.fear = 0.1
    bot.choose(lambda: game.s.copy(), game.options())
    assert bot._nerve.fear == 1.0


def test_the_invader_throws_away_figures_that_find_no_place() -> None:
    zombies = "".join(f"put zombie {x},{y}\n" for x in (7, 8) for y in (1, 2, 3))
    game = position(*HALL, out=(9, 2), play=f"{zombies}to-invader\nempty-hand\nhold three-zombies charge")
    cards: list[Action] = [("discard", card) for card in game.s.hand]
    assert discard(distance_maps_of(game.game, 1), game.s, cards) == cards[0]


def test_marines_stay_together() -> None:
    game = position(*HALL, out=(0, 4), marines=((0, 0), (9, 0)))
    turn = plan_of(game, 0)
    near, far = game.number((4, 4)), game.number((0, 0))
    assert turn.base(far) - turn.base(near) == pytest.approx(-4 + turn.pace * (turn.field[near] - turn.field[far]))


def test_a_shot_that_would_hurt_its_own_side_more_is_no_reason_to_act_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position("########", out=(7, 0), play="put imp 3,0\nto-invader\nempty-hand")
    monkeypatch.setattr(InvaderAttacks, "promise", lambda *_, **__: -0.5)
    assert taken(game)


def test_invaders_wait_for_marines_at_one_place_in_a_turn() -> None:
    game = position(*("################",) * 3, out=(15, 1), play="to-invader")
    fragged(game, 0, (0, 0))
    ways = InvaderWays(distance_maps_of(game.game, 1))
    before = ways.field(game.s)
    game.put("zombie", game.space(before.index(0)))
    ways.begin()
    assert ways.field(game.s) == before
