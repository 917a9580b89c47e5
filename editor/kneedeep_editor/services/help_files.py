"""The files of help pages, in the installed package or in the checkout."""

from itertools import product
from pathlib import Path

from kneedeep.support.translation import spoken_language

GUIDE, KEYS, CHANGES = "guide.md", "keys.md", "changes.md"
PAGES = (GUIDE, KEYS, CHANGES)


def help_page(name: str) -> Path:
    """The path of a page, translated if possible.

    Raises FileNotFoundError, with the folders, if the page is missing.
    """
    package = Path(__file__).resolve().parents[1]
    places = (package / "_help", package.parent)
    for page, place in product((f"{Path(name).stem}.{spoken_language()}.md", name), places):
        if (place / page).is_file():
            return place / page
    raise FileNotFoundError(f"the installation is incomplete: none of {', '.join(map(str, places))} has {name}")
