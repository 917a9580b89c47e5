"""Texts of a session for the invader only."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.script.table_session import Due, TableMoment, TableStep, is_shown, shown_areas
from kneedeep.board.script.table_session.portals import color_of, portals_left
from kneedeep.board.script.table_session.round_steps import summonings
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.report.table_texts.public_texts import PublicTexts
from kneedeep.support import capitalized, sentence, tr, translated


class Note(NamedTuple):
    """A note for the invader: its subject and its text."""

    cue: str
    text: str


class TableTexts(PublicTexts):
    """The texts of one table, for all players and for the invader."""

    def plan(self, due: Due) -> str:
        """The pending steps, in words."""
        return self.words.steps(due.effects)

    def notes(self, moment: TableMoment) -> Iterator[Note]:
        """Yield the notes of the scenario and of its revealed parts."""
        scenario = self.top.scenario
        if scenario.notes:
            yield Note(tr("This scenario"), scenario.notes)
        shown = shown_areas(self.top, moment)
        for id in shown:
            if (area := self.top.areas.get(id)) is not None and area.note:
                yield Note(self.words.area_name(id), area.note)
        for piece in self.top.board.pieces:
            if piece.area in shown and piece.element.note:
                yield Note(translated(capitalized(piece.type.name)), piece.element.note)
        for name, door in self.top.doors.items():
            if door.element.note and self._is_known_door(door, moment):
                yield Note(self.title(name, moment), door.element.note)
        seen: set[str] = set()
        for thing in (*self.top.things.values(), *moment.placed):
            if thing.element.note and thing.source not in seen and is_shown(self.top, moment, thing):
                seen.add(thing.source)
                yield Note(self.title(thing.key, moment), thing.element.note)

    def spawns(self) -> Iterator[Note]:
        """Yield the invader's spawn areas, with kinds and times."""
        for spawn in self.top.scenario.spawns:
            if spawn.side != "invaders":
                continue
            parts = self.words.terms(spawn)
            where = self.words.spawn(spawn).removeprefix(tr("the spawn area "))
            yield Note(sentence(where).rstrip("."), sentence("; ".join(parts)) if parts else "")

    def summonings(self, moment: TableMoment) -> Iterator[tuple[TableStep, Note]]:
        """Yield the groups that portals can summon now, each with its step and a note."""
        owed = {key for entry in moment.owed for key in entry}
        for key, portal in portals_left(self.top, moment).items():
            if key in owed:
                for step in summonings(self.top, portal):
                    yield step, Note(self.title(key, moment), self.group(step, moment))

    def invasion(self, moment: TableMoment) -> Iterator[Note]:
        """Yield the groups of the invasion card for the colors of the remaining portals."""
        card = invasion_card(self.top.scenario, self.top.board.catalog)
        colors = {color_of(portal) for portal in portals_left(self.top, moment).values()}
        for color in PORTAL_COLORS:
            if card is not None and color in colors and color in card.groups:
                groups = [
                    self._demons(demons.value)
                    + (tr("; Argent Power {value}", value=argent.value) if argent is not None and argent.value else "")
                    for demons, argent in card.groups[color]
                ]
                yield Note(tr("{capitalize} portals", capitalize=capitalized(tr(color))), tr("; or ").join(groups))

    def awaited(self, moment: TableMoment) -> Iterator[tuple[str, Note]]:
        """Yield the pending triggers: name, condition and effects."""
        for name, trigger in self.top.triggers.items():
            if name in moment.fired:
                continue
            parts = [tr("“{name}”", name=trigger.text)] if trigger.text else []
            steps = self.words.steps(trigger.do)
            note = tr("Note: {note}", note=trigger.note) if trigger.note else ""
            brings = "  ".join(filter(None, (*parts, steps, note)))
            yield name, Note(sentence(tr("when {when}", when=self.words.when(trigger.when))), brings)

    def ends(self) -> Iterator[tuple[str, str]]:
        """Yield the possible ends of the game, each with its condition in words."""
        victory = self.top.scenario.victory
        if victory.marines is not None:
            yield ("marines", sentence(tr("the marines win when {when}", when=self.words.when(victory.marines))))
        if victory.invaders is not None:
            yield ("invaders", sentence(tr("the invader wins when {when}", when=self.words.when(victory.invaders))))
        for name, ending in self.top.endings.items():
            yield name, sentence(tr("the game ends when {when}", when=self.words.when(ending.when)))
