"""Stories as data: roles for places, parts of a scenario with roles, texts. `stories/README.md` has the words."""

from functools import cache
from typing import NamedTuple

from kneedeep.coach.data_files import Table, names, number, read_table, table, words
from kneedeep.model.catalog import RULESETS
from kneedeep.support import capitalized, tr
from kneedeep.support.resources import table_rows

FOLDER = "stories"
TITLES = dict(table_rows(__file__, "story_titles.txt"))
"""The titles of the program's stories. Other stories have their file names as titles."""


class Role(NamedTuple):
    """A place that a story needs: an area, or a door with `door_to`, and its requirements."""

    name: str
    asks: Table


class Story(NamedTuple):
    """A story of an edition. `parts`: sections of a scenario with roles in place of places."""

    id: str
    middle: bool
    areas: int
    cast: tuple[Role, ...]
    parts: Table
    frags: float
    budget: float
    texts: Table

    def text(self, language: str) -> Table:
        """Its sentences in a language."""
        return table(self.texts[language])


def story_title(name: str) -> str:
    """The title of the story with a name."""
    return tr(TITLES[name]) if name in TITLES else capitalized(name.replace("-", " "))


def rulesets() -> tuple[str, ...]:
    """The editions with stories."""
    return tuple(ruleset for ruleset in RULESETS if story_names(ruleset))


def story_names(ruleset: str) -> tuple[str, ...]:
    """The names of the stories of an edition, sorted."""
    return names(FOLDER, ruleset)


@cache
def story_of(ruleset: str, name: str) -> Story:
    """A story of an edition by its name. Raises OSError if it is missing."""
    data = read_table(FOLDER, ruleset, f"{name}.yaml")
    cast = tuple(Role(role, table(asks)) for role, asks in table(data["cast"]).items())
    parts = {key: data[key] for key in data if key not in ("start", "areas", "cast", "frags", "budget", "texts")}
    return Story(
        name,
        words(data.get("start")) == ("middle",),
        int(number(data.get("areas", 4))),
        cast,
        parts,
        number(data.get("frags", 0)),
        number(data.get("budget", 1)),
        table(data["texts"]),
    )
