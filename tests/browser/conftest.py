"""The browsers that pages are opened in."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.support.browser import BROWSERS, Browser, missing, started


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A running browser."""
    reason = missing(request.param)
    if reason is not None:
        pytest.skip(reason)
    with ExitStack() as stack:
        try:
            running = stack.enter_context(started(request.param, tmp_path_factory.mktemp("browser")))
        except OSError as error:
            pytest.skip(f"{request.param} does not start here: {error}")
        yield running
