"""The scenario in a file of any kind: an embedded one, or an imported map of another program."""

from kneedeep.model.scenario.io.foreign_files import ImportFailed, ScenarioFile
from kneedeep_exchange.imports.foreign_formats import FOREIGN
from kneedeep_exchange.scenario_files.embedded import CONTAINERS, scenario_inside

MOST_FOREIGN = 32 << 20
"""The maximum size of a map of another program."""


def scenario_of(content: bytes, kind: str | None = None) -> ScenarioFile | None:
    """The scenario of a file, None for an unknown kind of file. Raises ImportFailed.

    `kind`: the kind of file, instead of recognizing it.
    """
    if kind is not None and kind in CONTAINERS:
        return ScenarioFile(CONTAINERS[kind].scenario(content))
    inside = scenario_inside(content) if kind is None else None
    if inside is not None:
        return ScenarioFile(inside)
    for name, format in FOREIGN.items():
        if name == kind or (kind is None and format.is_one(content)):
            if len(content) > MOST_FOREIGN:
                raise ImportFailed("it is larger than {most} MiB", most=MOST_FOREIGN >> 20)
            found = format.imported(content)
            return ScenarioFile(found.text.encode("utf-8"), found.notes, made=True)
    return None
