"""Drawn boards and what is so on them: `boards_*.yaml` in `tests/engine/board`.

The files hold boards by what they show: the `statements` of the rules that they prove, `rows` as `ascii_board` draws them,
further sections of the file (the edition is that of 2016), and `facts`, each a line `question: answer`. A list of boards shows one thing together.
In a question a space is a name or `x,y`, figures of several spaces are `A+B` or `x,y/2x2`, `open` opens all doors, and
`figures=`, `friends=`, `enemies=` say where others stand. Answers are yes, no, none, never, numbers, spaces and lines.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.board.board import WALLS
from kneedeep.board.distances import range_from, walk_from
from kneedeep.board.door_reach import opening_spaces
from kneedeep.board.figure_moves import FigureMoves, Move, OtherFigures
from kneedeep.board.summoning import Summoning
from kneedeep.board.visible_spaces import cover_of, sight_of
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.corner_sight import CornerSight
from kneedeep.model.geometry.footprints import Place
from tests.support.small_maps.ascii_board import draw
from tests.support.small_maps.drawn_scenario import DrawnBoard
from tests.support.values import known, typed

FOLDER = Path(__file__).parents[1] / "engine" / "board"
NEVER = "never"


class DrawnFacts:
    """A drawn board that answers questions."""

    def __init__(self, rows: str, **sections: Any) -> None:
        """Compile a drawing with further sections of its file. In 2004 the obstacles that are drawn are tokens."""
        obstacles = [{"kind": "obstacle", "at": list(at)} for at in sorted(draw(rows).obstacles)]
        self.drawn = DrawnBoard(rows, **({"tokens": obstacles} if obstacles else {}), **sections)
        self.board = self.drawn.board
        self.opened: tuple[int, ...] = ()
        self.others: dict[str, int] = {}

    def answer(self, question: str) -> str:
        """The answer to a question, as the files write it."""
        verb, *words = question.split()
        self.opened = tuple(range(len(self.board.doors))) if "open" in words else ()
        given = dict(word.split("=") for word in words if "=" in word)
        self.others = {name: sum(1 << space for space in self.body(where)) for name, where in given.items()}
        found = getattr(self, verb)(*(word for word in words if word != "open" and "=" not in word))
        if isinstance(found, bool) or found is None:
            return {True: "yes", False: "no", None: "none"}[found]
        if isinstance(found, str):
            return found or "none"
        return str(found) if found >= 0 else NEVER

    def space(self, word: str) -> int:
        """The number of a space."""
        return self.drawn[word] if word.isalpha() else self.drawn.at(*map(int, word.split(",")))

    def body(self, word: str) -> tuple[int, ...]:
        """The spaces of a figure or of several."""
        return tuple(map(self.space, word.split("+")))

    def place(self, word: str) -> Place:
        """The place of a figure that moves."""
        where, _, size = word.partition("/")
        return Place(self.space(where), *map(int, size.split("x") if size else ()))

    @property
    def figures(self) -> int:
        """The spaces of figures in the way: those named, else those drawn."""
        return self.others.get("figures", self.board.bits(self.drawn.drawn.figures))

    @property
    def crowd(self) -> OtherFigures:
        """The figures beside the one that moves."""
        return OtherFigures(self.others.get("friends", 0), self.others.get("enemies", 0))

    # Questions

    def sees(self, a: str, b: str) -> bool:
        """Whether who stands on a space sees another one."""
        sight, one, other = sight_of(self.board, self.opened), self.space(a), self.space(b)
        found = sight.sees(one, other)
        assert found == sight.sees(other, one) == bool(sight.visible(one) >> other & 1)
        if isinstance(sight, CornerSight):
            assert bool(sight.lines(one, other)) == found
        else:
            assert (typed(CenterSight, sight).obstruction(one, other) is None) == found
        return found

    def past(self, a: str, b: str) -> bool:
        """Whether a space is seen past figures (2004)."""
        sight = typed(CenterSight, sight_of(self.board, self.opened))
        return bool(sight.visible_past(self.space(a), self.figures) >> self.space(b) & 1)

    def met(self, a: str, b: str) -> str:
        """What a line of sight meets first (2004): the spaces that it leaves and enters there, and the point."""
        sight = typed(CenterSight, sight_of(self.board, self.opened))
        found = known(sight.obstruction(self.space(a), self.space(b), self.others.get("figures", 0)))
        places = (found.leaving, found.entering, found.point)
        return " ".join((found.kind, *(f"{x:g},{y:g}" for x, y in places)))

    def lines(self, a: str, b: str) -> str:
        """The lines of sight from corner to corner."""
        ends = typed(CornerSight, sight_of(self.board, self.opened)).lines(self.space(a), self.space(b))
        return " ".join(f"{x},{y}-{u},{v}" for (x, y), (u, v) in ends)

    def line(self, a: str, b: str, ends: str) -> bool:
        """Whether a line is one of those of sight."""
        return ends in self.lines(a, b).split()

    def cover(self, a: str, b: str) -> bool | None:
        """Whether a target has cover; none if it is not seen."""
        cover, one, other = cover_of(self.board, self.opened), self.body(a), self.body(b)
        if len(one) == len(other) == 1:
            return cover.cover(*one, *other, self.figures)
        return cover.between(one, other, self.figures)

    def far(self, a: str, b: str) -> int:
        """The range."""
        return range_from(self.board, self.space(a), self.opened)[self.space(b)]

    def adjacent(self, a: str, b: str) -> bool:
        """Whether two spaces are adjacent."""
        return self.board.steps(self.opened, WALLS).adjacent(self.space(a), self.space(b))

    def step(self, a: str, b: str) -> bool:
        """Whether a figure may step from a space to another."""
        return self.board.steps(self.opened).adjacent(self.space(a), self.space(b))

    def walk(self, a: str, b: str) -> int:
        """The points for a way, doors and teleporters on it included."""
        return walk_from(self.board, self.space(a), self.opened)[self.space(b)]

    def opens(self, door: str) -> str:
        """The spaces from which a door is opened."""
        return self.listed(opening_spaces(self.board, self.board.doors[int(door)]))

    def listed(self, bits: int) -> str:
        """Spaces as a text."""
        return " ".join(f"{x},{y}" for x, y in self.drawn.listed(bits))

    def moves(self) -> FigureMoves:
        """The moves of figures with these doors open."""
        return FigureMoves(self.board, self.opened)

    def free(self, portal: str) -> str:
        """The free spaces on and beside a portal."""
        return self.listed(Summoning(self.moves(), self.space(portal)).free(self.figures))

    def fits(self, place: str) -> bool:
        """Whether a figure may stand at a place."""
        return bool(self.moves().footprints.body(self.place(place)))

    def turns(self, place: str) -> str:
        """The places to which a figure turns, each with its spaces."""
        footprints = self.moves().footprints
        return ", ".join(sorted(self.listed(footprints.body(one)) for one in footprints.turns(self.place(place))))

    def cost(self, a: str, b: str) -> int:
        """The points of the cheapest single move."""
        moves = self.moves().moves(self.place(a), self.crowd)
        return min((move.cost for move in moves if move.place == self.place(b)), default=-1)

    def take(self, b: str, cost: str, points: str) -> bool:
        """Whether a move of some cost may be made with these points."""
        return self.moves().can_take(Move(self.place(b), int(cost)), int(points), self.crowd)

    def reach(self, a: str, points: str, b: str) -> int:
        """The points for a movement that ends at a place."""
        return self.moves().reach(self.place(a), int(points), self.crowd).get(self.place(b), -1)


def stored_boards() -> list[tuple[Path, str, tuple[str, ...], list[dict[str, Any]]]]:
    """The file, name, statements and boards of all entries."""
    found = []
    for file in sorted(FOLDER.glob("boards_*.yaml")):
        for name, parts in yaml.safe_load(file.read_text(encoding="utf-8")).items():
            boards = parts if isinstance(parts, list) else [parts]
            statements = " ".join(board.pop("statements", "") for board in boards).split()
            found.append((file, name, tuple(statements), boards))
    return found


def board_facts() -> list[Any]:
    """All entries, each a parameter with its statements as marks."""
    return [
        pytest.param(boards, id=name, marks=[pytest.mark.statement(*statements)] if statements else [])
        for _, name, statements, boards in stored_boards()
    ]
