"""The shipped scenarios and templates, to open as copies."""

from pathlib import Path
from typing import NamedTuple

from kneedeep.model.catalog.catalog_files import DATA_FOLDER
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import RULESETS, Scenario
from kneedeep.model.scenario.translations import in_language, with_translations
from kneedeep.support import capitalized, resources, tr, translated
from kneedeep.support.translation import spoken_language
from kneedeep_editor.documents.document import Document

_ENDING, _TEMPLATES, _APART = ".yaml", "templates", "/"


class Sample(NamedTuple):
    """A shipped scenario, translated if possible. `name`: the name of its file."""

    name: str
    scenario: Scenario

    @property
    def facts(self) -> str:
        """A line with the numbers of marines, the duration and the difficulty."""
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
            minutes = "–".join(str(number) for number in dict.fromkeys(scenario.minutes))
            parts.append(tr("{least} minutes", least=minutes))
        if scenario.challenge:
            parts.append(tr(str(scenario.challenge)))
        return " · ".join([*parts, translated(edition_of(scenario.ruleset).name)])


class OfferedMap(NamedTuple):
    """A template or sample that is not loaded yet."""

    name: str
    title: str
    edition: str


def offered_maps(ruleset: str) -> list[OfferedMap]:
    """The templates of all editions, beginning with a ruleset's, then the shipped scenarios."""
    editions = sorted(RULESETS, key=lambda one: one != ruleset)
    found = [
        OfferedMap(f"{own}{_APART}{path.name}", _title_of(path.name), translated(edition_of(own).name))
        for own in editions
        for path in sorted((Path(DATA_FOLDER) / own / _TEMPLATES).glob(f"*{_ENDING}"))
    ]
    try:
        shipped = resources.names("scenarios", _ENDING)
    except FileNotFoundError:
        shipped = []
    return [*found, *(OfferedMap(name, _title_of(name), "") for name in shipped)]


def offered_text(name: str) -> str:
    """The text of a template or a sample. Raises FileNotFoundError for an unknown name."""
    ruleset, apart, file = name.rpartition(_APART)
    if not apart:
        return resources.text("scenarios", file)
    return (Path(DATA_FOLDER) / ruleset / _TEMPLATES / file).read_text(encoding="utf-8")


def read_offered(name: str) -> Sample | None:
    """The scenario of a template or sample, None if unreadable. Raises FileNotFoundError for an unknown name."""
    scenario = read(offered_text(name)).scenario
    return Sample(name, in_language(scenario, spoken_language())) if scenario is not None else None


def _title_of(file: str) -> str:
    return capitalized(file.removesuffix(_ENDING).replace("-", " "))


def samples(ruleset: str = RULESETS[0]) -> list[Sample]:
    """The shipped scenarios by edition, a ruleset's first, then by size.

    Raises FileNotFoundError without the folder.
    """
    found = []
    for name in resources.names("scenarios", _ENDING):
        if (scenario := read(resources.text("scenarios", name)).scenario) is not None:
            found.append(Sample(name, in_language(scenario, spoken_language())))
    editions = (ruleset, *RULESETS)
    return sorted(found, key=lambda one: (editions.index(one.scenario.ruleset), len(one.scenario.pieces)))


def sample_document(name: str) -> Document:
    """A copy of a sample or template as a document without a file. Raises FileNotFoundError for an unknown name.

    A template has only the texts in the language of the program, since they are meant to be changed.
    """
    from kneedeep.model.scenario.io.saver import saved_text

    reading = read(offered_text(name))
    if _APART not in name or (scenario := reading.scenario) is None or reading.source is None:
        return Document(reading)
    plain = with_translations(in_language(scenario, spoken_language()), {})
    return Document(read(saved_text(reading.source, scenario, plain)))
