"""The script of a story on a cast map. Its parts get places, texts and numbers, and are then read like those of a file.

In the parts `$role` is a place of the cast, `$frags` or `$rounds` a number, `%symbol` a text; `in: role` beside a
`kind` is a free space of an area, `through: role` a door of the cast or the way out of an area.
"""

from collections.abc import Mapping, Sequence

from kneedeep.coach.casting import Cast
from kneedeep.coach.data_files import Plain, Table, rows, table
from kneedeep.coach.floor import Floor
from kneedeep.coach.prose import Prose
from kneedeep.coach.story import Story
from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario.model import SECTIONS, Door, Record, Scenario, Victory, read_element

TEXTS = ("title", "summary", "briefing", "objective", "notes")


class Script:
    """Fills the parts of a story. `places`: the area of each role. `numbers`: the values of `$frags` and `$rounds`."""

    def __init__(
        self, catalog: Catalog, cast: Cast, places: Mapping[str, str], floor: Floor, prose: Prose, numbers: Table
    ) -> None:
        self.catalog, self.cast, self.places, self.floor, self.prose = catalog, cast, places, floor, prose
        self.numbers = numbers

    def told(self, story: Story, scenario: Scenario, doors: tuple[Door, ...]) -> Scenario:
        """The scenario with the story's parts and texts, and with more doors."""
        made: dict[str, tuple[object, ...]] = {
            section: tuple(read_element(kind, table(self.filled(row))) for row in rows(story.parts.get(section)))
            for section, kind in SECTIONS.items()
        }
        made["doors"] = (*doors, *made["doors"])
        whole = {section: getattr(scenario, section) + added for section, added in made.items()}
        texts = {key: self.prose.say(key) for key in TEXTS if not getattr(scenario, key)}
        flags = Record((flag, str(self.filled(text))) for flag, text in table(story.parts.get("flags")).items())
        victory = read_element(Victory, table(self.filled(story.parts["victory"])))
        return scenario.having(**whole, **texts, flags=flags, victory=victory)

    def filled(self, value: Plain) -> Plain:
        """Plain data of a file from a part of the story. Raises Full."""
        if isinstance(value, str):
            if value[:1] == "$":
                return self.places.get(value[1:]) or self.numbers[value[1:]]
            return self.prose.say(value[1:]) if value[:1] == "%" else value
        if isinstance(value, Mapping):
            return self._placed({key: self.filled(part) for key, part in value.items()})
        return [self.filled(part) for part in value] if isinstance(value, Sequence) else value

    def _placed(self, data: dict[str, Plain]) -> dict[str, Plain]:
        if "kind" in data and "in" in data:
            zone = self.cast.areas[str(data.pop("in"))]
            kind, want = str(data["kind"]), str(data.pop("where", "deep"))
            figure = self.catalog.figures.get(kind)
            size = figure.footprint.value if figure is not None else (1, 1)
            data["at"] = list(self.floor.spot(zone, want, size))
        elif "through" in data:
            role = str(data.pop("through"))
            if role in self.cast.exits:
                opening = self.cast.exits[role]
                data |= {"at": list(opening.inside[0]), "side": opening.rim, "exit": True}
            else:
                at, side = self.cast.doors[role].edges[0]
                data |= {"at": list(at), "side": side}
        return data
