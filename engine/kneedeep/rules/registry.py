"""The only list of executable rulesets, by their names in files."""

from collections.abc import Callable, MutableMapping

from kneedeep.model.catalog import RULESETS as EDITIONS
from kneedeep.model.catalog import edition_of
from kneedeep.rules import Game, Ruleset, UnplayableError


def _doom_2004() -> Ruleset[Game]:
    from kneedeep.rules.doom2004 import doom_2004

    return doom_2004()


def _doom_2016() -> Ruleset[Game]:
    from kneedeep.rules.doom2016 import doom_2016

    return doom_2016()


RULESETS: MutableMapping[str, Callable[[], Ruleset[Game]]] = {"doom-2004": _doom_2004, "doom-2016": _doom_2016}
"""The factory of each ruleset."""


def ruleset_of(name: str) -> Ruleset[Game] | None:
    """The ruleset with a name, None if it can't be executed."""
    make = RULESETS.get(name)
    return None if make is None else make()


def ruleset_for(name: str) -> Ruleset[Game]:
    """The ruleset with a name. Raises UnplayableError if it can't be executed."""
    if (found := ruleset_of(name)) is None:
        edition = edition_of(name).name if name in EDITIONS else f"ruleset {name}"
        raise UnplayableError("The rules of the {edition} are not supported yet.", edition=edition)
    return found
