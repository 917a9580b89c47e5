"""Achievable results for each distinct number of marines and every branch of the choices."""

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from functools import cached_property
from itertools import product

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import ONLY, Branch, Script, draw_count, every_draw
from kneedeep.board.script.conditions import PLACES, leaves_of
from kneedeep.model.catalog import TokenType
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import Choice, Condition, Figure, Token, Trigger
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved, achieve
from kneedeep.solver.search.state_space import Exploration, explore

BRANCHES = 4_096
"""The most branches that are examined one by one. Rule: scenario format, *Solvability stays decidable*."""


class BranchResult:
    """One branch with a number of marines: its problem, its achievable facts, its exploration states."""

    def __init__(self, problem: PlanningProblem, pause: Callable[[], None] | None) -> None:
        """Take a problem. Everything is computed on first use."""
        self.problem = problem
        self._pause = pause

    @cached_property
    def exploration(self) -> Exploration:
        """The exploration states."""
        return explore(self.problem, pause=self._pause)

    @cached_property
    def achieved(self) -> Achieved:
        """Everything that can be achieved if players judge in the marines' favour."""
        found = achieve(self.problem)
        return found if found.exact else achieve(self.problem, self.exploration)

    @cached_property
    def unjudged(self) -> Achieved:
        """The achievable facts without any `manual` condition. The same as `achieved` if there is none."""
        if not any(True for _leaf in self.problem.script.leaves("manual")):
            return self.achieved
        problem = PlanningProblem(self.problem.problems, self.problem.marines, self.problem.branch, manual=False)
        found = achieve(problem)
        return found if found.exact else achieve(problem, explore(problem, pause=self._pause))


class PartyResult:
    """The common result of some numbers of marines, with a line for each branch.

    `whole`: whether every branch is included. Otherwise there is one branch, with common parts only.
    """

    def __init__(self, marines: tuple[int, ...], lines: tuple[BranchResult, ...], whole: bool) -> None:
        """Take the numbers of marines and the lines of their branches, with the one to show first."""
        self.marines = marines
        self.lines = lines
        self.whole = whole

    @property
    def line(self) -> BranchResult:
        """The first line: the only one of most scenarios."""
        return self.lines[0]

    def surely(self, asked: Callable[[BranchResult], bool]) -> bool:
        """True if something holds for all draws of chance and the invader, with the marines' best choices."""
        return self.failing(asked) is None

    def failing(self, asked: Callable[[BranchResult], bool]) -> BranchResult | None:
        """A line of the first draw by others for which the marines have no answer. None if they always have one."""
        for lines in self._by_others.values():
            if not any(asked(line) for line in lines):
                return lines[0]
        return None

    @cached_property
    def _by_others(self) -> dict[tuple[object, ...], list[BranchResult]]:
        found: dict[tuple[object, ...], list[BranchResult]] = {}
        for line in self.lines:
            branch = line.problem.branch
            found.setdefault((branch.by_others, branch.lying), []).append(line)
        return found

    @cached_property
    def wins(self) -> bool:
        """Whether the marines can win in every branch."""
        return self.surely(lambda line: line.achieved.wins)

    @cached_property
    def wins_unjudged(self) -> bool:
        """True if the marines can win in every branch without any `manual` condition."""
        return self.surely(lambda line: line.unjudged.wins)

    @cached_property
    def within(self) -> int:
        """The bit set of spaces that marines can surely reach."""
        found = -1
        for lines in self._by_others.values():
            found &= union(line.achieved.within for line in lines)
        return found

    @cached_property
    def revealed(self) -> frozenset[str]:
        """The ids of the areas that can surely be revealed."""
        return frozenset(
            area
            for area in self.line.problem.terrain.areas
            if self.surely(lambda line, area=area: area in line.achieved.revealed)  # type: ignore[misc]
        )


def party_results(
    board: Board, *, marines: int | None = None, pause: Callable[[], None] | None = None
) -> tuple[PartyResult, ...]:
    """The outcome of each distinct number of marines. Numbers without a difference share one.

    `marines`: only this number. `pause`: see `explore`.
    """
    problems = PlanningProblems(board)
    found: dict[Hashable, list[int]] = {}
    plain: dict[int, PlanningProblem] = {}
    for number in board.scenario.counts if marines is None else (marines,):
        plain[number] = PlanningProblem(problems, number)
        found.setdefault(_likeness(plain[number]), []).append(number)
    result = []
    for alike in found.values():
        branches = list(branches_of(problems, alike[0]))
        if not (whole := bool(branches)):
            branches = [common_branch(problems, alike[0])]
        own = [
            plain[alike[0]] if branch == ONLY else PlanningProblem(problems, alike[0], branch) for branch in branches
        ]
        lines = tuple(BranchResult(problem, pause) for problem in own)
        result.append(PartyResult(tuple(alike), lines, whole))
    return tuple(result)


def branches_of(problems: PlanningProblems, marines: int) -> Iterator[Branch]:
    """Yield every outcome of choices and `in: AREA`. Empty if there are too many."""
    choices = _choices(problems)
    lying = _lying(problems, marines)
    count = draw_count(choices)
    for places in lying.values():
        count *= len(places)
    if count > BRANCHES:
        return
    if count == 1 and not choices and not lying:
        yield ONLY
        return
    for drawn in every_draw(choices):
        absent, ours, theirs = _drawn(problems, choices, drawn)
        for spread in product(*lying.values()):
            laid = tuple((serial, copy, bits) for (serial, copy), bits in zip(lying, spread, strict=True))
            yield Branch(absent, laid, ours, theirs)


_Entries = tuple[tuple[int, int], ...]


def _drawn(
    problems: PlanningProblems, choices: Sequence[Choice], drawn: Sequence[Collection[int]]
) -> tuple[frozenset[int], _Entries, _Entries]:
    """The serials left out by a draw, the drawn entries of the marines' choices, and those of other choices."""
    named = _named(problems)
    absent: set[int] = set()
    kept: set[int] = set()
    ours: list[tuple[int, int]] = []
    theirs: list[tuple[int, int]] = []
    for choice, entries in zip(choices, drawn, strict=True):
        for place, entry in enumerate(choice.of):
            serials = {serial for one in entry for serial in named.get(one["token"], ())}
            (kept if place in entries else absent).update(serials)
        (ours if choice.by == "marines" else theirs).extend((choice.serial, entry) for entry in entries)
    return frozenset(absent - kept), tuple(ours), tuple(theirs)


def common_branch(problems: PlanningProblems, marines: int) -> Branch:
    """The branch used if there are too many: it has the parts common to all, and every obstacle of any branch."""
    named = _named(problems)
    kinds = problems.board.kinds.tokens
    absent: set[int] = set()
    for choice in _choices(problems):
        if choice.by == "marines":
            continue
        entries = [{serial for one in given for serial in named.get(one["token"], ())} for given in choice.of]
        shared = entries[0].intersection(*entries)
        for entry in entries:
            absent |= entry - shared
    hindering = {
        token.serial
        for token in problems.board.scenario.tokens
        if token.kind in kinds and kinds[token.kind].blocks_steps
    }
    absent = (absent - hindering) | {serial for serial, _copy in _lying(problems, marines)}
    return Branch(frozenset(absent))


def _choices(problems: PlanningProblems) -> list[Choice]:
    """The choices about things that lock or unlock something."""
    named = _named(problems)
    gating = {element.serial for element in _gating(problems)}
    return [
        choice
        for choice in problems.board.scenario.choices
        if any(gating & set(named.get(one["token"], ())) for entry in choice.of for one in entry)
    ]


def _named(problems: PlanningProblems) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    scenario = problems.board.scenario
    elements: list[Token | Figure | Trigger] = [*scenario.tokens, *scenario.figures, *scenario.triggers]
    for element in elements:
        for name in (element.id, getattr(element, "group", None)):
            if name:
                found.setdefault(name, []).append(element.serial)
    return found


def _lying(problems: PlanningProblems, marines: int) -> dict[tuple[int, int], list[int]]:
    """The possible parts of the area of each gating `in: AREA` token, if there are several, by (serial, copy)."""
    found: dict[tuple[int, int], list[int]] = {}
    tokens = [token for token in _gating(problems) if isinstance(token, Token) and token.in_area is not None]
    if not tokens:
        return found
    terrain = PlanningProblem(problems, marines).terrain
    for token in tokens:
        number = terrain.area_number.get(str(token.in_area))
        parts = [part for part in terrain.regions if number is not None and part & terrain.area_bits[number]]
        if len(parts) > 1:
            for copy in range(token.count):
                found[token.serial, copy] = parts
    return found


def _gating(problems: PlanningProblems) -> list[Token | Figure | Trigger]:
    """The elements that something can depend on. The rest is equipment, and fights that are taken as won."""
    board, script = problems.board, problems.script
    asked = _asked(script)
    ways = {kind.id for kind in board.kinds.tokens.values() if _is_way_or_obstacle(kind)}
    tokens: list[Token | Figure | Trigger] = [
        token
        for token in board.scenario.tokens
        if token.kind == "key" or token.do or token.kind in ways or asked & {token.id, token.kind, token.item}
    ]
    tokens += [trigger for trigger in board.scenario.triggers if trigger.do]
    fights = "board" in asked or any(True for _leaf in script.leaves("clear"))
    return tokens + [figure for figure in board.scenario.figures if fights or _is_gating(figure, asked)]


def _is_gating(figure: Figure, asked: set[str]) -> bool:
    return bool(figure.do or figure.carries or asked & {figure.id, figure.group, figure.kind})


def _asked(script: Script) -> set[str]:
    """The names in conditions and steps."""
    asked = {str(leaf.value) for leaf in script.leaves("use", "got", "destroy", "exit", "kill", "clear")}
    return asked | {str(effect.value) for effect in script.effects if isinstance(effect.value, str)}


def _is_way_or_obstacle(kind: TokenType) -> bool:
    return bool(kind.linked or kind.summons or kind.blocks_steps or kind.blocks_sight or kind.use == "spend")


def _likeness(problem: PlanningProblem) -> Hashable:
    """A key that distinguishes numbers of marines: set-up, start, and conditions that count them."""
    gating = {element.serial for element in _gating(problem.problems)}
    things = [(thing.element.serial, thing.spaces, thing.step) for thing in problem.tokens]
    things += [(thing.element.serial, thing.spaces, thing.step) for thing in problem.figures]
    counted = problem.leaving or any(_counts(given) for given in (*problem.script.conditions, *problem.script.victory))
    regions = {problem.terrain.region_at[space] for space in each_number(problem.own_starts)}
    regions |= {problem.terrain.region_at[space] for space in problem.starts}
    starts = min(regions) if len(regions) == 1 else problem.own_starts
    return (
        tuple(thing for thing in things if thing[0] in gating or thing[2] is not None),
        problem.terrain.floor,
        problem.obstacles(0),
        starts,
        problem.marines if counted else 0,
    )


def _counts(condition: Condition) -> bool:
    """True if a condition may have another result with other numbers of marines."""
    leaves = [leaf for leaf in leaves_of(condition) if leaf.kind in (*PLACES, "exit")]
    if len(leaves) > 1:
        return True
    return any(
        leaf.kind == "spaces" or not isinstance(leaf.value, str) or isinstance(leaf.params.get("who"), int)
        for leaf in leaves
    )
