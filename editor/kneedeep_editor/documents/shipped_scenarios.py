"""The shipped scenarios, to look at and to begin from."""

from typing import NamedTuple

from kneedeep import resources
from kneedeep.catalog.edition import edition_of
from kneedeep.scenario.io.reader import read
from kneedeep.scenario.model import RULESETS, Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.texts import tr

_ENDING = ".yaml"


class Sample(NamedTuple):
    """A shipped scenario; `name` is that of its file."""

    name: str
    scenario: Scenario

    @property
    def facts(self) -> str:
        """Return in a line for how many it is, how long it takes, how hard it is."""
        scenario = self.scenario
        numbers = scenario.marines or edition_of(scenario.ruleset).marines
        few, many = min(numbers), max(numbers)
        parts = [
            tr("1 marine")
            if many == 1
            else tr("{number} marines", number=few)
            if few == many
            else tr("{few}–{many} marines", few=few, many=many)
        ]
        if scenario.minutes:
            parts.append("–".join(str(number) for number in dict.fromkeys(scenario.minutes)) + " minutes")
        if scenario.challenge:
            parts.append(str(scenario.challenge))
        return " · ".join([*parts, edition_of(scenario.ruleset).name])


def samples(ruleset: str = RULESETS[0]) -> list[Sample]:
    """Return the shipped scenarios, edition by edition, that of a ruleset first, the smallest map first. Raises FileNotFoundError without any folder of them."""
    found = []
    for name in resources.names("scenarios", _ENDING):
        scenario = read(resources.text("scenarios", name)).scenario
        if scenario is not None:
            found.append(Sample(name, scenario))
    editions = (ruleset, *RULESETS)
    return sorted(found, key=lambda one: (editions.index(one.scenario.ruleset), len(one.scenario.pieces)))


def sample_document(name: str) -> Document:
    """Return a copy of a shipped scenario as a document without a file. Raises FileNotFoundError for no such name."""
    return Document(read(resources.text("scenarios", name)))
