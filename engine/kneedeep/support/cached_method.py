"""Methods whose answers each object keeps by their inputs, as `functools.cached_property` keeps one value."""

from collections.abc import Callable
from functools import cache, partial
from typing import Concatenate, Generic, ParamSpec, TypeVar, cast

Owner = TypeVar("Owner")
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class cached_method(Generic[Owner, Given, Answer]):
    """A method of hashable inputs, given by their places. An object keeps its cache as an attribute of its own.

    A dictionary in a method is faster by 60 ns a call: for what is asked most.
    """

    def __init__(self, compute: Callable[Concatenate[Owner, Given], Answer]) -> None:
        self.compute = compute
        self.__doc__ = compute.__doc__

    def __get__(self, owner: Owner, _kind: type) -> Callable[Given, Answer]:
        found = cast("Callable[Given, Answer]", cache(partial(self.compute, owner)))
        setattr(owner, self.compute.__name__, found)
        return found
