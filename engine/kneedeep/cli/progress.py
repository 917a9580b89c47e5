"""The bar that shows how far a simulation is, on a terminal alone."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kneedeep.simulation.result import Simulation
from kneedeep.simulation.simulation_plan import SimulationPlan

Show = Callable[[Simulation], None]


@contextmanager
def progress(plan: SimulationPlan) -> Iterator[Show]:
    """Give what shows a result on stderr: games played, the time left; nothing where stderr is no terminal."""
    if not sys.stderr.isatty():
        yield lambda result: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("simulating"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games,"),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        TextColumn("left; ctrl-C ends with what is there"),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("games", total=plan.all_games)

        def show(result: Simulation) -> None:
            settled = sum(plan.games - party.games for party in result.parties if party.settled)
            bar.update(task, completed=result.all_games, total=plan.all_games - settled)

        yield show
