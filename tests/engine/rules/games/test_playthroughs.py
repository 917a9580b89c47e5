"""Golden playthroughs: one for each mechanic, reviewed against the rulebook as a text."""

from tests.support.cases import cases
from tests.support.golden import Golden
from tests.support.playthroughs import ends, fighting, moving, script
from tests.support.playthroughs.playthrough import Tale

TALES = (*moving.TALES, *fighting.TALES, *script.TALES, *ends.TALES)


@cases("tale", TALES, ids=lambda tale: tale.name)
def test_playthrough(tale: Tale, golden: Golden) -> None:
    golden.check(f"playthroughs/{tale.name}.txt", tale.play().text(tale))
