"""Where pieces could join others: the nearest place within reach, and all of them as a slow search finds them."""

from itertools import product
from random import Random

from kneedeep.board import compile_board, piece_snapping
from kneedeep.board.doors import line_of
from kneedeep.board.joints import join
from kneedeep.board.laid_pieces import laid_pieces, lay, owners
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.shape import turned_shape
from kneedeep.model.geometry.space import SIDES, TURNS, edge_ends, neighbour
from kneedeep.model.scenario.model import Area, Door, Piece, Scenario

CATALOG = load_catalog("doom-2004")
ROOM, CORRIDOR = (Piece(piece=name, at=(0, 0), area="start") for name in ("room-5x5", "corridor-short"))


def laid(*pieces: Piece, caps: str = "none") -> Scenario:
    return Scenario(title="", pieces=pieces, figures=(), areas=(Area(id="start", start=True),), caps=caps)


def test_a_piece_is_drawn_to_the_nearest_joint_within_reach_that_covers_nothing() -> None:
    two_corridors = (CORRIDOR, CORRIDOR.having(at=(7, 0)))
    for piece, fixed, wish, offset, joints in (
        ("corridor-short", (ROOM,), (6.1, 0.8), (5, 0), 1),
        ("corridor-short", (ROOM,), (8.4, 0.6), (8, 1), 0),
        ("corridor-short", (ROOM, ROOM.having(at=(8, 0))), (5.2, 0.0), (5, 0), 1),
        ("room-4x4", two_corridors, (3.0, -1.0), (3, -1), 2),
    ):
        board = compile_board(laid(*fixed, caps="auto"), CATALOG)
        group = piece_snapping.new_group(laid(CORRIDOR.having(piece=piece)), CATALOG.pieces)
        landing = piece_snapping.snap(group, piece_snapping.ground_of(board), wish, 1.6)
        assert (landing.offset, len(landing.joints), landing.overlaps) == (offset, joints, False)


def some_map(random: Random, ruleset: str) -> Scenario:
    """Pieces anywhere, some joined, some joined in part, some only side by side; perhaps an exit."""
    kinds = load_catalog(ruleset).pieces
    base = laid().having(ruleset=ruleset)
    for _ in range(6):
        at = (random.randint(-6, 6), random.randint(-6, 6))
        piece = Piece(piece=random.choice(sorted(kinds)), at=at, turn=random.choice(TURNS), area="start")
        more = base.having(pieces=(*base.pieces, piece))
        if not owners(laid_pieces(more, kinds))[1]:
            base = more
    pieces = laid_pieces(base, kinds)
    opening = random.choice(join(pieces, owners(pieces)[0]).loose)
    exits = (Door(at=opening.inside[0], side=opening.rim, exit=True),)
    return base.having(doors=exits if random.random() < 0.5 else ())


def joining_places(base: Scenario, piece: Piece, pointer: tuple[float, float], reach: float) -> set[tuple[int, int]]:
    """Where a piece joins others near a pointer and nothing is wrong with it: every place is tried."""
    kinds = load_catalog(base.ruleset).pieces
    before = laid_pieces(base, kinds)
    taken = {space for one in before for space in one.spaces}
    was = join(before, owners(before)[0])
    exits = {line_of(door.at, door.side) for door in base.doors}
    spaces = lay(0, piece, kinds[piece.piece]).spaces
    found = set()
    for dx, dy in product(range(-14, 15), repeat=2):
        at = (int(pointer[0]) + dx, int(pointer[1]) + dy)
        covered = [(x + at[0], y + at[1]) for x, y in spaces]
        beside = {neighbour(space, side) for space in covered for side in SIDES}
        if not taken.isdisjoint(covered) or taken.isdisjoint(beside):
            continue
        own = lay(len(before), piece.having(at=at), kinds[piece.piece])
        after = [*before, own]
        now = join(after, owners(after)[0])
        met = [joint.edges for joint in now.joints if own.number in (joint.a.piece, joint.b.piece)]
        near = [(at[0] + own.size[0] / 2, at[1] + own.size[1] / 2)]
        for edges in met:
            ends = [end for edge in edges for end in edge_ends(edge)]
            near.append((sum(x for x, _ in ends) / 4, sum(y for _, y in ends) / 4))
        if (
            met
            and len(now.misjoined) == len(was.misjoined)
            and exits.isdisjoint(met)
            and any(abs(x - pointer[0]) <= reach and abs(y - pointer[1]) <= reach for x, y in near)
        ):
            found.add(at)
    return found


def test_all_places_that_join_near_a_pointer_are_found_and_no_others(seed: int) -> None:
    random = Random(seed)
    found = 0
    for ruleset in ("doom-2004", "doom-2016") * 2:
        base = some_map(random, ruleset)
        kinds = load_catalog(ruleset).pieces
        fixed = piece_snapping.Ground(compile_board(base, load_catalog(ruleset)))
        for kind in random.sample(sorted(kinds), 2):
            x, y = random.choice(sorted(fixed.cover))
            pointer = (x + random.uniform(-4, 5), y + random.uniform(-4, 5))
            turns = {turned_shape(kinds[kind].shape, turn): turn for turn in TURNS}.values()
            pieces = {turn: Piece(piece=kind, at=(0, 0), turn=turn, area="start") for turn in turns}
            groups = {turn: piece_snapping.new_group(base.having(pieces=(one,)), kinds) for turn, one in pieces.items()}
            found += len(proposed := piece_snapping.near(groups, fixed, pointer))
            for turn, one in pieces.items():
                slow = joining_places(base, one, pointer, piece_snapping.NEAR)
                assert {one.landing.offset for one in proposed if one.turn == turn} == slow
            assert [one.cost for one in proposed] == sorted(one.cost for one in proposed)
    assert found
