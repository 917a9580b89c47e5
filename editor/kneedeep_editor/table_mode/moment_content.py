"""The contents of a moment of a table: texts, items to place, things on the map, the invader's drawer."""

from collections.abc import Iterable, Sequence

from kneedeep.board.script.table_session import TableGame, TableMoment, TableStep, deeds_at, is_shown, shown_areas
from kneedeep.board.script.table_session.portal_sight import portals_in_view
from kneedeep.board.script.table_session.portals import demons_on_map, portals_left
from kneedeep.board.script.table_session.round_steps import INFESTATION, sight_counts_always
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.report.table_texts import PLACED, Listing, Note, TableTexts
from kneedeep_editor.table_mode.invader_drawer import DrawerSection, Happening
from kneedeep_editor.table_mode.setup_checklist import SetupGroup, groups_of
from kneedeep_editor.table_mode.table_targets import target_at
from kneedeep_editor.table_mode.text_reader import Passage
from kneedeep_editor.table_mode.thing_card import CardEntry
from kneedeep_editor.texts import coordinates, later, tr

_GAME_OVER = later("The game is over. What was read aloud can be read again, and steps can be undone.")


class MomentContent:
    """The contents of a page at a moment."""

    def __init__(self, top: TableGame, texts: TableTexts, listing: Listing, moment: TableMoment) -> None:
        self._top, self._texts, self._listing, self._moment = top, texts, listing, moment

    def drawer(self) -> tuple[DrawerSection, ...]:
        """The sections of the invader's drawer. After the end of the game nothing can be reported."""
        moment, texts = self._moment, self._texts
        names = {area.id: area.name or area.id for area in self._top.scenario.areas}
        wins = {"marines": tr("The marines have won"), "invaders": tr("The invader has won")}
        hides = self._top.has("hidden areas")
        reveal = tr("Reveal it") if hides else tr("A marine sees it")
        summonings = [
            Happening(Note(note.cue, ""), note.text.replace("; ", "\n"), step)
            for step, note in texts.summonings(moment)
        ]
        awaited = [Happening(note, tr("It happens"), TableStep("fire", name)) for name, note in texts.awaited(moment)]
        ends = [
            Happening(Note(text, ""), wins.get(name, tr("The game ends")), TableStep("end", name))
            for name, text in texts.ends()
        ]
        hidden = [
            Happening(Note(names.get(area, area), ""), reveal, TableStep("reveal", area))
            for area in self._top.board.areas
            if area not in moment.revealed
        ]
        if moment.winner:
            summonings, awaited, ends = [], [], []
        return (
            DrawerSection(tr("Pending steps"), [texts.plan(one) for one in moment.due[:1]]),
            DrawerSection(tr("Portals that summon now"), happenings=summonings, owed=True),
            DrawerSection(tr("Invasion card"), _note_lines(texts.invasion(moment))),
            DrawerSection(tr("Notes"), _note_lines(texts.notes(moment))),
            DrawerSection(tr("Where you may spawn"), _note_lines(texts.spawns())),
            DrawerSection(tr("What may happen"), happenings=awaited),
            DrawerSection(tr("How it ends"), happenings=ends),
            DrawerSection(
                tr("Areas that are not revealed") if hides else tr("Areas that no marine has seen"), happenings=hidden
            ),
        )

    def content_of(self, space: Space) -> str:
        """The contents of a revealed space in words."""
        aim = target_at(self._top, self._moment, space[0] + 0.5, space[1] + 0.5)
        number = self._top.board.number.get(space)
        if number is None or self._top.board.area_of[number] not in shown_areas(self._top, self._moment):
            return ""
        if aim.front is not None:
            return tr("The board continues: click to reveal what is behind.")
        titles = [self._texts.title(name, self._moment) for name in aim.names]
        return "; ".join(titles) or coordinates(space)

    def pending(self, chosen: Sequence[str]) -> str:
        """The pending step that blocks a click, in words. Empty if there is none."""
        if self._moment.winner:
            return tr("The game is over.")
        if any(name in entry for entry in self._moment.owed for name in chosen):
            return tr("It summons now: press Choose the group.")
        if self._moment.due:
            return tr("A step is pending: press Carry it out or Not this time.")
        return ""

    def why_nothing(self, x: float, y: float) -> str:
        """The reason why a click at a place has no effect."""
        if not self._top.has("hidden areas"):
            return tr("There is nothing there. Click doors, things or figures.")
        if not self.content_of((int(x // 1), int(y // 1))):
            return tr("There is nothing revealed there.")
        return tr("There is nothing there. Click doors, things, figures or the signs where the board continues.")

    def entries(self, chosen: Sequence[str]) -> list[CardEntry]:
        """The chosen things as entries of a card. Equal ones are counted."""
        found: dict[tuple[str, tuple[str, ...]], tuple[int, CardEntry]] = {}
        for name in chosen:
            deeds = deeds_at(self._top, self._moment, name)
            steps = tuple((self._texts.deed(deed, self._moment).replace("; ", "\n"), deed.step) for deed in deeds)
            entry = CardEntry(self._texts.title(name, self._moment), steps)
            key = entry.title, tuple(text for text, _step in steps)
            count, first = found.get(key, (0, entry))
            found[key] = count + 1, first
        return [
            entry if count == 1 else entry._replace(title=f"{count} × {entry.title}") for count, entry in found.values()
        ]

    def on_map(self) -> str:
        """The things on the map in words: demons by type, portals by color."""
        demons = self._texts.demons(demons_on_map(self._top, self._moment))
        portals = self._texts.portals(portals_left(self._top, self._moment).values())
        return "  ".join(
            (
                tr("Demons: {demons}.", demons=demons) if demons else tr("No demon is on the map."),
                tr("Portals: {portals}.", portals=portals) if portals else tr("No portal is left."),
            )
        )

    def spaces_of(self, name: str) -> tuple[Space, ...]:
        """The revealed spaces of a door or thing."""
        if (door := self._top.doors.get(name)) is not None:
            known = [at for at in door.sides if at in self._top.board.number]
            areas = self._top.board.area_of
            shown = shown_areas(self._top, self._moment)
            return tuple(at for at in known if areas[self._top.board.number[at]] in shown)
        thing = self._top.thing(name, self._moment.placed)
        return thing.spaces if thing is not None and thing.key not in self._moment.off else ()

    def groups(self) -> list[SetupGroup]:
        """The things to place, by area."""
        moment = self._moment
        items = self._listing.items(moment)
        titles = {area.id: area.name or area.id for area in self._top.scenario.areas}
        titles[PLACED] = tr("Place now")
        newest = moment.revealed[-1] if moment.revealed else ""
        if any(item.area == PLACED and item.key not in moment.ticked for item in items):
            newest = PLACED
        return groups_of(items, titles, moment.ticked, newest)

    def ticked(self, groups: Sequence[SetupGroup]) -> frozenset[str]:
        """The ticked items, with those that are gone, since nobody has to place them."""
        gone = self._moment.off
        over = [
            item.key
            for group in groups
            for item in group.items
            if item.names and all(name in gone for name in item.names)
        ]
        return self._moment.ticked | frozenset(over)

    def passages(self) -> list[Passage]:
        """The texts to read aloud."""
        moment, found = self._moment, []
        for text in moment.announced:
            lines = tuple(self._texts.lines(text, moment))
            if text.text or lines:
                found.append(Passage(self._texts.cue(text.source, moment), text.text, lines))
        if moment.winner:
            title = self._texts.won(moment.winner)
            if not found or found[-1].cue != title:
                found.append(Passage(title, tr(_GAME_OVER)))
        return found

    @property
    def in_view(self) -> tuple[str, ...]:
        """The portals for which people are asked whether a marine sees them."""
        if threat_card(self._top.scenario) != INFESTATION or self._moment.winner:
            return ()
        return portals_in_view(self._top, self._moment) if sight_counts_always(self._top) else self._moment.sighted

    def sightings(self, sighted: Sequence[str]) -> tuple[tuple[str, TableStep], ...]:
        """The answers to the question which portals a marine sees. Empty while a step is pending."""
        if self._moment.owed or self._moment.due or self._moment.winner:
            return ()
        return tuple((self._texts.title(key, self._moment), TableStep("call", key)) for key in sighted)

    @property
    def unplaced(self) -> tuple[str, ...]:
        """The shown things without a place on the map, which are in a revealed area."""
        return tuple(
            thing.key
            for thing in (*self._top.things.values(), *self._moment.placed)
            if thing.at is None and is_shown(self._top, self._moment, thing)
        )


def _note_lines(notes: Iterable[Note]) -> list[str]:
    return [": ".join(filter(None, note)) for note in notes]
