"""The texts and steps of an area and its elements, and the pieces to lay."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.board.script.branch_setup import targets
from kneedeep.board.script.display_names import DisplayNames, with_marines
from kneedeep.board.script.script_steps import placed_element
from kneedeep.model.catalog import TokenType
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.scenario.model import Area, Door, Effect, Figure, Token
from kneedeep.report.sheets.area_contents import AreaContents, two_sided
from kneedeep.report.sheets.own_things import USE, use
from kneedeep.report.sheets.sheet_blocks import Block, Paragraph
from kneedeep.report.sheets.sheet_maps import Look
from kneedeep.report.sheets.tiles_needed import piece_title
from kneedeep.support import capitalized, later, listed, sentence, tr


def spoken(text: str, cue: str = "", *, keep: bool = False) -> Iterator[Block]:
    """Yield a text to be read aloud, if any."""
    if text:
        yield Paragraph(text, "spoken", cue, keep)


def steps(words: DisplayNames, effects: tuple[Effect, ...], cue: str = "") -> Iterator[Block]:
    """Yield the steps of a `do` list in their order. Texts are formatted as read aloud."""
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
            yield from spoken(str(effect.value))
        elif effect is not None:
            placed = placed_element(effect.value, words.board.kinds.tokens)
            yield from event(words, placed, f"{words.of_placed(placed)}:", "", tr("Tried too early:"))


def note(note: str) -> Iterator[Block]:
    """Yield a note, if any."""
    if note:
        yield Paragraph(note, "faint", tr("Note:"))


def event(words: DisplayNames, element: Door | Figure | Token, cue: str, first: str, locked: str) -> Iterator[Block]:
    """Yield the texts and steps of an element, if any."""
    parts = [*spoken(element.text), *steps(words, element.do)]
    refused = list(spoken(getattr(element, "locked_text", ""), locked))
    if cue and (parts or refused or element.note):
        yield Paragraph(first if parts else "", cue=capitalized(cue), keep=True)
    yield from parts
    yield from refused
    yield from note(element.note)


def area_texts(words: DisplayNames, area: Area | None) -> Iterator[Block]:
    """Yield the texts and steps for the marines' first visit to an area."""
    if area is not None:
        yield from spoken(area.text, keep=True)
        yield from steps(words, area.do, tr("Then:"))
        yield from note(area.note)


def area_events(words: DisplayNames, area: AreaContents, element: Area | None, look: Look) -> Iterator[Block]:
    """Yield the texts and steps of the elements of an area, and those for a cleared area."""
    yield from _events(words, area, look)
    if element is not None and element.clear is not None:
        portals = "portals" in words.board.edition.features
        when = tr("No demon is here, and no portal.") if portals else tr("Every invader set up here is dead.")
        yield Paragraph(when, cue=tr("Cleared:"), keep=True)
        yield from spoken(element.clear.text)
        yield from steps(words, element.clear.do)


def laid(area: AreaContents) -> Iterator[Block]:
    """Yield the pieces to lay, in building order."""
    names = Counter(piece_title(piece.type) for _, piece in area.pieces)
    pieces = [f"{count} × {name}" if count > 1 else name for name, count in names.items()]
    if pieces:
        yield Paragraph(sentence("; ".join(pieces)), cue=tr("Lay:"), keep=True)
    for _, piece in area.pieces:
        if piece.element.note and not piece.cap:
            yield Paragraph(piece.element.note, "faint", tr("Note ({name}):", name=piece.type.name), keep=True)


def _events(words: DisplayNames, area: AreaContents, look: Look) -> Iterator[Block]:
    """Yield the texts and steps of the elements of an area."""
    for door in area.doors:
        yield from _events_of_door(words, door)
    for token in area.tokens:
        yield from _events_of_token(words, token, _cue(words, token, look))
    killed = tr(in_words_of(words.board.edition.ruleset, later("When it is killed:")))
    for figure in area.figures:
        yield from event(words, figure, _cue(words, figure, look), killed, tr("Tried too early:"))


def _cue(words: DisplayNames, thing: Token | Figure, look: Look) -> str:
    name, marks = words.of_placed(thing), with_marines(thing.marines) if look.marines is None else ""
    return tr("{cue} ({marks} marines):", cue=name, marks=marks) if marks else f"{name}:"


def _events_of_door(words: DisplayNames, door: Door) -> Iterator[Block]:
    cue = tr("{door} at {place}:", door=words.door(door), place=words.place(door))
    if door.needs is not None:
        state = tr("shut") if door.kind == "passage" else tr("locked")
        yield Paragraph(sentence(_until(state, words, door)), cue=capitalized(cue), keep=True)
        cue = ""
    yield from event(words, door, cue, tr("When it is first opened:"), tr("Tried while locked:"))


def _events_of_token(words: DisplayNames, token: Token, cue: str) -> Iterator[Block]:
    """Yield the condition, use, targets, texts and steps of a token. The first of them gets the cue."""
    kind = words.board.kinds.tokens.get(token.kind)
    if token.needs is not None:
        state = tr("inactive") if two_sided(words, token) else tr("of no use")
        yield Paragraph(sentence(_until(state, words, token)), cue=capitalized(cue), keep=True)
        cue = ""
    if kind is not None and kind.own_use:
        yield Paragraph(sentence(use(token.use or USE)), cue=capitalized(cue), keep=True)
        cue = ""
    leads = [
        words.of(pad) + (tr(" (once {when})", when=words.when(waits)) if waits else "") for pad, waits in targets(token)
    ]
    if leads:
        yield Paragraph(sentence(tr("leads to {leads}", leads=listed(leads, 99))), cue=capitalized(cue))
        cue = ""
    first = _moment(kind)
    if first and not cue and (token.text or token.do):
        yield Paragraph(first, keep=True)
    yield from event(words, token, cue, first, tr("Tried too early:"))


def _moment(kind: TokenType | None) -> str:
    """The moment at which a token's text is read and its steps happen. Empty if its kind alone implies it."""
    if kind is None:
        return ""
    if kind.summons:
        return tr("When it has summoned:")
    if kind.linked == "active":
        return tr("When it becomes active:")
    return tr("When it is used:") if kind.own_use else ""


def _until(state: str, words: DisplayNames, element: Door | Token) -> str:
    waits = words.waits(element)
    return tr("{state} until {waits}", state=state, waits=waits) if waits else tr("{state} for good", state=state)
