"""The booklet for the invader player: beginning and end, the parts needed, everything area by area."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board.script.branch_setup import targets
from kneedeep.board.script.display_names import DisplayNames, rounds, with_marines
from kneedeep.board.script.script_steps import placed_element
from kneedeep.drawing.plan.plan import Plan
from kneedeep.model.catalog import TokenType
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.model import Area, Figure, Token, Trigger
from kneedeep.model.scenario.model.own_types import OwnFigureType
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.report.sheets.area_contents import (
    AreaContents,
    areas_of,
    counts_of,
    rows,
    strays,
    table,
    two_sided,
)
from kneedeep.report.sheets.build_sheet import needed
from kneedeep.report.sheets.demon_arrival import arrival, demon_values
from kneedeep.report.sheets.sheet_blocks import Beside, Block, FullPicture, Heading, Paragraph, Picture, Sheet
from kneedeep.report.sheets.sheet_maps import Look, area_plan, drawn, keys_of, plan_for
from kneedeep.report.sheets.tiles_needed import piece_title
from kneedeep.report.sheets.title_block import house_rules, opening, title_block
from kneedeep.support.english import capitalized, listed, sentence
from kneedeep.support.translation import later, tr, tr_count

_USE = {"from": "on", "who": "marines", "cost": {"points": 1}, "times": 1}
"""How an objective is used that says nothing else. Rule: RUL16-184."""
_WIDEST = 20.5
"""Pictures of areas that are wider, in spaces, stand above their table, not beside it."""


def booklet(facts: Facts, look: Look) -> Sheet:
    """Return the booklet."""
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
    lost = strays(board)
    if lost:
        yield Heading(tr("On no space of the board"))
        yield Paragraph(sentence(listed([words.of_placed(one) for one in lost], 99)))


# How it ends


def ends(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield how the game ends: victories, endings and deadlines with their texts."""
    scenario = facts.scenario
    victory = scenario.victory
    blocks: list[Block] = []
    for condition, text in (
        (victory.marines, later("the marines win when {when}")),
        (victory.invaders, later("the invader wins when {when}")),
    ):
        if condition is not None:
            blocks += _ending_blocks(words, tr(text, when=words.when(condition)), condition)
    for ending in scenario.endings:
        who = {"marines": tr("and the marines win"), "invaders": tr("and the invader wins")}.get(
            ending.winner, tr("without a winner")
        )
        blocks += _ending_blocks(
            words, tr("The game ends {who} when {when}", who=who, when=words.when(ending.when)), ending.when
        )
        blocks += _spoken(ending.text)
        if ending.next:
            blocks.append(Paragraph(tr("It goes on with “{next}”.", next=ending.next)))
    for deadline in scenario.deadlines:
        since = tr("after {when}, ", when=words.when(deadline.start)) if deadline.start is not None else ""
        blocks.append(
            Paragraph(
                sentence(
                    tr(
                        "within {rounds} {since}{when}",
                        rounds=rounds(deadline.rounds),
                        since=since,
                        when=words.when(deadline.goal),
                    )
                ),
                cue=tr("Deadline:"),
            )
        )
        blocks += _spoken(deadline.text)
        blocks += _steps(words, deadline.missed, tr("When it is missed:"))
    if blocks:
        yield Heading(tr("How it ends"))
        yield from blocks


def _ending_blocks(words: DisplayNames, text: str, condition: Condition) -> Iterator[Block]:
    yield Paragraph(sentence(text), keep=bool(condition.params.get("text")))
    yield from _texts(condition)


def _texts(condition: Condition) -> Iterator[Block]:
    """Yield the texts read when a condition, or one inside it, comes true."""
    yield from _spoken(str(condition.params.get("text", "")))
    parts = condition.value if condition.kind in ("all", "any") else condition.params.get("of", ())
    for part in parts:
        yield from _texts(part)


def _spoken(text: str, cue: str = "", *, keep: bool = False) -> Iterator[Block]:
    if text:
        yield Paragraph(text, "spoken", cue, keep)


def _steps(words: DisplayNames, effects: tuple[Effect, ...], cue: str = "") -> Iterator[Block]:
    """Yield the steps of a `do` list in their order. Texts are set to be read aloud."""
    waiting: list[Effect] = []
    for effect in (*effects, None):
        if effect is not None and effect.kind != "text":
            waiting.append(effect)
            if effect.kind != "place":
                continue
        if waiting:
            yield Paragraph(words.steps(waiting), cue=cue)
            waiting, cue = [], ""
        if effect is not None and effect.kind == "text":
            yield from _spoken(str(effect.value))
        elif effect is not None:
            placed = placed_element(effect.value, words.board.kinds.tokens)
            yield from _event(words, placed, f"{words.of_placed(placed)}:", "", tr("Tried too early:"))


# What holds everywhere


def choices(facts: Facts, words: DisplayNames, invader: str) -> Iterator[Block]:
    """Yield the choices before the first turn. `invader`: subject and verb for those of the invader."""
    who = {"chance": tr("Chance draws"), "invader": invader, "marines": tr("The marines choose")}
    for number, choice in enumerate(facts.scenario.choices):
        if number == 0:
            yield Heading(tr("Before the first turn: what is set up"))
        entries = []
        for at, entry in enumerate(choice.of, 1):
            text = listed([words.of(pick["token"]) for pick in entry], 99) or tr("nothing")
            entries.append(f"({at}) {text}")
        yield Paragraph(
            sentence(
                tr(
                    "{draw} of {of}: {entries}",
                    draw=choice.draw,
                    of=len(choice.of),
                    entries="; ".join(entries),
                )
            ),
            cue=f"{who[choice.by]}",
        )
        yield from _spoken(choice.text)


def spawns(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield where the invader may spawn, of which kinds and when."""
    places = [spawn for spawn in facts.scenario.spawns if spawn.side == "invaders"]
    for number, spawn in enumerate(places):
        if number == 0:
            yield Heading(tr("Where you may spawn"))
        parts = [words.spawn(spawn).removeprefix(tr("the spawn area "))]
        if spawn.only:
            parts.append(tr("only {only}", only=listed([words.kind(kind) for kind in spawn.only], 99)))
        if spawn.needs is not None:
            waits = words.waits(spawn)
            parts.append(tr("once {waits}", waits=waits) if waits else tr("never"))
        if spawn.until is not None:
            parts.append(tr("until {when}", when=words.when(spawn.until)))
        if spawn.each_round:
            each = spawn.each_round
            parts.append(
                tr("{get} × {kind} every round", get=each.get("count", 1), kind=words.kind(str(each["kind"])))
            )
        yield Paragraph(sentence("; ".join(parts)))


def happenings(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the triggers: when each comes true, its texts and steps."""
    for number, trigger in enumerate(facts.scenario.triggers, 1):
        if number == 1:
            yield Heading(tr("What happens when"))
        yield from happening(words, trigger, f"{number}.")


def happening(words: DisplayNames, trigger: Trigger, cue: str) -> Iterator[Block]:
    """Yield a trigger: when it comes true, behind a cue, its texts and steps."""
    delay = ""
    if trigger.after is not None:
        delay = (
            tr(", {rounds} later", rounds=rounds(trigger.after))
            if trigger.after
            else tr(", at the end of that round")
        )
    when = sentence(tr("when {when}{later}", when=words.when(trigger.when), later=delay))
    yield Paragraph(when, cue=cue, keep=True)
    yield from _spoken(trigger.text)
    yield from _texts(trigger.when)
    yield from _steps(words, trigger.do)
    yield from _note(trigger.note)


def _note(note: str) -> Iterator[Block]:
    if note:
        yield Paragraph(note, "faint", tr("Note:"))


def own_things(facts: Facts, words: DisplayNames) -> Iterator[Block]:
    """Yield the scenario's own items and kinds, and the parts of the box used for them."""
    scenario = facts.scenario
    blocks: list[Block] = []
    for piece in scenario.piece_types:
        size = tr("{len} × {rows} spaces", len=max(map(len, piece.rows)), rows=len(piece.rows))
        kind = facts.board.kinds.pieces.get(piece.id)
        sort = (
            tr("A tile of the box")
            if kind is not None and kind.face
            else facts.in_words("A home-made map piece")
        )
        blocks.append(
            Paragraph(tr("{sort} of {size}.", sort=sort, size=size), cue=f"{piece.name or piece.id}:")
        )
    for item in scenario.items:
        fate = {
            "keep": tr("stays with its marine when he is fragged"),
            "drop": tr("is dropped when its marine is fragged"),
        }
        parts = [
            _shown(words, item.shown_as),
            fate.get(item.fragged, tr("is lost when its marine is fragged")),
            item.note,
        ]
        blocks.append(Paragraph(_joined(parts), cue=f"{item.name or item.id}:"))
    for token in scenario.token_types:
        parts = [
            _shown(words, token.shown_as),
            tr("covers {size} × {size2} spaces", size=token.size[0], size2=token.size[1]),
        ]
        if token.blocks:
            parts.append(tr("stops {what}", what=listed([tr(word) for word in token.blocks], 9)))
        parts += _values(
            token,
            (("enter", tr("{} points to enter")), ("armor", tr("armor {}")), ("wounds", tr("{} wounds"))),
        )
        if token.use is not None:
            parts.append(_use(token.use))
        blocks.append(Paragraph(_joined(parts), cue=f"{token.name or token.id}:"))
    for figure in scenario.figure_types:
        parts = [
            _shown(words, figure.shown_as),
            tr("like {kind}", kind=words.kind(figure.like)) if figure.like else "",
        ]
        sides = {"marines": tr("on the marines' side"), "neutral": tr("on nobody's side")}
        parts.append(sides.get(figure.side, ""))
        parts += _values(
            figure,
            (
                ("move", tr("movement {}")),
                ("armor", tr("armor {}")),
                ("wounds", tr("wounds {}")),
                ("dice", tr("dice {}")),
            ),
        )
        parts.append(listed([tr(ability.replace("-", " ")) for ability in figure.abilities], 99))
        parts += _demon_card(figure)
        blocks.append(Paragraph(_joined(parts), cue=f"{figure.name or figure.id}:"))
    if blocks:
        yield Heading(tr("Things of this scenario"))
        yield from blocks


def _shown(words: DisplayNames, shown_as: Any) -> str:
    if not shown_as:
        return ""
    size = tr(" of {shown_as} spaces", shown_as=shown_as["size"]) if shown_as.get("size", 1) > 1 else ""
    name = words.thing(shown_as.get("item") or shown_as["kind"], shown_as.get("color"))
    return tr("shown by {name}{size}", name=name, size=size)


def _values(element: object, patterns: tuple[tuple[str, str], ...]) -> list[str]:
    return [
        pattern.format(getattr(element, name))
        for name, pattern in patterns
        if getattr(element, name) is not None
    ]


def _demon_card(figure: OwnFigureType) -> list[str]:
    """The file's values of the demon card of an own kind. Its dice are listed with the other values."""
    keys = ("spaces", "health", "stagger", "speed", "range", "special", "toughness")
    return demon_values({key: getattr(figure, key) for key in keys})


def _use(use: Any) -> str:
    who = {"marines": tr("by marines "), "invaders": tr("by invaders ")}.get(use.get("who", "any"), "")
    where = tr("from an adjacent space") if use.get("from") == "adjacent" else tr("by standing on it")
    points = (use.get("cost") or {}).get("points")
    cost = (
        tr(" for {points}", points=tr_count("{n} movement point", "{n} movement points", points))
        if points
        else ""
    )
    times = f", {_times(use['times'])}" if use.get("times") else ""
    action = (use.get("cost") or {}).get("action")
    cost = tr(" for a {action} action", action=action) if action else cost
    return tr("used {who}{where}{cost}{times}", who=who, where=where, cost=cost, times=times)


def _times(number: int) -> str:
    return tr("once") if number == 1 else tr("{number} times", number=number)


def _joined(parts: list[str]) -> str:
    return sentence("; ".join(filter(None, parts)) or tr("no details are given"))


# The areas


def area_title(area: AreaContents, element: Area | None) -> str:
    """The heading of an area: its name, whether the game starts there, whether it is dark."""
    name = (element.name or element.id) if element is not None else area.id
    marks = [
        mark
        for mark, holds in ((tr("start"), element and element.start), (tr("dark"), element and element.dark))
        if holds
    ]
    return f"{name} ({', '.join(marks)})" if marks else name


def _area(facts: Facts, words: DisplayNames, plan: Plan, area: AreaContents, look: Look) -> Iterator[Block]:
    element = next((one for one in facts.scenario.areas if one.id == area.id), None)
    yield Heading(area_title(area, element))
    yield from area_texts(words, element)
    counts = counts_of(facts.board, look)
    listing = table(rows(facts.board, words, area, look), counts)
    parts: list[Block] = list(laid(area))
    parts += [listing] if listing is not None else []
    parts += area_events(words, area, element, look)
    part = area_plan(plan, area.id)
    if part is None:
        yield from parts
        return
    picture = drawn(part, look)
    if picture.box[2] > _WIDEST or not parts:
        yield Picture(picture, 26.0, 190.0)
        yield from parts
    else:
        yield Beside(Picture(picture, 20.0, 270.0), tuple(parts))


def area_texts(words: DisplayNames, area: Area | None) -> Iterator[Block]:
    """Yield the texts and steps for the first time marines come to an area."""
    if area is not None:
        yield from _spoken(area.text, keep=True)
        yield from _steps(words, area.do, tr("Then:"))
        yield from _note(area.note)


def area_events(words: DisplayNames, area: AreaContents, element: Area | None, look: Look) -> Iterator[Block]:
    """Yield the texts and steps of the things of an area, and those of clearing it."""
    yield from _events(words, area, look)
    if element is not None and element.clear is not None:
        portals = "portals" in words.board.edition.features
        when = tr("No demon is here, and no portal.") if portals else tr("Every invader set up here is dead.")
        yield Paragraph(when, cue=tr("Cleared:"), keep=True)
        yield from _spoken(element.clear.text)
        yield from _steps(words, element.clear.do)


def laid(area: AreaContents) -> Iterator[Block]:
    """Yield the pieces to lay, in their order."""
    names = Counter(piece_title(piece.type) for _, piece in area.pieces)
    pieces = [f"{count} × {name}" if count > 1 else name for name, count in names.items()]
    if pieces:
        yield Paragraph(sentence("; ".join(pieces)), cue=tr("Lay:"), keep=True)
    for _, piece in area.pieces:
        if piece.element.note and not piece.cap:
            yield Paragraph(
                piece.element.note, "faint", tr("Note ({name}):", name=piece.type.name), keep=True
            )


def _events(words: DisplayNames, area: AreaContents, look: Look) -> Iterator[Block]:
    """Yield the texts and steps of the things of an area."""
    for door in area.doors:
        cue = tr("{door} at {place}:", door=words.door(door), place=words.place(door))
        if door.needs is not None:
            yield Paragraph(
                sentence(_until(tr("shut") if door.kind == "passage" else tr("locked"), words, door)),
                cue=capitalized(cue),
                keep=True,
            )
            cue = ""
        yield from _event(words, door, cue, tr("When it is first opened:"), tr("Tried while locked:"))
    things: tuple[Token | Figure, ...] = (*area.tokens, *area.figures)
    for thing in things:
        cue = f"{words.of_placed(thing)}:"
        marks = with_marines(thing.marines) if look.marines is None else ""
        cue = tr("{cue} ({marks} marines):", cue=cue[:-1], marks=marks) if marks else cue
        needs = getattr(thing, "needs", None)
        if needs is not None:
            state = (
                tr("inactive") if isinstance(thing, Token) and two_sided(words, thing) else tr("of no use")
            )
            yield Paragraph(sentence(_until(state, words, thing)), cue=capitalized(cue), keep=True)
            cue = ""
        kind = words.board.kinds.tokens.get(thing.kind) if isinstance(thing, Token) else None
        if isinstance(thing, Token) and kind is not None and kind.own_use:
            yield Paragraph(sentence(_use(thing.use or _USE)), cue=capitalized(cue), keep=True)
            cue = ""
        ways = targets(thing) if isinstance(thing, Token) else ()
        leads = [
            words.of(pad) + (tr(" (once {when})", when=words.when(waits)) if waits else "")
            for pad, waits in ways
        ]
        if leads:
            yield Paragraph(sentence(tr("leads to {leads}", leads=listed(leads, 99))), cue=capitalized(cue))
            cue = ""
        first = _moment(kind)
        if thing.word == "figure":
            first = tr(in_words_of(words.board.edition.ruleset, later("When it is killed:")))
        elif first and not cue and (thing.text or thing.do):
            yield Paragraph(first, keep=True)
        yield from _event(words, thing, cue, first, tr("Tried too early:"))


def _moment(kind: TokenType | None) -> str:
    """The moment when a token says its text and takes its steps. Empty if its kind alone says so."""
    if kind is None:
        return ""
    if kind.summons:
        return tr("When it has summoned:")
    if kind.linked == "active":
        return tr("When it becomes active:")
    return tr("When it is used:") if kind.own_use else ""


def _until(state: str, words: DisplayNames, element: object) -> str:
    waits = words.waits(element)
    return (
        tr("{state} until {waits}", state=state, waits=waits)
        if waits
        else tr("{state} for good", state=state)
    )


def _event(words: DisplayNames, element: Any, cue: str, first: str, locked: str) -> Iterator[Block]:
    """Yield the texts and steps of an element, nothing if it has none."""
    parts = [*_spoken(element.text), *_steps(words, element.do)]
    refused = list(_spoken(getattr(element, "locked_text", ""), locked))
    if cue and (parts or refused or element.note):
        yield Paragraph(first if parts else "", cue=capitalized(cue), keep=True)
    yield from parts
    yield from refused
    yield from _note(element.note)
