"""Many cases in one test: all cases are tried, and the failures are listed together.

`@cases("name, value", CASES)` is written as `@pytest.mark.parametrize`, but makes one test of all cases. It is for
cases that take well under a second each. Cases of seconds stay tests of their own, which several processes share.

`@cases("name, value")` takes the rows under the name of the test in the YAML file beside its module.
"""

import functools
import inspect
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest
import yaml
from _pytest.mark import ParameterSet

Test = Callable[..., None]
Values = Iterable[Any] | Callable[[], Iterable[Any]]


class _Failures:
    """Collects what cases raise."""

    def __init__(self) -> None:
        self.raised: list[BaseException] = []
        self.count = 0

    def of(self, label: str) -> "_Case":
        self.count += 1
        return _Case(self, label)

    def check(self) -> None:
        if self.raised:
            raise BaseExceptionGroup(f"{len(self.raised)} of {self.count} cases fail", self.raised)


class _Case:
    """One case as a context. It swallows failures and errors, but no interruption."""

    def __init__(self, failures: _Failures, label: str) -> None:
        self._failures, self._label = failures, label

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception | pytest.fail.Exception | pytest.skip.Exception):
            return False
        error.add_note(f"case: {self._label}")
        self._failures.raised.append(error)
        return True


@functools.cache
def stored_rows(module: str) -> dict[str, list[Any]]:
    """The rows for each test of a module, in the YAML file beside it."""
    found: dict[str, list[Any]] = yaml.safe_load(Path(module).with_suffix(".yaml").read_text("utf-8"))
    return found


def cases(
    names: str | tuple[str, ...],
    values: Values | None = None,
    *,
    ids: Callable[[Any], object] | Iterable[str] | None = None,
) -> Callable[[Test], Test]:
    """A decorator that runs a test for each case. A function `values` is called when the test runs.

    Each case has a `tmp_path` and a `monkeypatch` of its own. It shares all other fixtures.
    """
    keys = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)

    def decorate(test: Test) -> Test:
        signature = inspect.signature(test)
        left = [parameter for name, parameter in signature.parameters.items() if name not in keys]

        @functools.wraps(test)
        def of_all(**fixtures: Any) -> None:
            failures = _Failures()
            given = stored_rows(inspect.getfile(test))[test.__name__] if values is None else values
            named = _named(given() if callable(given) else given, keys, ids)
            for number, (label, arguments) in enumerate(named):
                with failures.of(label), pytest.MonkeyPatch.context() as patch:
                    test(**arguments, **_own(fixtures, number, patch))
            failures.check()
            assert failures.count, "there are no cases"

        of_all.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return of_all

    return decorate


def few_or_many(few: int, many: int) -> pytest.MarkDecorator:
    """The `numbers` of random cases of a test: the first few, and in nightly runs the many after them."""
    nightly = pytest.param(range(few, many), marks=[pytest.mark.nightly, pytest.mark.timeout(7_200)])
    return pytest.mark.parametrize("numbers", [range(few), nightly], ids=["few", "many"])


def _named(
    values: Iterable[Any], keys: list[str], ids: Callable[[Any], object] | Iterable[str] | None
) -> Iterable[tuple[str, dict[str, Any]]]:
    """Yield the label and the arguments of each case."""
    labels = iter(ids) if ids is not None and not callable(ids) else None
    for value in values:
        label = next(labels) if labels is not None else None
        if isinstance(value, ParameterSet):
            assert not value.marks, "a case has no marks"
            label = str(value.id) if value.id else label
            parts = tuple(value.values)
        else:
            parts = (value,) if len(keys) == 1 else tuple(value)
        given = dict(zip(keys, parts, strict=True))
        if label is None:
            label = ", ".join(str(ids(part)) if callable(ids) else repr(part)[:200] for part in parts)
        yield label, given


def _own(fixtures: dict[str, Any], number: int, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the fixtures for one case."""
    own = dict(fixtures)
    if "tmp_path" in own:
        folder: Path = own["tmp_path"] / f"case{number}"
        folder.mkdir()
        own["tmp_path"] = folder
    if "monkeypatch" in own:
        own["monkeypatch"] = patch
    return own
