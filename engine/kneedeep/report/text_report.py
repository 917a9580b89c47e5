"""Findings as text for people: place, message, the line with its relevant part marked, and the fix."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.views.verdict import Verdict
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.yaml_patch.decoder import line_starts
from kneedeep.report.report import FileReport, FindingCounts, Region, Style, region
from kneedeep.report.verdict_text import ASSUMED, verdict_text
from kneedeep.support import later, tr, tr_count
from kneedeep.support.printable import columns, printable

WIDTH = 100
"""The shown width of a long line."""
MARKED = 60
"""The maximum width of the mark below a line."""
TAB = 4
SPACES_SHOWN = 8
FOLLOWERS_SHOWN = 8
_CODES = {"error": "1;31", "warning": "1;33", "info": "1;36", "allowed": "2", "bold": "1", "faint": "2"}
_CODES |= {"good": "1;32"}


def write(reports: Iterable[FileReport], style: Style, failures: Sequence[str] = ()) -> Iterator[str]:
    """Yield the findings, file by file, and a summary line."""
    counts, files, fixable = FindingCounts(), 0, 0
    for report in reports:
        files += 1
        counts = counts.plus(report.findings)
        starts = line_starts(report.text) if report.findings else []
        unlisted: Counter[str] = Counter()
        for finding in report.findings:
            fixable += finding.allowed is None and any(fix.safe for fix in finding.fixes)
            if style.infos or not _is_plain_info(finding):
                yield "".join(f"{line}\n" for line in _lines(report, finding, starts, style))
            else:
                unlisted[f"{finding.code} {finding.name}"] += 1
        yield "".join(f"{line}\n" for line in _closing(report, unlisted, style))
    if files:
        yield f"{summary(counts, files, fixable, style)}\n"


def _is_plain_info(finding: Finding) -> bool:
    """Whether a finding is only counted: an info that is not about the run itself."""
    plain = finding.allowed is None and finding.severity is Severity.INFO
    return plain and not finding.code.startswith("INT")


def _closing(report: FileReport, unlisted: Counter[str], style: Style) -> Iterator[str]:
    """Yield the end of a file's report: missing checks, the number of unlisted infos, the verdict."""
    notes: list[tuple[str, str]] = []
    if report.agreed:
        notes.append((tr("engines"), tr("checked by two engines, which agree")))
    if report.unready:
        families = ", ".join(sorted({code[:3] for code in report.unready}))
        many = tr_count("{n} check", "{n} checks", len(report.unready))
        text = later("{many} can't be made yet for files of this edition ({families})")
        notes.append((tr("not checked"), tr(text, many=many, families=families)))
    if unlisted:
        named = ", ".join(f"{name}{f' ({number})' if number > 1 else ''}" for name, number in sorted(unlisted.items()))
        count = tr_count("{n} info", "{n} infos", unlisted.total())
        it = tr("it") if unlisted.total() == 1 else tr("them")
        notes.append((count, tr("{named}; --infos lists {it}", named=named, it=it)))
    if report.verdict is not None and report.reading.scenario is not None:
        notes += _judged(report.verdict, report.reading.scenario)
    if notes:
        yield _painted(f"{printable(report.path)}:", "bold", style)
    for label, text in notes:
        yield f"  {_painted('=', 'faint', style)} {label}: {text}"


def summary(counts: FindingCounts, files: int, fixable: int, style: Style) -> str:
    """The summary line: findings and files, allowed findings, and available fixes."""
    shown = (
        (counts.errors, tr_count("{n} error", "{n} errors", counts.errors), "error"),
        (counts.warnings, tr_count("{n} warning", "{n} warnings", counts.warnings), "warning"),
        (counts.infos, tr_count("{n} info", "{n} infos", counts.infos), "info"),
    )
    named = [_painted(text, kind, style) for number, text, kind in shown if number]
    where = tr_count("{n} file", "{n} files", files)
    line = f"{where} {_painted(tr('clean'), 'good', style)}"
    if named:
        line = tr("{named} in {where}", named=", ".join(named), where=where)
    if counts.allowed:
        line += tr("; {allowed} allowed", allowed=counts.allowed)
    if fixable:
        line += tr("; {fixable} fixable with --fix", fixable=fixable)
    return line


def _lines(report: FileReport, finding: Finding, starts: Sequence[int], style: Style) -> Iterator[str]:
    place = region(finding)
    where = _painted(f"{printable(report.path)}:{place.line}:{place.column}:", "bold", style)
    if finding.allowed is not None:
        word = _painted(tr("allowed"), "allowed", style)
        yield f"{where} {word} {finding.code} {finding.name}: {printable(finding.message)}"
        yield tr("  = reason: {printable}", printable=printable(finding.allowed))
        return
    kind = _painted(f"{tr(str(finding.severity))} {finding.code}", str(finding.severity), style)
    first, *more = finding.message.split("\n")
    yield f"{where} {kind} {finding.name}: {printable(first)}"
    yield from (f"  {printable(line)}" for line in more)
    yield from _excerpt(report.text, starts, _marked(report, finding, place), finding.severity, style)
    for label, text in _notes(finding, style):
        yield f"  {_painted('=', 'faint', style)} {label}: {printable(text)}"


def _marked(report: FileReport, finding: Finding, place: Region) -> Region:
    """The part of a finding's place to mark: the relevant key or value, if known."""
    source = report.reading.source
    if source is None or not finding.serials or tuple(place) != tuple(source.span(finding.serials[0], finding.path)):
        return place
    return Region(*source.mark(finding.serials[0], finding.path))


def _excerpt(text: str, starts: Sequence[int], place: Region, severity: Severity, style: Style) -> Iterator[str]:
    """The line of a finding with a mark below its relevant part. Empty for a finding about the whole file."""
    if place == (1, 1, 1, 1) or place.line > len(starts):
        return
    end = starts[place.line] if place.line < len(starts) else len(text)
    line = text[starts[place.line - 1] : end].rstrip("\r\n")
    start = min(place.column - 1, len(line))
    stop = min(place.end_column - 1, len(line)) if place.end_line == place.line else len(line.rstrip())
    head, meant, tail = _window(line, start, max(stop, start))
    number = str(place.line)
    bar = _painted("|", "faint", style)
    yield f" {_painted(number, 'faint', style)} {bar} {head}{meant}{tail}"
    mark = "^" * min(max(1, columns(meant)), MARKED)
    yield f" {' ' * len(number)} {bar} {' ' * columns(head)}{_painted(mark, str(severity), style)}"


def _window(line: str, start: int, stop: int) -> tuple[str, str, str]:
    """The shown part of a line: before, in and after the marked part."""
    left, right = 0, len(line)
    if len(line) > WIDTH:
        left = max(0, min(start - WIDTH // 3, len(line) - WIDTH))
        right = left + WIDTH
    stop = min(stop, right)
    head = ("…" if left else "") + _spaced(line[left:start])
    return head, _spaced(line[start:stop]), _spaced(line[stop:right]) + ("…" if right < len(line) else "")


def _spaced(text: str) -> str:
    return printable(text.replace("\t", " " * TAB))


def _notes(finding: Finding, style: Style) -> Iterator[tuple[str, str]]:
    """Yield the notes below a finding, each with its label."""
    if finding.spaces:
        shown = finding.spaces if style.verbose else finding.spaces[:SPACES_SHOWN]
        more = len(finding.spaces) - len(shown)
        listed = " ".join(f"{x},{y}" for x, y in shown)
        text = tr("{listed} … {more} more", listed=listed, more=more) if more else listed
        yield tr("spaces") if len(finding.spaces) > 1 else tr("space"), text
    if finding.marines is not None:
        noun = tr("marine") if finding.marines == (1,) else tr("marines")
        yield tr("with"), f"{', '.join(map(str, finding.marines))} {noun}"
    if style.verbose and finding.called:
        yield tr("about"), ", ".join(finding.called)
    witness = dict(finding.witness or {})
    yield from _followers(witness.pop("followers", ()), style)
    if style.verbose and witness:
        yield tr("witness"), _witness(witness)
    for fix in finding.fixes:
        unsafe = tr("{title} (needs your decision: --fix skips it)", title=fix.title)
        yield tr("fix"), fix.title if fix.safe else unsafe


def _followers(followers: Sequence[Mapping[str, str]], style: Style) -> Iterator[tuple[str, str]]:
    """Yield the findings that another one explains: all if verbose, else the first ones and the number of the rest."""
    shown = len(followers) if style.verbose else FOLLOWERS_SHOWN
    for follower in followers[:shown]:
        yield tr("also"), f"{follower['code']} {follower['message']}"
    if rest := followers[shown:]:
        codes = ", ".join(dict.fromkeys(follower["code"] for follower in rest))
        yield tr("also"), tr("{rest} more of {codes} (--verbose lists all)", rest=len(rest), codes=codes)


def _witness(witness: Mapping[str, object]) -> str:
    from json import dumps

    from kneedeep.report.json_report import plain_data

    return dumps(plain_data(witness), ensure_ascii=False)


def _painted(text: str, kind: str, style: Style) -> str:
    return f"\x1b[{_CODES[kind]}m{text}\x1b[0m" if style.color else text


def _judged(verdict: Verdict, scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yield the verdict on a scenario, the next steps, and the verdict's assumptions, each with its label."""
    yield tr("verdict"), verdict_text(verdict, scenario)
    yield from ((tr("next"), tr(step)) for step in verdict.steps)
    if verdict.marines and not verdict.broken and not verdict.steps:
        hard = tr("; `kneedeep simulate` shows how hard the scenario is") if verdict.playable else ""
        yield tr("assumes"), tr(ASSUMED) + hard
