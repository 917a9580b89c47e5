"""Texts and steps as paragraphs: read aloud, carried out, noted."""

from collections.abc import Iterator

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.script_steps import placed_element
from kneedeep.model.scenario.model import Door, Effect, Figure, Token
from kneedeep.report.sheets.sheet_blocks import Block, Paragraph
from kneedeep.support import capitalized, tr


def spoken(text: str, cue: str = "", *, keep: bool = False) -> Iterator[Block]:
    """Yield a text to be read aloud, nothing for an empty one."""
    if text:
        yield Paragraph(text, "spoken", cue, keep)


def steps(words: DisplayNames, effects: tuple[Effect, ...], cue: str = "") -> Iterator[Block]:
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
            yield from spoken(str(effect.value))
        elif effect is not None:
            placed = placed_element(effect.value, words.board.kinds.tokens)
            yield from event(words, placed, f"{words.of_placed(placed)}:", "", tr("Tried too early:"))


def note(note: str) -> Iterator[Block]:
    """Yield a note, nothing for an empty one."""
    if note:
        yield Paragraph(note, "faint", tr("Note:"))


def event(
    words: DisplayNames, element: Door | Figure | Token, cue: str, first: str, locked: str
) -> Iterator[Block]:
    """Yield the texts and steps of an element, nothing if it has none."""
    parts = [*spoken(element.text), *steps(words, element.do)]
    refused = list(spoken(getattr(element, "locked_text", ""), locked))
    if cue and (parts or refused or element.note):
        yield Paragraph(first if parts else "", cue=capitalized(cue), keep=True)
    yield from parts
    yield from refused
    yield from note(element.note)
