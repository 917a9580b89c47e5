"""The entry point through which the core reads other kinds of files. Modules are imported on first use."""

from kneedeep.model.scenario.io.foreign_files import ForeignFiles, ScenarioFile


def _scenario_of(content: bytes) -> ScenarioFile | None:
    from kneedeep_exchange.scenario_files.embedded import scenario_of

    return scenario_of(content)


def _endings() -> tuple[str, ...]:
    from kneedeep_exchange.exports.export_formats import FORMATS
    from kneedeep_exchange.imports.foreign_formats import FOREIGN
    from kneedeep_exchange.passport.archive import ENDING

    foreign = (ending for format in FOREIGN.values() for ending in format.endings)
    return (ENDING, *FORMATS["html"].endings, *FORMATS["text"].endings, ".png", ".svg", ".pdf", *dict.fromkeys(foreign))


def _with_scenario(content: bytes, ending: str, scenario: bytes) -> bytes:
    from kneedeep_exchange.scenario_in_picture import with_scenario

    return with_scenario(content, ending, scenario)


def _simulation_in(content: bytes) -> bytes | None:
    from kneedeep_exchange.passport.archive import is_passport, members_of

    if not is_passport(content):
        return None
    from kneedeep_exchange.passport.claims import SIMULATION

    return members_of(content).get(SIMULATION, b"")


FILES = ForeignFiles(_scenario_of, _endings, _with_scenario, _simulation_in)
