"""Work is counted in steps, and stopped when more is asked for than is allowed."""

import subprocess
import sys
from math import inf
from threading import Event, Thread

import pytest

from kneedeep.support.work_budget import OutOfWork, allowance, interrupt, left, pause, spend, until


def test_without_an_allowance_nothing_is_stopped() -> None:
    spend(10**12)
    assert left() == inf


def test_an_allowance_ends_when_its_steps_are_taken() -> None:
    with allowance(10):
        spend(10)
        with pytest.raises(OutOfWork):
            spend()
    assert left() == inf


def test_what_is_taken_inside_counts_outside_too() -> None:
    with allowance(100):
        with allowance(30):
            spend(20)
        assert left() == 80
        with allowance(1_000), pytest.raises(OutOfWork):
            spend(81)


def test_a_pause_says_what_was_done_before() -> None:
    with allowance(10), pytest.raises(OutOfWork) as stopped:
        pause("half of it", 11)
    assert stopped.value.covered == "half of it"


def test_the_time_is_asked_for_at_every_pause() -> None:
    asked: list[int] = []

    def is_over() -> bool:
        asked.append(1)
        return len(asked) > 2

    with until(is_over):
        pause()
        pause()
        with pytest.raises(OutOfWork):
            pause()


def test_each_thread_has_its_own_allowance() -> None:
    inside, over = Event(), Event()

    def work() -> None:
        with allowance(5):
            inside.set()
            over.wait(10)

    thread = Thread(target=work)
    with allowance(100):
        thread.start()
        assert inside.wait(10)
        spend(50)
    over.set()
    thread.join()
    assert left() == inf
    interrupt()


def test_a_timer_stops_work_only_where_it_is_limited() -> None:
    interrupt()
    with allowance(inf), pytest.raises(OutOfWork):
        interrupt()
    interrupt()


def test_a_late_signal_of_a_timer_ends_no_process() -> None:
    program = """
import signal
from kneedeep.support.timer import timed
with timed(1):
    pass
signal.raise_signal(signal.SIGPROF)
print("alive")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "alive\n")
