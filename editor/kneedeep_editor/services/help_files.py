"""Where the pages of the help are: in the installed package, or in the checkout."""

from pathlib import Path

GUIDE, KEYS, CHANGES = "guide.md", "keys.md", "changes.md"
PAGES = (GUIDE, KEYS, CHANGES)


def help_page(name: str) -> Path:
    """The path of a page. Raises FileNotFoundError when it is missing, naming the folders."""
    package = Path(__file__).resolve().parents[1]
    places = (package / "_help", package.parent)
    for place in places:
        if (place / name).is_file():
            return place / name
    raise FileNotFoundError(f"the installation is incomplete: none of {', '.join(map(str, places))} has {name}")
