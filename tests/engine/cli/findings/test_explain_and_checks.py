"""`kneedeep explain` and `kneedeep checks`."""

import json

from kneedeep.analysis.framework.check import check_modules, load_check
from tests.support.cases import cases
from tests.support.command import Shell


@cases("code", list(check_modules()))
def test_every_page_tells_all_texts(shell: Shell, code: str) -> None:
    done = shell("explain", code)
    check = load_check(code)
    shown = " ".join(done.out.split())
    for text in (
        check.name,
        check.page.when,
        check.page.what,
        check.page.why,
        check.page.fix,
        check.page.rule,
        *sum(check.page.examples, ()),
    ):
        assert " ".join(text.split()) in shown
    assert max(map(len, done.out.partition("Example")[0].splitlines())) <= 96
    headings = ("Example", "Near miss")
    assert [heading in done.out for heading in headings] == [bool(check.page.examples)] * 2


def test_the_table_lists_every_check(shell: Shell) -> None:
    lines = shell("checks").out.splitlines()
    assert [line.split()[0] for line in lines] == list(check_modules())
    for line in lines:
        check = load_check(line.split()[0])
        assert line.split()[1:3] == [str(check.severity), check.name]
        assert line.endswith(check.page.when)


def test_the_table_as_json(shell: Shell) -> None:
    table = json.loads(shell("checks", "--format", "json").out)
    assert table["version"] == 1
    assert [row["code"] for row in table["checks"]] == list(check_modules())
    assert set(table["checks"][0]) == {"code", "name", "severity", "when"}
