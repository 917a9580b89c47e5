"""The progress bar of a simulation, shown only in a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.support.printable import printable
from kneedeep.support.translation import tr

Show = Callable[[Simulation], None]


@contextmanager
def progress(plan: SimulationPlan, name: str = "") -> Iterator[Show]:
    """A callback that shows a result on stderr: games played, the time left. It does nothing without a terminal."""
    about = tr("simulating {name}", name=name).rstrip()
    with counting(about, tr("games"), tr("Ctrl-C stops and shows the results so far")) as show_count:

        def show(result: Simulation) -> None:
            settled = sum(plan.games - party.games for party in result.parties if party.settled)
            show_count(result.all_games, plan.all_games - settled)

        yield show


@contextmanager
def counting(about: str, things: str, hint: str) -> Iterator[Callable[[int, int], None]]:
    """A callback that shows counts of things on stderr: done, and in total. It does nothing without a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn(escape(printable(about))),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(f"{things},"),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        TextColumn(tr("left; {hint}", hint=hint)),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(things, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
