"""The texts of a scenario by their paths, and their translations.

A path leads to a text by the section, the id and the keys of the file: `title`, `areas.relay.text`,
`victory.marines.text`. An element without an id has the name that reports give it (`tokens.key@29,8.text`), and entries
of lists count from 1 (`triggers.alarm.do.1.text`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from kneedeep.model.scenario.element import AnElement, keys_of, read_element, write_element
from kneedeep.model.scenario.model import EMPTY, FIRST_FORMAT, FORMAT, SECTIONS, Element, Record, Scenario
from kneedeep.model.scenario.names import names_of

Keys = tuple[str | int, ...]
TEXT_KEYS = frozenset(("text", "locked_text", "note", "name", "manual", "next"))
"""The keys of elements, conditions and steps whose value is a text for people."""
OWN_TEXTS = ("title", "summary", "briefing", "objective", "notes")
"""The texts of the scenario itself."""
_HOLDERS = ("flags", "invasion", "victory")
"""The other keys of the scenario itself with texts in them."""


class Text(NamedTuple):
    """A text of a scenario: its path, its element (0: the scenario), and the keys that lead to it in the element."""

    path: str
    serial: int
    keys: Keys
    text: str


def texts(scenario: Scenario) -> Iterator[Text]:
    """Yield every text that can be translated, those of the scenario itself first. Empty ones are left out."""
    for element, head in _heads(scenario):
        yield from _texts_of(element, head)


def languages(scenario: Scenario) -> tuple[str, ...]:
    """The languages of the texts, that of the originals first."""
    return tuple(dict.fromkeys((scenario.language, *scenario.translations)))


def untranslated(scenario: Scenario, language: str) -> list[Text]:
    """The texts without a translation into a language."""
    known = scenario.translations.get(language, EMPTY)
    return [text for text in texts(scenario) if not known.get(text.path)]


def outdated(scenario: Scenario, drafts: Iterable[Scenario], language: str) -> set[str]:
    """The paths of texts that have changed since their translation was written, as earlier drafts show."""
    known, now = scenario.translations.get(language, EMPTY), {text.path: text.text for text in texts(scenario)}
    found: set[str] = set()
    for draft in drafts:
        said = draft.translations.get(language, EMPTY)
        same = (one for one in texts(draft) if one.path in said and said[one.path] == known.get(one.path))
        found.update(one.path for one in same if now.get(one.path, one.text) != one.text)
    return found


def in_language(scenario: Scenario, language: str) -> Scenario:
    """The scenario with one of its languages only. Texts without a translation stay in the original.

    For the language of the originals, or one without any translation, the scenario is returned unchanged.
    """
    said = scenario.translations.get(language, EMPTY)
    if not said or language == scenario.language:
        return scenario
    by_serial: dict[int, dict[Keys, str]] = {}
    for text in texts(scenario):
        if found := said.get(text.path):
            by_serial.setdefault(text.serial, {})[text.keys] = found
    changes: dict[str, object] = {**scenario.replaced(lambda one: (_saying(one, by_serial.get(one.serial)),))}
    own = _put(_data(scenario), by_serial.get(0, {}))
    changes |= {key.attribute: key.shape.read(own[key.name]) for key in keys_of(Scenario) if key.name in own}
    return with_translations(scenario.having(**changes, language=language), {})


def with_translation(scenario: Scenario, language: str, path: str, text: str) -> Scenario:
    """The scenario with another translation of a text. An empty one removes it."""
    said = {**scenario.translations.get(language, EMPTY), path: text}
    kept = {one: said[one] for one in said if said[one]}
    return with_translations(scenario, {**scenario.translations, language: kept})


def with_translations(scenario: Scenario, translations: Mapping[str, Mapping[str, str]]) -> Scenario:
    """The scenario with these translations, in a format that can hold them. Languages without a text are left out."""
    kept = Record((language, Record(said.items())) for language, said in translations.items() if said)
    return scenario.having(translations=kept, format=max(scenario.format, FORMAT) if kept else FIRST_FORMAT)


def with_translations_of(
    scenario: Scenario, other: Scenario, serials: Mapping[int, int], flags: Mapping[str, str] = EMPTY
) -> Scenario:
    """The scenario with translations from a second one for the texts they share. Existing translations stay.

    `serials`: of elements in the second one -> of the same ones here. `flags`: changed names, likewise.
    """
    if not other.translations:
        return scenario
    paths = _shared_paths(scenario, other, serials, flags)
    both = dict(scenario.translations)
    for language, said in other.translations.items():
        if language != scenario.language:
            own = scenario.translations.get(language, EMPTY)
            found = {paths[path]: text for path, text in said.items() if path in paths}
            both[language] = {**own, **found, **own}
    return with_translations(scenario, both)


def _shared_paths(
    scenario: Scenario, other: Scenario, serials: Mapping[int, int], flags: Mapping[str, str]
) -> dict[str, str]:
    """The paths of the texts that two scenarios share: in the second one -> here. Else as `with_translations_of`."""
    here = {(text.serial, text.keys): text for text in texts(scenario)}
    paths = {}
    for text in texts(other):
        keys = tuple(flags.get(str(key), key) for key in text.keys) if text.keys[0] == "flags" else text.keys
        same = here.get((serials.get(text.serial, -1) if text.serial else 0, keys))
        if same is not None and same.text == text.text:
            paths[text.path] = same.path
    return paths


def written_in(scenario: Scenario, language: str) -> Scenario:
    """The scenario with one of its translations as the originals. The old originals become a translation."""
    if language == scenario.language or language not in scenario.translations:
        return scenario
    originals = {text.path: text.text for text in texts(scenario)}
    others = {one: said for one, said in scenario.translations.items() if one != language}
    return with_translations(in_language(scenario, language), {**others, scenario.language: originals})


def following(before: Scenario, after: Scenario) -> Scenario:
    """The scenario after an edit with its translations at the new paths of their texts.

    Those of removed elements and steps are removed. An edit of translations is not adjusted.
    """
    if not before.translations or before.translations != after.translations:
        return after
    return repathed(after, new_paths(before, after))


def repathed(scenario: Scenario, paths: Mapping[str, str | None]) -> Scenario:
    """The scenario with its translations at other paths. Translations without a new path are removed."""
    if not paths:
        return scenario
    moved = {
        language: {new: text for path, text in said.items() if (new := paths.get(path, path)) is not None}
        for language, said in scenario.translations.items()
    }
    return with_translations(scenario, moved)


def with_paths_of(scenario: Scenario, like: Scenario) -> Scenario:
    """The scenario with its translations at the paths of their texts in a second one, else at their own paths."""
    if not scenario.translations:
        return scenario
    return repathed(scenario, {path: new for path, new in new_paths(scenario, like).items() if new is not None})


def new_paths(before: Scenario, after: Scenario) -> dict[str, str | None]:
    """The paths that changed between two values of a scenario with common serials: old -> new, None for a removed text.

    The text of a step is found again by its words.
    """
    new = {one.serial: (one, head) for one, head in _heads(after)}
    found: dict[str, str | None] = {}
    for element, head in _heads(before):
        other = new.get(element.serial)
        if other != (element, head):
            rows = list(_texts_of(*other)) if other else []
            found |= _moved(list(_texts_of(element, head)), rows, kept=other is not None)
    return {path: to for path, to in found.items() if path != to}


_LIKENESS: tuple[Callable[[Text, Text], bool], ...] = (
    lambda one, other: (one.keys, one.text) == (other.keys, other.text),
    lambda one, other: one.text == other.text,
    lambda one, other: one.keys == other.keys,
)
"""The marks that identify a text of an element before and after an edit, the surest first."""


def _moved(old: list[Text], new: list[Text], *, kept: bool) -> dict[str, str | None]:
    """The new paths of the texts of one element. An emptied text keeps its path if the element does."""
    found: dict[str, str | None] = {}
    free = list(new)
    for is_like in _LIKENESS:
        for text in old:
            if text.path not in found and (like := next((one for one in free if is_like(text, one)), None)) is not None:
                free.remove(like)
                found[text.path] = like.path
    return {text.path: found.get(text.path, text.path if kept and len(text.keys) == 1 else None) for text in old}


def _heads(scenario: Scenario) -> Iterator[tuple[Element, str]]:
    """Yield the scenario itself and every element, each with the prefix of its paths."""
    yield scenario, ""
    names = names_of(scenario)
    for section in SECTIONS:
        for element in getattr(scenario, section):
            yield element, f"{section}.{names[element.serial].removeprefix(element.word).lstrip(':#')}."


def _texts_of(element: Element, head: str) -> Iterator[Text]:
    serial = 0 if isinstance(element, Scenario) else element.serial
    for keys, text in _walk(_data(element), ()):
        yield Text(
            head + ".".join(str(step + 1 if isinstance(step, int) else step) for step in keys), serial, keys, text
        )


def _data(element: Element) -> Mapping[str, object]:
    """The plain data of an element. Of the scenario itself, only the keys with texts."""
    if not isinstance(element, Scenario):
        return write_element(element)
    wanted = (key for key in keys_of(Scenario) if key.name in (*OWN_TEXTS, *_HOLDERS))
    return {key.name: key.shape.write(value) for key in wanted if (value := getattr(element, key.attribute))}


def _walk(data: object, keys: Keys) -> Iterator[tuple[Keys, str]]:
    """Yield the texts in plain data with the keys that lead to them."""
    parts = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    for key, value in parts:
        if isinstance(value, str):
            if value and (key in TEXT_KEYS or keys == ("flags",) or (not keys and key in OWN_TEXTS)):
                yield (*keys, key), value
        elif key != "allow":
            yield from _walk(value, (*keys, key))


def _saying(element: AnElement, said: Mapping[Keys, str] | None) -> AnElement:
    """An element with replaced texts, if there are any."""
    return element if said is None else read_element(type(element), _put(write_element(element), said), element.serial)


def _put(data: Mapping[str, object], said: Mapping[Keys, str]) -> dict[str, object]:
    """Plain data with replaced texts."""
    return {key: _part(value, said, (key,)) for key, value in data.items()}


def _part(value: object, said: Mapping[Keys, str], keys: Keys) -> object:
    if keys in said:
        return said[keys]
    if isinstance(value, Mapping):
        return {key: _part(one, said, (*keys, key)) for key, one in value.items()}
    if isinstance(value, list):
        return [_part(one, said, (*keys, index)) for index, one in enumerate(value)]
    return value
