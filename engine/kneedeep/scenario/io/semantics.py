"""What a schema can't say of one element: words that don't go together, keys that a kind needs, other rulesets."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.catalog import Catalog, PieceTypeError, TokenType, load_catalog, piece_type_from_rows
from kneedeep.catalog.edition import Edition, edition_of, editions_with
from kneedeep.english import listed
from kneedeep.scenario import script_values
from kneedeep.scenario.element import keys_of
from kneedeep.scenario.io.file_problems import Complaint, Path
from kneedeep.scenario.io.schema_messages import either, ended, place, shown, suggestion
from kneedeep.scenario.io.word_suggestions import Speller
from kneedeep.scenario.model import RULESETS, SECTIONS, Clear, Scenario, Token

_STEPS = frozenset({"do", "missed"})
_CONDITIONS = frozenset({"when", "needs", "until", "goal", "from"})


def complaints(data: Mapping[str, Any], broken: Collection[Path], catalog: Catalog) -> Iterator[Complaint]:
    """Yield what is wrong with plain data, leaving out the parts at the paths `broken`, which fail the schema."""
    if ("ruleset",) in broken:
        return
    own = _own_kinds(data)
    speller = Speller((*catalog.tokens, *sorted(own or ())))
    judging = _Judging(edition_of(catalog.ruleset), catalog, own, speller)
    yield from judging.other_rulesets(data, Scenario, ())
    for section, kind in SECTIONS.items():
        known = _names(kind)
        for path, element in _sound(data, section, broken):
            yield from judging.other_rulesets(element, kind, path)
            yield from judging.script(element, path, known)
            if section == "tokens":
                yield from judging.token(element, path)
            elif section == "piece_types":
                yield from _piece_type(element, path)
            elif section == "doors" and element.get("kind") == "security" and "key" not in element:
                yield _lacking(path, "key", "the colour of the security door")
    for side, condition in _sound_keys(data, "victory", broken):
        if side in ("marines", "invaders"):
            yield from judging.condition(condition, ("victory", side), invaders=side == "invaders")
    if "minutes" in data and ("minutes",) not in broken:
        yield from _minutes(data["minutes"])
    yield from judging.rules(dict(_sound_keys(data, "rules", broken)))


def _names(kind: type) -> frozenset[str]:
    return frozenset(key.name for key in keys_of(kind))


def _own_kinds(data: Mapping[str, Any]) -> frozenset[str] | None:
    """Return the ids of home-made kinds of tokens, faulty ones too; None where one of them can't be told."""
    if "token_types" not in data and data.keys() - _names(Scenario):
        from difflib import get_close_matches

        if get_close_matches("token_types", map(str, data), 1, 0.8):
            return None
    entries = data.get("token_types", [])
    ids = (
        [entry.get("id") for entry in entries if isinstance(entry, Mapping)]
        if isinstance(entries, list)
        else []
    )
    if (
        not isinstance(entries, list)
        or len(ids) < len(entries)
        or not all(isinstance(one, str) for one in ids)
    ):
        return None
    return frozenset(str(one) for one in ids)


def _sound(data: Mapping[str, Any], section: str, broken: Collection[Path]) -> Iterator[tuple[Path, Any]]:
    """Yield the path and data of the elements of a section that fit the schema."""
    if (section,) not in broken:
        for index, element in enumerate(data.get(section, ())):
            if (section, index) not in broken:
                yield (section, index), element


def _sound_keys(data: Mapping[str, Any], key: str, broken: Collection[Path]) -> Iterator[tuple[str, Any]]:
    """Yield the keys and values of a mapping at the top that fit the schema."""
    if (key,) not in broken:
        for name, value in data.get(key, {}).items():
            if (key, name) not in broken:
                yield name, value


def _lacking(path: Path, key: str, what: str) -> Complaint:
    return Complaint("SCN002", f"{place(path)}: the key '{key}' is missing ({what}).", path, (key,))


def _foreign(path: Path, what: str, rulesets: Sequence[str], *, breaks: bool = False) -> Complaint:
    message = f"{place(path[:-1])}: {what} is not for this ruleset; it belongs to {listed(rulesets)}."
    return Complaint("SCN003", message, path, breaks=breaks)


def _minutes(span: Sequence[int]) -> Iterator[Complaint]:
    if len(span) == 2 and span[0] > span[1]:
        message = f"minutes: {shown(span)} counts down; the smaller number comes first."
        yield Complaint("SCN002", message, ("minutes",))


class _Judging(NamedTuple):
    """What the elements of one file are judged by."""

    edition: Edition
    catalog: Catalog
    own_kinds: frozenset[str] | None
    speller: Speller

    def other_rulesets(self, element: Mapping[str, Any], kind: type, path: Path) -> Iterator[Complaint]:
        """Yield the keys of an element that belong to another ruleset."""
        for key in keys_of(kind):
            if key.name in element and key.needs and key.needs not in self.edition.features:
                yield _foreign((*path, key.name), f"the key '{key.name}'", editions_with(key.needs))

    def rules(self, rules: Mapping[str, Any]) -> Iterator[Complaint]:
        """Yield what is wrong with house rules that fit the schema."""
        if not rules:
            return
        from kneedeep.catalog.house_rules import every_switch

        switches = {switch.name: switch for switch in every_switch()}
        for name, value in rules.items():
            switch, path = switches.get(name), ("rules", name)
            if switch is None:
                continue
            if self.edition.ruleset not in switch.rulesets:
                yield _foreign(path, f"the key '{name}'", switch.rulesets)
                continue
            try:
                switch.value_of(value)
            except ValueError:
                yield Complaint("SCN002", f"{place(path)}: {shown(value)} is not {switch.choices}.", path)

    def script(self, element: Mapping[str, Any], path: Path, known: Collection[str]) -> Iterator[Complaint]:
        """Yield what is wrong with the conditions and steps anywhere in an element that has the keys `known`."""
        for key, value in element.items():
            inner: Path = (*path, key)
            if key not in known:
                continue
            if key in _CONDITIONS:
                yield from self.condition(value, inner, invaders=False)
            elif key in _STEPS:
                yield from self.steps(value, inner)
            elif key == "clear":
                yield from self.script(value, inner, _names(Clear))
            elif key == "to":
                for index, entry in enumerate(value):
                    yield from self.script(entry, (*inner, index), ("needs",))

    def steps(self, steps: Iterable[Mapping[str, Any]], path: Path) -> Iterator[Complaint]:
        """Yield what is wrong with a list of steps."""
        for index, step in enumerate(steps):
            inner: Path = (*path, index)
            wrong = script_values.ill_formed(step, script_values.EFFECTS, script_values.EFFECT_PARAMS)
            if wrong:
                yield Complaint("SCN002", f"{place(inner)}: the step {wrong}.", inner)
                continue
            word = script_values.word_of(step, script_values.EFFECTS)
            needs = script_values.EFFECTS[word].needs
            if needs and needs not in self.edition.features:
                yield _foreign((*inner, word), f"the step '{word}'", editions_with(needs))
            elif word == "give":
                yield from self.color(step, "give", inner)
            elif word == "place":
                yield from self.script(step["place"], (*inner, "place"), _names(Token))
                if self.is_token(step["place"]["kind"]):
                    yield from self.token(step["place"], (*inner, "place"))

    def is_token(self, kind: str) -> bool:
        """Return whether what a step places is a token of any edition, rather than a figure or of an unknown kind."""
        catalog = self.catalog
        return kind in catalog.tokens or (kind not in catalog.figures and bool(_rulesets_of(kind)))

    def condition(self, condition: Mapping[str, Any], path: Path, *, invaders: bool) -> Iterator[Complaint]:
        """Yield what is wrong with a condition; some may stand in the invaders' victory only."""
        wrong = script_values.ill_formed(condition, script_values.CONDITIONS, script_values.CONDITION_PARAMS)
        if wrong:
            yield Complaint("SCN002", f"{place(path)}: the condition {wrong}.", path)
            return
        word = script_values.word_of(condition, script_values.CONDITIONS)
        if word in ("frags", "rounds") and not invaders:
            yield Complaint(
                "SCN002", f"{place(path)}: '{word}' is a condition of victory.invaders only.", path
            )
        if word == "hold" and "rounds" not in condition:
            yield _lacking(path, "rounds", "how many rounds in a row")
        if word == "count" and "of" not in condition:
            yield _lacking(path, "of", "the conditions to count")
        if word == "got":
            yield from self.color(condition, "got", path)
        for key in ("all", "any", "of"):
            for index, part in enumerate(condition.get(key, ())):
                yield from self.condition(part, (*path, key, index), invaders=invaders)

    def color(self, entry: Mapping[str, Any], word: str, path: Path) -> Iterator[Complaint]:
        """Yield a colour that a thing got or given does not come in, or that a key lacks."""
        known = self.catalog.tokens.get(entry[word])
        if entry[word] == "key" and "color" not in entry:
            yield _lacking(path, "color", "the colour of the key")
        elif "color" in entry and "known kinds" in self.edition.features and not (known and known.colors):
            message = f"{place(path)}: '{word}: {entry[word]}' goes with no colour."
            yield Complaint("SCN003", message, (*path, "color"), breaks=False)

    def token(self, token: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
        """Yield what is wrong with a token's kind, and what the kind needs. Without a catalog of kinds each is kept."""
        kind, where = token["kind"], place(path)
        known = self.catalog.tokens.get(kind)
        own = self.own_kinds
        if "known kinds" not in self.edition.features or (own is not None and kind in own):
            return
        if known is None:
            others = _rulesets_of(kind)
            if others:
                yield _foreign((*path, "kind"), f"the kind of token {shown(kind)}", others)
                return
            if own is None:
                return
            hint = suggestion(self.speller.nearest(kind))
            message = ended(f"{where}: there is no kind of token {shown(kind)}{hint}")
            yield Complaint("SCN003", message, (*path, "kind"), breaks=False)
        else:
            if known.colors and "color" not in token:
                yield _lacking(path, "color", either(known.colors))
            if known.needs_item and "item" not in token:
                yield _lacking(path, "item", either(known.items) or "an item of this scenario")
            yield from _idle_keys(known, token, path)
            sizes = known.sizes or (1,)
            if token.get("size", sizes[0]) not in sizes:
                right = either([str(size) for size in sizes])
                message = f"{where}: there is no {known.name} of size {token['size']}; its size is {right}."
                yield Complaint("SCN002", message, (*path, "size"))


def _rulesets_of(kind: str) -> tuple[str, ...]:
    """Return the rulesets whose catalog has a kind of token."""
    return tuple(ruleset for ruleset in RULESETS if kind in load_catalog(ruleset).tokens)


def _idle_keys(known: TokenType, token: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    """Yield the keys of a token that other kinds have, and this one has no use for."""
    used = {
        "color": bool(known.colors),
        "item": bool(known.needs_item),
        "to": known.linked == "color",
        "on": known.switchable,
    }
    for key in token:
        if not used.get(key, True):
            message = f"{place(path)}: a token of kind {shown(known.id)} has no key {shown(key)}."
            yield Complaint("SCN003", message, (*path, key), breaks=False)


def _piece_type(own: Mapping[str, Any], path: Path) -> Iterator[Complaint]:
    edges = [(tuple(edge["at"]), edge["side"], edge["kind"]) for edge in own.get("edges", ())]
    difficult = [tuple(space) for space in own.get("difficult", ())]
    try:
        piece_type_from_rows(own["id"], own["rows"], own.get("openings", ()), edges, difficult)
    except PieceTypeError as wrong:
        yield Complaint("SCN002", ended(f"{place(path)}: {wrong}"), path)
