"""Shared by all tests: the seed of the run, the number of random examples, golden files, the shell.

The default run has a fixed seed, so that it never fails by chance. `--fresh` and nightly runs draw a new seed and
print how to repeat it. Nightly runs (`-m nightly`, or `HYPOTHESIS_PROFILE=nightly`) also take many more examples.
"""

import os
import random
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from kneedeep.cli import work_limits
from tests.support.command import Shell
from tests.support.golden import Golden
from tests.support.nightly_tests import is_nightly

EXAMPLES, FRESH_EXAMPLES, NIGHTLY_EXAMPLES = 10, 25, 1_250
FIXED_SEED = "2004"
SEED = "hypothesis_seed"

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["KNEEDEEP_NUMBERS"] = ""
os.environ.update(KNEEDEEP_LANGUAGE="en", LC_ALL="C.UTF-8", LANGUAGE="")
"""No test plays by a data file of whoever runs it, or depends on the language of the machine."""

# Neither earlier runs nor the speed of the machine change which examples are tried.
settings.register_profile(
    "default",
    max_examples=EXAMPLES,
    deadline=None,
    print_blob=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("fresh", max_examples=FRESH_EXAMPLES, deadline=None, print_blob=True)
settings.register_profile("nightly", max_examples=NIGHTLY_EXAMPLES, deadline=None, print_blob=True)


def chosen_profile(config: pytest.Config) -> str:
    """The profile of HYPOTHESIS_PROFILE, else `nightly` with -m nightly, `fresh` with --fresh, or `default`."""
    expression = str(config.option.markexpr)
    nightly = "nightly" in expression and "not nightly" not in expression
    asked = "nightly" if nightly else "fresh" if config.getoption("--fresh") else "default"
    return os.environ.get("HYPOTHESIS_PROFILE", asked)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the flags of this suite."""
    parser.addoption("--fresh", action="store_true", help="draw a new seed and print it")
    parser.addoption("--all", action="store_true", help="run the tests of tests/fixtures/nightly.txt too")
    parser.addoption(
        "--rewrite-golden", action="store_true", help="write golden files and transcripts anew; look at the diff"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Loads the profile, and chooses a seed where none was given, before hypothesis' own plugin reads it."""
    profile = chosen_profile(config)
    settings.load_profile(profile)
    if (given := getattr(config, "workerinput", {}).get(SEED)) is not None:
        config.option.hypothesis_seed = given
    elif config.option.hypothesis_seed is None:
        fresh = str(random.SystemRandom().randrange(2**32))
        config.option.hypothesis_seed = FIXED_SEED if profile == "default" else fresh
    if profile == "default" and hasattr(providers, "is_local_module_file"):
        # Hypothesis also tries constants of the modules loaded so far: which those are depends on the tests before.
        providers.is_local_module_file = lambda path: False


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the nightly run what quicker tests stand in for, but for the proofs of statements."""
    if not config.getoption("--all"):
        for item in items:
            if is_nightly(item.nodeid) and item.get_closest_marker("statement") is None:
                item.add_marker(pytest.mark.nightly)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Every process of a run has the seed that is printed."""
    node.workerinput[SEED] = str(node.config.option.hypothesis_seed)


def pytest_report_header(config: pytest.Config) -> str:
    """The line that lets a run be repeated."""
    profile, seed = chosen_profile(config), config.option.hypothesis_seed
    fresh = " --fresh" if profile == "fresh" else ""
    hashes = os.environ.get("PYTHONHASHSEED", "")
    order = f"PYTHONHASHSEED={hashes} " if hashes.isdecimal() else ""
    return f"random examples: profile {profile}, repeat with {order}pytest{fresh} --hypothesis-seed={seed}"


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
def patient_limits() -> Iterator[None]:
    """Commands in this process have ten times as long: a busy machine with much in memory is slow, not wrong."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(work_limits, "SECONDS", 10 * work_limits.SECONDS)
        yield


@pytest.fixture(scope="session", autouse=True)
def widgets_are_possible(own_places: None) -> object:
    """The one Qt application of this process: a command that paints would make one that no window can use after it."""
    from kneedeep_editor.services.application import application

    return application()


@pytest.fixture(autouse=True)
def fixed_chance() -> Iterator[None]:
    """What the program leaves to chance is the same in each run of a test, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "randbelow", random.Random(1).randrange)
        yield


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs commands of the command line in this process."""
    return Shell(capsys)
