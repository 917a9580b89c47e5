"""`kneedeep merge`: merge two changed copies of a scenario, as a merge driver for git."""

import os
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.cli.inputs import STDIN, Input, read_input, whole
from kneedeep.cli.outputs import check_output, may_force
from kneedeep.cli.terminal import complain, pass_on
from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep.model.scenario.io.merged_text import MARKER_SIZE, SIDES, MergedText, merged_text
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import SaveFailed
from kneedeep.model.scenario.io.unread_parts import unread_parts
from kneedeep.model.scenario.value_shapes import ELEMENT_LIMIT
from kneedeep.support.translation import tr

CLEAN, CONFLICT, FAILED = 0, 1, 129
"""git takes 1 to 128 for conflicts, and more for a failure that leaves the file unchanged."""
MOST_MARKER = 100
SIDE_FILES = ("BASE", "OURS", "THEIRS")


class _NotMerged(Exception):
    """The files can't be merged by content, with the reason in one clause."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    for name in SIDE_FILES:
        parser.add_argument(name.lower(), metavar=name)
    parser.add_argument("-o", dest="output", metavar="OUT")
    may_force(parser)
    parser.add_argument("--path", metavar="NAME")
    parser.add_argument("--marker-size", type=whole(1, MOST_MARKER), default=MARKER_SIZE, metavar="N")
    parser.add_argument("--take", choices=SIDES)
    parser.add_argument("--trust", action="store_true")


def run(args: Namespace) -> int:
    """Merge; return the exit status."""
    name = args.path or args.ours
    try:
        try:
            given = [
                _readable(path, side)
                for path, side in ((args.base, "base"), (args.ours, "ours"), (args.theirs, "theirs"))
            ]
            base, ours, theirs = (one.reading for one in given)
            done = merged_text(base, ours, theirs, args.marker_size, args.take)
        except (_NotMerged, SaveFailed) as problem:
            return _by_lines(args, name, str(problem).removesuffix("."))
        _write(args, done.text.encode("utf-8"))
    except FileFailed as problem:
        complain("{name} is not merged: {error}", name=name, error=problem)
        return FAILED
    for line in _conflicts(done):
        complain("{path}: {error}", path=name, error=line)
    if done.merged.conflicts:
        return CLEAN if args.take else CONFLICT
    errors = [] if args.trust else _new_errors(done, given)
    for finding in errors:
        complain("{name}: {code} only after the merge: {why}", name=name, code=finding.code, why=finding.message)
    return CONFLICT if errors else CLEAN


def _readable(path: str, side: str) -> Input:
    """The input of a completely readable scenario. Raises _NotMerged, FileFailed.

    `side`: the name of the file in messages, since git passes temporary names.
    """
    given = read_input(path)
    scenario = given.reading.scenario
    if side == "base" and path != STDIN and os.path.getsize(path) == 0:
        raise _NotMerged(tr("both sides added it"))
    if scenario is None:
        raise _NotMerged(tr("{side} can't be read ({why})", side=side, why=given.reading.problems[0].message))
    if given.reading.newer:
        raise _NotMerged(tr("{side} has a newer format", side=side))
    if (lost := next(unread_parts(given.reading), None)) is not None:
        raise _NotMerged(tr("can't read {lost} of {side}", lost=lost, side=side))
    if sum(1 for _ in scenario.elements()) > ELEMENT_LIMIT:
        raise _NotMerged(tr("{side} has more than {element_limit} elements", side=side, element_limit=ELEMENT_LIMIT))
    return given


def _write(args: Namespace, data: bytes) -> None:
    """Write the merged file. Raises FileFailed."""
    target = args.output or args.ours
    if target == STDIN:
        pass_on(data.decode("utf-8"))
    else:
        if target != args.ours:
            check_output(target, force=args.force, content=data)
        write_atomically(target, data)


def _by_lines(args: Namespace, name: str, why: str) -> int:
    """Merge with git, line by line. Raises FileFailed."""
    complain("{name} is merged by lines: {why}", name=name, why=why)
    command = [
        "git", "merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs",
        f"--marker-size={args.marker_size}", *([f"--{args.take}"] if args.take else ()),
        "--", args.ours, args.base, args.theirs,
    ]  # fmt: skip
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError as error:
        complain("{name} is not merged: can't run git: {why}", name=name, why=error.strerror)
        return FAILED
    if done.returncode > 127 or done.returncode < 0:
        complain("{name} is not merged: {error}", name=name, error=os.fsdecode(done.stderr).strip())
        return FAILED
    _write(args, done.stdout)
    if done.returncode:
        complain("{name}: conflicts between markers: {returncode}", name=name, returncode=done.returncode)
    return CONFLICT if done.returncode else CLEAN


def _conflicts(done: MergedText) -> Iterator[str]:
    """Yield for each conflict the changes of both sides."""
    if done.merged.conflicts:
        from kneedeep.report.conflict_words import conflict_words

        yield from conflict_words(done.merged)


def _new_errors(done: MergedText, given: Sequence[Input]) -> list[Finding]:
    """The errors of the merged file that neither side had."""
    from kneedeep.analysis.framework.finding import new_findings
    from kneedeep.analysis.framework.runner import analyse
    from kneedeep.cli.work_limits import checking

    def errors(reading: Reading) -> list[Finding]:
        with checking():
            return [finding for finding in analyse(reading) if finding.severity is Severity.ERROR]

    if not (found := errors(done.reading)):
        return []
    sides = zip((done.merged.ours, done.merged.theirs), given[1:], strict=True)
    known = [errors(Reading(side, None, one.reading.problems)) for side, one in sides]
    return list(new_findings(found, *known))
