"""The panels of a page beside the map, by audience."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding
from kneedeep.drawing.legend import legend_entries
from kneedeep.model.scenario.model import Area, Door, Figure, Token
from kneedeep.report.difficulty_text import LEGEND, difficulty_text
from kneedeep.report.measured_difficulty import NO_PEOPLE
from kneedeep.report.shared_picture import games_source
from kneedeep.report.sheets.area_contents import AreaContents, areas_of, counts_of, rows, table
from kneedeep.report.sheets.area_events import area_events, area_texts, laid
from kneedeep.report.sheets.booklet import area_title, choices, ends, happenings, spawns
from kneedeep.report.sheets.build_sheet import needed
from kneedeep.report.sheets.demon_arrival import arrival
from kneedeep.report.sheets.handout import handout
from kneedeep.report.sheets.own_things import own_things
from kneedeep.report.sheets.sheet_blocks import Block, FullPicture, Heading, Paragraph, Picture
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.report.sheets.title_block import house_rules, opening
from kneedeep.report.solution_text import hitches_of, party_texts
from kneedeep.report.web_page import share_bar
from kneedeep.solver.branch_results import party_results
from kneedeep.support import coordinates, sentence, tr, translated
from kneedeep.support.work_budget import OutOfWork, allowance
from kneedeep_exchange.exports.html.block_text import Icons, html_of, lines
from kneedeep_exchange.exports.html.page_data import shown_findings
from kneedeep_exchange.exports.html.page_site import about_site
from kneedeep_exchange.exports.html.page_view import PageView

SOLVING = 2_000_000
"""The work limit for the solution, in steps. If it is exceeded, the page says that none was found."""


class Section(NamedTuple):
    """A panel: its id, the title of its button, its contents."""

    id: str
    title: str
    content: str


def sections_of(view: PageView, icons: Icons) -> Iterator[Section]:
    """Yield the panels in order."""
    look = Look(marines=view.request.options.marines)
    if view.request.options.audience == "marines":
        blocks = _without_title(handout(view.facts, look).blocks)
        yield Section("mission", tr("Scenario"), _joined(html_of(blocks, icons)))
    else:
        yield from _of_the_whole(view, look, icons)
    yield _numbers(view)
    yield Section("files", tr("Files"), about_site(view.request.site))


def _of_the_whole(view: PageView, look: Look, icons: Icons) -> Iterator[Section]:
    """Yield the panels about the whole map."""
    findings = shown_findings(view)
    problems = Section("problems", tr("Problems ({number})", number=len(findings)), _veiled(view, _findings(findings)))
    broken = any(str(finding.severity) == "error" for finding in findings)
    if broken and not view.stepwise:
        yield problems
    yield Section("areas", tr("Areas"), _joined(_areas(view, look, icons)))
    yield Section("mission", tr("Scenario"), _joined(_mission(view, look, icons)))
    yield Section("legend", tr("Legend"), _veiled(view, _legend(view, icons)))
    if not broken or view.stepwise:
        yield problems
    if "solver" in view.facts.board.edition.features:
        yield Section("solution", tr("How to win"), _joined(_solution(view)))


def _without_title(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield the blocks of a sheet without its title, which the page has in its head."""
    waiting = False
    for block in blocks:
        if isinstance(block, Heading):
            waiting = block.level == 1
        if not waiting and not isinstance(block, Picture | FullPicture):
            yield block


def _mission(view: PageView, look: Look, icons: Icons) -> Iterator[str]:
    facts = view.facts
    scenario, words = facts.scenario, facts.words
    yield from html_of(opening(scenario), icons)
    secret: list[Block] = [Heading(tr("For you alone")), Paragraph(scenario.notes)] if scenario.notes else []
    secret += ends(facts, words)
    secret += house_rules(facts, words, everything=True)
    secret += arrival(facts, words, look)
    secret += choices(facts, words, tr("You choose"))
    secret += spawns(facts, words)
    secret += happenings(facts, words)
    secret += own_things(facts, words)
    secret += needed(facts, look)
    yield _veiled(view, html_of(secret, icons))


def _veiled(view: PageView, parts: Iterable[str]) -> str:
    """A panel's content about the whole map, at a table behind a button."""
    content = _joined(parts)
    return spoiler(tr("For the invader"), content) if content and view.stepwise else content


def _areas(view: PageView, look: Look, icons: Icons) -> Iterator[str]:
    """Yield the areas in building order, each in its own element."""
    facts, plan = view.facts, view.plan
    yield _ways(view) if view.stepwise else _switches(view)
    words, board = facts.words, facts.board
    numbers = {area.id: number for number, area in enumerate(plan.areas)}
    elements = {area.id: area for area in facts.scenario.areas}
    shown = {space.area for space in plan.spaces}
    for area in areas_of(board):
        if (number := numbers.get(area.id, -1)) not in shown:
            continue
        element = elements.get(area.id)
        listing = table(rows(board, words, area, look), counts_of(board, look))
        blocks = [*area_texts(words, element), *laid(area), *([listing] if listing is not None else [])]
        hidden = " hidden" if view.stepwise and number not in view.starts else ""
        yield (
            f'<article data-area="{number}"{hidden}>'
            f'<h3 id="area-{number}" tabindex="-1">{escape(area_title(area, element))}</h3>'
            f"{_joined(html_of(blocks, icons, 4))}{_joined(_events(view, area, element, look, icons))}</article>"
        )


def _events(view: PageView, area: AreaContents, element: Area | None, look: Look, icons: Icons) -> Iterator[str]:
    """Yield the texts and effects of an area's elements, each in an element that is closed at first."""
    words, board = view.facts.words, view.facts.board
    none = area._replace(doors=(), tokens=(), figures=())
    parts: list[tuple[AreaContents, Door | Token | Figure]] = []
    parts += [(none._replace(doors=(door,)), door) for door in area.doors]
    parts += [(none._replace(tokens=(token,)), token) for token in area.tokens]
    parts += [(none._replace(figures=(figure,)), figure) for figure in area.figures]
    spaces = {space: str(number) for number, space in enumerate(view.spaces)}
    beside = {door.element.serial: door.sides for door in board.doors}
    for part, thing in parts:
        places = beside.get(thing.serial, getattr(thing, "places", ()))
        own = " ".join(spaces[at] for at in places if at in spaces)
        yield from _asked(area_events(words, part, None, look), own, icons, is_open=not view.stepwise)
    if element is not None and element.clear is not None:
        yield from _asked(area_events(words, none, element, look), "", icons, is_open=not view.stepwise)


def _asked(blocks: Iterable[Block], spaces: str, icons: Icons, *, is_open: bool) -> Iterator[str]:
    first, *rest = [*blocks, Paragraph("")]
    if not isinstance(first, Paragraph) or not first.cue:
        return
    title = first.cue.rstrip(":")
    content = _joined(html_of((first._replace(cue=""), *rest) if first.text else rest, icons, 4))
    opened = " open" if is_open else ""
    yield f'<details data-spaces="{spaces}"{opened}><summary>{escape(title)}</summary>{content}</details>'


def _switches(view: PageView) -> str:
    """A button for each area that shows or hides it."""
    shown = sorted({space.area for space in view.plan.spaces})
    buttons = "".join(
        f'<button type="button" data-reveal="{number}" aria-pressed="true">{escape(view.plan.areas[number].name)}</button>'
        for number in shown
    )
    if len(shown) < 2:
        return ""
    hide = f'<button type="button" data-again>{escape(tr("Hide all but the start"))}</button>'
    show = f'<button type="button" data-reveal-all>{escape(tr("Show all"))}</button>'
    return (
        f'<div class="switches" role="group" aria-label="{escape(tr("Areas on the map"))}">{buttons}</div>'
        f'<div class="switches" role="group" aria-label="{escape(tr("All areas"))}">{hide if view.hides else ""}{show}</div>'
    )


def _ways(view: PageView) -> str:
    """The next actions at a table: the ways onwards, hidden areas without their names, and a restart."""
    numbers = sorted({space.area for space in view.plan.spaces} - set(view.starts))
    others = "".join(
        f'<button type="button" data-reveal="{number}" aria-pressed="false">{escape(tr("Area {number}", number=place))}</button>'
        for place, number in enumerate(numbers, 1)
    )
    return (
        f'<div class="onscreen"><h3>{escape(tr("What leads on"))}</h3><div id="ways" class="ways"></div>'
        f'<p id="ways-none" hidden>{escape(tr("No door, opening or teleporter that you can see leads on."))}</p>'
        f"<details><summary>{escape(tr('Reveal another area'))}</summary>"
        f'<div class="switches" role="group" aria-label="{escape(tr("Other areas"))}">{others}</div></details>'
        f'<div class="switches"><button type="button" data-again>{escape(tr("Start again"))}</button></div></div>'
    )


def _legend(view: PageView, icons: Icons) -> Iterator[str]:
    areas = {space.area for space in view.plan.spaces if space.area >= 0}
    own = legend_entries(view.plan, Look().theme)[len(areas) :]
    items = "".join(f"<li>{icons(entry.picture._replace(background=None))} {escape(entry.name)}</li>" for entry in own)
    yield f'<ul class="keys">{items}</ul>'


def _findings(findings: list[Finding]) -> Iterator[str]:
    if not findings:
        yield f"<p>{escape(tr('No problems were found.'))}</p>"
        return
    yield '<ul class="findings">'
    for number, finding in enumerate(findings):
        place = tr("line {number}", number=finding.line)
        place += f", {coordinates(finding.spaces[0])}" if finding.spaces else ""
        fix = tr("Fix: {title}", title=finding.fixes[0].title) if finding.fixes else ""
        fix = f"<br><small>{escape(fix)}</small>" if fix else ""
        text = (
            f'<b class="{finding.severity}">{escape(tr(str(finding.severity)))} {finding.code}</b> {escape(finding.message)}'
            f" <small>({place})</small>{fix}"
        )
        shown = f'<button type="button" data-finding="{number}" aria-pressed="false">{text}</button>'
        yield f"<li>{shown if finding.spaces else text}</li>"
    yield "</ul>"


def _solution(view: PageView) -> Iterator[str]:
    """Yield the solution for each number of marines, hidden behind a button."""
    facts = view.facts
    try:
        with allowance(SOLVING):
            results = party_results(facts.board, marines=view.request.options.marines)
            texts = list(party_texts(results, hitches_of(facts.scenario), facts.words))
    except OutOfWork:
        unsearched = tr("The way to victory was not searched to the end: the map is too large.")
        yield f"<p>{escape(unsearched)}</p>"
        return
    content = []
    for text in texts:
        steps = "".join(f"<li>{lines(step)}</li>" for step in text.steps)
        remarks = "".join(f"<li>{lines(remark)}</li>" for remark in text.remarks)
        content.append(
            f"<h3>{escape(text.who)}</h3><p>{escape(sentence(text.verdict))}</p>"
            + (f"<ol>{steps}</ol>" if steps else "")
            + (f"<ul>{remarks}</ul>" if remarks else "")
        )
    yield spoiler(tr("How to win"), "".join(content))


def spoiler(title: str, content: str) -> str:
    """An element with contents that are hidden until it is opened."""
    return (
        f'<div class="spoiler"><button type="button" data-spoiler aria-expanded="false">'
        f"{escape(tr('Show: {title} (spoiler)', title=title))}</button><div hidden>{content}</div></div>"
    )


def _numbers(view: PageView) -> Section:
    scenario, measured = view.facts.scenario, view.request.measured
    parts = []
    if measured is not None and measured.parties:
        rows = "".join(
            f'<tr><th scope="row">{party.marines}</th>'
            f"<td>{share_bar(party.share.share, party.ends)} {round(100 * party.share.share)} %</td>"
            f"<td>{round(100 * party.share.low)}–{round(100 * party.share.high)} %</td>"
            f"<td>{escape(tr('{used} of {held}', used=party.wins, held=party.games))}</td></tr>"
            for party in measured.parties
            if party.marines in view.plans and party.void is None
        )
        texts = [difficulty_text(party) for party in measured.parties if party.marines in view.plans]
        if any(party.ends for party in measured.parties):
            texts.append(tr(LEGEND))
        parts = [f"<p>{escape(text)}</p>" for text in texts]
        parts.append(
            rows
            and f'<div class="wide" role="group" aria-label="{escape(tr("Games"))}" tabindex="0"><table>'
            f"<caption>{escape(tr('Games that the marines win'))}</caption>"
            f'<thead><tr><th scope="col">{escape(tr("Marines"))}</th><th scope="col">{escape(tr("Share"))}</th>'
            f'<th scope="col">{escape(tr("Interval"))}</th><th scope="col">{escape(tr("Games"))}</th></tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
            f"<p>{escape(translated(games_source(measured)))} {escape(tr('The interval holds the true share in 95 of 100 cases.'))}</p>"
            f"<p>{escape(tr(NO_PEOPLE))}</p>"
        )
    if scenario.challenge:
        rated = tr("The author rates it as {challenge}.", challenge=tr(scenario.challenge))
        parts.append(f"<p>{escape(rated)}</p>")
    return Section("numbers", tr("Difficulty"), "".join(parts))


def _joined(parts: Iterable[str]) -> str:
    return "".join(parts)
