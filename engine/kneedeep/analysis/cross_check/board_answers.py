"""The answers of both engines about the board: sight, distances, where marines respawn."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache

from kneedeep.analysis.cross_check.difference import Answer, Difference, compare
from kneedeep.board import Board
from kneedeep.board.board import RESPAWN
from kneedeep.board.board_sight import sight_of, visible_from
from kneedeep.board.distances import distances_from, walk_from
from kneedeep.board.respawn_set import legal_spaces, respawn_set
from kneedeep.board.walk_costs import active_pads, walk_of, walkable
from kneedeep.model.geometry.bits import bits_of
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.geometry.space import Space
from kneedeep.reference.distances import ranges, respawn_distances, walks
from kneedeep.reference.ground import Ground
from kneedeep.reference.network import FAR, Costs
from kneedeep.reference.respawn import active_teleporters, respawn_spaces
from kneedeep.reference.sight import CenterSight, sight_everywhere, sight_lines
from kneedeep.support.work_budget import pause

LINES = 400_000
"""Pairs of spaces asked about sight. On a larger board some of its spaces are asked, evenly spread."""
SHARES = {"sight": 1, "sight past figures": 60, "distances": 10, "walks": 40}
"""Each question is asked about this part of LINES pairs: from a space more costs more than to one more."""

Asked = Iterator[tuple[Space | None, Answer, Answer]]


def board_differences(board: Board, ground: Ground, lines: int = LINES) -> Iterator[Difference | None]:
    """Yield the differences of the answers about a board, per question: doors shut, as in the file, open.

    `ground`: the board as the reference engine sees it. `lines`: the number of pairs of spaces asked about sight, see
    SHARES.
    """
    ways_back = set()
    for words, opened in door_states(board).items():
        # Doors mostly stop no way back: with other doors open the same is not asked again.
        way_back = _way_back(board, ground, opened)
        questions = _questions(board, ground, opened, lines, respawn=way_back not in ways_back)
        ways_back.add(way_back)
        for question, answers in questions:
            pause()
            yield compare(f"{question} with {words}", answers())
    if "respawn band" not in board.edition.features:
        yield compare("active teleporters", _active(board, ground))


def door_states(board: Board) -> dict[str, frozenset[int]]:
    """The different sets of open doors, by their description."""
    words = {"closed": "all doors shut", "open": "all doors open", "file": "doors as in the file"}
    states = {board.open_doors(mode): text for mode, text in reversed(words.items())}
    return {text: opened for opened, text in states.items()}


def spread(spaces: Collection[Space], most: int) -> list[Space]:
    """Those of some spaces, evenly spread, that make at most `most` pairs with all of them."""
    wanted = max(1, most // max(1, len(spaces)))
    every = max(1, -(-len(spaces) // wanted))
    return list(spaces)[::every]


def _questions(
    board: Board, ground: Ground, opened: frozenset[int], lines: int, *, respawn: bool
) -> Iterator[tuple[str, Callable[[], Asked]]]:
    chosen = {question: spread(board.spaces, lines // share) for question, share in SHARES.items()}
    watchers = chosen["sight"]
    yield "sight", lambda: _sight(board, ground, opened, watchers)
    if board.edition.sight == "centers" and board.figures:
        few = chosen["sight past figures"]
        yield "sight past the figures of the set-up", lambda: _sight_past_figures(board, ground, opened, few)
    sources = chosen["distances"]
    yield "range", lambda: _distances(board, "range", ranges(ground, opened, sources), opened, sources)
    yield "walking costs", lambda: _walks(board, ground, opened, chosen["walks"])
    if respawn and "respawn band" in board.edition.features:
        far = cache(lambda: respawn_distances(ground, opened, sources))
        yield "respawn distances", lambda: _distances(board, "respawn", far(), opened, sources)
        for words, areas in _revealed(board).items():
            yield (
                f"respawn spaces, {words} revealed,",
                lambda areas=areas: _respawn(board, ground, far, opened, areas, sources),  # type: ignore[misc]
            )


def _way_back(board: Board, ground: Ground, opened: frozenset[int]) -> object:
    """What respawn distances depend on with some doors open, for either engine."""
    if board.scenario.rules.get("respawn_distance") == "open-doors":
        return opened
    return board.masks(RESPAWN, opened), ground.stops("respawn", opened)


def _revealed(board: Board) -> dict[str, frozenset[str] | None]:
    """The sets of revealed areas to compare. None: all areas."""
    start = frozenset(area.id for area in board.scenario.areas if area.start)
    return {"everything": None} if start >= board.areas.keys() else {"everything": None, "the start": start}


def _sight(board: Board, ground: Ground, opened: frozenset[int], sources: list[Space]) -> Asked:
    if len(sources) == len(board.spaces):
        lines = sight_everywhere(ground)
    else:
        lines = ground.once("sight of some", lambda: sight_lines(ground, sources))
    fast, reference = sight_of(board, opened), lines.seen(opened)
    for a in sources:
        seen = board.lattice.listed(fast.visible(board.number[a]))
        yield a, dict.fromkeys(seen, "seen"), dict.fromkeys(reference[a], "seen")


def _sight_past_figures(board: Board, ground: Ground, opened: frozenset[int], sources: list[Space]) -> Asked:
    bodies = [figure.spaces for figure in board.figures_with(board.most_marines)]
    lines = ground.once("sight past figures", lambda: CenterSight(ground, sources, board.spaces))
    reference = lines.seen(opened, bodies)
    fast = sight_of(board, opened)
    for a in sources:
        seen = board.lattice.listed(visible_from(board, board.number[a], opened, figures=True, sight=fast))
        yield a, dict.fromkeys(seen, "seen"), dict.fromkeys(reference[a], "seen")


def _distances(
    board: Board, metric: str, reference: Costs, opened: frozenset[int], sources: list[Space]
) -> Asked:
    for a, row in zip(sources, reference.tolist(), strict=True):
        yield _costs(board, a, distances_from(board, board.number[a], metric, opened), row)


def _walks(board: Board, ground: Ground, opened: frozenset[int], sources: list[Space]) -> Asked:
    walk, floor = walk_of(board, opened), walkable(board)
    reference = walks(ground, opened, sources).tolist()
    for place, (a, row) in enumerate(zip(sources, reference, strict=True)):
        number = board.number[a]
        # The whole question is asked once; then the moves of the board are not made again for each space.
        costs = (
            walk.costs([number], within=floor | 1 << number) if place else walk_from(board, number, opened)
        )
        yield _costs(board, a, costs, row)


def _costs(
    board: Board, a: Space, fast: Iterable[int], reference: Iterable[int]
) -> tuple[Space, Answer, Answer]:
    """The costs from a space, by space where the engines differ."""
    pairs = zip(board.spaces, fast, reference, strict=True)
    unlike = [(b, one, other) for b, one, other in pairs if (FAR if one == UNREACHED else one) != other]
    return (
        a,
        {b: one for b, one, _other in unlike if one != UNREACHED},
        {b: other for b, _one, other in unlike if other != FAR},
    )


def _respawn(
    board: Board,
    ground: Ground,
    far: Callable[[], Costs],
    opened: frozenset[int],
    areas: frozenset[str] | None,
    sources: list[Space],
) -> Asked:
    if areas is None:
        everywhere = board.lattice.everywhere
        reference = respawn_spaces(ground, far(), sources)
    else:
        revealed = {space for space, area in ground.area.items() if area in areas}
        everywhere = board.bits(revealed)
        sources = [space for space in sources if space in revealed]
        distances = respawn_distances(ground, opened, sources, revealed)
        reference = respawn_spaces(ground, distances, sources, revealed)
    legal = legal_spaces(board, ground.marines)
    for a, back in reference.items():
        fast = respawn_set(board, board.number[a], everywhere, legal, opened)
        spaces = board.lattice.listed(fast.spaces)
        yield a, dict.fromkeys(spaces, fast.shortfall), dict.fromkeys(back.spaces, back.missed)


def _active(board: Board, ground: Ground) -> Asked:
    for entered in ((), board.spaces):
        numbers = [board.number[space] for space in entered]
        fast = board.lattice.listed(active_pads(board, bits_of(numbers, len(board.spaces))))
        yield (
            None,
            dict.fromkeys(fast, "active"),
            dict.fromkeys(active_teleporters(ground, entered), "active"),
        )
