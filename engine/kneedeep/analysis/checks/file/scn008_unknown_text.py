"""SCN008: a translation of a text that the scenario does not have."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Fix, Severity, check
from kneedeep.analysis.words import tr
from kneedeep.model.scenario.edits import Translate
from kneedeep.model.scenario.io.schema_messages import shown
from kneedeep.model.scenario.io.word_suggestions import nearest
from kneedeep.model.scenario.translations import texts
from kneedeep.support import later

CODE = "SCN008"


@check(Severity.WARNING)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each translation without a text at its path, in sections without other faults."""
    scenario = facts.scenario
    if not scenario.translations:
        return
    known = {text.path for text in texts(scenario)}
    troubled = tuple(f"{problem.path[0]}." for problem in facts.problems if problem.path)
    for language, said in scenario.translations.items():
        for path, translation in said.items():
            if path in known or path.startswith(troubled):
                continue
            near = nearest(path, sorted(known - said.keys()))
            text, fixes = later("Translation into {language}: there is no text {path}."), []
            if near is not None:
                text = later("Translation into {language}: there is no text {path}; did you mean '{near}'?")
                title = tr("Write '{near}'", near=near)
                fixes.append(Fix(title, Translate(title, language, near, translation, path), safe=False))
            fixes.append(Fix(title := tr("Remove it"), Translate(title, language, path, ""), safe=False))
            message = tr(text, language=language, path=shown(path), near=near)
            place = ("translations", language, path)
            yield Finding(CODE, message, path=place, serials=(0,), about=(path,), fixes=tuple(fixes))
