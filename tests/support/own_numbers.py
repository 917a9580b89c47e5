"""The numbers that tests play by, so that none asserts a number of the printed game that no source states.

The file is one as users write it. It has every number of figures, weapons, dice and cards that a game under test reads.
"""

import json
from functools import cache
from pathlib import Path

from kneedeep.model.catalog.numbers.overrides import Numbers, numbers_in
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.ruleset import Ruleset

FILE = Path(__file__).parents[1] / "fixtures" / "numbers.json"


@cache
def numbers() -> Numbers:
    """The numbers of the file."""
    return numbers_in(json.loads(FILE.read_text(encoding="utf-8")), "doom-2004")


def ruleset() -> Ruleset[Doom2004Game]:
    """The ruleset of the 2004 game with the tests' own numbers."""
    return doom_2004().with_numbers(numbers())
