"""Portals in tiers and teleporters on the way, where an edition has them."""

from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Plain, Table, number, rows, table, words
from kneedeep.coach.floor import Floor, Full
from kneedeep.coach.ground import Ground
from kneedeep.model.scenario.element import read_element
from kneedeep.model.scenario.model import Token


def summons(
    ground: Ground, floor: Floor, edition: Table, factor: float, counts: tuple[int, ...], chance: Chance
) -> list[Token]:
    """A teleporter at the start and some on the way; portals, more the larger `factor`, the far ones of higher tiers."""
    data = table(edition.get("summons"))
    far, found = ground.far, list[Token]()
    if not data:
        return found
    pads = [0, *chance.order(zone.number for zone in ground.zones if far[zone.number] in (2, 4, 6))[:3]]
    for place in pads:
        _lay(found, {**table(data["pad"]), **({} if place == 0 else {"active": False})}, place, "wall", floor)
    tiers = rows(data["tiers"])
    for zone in ground.zones[1:]:
        tier = min(int(len(tiers) * (far[zone.number] - 0.5) / max(far)), len(tiers) - 1)
        first, more = number(data["odds"]) * factor, number(data["more"]) * factor
        for least, odds in ((0, first), (0, first - 100), (3, more)):
            most = {"marines": least} if least > min(counts) else {}
            if least <= max(counts) and chance.odds(odds):
                _lay(found, {**tiers[tier], **most}, zone.number, "open", floor)
    return found


def cards(edition: Table, chance: Chance) -> dict[str, Plain]:
    """The cards of a map that say who comes when: for each key of the file one of several values."""
    return {key: _one(chance, values) for key, values in table(edition.get("cards")).items()}


def _one(chance: Chance, values: Plain) -> Plain:
    assert isinstance(values, list | tuple)
    drawn: Plain = chance.pick(values)
    return drawn if isinstance(drawn, str) else words(drawn)


def _lay(found: list[Token], row: Table, zone: int, want: str, floor: Floor) -> None:
    try:
        at = floor.spot(zone, want)
    except Full:
        return
    found.append(read_element(Token, {**row, "at": list(at)}))
    if want == "open":
        floor.keep_clear(at)
