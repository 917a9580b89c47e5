"""Names of another program converted to names of a scenario."""

import re

LONGEST_NAME = 40


class ScenarioNames:
    """The names of a file. There each sort of elements has its own names; in a scenario all are unique."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], str] = {}
        self._taken: set[str] = set()

    def define(self, sort: str, old: str) -> str:
        """Define and return the new name for an old one."""
        plain = re.sub("[^a-z0-9]+", "-", old.lower()).strip("-")[:LONGEST_NAME]
        base = (plain if plain[:1].isalpha() else f"{sort}-{plain}".strip("-"))[:LONGEST_NAME]
        name, number = base, 1
        while name in self._taken:
            end = f"-{sort}" if number == 1 else f"-{sort}-{number}"
            name = base[: LONGEST_NAME - len(end)] + end
            number += 1
        self._taken.add(name)
        self._found.setdefault((sort, old), name)
        return name

    def get(self, sort: str, old: str) -> str | None:
        """The new name for an old one, if defined."""
        return self._found.get((sort, old))
