"""How far weapons reach, as far as that is sure: weapons provided, their dice, the faces of the dice."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.catalog import ItemType
from kneedeep.model.catalog.catalog_files import read_data

SEEKING = "seeking"


def weapons(facts: Facts) -> tuple[ItemType, ...]:
    """The weapons that marines have from the start or find on the board, sorted by name."""
    known = facts.catalog.items
    found = {token.item for token in facts.scenario.tokens if token.kind == "weapon" and token.item in known}
    given = facts.scenario.setup.get("marines") or {}
    found.update(name for name in given.get("weapons", ()) if name in known)
    innate = {
        name for name, item in known.items() if item.innate and item.dice is not None and not item.expansion
    }
    return tuple(known[str(name)] for name in sorted(found | innate, key=str))


def sure_reach(facts: Facts, item: ItemType) -> int | None:
    """The greatest range a weapon can roll; None where its dice or their faces are not known for sure."""
    if item.dice is None or not item.dice.sure:
        return None
    rows = {
        row["id"]: row["faces"]
        for row in read_data(facts.scenario.ruleset, "play", "dice.json")["attack_dice"]
    }
    total = 0
    for die in item.dice.value:
        faces = rows[die]
        if faces["mark"] not in ("S", "D"):
            return None
        total += max(face.get("range", 0) for face in faces["value"])
    return total


def seeking_range(facts: Facts) -> int:
    """The greatest range of a seeking attack, beyond which no attack of any kind is limited by rule."""
    rows = read_data(facts.scenario.ruleset, "play", "turns.json")["turn_numbers"]
    return next(int(row["number"]["value"]) for row in rows if row["id"] == SEEKING)
