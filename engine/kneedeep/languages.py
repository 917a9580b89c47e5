"""Languages: catalogues of translations, the program's and the user's own, and which of them is used.

A catalogue is `kneedeep_LANGUAGE.ts` of Qt Linguist, or what is made of one: `.qm` of Qt, `.mo` of gettext. One of the user in
his data folder goes before that of the program. English needs no catalogue, and nothing is read for it.
"""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from string import Formatter
from typing import Final

from kneedeep.translation import later, speak

CONTEXT = "kneedeep"
"""The context of all texts in the catalogues, and how the names of their files begin."""
FOLDER: Final = Path(__file__).parent / "translations"
ENGLISH = "en"
VARIABLE = "KNEEDEEP_LANGUAGE"
"""The environment variable that names the language of the command line and of worker processes."""
ENDINGS = (".ts", ".qm", ".mo")
MOST_BYTES = 16 << 20
NAMES = {"de": later("Deutsch"), ENGLISH: later("English")}
"""What the languages of the program call themselves."""
Forms = tuple[str, ...]
Translate = Callable[[str, int], str]
_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES = 0x69
_END, _TRANSLATION, _OLD_HASH, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 5, 6, 7, 8


class LanguageFailed(Exception):
    """A catalogue can't be read; the text is a sentence about the file."""


def own_folder() -> Path:
    """Return where catalogues of the user are: in his data folder."""
    from platformdirs import user_data_path

    return user_data_path("kneedeep", appauthor=False) / "translations"


def languages(own: Path | None = None) -> tuple[str, ...]:
    """Return the languages that there is a catalogue of, and English."""
    folders = (FOLDER, own_folder() if own is None else own)
    paths = (path for folder in folders if folder.is_dir() for path in folder.iterdir())
    found = {path.stem.removeprefix(f"{CONTEXT}_") for path in paths if _is_catalogue(path)}
    return tuple(sorted(found | {ENGLISH}))


def use_language(wanted: Sequence[str], folders: Sequence[Path] | None = None) -> str:
    """Use the first language that there is a catalogue of, such as `de` for `de_CH`; return it, English for none.

    `folders`: where catalogues are, by default that of the user and that of the program. What one leaves out the next one says.
    Raises LanguageFailed when a catalogue is broken; the others are used then.
    """
    speak(None)
    for language in wanted:
        for name in (language.replace("-", "_"), re.split("[-_]", language)[0]):
            if name == ENGLISH:
                return ENGLISH
            places = (own_folder(), FOLDER) if folders is None else folders
            paths = [place / f"{CONTEXT}_{name}{ending}" for place in places for ending in ENDINGS]
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
    """Use the language that the environment names. Raises LanguageFailed."""
    language = os.environ.get(VARIABLE)
    if language:
        use_language([language])


def use_chosen_language_or_english() -> None:
    """Use the language that the environment names, in a worker whose program has reported a broken catalogue."""
    with suppress(LanguageFailed):
        use_chosen_language()


def catalogue_of(path: Path, behind: Translate | None = None) -> Translate:
    """Return what translates by a catalogue, what is not in it by the one `behind`. Raises LanguageFailed."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ValueError("it is too large")
        texts = _READERS[path.suffix](path)
    except (OSError, ValueError, LookupError, struct.error, SyntaxError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise LanguageFailed(f"{path} can't be used as a translation: {problem}") from error
    form_of = _form_of(path.stem.removeprefix(f"{CONTEXT}_"))

    def translate(text: str, number: int) -> str:
        forms = texts.get(text)
        if not forms:
            return text if behind is None else behind(text, number)
        return forms[min(form_of(number), len(forms) - 1)] if number >= 0 else forms[0]

    return translate


def placeholders(text: str) -> frozenset[str]:
    """Return the names of the places in a text that values are put into."""
    return frozenset(re.findall(r"\{(\w+)[^{}]*\}", text))


def _is_catalogue(path: Path) -> bool:
    return path.stem.startswith(f"{CONTEXT}_") and path.suffix in ENDINGS


def _checked(texts: Mapping[str, Forms]) -> dict[str, Forms]:
    """Return translations whose places are those of the English text. Raises ValueError."""
    kept = {text: forms for text, forms in texts.items() if forms and all(forms)}
    for text, forms in kept.items():
        places = _places(text)
        for form in forms:
            if ("{" in form or "}" in form) and places is not None:
                own = _places(form)
                if own is None or not own <= places | {("n", "", None)}:
                    raise ValueError(f"the translation of {text!r} has a place that the text has not")
    return kept


def _places(text: str) -> set[tuple[str, str | None, str | None]] | None:
    """Return the places of a text, each with how its value is written; None where braces are no places."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        return None
    found = {(name, spec, conversion) for _, name, spec, conversion in parts if name is not None}
    return found if all(not name or name.isidentifier() for name, _, _ in found) else None


def _of_linguist(path: Path) -> dict[str, Forms]:
    from xml.etree import ElementTree as ET

    texts = {}
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        texts[message.findtext("source") or ""] = tuple(forms)
    return _checked(texts)


def _of_gettext(path: Path) -> dict[str, Forms]:
    """Return the texts of a file of gettext; the context in which Qt's `lconvert` puts them is dropped."""
    data = path.read_bytes()
    order = {b"\xde\x12\x04\x95": "<", b"\x95\x04\x12\xde": ">"}.get(data[:4])
    if order is None:
        raise ValueError("it is no .mo file")
    count, sources, targets = struct.unpack_from(f"{order}8x3I", data)
    texts = {}
    left = len(data)
    for number in range(count):
        source, target = (
            _part(data, *reversed(struct.unpack_from(f"{order}2I", data, start + 8 * number)))
            for start in (sources, targets)
        )
        left -= len(source) + len(target)
        if left < 0:
            raise ValueError("its texts overlap")
        text = source.split("\0")[0].split("\4")[-1]
        texts[text] = tuple(target.split("\0"))
    texts.pop("", None)
    return _checked(texts)


def _of_qt(path: Path) -> dict[str, Forms]:
    """Return the texts of a file of Qt's `lrelease`, which has sections, and in that of messages tagged parts."""
    data = path.read_bytes()
    if not data.startswith(_MAGIC):
        raise ValueError("it is no .qm file")
    place, messages = len(_MAGIC), b""
    while place < len(data):
        tag, size = struct.unpack_from(">BI", data, place)
        if tag == _MESSAGES:
            messages = data[place + 5 : place + 5 + size]
        place += 5 + size
    texts: dict[str, Forms] = {}
    source, place = "", 0
    forms: list[str] = []
    while place < len(messages):
        tag, place = messages[place], place + 1
        if tag == _END:
            if source:
                texts[source] = tuple(forms)
            source, forms = "", []
        elif tag == _OLD_HASH:
            place += 4
        elif tag in (_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT):
            (size,) = struct.unpack_from(">I", messages, place)
            size = 0 if size == 0xFFFFFFFF else size
            part = messages[place + 4 : place + 4 + size]
            place += 4 + size
            if tag == _TRANSLATION:
                forms.append(part.decode("utf-16-be"))
            elif tag == _SOURCE:
                source = part.decode()
        else:
            raise ValueError("it is damaged")
    return _checked(texts)


def _part(data: bytes, start: int, size: int) -> str:
    return data[start : start + size].decode()


_READERS: Mapping[str, Callable[[Path], dict[str, Forms]]] = {
    ".ts": _of_linguist,
    ".qm": _of_qt,
    ".mo": _of_gettext,
}


def _form_of(language: str) -> Callable[[int], int]:
    """Return which form of a text a number takes, in the order of Qt Linguist."""
    base = re.split("[-_]", language)[0]
    if base in ("ja", "zh", "ko", "vi", "th", "id", "tr", "hu", "fa"):
        return lambda number: 0
    if base in ("fr", "pt"):
        return lambda number: int(number > 1)
    if base in ("cs", "sk"):
        return lambda number: 0 if number == 1 else 1 if 2 <= number <= 4 else 2
    if base in ("ru", "uk", "be", "sr", "hr", "bs", "pl"):
        return lambda number: _slavic(number, only_one=base == "pl")
    return lambda number: int(number != 1)


def _slavic(number: int, *, only_one: bool) -> int:
    last, teens = number % 10, number % 100 // 10 == 1
    if number == 1 if only_one else last == 1 and not teens:
        return 0
    return 1 if 2 <= last <= 4 and not teens else 2
