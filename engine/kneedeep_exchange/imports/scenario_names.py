"""Names of another program as names of a scenario."""

import re

LONGEST_NAME = 40


class ScenarioNames:
    """The names of a file: each sort of things has its own there, all are different here."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], str] = {}
        self._taken: set[str] = set()

    def define(self, sort: str, old: str) -> str:
        """The name that takes the place of an old one."""
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
        """The name that took the place of an old one."""
        return self._found.get((sort, old))
