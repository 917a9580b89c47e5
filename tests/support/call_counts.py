"""How much work a function does, counted in calls: the same on every machine, however busy it is."""

import sys
from collections.abc import Callable
from typing import Any


def calls_of(action: Callable[[], Any]) -> int:
    """Return how many functions are called, those of Python and those built in."""
    number = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(before)
    return number


def growth(make: Callable[[int], Callable[[], Any]], size: int) -> float:
    """Return how many times the calls are that twice the size takes, after runs that load what is loaded once."""
    make(2 * size)()
    make(size)()
    return calls_of(make(2 * size)) / calls_of(make(size))
