"""Who can play a seat: all bots of the edition, the one that looks ahead for the invader of 2004 only."""

from kneedeep.support import resources
from kneedeep_editor.playtest.feature import Playtest
from tests.editor.conftest import MAP
from tests.support.users.editor_user import Opened


def test_the_expert_is_offered_for_the_invader_alone(opened: Opened) -> None:
    everywhere = ("person", "tactical", "rush", "random")
    in_2004 = ("person", "expert", *everywhere[1:])
    for text, invader in ((MAP, in_2004), (resources.text("scenarios", "range-day.yaml"), everywhere)):
        *marines, last = opened(text, f"{len(invader)}.yaml").window.shell.feature(Playtest).players.possible
        assert set(marines) == {everywhere}
        assert last == invader
