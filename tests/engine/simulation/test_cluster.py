"""The same simulation on the workers of a Dask cluster that the test starts."""

import logging
from collections.abc import Iterator
from typing import Any

import distributed
import pytest

from kneedeep.games.simulation.executors import LOCAL, ClusterError, cluster
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.support.platforms.processes import usable_cores
from tests.support.small_maps.skirmish import plan_of, played


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers inside this process, without its web page."""
    dask: Any = distributed
    with dask.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as started:
        yield started.scheduler_address


def test_a_cluster_plays_the_same_games(address: str) -> None:
    plan = plan_of(games=11)
    with cluster(address) as crew:
        assert crew.jobs == 2
        result = list(simulated(plan, crew))[-1]
    assert result == played(plan)


@pytest.mark.parametrize("games", [10, pytest.param(200, marks=pytest.mark.nightly)])
def test_worker_processes_of_a_local_cluster_play_the_same_games_as_this_program(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cores = min(usable_cores(), games // 10)
    monkeypatch.setattr("kneedeep.support.platforms.processes.usable_cores", lambda: cores)
    plan = plan_of(games=games)
    with cluster(LOCAL) as crew:
        assert crew.jobs == cores
        result = list(simulated(plan, crew))[-1]
    assert result == played(plan)


def test_a_cluster_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep.games.simulation.executors.CLUSTER_TIMEOUT", "1s")
    with pytest.raises(ClusterError, match="no cluster answers at tcp://127.0.0.1:9"), cluster("tcp://127.0.0.1:9"):
        pass


def test_an_address_that_is_none_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep.games.simulation.executors.CLUSTER_TIMEOUT", "1s")
    with pytest.raises(ClusterError, match="no cluster answers at"), cluster("nowhere at all"):
        pass


def test_a_cluster_that_goes_away_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep.games.simulation.simulation_run.LOOK_SECONDS", 0.2)
    dask: Any = distributed

    class Impatient(dask.Client):  # type: ignore[misc]
        """Connects as long as it takes, and asks for a cluster that went away a moment only."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._timeout = 0.5

    monkeypatch.setattr(dask, "Client", Impatient)
    started = dask.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    )
    with started, pytest.raises(ClusterError, match="went away"), cluster(started.scheduler_address) as crew:
        games = simulated(plan_of(games=100_000), crew)
        next(games)
        started.close()
        list(games)


def test_workers_that_went_away_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep.games.simulation.simulation_run.LOOK_SECONDS", 0.2)
    dask: Any = distributed
    with (
        dask.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
        ) as started,
        pytest.raises(ClusterError, match="workers of the cluster went away"),
        cluster(started.scheduler_address) as crew,
    ):
        games = simulated(plan_of(games=100_000), crew)
        next(games)
        started.scale(0)
        list(games)


def test_what_dask_logs_of_lost_workers_is_left_out(address: str, caplog: pytest.LogCaptureFixture) -> None:
    with cluster(address):
        logging.getLogger("tornado.application").error("Exception in callback")
        logging.getLogger("distributed.client").error("Failed to reconnect")
        assert not caplog.records
    logging.getLogger("tornado.application").error("Exception in callback")
    assert caplog.records


def test_workers_of_another_version_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kneedeep.games.simulation.executors.__version__", "99.9")
    with pytest.raises(ClusterError, match=r"do not have kneedeep 99\.9, but "), cluster(address):
        pass
