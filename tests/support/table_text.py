"""A session at a table as plain text: what is announced to all, what is set up, and what the invader alone reads."""

from collections.abc import Iterable, Iterator

from kneedeep.board import compile_board
from kneedeep.board.script import table_session as sessions
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.table_texts import Listing, TableTexts


class Table:
    """A scenario at a table for a number of marines, with its words."""

    def __init__(self, scenario: Scenario, marines: int) -> None:
        catalog = load_catalog(scenario.ruleset)
        board = compile_board(scenario, catalog)
        self.top = sessions.TableGame(board, marines, sessions.drawn_at_random(scenario.choices, lambda below: 0))
        words = DisplayNames(scenario, board, catalog)
        self.listing, self.texts = Listing(self.top, words), TableTexts(self.top, words)
        self.session = sessions.begun(self.top)

    def lines(self, steps: Iterable[str]) -> Iterator[str]:
        """Yield all texts of the beginning, and what steps announce and change; `+` and `-` are texts after the last.

        A step is as `open door:gate`; `summon` takes a portal, a demon or `-`, and the number of a group; `deeds` lists
        what can be done with a thing.
        """
        yield from self._announced(0)
        begun = list(self._all())
        yield from begun
        for step in steps:
            yield f"> {step}"
            word, about, *more = step.split()
            moment = self.session.moment
            if word == "deeds":
                yield from (self.texts.deed(deed, moment) for deed in sessions.deeds_at(self.top, moment, about))
                continue
            about = "\n".join([about, *(name for name in more[:1] if name != "-")])
            number = int(more[1]) if more[1:] else 0
            self.session = self.session.stepped(self.top, sessions.TableStep(word, about, number))
            yield from self._announced(len(moment.announced))
            yield from (f"due: {self.texts.plan(due)}" for due in self.session.moment.due)
            yield from filter(None, (self.texts.owed(self.session.moment),))
        after = list(self._all())
        yield from (f"- {line}" for line in begun if line not in after)
        yield from (f"+ {line}" for line in after if line not in begun)

    def _announced(self, first: int) -> Iterator[str]:
        moment = self.session.moment
        for one in moment.announced[first:]:
            yield f"{self.texts.cue(one.source, moment)} {one.text}".strip()
            yield from (f"  {line}" for line in self.texts.lines(one, moment))

    def _all(self) -> Iterator[str]:
        moment, texts = self.session.moment, self.texts
        for item in self.listing.items(moment):
            yield f"{item.area}: {item.number} × {item.name}: {item.places}".replace("\n", "; ")
        yield from (f"note: {note.text}" for note in texts.notes(moment))
        yield from (f"awaited: {note.cue} {note.text}" for _, note in texts.awaited(moment))
        yield from (f"spawns: {note.cue} {note.text}" for note in texts.spawns())
        yield from (f"invasion: {note.cue}: {note.text}" for note in texts.invasion(moment))
        yield from (f"summons: {note.cue} {note.text}" for _, note in texts.summonings(moment))
        yield from (f"end: {name}: {text}" for name, text in texts.ends())
        yield from filter(None, (texts.owed(moment),))
