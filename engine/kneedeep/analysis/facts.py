"""What the checks of one run share: the scenario, its board, and whatever else one of them has derived."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from kneedeep.board import Board, compile_board
from kneedeep.catalog import Catalog, load_catalog
from kneedeep.scenario.io.problem import Problem
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.names import names_of

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
    ) -> None:
        """Take a scenario and the problems of its file."""
        self.scenario = scenario
        self.problems = problems
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
