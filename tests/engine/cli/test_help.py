"""Help texts, as they are shown."""

from kneedeep.cli.command_table import commands
from kneedeep.cli.commands.inspect import QUESTIONS
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.golden import Golden

PAGES = [(), *((name,) for name in commands()), *(("inspect", name) for name in QUESTIONS)]


@cases("page", PAGES, ids="-".join)
def test_the_help_is_the_golden_one(shell: Shell, golden: Golden, page: tuple[str, ...]) -> None:
    done = shell(*page, "--help")
    assert (done.status, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 100
    golden.check(f"help/{'-'.join(('kneedeep', *page))}.txt", done.out)
