"""Where the shipped schemas and scenarios are: inside the installed package, or in the checkout."""

from pathlib import Path

KINDS = ("schemas", "scenarios")


def folder(kind: str) -> Path:
    """The folder of the shipped files of one kind, `schemas` or `scenarios`.

    A wheel carries them in `kneedeep/_data`; an editable install reads the checkout's own folder.
    Raises ValueError for another kind, FileNotFoundError when neither place has it.
    """
    if kind not in KINDS:
        raise ValueError(f"no shipped files of kind {kind!r}: there are {', '.join(KINDS)}")
    package = Path(__file__).resolve().parent
    places = (package / "_data" / kind, package.parent.parent / kind)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(
        f"the installation is incomplete: none of {', '.join(map(str, places))} is a folder"
    )


def path(kind: str, name: str) -> Path:
    """The path of one shipped file, such as `path("scenarios", "tutorial.yaml")`.

    Raises FileNotFoundError when it is missing, naming the folder.
    """
    found = folder(kind) / name
    if not found.is_file():
        raise FileNotFoundError(f"the installation is incomplete: {found} is missing")
    return found


def names(kind: str, ending: str = "") -> list[str]:
    """The names of the shipped files of one kind that end with `ending`, sorted."""
    return sorted(
        entry.name for entry in folder(kind).iterdir() if entry.is_file() and entry.name.endswith(ending)
    )


def text(kind: str, name: str) -> str:
    """The text of one shipped file. Raises FileNotFoundError when it is missing."""
    return path(kind, name).read_text(encoding="utf-8")
