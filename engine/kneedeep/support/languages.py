"""Languages: translation catalogues of the program and the user, and the active language.

A catalogue is a gettext file `kneedeep_LANGUAGE.po`. One in the user's data folder has priority. English has
no catalogue.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from gettext import c2py
from pathlib import Path
from string import Formatter
from typing import Final

from kneedeep.support.platforms.languages import wanted_languages
from kneedeep.support.translation import later, speak

CONTEXT = "kneedeep"
"""The context of all texts in the catalogues, and the prefix of their file names."""
FOLDER: Final = Path(__file__).parent / "translations"
ENGLISH = "en"
ENDING = ".po"
MOST_BYTES = 16 << 20
NAMES = {"de": later("Deutsch"), ENGLISH: later("English")}
"""The names of the program's languages in their own language."""
Forms = tuple[str, ...]
Translate = Callable[[str, int], str]
_STRING = re.compile(r'(?:(msg\w+)(?:\[\d+\])? )?"(.*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t"}
_PLURAL = re.compile(r"plural=([^;\n]+)")


class LanguageFailed(Exception):
    """A catalogue can't be read. The text is a sentence about the file."""


def own_folder() -> Path:
    """The folder of the user's catalogues, in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("kneedeep", appauthor=False) / "translations"


def languages(own: Path | None = None) -> tuple[str, ...]:
    """English and the languages with a catalogue."""
    folders = (FOLDER, own_folder() if own is None else own)
    paths = (path for folder in folders if folder.is_dir() for path in folder.iterdir())
    found = {
        path.stem.removeprefix(f"{CONTEXT}_")
        for path in paths
        if path.stem.startswith(f"{CONTEXT}_") and path.suffix == ENDING
    }
    return tuple(sorted(found | {ENGLISH}))


def use_language(wanted: Sequence[str], folders: Sequence[Path] | None = None) -> str:
    """Use the first language with a catalogue, such as `de` for `de_CH`. Returns its code, English if there is none.

    `folders`: the folders of catalogues, by default the user's and the program's. Gaps in one are filled from
    the next. Raises LanguageFailed if a catalogue is broken, after loading the rest.
    """
    speak(None)
    for language in wanted:
        for name in (re.split("[.@]", language)[0].replace("-", "_"), re.split("[-_.@]", language)[0]):
            if name == ENGLISH:
                return ENGLISH
            places = (own_folder(), FOLDER) if folders is None else folders
            paths = [place / f"{CONTEXT}_{name}{ENDING}" for place in places]
            translate: Translate | None = None
            broken: LanguageFailed | None = None
            for path in filter(Path.is_file, reversed(paths)):
                try:
                    translate = catalogue_of(path, translate)
                except LanguageFailed as error:
                    broken = error
            if translate is not None:
                speak(translate, name)
            if broken is not None:
                raise broken
            if translate is not None:
                return name
    return ENGLISH


def use_chosen_language() -> None:
    """Use the language of the environment, else that of the system. Raises LanguageFailed."""
    use_language(wanted_languages())


def use_chosen_language_or_english() -> None:
    """Use the language of the program in a worker, without reporting a broken catalogue again."""
    with suppress(LanguageFailed):
        use_chosen_language()


def catalogue_of(path: Path, behind: Translate | None = None) -> Translate:
    """A translation function for a catalogue. `behind` translates missing texts. Raises LanguageFailed."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ValueError("it is too large")
        texts = entries(path.read_text(encoding="utf-8"))
        plural = _PLURAL.search("".join(texts.pop("", ("",))))
        form_of = c2py(plural[1]) if plural else lambda number: int(number != 1)
        if path.parent != FOLDER:
            _check(texts)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise LanguageFailed(f"{path} can't be used as a translation: {problem}") from error

    def translate(text: str, number: int) -> str:
        if not (forms := texts.get(text)) or "" in forms:
            return text if behind is None else behind(text, number)
        return forms[min(form_of(number), len(forms) - 1)] if number >= 0 else forms[0]

    return translate


def entries(text: str) -> dict[str, Forms]:
    """The entries of a .po file: English -> its forms in the language, the header under the empty text.

    The key of a text with a count is its `msgid_plural`. Fuzzy entries are left out. Raises ValueError.
    """
    found: dict[str, Forms] = {}
    source, forms, key, fuzzy, skipped = "", list[str](), "", False, False
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
            continue
        if (match := _STRING.fullmatch(line.strip())) is None:
            raise ValueError(f"line {number} is no line of a .po file")
        part = _ESCAPE.sub(_unescaped, match[2]) if "\\" in match[2] else match[2]
        key = match[1] or key
        if match[1] == "msgid":
            source, forms, skipped, fuzzy = part, [], fuzzy, False
        elif key == "msgid":
            source += part
        elif key == "msgid_plural":
            source = part if match[1] else source + part
        elif key == "msgstr":
            forms = [*forms, part] if match[1] else [*forms[:-1], forms[-1] + part]
            if not skipped or not source:
                found[source] = tuple(forms)
        else:
            raise ValueError(f"line {number} begins with an unknown word")
    return found


def _unescaped(escape: re.Match[str]) -> str:
    return _ESCAPED.get(escape[1], escape[1])


def _check(texts: Mapping[str, Forms]) -> None:
    """Raise ValueError for a translation with other placeholders than the English text."""
    for text, forms in texts.items():
        places = _places(text)
        for form in forms:
            if ("{" in form or "}" in form) and places is not None:
                if (own := _places(form)) is None or not own <= places | {("n", "", None)}:
                    raise ValueError(f"the translation of {text!r} has a placeholder that the text lacks")


def _places(text: str) -> set[tuple[str, str | None, str | None]] | None:
    """The placeholders of a text, each with the format of its value. None if the braces are invalid."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    found = {(name, spec, conversion) for _, name, spec, conversion in parts if name is not None}
    return found if all(not name or name.isidentifier() for name, _, _ in found) else None
