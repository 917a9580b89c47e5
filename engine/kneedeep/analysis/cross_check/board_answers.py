"""The answers of both engines about the board: sight, distances, respawn sets."""

from collections.abc import Callable, Collection, Iterable, Iterator

from kneedeep.analysis.cross_check.difference import Answer, Difference, compare
from kneedeep.board import Board
from kneedeep.board.distances import distances_from, walk_from
from kneedeep.board.respawn_set import legal_spaces, respawn_set
from kneedeep.board.visible_spaces import sight_of, visible_from
from kneedeep.board.walk_costs import active_pads, walk_of, walkable
from kneedeep.model.geometry import Space, bits_of
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.reference.distances import Distances, Ranges, RespawnDistances, Walks
from kneedeep.reference.ground import Ground
from kneedeep.reference.respawn import active_teleporters, respawn_spaces
from kneedeep.reference.sight import CenterSight, sight_everywhere, sight_lines
from kneedeep.support.work_budget import pause

LINES = 400_000
"""The most pairs of spaces to compare sight for. On a larger board the spaces are sampled evenly."""
SHARES = {"sight": 1, "sight past figures": 60, "distances": 10, "walks": 40}
"""The part of the LINES pairs for each question. One start space costs more than one target space."""

Asked = Iterator[tuple[Space | None, Answer, Answer]]


def board_differences(board: Board, ground: Ground, lines: int = LINES) -> Iterator[Difference | None]:
    """Yield the differences of the answers about a board, per question: doors shut, as in the file, open.

    `ground`: the board as the reference engine sees it. `lines`: the number of pairs of spaces asked about sight, see
    SHARES.
    """
    for words, opened in door_states(board).items():
        for question, answers in _questions(board, ground, opened, lines):
            pause()
            yield compare(f"{question} with {words}", answers())
    if "respawn band" not in board.edition.features:
        yield compare("active teleporters", _active(board, ground))


def door_states(board: Board) -> dict[str, frozenset[int]]:
    """The distinct sets of open doors by their description."""
    words = {"closed": "all doors shut", "open": "all doors open", "file": "doors as in the file"}
    states = {board.open_doors(mode): text for mode, text in reversed(words.items())}
    return {text: opened for opened, text in states.items()}


def spread(spaces: Collection[Space], most: int) -> list[Space]:
    """An even sample of some spaces that has at most `most` pairs with all of them."""
    wanted = max(1, most // max(1, len(spaces)))
    every = max(1, -(-len(spaces) // wanted))
    return list(spaces)[::every]


def _questions(
    board: Board, ground: Ground, opened: frozenset[int], lines: int
) -> Iterator[tuple[str, Callable[[], Asked]]]:
    chosen = {question: spread(board.spaces, lines // share) for question, share in SHARES.items()}
    watchers = chosen["sight"]
    yield "sight", lambda: _sight(board, ground, opened, watchers)
    if board.edition.sight == "centers" and board.figures:
        few = chosen["sight past figures"]
        yield "sight past the figures of the set-up", lambda: _sight_past_figures(board, ground, opened, few)
    sources = chosen["distances"]
    yield "range", lambda: _distances(board, "range", Ranges(ground, opened).of, opened, sources)
    yield "walking costs", lambda: _walks(board, Walks(ground, opened).of, opened, chosen["walks"])
    if "respawn band" in board.edition.features:
        far = RespawnDistances(ground, opened)
        yield "respawn distances", lambda: _distances(board, "respawn", far.of, opened, sources)
        for words, areas in _revealed(board).items():
            yield (
                f"respawn spaces, {words} revealed,",
                lambda areas=areas: _respawn(board, ground, far, opened, areas, sources),  # type: ignore[misc]
            )


def _revealed(board: Board) -> dict[str, frozenset[str] | None]:
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
    board: Board, metric: str, of: Callable[[Space], Distances], opened: frozenset[int], sources: list[Space]
) -> Asked:
    for a in sources:
        yield a, _by_space(board, distances_from(board, board.number[a], metric, opened)), of(a)


def _walks(board: Board, of: Callable[[Space], Distances], opened: frozenset[int], sources: list[Space]) -> Asked:
    walk, floor = walk_of(board, opened), walkable(board)
    for place, a in enumerate(sources):
        number = board.number[a]
        # One query for all spaces: the moves of the board are then computed only once.
        costs = walk.costs([number], within=floor | 1 << number) if place else walk_from(board, number, opened)
        yield a, _by_space(board, costs), of(a)


def _by_space(board: Board, far: Iterable[int]) -> dict[Space, int]:
    return {space: steps for space, steps in zip(board.spaces, far, strict=True) if steps != UNREACHED}


def _respawn(
    board: Board,
    ground: Ground,
    far: RespawnDistances,
    opened: frozenset[int],
    areas: frozenset[str] | None,
    sources: list[Space],
) -> Asked:
    revealed = None if areas is None else {space for space, area in ground.area.items() if area in areas}
    everywhere = board.lattice.everywhere if revealed is None else board.bits(revealed)
    legal = legal_spaces(board, ground.marines)
    for a in sources:
        if revealed is not None and a not in revealed:
            continue
        fast = respawn_set(board, board.number[a], everywhere, legal, opened)
        back = respawn_spaces(ground, far, a, revealed)
        spaces = board.lattice.listed(fast.spaces)
        yield a, dict.fromkeys(spaces, fast.shortfall), dict.fromkeys(back.spaces, back.missed)


def _active(board: Board, ground: Ground) -> Asked:
    for entered in ((), board.spaces):
        numbers = [board.number[space] for space in entered]
        fast = board.lattice.listed(active_pads(board, bits_of(numbers, len(board.spaces))))
        yield (None, dict.fromkeys(fast, "active"), dict.fromkeys(active_teleporters(ground, entered), "active"))
