"""The plain second implementation by the worked examples of the rulings, before anything is compared with it."""

from typing import Any

from kneedeep.model.geometry.edge import DOOR
from kneedeep.model.geometry.space import Space
from tests.support.oracles.second_game import attacks, moves, rounds, summons
from tests.support.oracles.second_game.attacks import Icons, damage_of
from tests.support.oracles.second_game.map import PlainDoor, PlainMap, body_at
from tests.support.oracles.second_game.scene import DEMON, MARINE, NEUTRAL, PlainFigure, Scene
from tests.support.small_maps.ascii_board import draw
from tests.support.small_maps.ruling_maps import E1, E5, E6, HALL


class Table:
    """A drawn map and figures put on it."""

    def __init__(self, drawing: str, **rules: object) -> None:
        drawn = draw(drawing)
        self.named = drawn.named
        shut = frozenset(drawn.shut)
        beside = frozenset(
            space for (x, y), side in shut for space in ((x, y), (x + 1, y) if side == "east" else (x, y + 1))
        )
        self.map = PlainMap(
            drawn.spaces,
            {edge: kind for edge, kind in drawn.edges.items() if kind != DOOR},
            {0: PlainDoor(shut, beside)} if shut else {},
            drawn.difficult,
            rules=rules,
        )
        self.scene = Scene(self.map, ())

    def put(self, side: str, *spaces: Space | str, **values: Any) -> PlainFigure:
        body = frozenset(self.named[space] if isinstance(space, str) else space for space in spaces)
        figure = PlainFigure(len(self.scene.figures), side, body)._replace(**values)
        self.scene = self.scene._replace(figures=(*self.scene.figures, figure))
        return figure

    def steps(self, figure: PlainFigure, points: int) -> dict[frozenset[Space], int]:
        return {move.body: move.cost for move in moves.legal_moves(self.scene, figure, points)}


def at(*spaces: Space) -> frozenset[Space]:
    return frozenset(spaces)


def test_e1_to_e5_sight_range_and_steps() -> None:
    for drawing, sight, far, cover, adjacent in (
        (E1, True, 3, False, False),
        ("+ - + - +\n| A | B |\n+ - + - +", False, None, None, False),
        ("+ - + - +\n| A i B |\n+ - + - +", True, 1, False, True),
        ("+ - + - +\n| A b B |\n+ - + - +", False, 1, None, True),
        (E5, False, None, None, False),
    ):
        table = Table(drawing)
        marine, demon = table.put(MARINE, "A"), table.put(DEMON, "B")
        assert attacks.sees(table.scene, marine, demon) == sight, drawing
        assert attacks.distance(table.scene, marine, demon) == far, drawing
        if cover is not None:
            assert attacks.has_cover(table.scene, marine, demon) == cover
        assert (table.named["B"] in table.map.beside(frozenset())[table.named["A"]]) == adjacent
        assert frozenset({table.named["B"]}) not in table.steps(marine, 9) or far == 3
        assert attacks.targets(table.scene, marine, 3) == ({demon.number} if sight else set())


def test_e5_and_e14_a_door() -> None:
    table = Table(E5)
    marine, demon = table.put(MARINE, "A"), table.put(DEMON, "B")
    doors = frozenset({0})
    assert not moves.openable_from(table.scene, marine, doors)
    assert table.map.reach_of_door(0) == {(1, 0), (1, 1), (2, 0), (2, 1)}
    beside = marine._replace(body=at((1, 0)))
    assert moves.openable_from(table.scene, beside, doors) == {0}
    open_scene = table.scene._replace(opened=doors)
    assert attacks.sees(open_scene, marine, demon) and attacks.distance(open_scene, marine, demon) == 3
    # A step, the door, a step through it.
    assert at((2, 0)) not in {move.body for move in moves.legal_moves(table.scene, beside, 1)}
    assert at((2, 0)) in {move.body for move in moves.legal_moves(open_scene, beside, 1)}


def test_e6_e9_e10_cover_by_edges_and_figures() -> None:
    table = Table(E6)
    alpha, soldier, imp, caco = (
        table.put(side, name) for side, name in ((MARINE, "A"), (DEMON, "P"), (DEMON, "I"), (DEMON, "C"))
    )
    assert all(attacks.sees(table.scene, alpha, other) for other in (soldier, imp, caco))
    assert [attacks.has_cover(table.scene, alpha, other) for other in (soldier, imp, caco)] == [True, True, False]
    assert not attacks.has_cover(Table(E6, advanced="off").scene, alpha, soldier)
    table = Table(E6)
    alpha, large = table.put(MARINE, "A"), table.put(DEMON, "P", "I")
    assert attacks.sees(table.scene, alpha, large) and not attacks.has_cover(table.scene, alpha, large)
    table = Table(E1)
    alpha, soldier, imp = table.put(MARINE, "A"), table.put(DEMON, (1, 0)), table.put(DEMON, "B")
    assert attacks.has_cover(table.scene, alpha, imp)
    assert not attacks.has_cover(table.scene, alpha, soldier)


def test_e7_e8_cover_by_difficult_spaces_and_not_by_impassable_edges() -> None:
    for middle, covered in (("A   .   ~   .   B", True), ("A   .   . i .   B", False)):
        table = Table(
            f"""
            + - + - + - + - + - +
            | .   .   .   .   . |
            +   +   +   +   +   +
            | {middle} |
            +   +   +   +   +   +
            | .   .   .   .   . |
            + - + - + - + - + - +
            """
        )
        marine, demon = table.put(MARINE, "A"), table.put(DEMON, "B")
        assert attacks.has_cover(table.scene, marine, demon) == covered
        assert attacks.distance(table.scene, marine, demon) == 4


def test_e11_through_a_demon() -> None:
    table = Table(HALL)
    marine, _ = table.put(MARINE, (1, 1)), table.put(DEMON, (2, 1))
    assert table.steps(marine, 3)[at((2, 1))] == 2
    assert at((2, 1)) not in table.steps(marine, 2)


def test_e12_difficult_spaces_add_up_with_enemies() -> None:
    drawing = "+ - + - + - + - +\n| A   ~   ~   . |\n+ - + - + - + - +"
    for side, cost in ((DEMON, 3), (MARINE, 2), (NEUTRAL, 2)):
        table = Table(drawing)
        marine = table.put(MARINE, "A")
        table.put(side, (1, 0))
        assert table.steps(marine, 9)[at((1, 0))] == cost
        # One point takes him back to where he came from.
        assert table.steps(marine, cost + 1) and not table.steps(marine, cost)
    table = Table(drawing)
    assert moves.least_costs(table.scene._replace(figures=(table.put(MARINE, "A"),)), table.scene.figures[0], 9) == {
        (0, 0): 0,
        (1, 0): 2,
        (2, 0): 4,
        (3, 0): 5,
    }


def test_e13_past_a_friend() -> None:
    table = Table(E1)
    marine, _ = table.put(MARINE, "A"), table.put(MARINE, (1, 0))
    assert not table.steps(marine, 1)
    assert table.steps(marine, 2) == {at((1, 0)): 1}


def test_e15_e16_teleporters() -> None:
    apart = """
        + - + - + - + - + - +
        | S   . | .   T   . |
        + - + - + - + - + - +
    """
    table = Table(apart)
    marine = table.put(MARINE, "S")
    table.scene = table.scene._replace(pads=frozenset(table.named.values()))
    assert table.steps(marine, 1)[at((3, 0))] == 1
    imp = table.put(DEMON, "T")
    (jump,) = (move for move in moves.legal_moves(table.scene, marine, 1) if move.kind == moves.TELEPORT)
    assert jump == moves.PlainMove(moves.TELEPORT, at((3, 0)), 1, frozenset({imp.number}))
    walking = marine._replace(body=at((2, 0)))
    assert at((3, 0)) not in {move.body for move in moves.legal_moves(table.scene, walking, 2)}
    assert at((3, 0)) in {move.body for move in moves.legal_moves(table.scene, walking, 3)}
    assert not [move for move in moves.single_moves(table.scene, imp) if move.kind == moves.TELEPORT], (
        "demons never teleport"
    )
    # An inactive one becomes active when he enters it: two points take him from beside T to S.
    waking = Table(apart)
    marine = waking.put(MARINE, (2, 0))
    waking.scene = waking.scene._replace(pads=at((0, 0)), sleeping=at((3, 0)))
    assert moves.least_costs(waking.scene, marine, 2)[0, 0] == 2


def test_a_marine_gets_out_of_a_space_by_the_teleporter_that_he_wakes() -> None:
    table = Table("+ - + - + - +\n| S   . | T |\n+ - + - + - +")
    table.scene = table.scene._replace(pads=at((2, 0)), sleeping=at((0, 0)))
    marine, _ = table.put(MARINE, (1, 0)), table.put(DEMON, "S")
    assert table.steps(marine, 3) == {at((0, 0)): 2}
    assert table.steps(marine, 2) == {}


def test_e17_a_large_demon_goes_past_everything_small() -> None:
    table = Table(
        """
        + - + - + - +
        | .   .   . |
        +   +   + b +
        | . i ~   ~ |
        +   +   +   +
        | .   ~   . |
        + - + - + - +
        """
    )
    demon, _ = table.put(DEMON, *body_at((0, 0), 2, 2)), table.put(MARINE, (2, 1))
    first = table.steps(demon, 2)
    assert first[body_at((1, 0), 2, 2)] == first[body_at((0, 1), 2, 2)] == 1
    assert body_at((1, 1), 2, 2) not in first
    onward = demon._replace(body=body_at((1, 0), 2, 2))
    scene = table.scene.without([0])
    scene = scene._replace(figures=(*scene.figures, onward))
    assert body_at((1, 1), 2, 2) in {move.body for move in moves.legal_moves(scene, onward, 1)}


def test_e18_turning() -> None:
    table = Table(HALL)
    twin = table.put(DEMON, (2, 2), (3, 2))
    turned = {move.body for move in moves.legal_moves(table.scene, twin, 1) if move.kind == moves.TURN}
    assert turned == {at((2, 1), (2, 2)), at((2, 2), (2, 3)), at((3, 1), (3, 2)), at((3, 2), (3, 3))}
    table = Table(HALL)
    six = table.put(DEMON, *body_at((2, 2), 2, 3))
    turned = {move.body for move in moves.legal_moves(table.scene, six, 1) if move.kind == moves.TURN}
    assert turned == {body_at((x, y), 3, 2) for x in (1, 2) for y in (2, 3)}
    table = Table(HALL)
    four = table.put(DEMON, *body_at((2, 2), 2, 2))
    assert not [move for move in moves.legal_moves(table.scene, four, 9) if move.kind == moves.TURN]


def test_e19_giving_way() -> None:
    lines = ["+ - +", *("| . |\n+   +" for _ in range(5)), "| . |\n+ - +"]
    for marine_at, rows, goes_to in ((4, (3, 4), 5), (5, (4, 5), 3)):
        table = Table("\n".join(lines))
        marine = table.put(MARINE, (0, marine_at))
        demon = table.put(DEMON, *((0, row) for row in rows))
        assert moves.below(table.scene, demon) == [marine]
        assert moves.nearest_free(table.scene, marine) == {(0, goes_to)}
        assert moves.may_end(table.scene, demon)
        assert not moves.may_end(table.scene, marine), "he stands there only because he was made to"


def test_e20_to_e23_initiative() -> None:
    deck = rounds.initiative_deck
    assert deck(range(4), {"imp", "soldier"}) == {0: 1, 1: 1, 2: 1, 3: 1, "invader": 2}
    assert deck(range(3), {"imp", "soldier"}).total() == 5
    assert deck(range(2), {"imp", "soldier", "caco"})["invader"] == 3
    assert deck([0], {"imp"}, alone=2) == {0: 2, "invader": 1}
    assert deck([0], set("abcdefgh"), box=6)["invader"] == 6
    assert rounds.types_to_activate({"imp", "soldier"}, {"imp"}) == {"soldier"}
    assert rounds.types_to_activate({"imp", "soldier"}, {"imp", "soldier"}) == set()


def test_e24_places_at_a_portal() -> None:
    table = Table(
        "+ - + - + - +\n| A   .   . |\n+   +   +   +\n| .   P   . |\n+   +   +   +\n| .   .   . |\n+ - + - + - +"
    )
    table.put(MARINE, "A")
    assert len(summons.places_at(table.scene, (1, 1), [(1, 1)])) == 8
    walled = Table(
        "+ - + - + - +\n| .   .   . |\n+ - + - + - +\n| .   P   . |\n+   +   +   +\n| .   .   . |\n+ - + - + - +"
    )
    assert len(summons.places_at(walled.scene, (1, 1), [(1, 1)])) == 6
    for x in range(3):
        for y in (1, 2):
            walled.put(MARINE, (x, y))
    assert summons.places_at(walled.scene, (1, 1), [(1, 1)]) == set(), "nobody gets past the wall"


def test_e26_argent() -> None:
    assert rounds.argent_gain(6) == {0, 1, 2, 3}
    assert rounds.argent_gain(2) == {0, 1, 2}


def test_e27_to_e30_attacks() -> None:
    assert damage_of(3, [Icons(1)]) == 2
    assert damage_of(2, [Icons(3)]) == 0
    assert damage_of(3, [Icons(2), Icons(0)]) == 3 and damage_of(3, [Icons(2)]) == 1
    assert damage_of(2, [Icons()], tough=True) == 1
    assert damage_of(2, [Icons(dodge=True)], tough=True) == 0
    assert damage_of(2, [], tough=True, stunned=True) == 1
    assert damage_of(2, [], tough=True, stunned=True, toughness_stunned=False) == 2
    assert attacks.dice_rolled(("red", "red"), stunned=True) == 1
    assert attacks.dice_rolled((), stunned=True) == 0
    assert attacks.cards_revealed(stunned=True, covered=True) == (0, 0)
    assert attacks.cards_revealed(stunned=False, covered=True) == (1, 2)


def test_e31_a_glory_kill_leaves_the_space_free() -> None:
    table = Table(E1)
    marine = table.put(MARINE, "A")
    demon = table.put(DEMON, (1, 0), damage=2, stagger=2)
    (kill,) = moves.legal_moves(table.scene, marine, 2)
    assert kill == moves.PlainMove(moves.STEP, at((1, 0)), 2, frozenset({demon.number}))
    assert moves.legal_moves(table.scene, marine, 1) == []
    free = Table(E1, glory_cost="free")
    marine, _ = free.put(MARINE, "A"), free.put(DEMON, (1, 0), damage=2, stagger=2)
    assert free.steps(marine, 1) == {at((1, 0)): 1}
    without = Table(E1, advanced="off")
    marine, _ = without.put(MARINE, "A"), without.put(DEMON, (1, 0), damage=2, stagger=2)
    assert without.steps(marine, 2) == {}


def test_e32_a_fragged_marine() -> None:
    every, hand = rounds.fragged_cards([7, 8], [1, 2], [3, 4, 5, 6], [])
    assert every.total() == 8 and hand == 3
    assert rounds.frags_to_win({1: 4, 2: 4, 3: 3, 4: 2}, 3) == 3


def test_cards_that_can_be_played() -> None:
    hand = {1: rounds.MAIN, 2: rounds.BONUS, 3: rounds.REACTION}
    assert rounds.playable(hand, 1) == {1, 2}
    assert rounds.playable(hand, 0) == {2}
    assert rounds.sprintable(hand, 1) == {1, 2, 3}
    assert rounds.sprintable(hand, 0) == rounds.sprintable({}, 1) == set()
