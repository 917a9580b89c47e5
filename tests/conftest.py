"""What all tests share: the seed of the run, and how many random examples it draws."""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from tests.support.command import Shell
from tests.support.golden import Golden

EXAMPLES = 25
NIGHTLY_EXAMPLES = 50 * EXAMPLES
SEED = "hypothesis_seed"

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["KNEEDEEP_NUMBERS"] = ""
os.environ.pop("KNEEDEEP_LANGUAGE", None)
"""No test plays by a data file of whoever runs it."""

settings.register_profile("default", max_examples=EXAMPLES, deadline=None, print_blob=True)
settings.register_profile("nightly", max_examples=NIGHTLY_EXAMPLES, deadline=None, print_blob=True)


def chosen_profile(config: pytest.Config) -> str:
    """`nightly` when HYPOTHESIS_PROFILE says so or nightly tests were asked for with -m nightly."""
    expression = str(config.option.markexpr)
    asked = "nightly" in expression and "not nightly" not in expression
    return os.environ.get("HYPOTHESIS_PROFILE", "nightly" if asked else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the flag that rewrites the golden files instead of comparing with them."""
    parser.addoption(
        "--rewrite-golden", action="store_true", help="write tests/golden anew; look at the diff"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Loads the profile, and draws a seed where none was given, before hypothesis' own plugin reads it."""
    settings.load_profile(chosen_profile(config))
    given = getattr(config, "workerinput", {}).get(SEED)
    if given is not None:
        config.option.hypothesis_seed = given
    elif config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(random.SystemRandom().randrange(2**32))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Every process of a run has the seed that is printed."""
    node.workerinput[SEED] = str(node.config.option.hypothesis_seed)


def pytest_report_header(config: pytest.Config) -> str:
    """The line that lets a run be repeated."""
    return (
        f"random examples: profile {chosen_profile(config)}, "
        f"repeat this run with --hypothesis-seed={config.option.hypothesis_seed}"
    )


@pytest.fixture(scope="session", autouse=True)
def own_places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and states that programs keep for a person go to a folder of this process of the run alone."""
    folder = tmp_path_factory.mktemp("person")
    with pytest.MonkeyPatch.context() as patch:
        for place in ("CONFIG", "STATE", "DATA"):
            patch.setenv(f"XDG_{place}_HOME", str(folder / place.lower()))
        yield


@pytest.fixture(scope="session")
def seed(pytestconfig: pytest.Config) -> int:
    """The seed of this run, for tests that draw their own random cases."""
    return int(pytestconfig.option.hypothesis_seed)


@pytest.fixture
def golden(pytestconfig: pytest.Config) -> Golden:
    """The texts kept in tests/golden."""
    return Golden(rewrite=bool(pytestconfig.getoption("--rewrite-golden")))


@pytest.fixture(scope="session", autouse=True)
def widgets_are_possible(own_places: None) -> object:
    """The one Qt application of this process: a command that paints would make one that no window can use after it."""
    from kneedeep_editor.app import application

    return application()


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs commands of the command line in this process."""
    return Shell(capsys)
