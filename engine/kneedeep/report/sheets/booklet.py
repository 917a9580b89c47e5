"""The booklet for the invader player: beginning and end, the parts needed, and every area."""

from collections.abc import Iterator

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.display_names import DisplayNames, rounds
from kneedeep.drawing.plan.plan import Plan
from kneedeep.model.scenario.model import Area, Condition, Trigger
from kneedeep.report.sheets.area_contents import AreaContents, areas_of, counts_of, rows, strays, table
from kneedeep.report.sheets.area_events import area_events, area_texts, laid, note, spoken, steps
from kneedeep.report.sheets.build_sheet import needed
from kneedeep.report.sheets.demon_arrival import arrival
from kneedeep.report.sheets.own_things import own_things
from kneedeep.report.sheets.sheet_blocks import Beside, Block, FullPicture, Heading, Paragraph, Picture, Sheet
from kneedeep.report.sheets.sheet_maps import Look, area_plan, drawn, keys_of, plan_for
from kneedeep.report.sheets.title_block import house_rules, opening, title_block
from kneedeep.support import later, listed, sentence, tr

_WIDEST = 20.5
"""The maximum width, in spaces, of a picture beside its table. Wider ones are above the table."""


def booklet(facts: Facts, look: Look) -> Sheet:
    """The booklet."""
    return Sheet(facts.scenario.title, tr("for the invader player only"), tuple(_blocks(facts, look)))


def _blocks(facts: Facts, look: Look) -> Iterator[Block]:
    scenario, board = facts.scenario, facts.board
    words = DisplayNames(scenario, board, facts.catalog)
    plan = plan_for(board, look)
    yield from title_block(scenario, tr("For the invader player"))
    yield from opening(scenario)
    if scenario.notes:
        yield Heading(tr("For you alone"))
        yield Paragraph(scenario.notes)
    yield from ends(facts, words)
    yield from house_rules(facts, words, everything=True)
    yield from arrival(facts, words, look)
    yield from choices(facts, words, tr("You choose"))
    yield from spawns(facts, words)
    yield from happenings(facts, words)
    yield from own_things(facts, words)
    yield from needed(facts, look)
    if plan.spaces:
        yield FullPicture(tr("The whole map"), drawn(plan, look), keys_of(plan, look))
    for area in areas_of(board):
        yield from _area(facts, words, plan, area, look)
    if lost := strays(board):
        yield Heading(tr("On no space of the board"))
        yield Paragraph(sentence(listed([words.of_placed(one) for one in lost], 99)))


def ends(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the ends of the game: victories, endings and deadlines with their texts."""
    scenario = facts.scenario
    victory = scenario.victory
    blocks: list[Block] = []
    for condition, text in (
        (victory.marines, later("the marines win when {when}")),
        (victory.invaders, later("the invader wins when {when}")),
    ):
        if condition is not None:
            blocks += _ending_blocks(tr(text, when=words.when(condition)), condition)
    for ending in scenario.endings:
        who = {"marines": tr("and the marines win"), "invaders": tr("and the invader wins")}.get(
            ending.winner, tr("without a winner")
        )
        blocks += _ending_blocks(
            tr("The game ends {who} when {when}", who=who, when=words.when(ending.when)), ending.when
        )
        blocks += spoken(ending.text)
        if ending.next:
            blocks.append(Paragraph(tr("It goes on with “{next}”.", next=ending.next)))
    for deadline in scenario.deadlines:
        since = tr("after {when}, ", when=words.when(deadline.start)) if deadline.start is not None else ""
        text = tr(
            "within {rounds} {since}{when}", rounds=rounds(deadline.rounds), since=since, when=words.when(deadline.goal)
        )
        blocks.append(Paragraph(sentence(text), cue=tr("Deadline:")))
        blocks += spoken(deadline.text)
        blocks += steps(words, deadline.missed, tr("When it is missed:"))
    if blocks:
        yield Heading(tr("How it ends"))
        yield from blocks


def _ending_blocks(text: str, condition: Condition) -> Iterator[Block]:
    yield Paragraph(sentence(text), keep=bool(condition.params.get("text")))
    yield from _texts(condition)


def _texts(condition: Condition) -> Iterator[Block]:
    """Yield the texts of a condition and of those nested in it."""
    yield from spoken(str(condition.params.get("text", "")))
    parts = condition.value if condition.kind in ("all", "any") else condition.params.get("of", ())
    for part in parts:
        yield from _texts(part)


def choices(facts: Facts, words: DisplayNames, invader: str) -> Iterator[Block]:
    """Yield the choices before the first turn. `invader`: subject and verb for choices of the invader."""
    who = {"chance": tr("Chance draws"), "invader": invader, "marines": tr("The marines choose")}
    for number, choice in enumerate(facts.scenario.choices):
        if number == 0:
            yield Heading(tr("Before the first turn: what is set up"))
        yield Paragraph(words.drawn(choice), cue=f"{who[choice.by]}")
        yield from spoken(choice.text)


def spawns(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the invader's spawn areas, with kinds and times."""
    places = [spawn for spawn in facts.scenario.spawns if spawn.side == "invaders"]
    for number, spawn in enumerate(places):
        if number == 0:
            yield Heading(tr("Where you may spawn"))
        parts = [words.spawn(spawn).removeprefix(tr("the spawn area ")), *words.terms(spawn)]
        yield Paragraph(sentence("; ".join(parts)))


def happenings(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the triggers: the condition, texts and steps of each."""
    for number, trigger in enumerate(facts.scenario.triggers, 1):
        if number == 1:
            yield Heading(tr("What happens when"))
        yield from happening(words, trigger, f"{number}.")


def happening(words: DisplayNames, trigger: Trigger, cue: str) -> Iterator[Block]:
    """Yield a trigger: its condition, after a cue, then its texts and steps."""
    delay = ""
    if trigger.after is not None:
        delay = (
            tr(", {rounds} later", rounds=rounds(trigger.after)) if trigger.after else tr(", at the end of that round")
        )
    when = sentence(tr("when {when}{later}", when=words.when(trigger.when), later=delay))
    yield Paragraph(when, cue=cue, keep=True)
    yield from spoken(trigger.text)
    yield from _texts(trigger.when)
    yield from steps(words, trigger.do)
    yield from note(trigger.note)


def area_title(area: AreaContents, element: Area | None) -> str:
    """The heading of an area: its name, whether it is the start, whether it is dark."""
    name = (element.name or element.id) if element is not None else area.id
    given = {tr("start"): element and element.start, tr("dark"): element and element.dark}
    marks = [mark for mark, holds in given.items() if holds]
    return f"{name} ({', '.join(marks)})" if marks else name


def _area(facts: Facts, words: DisplayNames, plan: Plan, area: AreaContents, look: Look) -> Iterator[Block]:
    element = next((one for one in facts.scenario.areas if one.id == area.id), None)
    yield Heading(area_title(area, element))
    yield from area_texts(words, element)
    listing = table(rows(facts.board, words, area, look), counts_of(facts.board, look))
    parts: list[Block] = list(laid(area))
    parts += [listing] if listing is not None else []
    parts += area_events(words, area, element, look)
    if (part := area_plan(plan, area.id)) is None:
        yield from parts
        return
    picture = drawn(part, look)
    if picture.box[2] > _WIDEST or not parts:
        yield Picture(picture, 26.0, 190.0)
        yield from parts
    else:
        yield Beside(Picture(picture, 20.0, 270.0), tuple(parts))
