"""How files that may hold a scenario are usually called."""

from kneedeep.sharing.exports.export_formats import FORMATS
from kneedeep.sharing.passport.archive import ENDING


def endings_of_containers() -> tuple[str, ...]:
    """Return the usual endings of passports, pages and pictures."""
    return (ENDING, *FORMATS["html"].endings, ".png", ".svg", ".pdf")
