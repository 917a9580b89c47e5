"""The words and items of a session at a table: all that is revealed, nothing that is not."""

import random
from pathlib import Path

from kneedeep.board.script import table_session as sessions
from tests.support.cases import cases
from tests.support.files import map_text
from tests.support.reading import scenario_in
from tests.support.table_text import Table

SHIPPED = sorted((Path(__file__).resolve().parents[3] / "scenarios").glob("*.yaml"))


class Seat(Table):
    """A table with all that is said at it."""

    def public(self, session: sessions.Session) -> list[str]:
        """Everything that all may read."""
        moment = session.moment
        found = []
        for announced in moment.announced:
            found += [self.texts.cue(announced.source, moment), announced.text, *self.texts.lines(announced, moment)]
        for item in self.listing.items(moment):
            found += [item.name, item.places]
        return found


def test_nothing_that_is_not_revealed_is_in_the_words_for_all() -> None:
    seat = Seat(scenario_in(map_text("table-texts")), 2)
    session = sessions.begun(seat.top)
    for step in (sessions.TableStep("use", "token:lever"), sessions.TableStep("carry", "token:lever")):
        session = session.stepped(seat.top, step)
    assert not any("Vault" in text or "carries" in text for text in seat.public(session))


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_no_word_for_all_names_an_area_that_is_not_revealed(path: Path, seed: int) -> None:
    rng = random.Random(seed)
    scenario = scenario_in(path.read_bytes())
    seat = Seat(scenario, 2)
    session = sessions.begun(seat.top)
    names = {area.id: area.name for area in scenario.areas if area.name}
    for _ in range(40):
        moment = session.moment
        public = seat.public(session)
        hidden = [name for id, name in names.items() if id not in moment.revealed]
        for text in public[2:]:
            assert not any(f"“{name}”" in text for name in hidden)
        keys = {name for item in seat.listing.items(moment) for name in item.names}
        assert keys >= {key for key, thing in seat.top.things.items() if sessions.is_shown(seat.top, moment, thing)}
        doors = [deed.step for name in seat.top.doors for deed in sessions.deeds_at(seat.top, moment, name)]
        ways = [sessions.TableStep("reveal", front.area) for front in sessions.frontiers(seat.top, moment)]
        steps = [sessions.TableStep("carry", moment.due[0].source)] if moment.due else [*doors, *ways]
        if not steps or moment.winner:
            break
        session = session.stepped(seat.top, rng.choice(steps))
