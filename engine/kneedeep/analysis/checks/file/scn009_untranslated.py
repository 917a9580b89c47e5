"""SCN009: texts without a translation into a language of the scenario."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.words import tr_count
from kneedeep.model.scenario.translations import untranslated


@check(Severity.INFO)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each language that some texts are not translated into."""
    for language in facts.scenario.translations:
        if missing := untranslated(facts.scenario, language):
            message = tr_count(
                "{n} text is not translated into {language}: {path}.",
                "{n} texts are not translated into {language}; the first is {path}.",
                len(missing),
                language=language,
                path=missing[0].path,
            )
            yield Finding("SCN009", message, serials=(missing[0].serial,), path=missing[0].keys, about=(language,))
