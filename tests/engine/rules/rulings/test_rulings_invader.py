"""Rulings on the invader's turn, spawning and frags, each by an example. Rule: RUL-79 to RUL-87, B-04, B-45, B-47, B-50, B-51."""

from typing import Any

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.invader import deck
from kneedeep.rules.doom2004.invader.spawns import unseen
from kneedeep.rules.doom2004.view import HIDDEN
from tests.support.random_play import shipped
from tests.support.small_maps.arena import ADVANCE, HALL, Arena, arena

WALL: list[dict[str, Any]] = [{"kind": "obstacle", "at": [x, 2]} for x in range(10)]


def spawn(game: Arena, id: str, group: int = 0) -> None:
    """Come to the invader's turn with a card and play it."""
    game.hold(id)
    card = next(card for card in game.s.hand if game.t.cards[card].id == id)
    game.to_invader()
    game.do("spawn", card, group)


def seen_by_nobody(game: Arena) -> set[tuple[int, int]]:
    bits = unseen(game.t, game.s)
    return {game.space(number) for number in range(game.t.size) if bits >> number & 1}


@pytest.mark.statement("RS-17")
def test_rul79_a_draw_goes_on_after_the_shuffle() -> None:
    game = arena(*HALL)
    game.s.deck, game.s.discard = game.s.deck[:1], game.s.deck[1:]
    happened: list[tuple[Any, ...]] = []
    game.s.events = happened
    deck.draw(game.t, game.s, 3)
    game.s.events = None
    assert [event[0] for event in happened] == ["frag", "shuffle", "draw"]
    assert len(game.s.hand) == 3 and game.s.frags == 1


def test_rul81_all_that_fit_must_be_placed_in_an_order_and_on_spaces_of_his_choice() -> None:
    game = arena(*HALL, tokens=WALL)
    spawn(game, "zombie-imp-trite")
    for left in (3, 2, 1):
        assert game.names() == {"set"} and len({action[1] for action in game.options()}) == left
        game.do(*game.options()[-1])
    assert len(game.s.crowd) == 3


@pytest.mark.statement("RS-23", "RS-24")
def test_rul81_and_b45_a_card_that_places_nothing_is_playable_and_discarded() -> None:
    game = arena(*HALL)
    spawn(game, "three-zombies")
    assert not game.s.crowd and game.t.cards[game.s.discard[-1]].id == "three-zombies"
    assert game.s.stack[-1] == ("command",)


def test_rul82_where_invaders_may_be_spawned() -> None:
    game = arena(
        *HALL, tokens=[*WALL, {"kind": "hazard", "at": [5, 0], "size": 1}, {"kind": "health", "at": [6, 0]}, {"kind": "barrel", "at": [7, 0]}],
        marines=((0, 4),),
    )  # fmt: skip
    game.put("imp", (8, 0))
    spawn(game, "three-zombies")
    free = game.spaces("set", 2)
    assert {(5, 0), (6, 0)} <= free
    assert not free & {(7, 0), (8, 0), (3, 2)}


def test_rul82_every_space_of_an_oversized_figure_must_be_unseen() -> None:
    game = arena("###.", "####", "...#", marines=((0, 0),), tokens=[{"kind": "obstacle", "at": [1, 1]}])
    assert seen_by_nobody(game) <= {(1, 1), (2, 1), (3, 1), (3, 2)}
    spawn(game, "one-mancubus")
    assert game.s.stack[-1] == ("command",)


def test_rul82_switched_figures_hide_nothing_from_each_other() -> None:
    for rules, hidden in (({}, True), ({"spawn_blockers": "figures-transparent"}, False)):
        game = arena("##########", marines=((9, 0),), tokens=[{"kind": "sentry-bot", "at": [4, 0]}], rules=rules)
        assert ((2, 0) in seen_by_nobody(game)) is hidden, "a bot hides what is behind it"


@pytest.mark.statement("RS-29")
def test_b47_a_figure_is_taken_off_for_an_area_only_when_all_of_its_kind_are_in_use() -> None:
    for there, names in ((3, {"choose"}), (4, {"recycle", "forgo"})):
        game = arena(
            "#####", "#####", marines=((4, 0),), more={"openings": ["E@0"]},
            parts=[{"id": "next", "at": (5, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
            doors=[{"at": [4, 0], "side": "east"}], figures=[{"kind": "zombie", "at": [6, 0]}],
        )  # fmt: skip
        for x in range(there):
            game.put("zombie", (x, 1))
        game.choose(ADVANCE)
        game.do("open", 0)
        assert game.names() == names if there == 4 else "recycle" not in game.names()


def test_rul80_recycling_is_no_kill_and_marines_see_what_it_hid() -> None:
    game = arena(*HALL, tokens=WALL, more={"victory": {"marines": {"kill": "imp"}}})
    for x in (1, 3, 5, 7):
        game.put("zombie", (x, 0))
    spawn(game, "three-zombies")
    game.do("recycle", game.s.crowd[0])
    assert not game.s.course.killed and len(game.s.crowd) == 3


def test_rul96_recycled_figures_count_as_gone_for_clear_and_the_last_to_kill_are_kept() -> None:
    from kneedeep.rules.doom2004.areas.area_setup import recyclable

    game = arena(
        *HALL, figures=[{"kind": "zombie", "at": [5, 0]}, {"kind": "imp", "at": [6, 0]}],
        more={"victory": {"marines": {"kill": "imp"}}},
    )  # fmt: skip
    assert not recyclable(game.t, game.s, game.t.kind_number["imp"])
    assert recyclable(game.t, game.s, game.t.kind_number["zombie"])
    game = arena(*HALL, tokens=WALL, marines=((0, 4),), figures=[{"kind": "mancubus", "spaces": [[0, 0], [2, 0]]}],
        more={"victory": {"marines": {"clear": "start"}}})  # fmt: skip
    spawn(game, "one-mancubus")
    game.do("recycle", game.s.crowd[0])
    game.do(*game.first("set"))
    other = next(one for one in game.s.crowd if game.s.setup[one] >= 0)
    game.s.events = None
    wounds.kill(game.t, game.s, other, "test")
    game.game._settle(game.t, game.s)
    assert game.winner() == 1


@pytest.mark.statement("SU-10", "SU-11")
def test_b04_the_invaders_hand_is_hidden_and_marine_cards_lie_face_up() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(2, 3)
    for side in ("marines", "invaders"):
        assert game.view(state, side).cards == state.cards
    assert set(game.view(state, "marines").hand) == {HIDDEN}


@pytest.mark.statement("SU-16", "RS-01", "RS-33")
def test_p6_the_round_goes_by_seats_and_ends_with_the_invader() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0), (2, 0)))
    order = []
    for _ in range(3):
        order.append(game.s.player)
        game.choose(ADVANCE)
        game.do("finish")
    order.append(game.s.player)
    game.do("end")
    assert [*order, game.s.player, game.s.round] == [0, 1, 2, -1, 0, 2]


def test_rul96_a_kind_is_kept_only_as_far_as_its_kills_are_still_needed() -> None:
    from kneedeep.rules.doom2004.areas.area_setup import recyclable

    game = arena(*HALL, more={"victory": {"marines": {"all": [{"kill": "zombie", "count": 3}, {"kill": "imp"}]}}})
    kind = game.t.kind_number["zombie"]
    for x in (1, 3, 5):
        game.put("zombie", (x, 0))
    assert not recyclable(game.t, game.s, kind), "all three are still needed"
    game.put("zombie", (7, 0))
    assert len(recyclable(game.t, game.s, kind)) == 4
    for zombie in list(game.s.crowd)[:3]:
        wounds.kill(game.t, game.s, zombie, "test")
    assert recyclable(game.t, game.s, kind) == list(game.s.crowd), "none is needed any more"
