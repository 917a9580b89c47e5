"""A solution of the 2004 edition followed step by step: areas are revealed by sight, keys open doors."""

from collections.abc import Iterable

from kneedeep.board import Board
from kneedeep.model.catalog import footprint_spaces
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Condition, Door, Effect, Token
from kneedeep.solver.solution import Solution, SolutionStep
from tests.support.oracles.course_verifier import CourseVerifier


class RevealCourse(CourseVerifier):
    """One marine who follows a solution and reveals what they see."""

    DOOR = 2

    def __init__(self, board: Board, marines: int) -> None:
        super().__init__(board, marines)
        # The printed sprint, or twice what the scenario gives an advancing marine.
        self.sprint = 2 * board.scenario.setup.get("marines", {}).get("move", 4)
        self.seen = {area.id for area in board.scenario.areas if area.start}
        self.got: list[tuple[str, str | None, str | None]] = []
        for start in self.starts:
            self.look(start)

    def blocked(self, kinds: Iterable[str]) -> set[Space]:
        """The spaces of tokens of some kinds."""
        found: set[Space] = set()
        for token in self.tokens:
            if token.kind in kinds:
                size = (token.size or 1, 1)
                for at in token.places:
                    found.update(footprint_spaces(size, at, token.turn))
        return found

    def look(self, at: Space) -> None:
        """Reveal what is seen from a space."""
        sight = self.board.sight(self.open, self.marines)
        a = self.board.number[at]
        self.seen |= {self.board.area_of[b] for b in range(len(self.board.spaces)) if sight.sees(a, b)}

    def can_enter(self, space: Space) -> bool:
        revealed = self.board.area_of[self.board.number[space]] in self.seen
        return revealed and space not in self.blocked(["obstacle"])

    def teleports(self, space: Space) -> list[Space]:
        pads = [
            (token, at)
            for token in self.tokens
            if token.kind == "teleporter" and (self.holds(token.needs) or token.id in self.active)
            for at in token.places
        ]
        here = [token for token, at in pads if at == space]
        return [at for token, at in pads if here and at != space and token.color == here[0].color and not here[0].to]

    def holds(self, condition: Condition | None) -> bool:
        if condition is None or condition.kind != "got":
            return super().holds(condition)
        value, params = condition.value, condition.params
        count = sum(value in (what, item) and params.get("color") in (None, color) for what, item, color in self.got)
        return count >= int(params.get("count", 1))

    def carry_out_own(self, effect: Effect) -> None:
        if effect.kind == "give":
            self.got.append((effect.value, effect.value, effect.params.get("color")))
        elif effect.kind not in ("spawn", "place"):
            super().carry_out_own(effect)

    def verify(self, solution: Solution) -> None:
        super().verify(solution)
        self.need(solution.turns == -(-solution.points // self.sprint), "the turns are counted wrong")

    def begin(self, stage: SolutionStep) -> None:
        self.known = set(self.seen)

    def finish(self, stage: SolutionStep, points: int) -> None:
        self.look(self.at)
        new = sorted(self.seen - self.known)
        self.need(new == sorted(stage.reveals), f"{new} are revealed, not {list(stage.reveals)}")
        turn = max(1, -(-points // self.sprint))
        self.need(stage.turn == turn, f"it is turn {turn}, not {stage.turn}")

    def act_own(self, stage: SolutionStep) -> int:
        element = stage.element
        if stage.kind == "teleport":
            ends = [
                end for end in self.teleports(self.at) if self.board.area_of[self.board.number[end]] in stage.reveals
            ]
            self.need(ends, "no teleport leads there")
            self.at = ends[0]
            self.seen.add(self.board.area_of[self.board.number[self.at]])
            return 1
        if stage.kind not in ("take", "use"):
            return super().act_own(stage)
        assert isinstance(element, Token)
        self.need(self.at in element.places, f"{self.at} is not the space of the token")
        self.need(self.holds(element.needs), "the token is locked")
        if stage.kind == "take":
            self.got.append((element.kind, element.item, element.color))
        else:
            self.used.add(element.id or "")
        self.carry_out(element.do)
        return 0

    def has_key(self, element: Door) -> bool:
        return element.key is None or any(got[0] == "key" and got[2] == element.key for got in self.got)
