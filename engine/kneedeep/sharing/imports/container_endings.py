"""How files that a scenario can be had from are usually called."""

from kneedeep.sharing.exports.export_formats import FORMATS
from kneedeep.sharing.imports.foreign_formats import FOREIGN
from kneedeep.sharing.passport.archive import ENDING


def endings_of_containers() -> tuple[str, ...]:
    """Return the usual endings of passports, pages and pictures, and of maps of other programs."""
    foreign = (ending for format in FOREIGN.values() for ending in format.endings)
    return (ENDING, *FORMATS["html"].endings, ".png", ".svg", ".pdf", *dict.fromkeys(foreign))
