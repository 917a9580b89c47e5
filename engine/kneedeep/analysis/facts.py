"""What the checks of one run share: the scenario, its board, and whatever else one of them has derived."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from kneedeep.board import Board, compile_board
from kneedeep.catalog import Catalog, load_catalog
from kneedeep.scenario.io.problem import Problem
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.names import names_of
from kneedeep.scenario.source import Source

Derived = TypeVar("Derived")


class OutOfBudget(Exception):
    """A check has used up its time, or the run was cancelled. `covered` says what was looked at before."""

    def __init__(self, covered: str = "") -> None:
        super().__init__(covered)
        self.covered = covered


class Facts:
    """Derived knowledge about one scenario. Nothing is computed before it is asked for, and nothing twice."""

    def __init__(
        self,
        scenario: Scenario,
        problems: tuple[Problem, ...] = (),
        catalog: Catalog | None = None,
        source: Source | None = None,
    ) -> None:
        """Take a scenario, the problems of its file, and where its elements stand in it."""
        self.scenario = scenario
        self.problems = problems
        self.source = source
        self.catalog = catalog or load_catalog(scenario.ruleset)
        self._spent: Callable[[], bool] = lambda: False
        self._derived: dict[Any, Any] = {}

    @cached_property
    def board(self) -> Board:
        """Return the compiled board."""
        return compile_board(self.scenario, self.catalog)

    @cached_property
    def names(self) -> dict[int, str]:
        """Return what each element is called, by serial."""
        return dict(names_of(self.scenario))

    @cached_property
    def elements(self) -> dict[int, Any]:
        """Return every element of a section by serial, and the scenario as serial 0."""
        return {0: self.scenario, **{element.serial: element for element in self.scenario.elements()}}

    @cached_property
    def _serials_of_nodes(self) -> dict[int, int]:
        nodes = self.source.nodes if self.source is not None else {}
        return {id(node): serial for serial, node in nodes.items()}

    def serial_at(self, place: tuple[str, str | int]) -> int:
        """Return the serial of the element that stands at (section, index) in the file, 0 when none was read there."""
        section, index = place
        if self.source is None or not isinstance(index, int):
            return 0
        node = self.source.tree.node_at((section, index))
        return self._serials_of_nodes.get(id(node), 0)

    def of(self, derive: Callable[["Facts"], Derived]) -> Derived:
        """Return what a pure function derives from these facts, computed once."""
        if derive not in self._derived:
            self._derived[derive] = derive(self)
        derived: Derived = self._derived[derive]
        return derived

    def renew(self, spent: Callable[[], bool]) -> None:
        """Take the question whether the time of the check that runs next is spent."""
        self._spent = spent

    def pause(self, covered: str = "") -> None:
        """Give the run a chance to stop a long check. Raises OutOfBudget when its time is spent."""
        if self._spent():
            raise OutOfBudget(covered)
