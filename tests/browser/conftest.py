"""The browsers that pages are opened in."""

from collections.abc import Iterator

import pytest

from tests.support.browser import BROWSERS, Browser, missing, started


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A running browser."""
    reason = missing(request.param)
    if reason is not None:
        pytest.skip(reason)
    with started(request.param, tmp_path_factory.mktemp("browser")) as running:
        yield running
