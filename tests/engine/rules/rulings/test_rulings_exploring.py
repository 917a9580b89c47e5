"""Rulings on exploring, set-up, teleporters, coming back, each by an example. Rule: RUL-12 to RUL-20, RUL-89 to RUL-100."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.marine.respawn import spaces
from kneedeep.rules.doom2004.script_effects import StateEffectHandler
from kneedeep.rules.doom2004.stages import PlayerTurn
from kneedeep.rules.doom2004.tables.board_tables import LYING
from tests.support.cases import cases
from tests.support.small_maps.arena import ADVANCE, HALL, UNLOAD, Arena, arena, face

WALL: list[dict[str, Any]] = [{"kind": "zombie", "spaces": [[4, 0], [4, 1]]}]


def corridor(*marines: tuple[int, int], area: dict[str, Any] | None = None, **parts: Any) -> Arena:
    """A corridor, at its end an open joint to another area."""
    more = {"openings": ["E@0"], **parts.pop("more", {})}
    return arena(
        "######", "######", marines=marines, more=more,
        parts=[{"id": "next", "at": (6, 0), "rows": ("####", "####"), "openings": ["W@0"], "area": area or {}}], **parts,
    )  # fmt: skip


@pytest.mark.statement("AB-28")
def test_rul12_wounds_come_before_the_reveal_and_that_before_watchful_attacks() -> None:
    game = arena(
        "##....", "##....", "######", "######", marines=((1, 1),), more={"openings": ["E@2"]},
        parts=[{"id": "next", "at": (6, 2), "rows": ("##", "##"), "openings": ["W@0"]}],
        tokens=[{"kind": "hazard", "at": [1, 2], "size": 1}],
    )  # fmt: skip
    demon = game.put("demon", (2, 3))
    assert game.areas() == 1
    game.choose(ADVANCE)
    happened = game.step((1, 2))
    assert [event[0] for event in happened if event[0] in ("step", "wound", "reveal")] == ["step", "wound", "reveal"]
    assert game.options() == [("bite", demon), ("pass",)], "before he may do anything else"


def test_rul12_who_dies_on_the_step_neither_reveals_nor_is_bitten() -> None:
    game = corridor(
        (0, 0), tokens=[{"kind": "hazard", "at": [1, 0], "size": 1}], doors=[{"at": [5, 0], "side": "east"}]
    )
    game.put("demon", (2, 0))
    game.s.left[0] = 1
    game.choose(ADVANCE)
    game.step((1, 0))
    assert game.s.at[0] < 0 and game.s.frags == 1
    assert not any(stage[0] == "watch" for stage in game.s.stack)


@cases("how", ["kill", "recycle", "knock", "door"])
def test_rul15_everything_that_opens_sight_reveals(how: str) -> None:
    if how == "door":
        game = corridor((0, 0), doors=[{"at": [5, 0], "side": "east"}])
        zombie = game.put("zombie", (5, 1))
        game.activate(zombie)
        game.do("open", 0)
        assert game.areas() == 0b11
        return
    game = corridor((0, 0), figures=WALL)
    assert game.areas() == 1 and game.s.peeking == 1
    above = next(one for one in game.s.crowd if game.at(one) == (4, 0))
    if how == "kill":
        game.dice(yellow=face(9, 9))
        game.choose(UNLOAD)
        game.attack("pistol", (4, 0), above)
    elif how == "recycle":
        for x in (0, 1):
            game.put("zombie", (x, 1))
        game.hold("three-zombies")
        game.to_invader()
        game.do(*next(action for action in game.options() if action[0] == "spawn"))
        game.do("recycle", above)
    else:
        game.dice(yellow=face(9, 1))
        pistol = game.t.weapon_number["pistol"]
        game.t.weapons = tuple(
            arms._replace(knockback=True, dice=(0,)) if number == pistol else arms
            for number, arms in enumerate(game.t.weapons)
        )
        game.dice(yellow=face(9, game.t.kinds[game.s.kind[above]].armor))
        game.s.left[above] = 5
        game.choose(UNLOAD)
        game.attack("pistol", (4, 0), above)
        game.do("knock", above, game.number((2, 1)), 0)
    assert game.areas() == 0b11


def test_rul48_a_forced_pick_up_and_rul54_an_encounter_on_entry_serve_a_teleport_too() -> None:
    game = arena(
        *HALL, rules={"pickup": "forced", "encounter": "on-entry"},
        tokens=[
            {"kind": "teleporter", "color": "red", "spaces": [[0, 0], [9, 4]]},
            {"kind": "armor", "at": [9, 4]},
            {"kind": "encounter", "at": [9, 4], "do": [{"give": "adrenaline"}]},
        ],
    )  # fmt: skip
    armor = game.s.armor[0]
    game.choose(ADVANCE)
    game.do("teleport", 1)
    assert game.s.armor[0] == armor + 1 and list(game.s.adrenaline) == [1]


@pytest.mark.statement("FR-08")
def test_rul89_any_space_of_an_oversized_figure_bars_and_equipment_does_not() -> None:
    game = arena(
        "####################",
        "####################",
        tokens=[{"kind": "health", "at": [9, 0]}, {"kind": "hazard", "at": [10, 0], "size": 1}],
    )
    game.put("mancubus", (12, 0))
    wounds.frag(game.t, game.s, 0, "test")
    free = {game.space(number) for number in spaces(game.t, game.s, 0)}
    assert not free & {(12, 0), (13, 0), (12, 1), (13, 1), (10, 0)}
    assert (9, 0) in free


def test_rul90_without_any_free_space_he_waits_a_turn() -> None:
    game = arena("###", marines=((0, 0),), rules={"respawn_unconnected": "never"})
    for x in (1, 2):
        game.put("zombie", (x, 0))
    wounds.frag(game.t, game.s, 0, "test")
    game.put("zombie", (0, 0))
    game.s.stack = [PlayerTurn("turn", 0, 0)]
    game.game._settle(game.t, game.s)
    assert game.s.seat == 1 and game.s.at[0] < 0


def test_rul91_coming_back_is_no_move() -> None:
    game = arena(
        "####################", marines=((0, 0),), tokens=[{"kind": "encounter", "at": [9, 0], "text": "Hm.", "do": []}]
    )
    game.put("demon", (10, 0))
    game.s.left[0] = 1
    imp = game.put("zombie", (1, 0))
    game.dice(red=face(0, 9))
    game.activate(imp)
    game.strike((0, 0), 0)
    game.do("done")
    game.do("end")
    happened = game.do("respawn", game.number((9, 0)))
    assert game.names() == {"choose"} and ("text", "Hm.") not in happened


@pytest.mark.statement("FR-08")
def test_rul92_the_set_is_taken_before_the_reveal_that_follows() -> None:
    game = arena(
        "##########", "##########", marines=((0, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (10, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        doors=[{"at": [9, 0], "side": "east"}],
    )  # fmt: skip
    wounds.frag(game.t, game.s, 0, "test")
    game.s.doors = 1
    game.s.ground = game.t.terrain.ground(1, 0, 0)
    assert max(game.space(number)[0] for number in spaces(game.t, game.s, 0)) == 9
    game.s.stack = [PlayerTurn("turn", 0, 0)]
    game.game._settle(game.t, game.s)
    game.do("respawn", game.number((8, 0)))
    assert game.areas() == 0b11


def test_rul95_the_band_is_counted_in_steps_through_doors() -> None:
    def fragged(**rules: str) -> Arena:
        game = arena(
            "######", "######", marines=((0, 0),), more={"openings": ["E@0"]}, rules=rules,
            parts=[{"id": "next", "at": (6, 0), "rows": ("########", "########"), "openings": ["W@0"]}],
            doors=[{"at": [5, 0], "side": "east"}],
        )  # fmt: skip
        game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
        wounds.frag(game.t, game.s, 0, "test")
        return game

    for rules, free in (({}, range(8, 14)), ({"respawn_distance": "open-doors"}, range(6, 14))):
        game = fragged(**rules)
        found = {game.space(number)[0] for number in spaces(game.t, game.s, 0)}
        if rules:
            assert found == set(free), "the shut door leaves what is beyond unconnected, 17 away: 1 beyond the band"
        else:
            assert found == set(free)


def test_rul97_reach_waits_for_a_marine_who_is_off_the_board() -> None:
    game = arena(
        *HALL,
        marines=((0, 0), (1, 0)),
        more={
            "victory": {"marines": {"all": [{"flag": "go"}, {"reach": "start", "who": "all"}]}},
            "flags": {"go": "Go"},
        },
        tokens=[{"kind": "encounter", "at": [0, 0], "do": [{"set": "go"}]}],
    )
    wounds.frag(game.t, game.s, 1, "test")
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.course.flags == 1 and not game.winner()
    game.do(*game.options()[0])
    assert game.winner() == 1


def test_rul99_needs_that_fail_leave_the_token_and_its_text() -> None:
    game = arena(
        *HALL, more={"flags": {"power": "Power"}},
        tokens=[{"kind": "encounter", "at": [1, 0], "needs": {"flag": "power"}, "locked_text": "Dead.", "do": []}],
    )  # fmt: skip
    game.choose(ADVANCE)
    game.step((1, 0))
    assert ("text", "Dead.") in game.do("rest")
    assert game.s.lying


def test_rul54_who_has_used_up_his_movement_on_an_encounter_may_meet_it_before_he_attacks() -> None:
    game = arena(*HALL, tokens=[{"kind": "encounter", "at": [4, 0], "do": [{"give": "adrenaline"}]}])
    zombie = game.put("zombie", (6, 0))
    game.choose(ADVANCE)
    for x in (1, 2, 3, 4):
        game.step((x, 0))
    game.do("rest")
    assert list(game.s.adrenaline) == [1]
    assert any(action[0] == "attack" and action[3] == zombie for action in game.options())


def test_rul14_a_figure_placed_where_nothing_is_revealed_waits_for_its_area() -> None:
    game = corridor(
        (4, 0), doors=[{"at": [5, 0], "side": "east"}],
        more={"triggers": [{"when": {"round": 1}, "do": [{"place": {"kind": "imp", "at": [9, 0]}}]}]},
    )  # fmt: skip
    game.next_round()
    assert not game.s.crowd and game.areas() == 1
    assert game.game.load(game.s.data()).course == game.s.course
    game.choose(ADVANCE)
    game.step((5, 0))
    happened = game.do("open", 0)
    assert game.areas() == 0b11
    (imp,) = game.s.crowd
    assert game.at(imp) == (9, 0)
    assert [event[0] for event in happened].index("reveal") < [event[0] for event in happened].index("place")


def test_rul15_an_invader_put_back_in_its_activation_acts_on_once_the_area_is_set_up() -> None:
    game = arena(
        *("#######",) * 3, marines=((0, 0),), more={"openings": ["E@0"]},
        figures=[{"kind": "demon", "at": [6, 0], "turn": 90}],
        parts=[{"id": "next", "at": (7, 0), "rows": ("##", "##"), "openings": ["W@0"], "area": {"text": "Dust."}}],
    )  # fmt: skip
    assert game.areas() == 1
    (demon,) = game.s.crowd
    game.activate(demon)
    game.put("zombie", (6, 1))
    game.s.back[demon] = 4 * game.number((0, 1)) + LYING
    game.leave(points=0)
    game.s.events = game.events
    game.game.settle(game.s)
    game.s.events = None
    assert game.at(demon) == (0, 1) and game.areas() == 0b11 and ("text", "Dust.") in game.events
    assert game.names() == {"strike", "done"}, "it still attacks"


def test_rul15_what_the_script_takes_out_of_the_game_hides_nothing_any_more() -> None:
    game = arena(
        "#######", "#######", more={"openings": ["E@0"], "token_types": [{"id": "crate", "blocks": ["steps", "sight"]}]},
        tokens=[{"kind": "crate", "spaces": [[6, 0], [6, 1]]}],
        parts=[{"id": "next", "at": (7, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
    )  # fmt: skip
    assert game.areas() == 1
    StateEffectHandler(game.t, game.s, -1).lose("crate")
    assert game.areas() == 0b11


@pytest.mark.statement("EX-02", "EX-03")
def test_p9_an_areas_text_is_read_once_it_is_set_up() -> None:
    game = corridor(
        (4, 0), doors=[{"at": [5, 0], "side": "east"}], figures=[{"kind": "imp", "at": [9, 0]}],
        tokens=[{"kind": "health", "at": [8, 0]}], area={"text": "Dust.", "do": [{"set": "seen"}]},
    )  # fmt: skip
    game.choose(ADVANCE)
    game.step((5, 0))
    happened = game.do("open", 0)
    told = [event[0] for event in happened if event[0] in ("reveal", "token", "place", "text", "flag")]
    assert told == ["reveal", "token", "place", "text", "flag"]


def test_p9_an_areas_text_waits_for_what_the_invader_has_to_choose() -> None:
    game = corridor(
        (4, 0), doors=[{"at": [5, 0], "side": "east"}], figures=[{"kind": "imp", "spaces": [[9, 0], [9, 0]]}],
        area={"text": "Dust."},
    )  # fmt: skip
    game.choose(ADVANCE)
    game.step((5, 0))
    assert ("text", "Dust.") not in game.do("open", 0)
    assert ("text", "Dust.") in game.do(*game.options()[0])
