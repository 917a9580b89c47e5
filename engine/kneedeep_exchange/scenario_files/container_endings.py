"""How files that a scenario can be had from are usually called."""

from kneedeep_exchange.exports.export_formats import FORMATS
from kneedeep_exchange.imports.foreign_formats import FOREIGN
from kneedeep_exchange.passport.archive import ENDING


def endings_of_containers() -> tuple[str, ...]:
    """Return the usual endings of passports, pages and pictures, and of maps of other programs."""
    foreign = (ending for format in FOREIGN.values() for ending in format.endings)
    return (ENDING, *FORMATS["html"].endings, ".png", ".svg", ".pdf", *dict.fromkeys(foreign))
