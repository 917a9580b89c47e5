"""`kneedeep inspect`: the data behind findings as JSON: board, sight, cover, distances, portals, respawn, reach."""

import json
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from typing import NamedTuple

from kneedeep.board import Board, compile_board
from kneedeep.board.board_dump import board_data
from kneedeep.board.distances import METRICS, distances_from, why_no_respawn_distance
from kneedeep.board.visible_spaces import cover_from, has_cover, visible_from, visible_pairs
from kneedeep.cli import CommandError, pass_on
from kneedeep.cli.inputs import check_marines, scenario_of, space, take_doors, take_spaces
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.geometry.space import Space
from kneedeep.support import coordinates, later, sentence, tr


class Question(NamedTuple):
    """A question: its line of help, its options, and the function that answers it."""

    help: str
    configure: Callable[[ArgumentParser], None]
    answer: Callable[[Board, Namespace], object]


def configure(parser: ArgumentParser) -> None:
    """Add the questions and their arguments."""
    questions = parser.add_subparsers(dest="question", metavar=tr("QUESTION"), required=True, title=tr("questions"))
    for name, question in QUESTIONS.items():
        about = tr(question.help)
        child = questions.add_parser(
            name, help=about, description=sentence(about), formatter_class=parser.formatter_class
        )
        take_spaces(child)
        child.add_argument("file", metavar="FILE")
        child.add_argument("--marines", type=int, metavar="N")
        child.add_argument("--verbose", action="store_true", default=SUPPRESS)
        question.configure(child)


def run(args: Namespace) -> int:
    """Print the answer; return 0. Raises CommandError if there is no answer."""
    scenario = scenario_of(args.file)
    check_marines(args.file, scenario, args.marines)
    pass_on(json.dumps(QUESTIONS[args.question].answer(compile_board(scenario), args)) + "\n")
    return 0


def _of_the_board(parser: ArgumentParser) -> None:
    """Add no options: the question concerns the board as a whole."""


def _of_sight(parser: ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--from", dest="start", type=space, metavar="X,Y")
    which.add_argument("--pairs", action="store_true")
    take_doors(parser)
    parser.add_argument("--figures", action="store_true")


def _of_cover(parser: ArgumentParser) -> None:
    parser.add_argument("--from", dest="start", type=space, metavar="X,Y", required=True)
    take_doors(parser)
    parser.add_argument("--figures", action="store_true")


def _cover(board: Board, args: Namespace) -> dict[str, object]:
    if not has_cover(board):
        text = later("there is no cover in the {edition}: figures block sight there")
        raise CommandError(text, edition=board.edition.name)
    a = _number(board, args.start)
    opened = board.open_doors(args.doors or "file")
    exposed, covered = cover_from(board, a, opened, marines=args.marines, figures=args.figures)
    answers = [
        [x, y, "cover" if covered >> board.number[x, y] & 1 else "none"]
        for x, y in board.lattice.listed(exposed | covered)
    ]
    return {"from": list(args.start), "cover": answers}


def _of_distance(parser: ArgumentParser) -> None:
    parser.add_argument("--from", dest="start", type=space, metavar="X,Y", required=True)
    parser.add_argument("--metric", choices=METRICS, required=True, metavar="METRIC")
    take_doors(parser)


def _board(board: Board, args: Namespace) -> dict[str, object]:
    return board_data(board)


def _sight(board: Board, args: Namespace) -> dict[str, object]:
    opened = board.open_doors(args.doors or "file")
    if args.pairs:
        return _pairs(board, opened, args)
    seen = visible_from(board, _number(board, args.start), opened, marines=args.marines, figures=args.figures)
    return {"from": list(args.start), "visible": [list(space) for space in board.lattice.listed(seen)]}


def _pairs(board: Board, opened: frozenset[int], args: Namespace) -> dict[str, object]:
    from hashlib import sha256

    pairs = [
        (*board.spaces[a], *board.spaces[b])
        for a, b in visible_pairs(board, opened, marines=args.marines, figures=args.figures)
    ]
    lines = "".join(f"{x1} {y1} {x2} {y2}\n" for x1, y1, x2, y2 in pairs)
    return {"count": len(pairs), "sha256": sha256(lines.encode()).hexdigest(), "pairs": pairs}


def _distance(board: Board, args: Namespace) -> dict[str, object]:
    if args.metric == "respawn":
        _require_respawn_distance(board)
    opened = board.open_doors(args.doors or "file")
    found = distances_from(board, _number(board, args.start), args.metric, opened, args.marines)
    reached = zip(board.spaces, found, strict=True)
    return {"distances": [[x, y, distance] for (x, y), distance in reached if distance != UNREACHED]}


def _portals(board: Board, args: Namespace) -> list[dict[str, object]]:
    from kneedeep.board.portal_room import portal_rooms
    from kneedeep.model.scenario.names import names_of

    if "portals" not in board.edition.features:
        raise CommandError("there are no portals in the {edition}", edition=board.edition.name)
    names = names_of(board.scenario)
    opened = board.open_doors(args.doors or "file")
    return [
        {
            "portal": room.portal.element.id or names[room.portal.element.serial],
            "color": room.portal.element.color,
            "spaces": [list(space) for space in board.lattice.listed(room.spaces)],
            "needed": None if room.sizes is None else len(room.sizes),
            "fits": None if room.arrival is None else room.arrival.fits,
        }
        for room in portal_rooms(board, opened, args.marines)
    ]


def _of_respawn(parser: ArgumentParser) -> None:
    parser.add_argument("--from", dest="start", type=space, metavar="X,Y", required=True)
    parser.add_argument("--areas", type=lambda text: [name for name in text.split(",") if name], metavar="A,B")
    take_doors(parser)
    parser.add_argument("--figures", action="store_true")


def _respawn(board: Board, args: Namespace) -> dict[str, object]:
    from kneedeep.board.respawn_set import do_tokens_bar, legal_spaces, respawn_band, respawn_set

    _require_respawn_distance(board)
    a = _number(board, args.start)
    areas = list(board.areas) if args.areas is None else args.areas
    if unknown := [name for name in areas if name not in board.areas]:
        raise CommandError(
            "there is no area {area!r}: there are {known}", area=unknown[0], known=", ".join(board.areas)
        )
    revealed = board.bits(space for name in areas for space in board.areas[name])
    legal = legal_spaces(board, args.marines or board.most_marines, figures=args.figures)
    found = respawn_set(board, a, revealed, legal, board.open_doors(args.doors or "file"))
    return {
        "band": list(respawn_band(board)),
        "tokens": "barred" if do_tokens_bar(board) else "allowed",
        "spaces": [list(space) for space in board.lattice.listed(found.spaces)],
        "fallback": found.fallback,
    }


def _reach(board: Board, args: Namespace) -> dict[str, object]:
    from kneedeep.model.scenario.names import names_of
    from kneedeep.solver.branch_results import party_results
    from kneedeep.solver.step_text import step_data

    outcome = party_results(board, marines=args.marines or board.most_marines)[0]
    names = names_of(board.scenario)
    return {
        "reachable": [list(space) for space in board.lattice.listed(outcome.within)],
        "order": [step_data(step, names) for step in outcome.line.achieved.deeds],
        "states": sum(len(line.exploration.states) for line in outcome.lines),
        "exhaustive": outcome.whole and all(line.exploration.exhaustive for line in outcome.lines),
    }


def _require_respawn_distance(board: Board) -> None:
    """Raise CommandError in an edition where fragged marines don't respawn at a distance. Rule: RUL16-159."""
    if reason := why_no_respawn_distance(board):
        raise CommandError(reason)


def _number(board: Board, space: Space) -> int:
    """The number of a space. Raises CommandError if it is not on the board."""
    if space not in board.number:
        if not board.spaces:
            raise CommandError("{at} is not on the board, which has no spaces", at=coordinates(space))
        columns, rows = zip(*board.spaces, strict=True)
        first, last = coordinates((min(columns), min(rows))), coordinates((max(columns), max(rows)))
        text = later("{at} is not on the board, which lies within {first} and {last}")
        raise CommandError(text, at=coordinates(space), first=first, last=last)
    return board.number[space]


QUESTIONS = {
    "board": Question(later("the spaces, edges and areas of the board"), _of_the_board, _board),
    "sight": Question(later("who sees whom"), _of_sight, _sight),
    "cover": Question(later("who has cover from an attack out of a space"), _of_cover, _cover),
    "distance": Question(later("how far it is from a space to all others"), _of_distance, _distance),
    "portals": Question(later("where demons come at each portal, and whether they have room"), take_doors, _portals),
    "respawn": Question(later("where a marine returns who was fragged on a space"), _of_respawn, _respawn),
    "reach": Question(later("what marines can ever reach, and in which order"), _of_the_board, _reach),
}
"""The questions by their names on the command line."""
