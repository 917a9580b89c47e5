"""Checks of reach and objectives: what they load, what they offer, and their words."""

import subprocess
import sys

from kneedeep.analysis.framework import Facts
from kneedeep.model.scenario.script_values import Condition
from tests.support.examples import portal_example
from tests.support.reading import scenario_in


def test_networkx_is_loaded_only_when_something_is_unreachable() -> None:
    program = (
        "import sys\n"
        "from kneedeep.analysis.framework.check import load_check\n"
        "from kneedeep.analysis.framework.runner import analyse\n"
        "from kneedeep.model.scenario.io.reader import read\n"
        "check = load_check('RCH001')\n"
        "analyse(read(check.page.examples[0][1].encode()))\n"
        "print('networkx' in sys.modules)\n"
        "analyse(read(check.page.examples[0][0].encode()))\n"
        "print('networkx' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_conditions_are_put_in_the_words_of_the_edition() -> None:
    """Rule: RUL16-156, RUL16-180."""
    words = Facts(scenario_in(portal_example())).words
    assert words.when(Condition("use", "pad")) == "the teleporter at 0,0 is active"
    assert words.when(Condition("reveal", "research")) == "a marine sees “Lab”"
