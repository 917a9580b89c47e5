"""Golden playthroughs: one for each mechanic, reviewed against the rulebook as a text."""

import pytest

from tests.support.golden import Golden
from tests.support.tale import Tale
from tests.support.tales import ends, fighting, moving, script

TALES = (*moving.TALES, *fighting.TALES, *script.TALES, *ends.TALES)


@pytest.mark.parametrize("tale", TALES, ids=lambda tale: tale.name)
def test_playthrough(tale: Tale, golden: Golden) -> None:
    golden.check(f"playthroughs/{tale.name}.txt", tale.play().text(tale))
