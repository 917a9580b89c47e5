"""Executors of games: this process, worker processes, or the workers of a Dask cluster."""

import gc
import logging
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from importlib import import_module
from threading import current_thread, main_thread
from time import sleep
from types import ModuleType
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

from kneedeep import __version__
from kneedeep.games.simulation.chunk import listen
from kneedeep.support.interrupts import Terminated
from kneedeep.support.parent_watch import end_with_parent
from kneedeep.support.platforms import processes

GARBAGE_THRESHOLD = 100_000
"""The number of objects between garbage collections in a worker. Games leave few cycles."""
CLUSTER_TIMEOUT = "10s"
LOCAL = "local"
"""The address for a cluster on this machine, with a worker process per core."""
CLOSING_SECONDS = 5
POLLS_WITHOUT_WORKERS = 3
START_POLL_SECONDS = 0.005


class ClusterError(Exception):
    """A cluster can't be used, with the reason."""


def _nothing() -> None:
    """Do nothing, for workers that can't be lost."""


class Workers(NamedTuple):
    """An executor and its number of parallel games. `give_up()`, from any thread, ends current games with GivenUp."""

    executor: Executor
    jobs: int
    give_up: Callable[[], None] = _nothing
    check: Callable[[], None] = _nothing
    """Called regularly during a wait. Raises ClusterError if all workers are lost."""


class Client(Protocol):
    """The used part of a cluster client's interface."""

    def nthreads(self) -> dict[str, int]:
        """The number of threads of each worker."""

    def run(self, function: Callable[..., object], *arguments: str, on_error: str) -> dict[str, object]:
        """The result of a function on each worker."""


P = ParamSpec("P")
T = TypeVar("T")


class Here(Executor):
    """Runs each task at once in the calling thread. An interrupt reaches the caller."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """A finished future."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 -- the future raises it for its reader
            future.set_exception(error)
        return future


@contextmanager
def workers(jobs: int, *, apart: bool = False) -> Iterator[Workers]:
    """Give `jobs` workers: this process for 1, else worker processes, which end with the block.

    `apart`: worker processes of low priority, even for 1, as a window needs them. Unfinished games are cancelled at the
    end of the block.
    """
    if jobs == 1 and not apart:
        yield Workers(Here(), 1)
        return
    # Imported here, since Python in a browser has no processes.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    jobs = min(jobs, processes.MOST_WORKERS)
    context = multiprocessing.get_context("spawn")
    unwanted, started = context.RawValue("b", 0), context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(unwanted, started, apart))

    def give_up() -> None:
        unwanted.value = 1

    try:
        try:
            with processes.interrupts_put_off():
                for _ in range(jobs):
                    pool.submit(_nothing)
        finally:
            started.value = 1
        yield Workers(pool, jobs, give_up)
    finally:
        give_up()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def interrupted_once(*, at_once: bool) -> Iterator[Callable[[], None]]:
    """Let the first interrupt end the work, and ignore further ones.

    Gives a function that raises KeyboardInterrupt after an interrupt, which is SIGINT or SIGTERM, which raises
    Terminated. `at_once`: the interrupt itself raises KeyboardInterrupt, at any point of the program. Don't use that
    with worker processes: an exception inside the executor can leave its lock taken, and the program would hang.
    """
    interrupt: KeyboardInterrupt | None = None

    def check() -> None:
        if interrupt is not None:
            raise interrupt

    if current_thread() is not main_thread():
        yield check
        return

    def note(number: int, frame: object) -> None:
        nonlocal interrupt
        if interrupt is None:
            interrupt = Terminated() if number == signal.SIGTERM else KeyboardInterrupt()
            if at_once:
                raise interrupt

    before = {one: signal.signal(one, note) for one in processes.INTERRUPTS}
    try:
        yield check
    finally:
        for one, handler in before.items():
            signal.signal(one, handler if interrupt is None else signal.SIG_IGN)


def _begin(unwanted: Any, started: Any, apart: bool) -> None:
    """Initialize a worker process. It ignores interrupts, which the parent handles.

    It waits until all workers have started, since an executor starts no worker while another one is idle.
    """
    end_with_parent()
    if apart:
        processes.lower_priority()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(GARBAGE_THRESHOLD)
    listen(lambda: bool(unwanted.value))
    while not started.value:
        sleep(START_POLL_SECONDS)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Give the workers of a Dask cluster, such as `tcp://host:8786`, or `local`. They need this package in the same version.

    Raises ClusterError if Dask is not installed, no cluster answers, or it has no workers.
    """
    try:
        dask = import_module("distributed")
    except ImportError as error:
        raise ClusterError("Dask is not installed; the extra `cluster` of this package brings it") from error
    if address == LOCAL:
        with processes.interrupts_put_off():
            started = dask.LocalCluster(
                n_workers=processes.usable_cores(),
                threads_per_worker=1,
                dashboard_address=None,
                silence_logs=logging.ERROR,
            )
        with started, cluster(started.scheduler_address) as crew:
            yield crew
        return
    with _silent_logs("distributed", "tornado"):
        yield from _crew(dask, address)


@contextmanager
def _silent_logs(*packages: str) -> Iterator[None]:
    """Suppress the packages' logs about lost workers, which a ClusterError reports."""
    names = [name for name in logging.root.manager.loggerDict if name.partition(".")[0] in packages]
    loggers = [logging.getLogger(name) for name in names]
    before = [logger.disabled for logger in loggers]
    for logger in loggers:
        logger.disabled = True
    try:
        yield
    finally:
        for logger, was in zip(loggers, before, strict=True):
            logger.disabled = was


def _crew(dask: ModuleType, address: str) -> Iterator[Workers]:
    """Yield the workers of the cluster at an address. Raises ClusterError."""
    try:
        client = dask.Client(address, timeout=CLUSTER_TIMEOUT)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterError(f"no cluster answers at {address}: {error}") from error
    try:
        jobs = sum(client.nthreads().values())
        if not jobs:
            raise ClusterError(f"the cluster at {address} has no workers")
        _compare_versions(client)
        yield Workers(client.get_executor(), jobs, check=_Watch(client).check)
    except (CancelledError, OSError) as error:
        raise ClusterError("the cluster went away") from error
    finally:
        client.close(timeout=CLOSING_SECONDS)


def _compare_versions(client: Client) -> None:
    """Raise ClusterError if a worker lacks this package or has another version."""
    from pydoc import locate

    found = set(client.run(locate, "kneedeep.__version__", on_error="return").values())
    if found != {__version__}:
        others = sorted(str(one) for one in found if isinstance(one, str) and one != __version__)
        which = f", but {' and '.join(others)}" if others else ""
        raise ClusterError(f"the workers of the cluster do not have kneedeep {__version__}{which}")


class _Watch:
    """Detects a cluster without workers."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._missing = 0

    def check(self) -> None:
        """Raise ClusterError if several polls in a row find no worker. A single lost worker may be replaced."""
        self._missing = 0 if self._client.nthreads() else self._missing + 1
        if self._missing >= POLLS_WITHOUT_WORKERS:
            raise ClusterError("the workers of the cluster went away")
