"""Facts shared by the checks of one run: the scenario, its board, and everything derived from them.

Facts of a scenario contain those of its parts. A result derived from one part alone belongs to that part.
It stays known after edits that leave the part unchanged.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.slices import COURSE, GARRISON, PARTS, WHOLE, course, garrison, troubled
from kneedeep.board import Board, compile_board
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog import Catalog, load_catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.io.file_problems import Problem
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.names import names_of
from kneedeep.model.scenario.source import Source
from kneedeep.support.translation import tr
from kneedeep.support.work_budget import pause

if TYPE_CHECKING:
    from kneedeep.games.simulation.result import Simulation

Derived = TypeVar("Derived")


_READS: dict[object, str] = {}


def reads(part: str) -> Callable[[Callable[["Facts"], Derived]], Callable[["Facts"], Derived]]:
    """Declare that a function derives its result from one part of the scenario alone."""

    def declared(derive: Callable[[Facts], Derived]) -> Callable[[Facts], Derived]:
        _READS[derive] = part
        return derive

    return declared


class Facts:
    """Derived knowledge about one scenario, computed on demand and once."""

    part_name = WHOLE

    def __init__(
        self,
        scenario: Scenario,
        problems: tuple[Problem, ...] = (),
        catalog: Catalog | None = None,
        source: Source | None = None,
        memory: AnalysisCache | None = None,
        simulation: "Simulation | None" = None,
    ) -> None:
        """Take a scenario, the problems of its file, the elements' places in the file and earlier results.

        `simulation`: the bots' results for the scenario, for the checks of balance.
        """
        self.scenario = scenario
        self.problems = problems
        self.source = source
        self.simulation = simulation
        self.catalog = catalog or load_catalog(scenario.ruleset)
        self.found: dict[str, Any] = {}
        """The findings of the checks that read only this part, by code."""
        self._memory = memory or AnalysisCache()
        self._derived: dict[Any, Any] = {}

    @cached_property
    def board(self) -> Board:
        """The compiled board."""
        made = compile_board(self.scenario, self.catalog, self._memory.board)
        self._memory.board = made
        return made

    def part(self, name: str) -> "Facts":
        """The facts of a part of this scenario. Raises LookupError for a larger part."""
        if name == self.part_name:
            return self
        if PARTS.index(name) > PARTS.index(self.part_name):
            raise LookupError(f"the {self.part_name} does not hold what the {name} holds")
        return self._smaller.part(name)

    @cached_property
    def _smaller(self) -> "Facts":
        """The next smaller part. If the file or the board is broken, each part is the whole."""
        name, reduce = {WHOLE: (GARRISON, garrison), GARRISON: (COURSE, course)}[self.part_name]
        broken = self.problems or len(self.board.pieces) > 1 and troubled(self.board)
        scenario = self.scenario if broken else reduce(self.board, script_of(self.board))
        made = Facts(scenario, self.problems, self.catalog, self.source, self._memory)
        made.part_name = name
        kept = {0, *(element.serial for element in scenario.elements())}
        made.__dict__["names"] = {serial: text for serial, text in self.names.items() if serial in kept}
        made.__dict__["board"] = compile_board(scenario, self.catalog, self.board)
        return self._memory.recalled(made)

    def equals(self, other: "Facts") -> bool:
        """True if both give the same results."""
        return (
            self.names == other.names
            and self.scenario == other.scenario
            and self.problems == other.problems
            and self.scenario.unread == other.scenario.unread
            and (not self.problems or self.source is other.source)
        )

    @cached_property
    def names(self) -> dict[int, str]:
        """The names of the elements for programs, by serial."""
        return dict(names_of(self.scenario))

    @cached_property
    def words(self) -> DisplayNames:
        """The words of the scenario: its elements' names for people."""
        return DisplayNames(self.scenario, self.board, self.catalog)

    def in_words(self, text: str) -> str:
        """A text in the words of the scenario's edition."""
        return tr(in_words_of(self.scenario.ruleset, text))

    def called(self, serial: int) -> str:
        """The name of an element for people: `the red key at 29,8`. Serial 0 is the scenario."""
        return self.words.element(self.elements[serial])

    @cached_property
    def elements(self) -> dict[int, Any]:
        """Every element of a section by serial, and the scenario as serial 0."""
        return {0: self.scenario, **{element.serial: element for element in self.scenario.elements()}}

    @cached_property
    def _serials_of_nodes(self) -> dict[int, int]:
        nodes = self.source.nodes if self.source is not None else {}
        return {id(node): serial for serial, node in nodes.items()}

    def serial_at(self, place: tuple[str, str | int]) -> int:
        """The serial of the element at (section, index) in the file, 0 if it was not read."""
        section, index = place
        if self.source is None or not isinstance(index, int):
            return 0
        return self._serials_of_nodes.get(id(self.source.tree.node_at((section, index))), 0)

    def of(self, derive: Callable[["Facts"], Derived]) -> Derived:
        """The result of a pure function of these facts, or of the part it reads, computed once."""
        part = self.part(_READS.get(derive, self.part_name))
        if derive not in part._derived:
            part._derived[derive] = derive(part)
        derived: Derived = part._derived[derive]
        return derived

    def forget(self) -> None:
        """Drop all results: those of a stopped check may be incomplete."""
        self._memory.forget()

    def pause(self, covered: str = "") -> None:
        """Give the run a chance to stop a long check. Raises OutOfWork if its share of work is used up."""
        pause(covered)
