"""Faults of one element that a schema can't find: conflicting words, keys that a kind needs, other rulesets."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.model.catalog import Catalog, PieceTypeError, TokenType, load_catalog, piece_type_from_rows, tile_name
from kneedeep.model.catalog.edition import Edition, edition_of, editions_with
from kneedeep.model.scenario import model, script_values
from kneedeep.model.scenario.io import joint_keys
from kneedeep.model.scenario.io.file_problems import Complaint, Path
from kneedeep.model.scenario.io.joint_keys import look_faults
from kneedeep.model.scenario.io.other_edition import foreign_parts
from kneedeep.model.scenario.io.schema_messages import either, shown, worded
from kneedeep.model.scenario.io.word_suggestions import nearest
from kneedeep.model.scenario.script_values import ScriptWord
from kneedeep.support.english import translatable_list
from kneedeep.support.translation import TranslatableText, translatable

_STEPS = frozenset({"do", "missed"})
_CONDITIONS = frozenset({"when", "needs", "until", "goal", "from"})
_STEP, _CONDITION = translatable("the step '{key}'"), translatable("the condition '{key}'")


def complaints(data: Mapping[str, Any], broken: Collection[Path], catalog: Catalog) -> Iterator[Complaint]:
    """Yield the faults of plain data. `broken`: the paths of parts that fail the schema and are ignored."""
    if "minutes" in data and ("minutes",) not in broken:
        yield from _minutes(data["minutes"])
    yield from _translations(data, broken)
    if isinstance(data.get("look"), Mapping):
        yield from look_faults(data["look"], broken)
    if ("ruleset",) in broken or "ruleset" not in data:
        return
    own = _own_kinds(data)
    spelt = (*catalog.tokens, *sorted(own or ()))
    judging = _Judging(edition_of(catalog.ruleset), catalog, own, spelt, _demon_numbers(data, broken))
    yield from judging.other_rulesets(data, model.Scenario, ())
    most = max(judging.edition.marines)
    for index, count in _sound(data, "marines", broken):
        if count > most:
            yield Complaint("SCN002", worded(index, "too large", value=shown(count), limit=most), index)
    yield from judging.summoning({name: value for name, value in data.items() if (name,) not in broken}, broken)
    for section in model.SECTIONS:
        yield from _of_section(judging, section, data, broken)
    for side, condition in _sound_keys(data, "victory", broken):
        if side in ("marines", "invaders"):
            yield from judging.condition(condition, ("victory", side), invaders=side == "invaders")
    if isinstance(data.get("rules"), Mapping):
        yield from judging.rules(data["rules"], broken)


def _of_section(
    judging: "_Judging", section: str, data: Mapping[str, Any], broken: Collection[Path]
) -> Iterator[Complaint]:
    kind = model.SECTIONS[section]
    known = _names(kind)
    for path, element in _unsound(data, section, broken):
        yield from judging.other_rulesets(element, kind, path)
    for path, element in _sound(data, section, broken):
        yield from judging.other_rulesets(element, kind, path)
        yield from judging.script(element, path, known)
        if section in _JUDGED:
            yield from _JUDGED[section](judging, element, path)


def _names(kind: type) -> frozenset[str]:
    return frozenset(key.name for key in model.keys_of(kind))


def _own_kinds(data: Mapping[str, object]) -> frozenset[str] | None:
    """The ids of own kinds of tokens, including faulty ones. None if one of them is unknown."""
    if "token_types" not in data and data.keys() - _names(model.Scenario):
        from difflib import get_close_matches

        if get_close_matches("token_types", map(str, data), 1, 0.8):
            return None
    entries = data.get("token_types", [])
    ids = [entry.get("id") for entry in entries if isinstance(entry, Mapping)] if isinstance(entries, list) else []
    if not isinstance(entries, list) or len(ids) < len(entries) or not all(isinstance(one, str) for one in ids):
        return None
    return frozenset(str(one) for one in ids)


def _sound(data: Mapping[str, Any], section: str, broken: Collection[Path]) -> Iterator[tuple[Path, Any]]:
    """Yield the path and data of the elements of a section that fit the schema."""
    if (section,) not in broken:
        for index, element in enumerate(data.get(section, ())):
            if (section, index) not in broken:
                yield (section, index), element


def _unsound(data: Mapping[str, object], section: str, broken: Collection[Path]) -> Iterator[tuple[Path, Any]]:
    """Yield the path and data of the mappings in a section that don't fit the schema."""
    entries = data.get(section)
    if isinstance(entries, list):
        for path in broken:
            index = path[1] if len(path) == 2 and path[0] == section else None
            if isinstance(index, int) and isinstance(entries[index], Mapping):
                yield path, entries[index]


def _sound_keys(data: Mapping[str, Any], key: str, broken: Collection[Path]) -> Iterator[tuple[str, Any]]:
    """Yield the keys and values of a mapping at the top that fit the schema."""
    if (key,) not in broken:
        for name, value in data.get(key, {}).items():
            if (key, name) not in broken:
                yield name, value


def _demon_numbers(data: Mapping[str, object], broken: Collection[Path]) -> dict[str, Mapping[str, Any]]:
    """The file's numbers for kinds of demons, including its own kinds."""
    own = {element["id"]: element for _, element in _sound(data, "figure_types", broken)}
    return {**own, **dict(_sound_keys(data, "demons", broken))}


def _lacking(path: Path, key: str, what: str) -> Complaint:
    return Complaint("SCN002", worded(path, "missing key, what", key=key, what=what), path, (key,))


def _foreign(path: Path, what: str, rulesets: Sequence[str], *, breaks: bool = False) -> Complaint:
    message = worded(path[:-1], "foreign", what=what, rulesets=translatable_list(rulesets))
    return Complaint("SCN003", message, path, breaks=breaks, foreign=True)


def _minutes(span: Sequence[int]) -> Iterator[Complaint]:
    if len(span) == 2 and span[0] > span[1]:
        path = ("minutes",)
        yield Complaint("SCN002", worded(path, "counts down", value=shown(span)), path)


def _translations(data: Mapping[str, object], broken: Collection[Path]) -> Iterator[Complaint]:
    """Yield translations in a format without translations, and those into the language of the originals."""
    own = data.get("language", model.Scenario.language)
    for language, said in _sound_keys(data, "translations", broken):
        path = ("translations", language)
        if language == own:
            yield Complaint("SCN002", worded(path, "own language", language=language), path, breaks=False)
        if said and data.get("format") == model.FIRST_FORMAT:
            message = worded(("translations",), "translations", format=model.FORMAT)
            yield Complaint("SCN002", message, ("format",), breaks=False)
            break


class _Judging(NamedTuple):
    """The context for judging the elements of one file."""

    edition: Edition
    catalog: Catalog
    own_kinds: frozenset[str] | None
    spelt: tuple[str, ...]
    demons: Mapping[str, Mapping[str, Any]]
    """The file's numbers for kinds of demons, including its own kinds."""

    def other_rulesets(self, element: Mapping[str, object], kind: type, path: Path) -> Iterator[Complaint]:
        """Yield the keys and words of an element that belong to another ruleset."""
        for part in foreign_parts(element, kind, path, self.edition.features):
            yield _foreign(part.path, part.what, editions_with(part.needs), breaks=part.breaks)

    def summoning(self, data: Mapping[str, object], broken: Collection[Path]) -> Iterator[Complaint]:
        """Yield the conflicts between the keys of a scenario about the arrival of demons."""
        if "portals" not in self.edition.features:
            return
        yield from joint_keys.threat_faults(data.get("threat"), ("threat",))
        yield from joint_keys.invasion_faults(data.get("invasion"), ("invasion",))
        for kind, numbers in _sound_keys(data, "demons", broken):
            yield from joint_keys.demon_faults(numbers, ("demons", kind))

    def piece_type(self, own: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
        """Yield the faults of an own piece: its id, its outline."""
        if tile_name(own["id"]) is not None and not self.catalog.tiles:
            yield Complaint("SCN002", worded((*path, "id"), "no id", value=shown(own["id"])), (*path, "id"))
        edges = [(tuple(edge["at"]), edge["side"], edge["kind"]) for edge in own.get("edges", ())]
        difficult = [tuple(space) for space in own.get("difficult", ())]
        try:
            piece_type_from_rows(own["id"], own["rows"], own.get("openings", ()), edges, difficult)
        except PieceTypeError as wrong:
            yield Complaint("SCN002", worded(path, "piece", reason=wrong.args[0]), path)

    def figure(self, figure: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
        """Yield the faults of a figure's own numbers."""
        if "demon cards" in self.edition.features:
            yield from joint_keys.stagger_faults(figure, self.demons.get(figure["kind"], {}), path)

    def figure_type(self, own: Mapping[str, object], path: Path) -> Iterator[Complaint]:
        """Yield the faults of the numbers of an own kind of figure."""
        if "demon cards" in self.edition.features:
            yield from joint_keys.demon_faults(own, path)

    def door(self, door: Mapping[str, object], path: Path) -> Iterator[Complaint]:
        """Yield the faults of the width of a door, and a security door without a key."""
        if "door widths" in self.edition.features:
            yield from joint_keys.door_faults(door, path)
        elif door.get("kind") == "security" and "key" not in door:
            yield _lacking(path, "key", translatable("the color of the security door"))

    def rules(self, rules: Mapping[str, object], broken: Collection[Path]) -> Iterator[Complaint]:
        """Yield the house rules of other rulesets, and the faults of those that fit the schema."""
        if not rules:
            return
        from kneedeep.model.catalog.house_rules import every_switch

        switches = {switch.name: switch for switch in every_switch()}
        for name, value in rules.items():
            switch, path = switches.get(name), ("rules", name)
            if switch is None:
                continue
            if self.edition.ruleset not in switch.rulesets:
                yield _foreign(path, translatable("the key '{key}'", key=name), switch.rulesets)
                continue
            if path in broken:
                continue
            try:
                switch.value_of(value)
            except ValueError:
                message = worded(path, "house rule", value=shown(value), right=switch.choices)
                yield Complaint("SCN002", message, path)

    def script(self, element: Mapping[str, Any], path: Path, known: Collection[str]) -> Iterator[Complaint]:
        """Yield the faults of the conditions and steps anywhere in an element with the keys `known`."""
        for key, value in element.items():
            inner: Path = (*path, key)
            if key not in known:
                continue
            if key in _CONDITIONS:
                yield from self.condition(value, inner, invaders=False)
            elif key in _STEPS:
                yield from self.steps(value, inner)
            elif key == "clear":
                yield from self.script(value, inner, _names(model.Clear))
            elif key == "to":
                for index, entry in enumerate(value):
                    yield from self.script(entry, (*inner, index), ("needs",))

    def steps(self, steps: Iterable[Mapping[str, Any]], path: Path) -> Iterator[Complaint]:
        """Yield the faults of a list of steps."""
        for index, step in enumerate(steps):
            inner: Path = (*path, index)
            wrong = script_values.ill_formed(step, script_values.EFFECTS, script_values.EFFECT_PARAMS)
            if wrong:
                yield Complaint("SCN002", worded(inner, "step of two", first=wrong[0], second=wrong[1]), inner)
                continue
            word = script_values.word_of(step, script_values.EFFECTS)
            foreign = list(
                self.foreign_words(step, word, _STEP, script_values.EFFECTS, script_values.EFFECT_PARAMS, inner)
            )
            yield from foreign
            if foreign:
                continue
            if word == "give":
                yield from self.color(step, "give", inner)
            elif word == "place":
                yield from self.placed(step["place"], (*inner, "place"))

    def placed(self, thing: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
        """Yield the faults of a token or figure that a step puts on the board."""
        yield from self.script(thing, path, _names(model.Token))
        token = self.is_token(thing["kind"])
        yield from self.other_rulesets(thing, model.Token if token else model.Figure, path)
        yield from (self.token if token else self.figure)(thing, path)

    def foreign_words(
        self,
        entry: Mapping[str, object],
        word: str,
        what: TranslatableText,
        words: Mapping[str, ScriptWord],
        params: Mapping[str, ScriptWord],
        path: Path,
    ) -> Iterator[Complaint]:
        """Yield the word and the other keys of a condition or step that belong to another ruleset."""
        for name in entry:
            needs = words[word].needs if name == word else params[name].needs if name in params else None
            if needs is not None and needs not in self.edition.features:
                called = what if name == word else translatable("the key '{key}'")
                yield _foreign((*path, name), called.filled(key=name), editions_with(needs))

    def is_token(self, kind: str) -> bool:
        """True if a step creates a token of any edition. False for a figure or an unknown kind."""
        catalog = self.catalog
        return kind in catalog.tokens or (kind not in catalog.figures and bool(_rulesets_of(kind)))

    def condition(self, condition: Mapping[str, Any], path: Path, *, invaders: bool) -> Iterator[Complaint]:
        """Yield the faults of a condition. Some conditions are only allowed in the invaders' victory."""
        wrong = script_values.ill_formed(condition, script_values.CONDITIONS, script_values.CONDITION_PARAMS)
        if wrong:
            yield Complaint("SCN002", worded(path, "condition of two", first=wrong[0], second=wrong[1]), path)
            return
        word = script_values.word_of(condition, script_values.CONDITIONS)
        foreign = list(
            self.foreign_words(
                condition, word, _CONDITION, script_values.CONDITIONS, script_values.CONDITION_PARAMS, path
            )
        )
        yield from foreign
        if foreign:
            return
        if word in ("frags", "rounds") and not invaders:
            yield Complaint("SCN002", worded(path, "invaders only", word=word, key="victory.invaders"), path)
        if word == "hold" and "rounds" not in condition:
            yield _lacking(path, "rounds", translatable("how many rounds in a row"))
        if word == "count" and "of" not in condition:
            yield _lacking(path, "of", translatable("the conditions to count"))
        if word == "got":
            yield from self.color(condition, "got", path)
        for key in ("all", "any", "of"):
            for index, part in enumerate(condition.get(key, ())):
                yield from self.condition(part, (*path, key, index), invaders=invaders)

    def color(self, entry: Mapping[str, Any], word: str, path: Path) -> Iterator[Complaint]:
        """Yield an invalid color of a thing that is got or given, or the missing color of a key."""
        known = self.catalog.tokens.get(entry[word])
        if known is not None and known.taken and known.colors and "color" not in entry:
            yield _lacking(path, "color", translatable("the color of the {thing}", thing=known.name))
        elif "color" in entry and "known kinds" in self.edition.features and not (known and known.colors):
            message = worded(path, "no color", word=word, kind=entry[word])
            yield Complaint("SCN003", message, (*path, "color"), breaks=False)

    def token(self, token: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
        """Yield the faults of a token's kind, and of the keys it needs. Without a catalog of kinds, each is valid."""
        kind = token["kind"]
        known = self.catalog.tokens.get(kind)
        if "known kinds" not in self.edition.features or kind in (self.own_kinds or ()):
            return
        if known is None:
            yield from self.unknown_token(kind, path)
            return
        if known.colors and "color" not in token:
            yield _lacking(path, "color", either(known.colors))
        if known.needs_item and "item" not in token:
            yield _lacking(path, "item", either(known.items) or translatable("an item of this scenario"))
        yield from self.idle_keys(known, token, path)
        if known.own_use and "use" in token:
            yield from joint_keys.use_faults(token["use"], (*path, "use"))
        sizes = known.sizes or (1,)
        if token.get("size", sizes[0]) not in sizes:
            right = either([str(size) for size in sizes])
            message = worded(path, "no size", token=known.name, size=token["size"], right=right)
            yield Complaint("SCN002", message, (*path, "size"))

    def unknown_token(self, kind: str, path: Path) -> Iterator[Complaint]:
        """Yield the fault of a kind of token that the edition does not have. None if own kinds are broken."""
        if others := _rulesets_of(kind):
            yield _foreign((*path, "kind"), translatable("the kind of token {kind}", kind=shown(kind)), others)
        elif self.own_kinds is not None:
            near = nearest(kind, self.spelt)
            name = "unknown kind, near" if near is not None else "unknown kind"
            message = worded(path, name, kind=shown(kind), near=near)
            yield Complaint("SCN003", message, (*path, "kind"), breaks=False)

    def idle_keys(self, known: TokenType, token: Mapping[str, object], path: Path) -> Iterator[Complaint]:
        """Yield the keys of a token that its kind does not use in this edition."""
        used = _used_keys(known)
        needed = {key.name: key.needs for key in model.keys_of(model.Token) if key.needs is not None}
        for key in token:
            if used.get(key, True) or needed.get(key, None) not in (None, *self.edition.features):
                continue
            others = [
                ruleset for ruleset in _rulesets_of(known.id) if _used_keys(load_catalog(ruleset).tokens[known.id])[key]
            ]
            if others:
                what = translatable("the key '{key}' of a {kind}", key=key, kind=known.name)
                yield _foreign((*path, key), what, others)
            else:
                message = worded(path, "idle key", kind=shown(known.id), key=shown(key))
                yield Complaint("SCN003", message, (*path, key), breaks=False)


def _rulesets_of(kind: str) -> tuple[str, ...]:
    return tuple(ruleset for ruleset in model.RULESETS if kind in load_catalog(ruleset).tokens)


def _used_keys(known: TokenType) -> dict[str, bool]:
    """The optional keys that tokens of a kind use."""
    return {
        "color": bool(known.colors),
        "item": bool(known.needs_item),
        "to": known.linked == "color",
        "on": known.switchable,
        "active": known.linked == "active",
        "carries": known.summons,
        "use": known.own_use,
        "needs": not known.summons,
        "locked_text": not known.summons,
        "count": not known.summons,
    }


_JUDGED = {
    "tokens": _Judging.token,
    "piece_types": _Judging.piece_type,
    "figures": _Judging.figure,
    "figure_types": _Judging.figure_type,
    "doors": _Judging.door,
}
"""The checks for a single element of each section."""
