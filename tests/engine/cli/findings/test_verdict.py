"""What `validate` says as text beyond single findings: the verdict on a scenario, and infos by their number."""

from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import playable


@cases("name", resources.names("scenarios", ".yaml"))
def test_only_what_can_be_played_is_sent_to_simulate(name: str, shell: Shell) -> None:
    path = resources.path("scenarios", name)
    told = shell("validate", path).out
    assert "= assumes: " in told
    assert ("`kneedeep simulate` shows" in told) == (path in playable())
