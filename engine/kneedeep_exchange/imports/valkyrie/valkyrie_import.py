"""A package of Valkyrie as a scenario of the 2016 edition: tokens, doors and figures as single spaces, and texts.

Tiles only get their names, since no source gives outlines. Events become flags if their variables never decrease.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import FORMAT
from kneedeep.model.scenario.translations import texts
from kneedeep.model.scenario.value_shapes import Lines
from kneedeep.support import coordinates, later, tr
from kneedeep_exchange.imports.imported import FARTHEST, Imported, LeftOut, Notes, imported, in_order, scenario_text
from kneedeep_exchange.imports.scenario_names import ScenarioNames
from kneedeep_exchange.imports.valkyrie.valkyrie_package import LANGUAGES, Package, Section, read_package

RULESET = "doom-2016"
GAME, PACK, BOX = "D2E", "doom", "base-2016"
LEAST_FORMAT = 4
MARINES = (1, 2, 3, 4)
FIGURES: Mapping[str, str] = {
    name.replace("-", ""): name
    for name in "possessed-soldier imp pinky cacodemon revenant mancubus baron-of-hell cyberdemon".split()
}
WEAPONS: Mapping[str, str] = {
    name.replace("-", ""): name
    for name in (
        "combat-shotgun super-shotgun heavy-assault-rifle plasma-rifle burst-rifle static-rifle chaingun "
        "chainsaw rocket-launcher gauss-cannon bfg-9000 frag-grenade decoy-grenade siphon-grenade"
    ).split()
}
TOKENS: Mapping[str, Mapping[str, object]] = {
    "ateleport": {"kind": "teleporter"},
    "iteleport": {"kind": "teleporter", "active": False},
    "medpack": {"kind": "health-pack"},
    "objective": {"kind": "objective"},
    **{f"{color}portala": {"kind": "portal", "color": color} for color in ("blue", "yellow", "red")},
    **{f"{color}portalb": {"kind": "portal", "color": color} for color in ("blue", "yellow", "red")},
    **{name: {"kind": "weapon", "item": item} for name, item in WEAPONS.items()},
}
"""Tokens by the part of their type after the name of the content pack, in lower-case letters and digits."""
_TYPE = re.compile("^Token_DM[0-9]*_?")
_TEST = re.compile(r"^VarOperation:([^,]+),(==|>=|>),([0-9]+)$")
_PLAIN_KEYS = frozenset(
    ("operations", "vartests", "buttons", "display", "remove", "xposition", "yposition", "highlight")
)


def imported_valkyrie(content: bytes) -> Imported:
    """The scenario in a package of Valkyrie. Raises ImportFailed."""
    try:
        return _Import(read_package(content)).imported()
    except ImportFailed as error:
        raise ImportFailed("the package of Valkyrie can't be read: {error}", error=error) from error
    except ValueError as error:
        raise ImportFailed("the package of Valkyrie holds what no scenario can hold: {error}", error=error) from error


class _Import:
    """The import of one package, with its notes."""

    def __init__(self, package: Package) -> None:
        self.package = package
        self.notes = Notes()
        self.names = ScenarioNames()
        self.events = self._of("Event")
        self.done: set[str] = set()
        self.rising = _rising(self.events.values())
        self.flags: dict[str, str] = {}

    def _of(self, sort: str) -> dict[str, Section]:
        return {name: section for name, section in self.package.sections.items() if name.startswith(sort)}

    def imported(self) -> Imported:
        """The scenario. Raises ImportFailed."""
        data = self.data()
        if translations := self._translations():
            data |= {"format": FORMAT, "translations": translations}
        return imported(in_order(data), later("Imported from a package of Valkyrie."), self.notes)

    def data(self) -> dict[str, object]:
        """The plain data of the scenario, in the language of the package. Raises ImportFailed."""
        data: dict[str, object] = {"format": 1, "ruleset": RULESET, **self._head()}
        data["tokens"] = _one_teleporter_a_space(self._placed("Token", self._token))
        data["doors"] = self._placed("Door", self._door)
        self._note_rest()
        data["figures"] = self._figures()
        if self.flags:
            data["flags"] = {flag: f"Valkyrie: {variable}" for variable, flag in self.flags.items()}
        data = {key: value for key, value in data.items() if value not in ([], "")}
        return data | {"pieces": [], "areas": [{"id": "start", "start": True}]}

    def _translations(self) -> Lines[Lines[str]]:
        """The texts in other languages by their paths. Importing keys instead of texts gives the paths."""
        keys = {key: key for key, text in self.package.texts.items() if text}
        scenario = read(scenario_text(_Import(self.package._replace(texts=keys)).data(), ())).scenario
        found: Lines[Lines[str]] = Lines()
        for name, said in self.package.others.items():
            if (code := LANGUAGES.get(name)) is None:
                self.notes.note("The texts in {name} are left out: the language is unknown.", name=name)
            elif scenario is not None:
                rows = ((text.path, said.get(text.text, "")) for text in texts(scenario))
                found[code] = Lines((path, text) for path, text in rows if text)
        return Lines((code, said) for code, said in found.items() if said)

    def _head(self) -> dict[str, object]:
        self._check_head()
        said = self.package.texts
        found: dict[str, object] = {"title": said.get("quest.name", "") or tr("Untitled"), "box": [BOX]}
        found["author"] = said.get("quest.authors_short", "") or said.get("quest.authors", "")
        found["summary"] = said.get("quest.synopsys", "")
        found["briefing"] = said.get("quest.description", "")
        found["source"] = "Valkyrie"
        found["language"] = LANGUAGES.get(self.package.language, self.package.language)
        least, most = (self._marines(key) for key in ("minhero", "maxhero"))
        if least or most:
            found["marines"] = [one for one in MARINES if (least or 1) <= one <= (most or MARINES[-1])]
        return {key: value for key, value in found.items() if value}

    def _marines(self, key: str) -> int:
        text = self.package.head.get(key, "")
        return int(text) if text in {str(one) for one in MARINES} else 0

    # Elements of the map

    def _placed(self, sort: str, made: Callable[[str, Section], dict[str, object]]) -> list[dict[str, object]]:
        found = []
        for name, section in self._of(f"{sort}_").items():
            try:
                entry = made(name, section)
            except LeftOut as left:
                self.notes.note("{name} is left out: {why}.", name=name, why=left)
                continue
            entry["id"] = self.names.define(sort.lower(), name.removeprefix(f"{sort}_"))
            text = self.package.texts.get(f"{name}.text", "")
            found.append({**entry, **({"text": text} if text else {}), **self._clicked(section)})
        return found

    def _token(self, name: str, section: Section) -> dict[str, object]:
        type = section.get("type", "")
        known = TOKENS.get(re.sub("[^a-z0-9]", "", _TYPE.sub("", type).lower()))
        at = self._place(section)
        if known is None:
            raise LeftOut("no token is of the type {type!r}; it lies at {place}", type=type, place=coordinates(at))
        return {**known, "at": at}

    def _door(self, name: str, section: Section) -> dict[str, object]:
        upright = _number(section.get("rotation", "0")) % 180 == 0
        entry: dict[str, object] = {"at": self._place(section), "side": "west" if upright else "south"}
        if "color" in section:
            entry["note"] = f"Valkyrie: {section['color']}"
        return entry

    def _place(self, section: Section) -> Space:
        """The space of a section, whose y axis points north."""
        x, y = (_number(section.get(key, "0")) for key in ("xposition", "yposition"))
        if x != int(x) or y != int(y):
            raise LeftOut("it lies between spaces, at {x:g}, {y:g}", x=x, y=-y)
        if max(abs(x), abs(y)) > FARTHEST:
            raise LeftOut("it lies too far away")
        return int(x), -int(y)

    def _figures(self) -> list[dict[str, object]]:
        """The figures of groups that always appear at the beginning. The rest are noted."""
        begin = self._beginning()
        found: list[dict[str, object]] = []
        for name, section in self._of("Spawn_").items():
            try:
                groups = self._group(section)
            except LeftOut as left:
                self.notes.note("{name} is left out: {why}.", name=name, why=left)
                continue
            if name in begin:
                found += groups
            else:
                said = "; ".join(_group_words(one) for one in groups)
                self.notes.note("{name} is left out, since an event brings it: {said}.", name=name, said=said)
        return found

    def _group(self, section: Section) -> list[dict[str, object]]:
        monsters = section.get("monster", "").split() or [""]
        kind = FIGURES.get(re.sub("[^a-z]", "", monsters[0].removeprefix("Monster").lower()))
        if kind is None:
            raise LeftOut("no figure is called {name!r}", name=monsters[0])
        places: dict[tuple[Space, ...], list[int]] = {}
        for number in MARINES:
            names = (one for one in section.get(f"placement{number}", "").split() if one in self.package.sections)
            if spaces := tuple(self._place(self.package.sections[one]) for one in names):
                places.setdefault(spaces, []).append(number)
        if not places:
            return [{"kind": kind, "at": self._place(section)}]
        found: list[dict[str, object]] = []
        for spaces, numbers in places.items():
            where = {"at": spaces[0]} if len(spaces) == 1 else {"spaces": list(spaces)}
            many = {} if len(numbers) == len(MARINES) else {"marines": numbers}
            found.append({"kind": kind, **where, **many})
        return found

    # Events

    def _beginning(self) -> set[str]:
        """The sections that appear at the beginning of the game without a condition or a choice."""
        waiting = [name for name, one in self.events.items() if one.get("trigger") == "EventStart"]
        found: set[str] = set()
        while waiting:
            name = waiting.pop()
            section = self.package.sections.get(name, {})
            if name in found or section.get("vartests", "").strip():
                continue
            found.add(name)
            if section.get("randomevents") != "true" and "event2" not in section:
                waiting += section.get("event1", "").split()[:1]
            waiting += section.get("add", "").split()
        return found

    def _check_head(self) -> None:
        """Refuse other games, editions and formats. Notes omitted packs. Raises ImportFailed."""
        head = self.package.head
        if head.get("type", GAME) != GAME:
            raise ImportFailed("it is for another game: its type is {type!r}, not {game}", type=head["type"], game=GAME)
        packs = head.get("packs", "").split()
        if not any(pack.lower() == PACK for pack in packs):
            raise ImportFailed("it is not for the 2016 edition: its packs do not name DooM")
        form = head.get("format", "")
        if not form.isdecimal() or len(form) > 9 or int(form) < LEAST_FORMAT:
            text = later("its format is {form!r}, and {least} is the oldest that is known")
            raise ImportFailed(text, form=form, least=LEAST_FORMAT)
        self.notes += [tr("The pack {pack} is left out.", pack=pack) for pack in packs if pack.lower() != PACK]

    def _clicked(self, section: Section) -> dict[str, object]:
        """The conditions and effects of a token's or door's event, as far as flags can express them."""
        following = section.get("event1", "").split()
        event = self.events.get(following[0]) if len(following) == 1 else None
        if event is None or "event2" in section:
            return {}
        tests = [_TEST.match(test) for test in event.get("vartests", "").split()]
        names = [test[1] for test in tests if test is not None and int(test[3]) + (test[2] == ">") == 1]
        if len(names) < len(tests) or not self.rising.issuperset(names):
            return {}
        found = self._needs(names)
        steps = self._steps(following[0], event)
        if event.keys() <= _PLAIN_KEYS | {"event1"} and not event.get("event1"):
            self.done.add(following[0])
        return found | ({"do": steps} if steps else {})

    def _needs(self, variables: list[str]) -> dict[str, object]:
        needs = [{"flag": self._flag(variable)} for variable in variables]
        return {"needs": needs[0] if len(needs) == 1 else {"all": needs}} if needs else {}

    def _steps(self, name: str, event: Section) -> list[dict[str, object]]:
        steps: list[dict[str, object]] = []
        if text := self.package.texts.get(f"{name}.text", ""):
            steps.append({"text": text})
        operations = [one.split(",")[0] for one in event.get("operations", "").split()]
        return steps + [{"set": self._flag(one)} for one in operations if one in self.rising]

    def _flag(self, variable: str) -> str:
        if variable not in self.flags:
            self.flags[variable] = self.names.define("flag", variable)
        return self.flags[variable]

    def _note_rest(self) -> None:
        for name, section in self._of("Tile_").items():
            side = section.get("side", "").removeprefix("TileSide")
            turn = section.get("rotation", "0")
            x, y = (section.get(key, "0") for key in ("xposition", "yposition"))
            text = later(
                "{name} is left out, since no outline of {side} is known: x {x}, y {y} (to the north), rotation {turn}."
            )
            self.notes.note(text, name=name, side=side, x=x, y=y, turn=turn)
        if rest := [name for name in self.events if name not in self.done]:
            self.notes.note("Events are left out, at least in part: {names}.", names=", ".join(rest))
        known = ("Event", "Token_", "Door_", "Spawn_", "Tile_", "MPlace")
        others = Counter(name.split("_")[0] for name in self.package.sections if not name.startswith(known))
        self.notes += [
            tr("Sections {sort}_… are left out: {number}.", sort=sort, number=number) for sort, number in others.items()
        ]
        if self._of("Door_"):
            self.notes.note("Doors have one place there and two spaces here: look at each.")


def _rising(events: Iterable[Section]) -> set[str]:
    """The variables that are only set or increased."""
    found: dict[str, bool] = {}
    for event in events:
        for operation in event.get("operations", "").split():
            variable, _, rest = operation.partition(",")
            sign, _, value = rest.partition(",")
            up = sign in ("=", "+") and value.isdecimal() and value.strip("0") != ""
            found[variable] = found.get(variable, True) and up
    return {variable for variable, up in found.items() if up and not variable.startswith("$")}


def _one_teleporter_a_space(tokens: Iterable[dict[str, object]]) -> list[dict[str, object]]:
    """The tokens, without active teleporters on the space of an inactive one, which are its second face."""
    known = list(tokens)
    inactive = {one["at"] for one in known if one.get("active") is False}
    return [
        one for one in known if one["kind"] != "teleporter" or one.get("active") is False or one["at"] not in inactive
    ]


def _group_words(group: Mapping[str, Any]) -> str:
    where = ", ".join(f"[{x}, {y}]" for x, y in group.get("spaces") or [group["at"]])
    said = tr("{name} at {place}", name=group["kind"], place=where)
    if "marines" in group:
        return tr("{figures} with {numbers} marines", figures=said, numbers=", ".join(map(str, group["marines"])))
    return said


def _number(text: str) -> float:
    try:
        found = float(text)
    except ValueError as error:
        raise LeftOut("{text!r} is no number", text=text) from error
    if found != found or abs(found) > 1e6:
        raise LeftOut("{text!r} is no place", text=text)
    return found
